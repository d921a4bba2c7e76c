"""The compiled engine and the interpreted sources play the same matches, move by move.

The sources are copied without the compiled files and run in a process of their own. Where the engine here is
not compiled, both sides would be the same, and the test says that it had nothing to compare.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import seadogs
from seadogs import engine_kind
from seadogs.games import found, open_game
from tests.conformance.trace import trace

ROOT = Path(__file__).parents[2]
SEEDS = range(int(os.environ.get("SEADOGS_TRACES", "4")))


@pytest.fixture(scope="module")
def interpreted_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package's sources and data, and nothing compiled."""
    folder = tmp_path_factory.mktemp("interpreted")
    package = Path(seadogs.__file__).parent
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(package, folder / "seadogs", ignore=unwanted)
    return folder


def interpreted_traces(sources: Path, key: str, seats: int) -> list[list[str]]:
    command = [sys.executable, "-m", "tests.conformance.trace", key, str(seats), *map(str, SEEDS)]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["engine"] == "interpreted"
    traces: list[list[str]] = answer["traces"]
    return traces


def tables() -> list[tuple[str, int]]:
    return [(key, n) for key in found() for n in range(open_game(key).fewest, open_game(key).most + 1)]


@pytest.mark.skipif(engine_kind() != "compiled", reason="the engine is not compiled: nothing to compare")
@pytest.mark.parametrize(("key", "seats"), tables())
def test_compiled_and_interpreted_agree_after_every_move(interpreted_sources: Path, key: str, seats: int) -> None:
    expected = interpreted_traces(interpreted_sources, key, seats)
    for seed, steps in zip(SEEDS, expected, strict=True):
        for number, (step, found_step) in enumerate(zip(steps, trace(key, seats, seed), strict=True), 1):
            assert found_step == step, f"seed {seed}, move {number}"


def test_the_trace_tells_different_matches_apart() -> None:
    """... and each state of a match from the next: a trace that is always the same would prove nothing."""
    key = found()[0]
    seats = open_game(key).fewest
    steps = trace(key, seats, 0)
    marks = [step.rpartition(" ")[2] for step in steps]
    assert len(set(marks)) == len(marks)
    assert steps == trace(key, seats, 0)
    assert steps != trace(key, seats, 1)
