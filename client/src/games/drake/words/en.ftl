# The table of Francis Drake: headings and labels of the page. Sentences about play are the game's own messages.

table-progress = Voyage { $voyage } of { $voyages }
stage-street = Plymouth Street
stage-preparing = Preparing
stage-placing = Sealed missions
stage-sea = At sea
stage-over = Final scoring

tabs = Parts of the table
tab-street = Street
tab-chart = Chart
tab-ship = Ship
tab-captains = Captains
tab-journal = Journal

## Plymouth Street

street = Plymouth Street
street-not-laid = The tiles of the street are not laid yet.
street-visit = Visit
street-why = Why not?
street-full = full
street-free-circle = free circle
street-next = The next disc gets: { $pays }
pays-tavern = a roll of the die for crew
pays-shipyard = { $circle ->
    [1] a galleon and a gun
   *[other] a galleon
}
pays-pinnace = { $circle ->
    [1] a pinnace and crew
   *[other] a pinnace
}
pays-drake = crew, guns and one more; takes two turns
pays-queen = a galleon, a gun and a trade good
pays-admiral = the Admiral and the frigate counters
pays-governor = the Governor and the troop counters
pays-informer = the Informer and a trade good
pays-golden-hind = the Golden Hind's mission disc
pays-investor = crew and guns, or a galleon, for victory points
pays-dockside = one crew, gun or supply
docks = Docks
docks-homebound = Homebound
docks-outbound = Outbound
dock-empty = Dock { $dock }, empty
dock-taken = Dock { $dock }: { $name }

## The chart

chart = The Spanish Main
zone = Zone { $zone }
zone-in-reach = in your reach
zone-out-of-reach = out of your reach
place-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
place-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
place-cannons = { $count ->
    [one] 1 cannon
   *[other] { $count } cannons
}
counter-hidden = and a hidden counter
counter-known = and a counter that you know: { $count }
counter-open = and an open counter: { $count }
place-circles = { $free ->
    [one] 1 circle free
   *[other] { $free } circles free
}
place-taken = Attacked by { $names }
place-traded = Traded with { $names }
mission-sealed = { $name }, sealed
mission-known = { $name }, { $disc }
missions-here = Mission discs here

## Captains and ships

captains = Captains
col-captain = Captain
col-discs = Player discs left
col-score = Victory points
captain-awaited = is to act
ship-log = Ship's log
ship-frigate = Frigate
ship-galleon = Galleon
ship-pinnace = Pinnace
ship-no-pinnace = No pinnace
ship-investor-left = Investor unspent
ship-investor-spent = Investor spent
ship-discs = { $count ->
    [one] 1 player disc left
   *[other] { $count } player discs left
}
ship-reach = { $zone ->
    [0] Cannot sail
    [1] Reaches zone 1
   *[other] Reaches zones 1 to { $zone }
}
ship-hand = Missions in hand
ship-aside = Set aside
ship-empty = nothing yet
ship-commodities = Commodities
ship-chest = Your chest
ship-chest-secret = only you see it
ship-conquests = Attacked
captain-home = Back in Plymouth
captain-ashore = Stays ashore
amount = { $count } { $thing }
pools = Left in the pools

## Final scoring

result-wins = wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-wins-tied = wins by the lower Homebound dock, with { $points } points
result-sources = Where the points came from
source = Source
source-start = Every captain starts with
source-town = Towns
source-fort = Forts
source-galleon = Galleons
source-conquests = Kinds conquered
source-hero = Hero's return
source-offices = Admiral and Governor
source-commodities = Commodities
source-chest = Chest
source-investor = Paid to the Investor
source-total = Victory points
result-most = most from this source
result-again = New match
