"""Files, names and streams as an attacker, or a careless script, would have them."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from seadogs.cli.session import shown
from seadogs.play.words import LANGUAGES
from seadogs.server import app
from tests.cli.conftest import Run

STEERING = "\x1b[2J\x1b]0;title\x07\x9b31m\u202e"


def harmless(text: str) -> bool:
    return not any(letter in text for letter in "\x1b\x07\x9b\u202e")


@pytest.mark.parametrize("key", ["game", "edition"])
def test_no_file_steers_the_terminal(run: Run, tmp_path: Path, key: str) -> None:
    header = {"game": '"drake"', "edition": '"x"'} | {key: ascii(STEERING).replace("'", '"').replace("\\x", "\\u00")}
    path = tmp_path / "bad.jsonl"
    path.write_text(
        f'{{"seadogs": 1, "game": {header["game"]}, "rules": 1, "edition": {header["edition"]}, "seats": 3}}\n',
        encoding="utf-8",
    )
    ran = run("replay", str(path))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "title" in ran.err  # it got as far as to be told
    assert harmless(ran.err)


@pytest.mark.parametrize("line", [["replay"], ["edition", "check"], ["table"], ["simulate", "drake", "--bots"], []])
def test_no_name_steers_the_terminal(run: Run, line: list[str]) -> None:
    for name in (STEERING, "\udcff", "two\nlines", "9" * 5000):
        ran = run(*line, name)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), name
        assert harmless(ran.err)
        assert "???" not in ran.err


def test_what_is_shown_keeps_words_and_loses_what_steers() -> None:
    assert shown("Ελένη 95\xa0%\tñ\n👩\u200d👧") == "Ελένη 95\xa0%\tñ\n👩\u200d👧"
    assert shown("a\x1b[1mb\x7f\x85\udcff\u2066") == "a\ufffd[1mb\ufffd\ufffd\ufffd\ufffd"


@pytest.mark.parametrize("host", ["\udcff", "a" * 300, "a..b"])
def test_a_host_that_can_be_none_is_told(run: Run, tmp_path: Path, host: str) -> None:
    ran = run("serve", "--host", host, "--port", "0", "--database", str(tmp_path / "matches.sqlite3"))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_nobody_else_reads_a_new_database(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(app, "run", lambda *_, **__: None)
    old = os.umask(0o022)
    try:
        ran = run("serve", "--port", "0", "--database", str(tmp_path / "new" / "matches.sqlite3"))
    finally:
        os.umask(old)
    assert (ran.code, ran.err) == (0, "")
    assert (tmp_path / "new" / "matches.sqlite3").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("closed", [">&-", ">&- 2>&-", "<&-"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_streams_do_no_harm(closed: str, language: str) -> None:
    program = [sys.executable, "-m", "seadogs.cli.main", "--lang", language, "table", "drake"]
    line = ["sh", "-c", f'exec "$@" {closed}', "sh", *program]
    ran = subprocess.run(line, check=False, input="", capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


class FullDisk(io.StringIO):
    """An output that takes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.descriptor = os.open(os.devnull, os.O_WRONLY)

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    def fileno(self) -> int:
        return self.descriptor


@pytest.mark.parametrize(
    "line", [["--version"], ["edition", "show", "--game", "drake"], ["simulate", "drake", "--games", "1", "--json"]]
)
def test_a_full_disk_is_told(run: Run, monkeypatch: pytest.MonkeyPatch, line: list[str]) -> None:
    monkeypatch.setattr(sys, "stdout", FullDisk())
    ran = run(*line, "--lang", "en")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "full" in ran.err
