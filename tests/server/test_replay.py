"""A finished match is an open book: any move, through any eyes; and so is a record that was loaded."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seadogs import games
from seadogs.kernel import record
from seadogs.kernel.dealer import Dealer
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.record import Header, Record, Row
from seadogs.server.app import create_app
from tests.server import toy
from tests.server.conftest import REAL_FOUND, REAL_OPEN
from tests.server.serving import Json, Player, play_on, seated_match, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine", "name": "Ann"}
SEED = bytes(range(32))


def finished(ann: Player, **more: Any) -> tuple[str, str]:
    """A match that is over, and its record."""
    match = ann.create([MINE, MINE], **more)["id"]
    play_on([ann, ann], match)
    return match, ann.get(f"/api/matches/{match}/record")


def test_a_finished_match_is_shown_after_every_move_as_each_seat_saw_it(device: Device) -> None:
    """... and as it was shown when it was played: only what was asked and what could be undone is left out."""
    players = [device(), device(), device()]
    stranger = device()
    match = seated_match(players)["id"]
    shown: dict[tuple[int, int], Json] = {}
    while True:
        for seat, player in ((0, players[0]), (2, players[2]), (-2, stranger)):
            table = player.table(match, seat)
            shown[table["number"], seat] = table | {"prompt": None, "undo": None}
        if not play_on(players, match, 1):
            break
    assert len(shown) == 3 * (3 * toy.ROUNDS + 1)
    for (number, seat), table in shown.items():
        assert stranger.get(f"/api/matches/{match}/table", seat=seat, at=number) == table
    begun = stranger.get(f"/api/matches/{match}/table", seat=1, at=0)
    assert (begun["number"], begun["view"]["card"], begun["waiting"]) == (0, "", [-1])
    assert stranger.table(match, 1)["view"]["seat"] == 1
    story = players[1].get(f"/api/matches/{match}/story", seat=1)
    assert stranger.get(f"/api/matches/{match}/story", seat=1) == story


def test_a_running_match_is_shown_as_it_is_and_to_its_seats_alone(device: Device) -> None:
    ann, bob = device(), device()
    match = ann.create([MINE, MINE])["id"]
    for player, seat in ((ann, 0), (ann, -2), (bob, -2), (bob, 1)):
        assert player.get(f"/api/matches/{match}/table", 403, seat=seat, at=1)["code"] == "not-over"
    assert bob.get(f"/api/matches/{match}/story", 403, seat=1)["code"] == "not-your-seat"
    assert bob.table(match, 1, 403)["code"] == "not-your-seat"


def test_only_moves_and_seats_that_there_are_are_shown(device: Device) -> None:
    ann = device()
    match, _ = finished(ann)
    number = ann.get(f"/api/matches/{match}")["number"]
    told = ann.get(f"/api/matches/{match}/table", 404, seat=0, at=number + 1)
    assert (told["code"], told["facts"]) == ("no-number", {"at": number + 1, "number": number})
    assert ann.get(f"/api/matches/{match}/table", 404, seat=2, at=1)["code"] == "no-seat"
    assert ann.get(f"/api/matches/{match}/story", 404, seat=2)["code"] == "no-seat"


def after(player: Player, match: str, seat: int, at: int) -> Json:
    """The table as that seat saw it after that move."""
    table: Json = player.get(f"/api/matches/{match}/table", seat=seat, at=at)
    return table


# Records


def load(player: Player, text: str, expect: int = 201, **more: Any) -> Json:
    made: Json = player.post("/api/records", {"record": text} | more, expect)
    return made


def test_a_loaded_record_is_a_finished_match_of_whoever_loaded_it(device: Device) -> None:
    ann, bob = device(), device()
    original, text = finished(ann, options={"gestures": True})
    made = load(bob, text, names=["Drake", "Doughty"])
    match = made["id"]
    assert (made["imported"], made["over"], made["started"], made["waiting"]) == (True, True, True, [])
    assert [(chair["kind"], chair["name"], chair["mine"]) for chair in made["chairs"]] == [
        ("person", "Drake", False),
        ("person", "Doughty", False),
    ]
    before = ann.get(f"/api/matches/{original}")
    assert not before["imported"]
    for key in ("game", "rules", "edition", "digest", "options", "number", "scores", "places", "commitment", "seed"):
        assert made[key] == before[key], key
    assert [match["id"] for match in bob.get("/api/matches")] == [match]
    assert bob.get(f"/api/matches/{match}") == made
    assert ann.get(f"/api/matches/{match}/record") == text
    for seat in (0, 1, -2):
        assert ann.get(f"/api/matches/{match}/story", seat=seat) == ann.get(f"/api/matches/{original}/story", seat=seat)
        for at in range(made["number"] + 1):
            assert after(ann, match, seat, at) == after(ann, original, seat, at)


def test_captains_without_names_have_none_and_names_without_seats_are_left_out(device: Device) -> None:
    ann = device()
    _, text = finished(ann)
    assert [chair["name"] for chair in load(ann, text, names=["Drake"])["chairs"]] == ["Drake", ""]
    assert [chair["name"] for chair in load(ann, text, names=["a", "b", "c"])["chairs"]] == ["a", "b"]


HEADER = Header("toy", 1, "toy-1", 2)
UNFINISHED = Record(
    HEADER, (Row(1, CHANCE, "deal 0 lynx"), Row(2, CHANCE, "deal 1 heron"), Row(3, Seat(1), "hide gold"))
)


def test_an_unfinished_record_by_hand_can_be_looked_at_and_not_played(device: Device) -> None:
    ann = device()
    made = load(ann, record.write(UNFINISHED))
    match = made["id"]
    assert (made["over"], made["waiting"], made["number"], made["scores"]) == (True, [], 3, [0, 0])
    assert (made["seed"], made["commitment"]) == (None, "")
    assert made["digest"] == toy.Toy(None).digest
    assert ann.move(match, 0, 3, "hide gold", 403)["code"] == "not-your-seat"
    assert ann.table(match, 0)["prompt"] is None
    assert ann.get(f"/api/matches/{match}/table", seat=0, at=3)["waiting"] == [0]
    assert ann.table(match, 1)["view"]["coin"] == "gold-1"
    again = record.read(ann.get(f"/api/matches/{match}/record"))
    assert (again.rows, again.header.seed, again.header.commitment) == (UNFINISHED.rows, None, None)


def test_a_commitment_without_its_seed_is_kept(device: Device) -> None:
    promised = Dealer(SEED).commitment()
    header = Header("toy", 1, "toy-1", 2, commitment=promised)
    made = load(device(), record.write(Record(header, UNFINISHED.rows)))
    assert (made["commitment"], made["seed"]) == (promised, None)


def test_loaded_records_outlive_the_server(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as address:
        ann = Player(address)
        made = load(ann, record.write(UNFINISHED), names=["Drake", "Doughty"])
    with serving(create_app(database)) as address:
        ann.http.base_url = address
        assert ann.get("/api/matches") == [made]
        ann.close()


def test_a_record_of_another_edition_comes_with_it(device: Device) -> None:
    ann = device()
    _, text = finished(ann, edition="toy of mine")
    assert load(ann, text, 422)["code"] == "record-digest-other"
    made = load(ann, text, edition="toy of mine")
    assert (made["edition"], made["digest"]) == ("toy of mine", "sha256:toy of mine")
    assert load(ann, text, 422, edition="chess")["code"] == "edition"
    assert load(ann, text, 413, edition="toy" + "x" * 262_144)["code"] == "too-large"


def rows_changed(text: str, line: int, old: str, new: str) -> str:
    lines = text.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines) + "\n"


def test_a_bad_record_is_told_by_line_and_reason(device: Device) -> None:
    ann = device()
    text = record.write(UNFINISHED)
    for bad, code, line in (
        ("", "record-empty", 1),
        ("nonsense", "record-not-json", 1),
        (rows_changed(text, 1, "toy-1", "toy-9"), "record-edition-other", 1),
        (rows_changed(text, 1, '"seats": 2', '"seats": 9'), "record-seats-other", 1),
        (rows_changed(text, 4, "hide gold", "hide pearls"), "record-action-unknown", 4),
        (rows_changed(text, 4, '"number": 3', '"number": 4'), "record-number-gap", 4),
        (rows_changed(text, 3, "deal 1", "deal 0"), "record-outcome-impossible", 3),
    ):
        told = load(ann, bad, 422)
        assert (told["code"], told["facts"]["line"]) == (code, line)
        assert told["type"] == "/schema#record"
    assert load(ann, rows_changed(text, 1, '"toy"', '"chess"'), 422)["code"] == "unknown-game"
    assert ann.get("/api/matches") == []


def test_a_record_that_breaks_a_rule_names_the_clause(device: Device) -> None:
    text = record.write(UNFINISHED)
    told = load(device(), rows_changed(text, 3, "heron", "walrus"), 422)  # and a walrus hides no gold
    assert (told["code"], told["clause"], told["facts"]["line"]) == ("record-action-illegal", "coins", 4)
    assert told["refusal"] == {"code": "walrus", "clause": "coins", "facts": {"seat": 1}}


def test_a_published_seed_must_deal_what_the_record_says(device: Device) -> None:
    ann = device()
    _, text = finished(ann)
    dealt = record.read(text).rows[0].text
    other = next(toy.Toy(None).text(deal) for deal in toy.DEALS[0] if toy.Toy(None).text(deal) != dealt)
    assert load(ann, rows_changed(text, 2, dealt, other), 422)["code"] == "record-outcome-other"


def test_a_record_has_a_largest_size(device: Device) -> None:
    ann = device()
    text = record.write(UNFINISHED)
    assert load(ann, text + "\n" * (1_048_576 - len(text)))["imported"]  # 2 MB as JSON, and just small enough
    assert load(ann, text + "\n" * (1_048_577 - len(text)), 413)["code"] == "too-large"
    assert load(ann, text + "\n" * 3_000_000, 413)["code"] == "too-large"


def test_a_whole_match_of_every_game_is_loaded_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", REAL_FOUND)
    monkeypatch.setattr(games, "open_game", REAL_OPEN)
    with serving(create_app(":memory:", posts_a_second=1e6)) as address:
        ann = Player(address)
        for key in games.found():
            seats = games.open_game(key).fewest
            match = ann.create([MINE] * seats, game=key)["id"]
            play_on([ann] * seats, match)
            over = ann.get(f"/api/matches/{match}")
            made = load(ann, ann.get(f"/api/matches/{match}/record"))
            assert (made["scores"], made["places"]) == (over["scores"], over["places"])
            for at in range(0, over["number"] + 1, 1 + over["number"] // 20):
                for seat in (0, seats - 1, -2):
                    told = after(ann, made["id"], seat, at)
                    assert told["number"] == at
                    assert told == after(ann, match, seat, at)
        ann.close()
