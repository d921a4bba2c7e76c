"""What tests/conformance/archive.py keeps: `python -m tests.games.drake.archive` plays what is missing there."""

from seadogs.kernel.names import Seat
from tests.conformance.archive import put_away
from tests.conformance.matches import played
from tests.games.drake.seen import GAME, seat_of
from tests.games.drake.table import Table


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


def seated(table: Table) -> list[tuple[Seat, str]]:
    """The moves that were made at a table, captains as seats."""
    return [(seat_of(captain), text) for captain, text in table.moves]


def matches() -> dict[str, tuple[int, dict[str, bool], list[tuple[Seat, str]]]]:
    """What is in the archive: captains, options and moves by name."""
    return {
        "3-greedy": (3, {}, played(GAME, 3, 31)),
        "4-greedy-fixed-street": (4, {"fixed_street": True}, played(GAME, 4, 41, options={"fixed_street": True})),
        "5-greedy-hero-slides": (5, {"hero_slides": True}, played(GAME, 5, 51, options={"hero_slides": True})),
        "3-random-tavern-thrown": (3, {"tavern_thrown": True}, played(GAME, 3, 32, "random", {"tavern_thrown": True})),
        "4-random": (4, {}, played(GAME, 4, 42, "random")),
        "5-random": (5, {}, played(GAME, 5, 52, "random")),
        "3-six-discs-and-one-supply": (3, {}, seated(six_discs_and_one_supply())),
        "3-eleven-discs": (3, {}, seated(eleven_discs())),
        "5-nobody-sails": (5, {}, seated(nobody_sails())),
    }


if __name__ == "__main__":
    put_away(GAME, matches())
