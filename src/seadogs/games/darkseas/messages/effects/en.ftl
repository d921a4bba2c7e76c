# What a tile does, composed of its steps (phrases.py). `.to` follows “pay 1 doubloon to”, `.does` follows a player.

## Sentences

effect-text = { $sentences }
effect-sentence = { $step_start }.
effect-then = then { $step }
effect-you = you { $step }
effect-roll = roll
effect-if = { $body } if { $condition }
effect-if-else = if { $condition }, { $body }; otherwise { $otherwise }
effect-if-block = If { $condition }: { $sentences }
effect-else-block = Otherwise: { $sentences }
effect-either-block = Choose one of two. First: { $first } Second: { $second }
effect-pay-block = You may { $price }. If you do: { $sentences }
effect-pay-up-to-block = You may pay up to { effect-doubloons }. For each one paid: { $sentences }
effect-none-block = If there is none: { $sentences }
effect-end = end: { $count } infamy { $per }{ $per_key ->
    [effect-per-doubloons] , on top of the usual
   *[other] { "" }
    }

## Other players

effect-choose = choose another player
effect-choose-who = choose another player, who { $body_does }
effect-that-player = that player { $body_does }
effect-each-player = each player { $body_does }
effect-each-other = each other player { $body_does }
effect-each-of-them = then each of them { $body_does }
effect-for-each-block = For each of them: { $sentences }
effect-paid-chosen-block = If they pay: { $sentences }
effect-paid-each-block = For each one who pays: { $sentences }
effect-look-at-other-treasures = look at another player’s treasures

## Rows

join-steps = { $before }, { $after }
effect-and = { $steps } and { $last }
    .to = { $steps_to } and { $last_to }
effect-and-they = { $steps_does } and { $last_does }
    .does = { $steps_does } and { $last_does }
effect-either = either { $first } or { $second }
effect-either-they = { $first_does } or { $second_does }
    .does = { $first_does } or { $second_does }

## Things

effect-doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
    }
effect-infamy = { $count } infamy
effect-most = { $most ->
    [0] { "" }
   *[other] , at most { $most }
    }
effect-where = { $where_key ->
    [here] here
    [matching] at the matching harbour
    [anywhere] anywhere
   *[island] on your island
    }

## Clauses

effect-gain-doubloons = gain { effect-doubloons }
    .to = gain { effect-doubloons }
    .does = gains { effect-doubloons }
effect-gain-infamy = gain { effect-infamy }
    .to = gain { effect-infamy }
    .does = gains { effect-infamy }
effect-gain-doubloons-per = gain { effect-doubloons } { $per }{ effect-most }
    .to = gain { effect-doubloons } { $per }{ effect-most }
    .does = gains { effect-doubloons } { $per }{ effect-most }
effect-gain-infamy-per = gain { effect-infamy } { $per }{ effect-most }
    .to = gain { effect-infamy } { $per }{ effect-most }
    .does = gains { effect-infamy } { $per }{ effect-most }
effect-place-pirate = place { $count ->
    [one] a pirate
   *[other] { $count } pirates
    } { effect-where }
    .to = place { $count ->
    [one] a pirate
   *[other] { $count } pirates
    } { effect-where }
effect-place-dread = place { $count ->
    [one] a Dread Pirate
   *[other] { $count } Dread Pirates
    } { effect-where } without paying
    .to = place { $count ->
    [one] a Dread Pirate
   *[other] { $count } Dread Pirates
    } { effect-where } without paying
effect-replace-pirate = replace 1 of your plain pirates { $where_key ->
    [here] here with a Dread Pirate
    [matching] at the matching harbour with a Dread Pirate
   *[anywhere] with a Dread Pirate
    } without paying
    .to = replace 1 of your plain pirates { $where_key ->
    [here] here with a Dread Pirate
    [matching] at the matching harbour with a Dread Pirate
   *[anywhere] with a Dread Pirate
    } without paying
effect-replace-or = { $step }; if there is none, { $otherwise }
effect-remove-pirate = remove a pirate
    .to = remove a pirate
    .does = removes a pirate
effect-discard-tile = discard a plunder tile from your island
    .to = discard a plunder tile from your island
    .does = discards an unprotected plunder tile of their choice from their island
