# Las palabras de la propia página.

language = Idioma
to-lobby = Al vestíbulo
rules = Reglas
close = Cerrar
your-turn = Te toca

## The slip

slip = Qué se te pide
slip-groups = Cuál
slip-other = Otra cosa
slip-turn = Tu turno, { $name }.
slip-all = Las { $count } opciones
undo = Deshacer
undo-help = Deshace tu último paso. Pulsa otra vez para el anterior, siempre que nadie haya sabido nada por ellos
rule-for-this = La regla
slip-refused = { $title }. No ha cambiado nada.
slip-nothing-done = Eso no se puede. No ha cambiado nada.
slip-stale = La mesa siguió adelante antes de que llegara tu elección. Mira de nuevo: no se ha hecho.
slip-busy = Eso no se ha hecho: tu elección anterior aún estaba en camino.
slip-sending = Tu elección está en camino…
match-over = La partida ha terminado.
awaits = { $count ->
    [0] La partida sigue…
   *[other] Esperando a { $names }.
}
watching-awaits = { $count ->
    [0] Estás mirando. La partida sigue…
   *[other] Estás mirando. Esperando a { $names }.
}
line-down = Se ha perdido la conexión con el servidor. Reintentando…

## The coach of a practice match

coach = El maestro
coach-would = El maestro elegiría: { $choice }.
coach-do = Hazlo
coach-do-again = Pulsa otra vez
coach-thinks = El maestro está pensando…
coach-watches = El maestro mira contigo lo que hacen los demás.

## Settings and guide

settings = Ajustes
sound = Sonido
guide = Consejos para la primera partida
guide-again = Mostrar otra vez todos los consejos
guide-hint = Consejo
guide-close = Entendido
guide-off = No quiero más consejos
press-twice = Pulsar dos veces cada opción
press-again = Pulsa otra vez: { $choice }
motion = Movimiento
motion-calm = Tranquilo
motion-brisk = Rápido
motion-off = Ninguno

## A refusal

refusal-still = Aún puedes:
refusal-more = { $count } más
option-name = «{ $name }»
refusal-read = Leer «{ $title }» en las reglas

## The rules

rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] Se ha encontrado 1 regla
   *[other] Se han encontrado { $count } reglas
}
rules-chapters = Capítulos
house-value = Valor de la casa:

## The journal

journal-since = Desde tu última mirada: { $count ->
    [0] jugó el azar
    [one] 1 jugada
   *[other] { $count } jugadas
}
journal-seen-before = lo nuevo, sobre esta línea
journal-undone = { $name } ha deshecho parte de su turno.
journal = Diario
journal-more = { $count } más
journal-earlier = Ver jugadas anteriores

## The curtain

curtain-title = Pasa el dispositivo a { $name }
curtain-text = { $name }, pulsa cuando no mire nadie más. Hasta entonces no hay nada tuyo en este dispositivo.
curtain-confirm = Soy { $name }

## Notices

notice-title = No ha podido ser
problem-unreachable = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
problem-other = Algo ha fallado. Vuelve a cargar la página; la partida está a salvo en el servidor.
try-again = Intentar de nuevo
no-such-match = No existe esa partida
no-such-match-text = Puede que el enlace esté mal escrito o que la partida se jugara en otro servidor.
ruling = Decisión nuestra:

## The room before the start

room-waiting = { $count ->
    [one] Esperando a un capitán
   *[other] Esperando a { $count } capitanes
}
# Cuántos de todos se han sentado ya
room-seated = { $seated ->
    [one] Ha llegado 1 de { $count } capitanes.
   *[other] Han llegado { $seated } de { $count } capitanes.
}
room-start = La partida empieza cuando se ocupe el último asiento.
room-invited = Te invitan a una partida
room-link = Envía este enlace a quien falte:
room-link-label = Enlace a esta partida
room-link-at-home = El servidor solo responde a este ordenador, así que el enlace solo funciona aquí. Para invitar a otros, ábrelo a tu red: el README explica cómo, en «Host».
copy = Copiar enlace
copied = Copiado
your-name = Tu nombre
chair-is-open = Asiento libre
sit-here = Sentarme aquí
chair-mine = en este dispositivo
chair-bot = bot
chair-taken = a la espera

