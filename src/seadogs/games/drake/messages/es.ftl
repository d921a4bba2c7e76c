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
        [0] tripulación { $crew }
       *[other] tripulación { $crew }, cañones { $guns }
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
prompt-drake-again = Drake aún no ha acabado contigo: coloca con él tu segundo disco.
prompt-lay-frigate = ¿Qué ficha de fragata colocas boca abajo { at-place }?
prompt-lay-garrison = ¿Qué ficha de soldados colocas boca abajo { at-place }?
prompt-place-mission = Coloca uno de tus discos de misión boca abajo en un destino a tu alcance.
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
choice-return-home = { $points ->
    [0] Volver al muelle de regreso { $dock }
   *[other] Volver al muelle de regreso { $dock }: { $points } PV
}
choice-sail-on = Seguir la travesía

## Negativas

refusal-over = La partida ha terminado: ya no queda nada por hacer.
refusal-chance-only = Eso lo decide el azar; ningún capitán puede elegirlo.
refusal-chance-first = Primero le toca al azar: espera el sorteo, el dado o las fichas.
refusal-not-your-turn = Es el turno de { $seat }: espera el tuyo.
refusal-not-asked = { $question ->
    [street-turn] Ahora no: visita un lugar más adelante en la calle o pasa a los muelles de salida.
    [drake-again] Ahora no: antes tu segundo disco tiene que ir con Drake.
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
refusal-investor-spent = Ya has entregado tu loseta del Inversor, que sirve una vez por partida: ve al Muelle o pasa a los muelles de salida.
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

## The coach: why a sensible captain would take the option it likes best

advice-best = El capitán codicioso no encuentra aquí nada mejor que hacer.
