"""Golden playthroughs: whole games as text that is read through with the rulebook, and reviewed like code.

    python -m tests.games.drake.golden_text            write golden/*.txt again from the moves they hold
    python -m tests.games.drake.golden_text --fresh    let greedy bots play new games, and write those

A line `red: visit tavern` is a move, what stands indented under it is what it made happen, secrets included.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from seadogs.games.drake.events import Event
from seadogs.games.drake.state import IN_HAND, State
from seadogs.games.drake.terms import CAPTAINS, COMMODITIES, GHOST, HIND, ITEMS, TREASURES
from seadogs.kernel.telling import told
from tests.conformance.matches import moves_in, played
from tests.games.drake.seen import GAME, captain_of, line_of, seat_of

FOLDER = Path(__file__).parent / "golden"
SEATS = (3, 4, 5)
SEEDS = {3: 3, 4: 4, 5: 5}  # of the bots and of the dealer

Move = tuple[str, str]  # a captain or `chance`, and the text


def path_of(seats: int) -> Path:
    return FOLDER / f"{seats}-captains.txt"


def bots_play(seats: int, seed: int, bots: str = "greedy") -> list[Move]:
    """The moves of a match between bots of that name."""
    return [(captain_of(seat), text) for seat, text in played(GAME, seats, seed, bots)]


def rendered(seats: int, moves: list[Move]) -> str:
    """A whole match as text."""
    state = GAME.start(seats)
    lines = [f"# Francis Drake, {seats} captains, edition {GAME.edition}", ""]
    for captain, text in moves:
        action = GAME.parse(text)
        seat = seat_of(captain)
        assert action is not None, f"{text} is no action"
        assert action in GAME.legal(state, seat) or captain == "chance", f"{captain} may not {text}"
        before = int(state.voyage), int(state.outbound[seats - 1])
        heard: list[Event] = []
        GAME.apply(state, seat, action, heard)
        lines.append(f"{captain}: {text}")
        lines += [f"    {line_of(told(event))}" for event in heard]
        if any(told(event).name == "reach-fixed" for event in heard):
            lines += ["", *logs(state), ""]
        if state.voyage != before[0] or not GAME.waiting(state):
            lines += ["", *standing(state), ""]
    assert not GAME.waiting(state), "the match is not over"
    return "\n".join(lines).rstrip() + "\n"


def logs(state: State) -> Iterator[str]:
    """What everybody carries when discs are about to be laid, in sailing order."""
    yield f"# voyage {int(state.voyage)}: the sailing order, and what each carries"
    for seat in map(int, state.outbound):
        mat = state.mats[seat]
        carried = [f"{int(mat.hold[n])} {item}" for n, item in enumerate(ITEMS)]
        flags = {"galleon": mat.galleon, "pinnace": mat.pinnace}
        flags |= {"hind": mat.missions[HIND] == IN_HAND, "ghost": mat.missions[GHOST] == IN_HAND}
        flags |= {"admiral": state.admiral == seat, "governor": state.governor == seat}
        flags |= {"informer": state.informer == seat}
        carried += [flag for flag, held in flags.items() if held]
        yield f"#   {CAPTAINS[seat]}: {', '.join(carried)}; {int(mat.discs)} discs left"


def standing(state: State) -> Iterator[str]:
    """Scores, cargo and chests in the order of the Homebound docks."""
    over = not GAME.waiting(state)
    yield "# the end" if over else f"# before voyage {int(state.voyage)}"
    places = GAME.places(state)
    for seat in map(int, state.homebound):
        mat = state.mats[seat]
        cargo = [f"{int(mat.cargo[n])} {name}" for n, name in enumerate(COMMODITIES) if mat.cargo[n]]
        chest = [f"{int(mat.chest[n])} {name}" for n, name in enumerate(TREASURES) if mat.chest[n]]
        owned = "; ".join(", ".join(part) for part in (cargo, chest) if part) or "nothing"
        rank = f", place {places[seat]}" if over else ""
        yield f"#   {CAPTAINS[seat]}: {int(mat.score)} VP{rank}; {owned}"


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in SEATS:
        path = path_of(seats)
        fresh = "--fresh" in arguments or not path.exists()
        moves = bots_play(seats, SEEDS[seats]) if fresh else moves_in(path.read_text(encoding="utf-8"))
        path.write_text(rendered(seats, moves), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
