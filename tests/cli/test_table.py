"""A match in the terminal, by typing what records hold."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from seadogs.games import AnyGame
from seadogs.kernel import record as records
from tests.cli.conftest import Ran, Run

Sit = Callable[..., Ran]


@pytest.fixture
def sit(run: Run, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Plays with these lines typed."""

    def sat(lines: list[str], *arguments: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return run("table", game.key, "--seed", "5", *arguments)

    return sat


def test_leaving_is_polite(sit: Sit) -> None:
    ran = sit([])
    assert (ran.code, ran.err) == (0, "")
    assert "Fair winds" in ran.out


def test_a_whole_match_can_be_played_by_numbers_and_written_down(sit: Sit, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    ran = sit(["1"] * game.longest + [f"log {path}"], "--name", "Ann", "--bots", "random")
    assert ran.code == 0
    record = records.read(path.read_text(encoding="utf-8"))
    state = records.replay(game, record)
    assert game.waiting(state) == []
    assert f"Ann: {game.scores(state)[0]} " in ran.out


def test_a_move_can_be_typed_by_its_text(sit: Sit, game: AnyGame, tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    sit(["1", f"log {first}"])
    rows = records.read(first.read_text(encoding="utf-8")).rows
    text = next(row.text for row in rows if row.seat == 0)
    sit([f"  {text} ", f"log {second}"])
    assert second.read_text(encoding="utf-8") == first.read_text(encoding="utf-8")


def test_every_choice_is_listed_with_its_number_and_text(sit: Sit, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    ran = sit([f"log {path}"])
    state = records.replay(game, records.read(path.read_text(encoding="utf-8")))
    for number, action in enumerate(game.legal(state, game.waiting(state)[0]), 1):
        assert f"\n{number:>3}  " in ran.out
        assert f"[{game.text(action)}]\n" in ran.out


def test_why_explains_a_refusal_with_its_clause(sit: Sit, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    sit([f"log {path}"])
    state = records.replay(game, records.read(path.read_text(encoding="utf-8")))
    seat = game.waiting(state)[0]
    legal = game.legal(state, seat)
    illegal = next(action for action in game.actions if action not in legal)
    clause = game.why_not(state, seat, illegal).clause
    for typed in (f"why {game.text(illegal)}", game.text(illegal)):
        ran = sit([typed])
        assert f"({clause})" in ran.out.split("\n> ")[1] or f"({clause})" in ran.out.split("> ")[-2]
    assert "is allowed" in sit([f"why {game.text(legal[0])}"]).out


def test_what_is_neither_move_nor_command_is_told(sit: Sit) -> None:
    assert "“fly to the moon”" in sit(["fly to the moon"]).out
    assert "“0”" in sit(["0"]).out
    assert "“why”" in sit(["why"]).out


def test_rules_shows_a_clause_or_lists_them(sit: Sit, game: AnyGame) -> None:
    listed = sit(["rules"]).out
    slug = next(line.split(" | ")[0].strip("> ") for line in listed.splitlines() if " | " in line)
    assert f"{slug} | " in sit([f"rules {slug}"]).out
    assert "no clause nonsense" in sit(["rules nonsense"]).out


def test_view_shows_only_what_the_person_may_know(sit: Sit, game: AnyGame) -> None:
    assert "\nseat: 1\n" in sit(["view"], "--seat", "1").out.replace("> seat", "\nseat")


def test_a_log_that_cannot_be_written_does_not_end_the_match(sit: Sit, tmp_path: Path) -> None:
    ran = sit([f"log {tmp_path}", "help"])
    assert ran.code == 0
    assert "cannot be written" in ran.out
    assert "rules CLAUSE" in ran.out


def test_the_same_seed_deals_the_same_match(sit: Sit, tmp_path: Path, run: Run) -> None:
    assert sit(["1", "1"]).out == sit(["1", "1"]).out
    assert json.dumps(sit(["1"]).out) != json.dumps(sit(["1"], "--seed", "6").out)
