"""Case files: a position and moves above, what must be seen below.

    # a remark
    captains 4                        how many play; red blue yellow green black in this order
    edition plymouth-1                the edition that the case is written for
    drawn red blue yellow green       the order out of the cup
    galleons 1 2 3                    counters at galleon-2, galleon-3, galleon-4: 1 the weakest
    red has 3 crew 2 supplies galleon informer
    red owns 3 tobacco 1 coffee       commodities of earlier voyages
    sail green red blue yellow        all put out, in this order
    counters panama 2, galleon-4 0    what is laid then; the others in rising order
    lay red: 1 cartagena, 2 panama    discs not named lie at quiet places
    voyage 3                          everybody sails without more ado until this voyage's street
    red: attack, pay                  moves, by their texts; `chance: roll 3` too
    until yellow trade                the others do nothing until yellow is asked this
    finish                            everybody does nothing until the voyage is over
    ----
    homebound red blue yellow green   or `outbound`: the docks
    street crew-a guns-a ... dockside
    red holds 1 guns                  or `reach 3`, `sugar 1`, `gold 0`, `points 9`
    asked yellow trade                who is asked what
    yellow may: trade tobacco, decline  exactly these, in any order
    red may not: place 1 panama (mission.in-reach)
    yellow sees cartagena: red 1, blue 1
    arrivals cartagena: red 1, yellow 1, blue 1
    counter panama 2 for yellow       -1: hidden
    told conquered seat=red points=5  these, in this order, among what was told
    never treasure-taken seat=blue

The frame is that of tests/conformance/case_files.py.
"""

from collections.abc import Callable

from seadogs.games.drake.terms import COMMODITIES, ITEMS, TREASURES
from seadogs.kernel.telling import told
from tests.conformance.case_files import matches
from tests.games.drake.seen import line_of
from tests.games.drake.table import Kit, Table

FLAGS = ("galleon", "pinnace", "hind", "ghost")
OFFICES = ("admiral", "governor", "informer")


def amounts(words: list[str]) -> dict[str, int]:
    """`3 crew 2 guns` as numbers by name."""
    return {words[n + 1]: int(words[n]) for n in range(len(words) - 1) if words[n].lstrip("-").isdigit()}


