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
    .does = «{ $title }»
named-copy = { $title } ({ $colour })
    .the = «{ $title }»
    .does = «{ $title }»
named-branch = { $clause_start }
tile-hidden = loseta de botín
    .the = una loseta de botín
    .does = Una loseta de botín
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
event-turn-began = Llegó el turno de { $seat }.
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

event-treasure-scored = { $seat } sumó { $points } por { $count } { $treasure }.
event-game-scored = { $seat } sumó { $points } por { $source_the }.
event-tile-scored = { $seat } sumó { $points } por { $tile_the }.
event-game-ended = { $place ->
    [1] { $seat } quedó en primer lugar con { $points } de infamia.
    [2] { $seat } quedó en segundo lugar con { $points } de infamia.
    [3] { $seat } quedó en tercer lugar con { $points } de infamia.
   *[other] { $seat } quedó en último lugar con { $points } de infamia.
}

## Lo que se pregunta

prompt-lay-harbour = ¿Qué puerto colocas al { $direction }?
prompt-treasures = Se reparten los primeros tesoros.
prompt-tiles = Se reparten las primeras losetas de botín.
prompt-open-with = ¿Qué loseta de botín colocas en el puerto noroeste?
prompt-throw-away = ¿Qué loseta de botín descartas?
prompt-first = Se sortea quién empieza.
prompt-rolling = Se tiran los dados.
prompt-reroll = ¿Te quedas los dados o vuelves a tirar los que quieras, una vez y todos juntos?
prompt-turns = Los demás aún están jugando.
prompt-resolving = Se resuelven las losetas que esperaban.
prompt-over = La partida ha terminado.
prompt-scheme = Trama, mueve a tu capitán un paso o deja que se quede.
prompt-captain = Mueve a tu capitán un paso o deja que se quede.
prompt-island = En la isla: ¿robas losetas, tomas { doubloons } o ninguna de las dos cosas?
prompt-island-doubloon = En la isla: ¿tomas { doubloons } o nada?
prompt-ship = ¿Activas una loseta aquí, sigues navegando o echas el ancla?
prompt-ship-tiles = ¿Activas una loseta aquí o echas el ancla?
prompt-ship-sail = ¿Sigues navegando o echas el ancla?
prompt-place-tile = ¿Colocas una loseta de botín de tu mano en el puerto donde estás, o ninguna?
prompt-roll = Se tira el quinto dado.
prompt-draw-treasure = Se roba un tesoro.
prompt-draw-tile = Se roba una loseta de botín.
prompt-keep-treasure = ¿Qué tesoro te quedas?
prompt-keep-tile = ¿Qué loseta de botín te quedas?
prompt-pirate = { $count ->
    [one] ¿Dónde colocas el pirata?
   *[other] ¿Dónde colocas el siguiente de { $count } piratas?
}
prompt-upgrade = ¿Haces temible al pirata { $direction_at } o lo dejas corriente?
prompt-replace = { $tile_does }: ¿qué pirata se vuelve temible?
prompt-remove = { $tile_does } de { $other }: ¿qué pirata retiras?
prompt-pay-pirate = { $tile_does }: ¿qué pirata pagas?
prompt-pay-treasure = { $tile_does }: ¿qué tesoro pagas?
prompt-pay-doubloons = { $tile_does }: ¿cuántos doblones pagas?
prompt-discard = { $tile_does } de { $other }: ¿qué loseta de botín descartas?
prompt-choose-player = { $tile_does }: ¿a qué jugador eliges?
prompt-branch = { $tile_does } de { $other }: ¿cuál de las dos cosas?
prompt-move-captain = { $tile_does }: ¿adónde va tu capitán?
prompt-copy = { $tile_does }: ¿cuál de tus losetas activas?

