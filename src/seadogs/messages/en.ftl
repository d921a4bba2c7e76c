# What the house says, whatever game is played: command line, records, problems. One catalogue for Python and browser.

## Who sits there

captain-unnamed = Captain { $number }
captain-bot = { $captain } ({ $bot })
captain-chance = Chance
captain-watcher = Spectator

## Help

help-usage = Usage: { $usage }
help-help = Show this text.
help = Board games of the Spanish Main: play in the browser or here, watch bots, read records.
help-version = Say which version this is, and whether the engine is compiled.
help-lang = The language to speak: en (English), el (Greek) or es (Spanish). Left out: your terminal's.
help-play = Play in the browser, on this machine.
help-play-port = The port to listen at. Left out: 8642, or any free one.
help-play-database = The file that keeps the matches. Left out: one in your data folder.
help-play-edition = An edition file that new matches are played with, instead of the one that comes with its game.
help-play-browser = Open a browser, or only print the address.
help-serve = Serve matches to other machines.
help-serve-host = The address to listen at; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen at (8000).
help-serve-database = The file that keeps the matches. Left out: one in your data folder.
help-serve-edition = An edition file that new matches are played with, instead of the one that comes with its game.
help-serve-matches = How many matches one device may play at once (50).
help-table = Play a match here in the terminal, against bots.
help-table-game = The game: { $games }.
help-table-seats = How many captains play. Left out: as few as the game allows.
help-table-seat = Your seat, counted from 0 (0).
help-table-bots = Who plays the other seats: one bot for all, or one for each (greedy).
help-table-name = What to call you.
help-table-seed = Deal this match again: the same number, the same luck.
help-table-options = A rule to turn on or off, for example name=true. Several: part them by commas.
help-table-edition = An edition file to play with instead of the one that comes with the game.
help-simulate = Let bots play many games and report scores and wins.
help-simulate-game = The game: { $games }.
help-simulate-seats = How many captains play. Left out: as many as there are bots.
help-simulate-bots = The bots, parted by commas, one for each captain. They change seats every game.
help-simulate-games = How many games (1000).
help-simulate-seed = The same number gives the same games (1).
help-simulate-jobs = How many processes play at once. Left out: one for each processor.
help-simulate-options = A rule to turn on or off, for example name=true. Several: part them by commas.
help-simulate-edition = An edition file to play with instead of the one that comes with the game.
help-simulate-json = Print JSON.
help-replay = Play a record again and show the table.
help-replay-file = The record.
help-replay-to = Stop after this move. Left out: after the last.
help-replay-seat = Show only what this seat may know: 0 is the first, -2 a spectator. Left out: everything.
help-replay-json = Print JSON.
help-replay-edition = The edition file that the match was played with, if it is not the one that comes with the game.
help-edition = Check or show edition files: what is printed on a game.
help-edition-check = Check an edition file and explain each fault. Exit code 1 if there is any.
help-edition-check-file = The edition file.
help-edition-check-game = The game it is for. Left out: the one that it fits best.
help-edition-check-json = Print JSON.
help-edition-show = Show the values of an edition and where they come from.
help-edition-show-file = The edition file. Left out: the edition that comes with the game.
help-edition-show-game = The game it is for. Left out: the one that it fits best.
help-edition-show-json = Print JSON.
help-bench = Measure the speed of engine, server and page. Needs the project's source.
help-bench-what = What to measure. Left out: all.

## Commands

version = Seadogs { $version }, engine { $engine }, Python { $python }
engine-compiled = compiled
engine-interpreted = interpreted
play-address = Seadogs is served at { $address } (Control-C ends it)
serve-address = Seadogs is served at { $address } (Control-C ends it)
simulate-bot = bot
simulate-score = mean score
simulate-wins = wins
simulate-average = Mean score of all bots: { $points }. In brackets: 95 % intervals. A shared win counts in parts.
simulate-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
    } in { $seconds } s: { $speed } games a second.
