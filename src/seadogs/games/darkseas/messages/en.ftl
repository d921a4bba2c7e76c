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
    .does = “{ $title }”
named-copy = { $title } ({ $colour })
    .the = “{ $title }”
    .does = “{ $title }”
named-branch = { $clause_start }
tile-hidden = plunder tile
    .the = a plunder tile
    .does = A plunder tile
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
event-turn-began = { $seat }’s turn began.
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
event-tile-resolved = { $tile_does } of { $seat } took effect.

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

event-treasure-scored = { $seat } scored { $points } for { $count } { $treasure }.
event-game-scored = { $seat } scored { $points } for { $source_the }.
event-tile-scored = { $seat } scored { $points } for { $tile_the }.
event-game-ended = { $place ->
    [1] { $seat } came first with { $points } infamy.
    [2] { $seat } came second with { $points } infamy.
    [3] { $seat } came third with { $points } infamy.
   *[other] { $seat } came last with { $points } infamy.
}

## What is asked

prompt-lay-harbour = Which harbour do you lay in the { $direction }?
prompt-treasures = The first treasures are being dealt.
prompt-tiles = The first plunder tiles are being dealt.
prompt-open-with = Which plunder tile do you place at the north-west harbour?
prompt-throw-away = Which plunder tile do you discard?
prompt-first = Who begins is being drawn.
prompt-rolling = The dice are being rolled.
prompt-reroll = Keep the dice, or roll any of them again, once and all together?
prompt-turns = The others are still playing.
prompt-resolving = Tiles that waited are being resolved.
prompt-over = The match is over.
prompt-scheme = Scheme, move your captain one step, or let him stay.
prompt-captain = Move your captain one step, or let him stay.
prompt-island = On the island: draw plunder tiles, take { doubloons }, or neither?
prompt-island-doubloon = On the island: take { doubloons }, or nothing?
prompt-ship = Activate a tile here, sail on, or drop anchor.
prompt-ship-tiles = Activate a tile here, or drop anchor.
prompt-ship-sail = Sail on, or drop anchor.
prompt-place-tile = Place a plunder tile from your hand at the harbour where you lie, or none?
prompt-roll = The fifth die is being rolled.
prompt-draw-treasure = A treasure is being drawn.
prompt-draw-tile = A plunder tile is being drawn.
prompt-keep-treasure = Which treasure do you keep?
prompt-keep-tile = Which plunder tile do you keep?
prompt-pirate = { $count ->
    [one] Where do you place the pirate?
   *[other] Where do you place the next of { $count } pirates?
}
prompt-upgrade = Make the pirate { $direction_at } a Dread Pirate, or leave it plain?
prompt-replace = { $tile_does }: which pirate becomes a Dread Pirate?
prompt-remove = { $tile_does } of { $other }: which pirate do you remove?
prompt-pay-pirate = { $tile_does }: which pirate do you pay?
prompt-pay-treasure = { $tile_does }: which treasure do you pay?
prompt-pay-doubloons = { $tile_does }: how many doubloons do you pay?
prompt-discard = { $tile_does } of { $other }: which plunder tile do you discard?
prompt-choose-player = { $tile_does }: which player do you choose?
prompt-branch = { $tile_does } of { $other }: which of the two?
prompt-move-captain = { $tile_does }: where does your captain go?
prompt-copy = { $tile_does }: which of your tiles do you activate?

