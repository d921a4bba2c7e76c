"""Editions as files state them: values by path, each with where it comes from, and what is wrong with the rest."""

from typing import Any

import pytest

from seadogs.kernel.edition_file import SHAPE_CONSTRAINTS, Sheet, digest_of, parse
from seadogs.kernel.edition_reader import COUNT, TITLE, Reader, Schema, Shape

SCHEMA: Schema = {
    "box": {"gems": Shape("number", least=1, most=9), "coins": Shape("number", words=("all",))},
    "cove": {"title": TITLE, "tides": Shape("numbers", length=2), "winds": Shape("words", words=("east", "west"))},
    "play": {"rounds": COUNT, "bonus": Shape("number", optional=True)},
}
SOUND = """
name = "sand-1"
from = "rule"
[box]
gems = 3
coins = { value = "all", from = "invented" }
[cove]
from = "seen"
title = "The Cove"
tides = [1, 2]
winds = ["west"]
[play]
rounds = 4
"""


def read(text: str) -> tuple[str, Reader]:
    reader = Reader()
    name, _ = reader.whole(parse(text), SCHEMA, ("islands",))
    return name, reader


def faults(old: str, new: str) -> list[tuple[str, str]]:
    assert SOUND.count(old) == 1
    return [(broken.constraint, broken.where) for broken in read(SOUND.replace(old, new))[1].faults.found]


def test_a_sound_file_is_read_with_where_each_value_comes_from() -> None:
    name, reader = read(SOUND)
    assert (name, reader.faults.found) == ("sand-1", [])
    assert {value.path: (value.value, value.provenance) for value in reader.values} == {
        "box.gems": (3, "rule"),
        "box.coins": ("all", "invented"),
        "cove.title": ("The Cove", "seen"),
        "cove.tides": ((1, 2), "seen"),
        "cove.winds": (("west",), "seen"),
        "play.rounds": (4, "rule"),
    }


def test_a_sheet_gives_its_values_by_path() -> None:
    name, reader = read(SOUND)
    sheet = Sheet(name, reader.values)
    assert (sheet.number("box.gems"), sheet.number("box.coins", -1), sheet.word("box.coins")) == (3, -1, "all")
    assert (sheet.numbers("cove.tides"), sheet.words("cove.winds"), sheet.words("cove.tides")) == ([1, 2], ["west"], [])
    assert ("play.rounds" in sheet, "play.bonus" in sheet) == (True, False)
    with pytest.raises(KeyError):
        sheet.number("play.bonus")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('name = "sand-1"', "", ("key-missing", "name")),
        ('name = "sand-1"', "name = 1", ("type-wrong", "name")),
        ('name = "sand-1"', 'name = "Sand 1"', ("key-malformed", "name")),
        ("rounds = 4", "", ("key-missing", "play.rounds")),
        ("rounds = 4", 'rounds = { from = "rule" }', ("key-missing", "play.rounds.value")),
        ("rounds = 4", "rounds = 4\nwinds = 1", ("key-unknown", "play.winds")),
        ("rounds = 4", "rounds = true", ("type-wrong", "play.rounds")),
        ("rounds = 4", "rounds = 4.0", ("type-wrong", "play.rounds")),
        ("rounds = 4", "rounds = { note = 4 }", ("type-wrong", "play.rounds")),
        ("gems = 3", "gems = 10", ("number-out-of-range", "box.gems")),
        ("gems = 3", f"gems = {'9' * 900}", ("number-out-of-range", "box.gems")),
        ('"all"', '"most"', ("word-unknown", "box.coins")),
        ("[1, 2]", "[1]", ("list-length", "cove.tides")),
        ("[1, 2]", "2", ("type-wrong", "cove.tides")),
        ("[1, 2]", "[1, [2]]", ("type-wrong", "cove.tides[2]")),
        ('"west"', '"up"', ("word-unknown", "cove.winds[1]")),
        ('"The Cove"', '" Cove"', ("text-malformed", "cove.title")),
        ('"The Cove"', '"\\u202eevoC"', ("text-malformed", "cove.title")),
        ('"The Cove"', "1", ("type-wrong", "cove.title")),
        ('from = "seen"', 'from = "hearsay"', ("provenance-unknown", "cove.from")),
        ('from = "rule"', "from = []", ("provenance-unknown", "from")),
        ("[play]\nrounds = 4", "", ("key-missing", "play")),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place_and_no_other(old: str, new: str, found: tuple[str, str]) -> None:
    assert faults(old, new) == [found]
    assert found[0] in SHAPE_CONSTRAINTS


def test_a_value_that_nobody_accounts_for_is_refused() -> None:
    assert faults('from = "rule"', "") == [("provenance-missing", "box.gems"), ("provenance-missing", "play.rounds")]


@pytest.mark.parametrize(("written", "meant"), [("islnds", "islands"), ("bonuss", "none"), ("plya", "play")])
def test_a_misspelt_table_is_one_mistake_with_a_suggestion(written: str, meant: str) -> None:
    text = SOUND.replace("[play]", f"[{written}]") if meant == "play" else f"{SOUND}[{written}]\n"
    (broken,) = read(text)[1].faults.found
    assert (broken.constraint, broken.where, broken.facts["meant"]) == ("key-unknown", written, meant)


def test_a_key_that_may_be_left_out_is_suggested_too() -> None:
    _, reader = read(SOUND.replace("rounds = 4", "rounds = 4\nbonsu = 1"))
    assert [broken.facts["meant"] for broken in reader.faults.found] == ["bonus"]


def test_the_digest_is_of_values_and_not_of_their_order() -> None:
    values: dict[str, Any] = {"box.gems": 3, "box.coins": "all"}
    assert digest_of(values) == digest_of(dict(reversed(values.items()))) != digest_of({**values, "box.gems": 4})
    assert digest_of(values).startswith("sha256:")