# Lo mismo como algo que hacer, donde se dice que va antes.
question-lay-harbour = coloca un puerto
question-open-with = elige una loseta para el puerto noroeste
question-throw-away = elige la loseta de tu mano que descartas
question-reroll = decide sobre los dados
question-scheme = trama, mueve a tu capitán o deja que se quede
question-captain = mueve a tu capitán o deja que se quede
question-island = decide qué trae tu capitán de la isla
question-island-doubloon = decide si tu capitán trae doblones de la isla
question-ship = activa una loseta, sigue navegando o echa el ancla
question-ship-tiles = activa una loseta o echa el ancla
question-ship-sail = sigue navegando o echa el ancla
question-place-tile = coloca una loseta, o ninguna
question-keep-treasure = elige el tesoro que te quedas
question-keep-tile = elige la loseta que te quedas
question-pirate = coloca el pirata
question-upgrade = decide si el pirata se vuelve temible
question-replace = elige el pirata que se vuelve temible
question-remove = elige el pirata que retiras
question-pay-pirate = elige el pirata que pagas
question-pay-treasure = elige el tesoro que pagas
question-pay-doubloons = di cuántos doblones pagas
question-discard = elige la loseta que descartas
question-choose-player = elige a un jugador
question-branch = elige una de las dos cosas
question-move-captain = elige adónde va tu capitán
question-copy = elige la loseta que activas

## Opciones

choice-lay-harbour = El puerto { $colour }
choice-open-with = Colocar { $tile }
choice-throw-away = Descartar { $tile }
choice-keep-dice = Conservar los dados
choice-roll-again = Volver a tirar: { dice-shown }
choice-scheme = { $tile }: { scheme-pays }
choice-move-captain = { $spot }
choice-stay-captain = Se queda: { $spot }
choice-take-doubloon = Tomar { doubloons }
choice-draw-tiles = Robar { $count } losetas, quedarse { $keep }
choice-take-nothing = Nada
choice-sail = Navegar { $direction_to }
choice-anchor = Echar el ancla
choice-activate = Activar { $tile }
choice-place-tile = { $tile }: { $slot }
choice-place-nothing = Ninguna
choice-place-pirate = Pirata { $direction_at }
choice-upgrade = { $price ->
    [one] Pirata temible por 1 doblón
   *[other] Pirata temible por { $price } doblones
}
choice-leave-plain = Pirata corriente
choice-replace-pirate = Pirata temible { $direction_at }
choice-remove-pirate = { $dread ->
    [true] Pirata temible { $direction_at }
   *[other] Pirata { $direction_at }
}
choice-keep-treasure = Conservar { $treasure_the }
choice-pay-treasure = Pagar { $treasure_the }
choice-keep-tile = Conservar { $tile }
choice-pay-doubloons = { $count ->
    [0] No pagar nada
   *[other] Pagar { doubloons }
}
choice-choose-player = { $other }
choice-take-branch = { $branch }
choice-discard-tile = { $tile }
choice-copy-tile = { $tile }

# Partes de las opciones.
dice-shown = { $count ->
    [one] { $colour1 }
    [2] { $colour1 }, { $colour2 }
    [3] { $colour1 }, { $colour2 }, { $colour3 }
   *[other] { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }
}
scheme-pays = { $resource_key ->
    [treasure] { $count ->
        [one] 1 tesoro
       *[other] 1 de { $count } tesoros
    }
   *[other] { $count } { $resource }
}

## Lo que cuesta y da una opción