replay-over = The match is over after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }.
replay-waiting = After { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }, the table waits for { $captains }.
final-place = { $rank }. { $captain }: { $points } VP
edition-title = Edition { $name } of { $game }, { $digest }
edition-legend = Where a value comes from: no mark: a rulebook; { $derived } forced by a rulebook; { $seen } seen in one public source; { $invented } invented by us.
edition-invented = { $invented ->
    [0] No value is invented; there are { $values }.
    [one] 1 of { $values } values is invented.
   *[other] { $invented } of { $values } values are invented.
    }
edition-warning = Odd, but allowed: { $sentence }
edition-good = { $file }: edition { $name } fits { $game }.
edition-faults = { $file }: { $count ->
    [one] 1 fault.
   *[other] { $count } faults.
    }
table-welcome = You play { $captain }. Answer with a number or a text; type help for more, Control-D to leave.
table-goodbye = You leave the table after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }. Fair winds!
table-unknown = No move and no command reads “{ $text }”. Type help to see what there is.
table-allowed = “{ $text }” is allowed.
table-no-clause = The manual has no clause { $slug }. These it has:
table-saved = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    } written to { $file }.
table-not-saved = { $file } cannot be written.
table-help =
    A number or a text in brackets plays that move.
    why TEXT      explains why a move is not allowed
    rules CLAUSE  shows a clause of the manual; rules alone lists them
    view          shows all that you may know
    log FILE      writes the record to a file, the others' secrets included
    Control-D     leaves the table

## Wrong command lines

wrong-usage = That command line makes no sense; { $command } --help says what does.
wrong-no-such-option = There is no option { $option }; { $command } --help lists those there are.
wrong-option-needs-value = The option { $option } is not used that way; { $command } --help says how.
wrong-missing = { $parameter } is missing; { $command } --help says what it is.
wrong-command-unknown = There is no command { $command }; there are: { $commands }.
wrong-language = There are no words in “{ $language }”; there are: { $languages }.
wrong-not-a-number = { $name } takes a whole number, not “{ $text }”.
wrong-too-small = { $name } must be at least { $least }, not { $number }.
wrong-too-large = { $name } must be at most { $most }, not { $number }.
wrong-game-unknown = There is no game “{ $game }”; there are: { $games }.
wrong-seats = { $game } is for { $fewest } to { $most } captains, not for { $seats }.
wrong-seat = There is no seat { $seat } at this table; the seats are 0 to { $last }.
wrong-bot-unknown = There is no bot “{ $bot }”; there are: { $bots }.
wrong-bots-and-seats = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
    } not fill { $seats } seats: name one for each.
wrong-bots-and-others = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
    } not fill the { $others } other seats: name one for all, or one for each.
wrong-option-unknown = { $game } has no option “{ $option }”; it has: { $options }.
wrong-option-value = The option { $option } is true or false: write { $option }=true or { $option }=false.
wrong-file-missing = There is no file { $file }.
wrong-file-unreadable = The file { $file } cannot be read.
wrong-file-too-large = The file { $file } is larger than { $megabytes } megabytes.
wrong-file-not-text = The file { $file } is no text in UTF-8.
wrong-database = The file { $file } cannot be written, so matches could not be kept.
wrong-port = Port { $port } of { $host } cannot be listened at: it is taken, or not yours to take.
wrong-edition-which = There are editions of several games ({ $games }): name a file, or one of them by --game.
wrong-edition-broken = { $file } is no edition to play with: { $sentence } { $more ->
    [0] { "" }
    [one] (One more fault: seadogs edition check tells it.)
   *[other] ({ $more } more faults: seadogs edition check tells them.)
    }
wrong-record = { $file }, line { $line }: { $reason }
wrong-record-rule = { $file }, line { $line }: { $reason } [{ $clause }]
wrong-move-missing = { $file } has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }, so there is no move { $to }.
wrong-output = The output cannot be written: the disk it goes to is full or broken.
wrong-no-bench = The benchmarks are part of the project's source, which is not here.
wrong-bench-unknown = There is no benchmark “{ $name }”.

