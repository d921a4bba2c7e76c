# What Dark Seas says: names, events in the past tense, questions to the captain on turn, choices, refusals.
#
# Arguments are resolved as `seadogs.play.words` describes. `.the` is a word as the object of a sentence, `.at` and `.to`
# with their preposition. The same variables stand in all three languages. What tiles say is in effects/.

## The game

game-title = Dark Seas
game-blurb = Sail round your own pirate island on everybody’s dice, let its rogues work for you, and be the most infamous captain after twelve rounds: for two to four captains.
switch-choose_harbours = Lay your own harbours
switch-choose_harbours-help = You lay the five harbours beside your own where you like. Otherwise they lie at random.
switch-simultaneous = All at the same time
switch-simultaneous-help = Everybody plays the turn at once, unseen by the others. Tiles that touch other players wait until all are done. The rulebook has no such rule, but many tables play this way.

## What the table is busy with

phase-harbours = Laying harbours
phase-treasures = Dealing treasures
phase-tiles = Dealing plunder tiles
phase-opening = The first tile
phase-first = Drawing who begins
phase-rolling = Rolling the dice
phase-reroll = Rolling again
phase-turns = Turns
phase-resolving = Tiles that waited
phase-over = The match is over
step-waiting = Waiting
step-scheme = Schemes and captain
step-island = On the island
step-ship = At sea
step-place = Placing a tile
step-done = Done

## Captains

captain-blue = Blue
captain-green = Green
captain-red = Red
captain-yellow = Yellow
captain-seat-0 = { captain-blue }
captain-seat-1 = { captain-green }
captain-seat-2 = { captain-red }
captain-seat-3 = { captain-yellow }

## Colours and places

colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
direction-n = north
    .the = the north harbour
    .at = at the north harbour
    .to = to the north harbour
direction-ne = north-east
    .the = the north-east harbour
    .at = at the north-east harbour
    .to = to the north-east harbour
direction-se = south-east
    .the = the south-east harbour
    .at = at the south-east harbour
    .to = to the south-east harbour
direction-s = south
    .the = the south harbour
    .at = at the south harbour
    .to = to the south harbour
direction-sw = south-west
    .the = the south-west harbour
    .at = at the south-west harbour
    .to = to the south-west harbour
direction-nw = north-west
    .the = the north-west harbour
    .at = at the north-west harbour
    .to = to the north-west harbour
spot-island = Island
    .the = the central island
    .at = on the central island
    .to = to the central island
spot-n = North harbour
    .the = { direction-n.the }
    .at = { direction-n.at }
    .to = { direction-n.to }
spot-ne = North-east harbour
    .the = { direction-ne.the }
    .at = { direction-ne.at }
    .to = { direction-ne.to }
spot-se = South-east harbour
    .the = { direction-se.the }
    .at = { direction-se.at }
    .to = { direction-se.to }
spot-s = South harbour
    .the = { direction-s.the }
    .at = { direction-s.at }
    .to = { direction-s.to }
spot-sw = South-west harbour
    .the = { direction-sw.the }
    .at = { direction-sw.at }
    .to = { direction-sw.to }
spot-nw = North-west harbour
    .the = { direction-nw.the }
    .at = { direction-nw.at }
    .to = { direction-nw.to }

# Slots, two at each harbour. `.does` has the blank before it, for sentences in which there may be no slot.
slot-n-a = slot A
    .at = { direction-n.at }
    .does = { " " }{ direction-n.at }
slot-n-b = slot B
    .at = { direction-n.at }
    .does = { " " }{ direction-n.at }
slot-ne-a = slot A
    .at = { direction-ne.at }
    .does = { " " }{ direction-ne.at }
slot-ne-b = slot B
    .at = { direction-ne.at }
    .does = { " " }{ direction-ne.at }
slot-se-a = slot A
    .at = { direction-se.at }
    .does = { " " }{ direction-se.at }
slot-se-b = slot B
    .at = { direction-se.at }
    .does = { " " }{ direction-se.at }
slot-s-a = slot A
    .at = { direction-s.at }
    .does = { " " }{ direction-s.at }
slot-s-b = slot B
    .at = { direction-s.at }
    .does = { " " }{ direction-s.at }
slot-sw-a = slot A
    .at = { direction-sw.at }
    .does = { " " }{ direction-sw.at }
slot-sw-b = slot B
    .at = { direction-sw.at }
    .does = { " " }{ direction-sw.at }
slot-nw-a = slot A
    .at = { direction-nw.at }
    .does = { " " }{ direction-nw.at }
slot-nw-b = slot B
    .at = { direction-nw.at }
    .does = { " " }{ direction-nw.at }

## Tiles, treasures, sources of infamy

named-tile = { $title }
    .the = “{ $title }”
named-copy = { $title } ({ $colour })
    .the = “{ $title }”
tile-hidden = plunder tile
    .the = a plunder tile
treasure-crown = { $count ->
    [one] crown
   *[other] crowns
}
    .the = a crown
treasure-chalice = { $count ->
    [one] chalice
   *[other] chalices
}
    .the = a chalice
treasure-pearl = { $count ->
    [one] pearl
   *[other] pearls
}
    .the = a pearl
treasure-idol = { $count ->
    [one] idol
   *[other] idols
}
    .the = an idol
treasure-spyglass = { $count ->
    [one] spyglass
   *[other] spyglasses
}
    .the = a spyglass
