# Lo que dice Francis Drake: nombres, sucesos en pasado, preguntas a quien tiene el turno, opciones, negativas.
#
# Los argumentos los prepara `seadogs.play.words`. `.the` es la palabra como complemento directo («la Taberna», «a la Reina»),
# `.at` y `.to` van con su preposición, `.label` con mayúscula y sin número. Las tres lenguas usan las mismas variables.

## El juego

game-title = Francis Drake
game-blurb = Pertrecha tu barco en la calle de Plymouth, envía misiones secretas al Caribe y vuelve a tiempo a puerto: tres travesías para tres a cinco capitanes.
switch-fixed_street = La calle impresa en todas las travesías
switch-fixed_street-help = Las losetas de la calle de Plymouth conservan su orden impreso en las tres travesías. El reglamento lo aconseja a quienes aprenden.
switch-tavern_thrown = En la Taberna decide la tirada
switch-tavern_thrown-help = Un 1 o un 2 en el dado da el Buque Fantasma también en la primera visita, en la que el +1 habría salvado el 2.
switch-hero_slides = La bonificación de héroe pasa al siguiente
switch-hero_slides-help = La cobran los dos primeros héroes que vuelven, sea cual sea su muelle. Si no, solo la dan los muelles de regreso 1 y 2.

## De qué se ocupa la mesa

phase-drawing = Sorteo del orden
phase-tiles = Montaje de la calle
phase-galleons = Galeones españoles
phase-street = Aprovisionamiento
phase-frigates = Fichas de fragata
phase-garrisons = Fichas de soldados
phase-missions = Colocación de misiones
phase-informer = Informador
phase-sailing = En el mar
phase-over = Fin de la partida

## Capitanes y cargos

captain-red = Rojo
captain-blue = Azul
captain-yellow = Amarillo
captain-green = Verde
captain-black = Negro
captain-seat-0 = { captain-red }
captain-seat-1 = { captain-blue }
captain-seat-2 = { captain-yellow }
captain-seat-3 = { captain-green }
captain-seat-4 = { captain-black }
office-admiral = Almirante
office-governor = Gobernador
office-informer = Informador
office-golden-hind = Cierva Dorada
office-ghost-ship = Buque Fantasma

## Los lugares de la calle de Plymouth. La A es la loseta más rica del par.

location-crew-a = Tripulación A
    .the = Tripulación A
    .at = en Tripulación A
    .to = a Tripulación A
location-crew-b = Tripulación B
    .the = Tripulación B
    .at = en Tripulación B
    .to = a Tripulación B
location-guns-a = Cañones A
    .the = Cañones A
    .at = en Cañones A
    .to = a Cañones A
location-guns-b = Cañones B
    .the = Cañones B
    .at = en Cañones B
    .to = a Cañones B
location-supplies-a = Provisiones A
    .the = Provisiones A
    .at = en Provisiones A
    .to = a Provisiones A
location-supplies-b = Provisiones B
    .the = Provisiones B
    .at = en Provisiones B
    .to = a Provisiones B
location-trade-goods = Mercancías
    .the = Mercancías
    .at = en Mercancías
    .to = a Mercancías
location-tavern = Taberna
    .the = la Taberna
    .at = en la Taberna
    .to = a la Taberna
location-shipyard = Astillero
    .the = el Astillero
    .at = en el Astillero
    .to = al Astillero
location-pinnace = Pinaza
    .the = la Pinaza
    .at = en la Pinaza
    .to = a la Pinaza
location-drake = Drake
    .the = a Drake
    .at = con Drake
    .to = a Drake
location-queen = Reina
    .the = a la Reina
    .at = con la Reina
    .to = a la Reina
location-admiral = Almirante
    .the = al Almirante
    .at = con el Almirante
    .to = al Almirante
location-governor = Gobernador
    .the = al Gobernador
    .at = con el Gobernador
    .to = al Gobernador
location-informer = Informador
    .the = al Informador
    .at = con el Informador
    .to = al Informador
location-golden-hind = Cierva Dorada
    .the = la Cierva Dorada
    .at = en la Cierva Dorada
    .to = a la Cierva Dorada
location-investor = Inversor
    .the = al Inversor
    .at = con el Inversor
    .to = al Inversor
location-dockside = Muelle
    .the = el Muelle
    .at = en el Muelle
    .to = al Muelle

## Destinos

place-san-juan = San Juan
    .the = San Juan
    .at = en San Juan
    .to = a San Juan
place-santo-domingo = Santo Domingo
    .the = Santo Domingo
    .at = en Santo Domingo
    .to = a Santo Domingo
place-santiago-de-cuba = Santiago de Cuba
    .the = Santiago de Cuba
    .at = en Santiago de Cuba
    .to = a Santiago de Cuba
place-puerto-cabello = Puerto Cabello
    .the = Puerto Cabello
    .at = en Puerto Cabello
    .to = a Puerto Cabello
place-rio-de-la-hacha = Río de la Hacha
    .the = Río de la Hacha
    .at = en Río de la Hacha
    .to = a Río de la Hacha
place-portobelo = Portobelo
    .the = Portobelo
    .at = en Portobelo
    .to = a Portobelo
place-cartagena = Cartagena
    .the = Cartagena
    .at = en Cartagena
    .to = a Cartagena
place-gran-granada = Gran Granada
    .the = Gran Granada
    .at = en Gran Granada
    .to = a Gran Granada
place-panama = Panamá
    .the = Panamá
    .at = en Panamá
    .to = a Panamá
place-campeche = Campeche
    .the = Campeche
    .at = en Campeche
    .to = a Campeche
place-veracruz = Veracruz
    .the = Veracruz
    .at = en Veracruz
    .to = a Veracruz
place-galleon-2 = Galeón zona 2
    .the = el galeón de la zona 2
    .at = en el galeón de la zona 2
    .to = al galeón de la zona 2
place-galleon-3 = Galeón zona 3
    .the = el galeón de la zona 3
    .at = en el galeón de la zona 3
    .to = al galeón de la zona 3
place-galleon-4 = Galeón zona 4
    .the = el galeón de la zona 4
    .at = en el galeón de la zona 4
    .to = al galeón de la zona 4

