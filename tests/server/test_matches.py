"""What a person can do with a match, and what one is told who cannot."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from seadogs.kernel import record
from seadogs.server import matches
from seadogs.server.app import create_app
from seadogs.server.bots import BotRunner
from seadogs.server.house import House
from seadogs.server.logs import make_log
from seadogs.server.protocol import ChairWish, MatchWish
from seadogs.server.store import Store
from tests.server import toy
from tests.server.serving import Json, Player, play_on, seated_match, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine", "name": "Ann"}
OPEN: Json = {"kind": "open"}


def test_a_game_is_offered_with_its_switches_and_bots(device: Device) -> None:
    (offer,) = device().get("/api/games")
    assert (offer["key"], offer["fewest"], offer["most"], offer["edition"]) == ("toy", 2, 5, "toy-1")
    assert offer["switches"][0] == {"key": "no_gold", "default": False, "clause": "coins"}
    assert "random" in offer["bots"]


def test_a_match_without_open_chairs_starts_at_once(device: Device) -> None:
    made = device().create([MINE, MINE])
    assert made["started"]
    assert made["number"] == 2  # chance has dealt a card to each
    assert made["waiting"] == [0, 1]
    assert [chair["mine"] for chair in made["chairs"]] == [True, True]
    assert made["titles"] == {"beach": "The Beach"}
    assert made["options"] == {"no_gold": False, "gestures": False}
    assert made["seed"] is None


def test_what_an_edition_names_comes_in_the_reader_s_words(device: Device) -> None:
    ann, eve = device(), device()
    match = ann.create([MINE, OPEN])["id"]
    for one in (ann, eve):
        assert one.get(f"/api/matches/{match}/terms", language="el") == {"coin-gold": "ένα χρυσό νόμισμα"}
        assert one.get(f"/api/matches/{match}/terms", language="es") == {"coin-gold": "a gold coin"}
    answer = ann.http.get(f"/api/matches/{match}/terms", params={"language": "en"})
    assert answer.headers["cache-control"] == "private, max-age=600"
    assert ann.get(f"/api/matches/{match}/terms", 400, language="fr")["code"] == "invalid"
    assert ann.get("/api/matches/none/terms", 404, language="en")["code"] == "no-match"


def test_a_match_starts_when_the_last_chair_is_taken(device: Device) -> None:
    ann, bob, eve = device(), device(), device()
    made = ann.create([MINE, OPEN, OPEN])
    match = made["id"]
    assert not made["started"]
    assert made["waiting"] == []
    assert ann.move(match, 0, 0, "hide gold", 409)["code"] == "not-started"
    assert not bob.sit(match, 2)["started"]
    assert bob.sit(match, 2, 409)["code"] == "taken"
    assert eve.sit(match, 2, 409)["code"] == "taken"
    assert eve.sit(match, 0, 409)["code"] == "taken"
    assert eve.sit(match, 3, 404)["code"] == "no-seat"
    begun = eve.sit(match, 1)
    assert begun["started"]
    assert [chair["mine"] for chair in begun["chairs"]] == [False, True, False]
    assert [chair["name"] for chair in begun["chairs"]] == ["Ann", "Captain 1", "Captain 2"]


def test_a_device_lists_the_matches_it_sits_in_newest_first(device: Device) -> None:
    ann, bob = device(), device()
    first, second = ann.create([MINE, OPEN])["id"], ann.create([MINE, MINE])["id"]
    bob.create([MINE, MINE])
    bob.sit(first, 1)
    assert [match["id"] for match in ann.get("/api/matches")] == [second, first]
    assert len(bob.get("/api/matches")) == 2


def test_a_move_answers_with_the_table_after_it(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    after = ann.move(match, 1, 2, "hide copper")
    assert after["number"] == 3
    assert after["view"]["coin"] == "copper-1"
    assert after["prompt"] is None
    assert after["waiting"] == [0]
    assert ann.table(match, 1) == after


def test_a_move_seen_from_an_older_table_is_refused_with_the_number_now(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    ann.move(match, 0, 2, "hide copper")
    for number in (0, 2, 4):
        told = ann.move(match, 1, number, "hide copper", 409)
        assert (told["code"], told["facts"]) == ("stale", {"number": 3})
    assert ann.table(match, 0)["number"] == 3


def test_a_double_click_makes_one_move(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    ann.move(match, 0, 2, "hide copper")
    ann.move(match, 0, 2, "hide copper", 409)
    assert ann.get(f"/api/matches/{match}")["number"] == 3


def test_a_move_that_a_rule_forbids_is_refused_with_the_clause(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    ann.move(match, 0, 2, "hide copper")
    told = ann.move(match, 0, 3, "hide silver", 422)
    assert (told["code"], told["clause"], told["facts"]) == ("not-asked", "turns", {"seat": 0})
    assert ann.move(match, 1, 3, "deal 0 lynx", 422)["code"] == "not-yours"
    assert ann.move(match, 1, 3, "hide pearls", 422)["code"] == "unknown-move"
    assert ann.table(match, 0)["number"] == 3


def test_why_says_what_a_move_would_be_refused_with(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    ann.move(match, 0, 2, "hide copper")
    path = f"/api/matches/{match}/why"
    assert ann.get(path, 204, seat=1, move="hide copper") == ""
    told = ann.get(path, seat=0, move="hide silver")
    assert told == {"code": "not-asked", "clause": "turns", "facts": {"seat": 0}}
    assert ann.get(path, 422, seat=1, move="hide pearls")["code"] == "unknown-move"
    assert ann.get(path, 403, seat=-2, move="hide copper")["code"] == "not-your-seat"


def test_a_match_is_played_to_its_scores_and_its_record_replays(device: Device) -> None:
    players = [device(), device(), device()]
    match = seated_match(players)["id"]
    assert play_on(players, match) == 3 * toy.ROUNDS
    over = players[1].get(f"/api/matches/{match}")
    assert over["over"]
    assert over["waiting"] == []
    assert sum(over["scores"]) == toy.ROUNDS
    assert min(over["places"]) == 1
    written = record.read(players[2].get(f"/api/matches/{match}/record"))
    assert written.header.commitment == over["commitment"]
    assert written.header.seed == over["seed"]
    state = record.verify(toy.Toy(None), written)  # the dealer dealt what its seed says
    assert toy.Toy(None).scores(state) == over["scores"]
    assert players[0].move(match, 0, over["number"], "hide gold", 409)["code"] == "over"
    assert players[0].get(f"/api/matches/{match}/why", 409, seat=0, move="hide gold")["code"] == "over"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 1, "chairs": [MINE]}, "seats"),
        ({"seats": 6, "chairs": [MINE] * 6}, "seats"),
        ({"seats": 3}, "seats"),  # and two chairs
        ({"options": {"no_silver": True}}, "unknown-option"),
        ({"chairs": [MINE, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"chairs": [MINE, {"kind": "bot"}]}, "unknown-bot"),
    ],
)
def test_a_wish_that_cannot_be_met_says_why(device: Device, change: Json, code: str) -> None:
    wish = {"game": "toy", "seats": 2, "chairs": [MINE, MINE]} | change
    assert device().post("/api/matches", wish, 422)["code"] == code


def test_an_edition_of_ones_own_is_played_or_refused_with_its_violations(device: Device) -> None:
    ann = device()
    made = ann.create([MINE, MINE], edition="toy of mine")
    assert (made["edition"], made["digest"]) == ("toy of mine", "sha256:toy of mine")
    told = ann.create([MINE, MINE], 422, edition="chess")
    assert told["code"] == "edition"
    assert told["violations"] == [{"constraint": "not-toy", "where": "head", "facts": {"found": "chess"}}]
    assert (
        ann.create([MINE, MINE], 413, edition="toy" + "\N{GREEK SMALL LETTER ALPHA}" * 131_100)["code"] == "too-large"
    )


def test_another_match_has_the_edition_of_one_that_was_played() -> None:
    """... whatever edition the server has for new matches by then."""
    with serving(create_app(":memory:", editions={"toy": "toy of the club"})) as address:
        ann, bob = Player(address), Player(address)
        try:
            mine, club = ann.create([MINE, MINE], edition="toy of mine"), ann.create([MINE, MINE])
            for first in (mine, club):
                again = bob.create([MINE, MINE], edition_of=first["id"])
                assert (again["edition"], again["digest"]) == (first["edition"], first["digest"])
            assert bob.create([MINE, MINE], edition_of=mine["id"], edition="toy of bob")["edition"] == "toy of bob"
            assert bob.create([MINE, MINE], 404, edition_of="none")["code"] == "no-match"
        finally:
            ann.close()
            bob.close()


def test_nothing_is_lost_when_few_matches_fit_in_memory() -> None:
    with serving(create_app(":memory:", matches_in_memory=1)) as address:
        ann = Player(address)
        begun = [ann.create([MINE, MINE])["id"] for _ in range(3)]
        for made in range(2 * toy.ROUNDS):
            for match in begun:
                assert play_on([ann, ann], match, 1) == 1
                assert ann.table(match, 0)["number"] >= made
        assert all(match["over"] for match in ann.get("/api/matches"))
        ann.close()


def test_a_match_that_somebody_is_changing_stays_in_memory() -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), make_log(), matches_in_memory=1)
        await house.store.open()
        runner = BotRunner(house)
        wish = MatchWish("toy", 2, [ChairWish("mine"), ChairWish("mine")])
        first = (await matches.create(house, runner, "d1", wish)).id
        async with house.lock(first):
            held = await house.live(first)
            await matches.create(house, runner, "d1", wish)
            assert await house.live(first) is held
        await matches.create(house, runner, "d1", wish)
        assert await house.live(first) is not held  # replayed: nobody was changing it
        await house.store.close()

    asyncio.run(work())


def test_a_server_may_have_an_edition_for_matches_that_bring_none() -> None:
    with serving(create_app(":memory:", editions={"toy": "toy of the club"})) as address:
        ann = Player(address)
        try:
            assert ann.get("/api/games")[0]["edition"] == "toy of the club"
            assert ann.create([MINE, MINE])["edition"] == "toy of the club"
            assert ann.create([MINE, MINE], edition="toy of mine")["edition"] == "toy of mine"
        finally:
            ann.close()


@pytest.mark.parametrize("change", ["rules", "edition"])
def test_a_match_of_other_rules_is_neither_played_nor_in_the_way(
    change: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as address:
        ann = Player(address)
        old = ann.create([MINE, {"kind": "bot", "bot": "random"}, OPEN], edition="toy of old")["id"]
    if change == "rules":
        monkeypatch.setattr(toy.Toy, "rules", 2)
    else:
        monkeypatch.setattr(toy, "EDITIONS", "toy of new")
    with serving(create_app(database)) as address:
        ann.http.base_url = address
        assert ann.get(f"/api/matches/{old}", 409)["code"] == "other-rules"
        new = ann.create([MINE, MINE])["id"]
        assert [match["id"] for match in ann.get("/api/matches")] == [new]
        ann.close()


def test_all_may_choose_at_once_and_each_number_is_one_seats(device: Device) -> None:
    players = [device() for _ in range(5)]
    begun = seated_match(players)
    assert begun["waiting"] == [0, 1, 2, 3, 4]
    refused: list[int] = []

    def choose(seat: int) -> None:
        body = {"seat": seat, "number": begun["number"], "move": "hide copper"}
        path = f"/api/matches/{begun['id']}/moves"
        while (answer := players[seat].http.post(path, json=body)).status_code == 409:
            refused.append(seat)
            body["number"] = answer.json()["facts"]["number"]
        assert answer.status_code == 201

    threads = [threading.Thread(target=choose, args=(seat,)) for seat in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert len(refused) >= 4  # whoever is not the first has seen an older table
    steps = players[0].get(f"/api/matches/{begun['id']}/story", seat=0)["steps"]
    assert sorted(step["seat"] for step in steps[5:10]) == [0, 1, 2, 3, 4]
    assert players[0].table(begun["id"], 0)["view"]["round"] == 2


def test_a_match_outlives_its_server(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as address:
        ann = Player(address)
        match = ann.create([MINE, MINE])["id"]
        play_on([ann, ann], match, 3)
        before = [ann.table(match, seat) for seat in (-2, 0, 1)]
        told = ann.get(f"/api/matches/{match}/story", seat=1)
    with serving(create_app(database)) as address:
        ann.http.base_url = address
        assert [ann.table(match, seat) for seat in (-2, 0, 1)] == before
        assert ann.get(f"/api/matches/{match}/story", seat=1) == told
        play_on([ann, ann], match)
        assert ann.get(f"/api/matches/{match}")["over"]
        ann.close()
