"""A command line run inside the test, and records to run it on."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from seadogs.cli.main import main
from seadogs.games import AnyGame, found, open_game
from seadogs.kernel import record as records
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.playout import weighted
from seadogs.kernel.random32 import Random32


@dataclass(frozen=True)
class Ran:
    """What a command line came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    def ran(*arguments: str) -> Ran:
        capfd.readouterr()
        code = main(arguments)
        caught = capfd.readouterr()
        return Ran(code, caught.out, caught.err)

    return ran


@pytest.fixture(params=found())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return open_game(request.param)


@pytest.fixture
def recorded(game: AnyGame, tmp_path: Path) -> Path:
    """The record of a whole random match of as many as the game seats."""
    path = tmp_path / "match.jsonl"
    path.write_text(records.write(random_record(game, game.most, 4)), encoding="utf-8")
    return path


def random_record(game: AnyGame, seats: int, seed: int) -> records.Record:
    state, rng = game.start(seats, None), Random32(seed)
    moves: list[tuple[Seat, str]] = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat == CHANCE:
            action = weighted(game.odds(state), rng.unit())
        else:
            legal = game.legal(state, seat)
            action = legal[rng.below(len(legal))]
        moves.append((seat, game.text(action)))
        game.apply(state, seat, action)
    return records.from_moves(records.header_for(game, seats), moves)