# Un destino dentro de una frase: con el nombre que tiene aquí o, si no, con el título que imprime su edición.
name-place = { $place_key ->
    [san-juan] { place-san-juan }
    [santo-domingo] { place-santo-domingo }
    [santiago-de-cuba] { place-santiago-de-cuba }
    [puerto-cabello] { place-puerto-cabello }
    [rio-de-la-hacha] { place-rio-de-la-hacha }
    [portobelo] { place-portobelo }
    [cartagena] { place-cartagena }
    [gran-granada] { place-gran-granada }
    [panama] { place-panama }
    [campeche] { place-campeche }
    [veracruz] { place-veracruz }
    [galleon-2] { place-galleon-2 }
    [galleon-3] { place-galleon-3 }
    [galleon-4] { place-galleon-4 }
   *[other] { $place }
}
the-place = { $place_key ->
    [san-juan] { place-san-juan.the }
    [santo-domingo] { place-santo-domingo.the }
    [santiago-de-cuba] { place-santiago-de-cuba.the }
    [puerto-cabello] { place-puerto-cabello.the }
    [rio-de-la-hacha] { place-rio-de-la-hacha.the }
    [portobelo] { place-portobelo.the }
    [cartagena] { place-cartagena.the }
    [gran-granada] { place-gran-granada.the }
    [panama] { place-panama.the }
    [campeche] { place-campeche.the }
    [veracruz] { place-veracruz.the }
    [galleon-2] { place-galleon-2.the }
    [galleon-3] { place-galleon-3.the }
    [galleon-4] { place-galleon-4.the }
   *[other] { $place }
}
at-place = { $place_key ->
    [san-juan] { place-san-juan.at }
    [santo-domingo] { place-santo-domingo.at }
    [santiago-de-cuba] { place-santiago-de-cuba.at }
    [puerto-cabello] { place-puerto-cabello.at }
    [rio-de-la-hacha] { place-rio-de-la-hacha.at }
    [portobelo] { place-portobelo.at }
    [cartagena] { place-cartagena.at }
    [gran-granada] { place-gran-granada.at }
    [panama] { place-panama.at }
    [campeche] { place-campeche.at }
    [veracruz] { place-veracruz.at }
    [galleon-2] { place-galleon-2.at }
    [galleon-3] { place-galleon-3.at }
    [galleon-4] { place-galleon-4.at }
   *[other] en { $place }
}
to-place = { $place_key ->
    [san-juan] { place-san-juan.to }
    [santo-domingo] { place-santo-domingo.to }
    [santiago-de-cuba] { place-santiago-de-cuba.to }
    [puerto-cabello] { place-puerto-cabello.to }
    [rio-de-la-hacha] { place-rio-de-la-hacha.to }
    [portobelo] { place-portobelo.to }
    [cartagena] { place-cartagena.to }
    [gran-granada] { place-gran-granada.to }
    [panama] { place-panama.to }
    [campeche] { place-campeche.to }
    [veracruz] { place-veracruz.to }
    [galleon-2] { place-galleon-2.to }
    [galleon-3] { place-galleon-3.to }
    [galleon-4] { place-galleon-4.to }
   *[other] a { $place }
}
name-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan }
    [santo-domingo] { place-santo-domingo }
    [santiago-de-cuba] { place-santiago-de-cuba }
    [puerto-cabello] { place-puerto-cabello }
    [rio-de-la-hacha] { place-rio-de-la-hacha }
    [portobelo] { place-portobelo }
    [cartagena] { place-cartagena }
    [gran-granada] { place-gran-granada }
    [panama] { place-panama }
    [campeche] { place-campeche }
    [veracruz] { place-veracruz }
    [galleon-2] { place-galleon-2 }
    [galleon-3] { place-galleon-3 }
    [galleon-4] { place-galleon-4 }
   *[other] { $elsewhere }
}
at-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan.at }
    [santo-domingo] { place-santo-domingo.at }
    [santiago-de-cuba] { place-santiago-de-cuba.at }
    [puerto-cabello] { place-puerto-cabello.at }
    [rio-de-la-hacha] { place-rio-de-la-hacha.at }
    [portobelo] { place-portobelo.at }
    [cartagena] { place-cartagena.at }
    [gran-granada] { place-gran-granada.at }
    [panama] { place-panama.at }
    [campeche] { place-campeche.at }
    [veracruz] { place-veracruz.at }
    [galleon-2] { place-galleon-2.at }
    [galleon-3] { place-galleon-3.at }
    [galleon-4] { place-galleon-4.at }
   *[other] en { $elsewhere }
}
to-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan.to }
    [santo-domingo] { place-santo-domingo.to }
    [santiago-de-cuba] { place-santiago-de-cuba.to }
    [puerto-cabello] { place-puerto-cabello.to }
    [rio-de-la-hacha] { place-rio-de-la-hacha.to }
    [portobelo] { place-portobelo.to }
    [cartagena] { place-cartagena.to }
    [gran-granada] { place-gran-granada.to }
    [panama] { place-panama.to }
    [campeche] { place-campeche.to }
    [veracruz] { place-veracruz.to }
    [galleon-2] { place-galleon-2.to }
    [galleon-3] { place-galleon-3.to }
    [galleon-4] { place-galleon-4.to }
   *[other] a { $elsewhere }
}

## Clases, cosas, discos

kind-town = ciudad
kind-fort = fuerte
kind-galleon = galeón
kind-port = puerto comercial
item-crew = { $count ->
    [one] tripulante
   *[other] tripulantes
}
    .label = Tripulación
item-guns = { $count ->
    [one] cañón
   *[other] cañones
}
    .label = Cañones
item-supplies = { $count ->
    [one] provisión
   *[other] provisiones
}
    .label = Provisiones
item-goods = { $count ->
    [one] mercancía
   *[other] mercancías
}
    .label = Mercancías
commodity-indigo = añil
    .the = el añil
commodity-sugar = azúcar
    .the = el azúcar
commodity-coffee = café
    .the = el café
commodity-tobacco = tabaco
    .the = el tabaco
treasure-silver = plata
    .the = la plata
treasure-gold = oro
    .the = el oro
treasure-jewel = joya
    .the = la joya
disc-1 = disco 1
    .the = el disco 1
disc-2 = disco 2
    .the = el disco 2
disc-3 = disco 3
    .the = el disco 3
disc-4 = disco 4
    .the = el disco 4
disc-hind = Cierva Dorada
    .the = la Cierva Dorada
disc-ghost = Buque Fantasma
    .the = el Buque Fantasma
disc-sealed = disco boca abajo
    .the = un disco boca abajo
crew-and-guns = { $crew ->
    [0] { $guns ->
        [one] 1 cañón
       *[other] { $guns } cañones
    }
    [one] { $guns ->
        [0] 1 tripulante
        [one] 1 tripulante y 1 cañón
       *[other] 1 tripulante y { $guns } cañones
    }
   *[other] { $guns ->
        [0] { $crew } tripulantes
        [one] { $crew } tripulantes y 1 cañón
       *[other] { $crew } tripulantes y { $guns } cañones
    }
}
price = { $crew ->
    [0] { $guns ->
        [one] 1 cañón
       *[other] { $guns } cañones
    }
   *[other] { $guns ->
        [0] { $crew ->
                [one] 1 tripulante
               *[other] { $crew } tripulantes
            }
       *[other] { $crew ->
               [one] 1 tripulante
              *[other] { $crew } tripulantes
           } y { $guns ->
               [one] 1 cañón
              *[other] { $guns } cañones
           }
    }
}