# The same as something to do, where it is said that it comes first.
question-lay-harbour = lay a harbour
question-open-with = choose a tile for the north-west harbour
question-throw-away = choose a tile to discard
question-reroll = decide about the dice
question-scheme = scheme, move your captain or let him stay
question-captain = move your captain or let him stay
question-island = decide what your captain brings from the island
question-island-doubloon = decide whether your captain brings doubloons from the island
question-ship = activate a tile, sail on or drop anchor
question-ship-tiles = activate a tile or drop anchor
question-ship-sail = sail on or drop anchor
question-place-tile = place a tile, or none
question-keep-treasure = choose the treasure that you keep
question-keep-tile = choose the tile that you keep
question-pirate = place the pirate
question-upgrade = decide whether the pirate is a Dread Pirate
question-replace = choose the pirate that becomes a Dread Pirate
question-remove = choose the pirate that you remove
question-pay-pirate = choose the pirate that you pay
question-pay-treasure = choose the treasure that you pay
question-pay-doubloons = say how many doubloons you pay
question-discard = choose the tile that you discard
question-choose-player = choose a player
question-branch = choose one of the two things
question-move-captain = choose where your captain goes
question-copy = choose the tile that you activate

## Choices

choice-lay-harbour = The { $colour } harbour
choice-open-with = Place { $tile }
choice-throw-away = Discard { $tile }
choice-keep-dice = Keep the dice
choice-roll-again = Roll again: { dice-shown }
choice-scheme = { $tile }: { scheme-pays }
choice-move-captain = { $spot }
choice-stay-captain = Stay: { $spot }
choice-take-doubloon = Take { doubloons }
choice-draw-tiles = Draw { $count } plunder tiles, keep { $keep }
choice-take-nothing = Nothing
choice-sail = Sail { $direction_to }
choice-anchor = Drop anchor
choice-activate = Activate { $tile }
choice-place-tile = { $tile } into { $slot }
choice-place-nothing = Place none
choice-place-pirate = Pirate { $direction_at }
choice-upgrade = { $price ->
    [one] Dread Pirate for 1 doubloon
   *[other] Dread Pirate for { $price } doubloons
}
choice-leave-plain = A plain pirate
choice-replace-pirate = Dread Pirate { $direction_at }
choice-remove-pirate = { $dread ->
    [true] Dread Pirate { $direction_at }
   *[other] Pirate { $direction_at }
}
choice-keep-treasure = Keep { $treasure_the }
choice-pay-treasure = Pay { $treasure_the }
choice-keep-tile = Keep { $tile }
choice-pay-doubloons = { $count ->
    [0] Pay nothing
   *[other] Pay { doubloons }
}
choice-choose-player = { $other }
choice-take-branch = { $branch }
choice-discard-tile = { $tile }
choice-copy-tile = { $tile }

# Parts of the choices.
dice-shown = { $count ->
    [one] { $colour1 }
    [2] { $colour1 }, { $colour2 }
    [3] { $colour1 }, { $colour2 }, { $colour3 }
   *[other] { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }
}
scheme-pays = { $resource_key ->
    [treasure] { $count ->
        [one] 1 treasure
       *[other] 1 of { $count } treasures
    }
   *[other] { $count } { $resource }
}

## What a choice costs and pays

