# Las estrategias y las fuentes de puntos en el informe de `seadogs balance`.

strategy-towns = ciudades
strategy-forts = fuertes
strategy-galleons = galeones
strategy-treasure = tesoros
strategy-trade = comercio

income-start = Cada capitán empieza con
income-town = Ciudades
income-fort = Fuertes
income-galleon = Galeones
income-conquests = Clases de conquista
income-hero = Regreso del héroe
income-offices = Almirante y Gobernador
income-commodities = Mercancías
income-chest = Cofre
income-investor = Inversor
