"""Golden playthroughs: whole games as text that is read through with the rulebook, and reviewed like code.

    python -m tests.games.darkseas.golden_text            write golden/*.txt again from the moves they hold
    python -m tests.games.darkseas.golden_text --fresh    bots play new games, and write those

A line `red: sail` is a move, what stands indented under it is what it made happen, secrets included.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from seadogs.games.darkseas.events import Event
from seadogs.games.darkseas.state import REROLL, Mat, State
from seadogs.games.darkseas.terms import COLOURS, DIRECTIONS, SLOTS, SPOTS, TREASURES
from seadogs.kernel.telling import told
from tests.conformance.matches import moves_in, played
from tests.games.darkseas.seen import captain_of, line_of, seat_of
from tests.games.darkseas.table import GAME

FOLDER = Path(__file__).parent / "golden"
MATCHES: Final[Mapping[str, tuple[int, int, Mapping[str, bool]]]] = {  # captains, seed of bots and dealer, options
    "2-captains": (2, 8, {}),
    "3-captains": (3, 11, {}),
    "4-captains": (4, 28, {"choose_harbours": True}),
    "3-captains-all-at-once": (3, 6, {"simultaneous": True}),
}

Move = tuple[str, str]  # a captain or `chance`, and the text


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def bots_play(seats: int, seed: int, bots: str = "greedy", options: Mapping[str, bool] | None = None) -> list[Move]:
    """The moves of a match between bots of that name."""
    return [(captain_of(seat), text) for seat, text in played(GAME, seats, seed, bots, options)]


def rendered(name: str, moves: list[Move]) -> str:
    """A whole match as text."""
    seats, _, options = MATCHES[name]
    state = GAME.start(seats, options)
    lines = [f"# Dark Seas, {seats} captains, edition {GAME.edition}{''.join(f', {key}' for key in options)}", ""]
    for captain, text in moves:
        action = GAME.parse(text)
        seat = seat_of(captain)
        assert action is not None, f"{text} is no action"
        assert action in GAME.legal(state, seat), f"{captain} may not {text}"
        before = state.phase
        heard: list[Event] = []
        GAME.apply(state, seat, action, heard)
        lines.append(f"{captain}: {text}")
        lines += [f"    {kind_of(event)}{line_of(told(event))}" for event in heard]
        if (state.phase == REROLL and before != REROLL) or not GAME.waiting(state):
            lines += ["", *standing(state), ""]
    assert not GAME.waiting(state), "the match is not over"
    return "\n".join(lines).rstrip() + "\n"


def kind_of(event: Event) -> str:
    """Told now to its captain alone, or later to the others."""
    return {"Whisper": "(whispered) ", "Echo": "(echoed) "}.get(type(event).__name__, "")


def standing(state: State) -> Iterator[str]:
    """The dice, and every island."""
    over = not GAME.waiting(state)
    dice = " ".join(COLOURS[die] for die in state.dice)
    yield "# the end" if over else f"# round {int(state.round)}: {COLOURS[state.active]} has rolled {dice}"
    scores, places = GAME.scores(state), GAME.places(state)
    for seat, mat in enumerate(state.mats):
        result = f"{scores[seat]} infamy, place {places[seat]}" if over else f"{int(mat.infamy)} infamy"
        chest = ", ".join(f"{int(mat.treasures[n])} {kind}" for n, kind in enumerate(TREASURES) if mat.treasures[n])
        yield f"#   {COLOURS[seat]}: {result}; {int(mat.doubloons)} doubloons; {chest or 'no treasure'}"
        hand = " ".join(GAME.printed.keys[tile] for tile in list(mat.hand)[: int(mat.hand_count)])
        yield f"#     captain {SPOTS[mat.captain]}, ship {DIRECTIONS[mat.ship]}; in hand {hand or 'nothing'}"
        for direction in range(len(DIRECTIONS)):
            yield f"#     {harbour_line(mat, direction)}"


def harbour_line(mat: Mat, direction: int) -> str:
    """`sw orange: 2 pirates 1 dread; fence-orange, nothing`."""
    lying = [mat.slots[2 * direction + side] for side in range(2)]
    tiles = ", ".join("nothing" if tile < 0 else GAME.printed.keys[tile] for tile in lying)
    pirates = f"{int(mat.plain[direction])} pirates {int(mat.dread[direction])} dread"
    return f"{SLOTS[2 * direction][:-2]} {COLOURS[mat.harbours[direction]]}: {pirates}; {tiles}"


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, options) in MATCHES.items():
        path = path_of(name)
        fresh = "--fresh" in arguments or not path.exists()
        moves = bots_play(seats, seed, options=options) if fresh else moves_in(path.read_text(encoding="utf-8"))
        path.write_text(rendered(name, moves), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
