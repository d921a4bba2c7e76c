"""`make new-game NAME=x` lays a game that compiles, keeps every check and is traced, and touches nothing else."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import MADE_HERE, ROOT, tracked_files

NAME = "pier"
TREES = tuple(f"{tree}/{NAME}/" for tree in ("src/seadogs/games", "client/src/games", "tests/games"))
NODE_MODULES = ROOT / "client" / "node_modules"
LANGUAGES = ("en", "el", "es")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, with the new game laid in it, and nothing compiled."""
    folder = tmp_path_factory.mktemp("project")
    for path in tracked_files():
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    before = files(folder)
    done = run(folder, sys.executable, "-m", "tools.new_game", NAME)
    assert done.returncode == 0, done.stderr
    changed = {name for name, text in files(folder).items() if before.get(name) != text}
    traces = {name for name in changed if name.startswith("docs/trace-")}  # written anew, of other games too
    assert f"docs/trace-{NAME}.md" in traces
    assert changed - traces == set(done.stdout.split())
    assert all(name.startswith(TREES) for name in changed - traces)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not MADE_HERE & set(path.relative_to(folder).parts)
    }


def run(folder: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    surroundings["PYTHONDONTWRITEBYTECODE"] = "1"
    return subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)


def passes(folder: Path, *command: str) -> None:
    done = run(folder, *command)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"


def test_it_keeps_every_check_that_games_keep(copy: Path) -> None:
    pytest_ = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    passes(copy, *pytest_, f"tests/games/{NAME}", "tests/conformance", "-k", NAME)
    passes(copy, *pytest_, "tests/play", "tests/architecture/test_words.py", "-k", NAME)


def test_it_is_formatted_typed_and_traced(copy: Path) -> None:
    mine = [f"src/seadogs/games/{NAME}", f"tests/games/{NAME}"]
    ruff = str(Path(sys.executable).parent / "ruff")
    passes(copy, ruff, "check", "--no-cache", *mine)
    passes(copy, ruff, "format", "--check", "--no-cache", *mine)
    passes(copy, sys.executable, "-m", "mypy", "--cache-dir", os.devnull, mine[0])
    holes = run(copy, sys.executable, "-m", "tools.trace", "--check").stderr
    assert NAME not in holes


def test_its_table_is_formatted_and_typed(copy: Path) -> None:
    if not NODE_MODULES.exists():
        pytest.fail("the page's packages are not installed: make packages-page")
    client = copy / "client"
    (client / "node_modules").symlink_to(NODE_MODULES)
    node = str(NODE_MODULES / ".bin")
    described = run(copy, sys.executable, "-m", "seadogs.server.schema")
    assert described.returncode == 0, described.stderr
    (client / "openapi.json").write_text(described.stdout, encoding="utf-8")
    passes(client, "npm", "run", "--silent", "protocol")
    passes(client, f"{node}/prettier", "--check", f"src/games/{NAME}")
    alone = {"extends": "./tsconfig.json", "include": [f"src/games/{NAME}/**/*", "src/*.d.ts"]}
    (client / "alone.json").write_text(json.dumps(alone), encoding="utf-8")
    found = run(client, f"{node}/svelte-check", "--tsconfig", "alone.json", "--output", "machine").stdout
    assert "COMPLETED" in found
    assert [line for line in found.splitlines() if f"src/games/{NAME}/" in line] == []


def test_a_name_that_is_none_or_is_taken_lays_nothing(copy: Path) -> None:
    before = files(copy)
    for name in ("", "X", "a-b", "../x", "1st", "class", NAME):
        assert run(copy, sys.executable, "-m", "tools.new_game", name).returncode == 2
    assert files(copy) == before