preview-lay-harbour = The { $colour } harbour lies in the { $direction } then, for the whole match.
preview-open-with = { $scores ->
    [true] { $tile_does } lies at the north-west harbour then, and scores at the end of the match.
   *[other] { $tile_does } lies at the north-west harbour then, and works whenever your ship enters there.
}
preview-throw-away = { $tile_does } goes to the discards. The other two tiles stay in your hand.
preview-keep-dice = Everybody plays this round with these dice.
preview-roll-again = { $count ->
    [one] 1 die is rolled again. With what lies then everybody plays this round.
   *[other] { $count } dice are rolled again, all together. With what lies then everybody plays this round.
}
preview-scheme = { $resource_key ->
    [doubloons] You discard { $tile_the } and gain { doubloons }.{ score-now }
    [pirates] { $count ->
        [one] You discard { $tile_the } and place 1 pirate.
       *[other] You discard { $tile_the } and place { $count } pirates.
    }
   *[treasure] { $count ->
        [one] You discard { $tile_the }, draw a treasure and keep it.
       *[other] You discard { $tile_the }, draw { $count } treasures and keep one.
    }
}
preview-move-captain = { $stops ->
    [-1] Your captain goes { $spot_to }.
    [0] With your captain { $spot_at } your ship stays where it lies.
    [one] With your captain { $spot_at } your ship could sail 1 harbour far { tiles-woken }.
   *[other] With your captain { $spot_at } your ship could sail { $stops } harbours far { tiles-woken }.
}
preview-stay-captain = { $stops ->
    [0] With your captain { $spot_at } your ship stays where it lies.
    [one] With your captain { $spot_at } your ship could sail 1 harbour far { tiles-woken }.
   *[other] With your captain { $spot_at } your ship could sail { $stops } harbours far { tiles-woken }.
}
preview-take-doubloon = You gain { doubloons }.{ score-now }
preview-draw-tiles = You draw { $count } plunder tiles and keep { $keep }; the rest is discarded.
preview-take-nothing = You leave it at that.{ score-now }
preview-sail = { $by_key ->
    [captain] Your captain lets the ship in.{ tiles-there }
   *[die] The { $colour } die lets the ship in.{ tiles-there }
}
preview-anchor = Your voyage ends here for this turn. After it you may place a tile.
preview-activate = { $effect }{ score-now }
preview-place-tile = { $replaces ->
    [true] { $tile_does } takes the place of { $tile2_the }.{ score-now }
   *[other] { $scores ->
        [true] { $tile_does } lies { $slot_at } then, and scores at the end of the match.{ score-now }
       *[other] { $tile_does } lies { $slot_at } then. It works when your ship comes there again.{ score-now }
    }
}
preview-place-nothing = All your tiles stay in your hand.
preview-place-pirate = { $pirates ->
    [0] There is no pirate { $direction_at } yet.{ score-now }
    [one] There is 1 pirate { $direction_at } now.{ score-now }
   *[other] There are { $pirates } pirates { $direction_at } now.{ score-now }
}
preview-upgrade = A Dread Pirate { $direction_at } is worth 1 more at the end.{ score-now }
preview-leave-plain = The pirate { $direction_at } stays a plain one, and you keep your money.{ score-now }
preview-replace-pirate = A pirate { $direction_at } becomes a Dread Pirate, without paying.{ score-now }
preview-remove-pirate = { $dread ->
    [true] You lose a Dread Pirate { $direction_at }.{ score-now }
   *[other] You lose a pirate { $direction_at }.{ score-now }
}
preview-keep-treasure = { $held ->
    [0] You have none of this kind yet.{ score-now }
   *[other] You have { $held } of this kind already.{ score-now }
}
preview-pay-treasure = { $held ->
    [one] It is your only one of this kind. All see it, then it is shuffled in.{ score-now }
   *[other] You have { $held } of this kind. All see it, then it is shuffled in.{ score-now }
}
preview-keep-tile = { $tile_does } comes into your hand.
preview-pay-doubloons = { $count ->
    [0] You pay nothing.
   *[other] You pay { doubloons } to the bank.{ score-now }
}
preview-choose-player = { $other } has { $pirates ->
    [one] 1 pirate
   *[other] { $pirates } pirates
} and { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}.
preview-take-branch = { $tile_does } lets you choose: { $branch }.
preview-discard-tile = You discard { $tile_the } { $slot_at }.{ score-now }
preview-copy-tile = As if it lay here: { $effect }{ score-now }

