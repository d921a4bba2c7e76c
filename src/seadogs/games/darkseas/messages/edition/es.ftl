# Qué está mal en un archivo de edición: una frase por restricción, con qué, dónde y qué hacer.
# Las palabras entre «comillas» están en el archivo tal como se escriben aquí.

## El archivo

edition-tables-expected = { $where } es { $found }: escribe cada una en su propia tabla, encabezada por [[{ $name }]].
edition-tables-missing = No hay ninguna tabla [[{ $name }]]: escribe una por cada diseño.
edition-tables-too-many = { $where }: hay { $found } tablas [[{ $name }]], más de las { $most } que se leen: comprueba que sea el archivo correcto.

## Lo que hace una loseta

edition-tile-type-wrong = { $where } es { $found }: escribe { $expected ->
    [texts] un texto entre comillas o una tabla de textos con en, el y es
    [steps] una lista de pasos, como [{"{"} gain = "doubloons", count = 1 {"}"}]
    [branches] dos listas de pasos, como [[{"{"} gain = "doubloons", count = 2 {"}"}], [{"{"} place = "pirate", where = "here" {"}"}]]
    [condition] una condición, como {"{"} pirates_at_least = 1, where = "here" {"}"}
   *[true] true
    }.
edition-scheme-no-colour = { $where } está vacío: escribe el color de dado de cada copia, como ["blue", "red"].
edition-effect-empty = { $where } está vacío: escribe al menos un paso, como [{"{"} gain = "doubloons", count = 1 {"}"}].
edition-steps-too-many = { $where } tiene { $found } pasos: en una lista caben { $most } como máximo.
edition-steps-too-deep = { $where }: hay pasos dentro de pasos a más de { $most } niveles: escribe el efecto de forma más sencilla.
edition-step-not-table = { $where } es { $found }: un paso es una tabla entre llaves, como {"{"} gain = "doubloons", count = 1 {"}"}.
edition-step-two-verbs = { $where } tiene varios verbos ({ $verbs }): haz un paso de cada uno.
edition-verb-unknown = { $where } dice «{ $found }», que no es un verbo; { $meant ->
    [none] usa uno de estos: { $words }.
   *[other] ¿querías decir «{ $meant }»?
    }
edition-step-key-unknown = { $where }: «{ $verb }» no tiene «{ $key }»; { $meant ->
    [none] { $keys ->
        [none] quítalo.
       *[other] quítalo o usa uno de estos: { $keys }.
        }
   *[other] ¿querías decir «{ $meant }»?
    }
edition-step-key-missing = { $where }: «{ $verb }» necesita «{ $key }», como { $example }.
edition-pay-without-then = { $where } dice qué se paga pero no para qué: añade «then», como { $example }.
edition-end-inside = { $where }: «end» puntúa cuando todo ha terminado, así que no puede depender de nada: escríbelo como paso del propio efecto.
edition-step-inside = { $where }: «{ $verb }» no puede ir dentro de «{ $outer }», que aún habla de su propio jugador o pago: escríbelo después de ese paso.
edition-chosen-without-choose = { $where } dice «chosen», pero nadie ha sido elegido: pon el paso en el «then» de {"{"} choose = "other", then = […] {"}"}.
edition-each-without-each = { $where } dice «each», pero ¿de quiénes? Pon el paso en el «do» de {"{"} each = "player", do = […] {"}"} o de each = "other".
edition-nobody-affected = { $where }: nada de lo que hay en «{ $verb }» le pasa a otro jugador: dilo con by = "{ $who }".
edition-matching-without-roll = { $where } dice «matching», que es el puerto del color que ha salido: pon el paso en el «then» de {"{"} roll = true, then = […] {"}"}.
edition-measure-without-place = { $where }: «{ $measure }» se cuenta en toda la isla: quita «where», que solo va con { $words }.
edition-keep-more-than-drawn = { $where } es { $keep }, pero se { $count ->
    [one] roba 1: quédate 1 como mucho.
   *[other] roban { $count }: quédate tantos como mucho.
    }