preview-lay-harbour = El puerto { $colour } queda al { $direction } para toda la partida.
preview-open-with = { $scores ->
    [true] { $tile_does } queda en el puerto noroeste y puntúa al final de la partida.
   *[other] { $tile_does } queda en el puerto noroeste y sirve cada vez que tu barco entre allí.
}
preview-throw-away = { $tile_does } va a los descartes. Las otras dos losetas quedan en tu mano.
preview-keep-dice = Todos juegan esta ronda con estos dados.
preview-roll-again = { $count ->
    [one] Vuelves a tirar 1 dado. Con lo que salga juegan todos esta ronda.
   *[other] Vuelves a tirar { $count } dados, todos juntos. Con lo que salga juegan todos esta ronda.
}
preview-scheme = { $resource_key ->
    [doubloons] Descartas { $tile_the } y ganas { doubloons }.{ score-now }
    [pirates] { $count ->
        [one] Descartas { $tile_the } y colocas 1 pirata.
       *[other] Descartas { $tile_the } y colocas { $count } piratas.
    }
   *[treasure] { $count ->
        [one] Descartas { $tile_the }, robas un tesoro y te lo quedas.
       *[other] Descartas { $tile_the }, robas { $count } tesoros y te quedas uno.
    }
}
preview-move-captain = { $stops ->
    [-1] Tu capitán va { $spot_to }.
    [0] Con tu capitán { $spot_at } el barco no puede salir de donde está.
    [one] Con tu capitán { $spot_at } el barco podría avanzar 1 puerto { tiles-woken }.
   *[other] Con tu capitán { $spot_at } el barco podría avanzar { $stops } puertos { tiles-woken }.
}
preview-stay-captain = { $stops ->
    [0] Con tu capitán { $spot_at } el barco no puede salir de donde está.
    [one] Con tu capitán { $spot_at } el barco podría avanzar 1 puerto { tiles-woken }.
   *[other] Con tu capitán { $spot_at } el barco podría avanzar { $stops } puertos { tiles-woken }.
}
preview-take-doubloon = Ganas { doubloons }.{ score-now }
preview-draw-tiles = Robas { $count } losetas de botín y te quedas { $keep }; el resto se descarta.
preview-take-nothing = Lo dejas estar.{ score-now }
preview-sail = { $by_key ->
    [captain] Tu capitán deja entrar al barco.{ tiles-there }
   *[die] El dado { $colour } deja entrar al barco.{ tiles-there }
}
preview-anchor = Tu viaje termina aquí por este turno. Después puedes colocar una loseta.
preview-activate = { $effect }{ score-now }
preview-place-tile = { $replaces ->
    [true] { $tile_does } ocupa el sitio de { $tile2_the }.{ score-now }
   *[other] { $scores ->
        [true] { $tile_does } queda { $slot_at } y puntúa al final de la partida.{ score-now }
       *[other] { $tile_does } queda { $slot_at } y sirve cuando tu barco vuelva allí.{ score-now }
    }
}
preview-place-nothing = Todas tus losetas se quedan en tu mano.
preview-place-pirate = { $pirates ->
    [0] Aún no hay ningún pirata { $direction_at }.{ score-now }
    [one] Ahora hay 1 pirata { $direction_at }.{ score-now }
   *[other] Ahora hay { $pirates } piratas { $direction_at }.{ score-now }
}
preview-upgrade = Un pirata temible { $direction_at } vale 1 punto más al final.{ score-now }
preview-leave-plain = El pirata { $direction_at } sigue siendo corriente y guardas tu dinero.{ score-now }
preview-replace-pirate = Un pirata { $direction_at } se vuelve temible sin que pagues.{ score-now }
preview-remove-pirate = { $dread ->
    [true] Pierdes un pirata temible { $direction_at }.{ score-now }
   *[other] Pierdes un pirata { $direction_at }.{ score-now }
}
preview-keep-treasure = { $held ->
    [0] Aún no tienes ninguno de esta clase.{ score-now }
   *[other] Ya tienes { $held } de esta clase.{ score-now }
}
preview-pay-treasure = { $held ->
    [one] Es el único que tienes de esta clase. Todos lo ven y luego se mezcla.{ score-now }
   *[other] Tienes { $held } de esta clase. Todos lo ven y luego se mezcla.{ score-now }
}
preview-keep-tile = { $tile_does } pasa a tu mano.
preview-pay-doubloons = { $count ->
    [0] No pagas nada.
   *[other] Pagas { doubloons } a la banca.{ score-now }
}
preview-choose-player = { $other } tiene { $pirates ->
    [one] 1 pirata
   *[other] { $pirates } piratas
} y { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesoros
}.
preview-take-branch = { $tile_does } te deja elegir: { $branch }.
preview-discard-tile = Descartas { $tile_the } { $slot_at }.{ score-now }
preview-copy-tile = Como si estuviera aquí: { $effect }{ score-now }

