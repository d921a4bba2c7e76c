# The page's own words. Names of captains come as $name or $names; the game's words are in its own files.

language = Language
to-lobby = To the lobby
rules = Rules
close = Close
your-turn = Your turn

## The slip

slip = What is asked
slip-groups = Which one
slip-other = Other
slip-turn = Your turn, { $name }.
slip-all = All { $count } options
undo = Undo
undo-help = Takes back your last step. Press again for the one before, as long as nobody has learnt anything by them
rule-for-this = The rule
slip-refused = { $title }. Nothing was changed.
slip-nothing-done = That cannot be done. Nothing was changed.
slip-stale = The table had moved on before your choice arrived. Look again: nothing of yours was done.
slip-busy = That was not done: the choice before it was still on its way.
slip-sending = Your choice is on its way…
match-over = The match is over.
awaits = { $count ->
    [0] The table moves on…
   *[other] Waiting for { $names }.
}
watching-awaits = { $count ->
    [0] You are watching. The table moves on…
   *[other] You are watching. Waiting for { $names }.
}
line-down = The line to the server is down. Trying again…

## The coach of a practice match

coach = The coach
coach-would = The coach would choose: { $choice }.
coach-do = Do that
coach-do-again = Press again
coach-thinks = The coach is thinking…
coach-watches = The coach watches the others with you.

## Settings and guide

settings = Settings
sound = Sound
guide = First-game hints
guide-again = Show all hints again
guide-hint = Hint
guide-close = Got it
guide-off = No more hints
press-twice = Press every choice twice
press-again = Press again: { $choice }
motion = Motion
motion-calm = Calm
motion-brisk = Brisk
motion-off = Off

## A refusal

refusal-still = Still possible:
refusal-more = { $count } more
option-name = “{ $name }”
refusal-read = Read “{ $title }” in the rules

## The rules

rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 clause found
   *[other] { $count } clauses found
}
rules-chapters = Chapters
house-value = House value:

## The journal

journal-since = Since you last looked: { $count ->
    [0] chance had its turn
    [one] 1 move
   *[other] { $count } moves
}
journal-seen-before = new above this line
journal-undone = { $name } took back part of the turn.
journal = Journal
journal-more = { $count } more
journal-earlier = Show earlier moves

## The curtain

curtain-title = Pass the device to { $name }
curtain-text = { $name }, press when nobody else is looking. Until then nothing of your table is on this device.
curtain-confirm = I am { $name }

## Notices

notice-title = That did not work
problem-unreachable = The server cannot be reached. Check the line and try again.
problem-other = Something went wrong. Load the page again; the match itself is safe on the server.
try-again = Try again
no-such-match = There is no such match
no-such-match-text = The link may be mistyped, or the match was played on another server.
ruling = Our ruling:

## The room before the start

room-waiting = { $count ->
    [one] Waiting for a captain
   *[other] Waiting for { $count } captains
}
# How many of all have sat down
room-seated = { $seated ->
    [one] 1 of { $count } captains is here.
   *[other] { $seated } of { $count } captains are here.
}
room-start = The match starts when the last chair is taken.
room-invited = You are invited to a match
room-link = Send this link to whoever is missing:
room-link-label = Link to this match
room-link-at-home = The server answers this computer alone, so the link works only here. To invite others, serve Seadogs to your network: the README says how, under “Host”.
copy = Copy link
copied = Copied
your-name = Your name
chair-is-open = Open chair
sit-here = Sit here
chair-mine = on this device
chair-bot = bot
chair-taken = ready

## The lobby

new-match = A new match
practice = A practice voyage, with a coach
practice-help = At every question the coach says what a sensible captain would do, and why.
practice-short = practice
chair-me-help = You, here.
chair-other-help = You pass the device. Nobody sees another’s secrets.
chair-open-help = You get a link to send. The match starts when every chair is taken.
bot-greedy = Bot: Greedy
bot-greedy-help = Takes what is worth most to it right now. A fair opponent.
bot-greedy-towns = Bot: Greedy for towns
bot-greedy-towns-help = Like Greedy, but towns seem worth more to it than they are.
bot-greedy-forts = Bot: Greedy for forts
bot-greedy-forts-help = Like Greedy, but forts seem worth more to it than they are.
bot-greedy-galleons = Bot: Greedy for galleons
bot-greedy-galleons-help = Like Greedy, but galleons seem worth more to it than they are.
bot-greedy-treasure = Bot: Greedy for treasures
bot-greedy-treasure-help = Like Greedy, but treasures seem worth more to it than they are.
bot-greedy-trade = Bot: Greedy for trade
bot-greedy-trade-help = Like Greedy, but trade seems worth more to it than it is.
bot-greedy-dread = Bot: Greedy for Dread Pirates
bot-greedy-dread-help = Like Greedy, but Dread Pirates seem worth more to it than they are.
bot-greedy-doubloons = Bot: Greedy for doubloons
bot-greedy-doubloons-help = Like Greedy, but doubloons seem worth more to it than they are.
bot-greedy-tiles = Bot: Greedy for plunder tiles
bot-greedy-tiles-help = Like Greedy, but plunder tiles seem worth more to it than they are.
bot-random = Bot: Random
bot-random-help = Does anything that is allowed. Easy to beat.
options-changed = ({ $count } changed)
none-finished = The first match that ends here will be kept here, with its replay.
match-imported = from a record
record-load = Load a record
record-edition = Another edition
record-edition-wanted = This match was played with edition “{ $name }”, which prints other values than the house edition. To look back on it, load its edition file too.
record-edition-wrong = { $file } prints other values than this match was played with.
record-fault = Line { $line }: { $reason }
record = Download the record
which-game = Game
captains-from-to = For { $fewest } to { $most } captains
how-many = Captains
who-sits-where = Who sits where
name-of-chair = Name of captain { $number }
kind-of-chair = Who plays captain { $number }
captain-names = Nikos, Berta, Ines, Tom, Hugo
whoever-comes = Whoever comes by the link
whoever = Whoever comes
chair-me = Me
chair-other = Another, here
chair-open = Open, by link
start-match = Start the match
options-and-edition = Options and edition
edition = Printed values
edition-house = Edition { $name }, as it comes with the house.
edition-own = From your file { $file }.
edition-load = Load an edition file
edition-drop = Back to the house edition
go-on-with = Go on with
finished-matches = Finished matches
match-not-started = Waiting for captains
go-on = Go on
see-result = See the result

## The top bar

menu = Menu

## The replay

replay = Replay
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forth = One move on
replay-last = To the end
replay-speed = Speed: { $speed } times
replay-scrubber = Place in the match
replay-move = Move { $number } of { $count }
replay-chapter = Jump to
replay-eyes = Whose eyes
replay-eyes-watcher = A spectator
replay-copy = Copy link
