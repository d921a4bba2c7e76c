# Lo que dice Dark Seas: nombres, sucesos en pasado, preguntas a quien tiene el turno, opciones, negativas.
#
# Los argumentos los prepara `seadogs.play.words`. `.the` es la palabra como complemento, `.at` y `.to` con su preposición.
# Las mismas variables están en las tres lenguas. Lo que dicen las losetas está en effects/.

## El juego

game-title = Dark Seas
game-blurb = Da la vuelta a tu isla pirata con los dados de todos, pon a trabajar a sus truhanes y sé el más infame al cabo de doce rondas: de dos a cuatro capitanes.
switch-choose_harbours = Coloca tú los puertos
switch-choose_harbours-help = Colocas donde quieras los cinco puertos que no son de tu color. Si no, se colocan al azar.
switch-simultaneous = Todos a la vez
switch-simultaneous-help = Todos juegan su turno al mismo tiempo, sin ver el de los demás. Las losetas que tocan a otros jugadores esperan a que todos hayan terminado. El reglamento no tiene esta regla, pero muchas mesas juegan así.

## De qué se ocupa la mesa

phase-harbours = Colocar puertos
phase-treasures = Repartir tesoros
phase-tiles = Repartir losetas
phase-opening = La primera loseta
phase-first = Sorteo de quién empieza
phase-rolling = Tirar los dados
phase-reroll = Segunda tirada
phase-turns = Turnos
phase-resolving = Losetas en espera
phase-over = Fin de la partida
step-waiting = Espera
step-scheme = Tramas y capitán
step-island = En la isla
step-ship = En el mar
step-place = Colocar una loseta
step-done = Listo

## Capitanes

captain-blue = Azul
captain-green = Verde
captain-red = Rojo
captain-yellow = Amarillo
captain-seat-0 = { captain-blue }
captain-seat-1 = { captain-green }
captain-seat-2 = { captain-red }
captain-seat-3 = { captain-yellow }

## Colores y lugares

colour-blue = azul
colour-green = verde
colour-red = rojo
colour-yellow = amarillo
colour-orange = naranja
colour-purple = morado
direction-n = norte
    .the = el puerto norte
    .at = en el puerto norte
    .to = al puerto norte
direction-ne = nordeste
    .the = el puerto nordeste
    .at = en el puerto nordeste
    .to = al puerto nordeste
direction-se = sudeste
    .the = el puerto sudeste
    .at = en el puerto sudeste
    .to = al puerto sudeste
direction-s = sur
    .the = el puerto sur
    .at = en el puerto sur
    .to = al puerto sur
direction-sw = sudoeste
    .the = el puerto sudoeste
    .at = en el puerto sudoeste
    .to = al puerto sudoeste
direction-nw = noroeste
    .the = el puerto noroeste
    .at = en el puerto noroeste
    .to = al puerto noroeste
spot-island = Isla
    .the = la isla central
    .at = en la isla central
    .to = a la isla central
spot-n = Puerto norte
    .the = { direction-n.the }
    .at = { direction-n.at }
    .to = { direction-n.to }
spot-ne = Puerto nordeste
    .the = { direction-ne.the }
    .at = { direction-ne.at }
    .to = { direction-ne.to }
spot-se = Puerto sudeste
    .the = { direction-se.the }
    .at = { direction-se.at }
    .to = { direction-se.to }
spot-s = Puerto sur
    .the = { direction-s.the }
    .at = { direction-s.at }
    .to = { direction-s.to }
spot-sw = Puerto sudoeste
    .the = { direction-sw.the }
    .at = { direction-sw.at }
    .to = { direction-sw.to }
spot-nw = Puerto noroeste
    .the = { direction-nw.the }
    .at = { direction-nw.at }
    .to = { direction-nw.to }

# Espacios, dos en cada puerto. `.does` lleva delante el blanco, para las frases en que puede no haber espacio.
slot-n-a = espacio A
    .at = { direction-n.at }
    .does = { " " }{ direction-n.at }