effect-draw-treasures = draw { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
    }{ $rest ->
    [0] { "" }
   *[other] { " " }and keep { $keep }
    }
    .to = draw { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
    }{ $rest ->
    [0] { "" }
   *[other] { " " }and keep { $keep }
    }
effect-draw-tiles = draw { $count ->
    [one] 1 plunder tile
   *[other] { $count } plunder tiles
    }{ $rest ->
    [0] { "" }
   *[other] , keep { $keep } and discard { $rest }
    }
    .to = draw { $count ->
    [one] 1 plunder tile
   *[other] { $count } plunder tiles
    }{ $rest ->
    [0] { "" }
   *[other] , keep { $keep } and discard { $rest }
    }
effect-move-captain-other = move your captain to any other harbour or to the island
    .to = move your captain to any other harbour or to the island
effect-copy-tile = activate another plunder tile on your island as if it were here (none that copies or scores at the end)
    .to = activate another plunder tile on your island as if it were here (none that copies or scores at the end)
effect-look-treasures = look at that player’s treasures
    .to = look at that player’s treasures
effect-pay = { $price } to { $body_to }
effect-pay-up-to = pay up to { effect-doubloons } to { $body_to } for each
effect-pay-doubloons = pay { effect-doubloons }
    .to = pay { effect-doubloons }
    .does = pays { effect-doubloons } to the bank
effect-pay-treasure = pay { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
    } of your choice
    .to = pay { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
    } of your choice
    .does = pays { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
    } of their choice
effect-pay-pirate = give up { $count ->
    [one] 1 pirate
   *[other] { $count } pirates
    }
    .to = give up { $count ->
    [one] 1 pirate
   *[other] { $count } pirates
    }
    .does = gives up { $count ->
    [one] 1 pirate
   *[other] { $count } pirates
    }

## For each of what

effect-per-pirates = { $every ->
    [one] for each pirate
   *[other] for every { $every } pirates
    } { effect-where }
effect-per-dread = { $every ->
    [one] for each Dread Pirate
   *[other] for every { $every } Dread Pirates
    } { effect-where }
effect-per-tiles = { $every ->
    [one] for each plunder tile
   *[other] for every { $every } plunder tiles
    } { effect-where }{ $where_key ->
    [here] { " " }(this one counts)
   *[other] { "" }
    }
effect-per-harbours-with-pirate = { $every ->
    [one] for each of your harbours
   *[other] for every { $every } of your harbours
    } with a pirate
effect-per-harbours-with-3 = { $every ->
    [one] for each of your harbours
   *[other] for every { $every } of your harbours
    } with 3 or more pirates
effect-per-harbours-empty = { $every ->
    [one] for each of your harbours
   *[other] for every { $every } of your harbours
    } with no pirate
effect-per-treasure-kinds = { $every ->
    [one] for each different kind of treasure
   *[other] for every { $every } different kinds of treasure
    } you have
effect-per-doubloons = { $every ->
    [one] for each doubloon
   *[other] for every { $every } doubloons
    } you have

## Conditions

effect-if-pirates = you have { $least ->
    [one] a pirate
   *[other] at least { $least } pirates
    } { effect-where }
effect-if-dread = you have { $least ->
    [one] a Dread Pirate
   *[other] at least { $least } Dread Pirates
    } { effect-where }
effect-if-tiles = you have { $least ->
    [one] a plunder tile
   *[other] at least { $least } plunder tiles
    } { effect-where }
effect-if-doubloons = you have at least { $least ->
    [one] 1 doubloon
   *[other] { $least } doubloons
    }
effect-if-treasure-kinds = you have { $least ->
    [one] a treasure
   *[other] at least { $least } different kinds of treasure
    }
effect-if-harbours-with-pirate = you have a pirate at { $least ->
    [one] a harbour
   *[other] { $least } or more harbours
    }
effect-if-harbours-with-3 = you have 3 or more pirates at { $least ->
    [one] a harbour
   *[other] each of { $least } harbours
    }
effect-if-harbours-empty = { $least ->
    [one] one of your harbours has
   *[other] at least { $least } of your harbours have
    } no pirate
