# La mesa de Francis Drake: títulos y rótulos de la página.

table-progress = Travesía { $voyage } de { $voyages }
table-done = { $voyages ->
    [3] Tres travesías cumplidas
   *[other] Todas las travesías cumplidas
}
stage-street = Aprovisionamiento
stage-preparing = Preparativos
stage-placing = Misiones selladas
stage-sea = En el mar
stage-over = Puntuación final

tabs = Las partes de la mesa
tab-street = Calle
tab-chart = Mapa
tab-ship = Barco
tab-captains = Capitanes
tab-journal = Diario

## Plymouth Street

street = Calle de Plymouth
street-not-laid = Aún no se han puesto las losetas de la calle.
pays-tavern = una tirada de dado por tripulación
pays-drake = { $gains }, más { $extra } de lo uno o lo otro; ocupa dos turnos
pays-admiral = el Almirante y las fichas de fragata
pays-governor = el Gobernador y las fichas de soldados
pays-golden-hind = el disco de misión de la Cierva Dorada
gain-galleon = un galeón
gain-pinnace = una pinaza
gain-informer = el Informador
docks = Muelles
docks-homebound = Muelles de regreso
docks-outbound = Muelles de salida
dock-empty = Muelle { $dock }, vacío
dock-taken = Muelle { $dock }: { $name }

## The chart

chart = El Caribe español
zone = Zona { $zone }
zone-in-reach = a tu alcance
zone-out-of-reach = fuera de tu alcance
place-points = { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
}
place-troops = { $count ->
    [one] 1 soldado
   *[other] { $count } soldados
}
place-cannons = { $count ->
    [one] 1 cañón
   *[other] { $count } cañones
}
counter-hidden = y una ficha boca abajo
counter-known = y una ficha que conoces: { $count }
counter-open = y una ficha boca arriba: { $count }
place-circles = { $free ->
    [one] 1 círculo libre
   *[other] { $free } círculos libres
}
place-taken = Atacado por { $names }
place-traded = Comercio de { $names }
mission-sealed = { $name }, boca abajo
mission-known = { $name }, { $disc }

## Captains and ships

captains = Capitanes
col-score = Puntos de victoria
captain-awaited = debe jugar
ship-log = Cuaderno de bitácora
ship-frigate = Fragata
ship-galleon = Galeón
ship-pinnace = Pinaza
ship-no-pinnace = Sin pinaza
ship-investor-left = Inversor disponible
ship-investor-spent = Inversor gastado
ship-discs = { $count ->
    [one] Queda 1 disco de capitán
   *[other] Quedan { $count } discos de capitán
}
ship-reach = { $zone ->
    [0] No puede zarpar
    [1] Llega a la zona 1
   *[other] Llega a las zonas 1 a { $zone }
}
ship-hand = Misiones en mano
ship-aside = Apartadas
ship-empty = nada aún
ship-commodities = Géneros
ship-chest = Tu cofre
ship-chest-secret = solo lo ves tú
ship-conquests = Ataques a
captain-home = De vuelta en Plymouth
captain-ashore = Se queda en tierra
amount = { $count } { $thing }
pools = Queda en las reservas

## Final scoring


## Las casas de la calle, el barco

or = o
house-open = { $number }, { $name }, el próximo círculo da { $pays }, libre
house-ahead = { $number }, { $name }, el próximo círculo da { $pays }, libre
house-shut = { $number }, { $name }, el próximo círculo da { $pays }, libre, pero ahora no se puede visitar
house-passed = { $number }, { $name }, ya la has pasado
house-full = { $number }, { $name }, completa
house-taken = ocupada por { $names }
house-costs = { $count ->
    [one] cuesta 1 punto de victoria
   *[other] cuesta { $count } puntos de victoria
}
house-buys = { $most ->
    [0] { $count } PV: tripulación y cañones o un galeón
   *[other] { $count } PV: { $most } entre tripulación y cañones o un galeón
}
house-two-turns = dos turnos
offices = Cargos de esta travesía
office-free = { $office }: nadie
office-held = { $office }: { $name }
hold-discs = { $count ->
    [one] queda 1 disco
   *[other] quedan { $count } discos
}
main-reach = { $zone ->
    [0] Aún no llegas a ninguna zona
    [1] Llegas a la zona 1
    [2] Llegas a las zonas 1 y 2
   *[other] Llegas a las zonas 1 a { $zone }
}
main-far = Cuatro zonas, cada una más lejos que la anterior
strip-score = { $name }: { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
}

result-wins = gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
result-ahead = { $points ->
    [one] 1 más que { $name }.
   *[other] { $points } más que { $name }.
}
result-level = Empata con { $name }, pero está en un muelle de regreso más bajo.
result-largest = Mayor fuente: { $source }, { $points }.
result-sources = De dónde vinieron los puntos
source = Puntos por fuente
source-start = Cada capitán empieza con
    .short = Inicio
    .within = los del inicio