## The lobby

new-match = Partida nueva
practice = Una travesía de práctica, con maestro
practice-help = En cada pregunta el maestro dice qué haría un capitán sensato, y por qué.
practice-short = práctica
chair-me-help = Tú, aquí.
chair-other-help = Pasas el dispositivo. Nadie ve los secretos de otro.
chair-open-help = Recibes un enlace para enviarlo. La partida empieza cuando se ocupen todos los asientos.
bot-greedy = Bot: Codicioso
bot-greedy-help = Toma lo que más le vale en el momento. Un rival digno.
bot-greedy-towns = Bot: Codicioso de ciudades
bot-greedy-towns-help = Como Codicioso, pero valora las ciudades más de lo que valen.
bot-greedy-forts = Bot: Codicioso de fuertes
bot-greedy-forts-help = Como Codicioso, pero valora los fuertes más de lo que valen.
bot-greedy-galleons = Bot: Codicioso de galeones
bot-greedy-galleons-help = Como Codicioso, pero valora los galeones más de lo que valen.
bot-greedy-treasure = Bot: Codicioso de tesoros
bot-greedy-treasure-help = Como Codicioso, pero valora los tesoros más de lo que valen.
bot-greedy-trade = Bot: Codicioso de comercio
bot-greedy-trade-help = Como Codicioso, pero valora el comercio más de lo que vale.
bot-greedy-dread = Bot: Codicioso de piratas temibles
bot-greedy-dread-help = Como Codicioso, pero valora los piratas temibles más de lo que valen.
bot-greedy-doubloons = Bot: Codicioso de doblones
bot-greedy-doubloons-help = Como Codicioso, pero valora los doblones más de lo que valen.
bot-greedy-tiles = Bot: Codicioso de losetas de botín
bot-greedy-tiles-help = Como Codicioso, pero valora las losetas de botín más de lo que valen.
bot-random = Bot: Al azar
bot-random-help = Hace cualquier cosa permitida. Fácil de vencer.
options-changed = ({ $count } cambiadas)
none-finished = La primera partida que termine quedará aquí, con su repetición.
match-imported = de un registro
record-load = Abrir un registro
record-edition = Otra edición
record-edition-wanted = La partida se jugó con la edición «{ $name }», que imprime valores distintos de los de la edición de la casa. Para verla, carga también su archivo de edición.
record-edition-wrong = { $file } imprime valores distintos de los que se usaron en la partida.
record-fault = Línea { $line }: { $reason }
record = Descargar el registro
which-game = Juego
captains-from-to = De { $fewest } a { $most } capitanes
how-many = Capitanes
who-sits-where = Quién se sienta dónde
name-of-chair = Nombre del capitán { $number }
kind-of-chair = Quién juega como capitán { $number }
captain-names = Nikos, Berta, Inés, Tom, Hugo
whoever-comes = Quien venga con el enlace
whoever = Quien venga
chair-me = Yo
chair-other = Otra persona, aquí
chair-open = Libre, por enlace
start-match = Empezar la partida
options-and-edition = Opciones y edición
edition = Valores impresos
edition-house = Edición { $name }, la que trae la casa.
edition-own = De tu archivo { $file }.
edition-load = Cargar un archivo de edición
edition-drop = Volver a la edición de la casa
go-on-with = Seguir con
finished-matches = Partidas terminadas
match-not-started = Esperando capitanes
go-on = Seguir
see-result = Ver el resultado

## The top bar

menu = Menú

## The replay

replay = Repetición
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forth = Una jugada adelante
replay-last = Al final
replay-speed = Velocidad: { $speed }×
replay-scrubber = Momento de la partida
replay-move = Jugada { $number } de { $count }
replay-chapter = Ir a
replay-eyes = Con los ojos de quién
replay-eyes-watcher = Un espectador
replay-copy = Copiar enlace
