# Lo que dice la casa, sea cual sea el juego: línea de órdenes, registros, problemas.

## Who sits there

captain-unnamed = Capitán { $number }
captain-bot = { $captain } ({ $bot })
captain-chance = Azar
captain-watcher = Espectador

## Help

help-usage = Uso: { $usage }
help-help = Muestra este texto.
help = Juegos de mesa del Caribe español: juega en el navegador o aquí, mira jugar a los bots, lee partidas.
help-version = Dice qué versión es esta y si el motor está compilado.
help-lang = El idioma: en (inglés), el (griego) o es (español). Si falta: el de tu terminal.
help-play = Juega en el navegador, en esta máquina.
help-play-port = El puerto en el que escuchar. Si falta: el 8642, o uno libre.
help-play-database = El archivo que guarda las partidas. Si falta: uno en tu carpeta de datos.
help-play-edition = Un archivo de edición con el que se juegan las partidas nuevas, en lugar de la que viene con su juego.
help-play-browser = Abre un navegador o solo escribe la dirección.
help-serve = Sirve partidas a otras máquinas.
help-serve-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otras máquinas.
help-serve-port = El puerto en el que escuchar (8000).
help-serve-database = El archivo que guarda las partidas. Si falta: uno en tu carpeta de datos.
help-serve-edition = Un archivo de edición con el que se juegan las partidas nuevas, en lugar de la que viene con su juego.
help-serve-matches = Cuántas partidas puede jugar a la vez un mismo dispositivo (50).
help-table = Juega una partida aquí, en la terminal, contra bots.
help-table-game = El juego: { $games }.
help-table-seats = Cuántos capitanes juegan. Si falta: los menos posibles.
help-table-seat = Tu asiento, contando desde 0 (0).
help-table-bots = Quién juega en los demás asientos: un bot para todos o uno para cada uno (greedy).
help-table-name = Cómo llamarte.
help-table-seed = Reparte de nuevo la misma partida: el mismo número, la misma suerte.
help-table-options = Una regla que vale o no, por ejemplo nombre=true. Si son varias, sepáralas con comas.
help-table-edition = Un archivo de edición con el que jugar en lugar de la del juego.
help-simulate = Hace jugar muchas partidas a los bots y da puntos y victorias.
help-simulate-game = El juego: { $games }.
help-simulate-seats = Cuántos capitanes juegan. Si falta: tantos como bots.
help-simulate-bots = Los bots, separados por comas, uno por capitán. Cambian de asiento en cada partida.
help-simulate-games = Cuántas partidas (1000).
help-simulate-seed = El mismo número da las mismas partidas (1).
help-simulate-jobs = Cuántos procesos juegan a la vez. Si falta: uno por procesador.
help-simulate-options = Una regla que vale o no, por ejemplo nombre=true. Si son varias, sepáralas con comas.
help-simulate-edition = Un archivo de edición con el que jugar en lugar de la del juego.
help-simulate-json = Escribe JSON.
help-replay = Vuelve a jugar un registro y muestra la mesa.
help-replay-file = El registro.
help-replay-to = Se detiene tras esta jugada. Si falta: tras la última.
help-replay-seat = Muestra solo lo que sabe este asiento: 0 el primero, -2 un espectador. Si falta: todo.
help-replay-json = Escribe JSON.
help-replay-edition = El archivo de la edición con la que se jugó la partida, si no es la del juego.
help-edition = Comprueba o muestra archivos de edición: lo que está impreso en el juego.
help-edition-check = Comprueba un archivo de edición y explica cada fallo. Código de salida 1 si hay alguno.
help-edition-check-file = El archivo de edición.
help-edition-check-game = El juego al que pertenece. Si falta: aquel al que mejor se ajusta.
help-edition-check-json = Escribe JSON.
help-edition-show = Muestra los valores de una edición y de dónde vienen.
help-edition-show-file = El archivo de edición. Si falta: la edición del juego.
help-edition-show-game = El juego al que pertenece. Si falta: aquel al que mejor se ajusta.
help-edition-show-json = Escribe JSON.
help-bench = Mide la velocidad del motor, del servidor y de la página. Necesita el código fuente.
help-bench-what = Qué medir. Si falta: todo.

## Commands

version = Seadogs { $version }, motor { $engine }, Python { $python }
engine-compiled = compilado
engine-interpreted = interpretado
play-address = Seadogs está en { $address } (Control-C para terminar)
serve-address = Seadogs está en { $address } (Control-C para terminar)
simulate-bot = bot
simulate-score = puntos (media)
simulate-wins = victorias
simulate-average = Media de puntos de todos los bots: { $points }. Entre paréntesis: intervalos del 95 %. Una victoria compartida se reparte.
simulate-speed = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
    } en { $seconds } s: { $speed } partidas por segundo.