# Partes de las frases de arriba.
tiles-woken = { $wakes ->
    [0] sin despertar ninguna loseta
    [one] y despertar 1 loseta
   *[other] y despertar { $wakes } losetas
}
tiles-there = { $wakes ->
    [0] { " " }Allí no hay loseta que despertar.
    [one] { " " }Allí podrías despertar 1 loseta.
   *[other] { " " }Allí podrías despertar { $wakes } losetas.
}
score-now = { $gain ->
    [0] { "" }
   *[other] { " " }Tu puntuación, tal como está, cambia en { $gain }.
}
asks-roll = { " " }Después se tira el quinto dado.
asks-draw-treasure = { " " }Después se roba un tesoro.
asks-draw-tile = { " " }Después se roba una loseta de botín.
asks-keep-treasure = { " " }Después eliges un tesoro.
asks-keep-tile = { " " }Después eliges una loseta.
asks-pirate = { " " }Después eliges el puerto.
asks-upgrade = { " " }Después puedes hacer temible al pirata.
asks-replace = { " " }Después eliges el pirata.
asks-remove = { " " }Después se elige qué pirata se va.
asks-pay-pirate = { " " }Después eliges el pirata que pagas.
asks-pay-treasure = { " " }Después eliges el tesoro que pagas.
asks-pay-doubloons = { " " }Después dices cuántos doblones.
asks-discard = { " " }Después se elige qué loseta se va.
asks-choose-player = { " " }Después eliges a un jugador.
asks-branch = { " " }Después se elige una de dos cosas.
asks-move-captain = { " " }Después eliges adónde va.
asks-copy = { " " }Después eliges la loseta.

## Negativas

refusal-match-over = La partida ha terminado: no queda nada que hacer.
refusal-chance-decides = Eso lo decide el azar, no lo elige ningún capitán.
refusal-chance-first = Primero le toca al azar: espera a los dados o al robo.
refusal-not-your-turn = Es el turno de { $other }: espera el tuyo.
refusal-turn-done = Ya has terminado esta ronda: espera a los demás.
refusal-chosen-already = Ya has elegido: espera a los demás.
refusal-not-asked = Aún no es el momento: primero { $question }.
refusal-not-offered = Eso no se ofrece aquí: elige entre lo que hay.
refusal-not-in-hand = No tienes { $tile_the } en la mano.
refusal-harbour-laid = Tu puerto { $colour } ya está colocado.
refusal-same-tile = { $tile_does } es la loseta que colocas en el puerto noroeste: descarta otra.
refusal-no-scheme = { $tile_does } no tiene trama.
refusal-no-such-die = { $tile_does } pide un dado { $colour }, y ninguno muestra ese color.
refusal-schemes-spent = { $count ->
    [one] Solo 1 dado muestra { $colour }: podías tramar con una de esas losetas, y ya lo has hecho.
   *[other] Solo { $count } dados muestran { $colour }: podías tramar con { $count } de esas losetas, y ya lo has hecho.
}
refusal-scheming-over = Tu capitán ya ha dado su paso: con { $tile_the } podrás tramar en otro turno.
refusal-captain-there = Tu capitán ya está { $spot_at }.
refusal-captain-too-far = Hace falta más de un paso para ir { $spot_to }.
refusal-captain-first = Primero se mueve o se queda tu capitán, después navega el barco.
refusal-captain-moved = Tu capitán ya ha dado su paso en este turno.
refusal-no-tiles-left = No quedan losetas de botín que robar, ni en la pila ni entre los descartes.
refusal-harbour-closed = Ningún dado muestra { $colour } y tu capitán no está { $direction_at }: tu barco no puede entrar.
refusal-entered-already = Tu barco ya ha entrado { $direction_at } ({ $colour }) en este turno.
refusal-slot-empty = No hay ninguna loseta { $direction_at }, { $slot }.
refusal-ship-elsewhere = { $tile_does } está { $direction_at }, y tu barco no se encuentra allí.
refusal-not-entered = Tu barco empezó este turno { $direction_at }: solo se activan losetas donde entra.
refusal-scores-at-end = { $tile_does } puntúa al final de la partida y antes no hace nada.
refusal-activated-already = { $tile_does } ya se ha activado.
refusal-changes-nothing = { $tile_does } no cambiaría nada ahora.
refusal-anchored = Tu barco ha echado el ancla por este turno: una loseta solo puede ir al puerto donde está.
refusal-slot-free = Hay un espacio libre { $direction_at }: mientras lo haya no se descarta ninguna loseta.
refusal-harbour-full = { $count ->
    [one] Solo cabe 1 pirata { $direction_at }, y ya está.
   *[other] Solo caben { $count } piratas { $direction_at }, y ya están.
}
refusal-no-such-pirate = No tienes un pirata así que elegir { $direction_at }.
refusal-not-drawn = No has robado { $treasure_the }.
refusal-no-such-treasure = No tienes { $treasure_the } que pagar.
refusal-tile-not-drawn = { $tile_does } no está entre las losetas que has robado.
refusal-tile-guarded = Tu capitán protege { $tile_the }: elige una loseta sin proteger.
refusal-too-few-doubloons = { $have ->
    [one] No puedes pagar { doubloons }: tienes 1, y la loseta también pone un límite.
   *[other] No puedes pagar { doubloons }: tienes { $have }, y la loseta también pone un límite.
}

