"""The archive: records of whole matches that must replay for ever as they did when they were put away.

    python -m tests.games.drake.archive    play and put away what is missing; never touches what is there

Beside the records lies expected.json: moves, final scores, places, and hashes of the final table and of the
whole story. A change of the rules that breaks a record needs a new number in `Game.rules`.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

from seadogs.games.drake.events import Event
from seadogs.kernel import record
from seadogs.kernel.telling import told
from tests.games.drake.golden_text import Move, played
from tests.games.drake.seen import GAME, line_of, seat_of
from tests.games.drake.table import Table

FOLDER = Path(__file__).parent / "records"
EXPECTED = FOLDER / "expected.json"


class Outcome(TypedDict):
    """What a record must come to."""

    moves: int
    scores: list[int]
    places: list[int]
    table: str
    story: str


def outcome(kept: record.Record) -> Outcome:
    story: list[Event] = []
    state = record.replay(GAME, kept, story=story)
    assert not GAME.waiting(state), "the match is not over"
    lines = "\n".join(line_of(told(event)) for event in story)
    return {
        "moves": len(kept.rows),
        "scores": GAME.scores(state),
        "places": GAME.places(state),
        "table": digest(json.dumps(GAME.dump(state), sort_keys=True)),
        "story": digest(lines),
    }


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def six_discs_and_one_supply() -> Table:
    """Red lays six discs with one supply and sets disc 4 aside; blue's Informer moves one; yellow stays ashore."""
    table = Table(3, drawn="red blue yellow", galleons="2 3 1")
    table.play(
        """
        red: visit tavern
        chance: roll 1
        blue: visit informer
        yellow: visit admiral
        red: visit crew-b
        blue: visit dockside, take supplies
        yellow: visit governor
        red: visit golden-hind
        blue: sail
        yellow: sail
        red: visit dockside, take supplies, sail
        """
    )
    table.lay_counters(galleon_2=1, rio_de_la_hacha=2)
    table.lay(
        red="hind puerto-cabello, ghost rio-de-la-hacha, 1 san-juan, 2 santo-domingo, 3 santiago-de-cuba",
        blue="1 rio-de-la-hacha, 2 san-juan, 4 puerto-cabello, 3 santo-domingo",
    )
    table.play("blue: peek defence rio-de-la-hacha, move rio-de-la-hacha santiago-de-cuba\nred: attack, return")
    rest_of_the_match(table)
    return table


def nobody_sails() -> Table:
    """The shortest match: three voyages in which nobody has a supply."""
    table = Table(5, drawn="black green yellow blue red")
    rest_of_the_match(table)
    return table


def eleven_discs() -> Table:
    """Red has the street alone and runs out of discs; Dockside first, then nothing but sailing, for the others."""
    table = Table(3, drawn="red blue yellow", galleons="1 3 2")
    table.play("red: visit crew-a\nblue: visit dockside, take supplies\nyellow: visit dockside, take supplies")
    table.play("red: visit guns-a\nblue: sail\nyellow: sail")
    tiles = "supplies-a queen trade-goods admiral crew-b shipyard drake drake".split()
    table.do("red", *(f"visit {tile}" for tile in tiles), "take guns", "sail")
    table.lay_counters()
    table.lay(red="1 galleon-2, 2 cartagena, 3 portobelo, 4 san-juan")
    table.act("red", "attack", "pay", "stay", "attack", "pay", "stay", "attack", "return")
    rest_of_the_match(table)
    return table


def rest_of_the_match(table: Table) -> None:
    table.finish_voyage()
    table.lay_street()
    table.lay_galleons("1", "2", "3")
    while table.state.voyage < 3:
        table.next_voyage()
    table.put_out()
    assert table.turn == "nobody"


def matches() -> dict[str, tuple[int, dict[str, bool], list[Move]]]:
    """What is in the archive: captains, options and moves by name."""
    return {
        "3-greedy": (3, {}, played(3, 31)),
        "4-greedy-fixed-street": (4, {"fixed_street": True}, played(4, 41, options={"fixed_street": True})),
        "5-greedy-hero-slides": (5, {"hero_slides": True}, played(5, 51, options={"hero_slides": True})),
        "3-random-tavern-thrown": (3, {"tavern_thrown": True}, played(3, 32, "random", {"tavern_thrown": True})),
        "4-random": (4, {}, played(4, 42, "random")),
        "5-random": (5, {}, played(5, 52, "random")),
        "3-six-discs-and-one-supply": (3, {}, six_discs_and_one_supply().moves),
        "3-eleven-discs": (3, {}, eleven_discs().moves),
        "5-nobody-sails": (5, {}, nobody_sails().moves),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    expected: dict[str, Outcome] = json.loads(EXPECTED.read_text("utf-8")) if EXPECTED.exists() else {}
    for name, (seats, options, moves) in matches().items():
        path = FOLDER / f"{name}.jsonl"
        if path.exists():
            continue
        header = record.header_for(GAME, seats, options)
        kept = record.from_moves(header, [(seat_of(captain), text) for captain, text in moves])
        path.write_text(record.write(kept), encoding="utf-8")
        expected[name] = outcome(kept)
    EXPECTED.write_text(json.dumps(expected, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