## Sucesos: preparación

event-voyage-began = Empezó la travesía { $voyage }.
event-frigate-drawn = A { $seat } le tocó en suerte el muelle de regreso { $dock }.
event-last-gun-given = { $count ->
    [one] { $seat }, al final de la fila, recibió 1 cañón.
   *[other] { $seat }, al final de la fila, recibió { $count } cañones.
}
event-tile-laid = Número { $position } de la calle: { $location }.
event-galleon-sighted = { $guns ->
    [one] El vigía avistó { the-place }: 1 cañón, { $points } PV.
   *[other] El vigía avistó { the-place }: { $guns } cañones, { $points } PV.
}

## Sucesos: aprovisionamiento

event-visited = { $location_key ->
    [drake] { $circle ->
        [1] { $seat } visitó a Drake y tuvo que quedarse un turno más.
       *[other] { $seat } pasó un segundo turno con Drake.
    }
    [queen] { $seat } visitó { $location_the }.
    [admiral] { $seat } visitó { $location_the }.
    [governor] { $seat } visitó { $location_the }.
    [informer] { $seat } visitó { $location_the }.
    [golden-hind] { $seat } visitó { $location_the }.
    [investor] { $seat } visitó { $location_the }.
    [dockside] { $seat } visitó { $location_the }.
   *[other] { $seat } visitó { $location_the }, círculo { $circle }.
}
event-item-gained = { $seat } tomó { $count } { $item }.
event-galleon-gained = { $seat } tomó un galeón.
event-pinnace-gained = { $seat } tomó una pinaza.
event-office-taken = { $location_key ->
    [admiral] { $seat } tomó el Almirante y las fichas de fragata.
    [governor] { $seat } tomó el Gobernador y las fichas de soldados.
    [informer] { $seat } tomó el Informador.
   *[other] { $seat } tomó el disco de misión de la Cierva Dorada.
}
event-dice-rolled = { $seat } sacó un { $thrown } en el dado; el resultado fue { $result }.
event-ghost-ship-gained = { $seat } tomó el Buque Fantasma.
event-nothing-gained = { $seat } no ganó nada { $location_at }.
event-investor-paid = { $seat } entregó la loseta del Inversor y pagó { $points } PV.
event-put-out = { $seat } pasó al muelle de salida { $dock }.

## Sucesos: antes de zarpar

event-treasure-laid = El tesoro de la travesía { $voyage } quedó repartido por el mapa.
event-frigate-laid = { $guns ->
    [-1] Se colocó una ficha de fragata boca abajo { at-place }.
    [one] Se colocó una ficha de fragata de 1 cañón boca abajo { at-place }.
   *[other] Se colocó una ficha de fragata de { $guns } cañones boca abajo { at-place }.
}
event-garrison-laid = { $troops ->
    [-1] Se colocó una ficha de soldados boca abajo { at-place }.
    [one] Se colocó una ficha de 1 soldado boca abajo { at-place }.
   *[other] Se colocó una ficha de { $troops } soldados boca abajo { at-place }.
}
event-governor-swapped = Con el Gobernador, { $seat } cambió de puesto con { $other } y pasó al muelle de salida { $dock }.
event-reach-fixed = { $zone ->
    [1] { $seat } tenía provisiones para la zona 1.
   *[other] { $seat } tenía provisiones para las zonas 1 a { $zone }.
}
event-stayed-ashore = { $seat } no tenía provisiones y se quedó en tierra.

## Sucesos: misiones e Informador

event-mission-laid = { $disc_key ->
    [sealed] { $seat } colocó un disco de misión boca abajo { at-place }.
   *[other] { $seat } colocó { $disc_the } boca abajo { at-place }.
}
event-mission-set-aside = { $disc_key ->
    [sealed] { $seat } apartó un disco de misión que no cabía en ningún sitio.
   *[other] { $seat } apartó { $disc_the } porque no cabía en ningún sitio.
}
event-discs-peeked = { $seat } mandó al Informador a mirar los discos { at-place }.
event-disc-seen = El Informador encontró { $disc_the } de { $seat } { at-place }.
event-defence-peeked = { $seat } mandó al Informador a mirar la ficha oculta { at-place }.
event-defence-seen = El Informador contó a { $seat } que la ficha { at-place } muestra un { $count }.
event-missions-exchanged = { $seat } intercambió los discos que tenía { at-place } y { at-elsewhere }.
event-mission-moved = { $seat } movió { to-elsewhere } el disco que tenía { at-place }.
event-informer-passed = { $seat } no usó el Informador.

## Sucesos: en el mar

event-mission-turned = { $seat } dio la vuelta a su disco { at-place }: { $disc_the }.
event-aside-turned = { $seat } dio la vuelta a un disco apartado: { $disc_the }.
event-ghost-vanished = El Buque Fantasma de { $seat } se desvaneció { at-place }.
event-mission-declined = { $seat } renunció a la misión { at-place } ({ $disc }).
event-mission-blocked = { $reason ->
    [full] { $seat } llegó tarde { to-place } ({ $disc }): todos los círculos estaban ocupados.
    [frigate] { $seat } no podía atacar { the-place } ({ $disc }) sin un galeón.
    [crew] { $seat } no tenía tripulación suficiente para atacar { the-place } ({ $disc }).
    [guns] { $seat } no tenía cañones suficientes para atacar { the-place } ({ $disc }).
    [goods] { $seat } no tenía ninguna mercancía que entregar { at-place } ({ $disc }).
   *[bare] { $seat } ya no encontró ningún género { at-place } ({ $disc }).
}
event-counter-turned = { $seat } dio la vuelta a la ficha { at-place }: muestra un { $count }.
event-attack-failed = { $seat } atacó { the-place } ({ $disc }) y fracasó: le habría costado { crew-and-guns }.
event-conquered = { $kind_key ->
    [galleon] { $seat } apresó { the-place } ({ $disc }) por { $points } PV y pagó { crew-and-guns }.
   *[other] { $seat } conquistó { the-place } ({ $disc }) por { $points } PV y pagó { crew-and-guns }.
}
event-treasure-taken = { $seat } se llevó { $treasure_the } que había { at-place }.
event-traded = { $seat } entregó una mercancía por { $commodity_the } { at-place }.
event-came-home = { $seat } volvió a Plymouth, al muelle de regreso { $dock }.
event-hero-hailed = En el muelle de regreso { $dock }, { $seat } cobró la bonificación de héroe: { $points } PV.

## Sucesos: puntuación

