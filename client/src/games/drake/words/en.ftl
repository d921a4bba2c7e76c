# The table of Francis Drake: headings and labels of the page. Sentences about play are the game's own messages.

table-progress = Voyage { $voyage } of { $voyages }
table-done = { $voyages ->
    [3] Three voyages done
   *[other] All voyages done
}
stage-street = Provisioning
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
pays-tavern = a roll of the die for crew
pays-drake = { $gains }, and { $extra } more of either; takes two turns
pays-admiral = the Admiral and the frigate counters
pays-governor = the Governor and the troop counters
pays-golden-hind = the Golden Hind's mission disc
gain-galleon = a galleon
gain-pinnace = a pinnace
gain-informer = the Informer
docks = Docks
docks-homebound = Homebound docks
docks-outbound = Outbound docks
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

## Captains and ships

captains = Captains
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
result-ahead = { $points ->
    [one] 1 ahead of { $name }.
   *[other] { $points } ahead of { $name }.
}
result-level = Level with { $name }, and in the lower Homebound dock.
result-largest = Largest source: { $source }, { $points }.
result-sources = Where the points came from
source = Points by source
source-start = Every captain starts with
    .short = Start
    .within = the start
source-town = Towns
    .short = Towns
    .within = towns
source-fort = Forts
    .short = Forts
    .within = forts
source-galleon = Galleons
    .short = Galleons
    .within = galleons
source-conquests = Kinds conquered
    .short = Kinds conquered
    .within = kinds conquered
    .note = { $one }, { $two } or { $three } a voyage
source-hero = Hero’s return
    .short = Hero’s return
    .within = the hero’s return
source-offices = Admiral and Governor
    .short = Admiral and Governor
    .within = the Admiral and the Governor
source-commodities = Commodities
    .short = Commodities
    .within = commodities
    .note = sets of 2, 3, 4: { $pair }, { $trio }, { $four }
source-chest = Chest
    .short = Chest
    .within = the chest
    .note = silver { $silver }, gold { $gold }, jewel { $jewel }
source-investor = Investor
    .short = Investor
    .within = the Investor
    .note = what a captain began with, paid
source-total = Victory points
result-most = most from this source
result-most-note = most from this source.
result-tie-note = Equal totals go to the lower Homebound dock after the last voyage.
result-again = Play again with the same captains
result-replay = { $voyages ->
    [3] Replay the three voyages
   *[other] Replay the voyages
}
homecoming = Homecoming
homecoming-voyage = what voyage { $voyage } brought
homecoming-nothing = no points on this voyage
chapter-voyage = Voyage { $voyage }
chapter-orders = Sealed orders
chapter-missions = Missions
chapter-homecoming = Homecoming

## The houses of the street, the ship

or = or
house-open = { $number }, { $name }, next circle { $pays }, free
house-ahead = { $number }, { $name }, next circle { $pays }, free
house-shut = { $number }, { $name }, next circle { $pays }, free, but not to be visited now
house-passed = { $number }, { $name }, behind you
house-full = { $number }, { $name }, full
house-taken = taken by { $names }
house-costs = { $count ->
    [one] costs 1 victory point
   *[other] costs { $count } victory points
}
house-buys = { $most ->
    [0] { $count } VP: crew and guns, or a galleon
   *[other] { $count } VP: { $most } crew and guns, or a galleon
}
house-two-turns = two turns
offices = Offices of this voyage
office-free = { $office }: nobody
office-held = { $office }: { $name }
hold-discs = { $count ->
    [one] 1 disc left
   *[other] { $count } discs left
}
main-reach = { $zone ->
    [0] You reach no zone yet
    [1] You reach zone 1
    [2] You reach zones 1 and 2
   *[other] You reach zones 1 to { $zone }
}
main-far = Four zones, each farther than the last
strip-score = { $name }: { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}

## The sailing page

plaque-galleon = Galleon
plaque-can = may be chosen now
plaque-out = out of your reach
chart-north-up = North up
rail = Captains, journal
orders = Your sealed orders
orders-at-sea = Your missions
orders-lay-frigate = The Admiral’s frigate counters
orders-lay-garrison = The Governor’s troop counters
orders-left = { $count ->
    [one] one still to lay
    [2] two still to lay
    [3] three still to lay
    [4] four still to lay
    [5] five still to lay
   *[other] six still to lay
}
order-hand = to lay
order-chosen = chosen
order-laid = laid: { $place }
order-waits = { $place }
order-aside = set aside
order-done = done
card-open = Details
card-kind = { $kind_key ->
    [town] Town in zone { $zone }.
    [fort] Fort in zone { $zone }.
    [galleon] Spanish galleon.
   *[port] Trade port in zone { $zone }.
} { $count ->
    [one] One circle.
    [2] Two circles.
    [3] Three circles.
   *[other] { $count } circles.
}
card-costs = It costs you
card-pays = It pays you
card-lies = Who lies here
card-nobody = nobody yet
card-crew = { $least } crew
card-crew-between = { $least } to { $most } crew
card-for-troops = { $count ->
    [one] 1 crew, for its troop
   *[other] { $count } crew, for its { $count } troops
}
card-for-cannons = { $count ->
    [one] 1 gun, for its cannon
   *[other] { $count } guns, for its { $count } cannons
}
card-guns = { $least ->
    [one] 1 gun
   *[other] { $least } guns
}
card-guns-between = { $least } to { $most } guns
card-ghost-costs = nothing
card-ghost-pays = nothing: it vanishes when the discs are turned
card-goods = 1 trade good
card-have = you have { $have }
card-galleon = { $have ->
    [true] a galleon, which you have
   *[false] a galleon, which you lack
}
card-sets = up to +{ $count } in sets
card-counter = counter: { $count } more
card-counter-hidden = a hidden counter
card-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
card-treasure = { $treasure }, if first
card-step = a new kind: +{ $count }
card-lay = { $disc_key ->
    [hind] Lay the Golden Hind here
    [ghost] Lay the Ghost Ship here
   *[other] Lay your { $disc_key } here
}
card-pick-disc = Choose which of your orders to lay here.
card-pick-other = Choose the second place to exchange with.
card-first = Who comes first?
odds-title = With the hidden counter:
odds = { $count } in { $of }
odds-too-many = too many
conquests = Conquests
conquests-voyage = this voyage
conquests-now = now
conquests-kinds = { $count ->
    [one] 1 kind
   *[other] { $count } kinds
}
conquest-made = attacked
captains-sailing = Sailing order
conquest-planned = an order lies there