# Parts of the sentences above.
tiles-woken = { $wakes ->
    [0] without waking a tile
    [one] and wake 1 tile
   *[other] and wake { $wakes } tiles
}
tiles-there = { $wakes ->
    [0] { " " }There is no tile to wake there.
    [one] { " " }You could wake 1 tile there.
   *[other] { " " }You could wake { $wakes } tiles there.
}
score-now = { $gain ->
    [0] { "" }
   *[other] { " " }It changes your score as it stands by { $gain }.
}
asks-roll = { " " }Then the fifth die is rolled.
asks-draw-treasure = { " " }Then a treasure is drawn.
asks-draw-tile = { " " }Then a plunder tile is drawn.
asks-keep-treasure = { " " }Then you choose a treasure.
asks-keep-tile = { " " }Then you choose a tile.
asks-pirate = { " " }Then you choose the harbour.
asks-upgrade = { " " }Then you may make the pirate a Dread Pirate.
asks-replace = { " " }Then you choose the pirate.
asks-remove = { " " }Then it is chosen which pirate goes.
asks-pay-pirate = { " " }Then you choose the pirate that you pay.
asks-pay-treasure = { " " }Then you choose the treasure that you pay.
asks-pay-doubloons = { " " }Then you say how many doubloons.
asks-discard = { " " }Then it is chosen which tile goes.
asks-choose-player = { " " }Then you choose a player.
asks-branch = { " " }Then one of two things is chosen.
asks-move-captain = { " " }Then you choose where he goes.
asks-copy = { " " }Then you choose the tile.

## Refusals

refusal-match-over = The match is over: there is nothing left to do.
refusal-chance-decides = That is a matter of chance, which no captain can choose.
refusal-chance-first = Chance has its turn first: wait for the dice or the draw.
refusal-not-your-turn = It is { $other }’s turn: wait for yours.
refusal-turn-done = You are done for this round: wait for the others.
refusal-chosen-already = You have chosen already: wait for the others.
refusal-not-asked = That is not asked now: first { $question }.
refusal-not-offered = That is not offered here: choose from what is.
refusal-not-in-hand = { $tile_does } is not in your hand.
refusal-harbour-laid = Your { $colour } harbour lies already.
refusal-same-tile = { $tile_does } is the tile that you place at the north-west harbour: discard another.
refusal-no-scheme = { $tile_does } has no scheme.
refusal-no-such-die = { $tile_does } needs a { $colour } die, and no die shows that colour.
refusal-schemes-spent = { $count ->
    [one] Only 1 die shows { $colour }, so you could scheme with one such tile, and did.
   *[other] Only { $count } dice show { $colour }, so you could scheme with { $count } such tiles, and did.
}
refusal-scheming-over = Your captain has made his step: { $tile_the } can be schemed with in another turn.
refusal-captain-there = Your captain is { $spot_at } already.
refusal-captain-too-far = It is more than one step { $spot_to }.
refusal-captain-first = First your captain moves or stays, then your ship sails.
refusal-captain-moved = Your captain has had his step in this turn.
refusal-no-tiles-left = There are no plunder tiles left to draw, neither in the stack nor among the discards.
refusal-harbour-closed = No die shows { $colour }, and your captain is not { $direction_at }: your ship cannot enter.
refusal-entered-already = Your ship has entered { $direction_the } ({ $colour }) in this turn already.
refusal-slot-empty = There is no tile in { $slot } { $direction_at }.
refusal-ship-elsewhere = { $tile_does } lies { $direction_at }, and your ship is not there.
refusal-not-entered = Your ship began this turn { $direction_at }: only where it enters are tiles activated.
refusal-scores-at-end = { $tile_does } scores at the end of the match and does nothing before.
refusal-activated-already = { $tile_does } has been activated already.
refusal-changes-nothing = { $tile_does } would change nothing now.
refusal-anchored = Your ship lies at anchor for this turn: a tile can only go to the harbour where it lies.
refusal-slot-free = There is a free slot { $direction_at }: no tile is discarded while there is.
refusal-harbour-full = { $count ->
    [one] There is room for 1 pirate { $direction_at }, and it is taken.
   *[other] There is room for { $count } pirates { $direction_at }, and all of it is taken.
}
refusal-no-such-pirate = You have no such pirate to choose { $direction_at }.
refusal-not-drawn = You have not drawn { $treasure_the }.
refusal-no-such-treasure = You do not have { $treasure_the } to pay.
refusal-tile-not-drawn = { $tile_does } is not among the tiles that you have drawn.
refusal-tile-guarded = Your captain guards { $tile_the }: choose a tile that is unprotected.
refusal-too-few-doubloons = { $have ->
    [one] You cannot pay { doubloons }: you have 1, and the tile sets a limit too.
   *[other] You cannot pay { doubloons }: you have { $have }, and the tile sets a limit too.
}

