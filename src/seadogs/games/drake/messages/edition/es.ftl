# Qué está mal en un archivo de edición: una frase por restricción, con qué, dónde y qué hacer.
# Las palabras entre «comillas» están en el archivo tal como se escriben aquí.

## La calle de Plymouth

edition-street-every-location = { $where } nombra { $location } { $times } veces: cada lugar está allí una vez; faltan: { $missing }.
edition-street-ends = { $where } es { $found }: el lugar { $position } está impreso en el tablero y es siempre { $expected }.
edition-street-starts-with-crew = { $where } es { $found }: la calle empieza con una loseta de tripulación.
edition-street-better-first = { $where } es { $better }, detrás de { $worse } en { $first }: la mejor loseta de un par va antes, así que intercámbialas.
edition-location-circles = { $where } es { $found }: el reglamento da a { $location } { $expected ->
    [all] un círculo para cada capitán: escribe «all».
   *[other] { $expected }: escribe { $expected }.
    }
edition-amounts-circles = { $where } tiene { $found } cantidades: una loseta de tripulación, cañones o provisiones tiene de uno a tres círculos, así que escribe de una a tres.
edition-amounts-trade-goods-circles = { $where } tiene { $found } cantidades: la loseta de mercancías tiene dos círculos, así que escribe dos.
edition-amounts-same-circles = { $where }: los juegos de 3, 4 y 5 jugadores tienen { $found } cantidades: los juegos solo difieren en las cantidades, así que escribe el mismo número de ellas.
edition-amounts-do-not-rise = { $where } es { $found }: escribe las cantidades desde el mejor círculo hacia abajo.
edition-amounts-better-tile = { $where }: { $better } da { $more } en total y { $worse } { $less }: la primera de un par es la mejor, así que intercámbialas o corrige las cantidades.
edition-crew-suffice = { $where }: { $tiles } dan { $found } tripulantes, pero de los { $supply } de la caja los demás lugares pueden tomar { $others }: quedan como mucho { $most }, así que corrige las cantidades.
edition-supplies-suffice = { $where }: { $tiles } dan { $found } provisiones, pero de las { $supply } de la caja el Muelle puede tomar { $others }: quedan como mucho { $most }, así que corrige las cantidades.
edition-trade-goods-suffice = { $where }: { $tiles } da { $found } mercancías, pero de las { $supply } de la caja la Reina y el Informador pueden tomar { $others }: quedan como mucho { $most }, así que corrige las cantidades.
edition-tavern-covers-results = { $where } falta: di qué da el resultado { $result }; la tabla va de 1 a 7.
edition-tavern-ghost-ship = { $where }: el resultado { $result } da «{ $found }»: 1 y 2 dan «ghost-ship», de 3 a 7 un número de tripulantes.
edition-die-six-sides = { $where } es { $found }: la tabla de la Taberna de 1 a 7 necesita un dado de 6 caras.

## El mapa

edition-kinds-count = { $where }: de la clase «{ $kind }» hay { $found } destinos: debe haber { $expected }.
edition-named-kinds = { $where } { $found ->
    [none] falta: añádelo como { $expected ->
        [town] ciudad
        [fort] fuerte
        [port] puerto comercial
       *[other] ciudad o fuerte
        }.
   *[other] es de la clase «{ $found }»: el reglamento dice que { $place } es { $expected ->
        [town] una ciudad
        [fort] un fuerte
        [port] un puerto comercial
       *[other] una ciudad o un fuerte
        }.
    }
edition-town-one-troop = { $where } es { $found }: una ciudad tiene un soldado, así que escribe 1.
edition-target-two-circles = { $where } es { $found }: ciudades, fuertes y puestos de galeón tienen dos círculos, así que escribe 2.
edition-port-circles = { $where }: los puertos tienen { $found } círculos: deben ser 2, 2 y 3.
edition-port-circle-each-good = { $where }: { $place } tiene { $circles } círculos para { $goods } géneros: escribe tantos de unos como de otros.
edition-port-goods-differ = { $where } nombra { $good } { $times } veces: un puerto tiene uno de cada género.
edition-port-goods-total = { $where }: los puertos tienen juntos { $found } de { $good }: deben tener { $expected }.
edition-port-sugar-and-tobacco = { $where }: ningún puerto vende a la vez azúcar y tabaco, como uno en el ejemplo 11 del reglamento: corrige los géneros.
edition-treasure-shares = { $where }: los destinos de la clase «{ $kind }» muestran { $silver } de plata, { $gold } de oro y { $jewel } joyas: dos deben mostrar plata y dos oro.
edition-treasure-jewels = { $where } es { $found }: cada puesto de galeón tiene «jewel».
edition-zone-1-four-destinations = { $where }: en la zona 1 hay { $found } destinos: debe haber al menos 4.
edition-zones-up-to-2 = { $where } es { $found }: en los ejemplos del reglamento se llega a { $place } con { $most } provisiones, así que está en la zona 1 o 2.
edition-zones-up-to-3 = { $where } es { $found }: en los ejemplos del reglamento se llega a { $place } con { $most } provisiones, así que está en la zona 1, 2 o 3.
edition-zone-3-gran-granada-or-panama = { $where } es { $granada } y la de Panamá { $panama }: el ejemplo 5 del reglamento pide tres provisiones para ellas, así que pon una de las dos en la zona 3.
edition-zones-near-forts = { $where }: las zonas 1 y 2 tienen { $found } fuertes: los ejemplos del reglamento piden allí al menos 2.
edition-zones-near-galleon = { $where }: las zonas 1 y 2 no tienen ningún puesto de galeón: los ejemplos del reglamento piden uno allí.
edition-panama-troops = { $where } es { $found }: el reglamento imprime { $expected } soldado en Panamá.
edition-veracruz-points = { $where } es { $found }: el reglamento da { $expected } PV por Veracruz.
edition-veracruz-cannons = { $where } es { $found }: el reglamento imprime { $expected } cañón en Veracruz.
edition-veracruz-troops = { $where } es { $found }: con su ficha Veracruz tiene cuatro soldados en el ejemplo 9 del reglamento, así que escribe 2, 3 o 4.
edition-veracruz-gold = { $where } es { $found }: el tesoro de Veracruz es «gold».
edition-garrison-counters = { $where } es { $found }: escribe las fichas de soldados como 0, 0, 1, 2.
edition-frigate-counters = { $where } es { $found }: escribe las fichas de fragata como 0, 1, 2.
edition-galleon-eight-points = { $where } es { $found }: el galeón más fuerte da 8 PV.
edition-galleon-strongest-guns = { $where } es { $found }: con su ficha de fragata el galeón más fuerte tiene cuatro cañones en el ejemplo 10 del reglamento, así que escribe 2, 3 o 4.
edition-galleon-strongest = { $where } tiene { $guns } cañones y da { $points } PV, el más fuerte { $strongest } y { $most }: el más fuerte da más PV que ninguno y ninguno tiene más cañones; ordena de nuevo las fichas.

## La caja

edition-investor-affordable = { $where }: el Inversor cuesta { $price } PV, pero los capitanes empiezan con { $score }: el precio no puede ser mayor.
edition-treasure-suffices = { $where } es { $found }: todas las travesías juntas piden { $needed } de { $stock }, así que escribe al menos eso.
edition-commodities-suffice = { $where } es { $found }: todas las travesías juntas piden { $needed } de { $stock }, así que escribe al menos eso.