## El maestro: por qué un capitán sensato haría la elección que prefiere

advice-only-choice = Aquí no puedes hacer otra cosa, así que no hay nada que sopesar.
advice-even = Por lo que se ve ahora, ninguna opción es mejor que las demás.
advice-best = Sopesado todo lo demás, con esto quedas mejor.
advice-scheme = { $count ->
    [one] { $tile_does } te vale más como trama que en la isla: { scheme-pays }.
   *[other] { $count } dados muestran su color: ahora { $tile_the } paga más como trama de lo que daría en la isla.
}
advice-roll-again = { $count ->
    [one] Ese dado no abre nada que necesites, y los demás se quedan como están: solo puede mejorar.
   *[other] Estos { $count } dados no abren nada que necesites, y los demás se quedan como están: difícilmente saldrán peor.
}
advice-keep-dice = Estos dados llevan tu barco y van bien con tu mano: otra tirada más bien los estropearía.
advice-captain-island = { $stops ->
    [0] Tu barco no llega a ninguna parte este turno de todos modos: que tu capitán traiga algo de la isla.
   *[other] Los dados solos llevan tu barco bastante lejos ({ way-and-tiles }), y en la isla tu capitán trae algo más.
}
advice-captain-opens = Con tu capitán { $spot_at }, tu barco pasa por donde ningún dado le abre: { way-and-tiles }.
advice-captain-guards = { $stops ->
    [0] Tu barco no llega a ninguna parte este turno: { $spot_at } tu capitán guarda lo que más vale y queda bien para el siguiente.
   *[other] Los dados llevan tu barco ({ way-and-tiles }), y { $spot_at } tu capitán guarda lo que más vale.
}
advice-steer = Desde allí deja seguir a tu barco, o queda bien para el próximo turno.
advice-draw-tiles = Una loseta mejor en la mano vale más que un doblón: sirve para colocarla o para tramar.
advice-take-doubloon = Tu mano está bien. Un doblón compra un pirata temible o paga una loseta.
advice-activate = Lo que trae { $tile_the } es más de lo que cuesta.
advice-sail = Aquí ya no mejora nada: { $direction_at } te espera más de lo que dejas.
advice-anchor = Estás bien aquí, y lo que ofrece el puerto siguiente vale más en otro turno que ahora.
advice-place = { $left ->
    [one] { $tile_does } { $slot_at } aún puede trabajar para ti en la última ronda.
   *[other] Quedan { $left } rondas: { $tile_the } { $slot_at } trabajará para ti cada vez que pase tu barco.
}
advice-place-scores = { $tile_does } puntúa al final por lo que vayas reuniendo, así que su sitio es tu isla.
advice-place-nothing = Ninguna loseta de tu mano daría aquí más de lo que puede dar como trama.
advice-pirate-first = El primer pirata { $direction_at } vale al final 1 punto de infamia, más que otro donde ya hay uno.
advice-pirate-full = Con este el puerto queda lleno: 1 punto de infamia más al final { $direction_at }.
advice-pirate-builds = Todos los puertos tienen su pirata o no pueden tenerlo tan pronto: refuerza { $direction_at } hasta llenarlo.
advice-upgrade = Un pirata temible vale al final 1 punto más; el mismo doblón daría solo un tercio.
advice-leave-plain = Tus doblones tienen mejor uso, y un pirata corriente llena el puerto igual.
advice-keep-treasure = { $count ->
    [one] Es una clase nueva para ti, y de los robados es el que mejor encaja.
   *[other] Tendrías { $count } de esta clase, y los conjuntos valen más cuanto más crecen: quédate { $treasure_the }.
}
advice-open-with = { $tile_does } es la que más rinde en doce rondas: cuanto antes esté, más veces trabaja.
advice-throw-away = { $tile_does } es la que menos echarás de menos, en la isla y como trama.
advice-keep-tile = { $tile_does } sirve mejor que la otra a tu isla y a tu mano.
advice-lose-least = Esa pérdida es la que menos te cuesta.
advice-pay-doubloons = { $count ->
    [0] Tus doblones valen más en otra parte.
   *[other] Lo que aquí compras con { doubloons } vale más que el dinero.
}
advice-choose-leader = De quienes puede tocar, quien mejor está es { $other }.