## The coach: why a sensible captain would make the choice it prefers

advice-only-choice = There is nothing else to do here, so there is nothing to weigh.
advice-even = As far as can be seen now, no choice is better than the others.
advice-best = Weighed against the rest, this leaves you best off.
advice-scheme = { $count ->
    [one] { $tile_does } is worth more to you as a scheme than on the island: { scheme-pays }.
   *[other] { $count } dice show its colour: now { $tile_the } pays more as a scheme than it would on the island.
}
advice-roll-again = { $count ->
    [one] That die opens nothing that you need, and the others stay as they are: it can only get better.
   *[other] These { $count } dice open nothing that you need, and the others stay as they are: it can hardly get worse.
}
advice-keep-dice = These dice carry your ship and suit your hand: another roll would more likely spoil them.
advice-captain-island = { $stops ->
    [0] Your ship gets nowhere this turn anyway: let your captain bring something from the island.
   *[other] The dice alone carry your ship far enough ({ way-and-tiles }), and on the island your captain brings something more.
}
advice-captain-opens = With your captain { $spot_at } your ship passes where no die lets it in: { way-and-tiles }.
advice-captain-guards = { $stops ->
    [0] Your ship gets nowhere this turn: { $spot_at } your captain guards what is worth most, and stands well for the next.
   *[other] The dice carry your ship ({ way-and-tiles }), and { $spot_at } your captain guards what is worth most.
}
advice-steer = From there he lets your ship go on, or stands well for the next turn.
advice-draw-tiles = A better tile in hand is worth more than a doubloon: it can be placed, or schemed with.
advice-take-doubloon = Your hand will do. A doubloon buys a Dread Pirate or pays for a tile.
advice-activate = What { $tile_the } brings is more than what it costs.
advice-sail = It gets no better here: { $direction_at } more waits for you than you leave behind.
advice-anchor = You lie well here, and what the next harbour offers is worth less than coming there in another turn.
advice-place = { $left ->
    [one] { $tile_does } { $slot_at } may still work for you in the last round.
   *[other] { $left } rounds are left: { $tile_the } { $slot_at } will work for you each time your ship comes by.
}
advice-place-scores = { $tile_does } scores at the end by what you build up, so it belongs on your island.
advice-place-nothing = No tile in your hand would earn more here than it can as a scheme.
advice-pirate-first = The first pirate { $direction_at } is worth 1 infamy at the end, more than another where there is one already.
advice-pirate-full = With this one the harbour is full: that is 1 infamy more at the end { $direction_at }.
advice-pirate-builds = Every harbour has its pirate, or cannot be had so soon: build { $direction_at } towards a full one.
advice-upgrade = A Dread Pirate is worth 1 more at the end; the same doubloon would be only a third of that.
advice-leave-plain = Your doubloons have better to do, and a plain pirate fills the harbour as well.
advice-keep-treasure = { $count ->
    [one] It is a new kind for you, and of those drawn it fits best.
   *[other] You would have { $count } of this kind, and sets grow in worth: keep { $treasure_the }.
}
advice-open-with = { $tile_does } pays best over twelve rounds: the sooner it lies, the more often it works.
advice-throw-away = { $tile_does } is the one that you miss least, on the island and as a scheme.
advice-keep-tile = { $tile_does } serves your island and your hand better than the other.
advice-lose-least = That is the loss that costs you least.
advice-pay-doubloons = { $count ->
    [0] Your doubloons are worth more elsewhere.
   *[other] What { doubloons } buy here is worth more than the money.
}
advice-choose-leader = { $other } stands best of those whom it can touch.