slot-n-b = espacio B
    .at = { direction-n.at }
    .does = { " " }{ direction-n.at }
slot-ne-a = espacio A
    .at = { direction-ne.at }
    .does = { " " }{ direction-ne.at }
slot-ne-b = espacio B
    .at = { direction-ne.at }
    .does = { " " }{ direction-ne.at }
slot-se-a = espacio A
    .at = { direction-se.at }
    .does = { " " }{ direction-se.at }
slot-se-b = espacio B
    .at = { direction-se.at }
    .does = { " " }{ direction-se.at }
slot-s-a = espacio A
    .at = { direction-s.at }
    .does = { " " }{ direction-s.at }
slot-s-b = espacio B
    .at = { direction-s.at }
    .does = { " " }{ direction-s.at }
slot-sw-a = espacio A
    .at = { direction-sw.at }
    .does = { " " }{ direction-sw.at }
slot-sw-b = espacio B
    .at = { direction-sw.at }
    .does = { " " }{ direction-sw.at }
slot-nw-a = espacio A
    .at = { direction-nw.at }
    .does = { " " }{ direction-nw.at }
slot-nw-b = espacio B
    .at = { direction-nw.at }
    .does = { " " }{ direction-nw.at }

## Losetas, tesoros, fuentes de infamia

named-tile = { $title }
    .the = «{ $title }»
named-copy = { $title } ({ $colour })
    .the = «{ $title }»
tile-hidden = loseta de botín
    .the = una loseta de botín
treasure-crown = { $count ->
    [one] corona
   *[other] coronas
}
    .the = una corona
treasure-chalice = { $count ->
    [one] cáliz
   *[other] cálices
}
    .the = un cáliz
treasure-pearl = { $count ->
    [one] perla
   *[other] perlas
}
    .the = una perla
treasure-idol = { $count ->
    [one] ídolo
   *[other] ídolos
}
    .the = un ídolo
treasure-spyglass = { $count ->
    [one] catalejo
   *[other] catalejos
}
    .the = un catalejo
treasure-map = { $count ->
    [one] mapa
   *[other] mapas
}
    .the = un mapa
treasure-ruby = { $count ->
    [one] rubí
   *[other] rubíes
}
    .the = un rubí
treasure-dagger = { $count ->
    [one] puñal
   *[other] puñales
}
    .the = un puñal
treasure-hidden = { $count ->
    [one] tesoro
   *[other] tesoros
}
    .the = un tesoro
resource-doubloons = { $count ->
    [one] doblón
   *[other] doblones
}
resource-pirates = { $count ->
    [one] pirata
   *[other] piratas
}
resource-treasure = { $count ->
    [one] tesoro
   *[other] tesoros
}
source-infamy = Infamia ganada en juego
    .the = la infamia ganada en juego
source-treasures = Tesoros
    .the = los tesoros
source-doubloons = Doblones
    .the = los doblones
source-dread = Piratas temibles
    .the = los piratas temibles
source-harbours = Puertos
    .the = los puertos
source-full = Puertos llenos
    .the = los puertos llenos
source-tiles = Losetas de botín
    .the = las losetas de botín
doubloons = { $count ->
    [one] 1 doblón
   *[other] { $count } doblones
}

## Sucesos: preparación

event-harbour-laid = El puerto { $colour } de { $seat } quedó al { $direction }.
event-treasure-drawn = { $seat } robó { $treasure_the }.
event-tile-drawn = { $seat } robó { $tile_the }.
event-opening-chosen = { $seat } eligió { $tile_the } para el puerto noroeste.
event-throw-chosen = { $seat } eligió { $tile_the } para descartar.
event-opening-revealed = { $seat } colocó { $tile_the } { $slot_at } y descartó { $tile2_the }.
event-first-drawn = El sorteo decidió que empezara { $seat }.

## Sucesos: rondas y turnos

