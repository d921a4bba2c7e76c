"""How fast the engine plays and clones, compiled against interpreted, in one run.

Uniformly random games through the door (`kernel.playout.random_match`), the same games in both engines, in turns,
each in a process of its own; the medians of the runs are compared, in the processor's time, so that other work on
the machine counts little. The interpreted engine is a copy of the sources without the compiled modules.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

import seadogs

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "seadogs"
RUNS: Final = 5
SEATS: Final = (3, 4)  # as far as a game has them
GAMES: Final = {"compiled": 3000, "interpreted": 150}  # about a second each
CLONES: Final = 200_000

# Wants: games, clones. Prints: kind, actions, seconds, clone_ns, checksum of the first hundred games.
WORK: Final = """
import json, sys, time
import seadogs
from seadogs.games import open_game
from seadogs.kernel.playout import random_match, step
from seadogs.kernel.random32 import Random32

key, seats, games, clones = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
game = open_game(key)
sample = [random_match(game, seats, seed) for seed in range(100)]
began = time.process_time()
actions = 0
for seed in range(games):
    actions += random_match(game, seats, seed)[0]
seconds = time.process_time() - began
state, rng = game.start(seats, None), Random32(1)
for _ in range(sample[0][0] // 2):
    step(game, state, rng)
clone = game.clone
began = time.process_time()
for _ in range(clones):
    clone(state)
cloning = time.process_time() - began
print(json.dumps({
    "kind": seadogs.engine_kind(), "actions": actions, "seconds": seconds,
    "clone_ns": 1e9 * cloning / clones, "sample": sample,
}))
"""


def main() -> int:
    """Prints actions a second, the ratio and a clone's time; 1 if the engines do not play the same games."""
    from seadogs.games import found

    if seadogs.engine_kind() != "compiled":
        print("The engine is not compiled (make engine): there is nothing to compare.")
        return 1
    return max(compare(key, seats) for key in found() for seats in SEATS if is_played(key, seats))


def is_played(key: str, seats: int) -> bool:
    from seadogs.games import open_game

    game = open_game(key)
    return bool(game.fewest <= seats <= game.most)


def compare(key: str, seats: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "seadogs"
        shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
        runs: dict[str, list[dict[str, Any]]] = {"compiled": [], "interpreted": []}
        for _ in range(RUNS):
            for kind, path in (("compiled", SOURCES.parent), ("interpreted", copy.parent)):
                runs[kind].append(measure(key, seats, kind, path))
    if runs["compiled"][0]["sample"] != runs["interpreted"][0]["sample"]:
        print(f"{key}: compiled and interpreted engine play different games")
        return 1
    report(key, seats, runs)
    return 0


def measure(key: str, seats: int, kind: str, path: Path) -> dict[str, Any]:
    """One run in a process of its own, which finds the engine at `path`."""
    clones = CLONES if kind == "compiled" else CLONES // 20
    command = [sys.executable, "-c", WORK, key, str(seats), str(GAMES[kind]), str(clones)]
    surroundings = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    run: dict[str, Any] = json.loads(done.stdout)
    if run["kind"] != kind:
        raise RuntimeError(f"meant to measure the {kind} engine, but it is {run['kind']}")
    return run


def report(key: str, seats: int, runs: dict[str, list[dict[str, Any]]]) -> None:
    speed = {kind: median(run["actions"] / run["seconds"] for run in done) for kind, done in runs.items()}
    clone = {kind: median(run["clone_ns"] for run in done) for kind, done in runs.items()}
    print(f"{key}: random games of {seats} captains through the door, one core, medians of {RUNS} runs in turns")
    for kind in runs:
        print(f"  {kind:<12}{speed[kind]:>12,.0f} actions a second   clone of a mid-game state {clone[kind]:>9,.0f} ns")
    ratio, cloning = speed["compiled"] / speed["interpreted"], clone["interpreted"] / clone["compiled"]
    print(f"  ratio       {ratio:>12.1f}                    {cloning:>32.1f}")


if __name__ == "__main__":
    sys.exit(main())