event-conquests-scored = { $kinds ->
    [one] { $seat } ganó { $points } PV por conquistas de 1 clase.
   *[other] { $seat } ganó { $points } PV por conquistas de { $kinds } clases.
}
event-admiral-scored = { $points ->
    [0] { $seat }, como Almirante, no encontró oro que puntuar en el mapa.
   *[other] { $seat }, como Almirante, ganó { $points } PV por el oro que quedaba en el mapa.
}
event-governor-scored = { $points ->
    [0] { $seat }, como Gobernador, no encontró plata que puntuar en el mapa.
   *[other] { $seat }, como Gobernador, ganó { $points } PV por la plata que quedaba en el mapa.
}
event-berth-set = { $seat } ocupó el muelle de regreso { $dock } para la próxima travesía, con { $points } PV.
event-cargo-scored = { $seat } ganó { $points } PV por géneros.
event-chest-opened = { $seat } abrió el cofre y ganó { $points } PV (plata { $silver }, oro { $gold }, joyas { $jewel }).
event-game-won = { $seat } ganó la partida con { $points } PV.

## Preguntas

prompt-draw = Se sortean las fragatas para el orden de la primera travesía.
prompt-tiles = Se barajan y se colocan las losetas de la calle de Plymouth.
prompt-galleons = Los galeones españoles ocupan sus puestos en el mapa.
prompt-street-turn = Visita un lugar más adelante en la calle o pasa a los muelles de salida.
prompt-street-sail = No te queda nada en la calle: pasa a los muelles de salida.
prompt-drake-again = Drake aún no ha acabado contigo: coloca con él tu segundo disco.
prompt-lay-frigate = ¿Qué ficha de fragata colocas boca abajo { at-place }?
prompt-lay-garrison = ¿Qué ficha de soldados colocas boca abajo { at-place }?
prompt-place-mission = Elige primero el número de una misión y luego un destino a tu alcance.
prompt-informer-use = Manda al Informador a un destino donde tengas un disco, a mirar los discos o la ficha oculta, o pasa.
prompt-informer-exchange = Has visto los discos { at-place }. Intercambia dos tuyos, los que quieras, o déjalos donde están.
prompt-informer-move = La ficha { at-place } muestra un { $count }. Mueve tu disco de allí o déjalo donde está.
prompt-sailing = Las misiones se resuelven por orden.
prompt-over = La partida ha terminado.
prompt-roll = En la Taberna rueda el dado.
prompt-drake-extra = Drake te da algo más: ¿tripulación o cañones?
prompt-investor-choice = ¿Qué te dará el Inversor?
prompt-dockside-choice = ¿Qué tomas del Muelle antes de zarpar?
prompt-attack = { $hidden ->
    [true] ¿Atacas { the-place } por { $points } PV? Cuesta { crew-and-guns }, y una ficha oculta puede subir el precio.
   *[other] ¿Atacas { the-place } por { $points } PV? Cuesta { crew-and-guns }.
}
prompt-pay = La ficha { at-place } está a la vista. ¿Pagas { crew-and-guns } por { $points } PV o renuncias?
prompt-trade = ¿Entregas una mercancía por uno de los géneros { at-place } o renuncias?
prompt-return-or-not = ¿Vuelves ya a Plymouth o sigues hacia tu próxima misión?

## Opciones

choice-visit = { $count ->
    [0] Visitar { $location_the }
   *[other] Visitar { $location_the } y tomar { $count }
}
choice-put-out = Pasar al muelle de salida { $dock }
choice-take-item = Tomar { $count } { $item }
choice-take-bundle = Tomar { crew-and-guns }
choice-take-galleon = Tomar un galeón
choice-lay-frigate = { $count ->
    [one] Ficha de 1 cañón
   *[other] Ficha de { $count } cañones
}
choice-lay-garrison = { $count ->
    [one] Ficha de 1 soldado
   *[other] Ficha de { $count } soldados
}
choice-place-mission = { $disc_key ->
    [hind] Cierva Dorada { at-place }
    [ghost] Buque Fantasma { at-place }
   *[other] Disco { $disc_key } { at-place }
}
choice-peek-discs = Mirar los discos { at-place }
choice-peek-defence = Mirar la ficha { at-place }
choice-exchange = Intercambiar: { name-place }, { name-elsewhere }
choice-move = Moverlo { to-elsewhere }
choice-pass-informer = No usar el Informador
choice-leave-missions = Dejar los discos donde están
choice-attack = { $hidden ->
    [true] Atacar: { price } o más
   *[other] Atacar: { price }
}
choice-pay = Pagar { crew-and-guns }
choice-trade = Cambiar por { $commodity }
choice-decline = Renunciar a la misión
choice-return-home = { $missions_left ->
    [0] { $points ->
        [0] Volver al muelle de regreso { $dock }
       *[other] Volver al muelle de regreso { $dock }: { $points } PV
    }
    [one] Volver{ home-pay } y dejar tu última misión
   *[other] Volver{ home-pay } y dejar { $missions_left } misiones
}
choice-sail-on = { $missions_left ->
    [0] Seguir la travesía
    [one] Seguir hacia tu última misión
   *[other] Seguir: quedan { $missions_left } misiones
}

# En el teléfono, donde varias van en fila.
short-take-item = { $count } { $item }
short-take-bundle = { crew-and-guns }
short-take-galleon = Galeón
short-trade = { $commodity }
short-decline = Renunciar

## Negativas

