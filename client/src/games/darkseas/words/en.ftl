# The table of Dark Seas: headings and labels of the page. Sentences about play are the game's own messages.

## An island, for who cannot see it: every hex is a button whose name says all that is drawn

island-of = { $name }'s island
hex-harbour-blue = Blue harbour
    .at = at the blue harbour
hex-harbour-green = Green harbour
    .at = at the green harbour
hex-harbour-red = Red harbour
    .at = at the red harbour
hex-harbour-yellow = Yellow harbour
    .at = at the yellow harbour
hex-harbour-orange = Orange harbour
    .at = at the orange harbour
hex-harbour-purple = Purple harbour
    .at = at the purple harbour
hex-harbour-unlaid = Harbour not laid yet
    .at = at the harbour not laid yet
symbol-blue = anchor
symbol-green = palm
symbol-red = skull
symbol-yellow = sun
symbol-orange = lantern
symbol-purple = kraken
hex-direction-n = north
hex-direction-ne = north-east
hex-direction-se = south-east
hex-direction-s = south
hex-direction-sw = south-west
hex-direction-nw = north-west
# $harbour "Purple harbour", $direction "south-west", $symbol "kraken"; $dread of the $pirates are Dread Pirates
hex-harbour = { $harbour }, { $symbol ->
    [none] { "" }
   *[other] { $symbol },{ " " }
}{ $direction }, { $pirates } of 4 pirates{ $dread ->
    [0] { "" }
   *[other] , { $dread } dread
}
hex-ship = the ship lies here
hex-captain = the captain is here
hex-guarded = guarded by the captain
# $by "die" or "captain": what lets the ship in
hex-stop = stop { $stop } of the ship: { $by ->
    [captain] the captain lets it in
   *[die] a die lets it in
}
hex-way-ends = the ship's way ends here
hex-parts = { $whole }; { $part }
hex-slots = two slots: { $slots }
hex-slot-empty = empty
# A tile and how it stands: "Balladeer, awake"
hex-slot-stands = { $name }, { $state }
hex-tile = { $name }, plunder tile { $harbour_at }
hex-empty = Empty slot { $harbour_at }
hex-heart = Central island
hex-reach = in reach
hex-now = awake
hex-open = can be chosen
hex-threatened = chosen by another player
hex-barred = cannot be chosen
slot-empty = empty slot
slot-letter-a = A
slot-letter-b = B
slot-offered = lay it here

## The hand

# A plank's foot: how many dice match it, and what a scheme pays with them
plank-rolled = { $count ->
    [0] none rolled
   *[other] { $count } rolled
}
plank-bound = you place this one
pays-doubloons = doubloons
pays-pirates = pirates
pays-treasure = keep 1 treasure
sign-starting = starting tile
# Behind die, arrow and picture: "pirates, if schemed"
sign-schemed = { $pays }, if schemed

## Treasures

treasure-sign-crown = Crown
treasure-sign-chalice = Chalice
treasure-sign-pearl = Pearl
treasure-sign-idol = Idol
treasure-sign-spyglass = Spyglass
treasure-sign-map = Map
treasure-sign-ruby = Ruby
treasure-sign-dagger = Dagger
# $count of a kind, worth $points
treasure-worth = { $treasure }: { $count }, worth { $points }

## Dice and rounds

die-again = again
moons-round = Round
moons-now = Round { $round } of { $rounds }

## The shorthand on a tile: as short as can be

glyph-per = per
glyph-here = here
glyph-end = end
glyph-all = all
glyph-others = others
glyph-other = other
glyph-look = see
glyph-copy = copy
glyph-move = move

## The parts of a match, the bar

night-before = Before nightfall
night-over = { $rounds ->
    [one] The night is over: 1 round
   *[other] The night is over: { $rounds } rounds
}
chapter-setup = Before nightfall
chapter-round = Round { $round }
chapter-turn = { $seat }
chapter-turns = Everybody’s turns
chapter-dawn = The final score

## Dawn: the final score

dawn-title = Dawn. { $name } is the terror of these seas.
# $names "Wren and Íñigo"
dawn-shared = Dawn. { $names } share the terror of these seas.
# What is said of the winner, by what gave most
dawn-infamy = The governor has doubled the reward and asked, quietly, for an autograph.
dawn-treasures = The goldsmiths have shut up shop: there is nothing left to work with.
dawn-doubloons = The bank asks, most politely, whether it might borrow a little.
dawn-dread = Mothers use the name to get their children to bed.
dawn-harbours = Wherever a ship puts in this morning, the same flag is there already.
dawn-full = There is not a bed to be had on any quay, and nobody dares complain.
dawn-tiles = In every tavern they sing of it, and the landlords all take a share.
dawn-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
dawn-sources = Where the infamy came from
dawn-source = Source
dawn-from-infamy = Infamy in play
dawn-wealth = Wealth
dawn-from-treasures = Treasures
dawn-from-doubloons = Doubloons
dawn-power = Power
dawn-from-dread = Dread Pirates
dawn-from-harbours = Harbours held
dawn-from-full = Full harbours
dawn-from-tiles = End tiles
dawn-total = Infamy
# A place on the flagpole, 1 to 4
dawn-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
dawn-shares = shares { dawn-place }
dawn-had = { $thing }: { $count }
dawn-again = Play again
dawn-replay = Replay the night
dawn-islands = Look at the islands

