# What is wrong with an edition file: one sentence a constraint, with what, where, and what to do.
# Words in “quotation marks” stand in the file as they are written here.

## Plymouth Street

edition-street-every-location = { $where } names { $location } { $times } times: every location lies there once; missing: { $missing }.
edition-street-ends = { $where } is { $found }: location { $position } is printed on the board and is always { $expected }.
edition-street-starts-with-crew = { $where } is { $found }: the street starts with a crew tile.
edition-street-better-first = { $where } is { $better }, behind { $worse } at { $first }: the better tile of a pair lies earlier, so exchange the two.
edition-location-circles = { $where } is { $found }: the rulebook gives { $location } { $expected ->
    [all] a circle for every captain: write “all”.
   *[other] { $expected }: write { $expected }.
    }
edition-amounts-circles = { $where } lists { $found } amounts: a crew, guns or supplies tile has one to three circles, so write one to three.
edition-amounts-trade-goods-circles = { $where } lists { $found } amounts: the trade-goods tile has two circles, so write two.
edition-amounts-same-circles = { $where }: the sets for 3, 4 and 5 players list { $found } amounts: the sets differ in amounts only, so write equally many.
edition-amounts-do-not-rise = { $where } is { $found }: list the amounts from the best circle down.
edition-amounts-better-tile = { $where }: { $better } gives { $more } in all and { $worse } { $less }: the first of a pair is the better, so exchange them or correct the amounts.
edition-crew-suffice = { $where }: { $tiles } give { $found } crew, but of { $supply } in the box the other locations can take { $others }: at most { $most } are left, so correct the amounts.
edition-supplies-suffice = { $where }: { $tiles } give { $found } supplies, but of { $supply } in the box Dockside can take { $others }: at most { $most } are left, so correct the amounts.
edition-trade-goods-suffice = { $where }: { $tiles } gives { $found } trade goods, but of { $supply } in the box the Queen and the Informer can take { $others }: at most { $most } are left, so correct the amounts.
edition-tavern-covers-results = { $where } is missing: say what a result of { $result } gives; the table runs from 1 to 7.
edition-tavern-ghost-ship = { $where }: a result of { $result } gives “{ $found }”: 1 and 2 give “ghost-ship”, 3 to 7 a number of crew.
edition-die-six-sides = { $where } is { $found }: the tavern's table of 1 to 7 needs a die of 6 sides.

## The map

edition-kinds-count = { $where }: of the kind “{ $kind }” there are { $found } destinations: there must be { $expected }.
edition-named-kinds = { $where } { $found ->
    [none] is missing: add it as { $expected ->
        [town] a town
        [fort] a fort
        [port] a port
       *[other] a town or a fort
        }.
   *[other] is of the kind “{ $found }”: the rulebook calls { $place } { $expected ->
        [town] a town
        [fort] a fort
        [port] a port
       *[other] a town or a fort
        }.
    }
edition-town-one-troop = { $where } is { $found }: a town has one troop, so write 1.
edition-target-two-circles = { $where } is { $found }: towns, forts and galleon spots have two circles, so write 2.
edition-port-circles = { $where }: the ports have { $found } circles: they must be 2, 2 and 3.
edition-port-circle-each-good = { $where }: { $place } has { $circles } circles for { $goods } commodities: write as many of one as of the other.
edition-port-goods-differ = { $where } names { $good } { $times } times: a port holds one of a kind.
edition-port-goods-total = { $where }: the ports hold { $found } of { $good } together: they must hold { $expected }.
edition-port-sugar-and-tobacco = { $where }: no port sells both sugar and tobacco, as one does in the rulebook's example 11: correct the goods.
edition-treasure-shares = { $where }: destinations of the kind “{ $kind }” show { $silver } silver, { $gold } gold and { $jewel } jewels: two must show silver and two gold.
edition-treasure-jewels = { $where } is { $found }: every galleon spot holds a “jewel”.
edition-zone-1-four-destinations = { $where }: { $found } destinations are in zone 1: at least 4 must be.
edition-zones-up-to-2 = { $where } is { $found }: in the rulebook's examples { $place } is reached with { $most } supplies, so it is in zone 1 or 2.
edition-zones-up-to-3 = { $where } is { $found }: in the rulebook's examples { $place } is reached with { $most } supplies, so it is in zone 1, 2 or 3.
edition-zone-3-gran-granada-or-panama = { $where } is { $granada } and that of Panama { $panama }: the rulebook's example 5 needs three supplies for them, so put one of the two in zone 3.
edition-zones-near-forts = { $where }: zones 1 and 2 hold { $found } forts: the rulebook's examples need at least 2 there.
edition-zones-near-galleon = { $where }: zones 1 and 2 hold no galleon spot: the rulebook's examples need one there.
edition-panama-troops = { $where } is { $found }: the rulebook prints { $expected } troop at Panama.
edition-veracruz-points = { $where } is { $found }: the rulebook gives { $expected } VP for Veracruz.
edition-veracruz-cannons = { $where } is { $found }: the rulebook prints { $expected } cannon at Veracruz.
edition-veracruz-troops = { $where } is { $found }: with its counter Veracruz has four troops in the rulebook's example 9, so write 2, 3 or 4.
edition-veracruz-gold = { $where } is { $found }: the treasure of Veracruz is “gold”.
edition-garrison-counters = { $where } is { $found }: write the troop counters as 0, 0, 1, 2.
edition-frigate-counters = { $where } is { $found }: write the frigate counters as 0, 1, 2.
edition-galleon-eight-points = { $where } is { $found }: the strongest galleon scores 8 VP.
edition-galleon-strongest-guns = { $where } is { $found }: with its frigate counter the strongest galleon has four guns in the rulebook's example 10, so write 2, 3 or 4.
edition-galleon-strongest = { $where } has { $guns } guns and scores { $points } VP, the strongest { $strongest } and { $most }: the strongest scores the most and none has more guns; rank the counters anew.

## The box

edition-investor-affordable = { $where }: the Investor costs { $price } VP, but captains start on { $score }: the price must not be higher.
edition-treasure-suffices = { $where } is { $found }: all voyages together lay out { $needed } { $stock }, so write at least that many.
edition-commodities-suffice = { $where } is { $found }: all voyages together lay out { $needed } { $stock }, so write at least that many.