class Case:
    """A case file being played."""

    def __init__(self) -> None:
        self.seats = 4
        self.drawn = "red blue yellow green black"
        self.galleons = "1 2 3"
        self.order = ""
        self.counters: dict[str, int] = {}
        self.plans: dict[str, str] = {}
        self.started: Table | None = None
        self.edition = ""
        self.heard = 0  # how much of the story earlier expectations have used

    @property
    def table(self) -> Table:
        if self.started is None:
            self.started = Table(self.seats, drawn=self.drawn, galleons=self.galleons)
            assert self.started.game.edition == self.edition, "a case names the edition it is written for"
        return self.started

    # Moves

    def play(self, line: str) -> None:
        first, _, rest = line.partition(" ")
        known: dict[str, Callable[[str], None]] = {
            "captains": self.captains, "edition": self.name_edition, "drawn": self.draw, "galleons": self.sight,
            "sail": self.sail, "counters": self.name_counters, "lay": self.lay, "until": self.until,
            "voyage": self.sail_to, "finish": self.finish,
        }  # fmt: skip
        if first in known:
            known[first](rest)
        elif first.endswith(":"):
            self.lay_all()
            self.table.do(first.removesuffix(":"), *rest.split(", "))
        elif rest.startswith("has "):
            self.fit_out(first, rest.split()[1:])
        else:
            assert rest.startswith("owns "), f"no such line in a case: {line}"
            self.stow(first, amounts(rest.split()[1:]))

    def captains(self, rest: str) -> None:
        self.seats = int(rest)

    def name_edition(self, rest: str) -> None:
        self.edition = rest

    def draw(self, rest: str) -> None:
        self.drawn = rest

    def sight(self, rest: str) -> None:
        self.galleons = rest

    def name_counters(self, rest: str) -> None:
        for each in rest.split(", "):
            place, value = each.split()
            self.counters[place.replace("-", "_")] = int(value)
        self.table.lay_counters(**self.counters)

    def sail(self, rest: str) -> None:
        for captain in rest.split():
            self.table.let_pass(captain)
            self.table.do(captain, "sail")

    def lay(self, rest: str) -> None:
        captain, plan = rest.split(": ")
        self.plans[captain] = plan

    def lay_all(self) -> None:
        """The plans are complete as soon as anybody moves or must be seen."""
        if self.plans and self.table.phase == "missions":
            self.table.lay_counters()
            self.table.lay(**self.plans)
        self.plans = {}

    def until(self, rest: str) -> None:
        self.lay_all()
        self.table.until(*rest.split())

    def sail_to(self, rest: str) -> None:
        while self.table.state.voyage < int(rest):
            self.table.next_voyage()

    def finish(self, _rest: str) -> None:
        self.lay_all()
        self.table.finish_voyage()

    def fit_out(self, captain: str, words: list[str]) -> None:
        given = amounts(words)
        kit: Kit = {
            "crew": given.get("crew", 0), "guns": given.get("guns", 0), "supplies": given.get("supplies", 0),
            "goods": given.get("goods", 0), "galleon": "galleon" in words, "pinnace": "pinnace" in words,
            "hind": "hind" in words, "ghost": "ghost" in words,
            "office": " ".join(word for word in words if word in OFFICES),
        }  # fmt: skip
        assert set(words) - {str(number) for number in given.values()} <= {*ITEMS, *FLAGS, *OFFICES}
        self.table.fit_out(captain, **kit)

    def stow(self, captain: str, cargo: dict[str, int]) -> None:
        for kind, amount in cargo.items():
            self.table.stow(captain, kind, amount)

    # What must be seen

    def see(self, line: str) -> None:
        self.lay_all()
        words = line.split()
        if words[0] in ("homebound", "outbound", "street"):
            found = {"homebound": self.table.homebound, "outbound": self.table.outbound, "street": self.table.street}
            assert found[words[0]]() == words[1:]
        elif words[0] == "asked":
            assert [self.table.turn, self.table.asked] == words[1:]
        elif words[0] == "counter":
            assert self.table.place(words[1], words[4]).counter == int(words[2])
        elif words[0] == "arrivals":
            place, discs = line.removeprefix("arrivals ").split(": ")
            assert self.table.arrivals(place) == discs.split(", ")
        elif words[0] == "told":
            self.must_hear(words[1:])
        elif words[0] == "never":
            assert not any(matches(heard, words[1:]) for heard in self.table.story)
        else:
            self.see_captain(words[0], words[1], line)

    def see_captain(self, captain: str, verb: str, line: str) -> None:
        rest = line.removeprefix(f"{captain} {verb} ")
        if verb == "may:":
            assert sorted(self.table.legal(captain)) == sorted(rest.split(", "))
        elif verb == "may":
            text, clause = rest.removeprefix("not: ").removesuffix(")").split(" (")
            assert self.table.refused(captain, text).clause == clause
        elif verb == "sees":
            place, discs = rest.split(": ")
            seen = self.table.discs_seen(captain, place)
            assert sorted(f"{owner} {disc}" for owner, disc in seen.items()) == sorted(discs.split(", "))
        else:
            assert verb == "holds", f"no such line in a case: {line}"
            held = self.held(captain)
            for name, amount in amounts(rest.split()).items():
                assert held[name] == amount, f"{captain} holds {held[name]} {name}, not {amount}"

    def held(self, captain: str) -> dict[str, int]:
        """Everything that can be counted of a captain."""
        table = self.table
        counted = table.hold(captain) | table.cargo(captain) | table.chest(captain)
        assert set(counted) == {*ITEMS, *COMMODITIES, *TREASURES}
        return counted | {"reach": table.log(captain).reach, "points": table.score(captain)}

    def must_hear(self, words: list[str]) -> None:
        """Told after all that earlier lines have named."""
        for n in range(self.heard, len(self.table.events)):
            if matches(line_of(told(self.table.events[n])), words):
                self.heard = n + 1
                return
        raise AssertionError(f"not told (in this order): {' '.join(words)}")
