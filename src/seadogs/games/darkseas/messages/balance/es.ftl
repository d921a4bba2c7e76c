# Las estrategias en el informe de `seadogs balance`.

strategy-treasure = tesoros
strategy-dread = piratas temibles
strategy-doubloons = doblones
strategy-tiles = losetas de botín
