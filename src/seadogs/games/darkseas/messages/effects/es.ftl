# Lo que hace una loseta, compuesto de sus pasos (phrases.py). `.to` sigue a «paga 1 doblón para», `.does` a un jugador.

## Frases

effect-text = { $sentences }
effect-sentence = { $step_start }.
effect-then = luego, por tu parte, { $step }
effect-you = por tu parte, { $step }
effect-roll = tira
effect-if = { $body } si { $condition }
effect-if-else = si { $condition }, { $body }; si no, { $otherwise }
effect-if-block = Si { $condition }: { $sentences }
effect-else-block = Si no: { $sentences }
effect-either-block = Elige una de dos. La primera: { $first } La segunda: { $second }
effect-pay-block = Si quieres, { $price }. Si lo haces: { $sentences }
effect-pay-up-to-block = Si quieres, paga hasta { effect-doubloons }. Por cada uno: { $sentences }
effect-none-block = Si no tienes ninguno: { $sentences }
effect-end = final: { $count ->
    [one] 1 punto de infamia
   *[other] { $count } puntos de infamia
    } { $per }{ $per_key ->
    [effect-per-doubloons] , además de los habituales
   *[other] { "" }
    }

## Los demás jugadores

effect-choose = elige a otro jugador
effect-choose-who = elige a otro jugador; ese jugador { $body_does }
effect-that-player = ese jugador { $body_does }
effect-each-player = cada jugador { $body_does }
effect-each-other = cada uno de los demás { $body_does }
effect-each-of-them = luego cada uno de ellos { $body_does }
effect-for-each-block = Por cada uno de ellos: { $sentences }
effect-paid-chosen-block = Si paga: { $sentences }
effect-paid-each-block = Por cada uno que pague: { $sentences }
effect-look-at-other-treasures = mira los tesoros de otro jugador

## Series

join-steps = { $before }, { $after }
effect-and = { $steps } y { $last }
    .to = { $steps_to } y { $last_to }
effect-and-they = { $steps_does } y { $last_does }
    .does = { $steps_does } y { $last_does }
effect-either = o bien { $first } o bien { $second }
effect-either-they = { $first_does } o { $second_does }
    .does = { $first_does } o { $second_does }

## Cosas

effect-doubloons = { $count ->
    [one] 1 doblón
   *[other] { $count } doblones
    }
effect-infamy = { $count ->
    [one] 1 punto de infamia
   *[other] { $count } puntos de infamia
    }
effect-most = { $most ->
    [0] { "" }
   *[other] , { $most } como máximo
    }
effect-where = { $where_key ->
    [here] aquí
    [matching] en el puerto correspondiente
    [anywhere] en cualquier sitio
   *[island] en tu isla
    }

## Cláusulas

effect-gain-doubloons = toma { effect-doubloons }
    .to = tomar { effect-doubloons }
    .does = toma { effect-doubloons }
effect-gain-infamy = gana { effect-infamy }
    .to = ganar { effect-infamy }
    .does = gana { effect-infamy }
effect-gain-doubloons-per = toma { effect-doubloons } { $per }{ effect-most }
    .to = tomar { effect-doubloons } { $per }{ effect-most }
    .does = toma { effect-doubloons } { $per }{ effect-most }
effect-gain-infamy-per = gana { effect-infamy } { $per }{ effect-most }
    .to = ganar { effect-infamy } { $per }{ effect-most }
    .does = gana { effect-infamy } { $per }{ effect-most }
effect-place-pirate = coloca { $count ->
    [one] un pirata
   *[other] { $count } piratas
    } { effect-where }
    .to = colocar { $count ->
    [one] un pirata
   *[other] { $count } piratas
    } { effect-where }
effect-place-dread = coloca { $count ->
    [one] un pirata temible
   *[other] { $count } piratas temibles
    } { effect-where } sin pagar
    .to = colocar { $count ->
    [one] un pirata temible
   *[other] { $count } piratas temibles
    } { effect-where } sin pagar
effect-replace-pirate = cambia sin pagar uno de tus piratas corrientes { $where_key ->
    [here] de aquí por un pirata temible
    [matching] del puerto correspondiente por un pirata temible
   *[anywhere] por un pirata temible
    }
    .to = cambiar sin pagar uno de tus piratas corrientes { $where_key ->
    [here] de aquí por un pirata temible
    [matching] del puerto correspondiente por un pirata temible
   *[anywhere] por un pirata temible
    }
effect-replace-or = { $step }; si no hay ninguno, { $otherwise }
effect-remove-pirate = retira un pirata
    .to = retirar un pirata
    .does = retira un pirata
