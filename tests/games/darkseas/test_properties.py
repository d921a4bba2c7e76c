"""What holds of every match, judged from dumps and stories alone by a second reading of the rules."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from seadogs.games.darkseas.events import Echo, Event, Whisper
from seadogs.kernel.names import CHANCE, WATCHER, Seat
from seadogs.play.bots import make
from tests.games.darkseas.broken_editions import TREE
from tests.games.darkseas.table import GAME

CLOCKWISE = ("n", "ne", "se", "s", "sw", "nw")
SETS = (0, 1, 3, 6, 10)
MATCHES = [
    (2, 1, {}), (3, 2, {}), (4, 3, {}), (2, 4, {"simultaneous": True}), (3, 5, {"simultaneous": True}),
    (4, 6, {"simultaneous": True, "choose_harbours": True}), (4, 7, {"choose_harbours": True}),
]  # fmt: skip
Dump = dict[str, Any]


def happened(story: list[Event]) -> list[Any]:
    """What happened, without what is only told later to others."""
    return [event.event if isinstance(event, Whisper) else event for event in story if not isinstance(event, Echo)]


@cache
def chosen(seats: int, seed: int, options: tuple[tuple[str, bool], ...], bots: str) -> list[tuple[Seat, Any]]:
    """The moves of a match, chosen once for all that is judged of it. Random play tries rare kinds often."""
    state, rng, minds = GAME.start(seats, dict(options)), Random(seed), [make(bots, GAME, seed + n) for n in range(4)]
    moves: list[tuple[Seat, Any]] = []
    while waiting := GAME.waiting(state):
        seat = rng.choice(waiting)
        options_now = GAME.legal(state, seat)
        if seat == CHANCE or bots == "random":
            kinds = sorted({type(action).__name__ for action in options_now})
            kind = rng.choice([each for each in kinds if each not in ("Anchor", "PlaceNothing")] or kinds)
            action = rng.choice([each for each in options_now if type(each).__name__ == kind])
        else:
            action = minds[seat].choose(GAME.view(state, seat), options_now)
        moves.append((seat, action))
        GAME.apply(state, seat, action)
    return moves


def match(seats: int, seed: int, options: Mapping[str, bool], bots: str) -> Iterator[tuple[Dump, list[Any], Any]]:
    """After each move: the dump before it, what happened, and the state."""
    state = GAME.start(seats, options)
    for seat, action in chosen(seats, seed, tuple(options.items()), bots):
        before = GAME.dump(state)
        story: list[Event] = []
        GAME.apply(state, seat, action, story)
        yield before, happened(story), state


@pytest.fixture(params=[(*each, bots) for each in MATCHES for bots in ("random", "greedy")], ids=str)
def moves(request: pytest.FixtureRequest) -> Iterator[tuple[Dump, list[Any], Any]]:
    return match(*request.param)


def measured(island: Dump, measure: str) -> int:
    """What tiles count at the end."""
    both: list[int] = [plain + dread for plain, dread in zip(island["pirates"], island["dread"], strict=True)]
    counts: dict[str, int] = {
        "pirates": sum(both),
        "dread": sum(island["dread"]),
        "harbours-with-pirate": sum(count > 0 for count in both),
        "harbours-with-3": sum(count >= 3 for count in both),
        "harbours-empty": both.count(0),
        "treasure-kinds": sum(count > 0 for count in island["treasures"].values()),
        "doubloons": int(island["doubloons"]),
        "tiles": sum(tile is not None for tile in island["tiles"].values()),
    }
    return counts[measure]


def tile_score(island: Dump, key: str) -> int:
    """power.tiles, by the edition's file: the steps `end` of a tile that has no scheme."""
    steps = [step for table in TREE["tile"] if table["key"] == key for step in table["effect"] if "end" in step]
    return sum(int(step["count"]) * (measured(island, step["per"]) // int(step.get("every", 1))) for step in steps)


def score(island: Dump) -> int:
    """9 Final scoring, once more."""
    both = [plain + dread for plain, dread in zip(island["pirates"], island["dread"], strict=True)]
    wealth = sum(SETS[count] for count in island["treasures"].values()) + island["doubloons"] // 3
    power = sum(island["dread"]) + sum(count > 0 for count in both) + sum(count == 4 for count in both)
    tiles = sum(tile_score(island, tile) for tile in island["tiles"].values() if tile)
    return int(island["infamy"] + wealth + power + tiles)


def test_scores_are_what_a_second_count_comes_to(moves: Iterator[tuple[Dump, list[Any], Any]]) -> None:
    """wealth.treasure wealth.doubloons power.dread power.harbour power.full power.tiles final.tie

    At every moment each owner sees it, whoever looks on sees bounds that hold, and the end shows it to all.
    """
    state: Any = None
    for number, (_, _, after) in enumerate(moves):
        state = after
        if number % 7:
            continue
        dump: Any = GAME.dump(state)
        for viewer in (*range(state.seats), WATCHER):
            for island in GAME.view(state, Seat(viewer)).islands:
                unseen = bool(dump["shown"]) and dump["phase"] == "turns" and island.seat != viewer
                points = score(dump["shown" if unseen else "islands"][island.seat])
                assert island.low <= points <= island.high
                assert island.score is None or island.score.total == points
    last: Any = GAME.dump(state)
    points_of = [score(island) for island in last["islands"]]
    assert GAME.scores(state) == points_of
    assert GAME.places(state) == [1 + sum(other > own for other in points_of) for own in points_of]


def test_no_piece_is_made_or_lost_and_no_harbour_holds_five(moves: Iterator[tuple[Dump, list[Any], Any]]) -> None:
    """pirate.four supply.limits setup.starting-tiles"""
    box: dict[str, int] = {}
    for _, _, state in moves:
        box = box or GAME.census(state)
        assert GAME.census(state) == box
        for mat in state.mats:
            assert all(int(mat.plain[n]) + int(mat.dread[n]) <= 4 for n in range(6))
            assert min(int(mat.doubloons), *(int(count) for count in mat.treasures)) >= 0


def test_ships_sail_as_dice_and_captains_let_them(moves: Iterator[tuple[Dump, list[Any], Any]]) -> None:
    """ship.clockwise ship.enter ship.once ship.activate"""
    entered: dict[int, list[str]] = {}
    woken: Counter[tuple[int, str]] = Counter()
    sailed = 0
    for before, events, _ in moves:
        for event in events:
            name, seat = type(event).__name__, getattr(event, "seat", -1)
            if name in ("RoundBegan", "TurnsBegan"):
                entered, woken = {}, Counter()
            elif name == "ShipSailed":
                island = before["islands"][seat]
                at = CLOCKWISE.index(island["ship"])
                assert event.direction == CLOCKWISE[(at + 1) % 6]
                assert event.direction not in entered.setdefault(seat, [])
                assert event.colour == island["harbours"][(at + 1) % 6]
                assert event.colour in before["dice"] or island["captain"] == event.direction
                entered[seat].append(event.direction)
                sailed += 1
            elif name == "TileActivated" or (name == "TileDeferred" and event.slot.split("-")[0] == here(before, seat)):
                assert event.slot.split("-")[0] == entered[seat][-1] == here(before, seat)
                woken[seat, event.slot] += name == "TileActivated"
                assert woken[seat, event.slot] <= 1
    assert sailed > 10


def here(before: Dump, seat: int) -> str:
    return str(before["islands"][seat]["ship"])


def test_schemes_are_as_many_and_pay_as_much_as_dice_show(moves: Iterator[tuple[Dump, list[Any], Any]]) -> None:
    """scheme.match scheme.doubloons"""
    made: Counter[tuple[int, str]] = Counter()
    for before, events, state in moves:
        for event in events:
            name = type(event).__name__
            if name == "RoundBegan":
                made = Counter()
            elif name == "Schemed":
                made[event.seat, event.colour] += 1
                dice = before["dice"].count(event.colour)
                assert made[event.seat, event.colour] <= dice == event.count
                assert event.tile in before["islands"][event.seat]["hand"]
                if event.resource == "doubloons":
                    held = before["islands"][event.seat]["doubloons"]
                    assert state.mats[event.seat].doubloons == held + dice


def test_tiles_are_placed_where_the_ship_lies(moves: Iterator[tuple[Dump, list[Any], Any]]) -> None:
    """place.tile place.replace"""
    placed = 0
    for before, events, _ in moves:
        for event in events:
            if type(event).__name__ != "TilePlaced":
                continue
            placed += 1
            island = before["islands"][event.seat]
            direction = event.slot.split("-")[0]
            assert direction == island["ship"]
            assert event.tile in island["hand"]
            lying = [island["tiles"][f"{direction}-{side}"] for side in "ab"]
            assert island["tiles"][event.slot] is None or None not in lying
    assert placed


def test_captains_move_one_step_but_by_a_tile_s_word(moves: Iterator[tuple[Dump, list[Any], Any]]) -> None:
    """captain.move captain.island"""
    for before, events, _ in moves:
        for event in events:
            name, seat = type(event).__name__, getattr(event, "seat", -1)
            if name == "CaptainMoved" and before["islands"][seat]["ask"] == "":
                spots = (before["islands"][seat]["captain"], event.spot)
                apart = abs(CLOCKWISE.index(spots[0]) - CLOCKWISE.index(spots[1])) if "island" not in spots else 1
                assert apart in (1, 5)
                assert spots[0] != spots[1]


def test_each_captain_has_one_turn_a_round_and_rounds_are_twelve(
    moves: Iterator[tuple[Dump, list[Any], Any]],
) -> None:
    """round.turns round.roll: the active player is the next one clockwise."""
    actives: list[int] = []
    turns: list[int] = []
    rolls = seats = 0
    for _, events, state in moves:
        seats = int(state.seats)
        for event in events:
            name = type(event).__name__
            if name == "RoundBegan":
                assert len(turns) in (0, seats)
                assert turns == [(actives[-1] + n) % seats for n in range(len(turns))] if actives else not turns
                actives.append(event.seat)
                turns, rolls = [], 0
            elif name == "TurnBegan":
                turns.append(event.seat)
            elif name == "DiceRolled":
                rolls += 1
                assert rolls <= 2
                assert event.seat == actives[-1]
    assert actives == [(actives[0] + n) % seats for n in range(12)]