replay-over = La partida termina tras { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
    }.
replay-waiting = Tras { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
    }, la mesa espera a: { $captains }.
final-place = { $rank }. { $captain }: { $points } PV
edition-title = Edición { $name } de { $game }, { $digest }
edition-legend = De dónde viene un valor: sin marca: de un reglamento; { $derived } se deduce de un reglamento; { $seen } visto en una fuente pública; { $invented } valor de la casa.
edition-invented = { $invented ->
    [0] Ninguno de los { $values } valores es de la casa.
    [one] 1 de los { $values } valores es de la casa.
   *[other] { $invented } de los { $values } valores son de la casa.
    }
edition-warning = Raro, pero permitido: { $sentence }
edition-good = { $file }: la edición { $name } se ajusta a { $game }.
edition-faults = { $file }: { $count ->
    [one] 1 fallo.
   *[other] { $count } fallos.
    }
table-welcome = Juegas como { $captain }. Responde con un número o un texto; escribe help para saber más, Control-D para irte.
table-goodbye = Dejas la mesa tras { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
    }. ¡Buen viento!
table-unknown = «{ $text }» no es ni una jugada ni una orden. Escribe help para ver lo que hay.
table-allowed = «{ $text }» está permitido.
table-no-clause = El reglamento no tiene el apartado { $slug }. Tiene estos:
table-saved = { $moves ->
    [one] 1 jugada escrita
   *[other] { $moves } jugadas escritas
    } en { $file }.
table-not-saved = No se puede escribir { $file }.
table-help =
    Un número o un texto entre corchetes juega esa jugada.
    why TEXT      explica por qué una jugada no está permitida
    rules CLAUSE  muestra un apartado del reglamento; rules a secas los enumera
    view          muestra todo lo que puedes saber
    log FILE      escribe el registro en un archivo, con los secretos de los demás
    Control-D     deja la mesa

## Wrong command lines

wrong-usage = Esa línea de órdenes no tiene sentido; { $command } --help dice cuál lo tiene.
wrong-no-such-option = No existe la opción { $option }; { $command } --help dice cuáles hay.
wrong-option-needs-value = La opción { $option } no se usa así; { $command } --help dice cómo.
wrong-missing = Falta { $parameter }; { $command } --help dice qué es.
wrong-command-unknown = No existe la orden { $command }; existen: { $commands }.
wrong-language = No hay palabras en «{ $language }»; las hay en: { $languages }.
wrong-not-a-number = { $name } necesita un número entero, no «{ $text }».
wrong-too-small = { $name } debe ser al menos { $least }, no { $number }.
wrong-too-large = { $name } debe ser como mucho { $most }, no { $number }.
wrong-game-unknown = No existe el juego «{ $game }»; existen: { $games }.
wrong-seats = { $game } es para { $fewest } a { $most } capitanes, no para { $seats }.
wrong-seat = No hay asiento { $seat } en esta mesa; los asientos van de 0 a { $last }.
wrong-bot-unknown = No existe el bot «{ $bot }»; existen: { $bots }.
wrong-bots-and-seats = { $bots ->
    [one] 1 bot no llena
   *[other] { $bots } bots no llenan
    } { $seats } asientos: nombra uno para cada uno.
wrong-bots-and-others = { $bots ->
    [one] 1 bot no llena
   *[other] { $bots } bots no llenan
    } los otros { $others } asientos: nombra uno para todos o uno para cada uno.
wrong-option-unknown = { $game } no tiene la opción «{ $option }»; tiene: { $options }.
wrong-option-value = La opción { $option } es true o false: escribe { $option }=true o { $option }=false.
wrong-file-missing = No existe el archivo { $file }.
wrong-file-unreadable = El archivo { $file } no se puede leer.
wrong-file-too-large = El archivo { $file } pasa de { $megabytes } megabytes.
wrong-file-not-text = El archivo { $file } no es texto UTF-8.
wrong-database = El archivo { $file } no se puede escribir, así que no se guardarían las partidas.
wrong-port = No se puede escuchar en el puerto { $port } de { $host }: está ocupado o no te está permitido.
wrong-edition-which = Hay ediciones de varios juegos ({ $games }): indica un archivo, o uno de ellos con --game.
wrong-edition-broken = Con { $file } no se puede jugar: { $sentence } { $more ->
    [0] { "" }
    [one] (Un fallo más: lo dice seadogs edition check.)
   *[other] ({ $more } fallos más: los dice seadogs edition check.)
    }
wrong-record = { $file }, línea { $line }: { $reason }
wrong-record-rule = { $file }, línea { $line }: { $reason } [{ $clause }]
wrong-move-missing = { $file } tiene { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
    }, así que no hay jugada { $to }.
wrong-output = La salida no se puede escribir: el disco al que va está lleno o averiado.
wrong-no-bench = Las mediciones son parte del código fuente, que no está aquí.
wrong-bench-unknown = No existe la medición «{ $name }».