treasure-map = { $count ->
    [one] map
   *[other] maps
}
    .the = a map
treasure-ruby = { $count ->
    [one] ruby
   *[other] rubies
}
    .the = a ruby
treasure-dagger = { $count ->
    [one] dagger
   *[other] daggers
}
    .the = a dagger
treasure-hidden = { $count ->
    [one] treasure
   *[other] treasures
}
    .the = a treasure
resource-doubloons = { $count ->
    [one] doubloon
   *[other] doubloons
}
resource-pirates = { $count ->
    [one] pirate
   *[other] pirates
}
resource-treasure = { $count ->
    [one] treasure
   *[other] treasures
}
source-infamy = Infamy gained in play
    .the = infamy gained in play
source-treasures = Treasures
    .the = treasures
source-doubloons = Doubloons
    .the = doubloons
source-dread = Dread Pirates
    .the = Dread Pirates
source-harbours = Harbours
    .the = harbours
source-full = Full harbours
    .the = full harbours
source-tiles = Plunder tiles
    .the = plunder tiles
doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}

## Events: setup

event-harbour-laid = The { $colour } harbour of { $seat } came to lie in the { $direction }.
event-treasure-drawn = { $seat } drew { $treasure_the }.
event-tile-drawn = { $seat } drew { $tile_the }.
event-opening-chosen = { $seat } chose { $tile_the } for the north-west harbour.
event-throw-chosen = { $seat } chose { $tile_the } to discard.
event-opening-revealed = { $seat } placed { $tile_the } { $slot_at } and discarded { $tile2_the }.
event-first-drawn = { $seat } was drawn to begin.

## Events: rounds and turns

event-round-began = Round { $round } began, with { $seat } active.
event-dice-rolled = { $count ->
    [0] { $seat } rolled the dice: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
    [one] { $seat } rolled 1 die again: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
   *[other] { $seat } rolled { $count } dice again: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
}
event-turn-began = { $seat } took up the dice.
event-turns-began = In round { $round } all began their turns at the same time.
event-schemed = { $resource_key ->
    [treasure] { $count ->
        [one] { $seat } schemed with { $tile_the } ({ $colour }) for a treasure.
       *[other] { $seat } schemed with { $tile_the } ({ $colour }) for one of { $count } treasures.
    }
   *[other] { $seat } schemed with { $tile_the } ({ $colour }) for { $count } { $resource }.
}
event-captain-moved = The captain of { $seat } went { $spot_to }.
event-ship-sailed = { $by_key ->
    [captain] { $seat } sailed into { $direction_the } ({ $colour }), where the captain stood.
   *[die] { $seat } sailed into { $direction_the } ({ $colour }).
}
event-tile-activated = { $seat } activated { $tile_the } { $slot_at }.
event-tile-copied = { $seat } did what { $tile_the } { $slot_at } says.
event-tile-placed = { $seat } placed { $tile_the } { $slot_at }.
event-tile-replaced = { $seat } cleared away { $tile_the } { $slot_at } to make room.
event-tile-deferred = { $seat } activated { $tile_the } { $slot_at }; it waits until all are done.
event-turn-done = { $seat } was done.
event-tile-resolved = { $tile_the } of { $seat } took effect.

## Events: what tiles and schemes bring

event-fifth-rolled = { $seat } rolled { $colour } with the fifth die: { $direction_the }.
event-doubloons-gained = { $seat } gained { doubloons }.
event-doubloons-paid = { $seat } paid { doubloons }.
event-infamy-gained = { $seat } gained { $count } infamy.
event-pirate-placed = { $seat } placed a pirate { $direction_at }.
event-dread-placed = { $price ->
    [0] { $seat } placed a Dread Pirate { $direction_at }.
    [one] { $seat } placed a Dread Pirate { $direction_at } for 1 doubloon.
   *[other] { $seat } placed a Dread Pirate { $direction_at } for { $price } doubloons.
}
event-pirate-replaced = A pirate of { $seat } { $direction_at } became a Dread Pirate.
event-pirate-removed = { $dread ->
    [true] { $seat } removed a Dread Pirate { $direction_at }.
   *[other] { $seat } removed a pirate { $direction_at }.
}
event-nothing-lost = { $seat } had nothing unprotected to lose.
event-treasure-kept = { $seat } kept { $treasure_the }.
event-treasures-returned = { $count ->
    [one] { $seat } returned 1 treasure face down.
   *[other] { $seat } returned { $count } treasures face down.
}
event-treasure-paid = { $seat } showed { $treasure_the } and gave it up.
event-tile-kept = { $seat } kept { $tile_the }.
event-tile-discarded = { $seat } discarded { $tile_the }{ $slot_does }.
event-player-chosen = { $seat } chose { $other }.
event-treasures-looked-at = { $seat } looked at the treasures of { $other }.
event-treasure-seen = Among the treasures of { $other }: { $count } { $treasure }.
event-stack-reshuffled = { $count ->
    [one] The only discarded tile became the new stack.
   *[other] The { $count } discarded tiles were shuffled into a new stack.
}
event-nothing-to-draw = { $count ->
    [0] There was nothing left for { $seat } to draw.
   *[other] There was not enough left to draw: { $seat } got only { $count }.
}

## Events: the final score

event-game-scored = { $seat } scored { $points } for { $source_the }.
event-tile-scored = { $seat } scored { $points } for { $tile_the }.
event-game-ended = { $seat } finished in place { $place } with { $points } infamy.