# Parts of the sentences above.
way-and-tiles = { $stops ->
    [one] 1 harbour
   *[other] { $stops } harbours
}, { $wakes ->
    [0] no tile awake
    [one] 1 tile awake
   *[other] { $wakes } tiles awake
}

## The first-game guide: a title and two sentences on each thing, where it first comes up.
#
# When each is shown, by the message of the question or the event that brings it up; "own" where it is the reader's:
# guide: opening prompt-open-with
# guide: dice event-dice-rolled
# guide: reroll prompt-reroll
# guide: scheme prompt-scheme
# guide: captain prompt-captain
# guide: island prompt-island
# guide: ship prompt-ship-sail
# guide: tiles event-tile-activated own
# guide: pirates event-pirate-placed own
# guide: dread prompt-upgrade
# guide: treasure event-treasure-kept own
# guide: doubloons event-doubloons-gained own
# guide: placing prompt-place-tile
# guide: fifth event-fifth-rolled
# guide: losing event-pirate-removed own
# guide: guard event-nothing-lost
# guide: together event-turns-began
# guide: waiting event-tile-deferred
# guide: scoring event-game-scored

guide-opening = Place one of your four tiles at the north-west harbour and discard one. The two that are left are your hand: to be placed later, or schemed with.
    .title = The first tile
guide-dice = The four dice are everybody’s, one turn after the other, and nobody uses them up. A colour lets your ship into that harbour, and lets you scheme with tiles of that colour.
    .title = Dice for everybody
guide-reroll = Once you may roll any dice again, all chosen ones together. Look at your next harbours and at your hand, and at what would suit the others.
    .title = Rolling again
guide-scheme = Discard a tile for what stands below its line. If two dice show its colour it pays double, and you may scheme with two such tiles.
    .title = Scheming
guide-captain = Where your captain stands your ship may enter without a die. He goes one step a turn, and he guards the pirates and tiles at his harbour.
    .title = The captain
guide-island = On the island the captain brings plunder tiles or a doubloon each turn. There he opens no harbour, though.
    .title = The captain at home
guide-ship = It sails clockwise from harbour to harbour as long as a die or your captain lets it in. Wherever it enters, the two tiles there work for you.
    .title = The ship
guide-tiles = A tile does what stands above its line each time your ship comes by, and stays. Put good ones where your ship passes often.
    .title = Plunder tiles
guide-pirates = Each harbour with a pirate is worth 1 infamy at the end, and each with four is worth 1 more. More than four find no room.
    .title = Pirates
guide-dread = For a doubloon a new pirate becomes a Dread Pirate, worth 1 more at the end. Later it is too late, unless a tile says so.
    .title = Dread Pirates
guide-treasure = Nobody else sees your treasures. One of a kind is worth 1 at the end, two 3, three 6 and four 10: collect alike.
    .title = Treasure
guide-doubloons = They pay for Dread Pirates and for many tiles. Every three that you have left are worth 1 infamy at the end.
    .title = Doubloons
guide-placing = After sailing you may place a tile where your ship lies. It works when the ship comes round again, not at once.
    .title = Placing a tile
guide-fifth = Some tiles roll the fifth die. The matching harbour is your own of that colour; the four dice of the round stay as they are.
    .title = The fifth die
guide-losing = Some tiles cost others a pirate. You choose which one goes, and those at your captain’s harbour are safe.
    .title = Losing a pirate
guide-guard = Whoever has only guarded pirates, or none, loses nothing. A captain in the right place saves a full harbour.
    .title = Nothing to lose
guide-together = Everybody plays the turn now, and nobody sees what the others do. When all are done, it is shown.
    .title = All at the same time
guide-waiting = What touches other players happens when all are done, in turn order from the active player. What it brings you comes then too.
    .title = A tile that waits
guide-scoring = To the infamy you gained come treasures, doubloons, Dread Pirates, harbours, full harbours and tiles that score at the end. The most wins.
    .title = The final score
