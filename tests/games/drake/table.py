"""A table for tests: captains by colour, moves by text, chance as the test wishes.

    table = Table(4, drawn="red blue yellow green")
    table.do("red", "visit tavern")
    table.do("chance", "roll 2")
    table.refused("blue", "visit tavern").clause

Where a clause needs a position that takes long to reach, `fit_out` moves pieces from the supply to a hold:
the census of components stays right, and `Table.check` proves it.
"""

from collections.abc import Iterator, Mapping
from typing import TypedDict, Unpack

from seadogs.games.drake.events import Event
from seadogs.games.drake.game import Drake
from seadogs.games.drake.state import IN_HAND
from seadogs.games.drake.terms import CAPTAINS, COMMODITIES, GHOST, HIND, ITEMS, LOCATIONS
from tests.games.drake.seen import FORTS, GALLEON_SPOTS, GAME, Seen, seat_of

IDLE = ("decline", "stay", "pass")  # what captains do of whom a test wants nothing
QUIET = ("san-juan", "santo-domingo", "santiago-de-cuba", "puerto-cabello", "rio-de-la-hacha")  # zone 1


class Kit(TypedDict, total=False):
    """What a captain holds when sailing; `office` names counters: "admiral informer"."""

    crew: int
    guns: int
    supplies: int
    goods: int
    galleon: bool
    pinnace: bool
    hind: bool
    ghost: bool
    office: str