refusal-over = La partida ha terminado: ya no queda nada por hacer.
refusal-chance-only = Eso lo decide el azar; ningún capitán puede elegirlo.
refusal-chance-first = Primero le toca al azar: espera el sorteo, el dado o las fichas.
refusal-not-your-turn = Es el turno de { $seat }: espera el tuyo.
refusal-not-asked = { $question ->
    [street-turn] Ahora no: visita un lugar más adelante en la calle o pasa a los muelles de salida.
    [drake-again] Ahora no: antes tu segundo disco tiene que ir con Drake.
    [street-sail] Ahora no: en la calle solo te queda pasar a los muelles de salida.
    [lay-frigate] Ahora no: elige la ficha de fragata que colocas boca abajo.
    [lay-garrison] Ahora no: elige la ficha de soldados que colocas boca abajo.
    [place-mission] Ahora no: coloca uno de tus discos de misión en un destino a tu alcance.
    [informer-use] Ahora no: manda al Informador a mirar discos o una ficha oculta, o pasa.
    [informer-exchange] Ahora no: intercambia dos de tus discos o déjalos donde están.
    [informer-move] Ahora no: mueve el disco de donde has mirado o déjalo donde está.
    [drake-extra] Ahora no: elige qué te da Drake.
    [investor-choice] Ahora no: elige qué te da el Inversor.
    [dockside-choice] Ahora no: elige qué tomas del Muelle.
    [attack] Ahora no: ataca o renuncia a la misión.
    [pay] Ahora no: paga el ataque o renuncia a la misión.
    [trade] Ahora no: elige un género o renuncia a la misión.
    [return-or-not] Ahora no: vuelve a Plymouth o sigue la travesía.
   *[other] No es eso lo que espera ahora la mesa.
}
refusal-pool-empty = { $item_key ->
    [crew] No queda tripulación en la reserva: elige otra cosa.
    [guns] No quedan cañones en la reserva: elige otra cosa.
    [supplies] No quedan provisiones en la reserva: elige otra cosa.
   *[goods] No quedan mercancías en la reserva: elige otra cosa.
}
refusal-galleon-owned = Ya tienes un galeón: toma tripulación y cañones.
refusal-drake-owed = Tienes un disco con Drake, y él pide dos: coloca ahora con él el segundo.
refusal-after-dockside = Ya has pasado por el Muelle, el final de la calle: solo te queda pasar a los muelles de salida.
refusal-no-discs = No te queda ningún disco de capitán que colocar { $location_at }: pasa a los muelles de salida.
refusal-once-only = Ya tienes un disco { $location_at }: visita un lugar más allá del número { $position } o pasa a los muelles de salida.
refusal-one-way = { $location } es el número { $position } de la calle, y tu disco más avanzado está en el número { $furthest }: visita un lugar más allá o pasa a los muelles de salida.
refusal-investor-spent = Ya has entregado tu loseta del Inversor, que sirve una vez por partida: visita otro lugar o pasa a los muelles de salida.
refusal-drake-needs-two = { $count ->
    [one] Drake pide dos discos y solo te queda 1: visita otro lugar o pasa a los muelles de salida.
   *[other] Drake pide dos discos y te quedan { $count }: visita otro lugar o pasa a los muelles de salida.
}
refusal-drake-taken = Ya hay otro capitán con Drake: visita otro lugar o pasa a los muelles de salida.
refusal-no-circle = { $count ->
    [one] El único círculo { $location_at } está ocupado: visita otro lugar más adelante o pasa a los muelles de salida.
   *[other] Los { $count } círculos { $location_at } están ocupados: visita otro lugar más adelante o pasa a los muelles de salida.
}
refusal-counter-gone = No te queda ninguna ficha que muestre un { $count }: coloca una de las otras.
refusal-disc-not-in-hand = No tienes en la mano { $disc_the }: coloca uno de los discos que tienes.
refusal-disc-there = Ya tienes un disco { at-place }, y no puede haber dos: elige otro destino.
refusal-out-of-reach = { $reach ->
    [1] Para llegar { to-place } necesitas alcanzar la zona { $zone }: tus provisiones solo dan para la zona 1.
   *[other] Para llegar { to-place } necesitas alcanzar la zona { $zone }: tus provisiones dan para las zonas 1 a { $reach }.
}
refusal-no-disc-there = No tienes ningún disco { at-place }: elige un destino donde lo tengas.
refusal-no-counter = No hay ficha oculta { at-place }: mira un fuerte o un galeón, o bien los discos.
refusal-move-from-elsewhere = Has mirado la ficha { at-place }: solo puedes mover el disco que tienes allí.
refusal-sold-out = Otro capitán se ha llevado { $commodity_the } { at-place }: elige entre lo que queda o renuncia a la misión.
refusal-not-sold-here = No hay { $commodity } { at-place }: elige entre lo que se ofrece allí o renuncia a la misión.

## Avances: qué costaría y qué daría una opción, en la segunda línea

preview-visit = { $position } { $location }: { house-pays }{ passing }
preview-put-out = { $reach ->
    [0] Dejas la calle por el muelle de salida { $dock }, pero sin provisiones te quedarías en tierra.
    [1] Dejas la calle por el muelle de salida { $dock }. Tus provisiones dan para la zona 1.
   *[other] Dejas la calle por el muelle de salida { $dock }. Tus provisiones dan para las zonas 1 a { $reach }.
}
preview-take-item = { $item_key ->
    [crew] { $total ->
        [one] Tendrías 1 tripulante.
       *[other] Tendrías { $total } tripulantes.
    }
    [guns] { $total ->
        [one] Tendrías 1 cañón.
       *[other] Tendrías { $total } cañones.
    }
   *[other] { $total ->
        [one] Tendrías 1 provisión y llegarías a la zona 1.
       *[other] Tendrías { $total } provisiones y llegarías a la zona { $reach }.
    }
}
preview-take-bundle = Tendrías en total { $crew_total ->
    [one] 1 tripulante
   *[other] { $crew_total } tripulantes
} y { $guns_total ->
    [one] 1 cañón
   *[other] { $guns_total } cañones
}.
preview-take-galleon = Con un galeón puedes atacar galeones españoles, que solo cuestan cañones.
preview-lay-frigate = Un ataque { at-place } costaría entonces { crew-and-guns }. Solo tú lo sabes.
preview-lay-garrison = Un ataque { at-place } costaría entonces { crew-and-guns }. Solo tú lo sabes.
preview-place-mission = { $disc_key ->
    [ghost] El Buque Fantasma { at-place } solo engaña: se desvanece al dar la vuelta a los discos.
    [hind] Cierva Dorada { at-place }: { mission-terms }{ rival-discs }
   *[other] Disco { $disc_key } { at-place }: { mission-terms }{ rival-discs }
}
preview-peek-discs = { $discs_there ->
    [0] Allí solo está tu disco. Después puedes intercambiar dos tuyos.
    [one] Ves el otro disco que hay allí. Después puedes intercambiar dos tuyos.
   *[other] Ves los otros { $discs_there } discos que hay allí. Después puedes intercambiar dos tuyos.
}
preview-peek-defence = { $spread ->
    [0] Ya conoces esta ficha, pero después puedes mover tu disco de allí.
   *[other] Ves cuánto añade la ficha, de 0 a 2. Después puedes mover tu disco de allí.
}
preview-exchange = Tu disco { at-place } va { to-elsewhere } y en su lugar viene { $other_disc ->
    [hind] la Cierva Dorada
    [ghost] el Buque Fantasma
   *[other] el disco { $other_disc }
    }.
preview-move = { $disc_key ->
    [ghost] El Buque Fantasma { at-elsewhere } solo engaña: se desvanece al dar la vuelta a los discos.
    [hind] Cierva Dorada { to-elsewhere }: { mission-terms }{ rival-discs }
   *[other] Disco { $disc_key } { to-elsewhere }: { mission-terms }{ rival-discs }
}
preview-pass-informer = No miras nada, y se da la vuelta a todos los discos de misión.
preview-leave-missions = Tus discos se quedan donde están, y se da la vuelta a todos los discos de misión.
preview-attack = { $spread ->
    [0] Cuesta { price-range }. Tienes { in-hold }.{ first-spoils }{ new-kind }
   *[other] Cuesta { price-range }. Tienes { in-hold }. Si no te llega, no pierdes nada.
}
preview-pay = Pagas { price-range } por { $points } PV.{ first-spoils }{ new-kind }
preview-trade = Entregas 1 mercancía. Con tus lotes de ahora, { $commodity_the } añade { $sets_gain } PV al final.
preview-decline = El disco vuelve y no gastas nada. La misión cuenta como completada.
preview-return-home = { $missions_left ->
    [0] Vuelves al muelle de regreso { $dock }{ hero-pay }.
    [one] Vuelves al muelle de regreso { $dock }{ hero-pay } y dejas tu última misión.
   *[other] Vuelves al muelle de regreso { $dock }{ hero-pay } y dejas { $missions_left } misiones.
}
preview-sail-on = { $missions_left ->
    [0] No te queda ninguna misión en el mapa.
    [one] Te queda 1 misión.{ hero-missed }
   *[other] Te quedan { $missions_left } misiones.{ hero-missed }
}