effect-discard-tile = descarta una loseta de botín de tu isla
    .to = descartar una loseta de botín de tu isla
    .does = descarta a su elección una loseta de botín sin proteger de su isla
effect-draw-treasures = roba { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
    }{ $rest ->
    [0] { "" }
   *[other] { " " }y quédate con { $keep }
    }
    .to = robar { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
    }{ $rest ->
    [0] { "" }
   *[other] { " " }y quedarte con { $keep }
    }
effect-draw-tiles = roba { $count ->
    [one] 1 loseta de botín
   *[other] { $count } losetas de botín
    }{ $rest ->
    [0] { "" }
   *[other] , quédate con { $keep } y descarta { $rest }
    }
    .to = robar { $count ->
    [one] 1 loseta de botín
   *[other] { $count } losetas de botín
    }{ $rest ->
    [0] { "" }
   *[other] , quedarte con { $keep } y descartar { $rest }
    }
effect-move-captain-other = mueve a tu capitán a cualquier otro puerto o a la isla
    .to = mover a tu capitán a cualquier otro puerto o a la isla
effect-copy-tile = activa otra loseta de botín de tu isla como si estuviera aquí (ninguna que copie o que puntúe al final)
    .to = activar otra loseta de botín de tu isla como si estuviera aquí (ninguna que copie o que puntúe al final)
effect-look-treasures = mira los tesoros de ese jugador
    .to = mirar los tesoros de ese jugador
effect-pay = { $price } para { $body_to }
effect-pay-up-to = paga hasta { effect-doubloons } para { $body_to } por cada uno
effect-pay-doubloons = paga { effect-doubloons }
    .to = pagar { effect-doubloons }
    .does = paga { effect-doubloons } a la banca
effect-pay-treasure = paga { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
    } a tu elección
    .to = pagar { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
    } a tu elección
    .does = paga { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
    } a su elección
effect-pay-pirate = sacrifica { $count ->
    [one] 1 pirata
   *[other] { $count } piratas
    }
    .to = sacrificar { $count ->
    [one] 1 pirata
   *[other] { $count } piratas
    }
    .does = sacrifica { $count ->
    [one] 1 pirata
   *[other] { $count } piratas
    }

## Por cada qué

effect-per-pirates = { $every ->
    [one] por cada pirata
   *[other] por cada { $every } piratas
    } { effect-where }
effect-per-dread = { $every ->
    [one] por cada pirata temible
   *[other] por cada { $every } piratas temibles
    } { effect-where }
effect-per-tiles = { $every ->
    [one] por cada loseta de botín
   *[other] por cada { $every } losetas de botín
    } { effect-where }{ $where_key ->
    [here] { " " }(esta también cuenta)
   *[other] { "" }
    }
effect-per-harbours-with-pirate = { $every ->
    [one] por cada puerto tuyo
   *[other] por cada { $every } puertos tuyos
    } con algún pirata
effect-per-harbours-with-3 = { $every ->
    [one] por cada puerto tuyo
   *[other] por cada { $every } puertos tuyos
    } con 3 piratas o más
effect-per-harbours-empty = { $every ->
    [one] por cada puerto tuyo
   *[other] por cada { $every } puertos tuyos
    } sin piratas
effect-per-treasure-kinds = { $every ->
    [one] por cada clase distinta de tesoro
   *[other] por cada { $every } clases distintas de tesoro
    } que tengas
effect-per-doubloons = { $every ->
    [one] por cada doblón
   *[other] por cada { $every } doblones
    } que tengas

## Condiciones

effect-if-pirates = tienes { $least ->
    [one] algún pirata
   *[other] al menos { $least } piratas
    } { effect-where }
effect-if-dread = tienes { $least ->
    [one] algún pirata temible
   *[other] al menos { $least } piratas temibles
    } { effect-where }
effect-if-tiles = tienes { $least ->
    [one] alguna loseta de botín
   *[other] al menos { $least } losetas de botín
    } { effect-where }
effect-if-doubloons = tienes al menos { $least ->
    [one] 1 doblón
   *[other] { $least } doblones
    }
effect-if-treasure-kinds = tienes { $least ->
    [one] algún tesoro
   *[other] al menos { $least } clases distintas de tesoro
    }
effect-if-harbours-with-pirate = tienes algún pirata en { $least ->
    [one] un puerto
   *[other] { $least } puertos o más
    }
effect-if-harbours-with-3 = tienes 3 piratas o más en { $least ->
    [one] un puerto
   *[other] cada uno de { $least } puertos
    }
effect-if-harbours-empty = { $least ->
    [one] alguno de tus puertos no tiene
   *[other] al menos { $least } de tus puertos no tienen
    } piratas