event-round-began = Empezó la ronda { $round }, con { $seat } como jugador activo.
event-dice-rolled = { $count ->
    [0] { $seat } tiró los dados: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
    [one] { $seat } volvió a tirar 1 dado: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
   *[other] { $seat } volvió a tirar { $count } dados: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
}
event-turn-began = { $seat } tomó los dados.
event-turns-began = En la ronda { $round } todos empezaron su turno a la vez.
event-schemed = { $resource_key ->
    [treasure] { $count ->
        [one] { $seat } tramó con { $tile_the } ({ $colour }) por un tesoro.
       *[other] { $seat } tramó con { $tile_the } ({ $colour }) por uno de { $count } tesoros.
    }
   *[other] { $seat } tramó con { $tile_the } ({ $colour }) por { $count } { $resource }.
}
event-captain-moved = El capitán de { $seat } fue { $spot_to }.
event-ship-sailed = { $by_key ->
    [captain] { $seat } entró { $direction_at } ({ $colour }), donde estaba el capitán.
   *[die] { $seat } entró { $direction_at } ({ $colour }).
}
event-tile-activated = { $seat } activó { $tile_the } { $slot_at }.
event-tile-copied = { $seat } hizo lo que dice { $tile_the } { $slot_at }.
event-tile-placed = { $seat } colocó { $tile_the } { $slot_at }.
event-tile-replaced = { $seat } retiró { $tile_the } { $slot_at } para hacer sitio.
event-tile-deferred = { $seat } activó { $tile_the } { $slot_at }, que espera a que todos terminen.
event-turn-done = { $seat } terminó.
event-tile-resolved = Se resolvió { $tile_the } de { $seat }.

## Sucesos: lo que dan losetas y tramas

event-fifth-rolled = { $seat } sacó { $colour } con el quinto dado: { $direction_the }.
event-doubloons-gained = { $seat } ganó { doubloons }.
event-doubloons-paid = { $seat } pagó { doubloons }.
event-infamy-gained = { $count ->
    [one] { $seat } ganó 1 punto de infamia.
   *[other] { $seat } ganó { $count } puntos de infamia.
}
event-pirate-placed = { $seat } colocó un pirata { $direction_at }.
event-dread-placed = { $price ->
    [0] { $seat } colocó un pirata temible { $direction_at }.
    [one] { $seat } colocó un pirata temible { $direction_at } por 1 doblón.
   *[other] { $seat } colocó un pirata temible { $direction_at } por { $price } doblones.
}
event-pirate-replaced = Un pirata de { $seat } { $direction_at } se volvió temible.
event-pirate-removed = { $dread ->
    [true] { $seat } perdió un pirata temible { $direction_at }.
   *[other] { $seat } perdió un pirata { $direction_at }.
}
event-nothing-lost = { $seat } no tenía nada sin proteger que perder.
event-treasure-kept = { $seat } se quedó { $treasure_the }.
event-treasures-returned = { $count ->
    [one] { $seat } devolvió 1 tesoro boca abajo.
   *[other] { $seat } devolvió { $count } tesoros boca abajo.
}
event-treasure-paid = { $seat } mostró y entregó { $treasure_the }.
event-tile-kept = { $seat } se quedó { $tile_the }.
event-tile-discarded = { $seat } descartó { $tile_the }{ $slot_does }.
event-player-chosen = { $seat } eligió a { $other }.
event-treasures-looked-at = { $seat } miró los tesoros de { $other }.
event-treasure-seen = Entre los tesoros de { $other }: { $count } { $treasure }.
event-stack-reshuffled = { $count ->
    [one] La única loseta descartada pasó a ser la pila.
   *[other] Las { $count } losetas descartadas se barajaron en una pila nueva.
}
event-nothing-to-draw = { $count ->
    [0] A { $seat } no le quedaba nada que robar.
    [one] No había bastante que robar: { $seat } obtuvo solo 1.
   *[other] No había bastante que robar: { $seat } obtuvo solo { $count }.
}

## Sucesos: la puntuación final

event-game-scored = { $seat } sumó { $points } por { $source_the }.
event-tile-scored = { $seat } sumó { $points } por { $tile_the }.
event-game-ended = { $seat } terminó en el puesto { $place } con { $points } de infamia.
