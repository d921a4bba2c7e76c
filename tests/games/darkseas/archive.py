"""What tests/conformance/archive.py keeps: `python -m tests.games.darkseas.archive` plays what is missing there."""

from seadogs.kernel.names import Seat
from tests.conformance.archive import put_away
from tests.conformance.matches import played
from tests.games.darkseas.table import GAME


def idle() -> list[tuple[Seat, str]]:
    """The shortest match: nobody does anything that can be left undone."""
    state = GAME.start(2)
    moves: list[tuple[Seat, str]] = []
    while waiting := GAME.waiting(state):
        texts = [GAME.text(action) for action in GAME.legal(state, waiting[0])]
        lazy = [text for text in ("keep", "stay", "take nothing", "anchor", "place nothing") if text in texts]
        text = (lazy or texts)[0]
        moves.append((waiting[0], text))
        action = GAME.parse(text)
        assert action is not None
        GAME.apply(state, waiting[0], action)
    return moves


def matches() -> dict[str, tuple[int, dict[str, bool], list[tuple[Seat, str]]]]:
    """What is in the archive: captains, options and moves by name."""
    both = {"simultaneous": True, "choose_harbours": True}
    return {
        "2-greedy": (2, {}, played(GAME, 2, 21)),
        "3-greedy-at-once": (3, {"simultaneous": True}, played(GAME, 3, 32, options={"simultaneous": True})),
        "4-greedy-own-harbours": (4, {"choose_harbours": True}, played(GAME, 4, 42, options={"choose_harbours": True})),
        "2-random-at-once": (2, {"simultaneous": True}, played(GAME, 2, 22, "random", options={"simultaneous": True})),
        "3-random": (3, {}, played(GAME, 3, 32, "random")),
        "4-random-at-once-own-harbours": (4, both, played(GAME, 4, 42, "random", options=both)),
        "2-idle": (2, {}, idle()),
    }


if __name__ == "__main__":
    put_away(GAME, matches())