source-town = Ciudades
    .short = Ciudades
    .within = las ciudades
source-fort = Fuertes
    .short = Fuertes
    .within = los fuertes
source-galleon = Galeones
    .short = Galeones
    .within = los galeones
source-conquests = Clases de conquista
    .short = Clases de conquista
    .within = las clases de conquista
    .note = { $one }, { $two } o { $three } por travesía
source-hero = Regreso del héroe
    .short = Regreso del héroe
    .within = el regreso del héroe
source-offices = Almirante y Gobernador
    .short = Almirante y Gobernador
    .within = el Almirante y el Gobernador
source-commodities = Mercancías
    .short = Mercancías
    .within = las mercancías
    .note = series de 2, 3 y 4: { $pair }, { $trio } y { $four }
source-chest = Cofre
    .short = Cofre
    .within = el cofre
    .note = plata { $silver }, oro { $gold }, joya { $jewel }
source-investor = Inversor
    .short = Inversor
    .within = el Inversor
    .note = los puntos del inicio, pagados
source-total = Puntos de victoria
result-most = los más de esta fuente
result-most-note = los más de esta fuente.
result-tie-note = En caso de empate gana el muelle de regreso más bajo tras la última travesía.
result-again = Jugar otra vez con los mismos capitanes
result-replay = { $voyages ->
    [3] Volver a ver las tres travesías
   *[other] Volver a ver las travesías
}
homecoming = Regreso
homecoming-voyage = lo que trajo la travesía { $voyage }
homecoming-nothing = sin puntos en esta travesía
chapter-voyage = Travesía { $voyage }
chapter-orders = Órdenes selladas
chapter-missions = Misiones
chapter-homecoming = Regreso

## La página de la travesía

plaque-galleon = Galeón
plaque-can = se puede elegir ahora
plaque-out = fuera de tu alcance
chart-north-up = Norte arriba
rail = Capitanes, diario
orders = Tus órdenes selladas
orders-at-sea = Tus misiones
orders-lay-frigate = Las fichas de fragata del Almirante
orders-lay-garrison = Las fichas de tropas del Gobernador
orders-left = { $count ->
    [one] falta una
    [2] faltan dos
    [3] faltan tres
    [4] faltan cuatro
    [5] faltan cinco
   *[other] faltan seis
}
order-hand = por poner
order-chosen = elegida
order-laid = puesta: { $place }
order-waits = { $place }
order-aside = apartada
order-done = hecha
card-open = Detalles
card-kind = { $kind_key ->
    [town] Ciudad en la zona { $zone }.
    [fort] Fuerte en la zona { $zone }.
    [galleon] Galeón español.
   *[port] Puerto comercial en la zona { $zone }.
} { $count ->
    [one] Un círculo.
    [2] Dos círculos.
    [3] Tres círculos.
   *[other] { $count } círculos.
}
card-costs = Te cuesta
card-pays = Te da
card-lies = Quién está aquí
card-nobody = nadie todavía
card-crew = { $least } de tripulación
card-crew-between = { $least } a { $most } de tripulación
card-for-troops = { $count ->
    [one] 1 tripulante por su soldado
   *[other] { $count } tripulantes por sus { $count } soldados
}
card-for-cannons = { $count ->
    [one] 1 cañón por el suyo
   *[other] { $count } cañones por los { $count } suyos
}
card-guns = { $least ->
    [one] 1 cañón
   *[other] { $least } cañones
}
card-guns-between = { $least } a { $most } cañones
card-ghost-costs = nada
card-ghost-pays = nada: desaparece al dar la vuelta a los discos
card-goods = 1 mercancía
card-have = tienes { $have }
card-galleon = { $have ->
    [true] un galeón, que tienes
   *[false] un galeón, que no tienes
}
card-sets = hasta +{ $count } por lotes
card-counter = ficha: { $count } más
card-counter-hidden = una ficha oculta
card-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
card-treasure = { $treasure }, si eres el primero
card-step = un tipo nuevo: +{ $count }
card-lay = { $disc_key ->
    [hind] Pon aquí el Golden Hind
    [ghost] Pon aquí el Buque Fantasma
   *[other] Pon aquí tu { $disc_key }
}
card-pick-disc = Elige cuál de tus órdenes pones aquí.
card-pick-other = Elige el segundo lugar del intercambio.
card-first = ¿Quién va primero?
odds-title = Con la ficha oculta:
odds = { $count } de { $of }
odds-too-many = faltan
conquests = Conquistas
conquests-voyage = en esta travesía
conquests-now = ahora
conquests-kinds = { $count ->
    [one] 1 clase
   *[other] { $count } clases
}
conquest-made = atacado
captains-sailing = Orden de navegación
conquest-planned = hay una orden allí
