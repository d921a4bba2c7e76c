# El informe de `seadogs balance`.

help-balance = Mide si un juego es justo: por asiento, por estrategia y por lo que se consigue pronto.
help-balance-game = El juego: { $games }.
help-balance-seats = Números de capitanes, separados por comas. Si falta: todos los que admite el juego.
help-balance-games = Cuántas partidas por cada número de capitanes (2000).
help-balance-seed = El mismo número da las mismas partidas (1).
help-balance-jobs = Cuántos procesos juegan a la vez. Si falta: uno por procesador.
help-balance-edition = Un archivo de edición con el que jugar en lugar de la del juego.
help-balance-out = Escribe el informe, con gráficos, también en este archivo HTML.

balance-title = { $title }: ¿es justo?
balance-how = Juegan entre sí bots codiciosos: uno equilibrado y uno por estrategia, sorteados en cada partida. Las barras y los paréntesis son intervalos del 95 %. Una victoria compartida se reparte.
balance-edition = Edición { $edition_name }. La misma orden da el mismo informe:
balance-seats = { $count ->
    [one] 1 capitán
   *[other] { $count } capitanes
    }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
    }
balance-by-seat = Victorias por asiento
balance-by-seat-about = En veces la parte justa, que es 1. La línea discontinua es el límite, 1,15.
balance-by-lot = Victorias por orden de sorteo
balance-by-lot-about = En veces la parte justa, que es 1. Se sortea en la preparación; nadie lo elige. La línea discontinua es el límite, 1,15.
balance-strategies = Victorias por estrategia
balance-strategies-about = En veces la parte justa, que es 1, contra todas las demás. La línea discontinua es el límite, 1,4.
balance-features = Cuánto sube la probabilidad de ganar lo que se consigue pronto
balance-features-about = En centésimas, frente al asiento medio con el mismo puesto en el sorteo; tras ×, cuántas veces se vio. La línea discontinua es el límite, 10. Lo raro tiene barras anchas.
balance-sources = Puntos por fuente
balance-sources-about = Media de puntos de un capitán.
balance-sources-of = Estrategia: { $favoured }
balance-even = equilibrada
balance-chair = Asiento { $number }
balance-lot = { $number }.º en el sorteo
balance-limits = ! pasa de su límite: un asiento o un puesto del sorteo, 1,15 veces y una estrategia, 1,4 veces su parte justa de victorias; algo conseguido pronto, 10 centésimas más de probabilidad de ganar. Entre paréntesis, intervalos del 95 %; tras ×, cuántas veces se vio.
balance-written = Escrito en { $file }.
wrong-file-unwritten = El archivo { $file } no se puede escribir.