## Records

record-by-rule = { $reason } { $rule }
record-empty = el registro está vacío.
record-line-too-long = la línea tiene más de { $most } caracteres.
record-line-blank = la línea está en blanco.
record-not-text = esto no es texto UTF-8.
record-cut-off = la línea se corta.
record-not-json = desde la columna { $column } no es JSON.
record-key-twice = «{ $key }» está dos veces.
record-number-endless = { $found } no es un número que quepa en un registro.
record-too-deep = los valores están anidados demasiado hondo.
record-number-too-large = un número es demasiado grande.
record-not-object = la línea debe ser un objeto entre llaves, no { $found }.
record-key-unknown = «{ $key }» no significa nada aquí; se conocen: { $keys }.
record-key-missing = falta «{ $key }».
record-type-wrong = «{ $key }» debe ser { $expected ->
    [number] un número entero
    [text] un texto
    [options] un objeto de opciones
   *[true-false] true o false
    }, no { $found }.
record-number-out-of-range = «{ $key }» debe estar entre { $least } y { $most }, y es { $found }.
record-not-hexadecimal = «{ $key }» deben ser { $digits } cifras hexadecimales en minúsculas.
record-format-unknown = el registro es del formato { $found }; este programa lee el { $expected }.
record-number-gap = la jugada lleva el número { $found }; toca la { $expected }.
record-game-other = el registro es del juego «{ $found }», no de { $expected }.
record-rules-other = la partida se jugó con las reglas { $found }; este programa tiene las { $expected }.
record-edition-other = la partida se jugó con la edición «{ $found }», no { $expected }: indica su archivo con --edition.
record-digest-other = la partida se jugó con una edición de otros valores ({ $found }, no { $expected }): indica su archivo con --edition.
record-seats-other = el juego es para { $fewest } a { $most } capitanes, no para { $found }.
record-option-unknown = el juego no tiene la opción «{ $option }»; tiene: { $options }.
record-commitment-other = la semilla publicada no es la comprometida: se prometió { $found }, resulta { $expected }.
record-outcome-other = la semilla publicada reparte «{ $expected }» en la jugada { $number }, no «{ $found }».
record-match-over = la partida termina antes de la jugada { $number }.
record-action-unknown = ninguna jugada de este juego se escribe «{ $text }».
record-seat-not-asked = no le toca a { $seat }, así que «{ $text }» no puede ser la jugada { $number }.
record-outcome-impossible = el Azar no puede traer «{ $text }» en la jugada { $number }.
record-action-illegal = { $seat } no puede hacer «{ $text }» en la jugada { $number }.
record-move-missing = el registro tiene { $moves } jugadas, así que no hay jugada { $to }.

## Problems between page and server

problem-invalid = La página envió algo que el servidor no entiende.
problem-unauthorized = El servidor no conoce este dispositivo.
problem-foreign-origin = La petición vino de una página de otro sitio.
problem-not-your-seat = Este dispositivo no tiene ese asiento.
problem-not-over = El registro guarda secretos; se muestra solo cuando la partida termina.
problem-not-practice = Solo hay consejos en las partidas de práctica.
problem-not-found = En esta dirección no hay nada.
problem-no-match = No existe esa partida.
problem-no-number = La partida no tiene tantas jugadas.
problem-no-seat = La partida no tiene ese asiento.
problem-method = La dirección no admite ese tipo de petición.
problem-taken = Ese asiento está ocupado; elige uno libre.
problem-not-started = La partida espera a que todos se sienten.
problem-over = La partida ha terminado.
problem-stale = La mesa ha cambiado entretanto; mírala otra vez y elige.
problem-no-undo = Eso ya no se puede deshacer.
problem-not-asked = Ahora no es tu turno.
problem-other-rules = La partida empezó con otras reglas que las de este servidor.
problem-too-large = Eso es demasiado grande.
problem-unknown-game = No existe ese juego.
problem-seats = El juego no es para tantos capitanes.
problem-unknown-option = El juego no tiene esa opción.
problem-unknown-bot = No existe ese bot.
problem-unknown-move = No existe esa jugada.
problem-edition = La edición tiene fallos y no se puede jugar con ella.
problem-record = Este archivo no es el registro de una partida que se pueda reproducir aquí.
problem-rule = Una regla lo prohíbe.
problem-too-many = Demasiado a la vez; espera un poco.
problem-too-many-matches = Este dispositivo ya juega todas las partidas que puede a la vez. Termina una antes de empezar otra.
problem-internal = El servidor ha fallado. La culpa es nuestra, no tuya.
problem-busy = Otro programa está usando el archivo de las partidas y no se ha guardado nada. Ciérralo o espera un momento e inténtalo de nuevo.
