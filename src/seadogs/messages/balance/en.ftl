# The report of `seadogs balance`.

help-balance = Measure whether a game is fair: by seat, by strategy, by what one gains early.
help-balance-game = The game: { $games }.
help-balance-seats = Numbers of captains, parted by commas. Left out: every number the game allows.
help-balance-games = How many games for each number of captains (2000).
help-balance-seed = The same number gives the same games (1).
help-balance-jobs = How many processes play at once. Left out: one for each processor.
help-balance-edition = An edition file to play with instead of the one that comes with the game.
help-balance-out = Write the report, with charts, to this HTML file too.

balance-title = { $title }: is it fair?
balance-how = Greedy bots play each other: an even one and one that favours each strategy, drawn by lot for every game. Whiskers and brackets are 95 % intervals. A shared win counts in parts.
balance-edition = Edition { $edition_name }. The same command gives the same report:
balance-seats = { $count ->
    [one] 1 captain
   *[other] { $count } captains
    }, { $games ->
    [one] 1 game
   *[other] { $games } games
    }
balance-by-seat = Wins by seat
balance-by-seat-about = Times the fair share, which is 1. The dashed line is the limit, 1.15.
balance-by-lot = Wins by the order drawn at the start
balance-by-lot-about = Times the fair share, which is 1. The setup draws it; nobody chooses it. The dashed line is the limit, 1.15.
balance-strategies = Wins by strategy
balance-strategies-about = Times the fair share, which is 1, against the field. The dashed line is the limit, 1.4.
balance-features = What an early gain adds to the chance to win
balance-features-about = In hundredths, against the average seat that drew the same lot; after × how often it was seen. The dashed line is the limit, 10. What is rare has wide whiskers.
balance-sources = Points by source
balance-sources-about = Mean points of a captain.
balance-sources-of = Strategy: { $favoured }
balance-even = even
balance-chair = Seat { $number }
balance-lot = Drawn no. { $number }
balance-limits = ! is beyond its limit: a seat or a lot 1.15 times and a strategy 1.4 times its fair share of the wins, an early gain 10 hundredths more chance to win. In brackets: 95 % intervals; after ×: how often it was seen.
balance-written = Written to { $file }.
wrong-file-unwritten = The file { $file } cannot be written.