# Partes de las frases anteriores.

house-pays = { $location_key ->
    [tavern] el dado trae de { $crew_least } a { $crew_most } tripulantes o, en { $ghosts } de sus { $sides } caras, el Buque Fantasma.
    [shipyard] { $galleon ->
        [true] { $guns ->
            [0] tomas un galeón.
           *[other] tomas un galeón y { guns-counted }.
        }
       *[other] { $guns ->
            [0] ya tienes un galeón y no tomarías nada.
           *[other] ya tienes un galeón y solo tomas { guns-counted }.
        }
    }
    [pinnace] { $crew ->
        [0] tomas una pinaza: los fuertes no te cuestan cañones.
        [one] tomas 1 tripulante y una pinaza: los fuertes no te cuestan cañones.
       *[other] tomas { $crew } tripulantes y una pinaza: los fuertes no te cuestan cañones.
    }
    [drake] { $circle ->
        [1] por dos turnos y dos discos tomas { crew-and-guns }, y 1 más de lo que quieras.
       *[other] tu segundo disco trae { crew-and-guns }, y 1 más de lo que quieras.
    }
    [queen] { $galleon ->
        [true] tomas un galeón, { guns-counted } y { goods-counted }.
       *[other] ya tienes un galeón y tomas { guns-counted } y { goods-counted }.
    }
    [admiral] colocas las fichas de fragata, y el oro que quede te da puntos.
    [governor] colocas las fichas de soldados, avanzas un muelle, y la plata que quede te da puntos.
    [informer] tomas { goods-counted } y puedes mirar en secreto antes de dar la vuelta a los discos.
    [golden-hind] tomas una quinta misión, que se resuelve antes que todas las demás.
    [investor] una vez por partida, { $price } PV compran tripulación y cañones, o un galeón.
    [dockside] tomas 1 tripulante, cañón o provisión, y después tienes que salir.
   *[other] { $gains ->
        [0] la reserva está vacía y no tomarías nada.
       *[other] { $lacking ->
            [0] el siguiente círculo libre da { gained }.
           *[other] el círculo muestra { $count }, pero la reserva solo da { gained }.
        }
    }
}
gained = { $item_key ->
    [crew] { $crew ->
        [one] 1 tripulante
       *[other] { $crew } tripulantes
    }
    [guns] { guns-counted }
    [supplies] { $supplies ->
        [one] 1 provisión, para llegar a la zona { $reach }
       *[other] { $supplies } provisiones, para llegar a la zona { $reach }
    }
   *[other] { goods-counted }
}
guns-counted = { $guns ->
    [0] ningún cañón
    [one] 1 cañón
   *[other] { $guns } cañones
}
goods-counted = { $goods ->
    [0] ninguna mercancía
    [one] 1 mercancía
   *[other] { $goods } mercancías
}
passing = { $passes ->
    [0] { "" }
    [one] { " " }Pasas de largo el lugar { $passes_from } en esta travesía.
   *[other] { " " }Pasas de largo los lugares { $passes_from } a { $passes_to } en esta travesía.
}
mission-terms = { $kind_key ->
    [port] { $goods_have ->
        [0] no tienes ninguna mercancía que entregar allí.
       *[other] una mercancía por un género que vale hasta { $sets_gain } PV en tus lotes.
    }
    [galleon] { $galleon ->
        [true] { price-range } por { $points } PV.{ new-kind }
       *[other] no tienes galeón para atacarlo.
    }
   *[other] { price-range } por { $points } PV.{ new-kind }
}
price-range = { $kind_key ->
    [galleon] { guns-range }
   *[other] { $guns_most ->
        [0] { crew-range }
       *[other] { crew-range } y { guns-range }
    }
}
crew-range = { $kind_key ->
    [fort] { $spread ->
        [0] { crew-most }
       *[other] de { $crew_least } a { $crew_most } tripulantes
    }
   *[other] { crew-most }
}
crew-most = { $crew_most ->
    [one] 1 tripulante
   *[other] { $crew_most } tripulantes
}
guns-range = { $kind_key ->
    [galleon] { $spread ->
        [0] { guns-most }
       *[other] de { $guns_least } a { $guns_most } cañones
    }
   *[other] { guns-most }
}
guns-most = { $guns_most ->
    [one] 1 cañón
   *[other] { $guns_most } cañones
}
in-hold = { $crew_have ->
    [one] 1 tripulante
   *[other] { $crew_have } tripulantes
} y { $guns_have ->
    [one] 1 cañón
   *[other] { $guns_have } cañones
}
new-kind = { $step ->
    [0] { "" }
   *[other] { " " }Una clase nueva añade { $step } PV.
}
first-spoils = { $treasure_key ->
    [silver] { " " }La plata es para ti.
    [gold] { " " }El oro es para ti.
    [jewel] { " " }La joya es para ti.
   *[other] { "" }
}
rival-discs = { $discs_there ->
    [0] { "" }
    [one] { " " }Allí hay 1 disco más.
   *[other] { " " }Allí hay { $discs_there } discos más.
}
home-pay = { $points ->
    [0] { "" }
   *[other] { " " }por { $points } PV
}
hero-pay = { $points ->
    [0] { "" }
   *[other] { " " }como héroe por { $points } PV
}
hero-missed = { $points ->
    [0] { "" }
   *[other] { " " }Volver ahora te daría { $points } PV.
}

## El consejero: por qué un capitán sensato haría lo que más le gusta

