"""What the commands show when all is well."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import seadogs
from seadogs import games
from seadogs.cli import host
from seadogs.games import AnyGame, found, open_game
from seadogs.kernel import record as records
from seadogs.kernel.names import WATCHER
from seadogs.play.words import LANGUAGES, Words
from seadogs.server import app
from tests.cli.conftest import Run

GAME = found()[0]


def program(*arguments: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, away from any terminal."""
    command = [sys.executable, "-m", "seadogs.cli.main", *arguments]
    environment = {**os.environ, "LANG": "C.UTF-8", **surroundings}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_version_says_how_the_engine_runs(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert seadogs.__version__ in ran.out
    assert seadogs.engine_kind() in ran.out
    assert ran.out.count("\n") == 1


def test_the_language_is_taken_wherever_it_stands(run: Run) -> None:
    greek = run("--lang", "el", "--version").out
    assert "μηχανή" in greek
    assert run("--version", "--lang=el").out == greek


def test_the_language_is_the_terminal_s(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "motor" in run("--version").out


# simulate


def test_simulate_prints_scores_wins_and_speed(run: Run, game: AnyGame) -> None:
    bots = ["greedy", *["random"] * (game.fewest - 1)]
    ran = run("simulate", game.key, "--bots", ",".join(bots), "--games", "6", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    rows = [line.split()[0] for line in ran.out.splitlines()[1:] if "%" in line and "(" in line.split()[-3:][0]]
    assert [row for row in rows if row in {"greedy", "random"}] == bots
    assert "games a second" in ran.out
    assert "\x1b" not in ran.out


def test_simulate_gives_json_with_scores_and_shares(run: Run, game: AnyGame) -> None:
    line = ["simulate", game.key, "--seats", str(game.fewest), "--games", "6", "--seed", "3", "--json"]
    ran = run(*line, "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    made = json.loads(ran.out)
    assert (made["game"], made["games"], made["seed"], made["seats"]) == (game.key, 6, 3, game.fewest)
    assert len(made["bots"]) == game.fewest
    assert all({"name", "mean_score", "win_share"} <= bot.keys() for bot in made["bots"])
    again = json.loads(run(*line, "--jobs", "2").out)
    assert again["bots"] == made["bots"]


def test_simulate_takes_switches(run: Run, game: AnyGame) -> None:
    switches = [f"{switch.key}={'false' if switch.default else 'true'}" for switch in game.switches]
    line = ["simulate", game.key, "--games", "3", "--jobs", "1", "--json"]
    plain = json.loads(run(*line).out)
    switched = json.loads(run(*line, "--options", ",".join(switches)).out)
    assert plain["moves"] != switched["moves"]
    assert json.loads(run(*line, *(f"--options={switch}" for switch in switches)).out)["moves"] == switched["moves"]


# balance


def test_balance_prints_shares_and_writes_a_page(run: Run, game: AnyGame, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    line = ["balance", game.key, "--seats", str(game.fewest), "--games", "4", "--jobs", "1", "--out", str(out)]
    ran = run(*line)
    assert (ran.code, ran.err) == (0, "")
    assert "<" not in ran.out, "a message is missing"
    for heading in ("Wins by seat", "Wins by strategy"):
        assert heading in ran.out
        assert heading in out.read_text(encoding="utf-8")
    assert " … " in ran.out
    assert str(out) in ran.out
    assert f"seadogs balance {game.key} --seats {game.fewest} --games 4 --seed 1" in out.read_text(encoding="utf-8")


def test_balance_plays_every_number_of_captains_unless_told(run: Run) -> None:
    game = games.open_game(GAME)
    ran = run("balance", GAME, "--games", "1", "--jobs", "1")
    assert [f"{seats} captains" in ran.out for seats in range(game.fewest, game.most + 1)] == [True] * (
        game.most + 1 - game.fewest
    )


def test_balance_says_where_it_cannot_write_before_it_plays(run: Run, tmp_path: Path) -> None:
    ran = run("balance", GAME, "--games", "1", "--out", str(tmp_path / "nowhere" / "report.html"))
    assert (ran.code, ran.out) == (2, "")
    assert "report.html" in ran.err


# replay


def replayed(run: Run, path: Path, *arguments: str) -> Any:
    ran = run("replay", str(path), "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def test_replay_tells_the_whole_match_and_its_scores(run: Run, game: AnyGame, recorded: Path) -> None:
    record = records.read(recorded.read_text(encoding="utf-8"))
    state = records.replay(game, record)
    made = replayed(run, recorded)
    assert made["over"] is True
    assert made["waiting"] == []
    assert made["scores"] == game.scores(state)
    assert made["places"] == game.places(state)
    assert [step["text"] for step in made["story"]] == [row.text for row in record.rows]
    assert made["state"] == json.loads(json.dumps(game.dump(state)))


def test_replay_stops_where_it_is_told(run: Run, game: AnyGame, recorded: Path) -> None:
    record = records.read(recorded.read_text(encoding="utf-8"))
    for to in (0, 1, 40):
        state = records.replay(game, record, to)
        made = replayed(run, recorded, "--to", str(to))
        assert made["number"] == len(made["story"]) == to
        assert made["waiting"] == game.waiting(state)
        assert made["over"] is False
        assert "scores" not in made
        assert set(made["legal"]) == {str(seat) for seat in made["waiting"]}
        assert record.rows[to].text in made["legal"][str(record.rows[to].seat)]


def test_replay_for_a_seat_shows_its_view_and_nothing_of_the_others(run: Run, game: AnyGame, recorded: Path) -> None:
    record = records.read(recorded.read_text(encoding="utf-8"))
    for to in (20, 60):
        state = records.replay(game, record, to)
        asked = record.rows[to].seat
        for seat in (*range(game.most), WATCHER):
            made = replayed(run, recorded, "--to", str(to), "--seat", str(seat))
            assert made["view"]["seat"] == seat
            assert "state" not in made
            assert "legal" not in made
            assert all(step["seat"] == seat for step in made["story"] if "text" in step)
            assert ("prompt" in made) == (seat in game.waiting(state))
        if asked >= 0:
            prompt = replayed(run, recorded, "--to", str(to), "--seat", str(asked))["prompt"]
            assert [choice["text"] for choice in prompt["choices"]] == [
                game.text(action) for action in game.legal(state, asked)
            ]


def test_replay_in_text_holds_what_json_holds(run: Run, game: AnyGame, recorded: Path) -> None:
    ran = run("replay", str(recorded))
    assert (ran.code, ran.err) == (0, "")
    made = replayed(run, recorded)
    for event in (event for step in made["story"] for event in step["story"]):
        assert event["sentence"] in ran.out
    for place, points in zip(made["places"], made["scores"], strict=True):
        assert f"{place}. " in ran.out
        assert f": {points} " in ran.out
    assert not any(line != line.rstrip() for line in ran.out.splitlines())


def test_replay_of_a_match_to_come_lists_what_may_be_done(run: Run, game: AnyGame, recorded: Path) -> None:
    made = replayed(run, recorded, "--to", "40")
    ran = run("replay", str(recorded), "--to", "40")
    texts = [text for choices in made["legal"].values() for text in choices]
    assert texts
    assert all(f"  {text}\n" in ran.out for text in texts)


# edition


def default_edition(game: AnyGame) -> Path:
    folder = Path(seadogs.__file__).parent / "games" / game.key / "editions"
    return folder / f"{game.edition}.toml"


def test_the_default_edition_is_good(run: Run, game: AnyGame) -> None:
    ran = run("edition", "check", str(default_edition(game)))
    assert (ran.code, ran.err) == (0, "")
    assert game.edition in ran.out


def test_every_fault_of_an_edition_is_a_sentence(run: Run, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('name = "half"\ncolour = "blue"\n', encoding="utf-8")
    ran = run("edition", "check", str(path), "--json")
    made = json.loads(ran.out)
    assert (ran.code, ran.err, made["good"]) == (1, "", False)
    assert len(made["violations"]) > 1
    for language in ("en", "el", "es"):
        ran = run("edition", "check", str(path), "--lang", language)
        lines = ran.out.split("\n\n")[0].splitlines()
        assert (ran.code, ran.err) == (1, "")
        assert len(lines) == len(made["violations"])
        assert not any("<" in line or "{" in line for line in lines)


def test_the_whole_edition_is_shown_with_what_is_invented(run: Run, game: AnyGame) -> None:
    made = json.loads(run("edition", "show", "--game", game.key, "--json").out)
    ran = run("edition", "show", str(default_edition(game)))
    assert (ran.code, ran.err) == (0, "")
    assert made["values"]
    invented = [value for value in made["values"] if value["provenance"] == "invented"]
    assert f"{len(invented)} of {len(made['values'])}" in ran.out
    for value in invented:
        last = value["value"][-1] if isinstance(value["value"], list) else value["value"]
        assert f"{str(last).split()[-1]}*" in ran.out
    assert game.digest in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_tile_does_is_shown_as_its_reader_reads_it_above_the_data(run: Run, language: str) -> None:
    game = open_game("darkseas")
    tiles = [term for term in game.terms if term.startswith("effect-of-")]
    assert len(tiles) > 30
    shown = " ".join(run("edition", "show", "--game", "darkseas", "--lang", language).out.split())
    words = Words("darkseas", language, terms=game.terms, strict=True)
    for tile in tiles:
        assert f"{words.say(tile)} [{{ " in shown


# processes


def test_nothing_is_coloured_away_from_a_terminal() -> None:
    ran = program("edition", "show", "--game", GAME, NO_COLOR="1")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\x1b" not in ran.stdout


def test_a_reader_who_goes_away_hears_no_complaint(recorded: Path) -> None:
    command = f'"{sys.executable}" -m seadogs.cli.main replay "{recorded}" | head -n 1'
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr, ran.stdout.count("\n")) == (0, "", 1)


def test_play_prints_an_address_that_answers_and_ends_at_an_interrupt(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "seadogs.cli.main", "play", "--no-browser"]
    command += ["--database", str(tmp_path / "matches.sqlite3")]
    environment = {**os.environ, "LANG": "C.UTF-8"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, bufsize=1) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
            with urllib.request.urlopen(f"{address.rstrip('/')}/api/health", timeout=20) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) in (0, 130)


def test_a_wrong_command_line_is_one_line_in_its_own_process() -> None:
    ran = program("simulate", GAME, "--seats", "77")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)


def test_play_is_found_where_it_was_last_time_unless_another_server_has_that_port(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ports: list[int] = []
    monkeypatch.setattr(app, "run", lambda _, port, *__, **___: ports.append(port))
    line = ["play", "--no-browser", "--database", str(tmp_path / "x.sqlite3")]
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        usual = other.getsockname()[1]
        monkeypatch.setattr(host, "PLAY_PORT", usual)
        other.listen()
        assert run(*line).code == 0
    assert run(*line).code == 0
    assert ports == [0, usual]


@pytest.mark.parametrize("command", ["play", "serve"])
def test_an_edition_named_to_the_server_is_what_new_matches_are_played_with(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    served: dict[str, Any] = {}
    monkeypatch.setattr(app, "run", lambda *_, **settings: served.update(settings))
    text = (files("seadogs.games.drake") / "editions" / "plymouth-1.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    line = [command, "--port", "0", "--database", str(tmp_path / "x.sqlite3"), "--edition", str(path)]
    assert run(*line).code == 0
    assert served["editions"] == {"drake": text}
    path.write_text("zone = ", encoding="utf-8")
    broken = run(*line)
    assert (broken.code, broken.err.count("\n")) == (2, 1)
