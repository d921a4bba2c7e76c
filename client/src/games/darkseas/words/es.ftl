# La mesa de Dark Seas: títulos y rótulos de la página. Las frases sobre el juego son los mensajes del propio juego.

## Una isla, para quien no la ve: cada hexágono es un botón cuyo nombre dice todo lo que hay dibujado

island-of = Isla de { $name }
hex-harbour-blue = Puerto azul
    .at = en el puerto azul
hex-harbour-green = Puerto verde
    .at = en el puerto verde
hex-harbour-red = Puerto rojo
    .at = en el puerto rojo
hex-harbour-yellow = Puerto amarillo
    .at = en el puerto amarillo
hex-harbour-orange = Puerto naranja
    .at = en el puerto naranja
hex-harbour-purple = Puerto morado
    .at = en el puerto morado
hex-harbour-unlaid = Puerto aún sin colocar
    .at = en el puerto aún sin colocar
symbol-blue = ancla
symbol-green = palmera
symbol-red = calavera
symbol-yellow = sol
symbol-orange = farol
symbol-purple = kraken
hex-direction-n = al norte
hex-direction-ne = al nordeste
hex-direction-se = al sudeste
hex-direction-s = al sur
hex-direction-sw = al sudoeste
hex-direction-nw = al noroeste
hex-harbour = { $harbour }, { $symbol ->
    [none] { "" }
   *[other] { $symbol },{ " " }
}{ $direction }, { $pirates } de 4 piratas{ $dread ->
    [0] { "" }
    [one] , { $dread } de ellos temible
   *[other] , { $dread } de ellos temibles
}
hex-ship = aquí está el barco
hex-captain = aquí está el capitán
hex-guarded = lo guarda el capitán
hex-stop = parada { $stop } del barco: { $by ->
    [captain] entra gracias al capitán
   *[die] entra con un dado
}
hex-way-ends = aquí acaba la ruta del barco
hex-parts = { $whole }; { $part }
hex-slots = dos espacios: { $slots }
hex-slot-empty = vacío
hex-slot-stands = { $name }, { $state }
hex-tile = { $name }, loseta de botín { $harbour_at }
hex-empty = Espacio vacío { $harbour_at }
hex-heart = Isla central
hex-reach = al alcance del barco
hex-now = despierta
hex-open = se puede elegir
hex-threatened = elegida por otro jugador
hex-barred = no se puede elegir
slot-empty = espacio vacío
slot-letter-a = A
slot-letter-b = B
slot-offered = colócala aquí

## La mano

plank-rolled = { $count ->
    [0] no sale
    [one] sale 1
   *[other] salen { $count }
}
plank-bound = esta la colocas
pays-doubloons = doblones
pays-pirates = piratas
pays-treasure = 1 tesoro a elegir
sign-starting = loseta inicial
sign-schemed = { $pays }, si la tramas

## Tesoros

treasure-sign-crown = Corona
treasure-sign-chalice = Cáliz
treasure-sign-pearl = Perla
treasure-sign-idol = Ídolo
treasure-sign-spyglass = Catalejo
treasure-sign-map = Mapa
treasure-sign-ruby = Rubí
treasure-sign-dagger = Puñal
treasure-worth = { $treasure }: { $count }, vale { $points }

## Dados y rondas

die-again = otra vez
moons-round = Ronda
moons-now = Ronda { $round } de { $rounds }

## La abreviatura de una loseta: lo más corto posible

glyph-per = por
glyph-here = aquí
glyph-end = fin
glyph-all = todos
glyph-others = otros
glyph-other = otro
glyph-look = mira
glyph-copy = copia
glyph-move = mueve

## Las partes de una partida, la barra

night-before = Antes de anochecer
night-over = { $rounds ->
    [one] La noche ha terminado: 1 ronda
   *[other] La noche ha terminado: { $rounds } rondas
}
chapter-setup = Antes de anochecer
chapter-round = Ronda { $round }
chapter-turn = { $seat }
chapter-turns = Los turnos de todos
chapter-dawn = La puntuación final

## El alba: la puntuación final

dawn-title = Amanece. { $name } es el terror de estos mares.
dawn-shared = Amanece. { $names } comparten el terror de estos mares.
dawn-infamy = El gobernador ha doblado la recompensa y ha pedido, en voz baja, un autógrafo.
dawn-treasures = Los orfebres han cerrado: no les queda nada que labrar.
dawn-doubloons = El banco pregunta, con toda cortesía, si podría pedir prestado un poco.
dawn-dread = Las madres usan ese nombre para mandar a los niños a la cama.
dawn-harbours = Dondequiera que atraque un barco esta mañana, ya ondea la misma bandera.
dawn-full = No hay una cama libre en ningún muelle, y nadie se atreve a quejarse.
dawn-tiles = En todas las tabernas lo cantan, y los taberneros se llevan su parte.
dawn-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
dawn-sources = De dónde vino la infamia
dawn-source = Fuente
dawn-from-infamy = Infamia ganada en juego
dawn-wealth = Riqueza
dawn-from-treasures = Tesoros
dawn-from-doubloons = Doblones
dawn-power = Poder
dawn-from-dread = Piratas temibles
dawn-from-harbours = Puertos con pirata
dawn-from-full = Puertos llenos
dawn-from-tiles = Losetas finales
dawn-total = Infamia
dawn-place = { $place }.º
dawn-shares = comparte el { dawn-place }
dawn-had = { $thing }: { $count }
dawn-again = Jugar otra vez
dawn-replay = Repetir la noche
dawn-islands = Ver las islas