advice-only-choice = Aquí no puedes hacer otra cosa, así que no hay nada que pensar.
advice-even = Por lo que se ve ahora, ninguna opción es mejor que otra.
advice-plan = Encaja en la mejor travesía que aún puedes preparar, que vale unos { $worth } PV.{ plan-ahead }
advice-supplies = { $zone ->
    [4] Toma provisiones mientras las haya: con { $total } llegas a todo el mapa.{ plan-ahead }
   *[other] Toma provisiones mientras las haya: con { $total } llegas a la zona { $zone }, y más lejos hay más que ganar.{ plan-ahead }
}
advice-crew = La tripulación toma ciudades y fuertes. Con esto tienes { $total }, y tu plan gasta unos { $need }, sobre todo { at-place }.{ plan-ahead }
advice-guns = { $need ->
    [one] Los cañones son para fuertes y galeones. Con esto tienes { $total }, y tu plan gasta 1, { at-place }.{ plan-ahead }
   *[other] Los cañones son para fuertes y galeones. Con esto tienes { $total }, y tu plan gasta unos { $need }, sobre todo { at-place }.{ plan-ahead }
}
advice-tavern = { $count ->
    [one] La Taberna trae por término medio 1 tripulante, por un solo disco.{ plan-ahead }
   *[other] La Taberna trae por término medio unos { $count } tripulantes, por un solo disco.{ plan-ahead }
}
advice-drake = Drake cuesta dos turnos, pero { $crew ->
    [one] 1 tripulante
   *[other] { $crew } tripulantes
}, { $guns ->
    [one] 1 cañón
   *[other] { $guns } cañones
} y 1 más de lo que quieras es el regalo más rico de la calle.{ plan-ahead }
advice-galleon = Sin un galeón no puedes atacar { the-place }: { $points } PV por { $guns ->
    [one] 1 cañón
   *[other] { $guns } cañones
} y lo que añada la ficha, sin tripulación.{ plan-ahead }
advice-pinnace = { $forts ->
    [one] Con una pinaza un fuerte solo cuesta tripulación: tu plan tiene 1 fuerte y ahorra { saved-guns }.{ plan-ahead }
   *[other] Con una pinaza un fuerte solo cuesta tripulación: tu plan tiene { $forts } fuertes y ahorra { saved-guns }.{ plan-ahead }
}
advice-trade-goods = En un puerto la mercancía se cambia por un género. Al final dos distintos dan { $two } PV, tres { $three } y cuatro { $four }.{ plan-ahead }
advice-office = { $location_key ->
    [admiral] Como Almirante pones fichas ligeras donde piensas atacar y pesadas en otros sitios, y el oro que quede te da puntos.{ plan-ahead }
    [governor] Como Gobernador colocas tú los soldados, zarpas un puesto antes, y la plata que quede te da puntos.{ plan-ahead }
    [informer] El Informador trae una mercancía y una mirada que puede salvar una misión.{ plan-ahead }
   *[other] La Cierva Dorada es una quinta misión, anterior a todas: donde se juntan muchos, llegas primero.{ plan-ahead }
}
advice-investor = El Inversor cuesta { $points } PV, pero con su ayuda la travesía debería dar unos { $worth } PV, y eso vale el precio.{ plan-ahead }
advice-dockside = { $item_key ->
    [supplies] Una última cosa para el viaje: una provisión, para llegar más lejos. Después solo queda salir.{ plan-ahead }
    [crew] Una última cosa para el viaje: un tripulante. Después solo queda salir.{ plan-ahead }
   *[guns] Una última cosa para el viaje: un cañón. Después solo queda salir.{ plan-ahead }
}
advice-bundle = Con { $crew ->
    [one] 1 tripulante
   *[other] { $crew } tripulantes
} y { $guns ->
    [one] 1 cañón
   *[other] { $guns } cañones
} en total haces la mejor travesía.{ plan-ahead }
advice-sail = Tienes lo que tu plan necesita. Otra visita daría menos que un buen puesto: sales con el número { $dock }.{ plan-ahead }
advice-sail-empty = Sin provisiones no llegas a ninguna zona, y más adelante nada lo cambiaría.
advice-place = { $missions ->
    [one] Aún puedes pagar un ataque { at-place }: { $points } PV. Ahí va tu disco que antes se resuelve.
   *[other] De las { $missions } misiones que aún puedes pagar, la que más te vale está { at-place }: { $points } PV. Ahí va tu disco que antes se resuelve.
}
advice-place-contested = Planeas atacar { the-place }, donde hay { $discs_there } discos más para { $circles } círculos: ahí va tu disco que antes se resuelve, porque el número más bajo llega primero.
advice-place-port = { $points ->
    [0] Aquí tu mercancía se cambia por un género, en paz y sin gastar tripulación ni cañones.
   *[other] Aquí tu mercancía se cambia por un género, que ahora vale { $points } PV en tus lotes y más junto a otros.
}
advice-place-ghost = Tus misiones ya están colocadas. El Buque Fantasma no ataca, pero hace dudar a los demás y te deja esperar a ver sus discos.
advice-place-leftover = Tu tripulación y tus cañones son para otros sitios. Este disco tiene que ir a alguna parte: aquí engaña a los demás y no te cuesta nada.
advice-counter-light = Piensas atacar { the-place }: una ficha ligera abarata el ataque, y solo tú lo sabes.
advice-counter-heavy = No piensas atacar { the-place }: que los demás encuentren allí la ficha pesada.
advice-peek-discs = Hay { $discs_there } discos más { at-place }, con { $circles } círculos. Mira quién llega primero; puedes intercambiar dos discos tuyos.
advice-peek-defence = La ficha oculta { at-place } decide si puedes pagar por { $points } PV. Mírala antes de zarpar; puedes mover el disco.
advice-peek-known = Ya conoces la ficha { at-place }, pero si la miras puedes mover el disco de allí.
advice-pass-informer = Ninguna de tus misiones está disputada ni tiene una ficha que temer: no hay nada que averiguar.
advice-exchange = Con { $disc_the } llegas { to-place } en el puesto { $after } en vez del { $before }: ahora uno de los { $circles } círculos puede ser tuyo.
advice-leave-missions = Ningún intercambio te daría un círculo { at-place } sin perder más en otro sitio.
advice-move-away = La ficha añade { $count }: atacar { the-place } costaría { crew-and-guns }, más de lo que tienes. Manda el disco { to-elsewhere }.
advice-move-better = Puedes pagar { crew-and-guns } { at-place }, pero el disco vale más { at-elsewhere }.
advice-stay = La ficha añade { $count }: puedes pagar { crew-and-guns } { at-place }, así que el disco está bien donde está.
advice-stay-nowhere = La ficha añade { $count }, más de lo que puedes pagar, pero ningún otro sitio libre es mejor. Fracasar no cuesta nada.
advice-attack = Puedes pagar lo que debería costar atacar { the-place }, y da { $points } PV{ spoils-and-step }
advice-attack-gamble = Quizá cueste más de lo que tienes. Pero un ataque fracasado no cuesta nada, y tus otras misiones no pierden con él.
advice-pay = Puedes pagar, y atacar { the-place } da { $points } PV{ spoils-and-step }
advice-decline = { $missions ->
    [one] Guarda tripulación y cañones: la misión que falta, { at-elsewhere }, da más.
   *[other] Guarda tripulación y cañones: las { $missions } misiones que faltan, ante todo { at-elsewhere }, dan más.
}
advice-trade = De lo que queda, lo que más añade a tus lotes es { $commodity_the }: { $points } PV. Lo mejor son cuatro distintos.
advice-return-hero = { $missions ->
    [0] Ninguna de las misiones que te quedan merece ya el viaje, y volver pronto trae la bonificación de héroe.
    [one] La bonificación de héroe por volver pronto vale más que tu última misión, unos { $worth } PV.
   *[other] La bonificación de héroe por volver pronto vale más que las { $missions } misiones que quedan, unos { $worth } PV.
}
advice-return = Ninguna de las misiones que te quedan merece ya el viaje. Vuelve: un muelle bajo gana los empates.
advice-sail-on = { $missions ->
    [one] Sigue: la misión { at-elsewhere } debería dar aún unos { $worth } PV, más que volver.
   *[other] Sigue: { $missions } misiones, la mejor { at-elsewhere }, deberían dar aún unos { $worth } PV, más que volver.
}

