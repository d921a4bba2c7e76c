# Strategies in the report of `seadogs balance`.

strategy-treasure = treasures
strategy-dread = Dread Pirates
strategy-doubloons = doubloons
strategy-tiles = plunder tiles
