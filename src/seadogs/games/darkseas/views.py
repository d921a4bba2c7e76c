"""What one seat may know, as plain frozen values: the shape of a View (how it is built: `look.py`).

Keys are those of records and messages: tiles, directions, spots, colours, treasures. Seats are numbers.
"""

from dataclasses import dataclass

from seadogs.kernel.names import Seat


@dataclass(frozen=True)
class TileView:
    key: str
    design: str
    colour: str  # the die of its scheme, or ""
    resource: str  # what its scheme pays, or ""
    end: bool  # scores at the end only
    starting: bool


@dataclass(frozen=True)
class HarbourView:
    direction: str
    colour: str  # "" until it is laid
    pirates: int  # of both kinds
    dread: int
    tiles: tuple[TileView | None, TileView | None]  # slots A and B
    guarded: bool  # the captain is here


@dataclass(frozen=True)
class ScoreView:
    """If the game ended now, by source."""

    infamy: int
    treasures: int
    doubloons: int
    dread: int
    harbours: int
    full: int
    tiles: int
    total: int


@dataclass(frozen=True)
class TileScoreView:
    slot: str
    tile: str
    points: int


@dataclass(frozen=True)
class IslandView:
    """One player's part. Another's turn that is not finished (option simultaneous) is seen as it began."""

    seat: int
    colour: str
    harbours: tuple[HarbourView, ...]  # from north, clockwise
    captain: str  # a spot: "island" or a direction
    ship: str
    infamy: int
    doubloons: int
    treasures: int
    hand: int
    own_hand: tuple[TileView, ...]  # only this seat's own
    own_drawn: tuple[TileView, ...]  # tiles drawn, of which some are kept: this seat's own
    own_drawn_treasures: tuple[int, ...]  # by kind, of which some are kept: this seat's own, else ()
    own_treasures: tuple[int, ...]  # by kind: one's own, everybody's at the end, else ()
    known_treasures: tuple[int, ...]  # by kind, what this seat knows that this player has, at least
    own_opening: str  # the tiles chosen in secret at the setup: this seat's own, else ""
    own_thrown: str
    step: str  # waiting, scheme, island, ship, place, done
    schemed: tuple[int, ...]  # schemes made this turn, by colour
    entered: tuple[str, ...]  # directions entered this turn
    done: bool
    score: ScoreView | None  # one's own, everybody's at the end
    tile_scores: tuple[TileScoreView, ...]
    low: int  # the score if the game ended now lies between these, as far as this seat can know
    high: int


@dataclass(frozen=True)
class StopView:
    direction: str
    by: str  # "die" or "captain"
    wakes: int  # tiles that would be offered


@dataclass(frozen=True)
class ReachView:
    """How far this seat's ship could go with its captain at a spot."""

    captain: str
    stops: tuple[StopView, ...]
    barred: str  # the harbour that it could not enter, or "" if it came all the way round
    all_round: bool


@dataclass(frozen=True)
class OwedView:
    """A tile whose effect waits until all are done."""

    seat: int
    tile: TileView
    direction: str  # "here"


@dataclass(frozen=True)
class View:
    seat: int
    seats: int
    round: int
    rounds: int
    phase: str  # harbours, treasures, tiles, opening, first, rolling, reroll, turns, resolving, over
    active: int  # -1 during setup
    turn: int  # whose turn it is, or whose tiles are resolved; -1 when it is nobody's or several players'
    waiting: tuple[Seat, ...]
    step: str  # of the seat on turn; in turns at the same time of this seat
    frame: str  # the open question or draw (state.ASKS), or ""
    frame_seat: int  # who is asked, -1 for chance or when there is none
    frame_tile: str  # the tile whose effect it is, or ""
    frame_direction: str  # where the pirate goes that may be upgraded, or ""
    frame_left: int  # how many more of the same follow, this one counted
    dice: tuple[str, ...]  # "" where a die is still to be rolled
    fresh: tuple[bool, ...]  # rolled again
    fifth: str
    islands: tuple[IslandView, ...]
    reach: tuple[ReachView, ...]  # for this seat: by each spot that its captain may still choose, or his own
    stack: int
    discards: tuple[TileView, ...]
    treasures_left: int
    known_left: tuple[int, ...]  # by kind, what this seat knows to lie face down, at least
    set_points: tuple[int, ...]  # by how many treasures of a kind, from none on
    owed: tuple[OwedView, ...]
    choose_harbours: bool
    simultaneous: bool