# Partes de las frases de arriba.
way-and-tiles = { $stops ->
    [one] 1 puerto
   *[other] { $stops } puertos
}, { $wakes ->
    [0] ninguna loseta
    [one] 1 loseta
   *[other] { $wakes } losetas
}

## La guía de la primera partida: un título y dos frases sobre cada cosa, donde aparece por primera vez.
#
# Cuándo se muestra cada una: véase en.ftl.

guide-opening = Coloca una de tus cuatro losetas en el puerto noroeste y descarta otra. Las dos que quedan son tu mano: para colocarlas más tarde o para tramar.
    .title = La primera loseta
guide-dice = Los cuatro dados son de todos, un turno tras otro, y no se gastan. Un color abre a tu barco su puerto y te deja tramar con losetas de ese color.
    .title = Dados para todos
guide-reroll = Una vez puedes volver a tirar los dados que quieras, todos juntos. Mira tus próximos puertos y tu mano, y también qué les vendría bien a los demás.
    .title = Volver a tirar
guide-scheme = Descarta una loseta por lo que está bajo su línea. Si dos dados muestran su color, paga el doble, y puedes tramar con dos de esas losetas.
    .title = Tramar
guide-captain = Donde está tu capitán, el barco entra sin dado. Da un paso por turno y guarda los piratas y las losetas de su puerto.
    .title = El capitán
guide-island = En la isla, el capitán trae cada turno losetas de botín o un doblón. Allí, en cambio, no abre ningún puerto.
    .title = El capitán en casa
guide-ship = Navega en el sentido de las agujas del reloj, de puerto en puerto, mientras un dado o tu capitán le abra paso. Donde entra, las dos losetas trabajan para ti.
    .title = El barco
guide-tiles = Una loseta hace lo que dice por encima de su línea cada vez que pasa tu barco, y se queda. Pon las buenas donde pases a menudo.
    .title = Losetas de botín
guide-pirates = Cada puerto con un pirata vale al final 1 punto de infamia, y cada uno con cuatro vale 1 más. Más de cuatro no caben.
    .title = Piratas
guide-dread = Por un doblón, un pirata nuevo se vuelve temible y vale al final 1 punto más. Después ya es tarde, salvo que lo diga una loseta.
    .title = Piratas temibles
guide-treasure = Nadie más ve tus tesoros. Uno de una clase vale al final 1, dos 3, tres 6 y cuatro 10: reúne iguales.
    .title = Tesoros
guide-doubloons = Pagan piratas temibles y muchas losetas. Cada tres que te queden valen al final 1 punto de infamia.
    .title = Doblones
guide-placing = Después de navegar puedes colocar una loseta donde está tu barco. Sirve cuando el barco vuelva a pasar, no al momento.
    .title = Colocar una loseta
guide-fifth = Algunas losetas tiran el quinto dado. El puerto correspondiente es el tuyo de ese color; los cuatro dados de la ronda se quedan como están.
    .title = El quinto dado
guide-losing = Algunas losetas cuestan un pirata a los demás. Tú eliges cuál se va, y los del puerto de tu capitán están a salvo.
    .title = Perder un pirata
guide-guard = Quien solo tiene piratas guardados, o ninguno, no pierde nada. Un capitán bien puesto salva un puerto lleno.
    .title = Nada que perder
guide-together = Ahora todos juegan su turno y nadie ve lo que hacen los demás. Se muestra cuando todos han terminado.
    .title = Todos a la vez
guide-waiting = Lo que toca a otros jugadores ocurre cuando todos han terminado, en orden de turno desde el jugador activo. Entonces llega también lo que te da a ti.
    .title = Una loseta que espera
guide-scoring = A la infamia ganada se suman tesoros, doblones, piratas temibles, puertos, puertos llenos y losetas que puntúan al final. Gana quien más tenga.
    .title = La puntuación final