## La mesa

steps = Pasos del turno
step-of-turn-roll = Dados
step-of-turn-scheme = Tramas
step-of-turn-captain = Capitán
step-of-turn-ship = Barco
step-of-turn-place = Loseta
step-done-already = , hecho
hand = Tu mano
hand-empty = No tienes losetas en la mano.
plank-scheme = Tramar:
plank-place-tile = Colocar
plank-place-where = Colocar…
plank-replace = En vez de { $tile2 }
plank-keep-tile = Quedármela
plank-open-with = Colocar
plank-throw-away = Descartar
treasures = Tesoros
treasures-worth = valen
score-if-ended = Si acabara ahora
score-infamy = Infamia hasta ahora
score-wealth = Riqueza
score-treasures = Tesoros
score-doubloons = Doblones
score-power = Poder
score-dread = Temibles
score-harbours = Puertos tuyos
score-full = Puertos llenos
score-tiles = Losetas finales
score-everybody = La puntuación de todos
# Entre qué cifras está la puntuación, según los tesoros ocultos
score-range = { $low }–{ $high }
score-between = entre { $low } y { $high }
score-open = Todo lo que cuenta está a la vista.
score-certain = { $count ->
    [one] Hay un tesoro oculto, ya contado: sea cual sea, vale lo mismo.
   *[other] Hay { $count } tesoros ocultos, ya contados: sean cuales sean, valen lo mismo.
}
score-hidden = { $count ->
    [one] Hay un tesoro oculto: por eso las dos cifras.
   *[other] Hay { $count } tesoros ocultos: por eso las dos cifras.
}
has-infamy = infamia
has-doubloons = doblones
has-treasures = tesoros
has-hand = losetas en mano
has-pirates = piratas
has-dread = piratas temibles
rival-look = Mirar la isla de { $name }
rival-me = tú
rival-playing = jugando
rival-next = después
rival-done = listo
rival-choose = Elegir
rival-known = Has visto:
rival-taverns = Losetas en la isla de { $name }
rival-guarded = Protegido: el capitán está aquí.
looking = Estás mirando la isla de { $name }.
looking-back = Volver a mi isla
hex-full = lleno: { $pirates } de 4
reach-title = { $count ->
    [0] Ningún puerto al alcance
    [one] 1 puerto al alcance
   *[other] { $count } puertos al alcance
}
reach-wakes = { $count ->
    [0] No despertaría ninguna loseta.
    [one] Despertaría una loseta.
   *[other] Despertarían { $count } losetas.
}
# $harbour «El azul», $colour «un dado azul»
reach-barred = { $harbour } pide { $colour } o a tu capitán.
reach-at-blue = El azul
reach-at-green = El verde
reach-at-red = El rojo
reach-at-yellow = El amarillo
reach-at-orange = El naranja
reach-at-purple = El morado
reach-die-blue = un dado azul
reach-die-green = un dado verde
reach-die-red = un dado rojo
reach-die-yellow = un dado amarillo
reach-die-orange = un dado naranja
reach-die-purple = un dado morado
reach-all-round = La vuelta entera, y ningún puerto dos veces.
reach-captain = tu capitán
reach-all = { $tiles }
reach-some = { $wakes } de { $tiles }
reach-idle = { $tiles }: nada cambiaría allí ahora
reach-scores = { $count ->
    [one] { $tiles } cuenta al final
   *[other] { $tiles } cuentan al final
}
reach-none = allí no hay ninguna loseta
reach-point = Elige un sitio para tu capitán: la ruta muestra entonces hasta dónde llegaría el barco.
reroll-pick = Elige los dados que volverías a tirar.
pirate-pick = Elige un puerto iluminado. La etiqueta dice cuánto valdría al final.
owed = { $count ->
    [one] Una loseta espera a que acaben todos.
   *[other] { $count } losetas esperan a que acaben todos.
}
laid-harbour = { $colour }
laid-treasure = { $treasure }
laid-out = Para elegir
supply-tiles = Losetas por robar
supply-discards = Descartadas
supply-treasures = Tesoros por robar
lately = Lo último que hicieron los demás
sign-why = ¿Por qué ahora no?
tabs = Partes de la mesa
tab-island = Isla
tab-hand = Mano { $count }
tab-asked = , hay algo que elegir
tab-rivals = Rivales
tab-score = Puntos
tab-log = Diario
on-to-captain = Pasar al capitán

## Donde un teléfono tiene varios botones: lo más breve posible

short-anchor = Ancla
short-sail = Navegar
short-activate = { $tile }
short-keep-dice = Conservar
short-roll-again = { $count ->
    [one] Repetir 1 dado
   *[other] Repetir { $count } dados
}
short-stay-captain = Se queda
short-place-tile = { $replaces ->
    [true] Al { $slot }: se va { $tile2 }
   *[other] Al { $slot }
}
short-place-nothing = Ninguna
short-take-nothing = Nada
short-take-doubloon = +{ $count } doblón
short-draw-tiles = Losetas
short-remove-pirate = { $dread ->
    [true] Temible: { $direction }
   *[other] Pirata: { $direction }
}
short-leave-plain = Corriente
short-upgrade = Temible
short-pay-doubloons = { $count ->
    [0] Nada
   *[other] { $count }
}
