# La mesa de Francis Drake: títulos y rótulos de la página.

table-progress = Travesía { $voyage } de { $voyages }
stage-street = Calle de Plymouth
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
street-visit = Visitar
street-why = ¿Por qué no?
street-full = lleno
street-free-circle = círculo libre
street-next = El próximo disco recibe: { $pays }
pays-tavern = una tirada de dado por tripulación
pays-shipyard = { $circle ->
    [1] un galeón y un cañón
   *[other] un galeón
}
pays-pinnace = { $circle ->
    [1] una pinaza y tripulación
   *[other] una pinaza
}
pays-drake = tripulación, cañones y algo más; ocupa dos turnos
pays-queen = un galeón, un cañón y una mercancía
pays-admiral = el Almirante y las fichas de fragata
pays-governor = el Gobernador y las fichas de soldados
pays-informer = el Informador y una mercancía
pays-golden-hind = el disco de misión de la Cierva Dorada
pays-investor = tripulación y cañones, o un galeón, por puntos de victoria
pays-dockside = un tripulante, un cañón o una provisión
docks = Muelles
docks-homebound = De regreso
docks-outbound = De salida
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
missions-here = Discos de misión aquí

## Captains and ships

captains = Capitanes
col-captain = Capitán
col-discs = Discos de capitán que quedan
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

result-wins = gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
result-wins-tied = gana por el muelle de regreso más bajo, con { $points } puntos
result-sources = De dónde salieron los puntos
source = Origen
source-start = Todo capitán empieza con
source-town = Ciudades
source-fort = Fuertes
source-galleon = Galeones
source-conquests = Clases conquistadas
source-hero = Regreso heroico
source-offices = Almirante y Gobernador
source-commodities = Géneros
source-chest = Cofre
source-investor = Pagado al Inversor
source-total = Puntos de victoria
result-most = quien más sacó de este origen
result-again = Nueva partida
