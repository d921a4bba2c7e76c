"""The whole table as plain values, for comparing and for whoever may see all; and a count of its components."""

from seadogs.games.darkseas.edition import Edition
from seadogs.games.darkseas.state import (
    ASIDE,
    ASK_DRAW_TILE,
    ASK_DRAW_TREASURE,
    ASK_KEEP_TILE,
    ASK_KEEP_TREASURE,
    ASKS,
    BANK,
    IN_DISCARDS,
    IN_STACK,
    PHASES,
    STEPS,
    WITH_PLAYER,
    Mat,
    State,
    known_at,
)
from seadogs.games.darkseas.terms import (
    BASIC,
    COLOURS,
    DIRECTIONS,
    NOTHING,
    SLOTS,
    SPOTS,
    TREASURES,
)


def dump(state: State) -> dict[str, object]:
    """Every value of the state by its name, in the keys of records; equal for equal states. Holds every secret."""
    return {
        "edition": state.edition.digest,
        "seats": int(state.seats),
        "options": {"choose_harbours": state.choose_harbours, "simultaneous": state.simultaneous},
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "active": int(state.active),
        "turn": int(state.turn),
        "dice": [colour(die) for die in state.dice],
        "again": int(state.again),
        "islands": [dump_mat(state.edition, mat) for mat in state.mats],
        "shown": [dump_mat(state.edition, mat) for mat in state.shown],
        "reserve": by_treasure(list(state.reserve)),
        "lies": {state.edition.keys[tile]: where(state.lies[tile]) for tile in range(BASIC)},
        "known": [dump_known(state, seat) for seat in range(int(state.seats))],
        "kept": [repr(event) for event in state.kept],
    }


def dump_mat(edition: Edition, mat: Mat) -> dict[str, object]:
    """One player's part, and how far the own turn has come."""
    return {
        "harbours": [colour(harbour) for harbour in mat.harbours],
        "tiles": {slot: tile_key(edition, mat.slots[n]) for n, slot in enumerate(SLOTS)},
        "pirates": [int(count) for count in mat.plain],
        "dread": [int(count) for count in mat.dread],
        "treasures": by_treasure(list(mat.treasures)),
        "hand": [tile_key(edition, mat.hand[n]) for n in range(int(mat.hand_count))],
        "doubloons": int(mat.doubloons),
        "infamy": int(mat.infamy),
        "captain": SPOTS[mat.captain],
        "ship": DIRECTIONS[mat.ship],
        "opening": tile_key(edition, mat.opening),
        "thrown": tile_key(edition, mat.thrown),
        "step": STEPS[mat.step],
        "turn": [int(mat.spent), int(mat.entered), int(mat.woken)],
        "owed": [
            {"tile": tile_key(edition, mat.owed[n]), "here": direction(mat.owed_here[n])}
            for n in range(int(mat.owed_count))
        ],
        "fifth": colour(mat.fifth),
        "ask": ASKS[mat.ask],
        "doing": {
            "asked": int(mat.asked),
            "pc": int(mat.pc),
            "tile": tile_key(edition, mat.tile),
            "here": direction(mat.here),
            "matching": direction(mat.matching),
            "chosen": int(mat.chosen),
            "each": int(mat.each),
            "due": int(mat.due),
            "times": int(mat.times),
            "keep": int(mat.keep),
            "spot": direction(mat.spot),
            "back": int(mat.back),
            "drawn": [int(drawn) for drawn in mat.drawn],
        },
    }


def dump_known(state: State, seat: int) -> dict[str, dict[str, int]]:
    """hidden: what a seat has seen of others' treasures and of those lying face down."""
    owners = {COLOURS[other]: other for other in range(int(state.seats))} | {"bank": BANK}
    return {
        name: by_treasure([state.known[known_at(seat, owner, n)] for n in range(len(TREASURES))])
        for name, owner in owners.items()
    }


def by_treasure(counts: list[int]) -> dict[str, int]:
    return {treasure: int(counts[n]) for n, treasure in enumerate(TREASURES)}


def colour(index: int) -> str | None:
    return COLOURS[index] if index != NOTHING else None


def direction(index: int) -> str | None:
    return DIRECTIONS[index] if index != NOTHING else None


def tile_key(edition: Edition, tile: int) -> str | None:
    return edition.keys[tile] if tile != NOTHING else None


def where(place: int) -> str:
    """Where a basic tile is; set aside in an unfinished turn, by which captain."""
    if place >= ASIDE:
        return f"aside-{COLOURS[place - ASIDE]}"
    return {IN_STACK: "stack", IN_DISCARDS: "discards", WITH_PLAYER: "player"}[place]


def census(state: State) -> dict[str, int]:
    """How many of each component lie anywhere on the table: face down, with a player, on an island, in the box."""
    counts: dict[str, int] = {}
    for n, treasure in enumerate(TREASURES):
        counts[treasure] = int(state.reserve[n]) + sum(int(mat.treasures[n]) + drawn_of(mat, n) for mat in state.mats)
    held = [tile for mat in state.mats for tile in tiles_held(mat)]
    loose = [tile for tile in range(BASIC) if state.lies[tile] != WITH_PLAYER]
    counts["plunder-tiles"] = len(set(held) | set(loose))
    counts["plunder-tiles-twice"] = len(held) + len(loose) - len(set(held) | set(loose))
    for n, mat in enumerate(state.mats):
        laid = [int(harbour) for harbour in mat.harbours if harbour != NOTHING]
        counts[f"harbours-{COLOURS[n]}"] = len(set(laid)) + len(mat.harbours) - len(laid)
    counts["pirates-beyond-the-berths"] = sum(
        max(0, int(mat.plain[n] + mat.dread[n] - state.edition.berths))
        for mat in state.mats
        for n in range(len(DIRECTIONS))
    )
    return counts


def drawn_of(mat: Mat, treasure: int) -> int:
    """Treasures of a kind that are drawn and not yet kept or returned."""
    return int(mat.drawn[treasure]) if mat.ask in (ASK_DRAW_TREASURE, ASK_KEEP_TREASURE) else 0


def tiles_held(mat: Mat) -> list[int]:
    """Basic tiles in the hand, drawn, and on the island."""
    held = [int(mat.hand[n]) for n in range(int(mat.hand_count))]
    held += [int(tile) for tile in mat.slots if 0 <= tile < BASIC]
    if mat.ask in (ASK_DRAW_TILE, ASK_KEEP_TILE):
        held += [int(tile) for tile in mat.drawn if tile != NOTHING]
    return held