## Records

record-by-rule = { $reason } { $rule }
record-empty = the record is empty.
record-line-too-long = the line has more than { $most } characters.
record-line-blank = the line is blank.
record-not-text = this is no text in UTF-8.
record-cut-off = the line breaks off.
record-not-json = this is not JSON from column { $column } on.
record-key-twice = “{ $key }” stands there twice.
record-number-endless = { $found } is no number to write in a record.
record-too-deep = values are nested too deeply.
record-number-too-large = a number is too large.
record-not-object = the line must be an object in braces, not { $found }.
record-key-unknown = “{ $key }” has no meaning here; known are: { $keys }.
record-key-missing = “{ $key }” is missing.
record-type-wrong = “{ $key }” must be { $expected ->
    [number] a whole number
    [text] a text
    [options] an object of options
   *[true-false] true or false
    }, not { $found }.
record-number-out-of-range = “{ $key }” must be { $least } to { $most }, not { $found }.
record-not-hexadecimal = “{ $key }” must be { $digits } hexadecimal digits in small letters.
record-format-unknown = the record is of format { $found }; this program reads format { $expected }.
record-number-gap = the move has number { $found }; { $expected } comes next.
record-game-other = the record is of the game “{ $found }”, not { $expected }.
record-rules-other = the match was played by rules version { $found }; this program has version { $expected }.
record-edition-other = the match was played with edition “{ $found }”, not { $expected }: name its file by --edition.
record-digest-other = the match was played with an edition of other values ({ $found }, not { $expected }): name its file by --edition.
record-seats-other = the game is for { $fewest } to { $most } captains, not for { $found }.
record-option-unknown = the game has no option “{ $option }”; it has: { $options }.
record-commitment-other = the published seed is not the one committed to: { $found } was promised, { $expected } is its sum.
record-outcome-other = the published seed deals “{ $expected }” for move { $number }, not “{ $found }”.
record-match-over = the match is over before move { $number }.
record-action-unknown = no move of this game reads “{ $text }”.
record-seat-not-asked = { $seat } is not asked now, so “{ $text }” cannot be move { $number }.
record-outcome-impossible = Chance cannot bring “{ $text }” in move { $number }.
record-action-illegal = { $seat } may not do “{ $text }” in move { $number }.
record-move-missing = the record has { $moves } moves, so there is no move { $to }.

## Problems between page and server

problem-invalid = The page sent something the server does not understand.
problem-unauthorized = This device is not known to the server.
problem-foreign-origin = The request came from a page of another site.
problem-not-your-seat = This device does not hold that seat.
problem-not-over = The record holds secrets, so it is shown only when the match is over.
problem-not-practice = Advice is given in practice matches only.
problem-not-found = There is nothing at this address.
problem-no-match = There is no such match.
problem-no-number = The match has not so many moves.
problem-no-seat = The match has no such seat.
problem-method = The address does not take this kind of request.
problem-taken = That chair is taken; choose an open one.
problem-not-started = The match waits for people to sit down.
problem-over = The match is over.
problem-stale = The table has changed in the meantime; look again and choose.
problem-no-undo = That can no longer be taken back.
problem-not-asked = It is not your turn now.
problem-other-rules = The match was begun under other rules than this server has.
problem-too-large = That is too large to send.
problem-unknown-game = There is no such game.
problem-seats = The game is not for that many captains.
problem-unknown-option = The game has no such option.
problem-unknown-bot = There is no such bot.
problem-unknown-move = There is no such move.
problem-edition = The edition has faults, so it cannot be played with.
problem-record = This file is no record of a match that could be replayed here.
problem-rule = A rule forbids that.
problem-too-many = That was too much at once; wait a little.
problem-too-many-matches = This device is playing as many matches as it may. Finish one of them before you begin another.
problem-internal = The server failed. It is our fault, not yours.
problem-busy = Another program is using the file of the matches, so nothing was saved. Close it, or wait a moment, and try again.