# Partes de las frases anteriores.

plan-ahead = { $missions ->
    [0] { "" }
    [one] { " " }Tu plan: una misión { at-elsewhere }.
   *[other] { " " }Tu plan: { $missions } misiones, la mejor { at-elsewhere }.
}
saved-guns = { $saved ->
    [one] 1 cañón
   *[other] { $saved } cañones
}
spoils-and-step = { $treasure_key ->
    [silver] { " " }y la plata.{ new-kind }
    [gold] { " " }y el oro.{ new-kind }
    [jewel] { " " }y la joya.{ new-kind }
   *[other] { "" }.{ new-kind }
}

## La guía de la primera partida: un título y dos frases para cada cosa, donde ocurre por primera vez.
#
# Cuándo aparece cada una: véase en.ftl.

guide-street = En cada turno colocas un disco en un lugar y tomas lo que da, o pasas a los muelles de salida. Reúne lo que costarán tus misiones: tripulación, cañones y provisiones para llegar.
    .title = La calle de Plymouth
guide-circles = Los círculos de un lugar se llenan del mejor al peor: quien llega primero toma más. Cuando están llenos, nadie más puede ir.
    .title = Quien llega primero
guide-one-way = Solo se avanza: lo que queda detrás de tu disco más avanzado está fuera de tu alcance en esta travesía. Salta lo que no necesites, pero sin prisa.
    .title = Calle de sentido único
guide-supplies = Una provisión da para la zona 1, dos para la zona 2 y cuatro para todo el mapa. No se gastan nunca, pero sin ninguna tu barco no llega a zona alguna.
    .title = Provisiones y zonas
guide-galleon = Solo quien tiene un galeón propio puede atacar un galeón español. Ese ataque cuesta cañones y nada de tripulación.
    .title = El galeón
guide-tavern = El dado decide cuántos tripulantes se enrolan, y el primer visitante suma 1. Un resultado bajo trae en cambio el Buque Fantasma: un disco para engañar a los demás.
    .title = La Taberna
guide-drake = Drake recibe a un solo capitán, por dos turnos y dos discos. Es la parada más rica de la calle, y mientras tanto los demás avanzan.
    .title = Sir Francis Drake
guide-investor = Una vez por partida el Inversor da tripulación y cañones, o un galeón. Cobra en puntos de victoria: asegúrate de recuperarlos.
    .title = El Inversor
guide-sailing-order = Los barcos salen en el orden en que llegaron a los muelles de salida. Quien va delante coloca primero sus misiones y gana los empates en el mar.
    .title = El orden de salida
guide-counters = En cada fuerte y en cada galeón español hay una ficha boca abajo. Añade 0, 1 o 2 al precio, y al principio solo quien la colocó sabe cuánto.
    .title = Fichas ocultas
guide-placing = Coloca tus discos de uno en uno donde pienses ir. El número dice cuándo se resuelve la misión: primero todos los 1, luego todos los 2, 3 y 4.
    .title = Colocar misiones
guide-hidden-discs = Todos ven dónde hay un disco, pero solo su dueño conoce el número. Puedes colocar uno donde nunca pienses atacar.
    .title = Discos boca abajo
guide-informer = Fichas como las del Almirante, el Gobernador y el Informador sirven solo en esta travesía. El Informador puede mirar discos o una ficha oculta antes de las misiones.
    .title = Amigos en Plymouth
guide-informer-use = Mira todos los discos donde tengas uno e intercambia dos tuyos. O mira una ficha oculta y mueve tu disco de allí.
    .title = El Informador
guide-turning = Ahora todos los planes están a la vista. Donde hay más discos que círculos, llegan antes los números más bajos y, si son iguales, por orden de salida.
    .title = La vuelta a los discos
guide-attack = Las ciudades cuestan tripulación, los fuertes tripulación y cañones, los galeones españoles cañones. Al atacar se da la vuelta a la ficha oculta; aún entonces puedes renunciar.
    .title = Atacar
guide-failing = Quien no puede pagar cuando se da la vuelta a la ficha, fracasa. Solo pierde la misión, y la ficha queda a la vista de todos.
    .title = Un ataque fracasado
guide-treasure = El primer capitán que vence en un sitio se lleva el tesoro que hay allí. Se guarda en un cofre cerrado y puntúa al final: plata 3, oro 4, una joya 5.
    .title = El tesoro
guide-trade = En un puerto entregas 1 mercancía por un género. Los géneros distintos forman lotes, que puntúan al final de la partida, y más que ninguno el de cuatro.
    .title = El comercio
guide-returning = Después de cada misión tuya puedes volver; después de la misión 4, tienes que hacerlo. Lo que no hayas hecho hasta entonces se pierde.
    .title = La vuelta a Plymouth
guide-hero = Quien vuelve pronto y ha vencido en un ataque es un héroe: 2 PV en el muelle de regreso 1, 1 PV en el 2. Volver con el disco 4 ya es tarde.
    .title = La bonificación de héroe
guide-voyage-scoring = Cada travesía puntúa por las clases de sitio que has atacado con éxito: 1 PV por una, 4 por dos, 10 por las tres. Merece la pena planear ciudad, fuerte y galeón.
    .title = Tres clases de conquista
guide-admiral-governor = El Almirante gana 1 PV por cada oro que quede en el mapa, el Gobernador 1 PV por cada plata. Lo que otros se llevaron no les cuenta.
    .title = Almirante y Gobernador
guide-next-order = Quien va en cabeza empieza la próxima travesía, y los demás lo siguen por puntos. Tu barco se vacía: solo conservas los géneros y el cofre.
    .title = La próxima travesía
guide-final-scoring = Tras la tercera travesía puntúan los lotes de géneros y se abren los cofres. Gana quien tenga más puntos de victoria; en caso de empate, quien volvió antes.
    .title = La puntuación final
