# What is wrong with an edition file: one sentence a constraint, with what, where, and what to do.
# Words in “quotation marks” stand in the file as they are written here.

## The file

edition-tables-expected = { $where } is { $found }: write each as a table of its own, headed [[{ $name }]].
edition-tables-missing = There is no table [[{ $name }]]: write one for each design.
edition-tables-too-many = { $where }: there are { $found } tables [[{ $name }]], more than the { $most } that are read: check that it is the right file.

## What a tile does

edition-tile-type-wrong = { $where } is { $found }: write { $expected ->
    [texts] a text in quotes, or a table of texts with en, el and es
    [steps] a list of steps, as in [{"{"} gain = "doubloons", count = 1 {"}"}]
    [branches] two lists of steps, as in [[{"{"} gain = "doubloons", count = 2 {"}"}], [{"{"} place = "pirate", where = "here" {"}"}]]
    [condition] a condition, as in {"{"} pirates_at_least = 1, where = "here" {"}"}
   *[true] true
    }.
edition-scheme-no-colour = { $where } is empty: name the die colour of each copy, as in ["blue", "red"].
edition-effect-empty = { $where } is empty: write at least one step, as in [{"{"} gain = "doubloons", count = 1 {"}"}].
edition-steps-too-many = { $where } has { $found } steps: at most { $most } fit in a list.
edition-steps-too-deep = { $where }: steps stand within steps more than { $most } deep: write the effect more simply.
edition-step-not-table = { $where } is { $found }: a step is a table in braces, as in {"{"} gain = "doubloons", count = 1 {"}"}.
edition-step-two-verbs = { $where } has several verbs ({ $verbs }): make a step of each.
edition-verb-unknown = { $where } says “{ $found }”, which is no verb; { $meant ->
    [none] use one of: { $words }.
   *[other] did you mean “{ $meant }”?
    }
edition-step-key-unknown = { $where }: “{ $verb }” has no “{ $key }”; { $meant ->
    [none] { $keys ->
        [none] remove it.
       *[other] remove it, or use one of: { $keys }.
        }
   *[other] did you mean “{ $meant }”?
    }
edition-step-key-missing = { $where }: “{ $verb }” needs “{ $key }”, as in { $example }.
edition-pay-without-then = { $where } says what is paid but not what for: add “then”, as in { $example }.
edition-end-inside = { $where }: “end” scores when all is over, so it cannot depend on anything: write it as a step of the effect itself.
edition-step-inside = { $where }: “{ $verb }” cannot stand inside “{ $outer }”, which still speaks of its own player or payment: write it after that step.
edition-chosen-without-choose = { $where } says “chosen”, but nobody has been chosen: put the step into the “then” of {"{"} choose = "other", then = […] {"}"}.
edition-each-without-each = { $where } says “each”, but of whom? Put the step into the “do” of {"{"} each = "player", do = […] {"}"}, or of each = "other".
edition-nobody-affected = { $where }: nothing in “{ $verb }” happens to another player: say so with by = "{ $who }".
edition-matching-without-roll = { $where } says “matching”, which is the harbour of the colour rolled: put the step into the “then” of {"{"} roll = true, then = […] {"}"}.
edition-measure-without-place = { $where }: “{ $measure }” is counted on the whole island: remove “where”, which goes with { $words } only.
edition-keep-more-than-drawn = { $where } is { $keep }, but { $count } { $count ->
    [one] is
   *[other] are
    } drawn: keep as many at most.
edition-condition-unknown = { $where } says “{ $found }”; { $meant ->
    [none] write one condition, of these: { $words }.
   *[other] did you mean “{ $meant }”?
    }
edition-either-two = { $where } offers { $found }: “either” has two lists of steps; for more, put another “either” into the second.

## What the rulebook fixes

edition-box-counts = { $where } is { $found }: the rulebook counts { $expected } in the box, so write { $expected }.
edition-play-numbers = { $where } is { $found }: the rulebook says { $expected }, so write { $expected }.
edition-score-numbers = { $where } is { $found }: the rulebook scores { $expected }, so write { $expected }.
edition-colours-each-once = { $where } is “{ $word }”, as { $first } is already: the six colours differ, so write the one that is missing.
edition-symbols-each-once = { $where } is “{ $word }”, as { $first } is already: each colour has a symbol of its own.
edition-treasures-each-once = { $where } is “{ $word }”, as { $first } is already: the eight kinds differ, so write the one that is missing.
edition-tiles-count = There are { $found } plunder tiles, a copy for each colour of a scheme and one for each other table [[{ $where }]]: the rulebook counts { $expected }, so { $side ->
    [few] { $off ->
        [one] 1 is missing.
       *[other] { $off } are missing.
        }
   *[many] { $off ->
        [one] 1 is too many.
       *[other] { $off } are too many.
        }
    }
edition-keys-differ = { $where }: “{ $key }” is already the name of { $first }: give each tile a name of its own.
edition-scheme-or-flavour = { $where } { $found ->
    [both] has a scheme and a flavour line: a tile has one of the two, so remove the other.
   *[none] has neither a scheme nor a flavour line: add the one that is printed below the line.
    }
edition-scheme-colours-differ = { $where } names “{ $colour }” { $times } times: copies differ in their colour; write equal ones as a table [[tile]] of its own with another key.
edition-schemes-many = Only { $found } plunder tiles have a scheme: the rulebook says that many have, so at least { $least } must.
edition-resources-occur = No scheme pays “{ $resource }”: doubloons, pirates and treasure all occur.
edition-named-schemes = { $where }: { $found ->
    [none] the tile “{ $key }” is missing; in the rulebook’s example it schemes “{ $expected }”.
    [flavour] “{ $key }” has no scheme; in the rulebook’s example it schemes “{ $expected }”.
   *[other] “{ $key }” schemes “{ $found }”; in the rulebook’s example it schemes “{ $expected }”.
    }
edition-named-share-colour = { $where }: in the rulebook’s example Trading House, Mayor and a third tile match the same dice, but Trading House has { $first } and Mayor has { $second }: let them share a colour with one more tile.
edition-starting-tiles = { $where }: { $found ->
    [none] the starting tile “{ $key }” is missing: add it with harbour = "{ $expected }".
   *[other] “{ $key }” lies at “{ $found }”; the rulebook puts it at “{ $expected }”.
    }
edition-starting-two = There are { $found } tables [[{ $where }]]: an island begins with { $expected } tiles, so write { $expected }.
edition-end-occurs = No [[{ $where }]] scores at the end, as the rulebook says that some do: add an effect with “end”.
edition-end-alone = { $where }: beside “end” stands { $verbs }, which would never happen: a tile that scores at the end is not activated, so remove one of the two.

## What is odd

edition-schemes-all-colours = No scheme of a [[{ $where }]] has the colour “{ $colour }”.
edition-each-removes-pirate = No [[{ $where }]] makes each player remove a pirate, though the rulebook quotes one that does.
edition-infamy-mostly-at-end = { $found } of the tiles ([[{ $where }]]) gain infamy during play, more than { $most }: the rulebook says that most infamy comes at the end.
