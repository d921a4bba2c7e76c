"""Case files: a position and moves above, what must be seen below.

    # a remark; `# clauses: ship.enter ship.once` names what the case proves
    captains 3                        how many play: blue green red yellow
    simultaneous                      all take their turns at the same time
    round 12                          the round that has begun
    blue hand fence-orange mayor-blue tiles in hand; `blue treasures ruby ruby`, instead of the one held;
                                      `blue pirates n n sw`, `blue dread n`; `blue captain n`, `blue ship s`
    blue tiles sw-a fence-orange, n-a mayor-blue
    blue doubloons 0                  else three
    stack lighthouse                  all that is left in it; the others are in the last captain's hand
    dice orange yellow yellow blue    rolled and kept; `dice red red red red, 1 3: blue green` rolled again
    blue: stay, take nothing, sail    moves, by their texts; `chance: roll 3` too
    pass blue green                   they do as little as possible
    finish                            everybody does, until the round is over
    ----
    asked green                       who is waited for; `asked blue green` where several are
    blue may: sail, anchor            exactly these, in any order
    blue may not: sail (ship.enter)   and the clause that forbids it
    blue doubloons 2                  likewise infamy, treasures, hand, pirates ("n:1+0 s:0+2", or nothing), captain,
                                      ship, tiles as above (`n-a nothing`)
    blue scores 12 1                  points and place
    green sees red ruby 2             of red's treasures, at least
    discards fence-orange             among others
    told schemed seat=blue count=2    these, in this order, among what was told
    never upgraded seat=blue

The frame is that of tests/conformance/case_files.py.
"""

from collections.abc import Callable
from typing import Any

from seadogs.games.darkseas.state import IN_STACK
from seadogs.games.darkseas.terms import BASIC, DIRECTIONS, SPOTS, TREASURES
from seadogs.kernel.telling import told
from tests.conformance.case_files import matches
from tests.games.darkseas.seen import line_of
from tests.games.darkseas.table import Table, seat_of


def clauses_of(text: str) -> set[str]:
    """What a case file says it proves."""
    lines = [line.removeprefix("# clauses:") for line in text.splitlines() if line.startswith("# clauses:")]
    return {clause for line in lines for clause in line.split()}


class Case:
    """A case being played."""

    def __init__(self) -> None:
        self.seats = 3
        self.simultaneous = False
        self.made: Table | None = None
        self.heard = 0
        self.verbs: dict[str, Callable[[str], None]] = {
            "captains": self.seat_them, "simultaneous": self.at_once, "round": self.begin_round, "stack": self.stack,
            "dice": self.roll, "pass": self.let_pass, "finish": lambda _: self.table.finish_round(),
        }  # fmt: skip

    @property
    def table(self) -> Table:
        if self.made is None:
            self.made = Table(self.seats, simultaneous=self.simultaneous)
        return self.made

    # The position and the moves

    def play(self, line: str) -> None:
        first, _, rest = line.partition(" ")
        if first.endswith(":"):
            self.table.do(first[:-1], *rest.split(", "))
        elif first in self.verbs:
            self.verbs[first](rest)
        else:
            self.give(first, *rest.split(" ", 1))

    def seat_them(self, rest: str) -> None:
        self.seats = int(rest)

    def at_once(self, _rest: str) -> None:
        self.simultaneous = True

    def begin_round(self, rest: str) -> None:
        self.table.state.round = int(rest)

    def stack(self, rest: str) -> None:
        inside = [key for n, key in enumerate(self.table.keys[:BASIC]) if self.table.state.lies[n] == IN_STACK]
        others = " ".join(key for key in inside if key not in rest.split())
        self.table.give(self.table.captains[-1], hand=others)

    def roll(self, rest: str) -> None:
        dice, _, again = rest.partition(", ")
        self.table.roll(dice, again)

    def let_pass(self, rest: str) -> None:
        for captain in rest.split():
            self.table.pass_turn(captain)

    def give(self, captain: str, what: str, rest: str = "") -> None:
        given: dict[str, Callable[[], dict[str, Any]]] = {
            "hand": lambda: {"hand": rest}, "treasures": lambda: {"treasures": rest},
            "pirates": lambda: {"pirates": rest}, "dread": lambda: {"dread": rest},
            "captain": lambda: {"at": rest}, "ship": lambda: {"ship": rest},
            "tiles": lambda: {"slots": dict(each.split() for each in rest.split(", "))},
            "doubloons": lambda: {"doubloons": int(rest)},
        }  # fmt: skip
        assert captain in self.table.captains, f"no such line in a case: {captain} {what} {rest}"
        assert what in given, f"no such line in a case: {captain} {what} {rest}"
        self.table.give(captain, **given[what]())

    # What must be seen

    def see(self, line: str) -> None:
        first, _, rest = line.partition(" ")
        if first == "asked":
            assert self.table.asked == rest.split(), self.table.asked
        elif first == "discards":
            assert set(rest.split()) <= self.table.discards(), self.table.discards()
        elif first == "told":
            self.must_hear(rest.split())
        elif first == "never":
            assert not any(matches(heard, rest.split()) for heard in self.story())
        else:
            self.see_captain(first, *rest.split(" ", 1))

    def see_captain(self, captain: str, what: str, rest: str = "") -> None:
        if what == "may:":
            assert sorted(self.table.legal(captain)) == sorted(rest.split(", ")), self.table.legal(captain)
        elif what == "may":
            text, clause = rest.removeprefix("not: ").removesuffix(")").split(" (")
            assert self.forbids(captain, text) == clause
        elif what == "sees":
            owner, kind, count = rest.split()
            island = self.table.game.view(self.table.state, seat_of(captain)).islands[seat_of(owner)]
            assert island.known_treasures[TREASURES.index(kind)] == int(count)
        elif what == "tiles":
            for each in rest.split(", "):
                slot, key = each.split()
                assert (self.table.slot(captain, slot) or "nothing") == key
        else:
            assert sorted(self.seen(captain, what).split()) == sorted(rest.split()), self.seen(captain, what)

    def seen(self, captain: str, what: str) -> str:
        """What a captain has, as the case would write it."""
        mat, game, state = self.table.mat(captain), self.table.game, self.table.state
        found: dict[str, Callable[[], str]] = {
            "doubloons": lambda: str(int(mat.doubloons)), "infamy": lambda: str(int(mat.infamy)),
            "treasures": lambda: self.table.treasures(captain), "hand": lambda: " ".join(self.table.hand(captain)),
            "pirates": lambda: self.table.pirates(captain), "captain": lambda: SPOTS[mat.captain],
            "ship": lambda: DIRECTIONS[mat.ship],
            "scores": lambda: f"{self.table.score(captain)} {game.places(state)[seat_of(captain)]}",
        }  # fmt: skip
        assert what in found, f"no such line in a case: {captain} {what}"
        return found[what]()

    def forbids(self, captain: str, text: str) -> str:
        """The clause that forbids a move."""
        action = self.table.game.parse(text)
        assert action is not None, f"{text!r} is no action"
        assert text not in self.table.legal(captain), f"{captain} may {text}"
        return self.table.game.why_not(self.table.state, seat_of(captain), action).clause

    def story(self) -> list[str]:
        return [line_of(told(event)) for event in self.table.events]

    def must_hear(self, words: list[str]) -> None:
        """Told after all that earlier lines have named."""
        story = self.story()
        for n in range(self.heard, len(story)):
            if matches(story[n], words):
                self.heard = n + 1
                return
        raise AssertionError(f"not told (in this order): {' '.join(words)}")