## The table

steps = Steps of a turn
step-of-turn-roll = Roll
step-of-turn-scheme = Scheme
step-of-turn-captain = Captain
step-of-turn-ship = Ship
step-of-turn-place = Place
step-done-already = , done
hand = Your hand
hand-empty = No plunder tiles in your hand.
plank-scheme = Scheme:
plank-place-tile = Place
plank-place-where = Place…
plank-replace = Replaces { $tile2 }
plank-keep-tile = Keep
plank-open-with = Place
plank-throw-away = Discard
treasures = Treasures
treasures-worth = worth
score-if-ended = If it ended now
score-infamy = Infamy so far
score-wealth = Wealth
score-treasures = Treasures
score-doubloons = Doubloons
score-power = Power
score-dread = Dread Pirates
score-harbours = Harbours held
score-full = Full harbours
score-tiles = End tiles
score-everybody = Everybody’s score
# Between what a score lies, as hidden treasures allow
score-range = { $low }–{ $high }
score-between = between { $low } and { $high }
score-open = Everything that counts lies open.
score-certain = { $count ->
    [one] One treasure is hidden and counted in: whichever it is, it is worth the same.
   *[other] { $count } treasures are hidden and counted in: whichever they are, they are worth the same.
}
score-hidden = { $count ->
    [one] One treasure is hidden: hence the two figures.
   *[other] { $count } treasures are hidden: hence the two figures.
}
has-infamy = infamy
has-doubloons = doubloons
has-treasures = treasures
has-hand = tiles in hand
has-pirates = pirates
has-dread = Dread Pirates
rival-look = Look at { $name }’s island
rival-me = you
rival-playing = playing
rival-next = next
rival-done = done
rival-choose = Choose
rival-known = Seen:
rival-taverns = Tiles on { $name }’s island
rival-guarded = Guarded: the captain is here.
looking = You are looking at { $name }’s island.
looking-back = Back to my island
hex-full = full: { $pirates } of 4
reach-title = { $count ->
    [0] No harbour in reach
    [one] 1 harbour in reach
   *[other] { $count } harbours in reach
}
reach-wakes = { $count ->
    [0] No tile would wake there.
    [one] One tile would wake.
   *[other] { $count } tiles would wake.
}
# $harbour "Blue", $colour "a blue die"
reach-barred = { $harbour } wants { $colour } or your captain.
reach-at-blue = Blue
reach-at-green = Green
reach-at-red = Red
reach-at-yellow = Yellow
reach-at-orange = Orange
reach-at-purple = Purple
reach-die-blue = a blue die
reach-die-green = a green die
reach-die-red = a red die
reach-die-yellow = a yellow die
reach-die-orange = an orange die
reach-die-purple = a purple die
reach-all-round = All the way round, and no harbour twice.
reach-captain = your captain
# A stop of the way: which tiles wake there, or why none does
reach-all = { $tiles }
reach-some = { $wakes } of { $tiles }
reach-idle = { $tiles } would change nothing there now
reach-scores = { $count ->
    [one] { $tiles } counts at the end
   *[other] { $tiles } count at the end
}
reach-none = no tile lies there
reach-point = Choose a place for your captain: the lane then shows how far the ship could sail.
reroll-pick = Pick the dice that you would roll again.
pirate-pick = Pick a lit harbour. The tag says what it would be worth at the end.
owed = { $count ->
    [one] One tile waits until everybody is done.
   *[other] { $count } tiles wait until everybody is done.
}
laid-harbour = { $colour }
laid-treasure = { $treasure }
laid-out = To choose from
supply-tiles = Tiles left
supply-discards = Discarded
supply-treasures = Treasures left
lately = What the others did last
sign-why = Why not now?
tabs = Parts of the table
tab-island = Island
tab-hand = Hand { $count }
# Said behind a part in which something can be chosen
tab-asked = , something to choose
tab-rivals = Rivals
tab-score = Score
tab-log = Journal
on-to-captain = On to the captain

## Where a phone's prompt has several buttons: as short as can be

short-anchor = Anchor
short-sail = Sail on
short-activate = { $tile }
short-keep-dice = Keep
short-roll-again = Roll { $count } again
short-stay-captain = Stay
short-place-tile = { $replaces ->
    [true] Into { $slot }: { $tile2 } goes
   *[other] Into { $slot }
}
short-place-nothing = None
short-take-nothing = Nothing
short-take-doubloon = +{ $count } doubloon
short-draw-tiles = Draw tiles
short-remove-pirate = { $dread ->
    [true] Dread: { $direction }
   *[other] Pirate: { $direction }
}
short-leave-plain = Plain
short-upgrade = Dread Pirate
short-pay-doubloons = { $count ->
    [0] Nothing
   *[other] { $count }
}
