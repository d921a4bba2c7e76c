"""Whatever is wrong with a command line is one sentence on standard error, and exit code 2."""

import ast
import socket
from pathlib import Path

import pytest

import seadogs
from seadogs.cli import main as main_
from seadogs.games import AnyGame, found, open_game
from seadogs.kernel import record as records
from seadogs.play.words import LANGUAGES, Words
from tests.cli.conftest import Run

GAME = found()[0]
PACKAGE = Path(seadogs.__file__).parent
RECORD = records.write_header(records.header_for(open_game(GAME), open_game(GAME).fewest))

WRONG = {
    "no such command": ["sail"],
    "no such option": ["simulate", GAME, "--wind"],
    "an option without its value": ["simulate", GAME, "--games"],
    "a game is missing": ["simulate"],
    "too many words": ["simulate", GAME, "and", "more"],
    "no such language": ["--lang", "xx", "simulate", GAME],
    "a language left out": ["simulate", GAME, "--lang"],
    "no such game": ["simulate", "chess"],
    "a path for a game": ["simulate", "../kernel"],
    "too many seats": ["simulate", GAME, "--seats", "99"],
    "too few seats": ["simulate", GAME, "--seats", "1"],
    "seats are no number": ["simulate", GAME, "--seats", "four"],
    "seats are below nothing": ["simulate", GAME, "--seats", "-4"],
    "no games": ["simulate", GAME, "--games", "0"],
    "no jobs": ["simulate", GAME, "--jobs", "0"],
    "a seed below nothing": ["simulate", GAME, "--seed", "-1"],
    "no such bot": ["simulate", GAME, "--bots", "greedy,parrot,random"],
    "bots are empty": ["simulate", GAME, "--bots", ""],
    "fewer bots than seats": ["simulate", GAME, "--seats", "4", "--bots", "greedy,random,random"],
    "no such rule": ["simulate", GAME, "--options", "fair_wind=true"],
    "a rule neither on nor off": ["simulate", GAME, "--options", "fixed_street=perhaps"],
    "no such edition": ["simulate", GAME, "--edition", "no/such/file.toml"],
    "a folder for an edition": ["simulate", GAME, "--edition", "."],
    "no such seat at the table": ["table", GAME, "--seat", "9"],
    "too many bots at the table": ["table", GAME, "--seats", "3", "--bots", "greedy,greedy,greedy"],
    "no such record": ["replay", "no/such/file.jsonl"],
    "a folder for a record": ["replay", "."],
    "no such edition file": ["edition", "check", "no/such/file.toml"],
    "no such edition to show": ["edition", "show", "no/such/file.toml"],
    "an edition of no game": ["edition", "show", "--game", "chess"],
    "editions of several games to show": ["edition", "show"],
    "no such command about editions": ["edition", "burn"],
    "no such benchmark": ["bench", "sails"],
    "a port beyond all ports": ["serve", "--port", "70000"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_command_line_is_one_sentence_and_code_2(run: Run, line: list[str], language: str) -> None:
    ran = run(*(line if "--lang" in line else ["--lang", language, *line]))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("seadogs: ")
    assert ran.err.count("\n") == 1
    assert "<" not in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1"),
        ("ahoy", "line 1"),
        (RECORD + '{"number": 1, "seat": -1, "text": "fly to the moon"}\n', "fly to the moon"),
        (RECORD + '{"number": 2, "seat": -1, "text": "x"}\n', "line 2"),
        (RECORD + '{"number": 1, "seat": -1, "te', "line 2"),
        (RECORD.replace(GAME, "chess"), "chess"),
    ],
)
def test_a_bad_record_is_named_with_its_line(run: Run, tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        ran = run("replay", str(path), "--lang", language)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        assert "<" not in ran.err
    ran = run("replay", str(path))
    assert says in ran.err


def test_a_record_that_is_no_text_is_one_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    ran = run("replay", str(path))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_an_illegal_move_is_told_with_its_clause(run: Run, recorded: Path, game: AnyGame) -> None:
    """The last move once more: the match is over by then; and a move out of turn."""
    lines = recorded.read_text(encoding="utf-8").splitlines()
    row = lines[-1].replace(f'"number": {len(lines) - 1}', f'"number": {len(lines)}')
    recorded.write_text("\n".join([*lines, row]) + "\n", encoding="utf-8")
    ran = run("replay", str(recorded))
    assert ran.code == 2
    assert f"line {len(lines) + 1}" in ran.err
    assert run("replay", str(recorded), "--to", str(len(lines) - 1)).code == 0


def test_a_move_or_a_seat_beyond_the_record_is_wrong(run: Run, recorded: Path, game: AnyGame) -> None:
    for line in (["--to", "99999"], ["--to", "-1"], ["--seat", str(game.most)], ["--seat", "-1"]):
        ran = run("replay", str(recorded), *line)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), line


def test_a_broken_edition_is_wrong_to_play_with(run: Run, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('name = "half"\n', encoding="utf-8")
    ran = run("simulate", game.key, "--games", "1", "--edition", str(path))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert str(path) in ran.err


def test_a_taken_port_is_told(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--database", str(tmp_path / "matches.sqlite3"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert port in ran.err


def test_a_database_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("serve", "--port", "0", "--database", str(tmp_path))
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_an_interrupt_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("seadogs.play.arena.run", interrupted)
    ran = run("simulate", game.key)
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_an_output_that_nobody_reads_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    hushed = []
    monkeypatch.setattr(main_, "_hush", lambda: hushed.append(True))

    def closed(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("seadogs.cli.session.Session.line", closed)
    ran = run()
    assert (ran.code, ran.out, ran.err, hushed) == (1, "", "", [True])


def problems_in(path: Path) -> set[str]:
    """The names of all problems that a file raises."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
            found |= {part.value for part in node.args if isinstance(part, ast.Constant)}
    return {str(name) for name in found}


def test_every_problem_has_its_sentence() -> None:
    names = {name for path in (PACKAGE / "cli").glob("*.py") for name in problems_in(path)}
    names |= {*main_.USAGE.values(), "usage"}
    assert len(names) > 20
    for language in LANGUAGES:
        words = Words("", language)
        assert {name for name in names if not words.has(f"wrong-{name}")} == set(), language