class Table(Seen):
    """A match in play. `story` holds all that happened, `moves` what was done, by (captain, text)."""

    def __init__(
        self, seats: int = 4, *, drawn: str = "red blue yellow green black", galleons: str = "1 2 3",
        options: Mapping[str, bool] | None = None, game: Drake = GAME,
    ) -> None:  # fmt: skip
        self.game = game
        self.state = self.game.start(seats, options)
        self.captains = CAPTAINS[:seats]
        self.galleon_counters = galleons.split()
        self.events: list[Event] = []
        self.moves: list[tuple[str, str]] = []
        self.census = self.game.census(self.state)
        for captain in [each for each in drawn.split() if each in self.captains]:
            if self.phase == "drawing":
                self.do("chance", f"draw {captain}")
        self.lay_galleons(*self.galleon_counters)

    # Playing

    def do(self, captain: str, *texts: str) -> None:
        """Moves of one captain (or `chance`), each of which must be legal."""
        for text in texts:
            action = self.game.parse(text)
            assert action is not None, f"{text!r} is no action"
            assert self.turn == captain, f"{self.turn} is asked ({self.asked}), not {captain} to {text!r}"
            assert text in self.legal(captain) or action in self.game.legal(self.state, seat_of(captain)), (
                f"{captain} may not {text!r} but {self.legal(captain)}"
            )
            self.game.apply(self.state, seat_of(captain), action, self.events)
            self.moves.append((captain, text))
        self.check()

    def play(self, script: str) -> None:
        """Lines of `red: visit tavern`, or of `red: attack, stay`."""
        for line in script.strip().splitlines():
            captain, texts = line.strip().split(": ")
            self.do(captain, *texts.split(", "))

    def lay_galleons(self, *counters: str) -> None:
        for counter in counters:
            if self.phase == "galleons":
                self.do("chance", f"galleon {counter}")

    def lay_street(self, first: str = "") -> None:
        """Chance lays the tiles: those named first, then the others as they are numbered."""
        wanted = [*first.split(), *(each for each in LOCATIONS if each not in first.split())]
        for tile in wanted:
            if self.phase == "tiles" and f"tile {tile}" in self.legal():
                self.do("chance", f"tile {tile}")

    # Positions

    def fit_out(self, captain: str, **kit: Unpack[Kit]) -> None:
        """Give a captain all this for the voyage, out of the supply."""
        amounts = (kit.get("crew", 0), kit.get("guns", 0), kit.get("supplies", 0), kit.get("goods", 0))
        mat = self.mat(captain)
        for n, amount in enumerate(amounts):
            self.state.pool[n] = int(self.state.pool[n]) - amount
            mat.hold[n] = int(mat.hold[n]) + amount
            assert self.state.pool[n] >= 0
        if kit.get("pinnace"):
            mat.pinnace = True
            self.state.pinnaces = int(self.state.pinnaces) - 1
        if kit.get("hind"):
            mat.missions[HIND] = IN_HAND
        if kit.get("ghost"):
            mat.missions[GHOST] = IN_HAND
        mat.galleon = mat.galleon or kit.get("galleon", False)
        self.give_office(captain, kit.get("office", ""))
        self.check()

    def give_office(self, captain: str, offices: str) -> None:
        """The counters of Admiral, Governor and Informer, by name."""
        for office in offices.split():
            assert office in ("admiral", "governor", "informer")
            setattr(self.state, office, seat_of(captain))

    def stow(self, captain: str, commodity: str, amount: int) -> None:
        """Give a captain commodities, as if traded for in earlier voyages."""
        n = COMMODITIES.index(commodity)
        self.state.market[n] = int(self.state.market[n]) - amount
        self.mat(captain).cargo[n] = int(self.mat(captain).cargo[n]) + amount
        assert self.state.market[n] >= 0
        self.check()

    def drain(self, item: str, left: int, keeper: str = "") -> None:
        """Leave only so many of an item in the supply; the rest goes to one captain, the last by colour."""
        n = ITEMS.index(item)
        spare = int(self.state.pool[n]) - left
        self.state.pool[n] = left
        mat = self.mat(keeper or self.captains[-1])
        mat.hold[n] = int(mat.hold[n]) + spare
        self.check()

    def put_out(self, order: str = "", **counters: int) -> None:
        """All sail, in that order (they must be on turn so) or as their turns come, and counters are laid.

        Counters by place, `galleon_2=0`; those not named get the lowest that is left over.
        """
        for captain in order.split():
            self.let_pass(captain)
            self.do(captain, "sail")
        while self.phase == "street":
            self.do(self.turn, "sail")
        self.lay_counters(**counters)

    def let_pass(self, captain: str) -> None:
        """Bring a captain's turn on the street by handing it over: a turn is a place in the Homebound docks."""
        self.state.turn = self.homebound_dock(captain)
        assert self.turn == captain

    def homebound_dock(self, captain: str) -> int:
        return [int(seat) for seat in self.state.homebound].index(seat_of(captain))

    def lay_counters(self, **counters: int) -> None:
        """Whoever lays counters lays these; the others in rising order."""
        wanted = {place.replace("_", "-"): value for place, value in counters.items()}
        for phase, word, places in (("frigates", "frigate", GALLEON_SPOTS), ("garrisons", "garrison", FORTS)):
            left = [0, 1, 2] if phase == "frigates" else [0, 0, 1, 2]
            for place in places:
                known = self.counter(place) if self.counter(place) >= 0 else wanted.get(place, -1)
                if known in left:
                    left.remove(known)
            for place in places:
                if self.phase == phase and self.counter(place) < 0:
                    value = wanted[place] if place in wanted else left.pop(0)
                    self.do(self.turn, f"{word} {value}")
        assert {place: self.counter(place) for place in wanted} == wanted

    def counter(self, place: str) -> int:
        """The value of the counter at a destination, hidden or not; -1 if none lies there."""
        return int(self.state.counters[self.state.edition.places.index(place)])

    def lay(self, **plans: str) -> None:
        """Everybody lays all discs: `red="1 cartagena, 2 panama"`; the rest at quiet places of zone 1."""
        rows = {captain: self.laying(captain, plan) for captain, plan in plans.items()}
        while self.phase == "missions":
            captain = self.turn
            row = rows.setdefault(captain, self.laying(captain, ""))
            self.do(captain, f"place {next(row)}")

    def laying(self, captain: str, plan: str) -> Iterator[str]:
        """The captain's discs in order: as planned, then those left over where they do least."""
        planned = [each.strip() for each in plan.split(",") if each.strip()]
        yield from planned
        while True:
            legal = [text.removeprefix("place ") for text in self.legal(captain)]
            yield next(each for place in QUIET for each in legal if each.endswith(f" {place}"))

    def idle(self) -> None:
        """Whoever is asked does nothing."""
        legal = self.legal()
        assert self.turn != "chance", f"chance is asked: {legal}"
        chosen = [text for text in IDLE if text in legal]
        self.do(self.turn, chosen[0] if chosen else "return")

    def until(self, captain: str, asked: str = "") -> None:
        """Captains idle until this one is asked (this question)."""
        while self.turn != captain or (asked and self.asked != asked):
            self.idle()

    def act(self, captain: str, *texts: str) -> None:
        """Moves of one captain; the others idle between them."""
        for text in texts:
            self.until(captain)
            self.do(captain, text)

    def finish_voyage(self) -> None:
        """Everybody idles until the voyage is over."""
        voyage = int(self.state.voyage)
        while self.phase in ("informer", "sailing") and self.state.voyage == voyage:
            self.idle()

    def next_voyage(self, first: str = "") -> None:
        """Everybody sails without more ado; the next voyage's street and galleons are laid."""
        voyage = int(self.state.voyage)
        while self.phase == "street" and self.state.voyage == voyage:
            self.do(self.turn, "sail")
        if self.state.voyage == voyage:
            self.lay_counters()
            if self.phase == "missions":
                self.lay()
            self.finish_voyage()
        self.lay_street(first)
        self.lay_galleons(*self.galleon_counters)


def at_sea(
    seats: int = 4, *, counters: Mapping[str, int] | None = None, order: str = "",
    options: Mapping[str, bool] | None = None, galleons: str = "1 2 3",
    kits: Mapping[str, Kit] | None = None, **named: Kit,
) -> Table:  # fmt: skip
    """A voyage with everybody out, discs about to be laid. Captains of whom nothing is said have one supply."""
    table = Table(seats, options=options, galleons=galleons)
    given = {**(kits or {}), **named}
    for captain in table.captains:
        kit: Kit = {"supplies": 1}
        kit.update(given.get(captain, {}))
        table.fit_out(captain, **kit)
    table.put_out(order, **(counters or {}))
    return table
