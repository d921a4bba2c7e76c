"""Advice: in matches for practice, to whoever holds the seat that is asked, from what that seat may know."""

from collections.abc import Callable
from pathlib import Path

import pytest

from seadogs import games
from seadogs.server.app import create_app
from tests.server.conftest import REAL_FOUND, REAL_OPEN
from tests.server.serving import Json, Player, play_on, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine"}


def advice(player: Player, match: str, seat: int, expect: int = 200) -> Json:
    told: Json = player.get(f"/api/matches/{match}/advice", expect, seat=seat)
    return told


def test_practice_is_chosen_when_a_match_begins_and_shown(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as address:
        ann = Player(address)
        assert not ann.create([MINE, MINE])["practice"]
        made = ann.create([MINE, MINE], practice=True)
        assert made["practice"]
    with serving(create_app(database)) as address:
        ann.http.base_url = address
        assert ann.get(f"/api/matches/{made['id']}")["practice"]
        assert advice(ann, made["id"], 0)["choices"]
        ann.close()


def test_every_choice_has_a_worth_and_the_best_a_reason(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE], practice=True)["id"]
    table = ann.table(match, 1)
    told = advice(ann, match, 1)
    assert [choice["text"] for choice in told["choices"]] == [choice["text"] for choice in table["prompt"]["choices"]]
    worths = {choice["text"]: choice["value"] for choice in told["choices"]}
    assert worths[told["best"]] == max(worths.values())
    assert told["reason"]["name"] == "hide"
    assert told["reason"]["facts"] == {"coin": told["best"].removeprefix("hide ")}


def test_advice_says_which_table_it_is_for(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE], practice=True, options={"gestures": True})["id"]
    number = ann.table(match, 0)["number"]
    seen = []
    for deed in ("wave", "undo", ""):
        told = advice(ann, match, 0)
        seen.append((told["number"], told["undos"]))
        if deed == "wave":
            ann.move(match, 0, number, "wave")
        elif deed == "undo":
            ann.undo(match, 0, number + 1, number)
    assert seen == [(number, 0), (number + 1, 0), (number, 1)]


def test_advice_is_for_who_is_asked_and_in_practice_alone(device: Device) -> None:
    ann, bob = device(), device()
    match = ann.create([MINE, MINE], practice=True)["id"]
    assert advice(bob, match, 0, 403)["code"] == "not-your-seat"
    assert advice(ann, match, -2, 403)["code"] == "not-your-seat"
    assert advice(ann, match, 2, 404)["code"] == "no-seat"
    ann.move(match, 0, 2, "hide copper")
    assert advice(ann, match, 0, 409)["code"] == "not-asked"
    play_on([ann, ann], match)
    assert advice(ann, match, 0, 409)["code"] == "over"
    assert advice(ann, ann.create([MINE, MINE])["id"], 0, 403)["code"] == "not-practice"
    waiting = ann.create([MINE, {"kind": "open"}], practice=True)["id"]
    assert advice(ann, waiting, 0, 409)["code"] == "not-started"


def test_every_game_advises_one_of_the_best_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", REAL_FOUND)
    monkeypatch.setattr(games, "open_game", REAL_OPEN)
    with serving(create_app(":memory:", posts_a_second=1e6)) as address:
        ann = Player(address)
        for key in games.found():
            seats = games.open_game(key).fewest
            match = ann.create([MINE] * seats, game=key, practice=True)["id"]
            for _ in range(60):
                seat = ann.table(match, -2)["waiting"][0]  # of several who choose at the same time, any
                told = advice(ann, match, seat)
                worths = {choice["text"]: choice["value"] for choice in told["choices"]}
                assert worths[told["best"]] == max(worths.values())
                ann.move(match, seat, ann.table(match, seat)["number"], told["best"])
        ann.close()