edition-condition-unknown = { $where } dice «{ $found }»; { $meant ->
    [none] escribe una condición, de estas: { $words }.
   *[other] ¿querías decir «{ $meant }»?
    }
edition-either-two = { $where } ofrece { $found }: «either» tiene dos listas de pasos; para más, pon otro «either» en la segunda.

## Lo que fija el reglamento

edition-box-counts = { $where } es { $found }: el reglamento cuenta { $expected } en la caja, así que escribe { $expected }.
edition-play-numbers = { $where } es { $found }: el reglamento dice { $expected }, así que escribe { $expected }.
edition-score-numbers = { $where } es { $found }: el reglamento puntúa { $expected }, así que escribe { $expected }.
edition-colours-each-once = { $where } es «{ $word }», como ya lo es { $first }: los seis colores son distintos, así que escribe el que falta.
edition-symbols-each-once = { $where } es «{ $word }», como ya lo es { $first }: cada color tiene su propio símbolo.
edition-treasures-each-once = { $where } es «{ $word }», como ya lo es { $first }: las ocho clases son distintas, así que escribe la que falta.
edition-tiles-count = Hay { $found } losetas de botín, una por cada color de una trama y una por cada otra tabla [[{ $where }]]: el reglamento cuenta { $expected }, así que { $side ->
    [few] { $off ->
        [one] falta 1.
       *[other] faltan { $off }.
        }
   *[many] { $off ->
        [one] sobra 1.
       *[other] sobran { $off }.
        }
    }
edition-keys-differ = { $where }: «{ $key }» es ya el nombre de { $first }: da a cada loseta un nombre propio.
edition-scheme-or-flavour = { $where } { $found ->
    [both] tiene trama y frase graciosa: una loseta tiene una de las dos, así que quita la otra.
   *[none] no tiene ni trama ni frase graciosa: añade lo que esté impreso bajo la línea.
    }
edition-scheme-colours-differ = { $where } nombra «{ $colour }» { $times } veces: las copias se distinguen por el color; escribe las iguales en una tabla [[tile]] propia con otra key.
edition-schemes-many = Solo { $found } losetas de botín tienen trama: el reglamento dice que muchas la tienen, así que hacen falta al menos { $least }.
edition-resources-occur = Ninguna trama paga «{ $resource }»: hay doblones, piratas y tesoro.
edition-named-schemes = { $where }: { $found ->
    [none] falta la loseta «{ $key }»; en el ejemplo del reglamento su trama paga «{ $expected }».
    [flavour] «{ $key }» no tiene trama; en el ejemplo del reglamento su trama paga «{ $expected }».
   *[other] la trama de «{ $key }» paga «{ $found }»; en el ejemplo del reglamento paga «{ $expected }».
    }
edition-named-share-colour = { $where }: en el ejemplo del reglamento Trading House, Mayor y una tercera loseta coinciden con los mismos dados, pero Trading House tiene { $first } y Mayor tiene { $second }: que compartan un color con otra loseta más.
edition-starting-tiles = { $where }: { $found ->
    [none] falta la loseta inicial «{ $key }»: añádela con harbour = "{ $expected }".
   *[other] «{ $key }» está en «{ $found }»; el reglamento la pone en «{ $expected }».
    }
edition-starting-two = Hay { $found } tablas [[{ $where }]]: una isla empieza con { $expected } losetas, así que escribe { $expected }.
edition-end-occurs = Ninguna [[{ $where }]] puntúa al final, aunque el reglamento dice que algunas lo hacen: añade un efecto con «end».
edition-end-alone = { $where }: junto a «end» está { $verbs }, que no ocurriría nunca: una loseta que puntúa al final no se activa, así que quita una de las dos cosas.

## Lo que es raro

edition-schemes-all-colours = Ninguna trama de [[{ $where }]] tiene el color «{ $colour }».
edition-each-removes-pirate = Ninguna [[{ $where }]] hace que cada jugador retire un pirata, aunque el reglamento cita una que sí.
edition-infamy-mostly-at-end = { $found } de las losetas ([[{ $where }]]) dan infamia durante la partida, más de { $most }: el reglamento dice que la mayor parte de la infamia llega al final.
