"""Compiling in place: what is compiled when, and what is left behind when it cannot be."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tools import engine, environment, place

HOUSE = ("setup.py", "pyproject.toml", "requirements/build.txt")
# Without a compiler these have nothing to look at, and the project must work all the same.
needs_compiler = pytest.mark.skipif(not engine.can_compile(), reason="no C compiler with Python's headers here")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of this project's shape whose engine is one small module; returns that module."""
    root = tmp_path
    for name in HOUSE:
        (root / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    door = root / "src" / "seadogs" / "kernel" / "game.py"
    door.parent.mkdir(parents=True)
    for package in (door.parent, door.parent.parent):
        (package / "__init__.py").write_text(f'"""{package.name}"""\n__version__ = "0"\n')
    (root / "LICENSE").touch()
    (root / "NOTICE").touch()
    (root / "README.md").touch()
    (root / "build").mkdir()
    door.write_text("def doubled(n: int) -> int:\n    return n * 2\n")
    monkeypatch.setattr(place, "ROOT", root)
    monkeypatch.setattr(engine, "ROOT", root)
    monkeypatch.setattr(engine, "SRC", root / "src")
    monkeypatch.setattr(engine, "BUILD", root / "build")
    monkeypatch.setattr(engine, "STAMP", root / "build" / "engine.stamp")
    monkeypatch.setattr(engine, "LOG", root / "build" / "engine.log")
    monkeypatch.setattr(engine, "LEVEL", "0")
    monkeypatch.setattr(engine, "install_debian", lambda _package: False)
    monkeypatch.setattr(environment, "bring_up_to_date", lambda _name: None)
    return door


def doubled(door: Path, n: int) -> tuple[int, str]:
    """What the module in the small tree answers, and the kind of file that it was loaded from."""
    program = f"from seadogs.kernel import game; print(game.doubled({n}), game.__file__.split('.')[-1])"
    surroundings = {**os.environ, "PYTHONPATH": str(door.parents[2])}
    done = subprocess.run([sys.executable, "-c", program], env=surroundings, capture_output=True, text=True, check=True)
    answer, kind = done.stdout.split()
    return int(answer), kind


@needs_compiler
def test_the_engine_is_compiled_anew_when_a_source_changes_and_only_then(small: Path) -> None:
    assert engine.bring_up_to_date(or_interpret=False) == 0
    assert doubled(small, 4) == (8, "so")
    before = [path.stat().st_ino for path in engine.compiled_files()]
    assert engine.bring_up_to_date(or_interpret=False) == 0
    assert [path.stat().st_ino for path in engine.compiled_files()] == before
    small.write_text(small.read_text().replace("n * 2", "n * 2 + 1"))
    assert engine.bring_up_to_date(or_interpret=False) == 0
    assert doubled(small, 4) == (9, "so")


@needs_compiler
def test_a_failed_compilation_leaves_no_compiled_file(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert engine.bring_up_to_date(or_interpret=False) == 0
    small.write_text(small.read_text() + '\n\nwrong: int = "not a number"\n')
    assert engine.bring_up_to_date(or_interpret=False) == 1
    assert engine.compiled_files() == []
    assert "Incompatible types" in capsys.readouterr().err


@needs_compiler
def test_a_person_who_wants_to_play_gets_the_interpreted_engine_when_compiling_fails(small: Path) -> None:
    small.write_text(small.read_text() + '\n\nwrong: int = "not a number"\n')
    assert engine.bring_up_to_date(or_interpret=True) == 0
    assert doubled(small, 4) == (8, "py")


def test_without_a_compiler_one_line_says_so_and_the_engine_runs_interpreted(
    small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = small.with_name("game.abi3.so")
    stale.touch()
    monkeypatch.setenv("CC", "a-compiler-that-nobody-has")
    assert engine.bring_up_to_date(or_interpret=False) == 0
    assert doubled(small, 4) == (8, "py")
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_interpreted_copy_has_no_compiled_file() -> None:
    program = "import seadogs; print(seadogs.engine_kind(), seadogs.__file__)"
    command = [sys.executable, "-m", "tools.interpreted", sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    kind, where = done.stdout.split()
    assert kind == "interpreted"
    assert not Path(where).is_relative_to(ROOT)
