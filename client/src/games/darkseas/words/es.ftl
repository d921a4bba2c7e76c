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
hex-direction-ne = al noreste
hex-direction-se = al sureste
hex-direction-s = al sur
hex-direction-sw = al suroeste
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
hex-slots = dos casillas: { $slots }
hex-slot-empty = vacía
hex-slot-stands = { $name }, { $state }
hex-tile = { $name }, loseta de botín { $harbour_at }
hex-empty = Casilla vacía { $harbour_at }
hex-heart = Isla central
hex-reach = al alcance del barco
hex-now = despierta
hex-open = se puede elegir
hex-threatened = elegida por otro jugador
hex-barred = no se puede elegir
slot-empty = casilla vacía
slot-offered = colócala aquí

## La mano

plank-rolled = { $count ->
    [0] no sale
    [one] sale 1
   *[other] salen { $count }
}
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
treasure-sign-dagger = Daga
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
