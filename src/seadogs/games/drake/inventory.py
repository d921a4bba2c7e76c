"""The whole table as plain values, for comparing and for whoever may see all; and a count of its components."""

from seadogs.games.drake.state import BITS, DRAWING, FRAMES, PHASES, State
from seadogs.games.drake.terms import (
    CAPTAINS,
    COMMODITIES,
    FORT,
    GALLEON,
    ITEMS,
    NOBODY,
    NOTHING,
    PLACES,
    TREASURES,
)


def dump(state: State) -> dict[str, object]:
    """Every value of the state by its name; equal for equal states. Holds every secret."""
    return {
        "edition": state.edition.digest,
        "seats": int(state.seats),
        "options": {
            "fixed_street": state.fixed_street, "tavern_thrown": state.tavern_thrown, "hero_slides": state.hero_slides,
        },
        "voyage": int(state.voyage),
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "step": int(state.step),
        "heroes": int(state.heroes),
        "frames": [[FRAMES[frame.kind], int(frame.seat), int(frame.place)] for frame in state.frames],
        "captains": [dump_mat(state, seat) for seat in range(int(state.seats))],
        "homebound": numbers(state.homebound),
        "outbound": numbers(state.outbound),
        "street": numbers(state.street),
        "circles": numbers(state.circles),
        "admiral": int(state.admiral),
        "governor": int(state.governor),
        "informer": int(state.informer),
        "galleons": numbers(state.galleons),
        "counters": numbers(state.counters),
        "turned": int(state.turned),
        "treasure": int(state.treasure),
        "wares": numbers(state.wares),
        "landed": numbers(state.landed),
        "pool": numbers(state.pool),
        "treasury": numbers(state.treasury),
        "market": numbers(state.market),
        "pinnaces": int(state.pinnaces),
        "look": int(state.look),
        "look_place": int(state.look_place),
    }  # fmt: skip


def dump_mat(state: State, seat: int) -> dict[str, object]:
    """One captain's part."""
    mat = state.mats[seat]
    return {
        "captain": CAPTAINS[seat],
        "score": int(mat.score),
        "hold": numbers(mat.hold),
        "cargo": numbers(mat.cargo),
        "chest": numbers(mat.chest),
        "missions": numbers(mat.missions),
        "galleon": mat.galleon,
        "pinnace": mat.pinnace,
        "investor_spent": mat.investor_spent,
        "discs": int(mat.discs),
        "furthest": int(mat.furthest),
        "reach": int(mat.reach),
        "conquests": int(mat.conquests),
        "home": mat.home,
    }


def numbers(table: object) -> list[int]:
    """A table as a plain list."""
    assert hasattr(table, "__iter__")
    return [int(value) for value in table]


def census(state: State) -> dict[str, int]:
    """How many of each component lie anywhere on the table: in a supply, a hold, a chest, on the map."""
    counts: dict[str, int] = {}
    for item, name in enumerate(ITEMS):
        counts[name] = int(state.pool[item]) + sum(int(mat.hold[item]) for mat in state.mats)
    for n, name in enumerate(TREASURES):
        lying = sum(1 for p in range(PLACES) if state.treasure & BITS[p] and state.edition.treasure[p] == n)
        counts[name] = int(state.treasury[n]) + lying + sum(int(mat.chest[n]) for mat in state.mats)
    for n, name in enumerate(COMMODITIES):
        for_sale = sum(1 for p in range(PLACES) if state.wares[p] & BITS[n])
        counts[name] = int(state.market[n]) + for_sale + sum(int(mat.cargo[n]) for mat in state.mats)
    counts["pinnaces"] = int(state.pinnaces) + sum(1 for mat in state.mats if mat.pinnace)
    counts["player-discs"] = sum(int(mat.discs) for mat in state.mats) + sum(1 for s in state.circles if s != NOBODY)
    counts["ships"] = count_ships(state)
    counts["frigate-counters"] = count_counters(state, GALLEON, [int(value) for value in state.edition.frigates])
    counts["troop-counters"] = count_counters(state, FORT, [int(value) for value in state.edition.garrisons])
    laid = [int(counter) for counter in state.galleons if counter != NOTHING]
    counts["galleon-counters"] = len(laid) + len(state.edition.galleon_guns) - len(set(laid))
    return counts


def count_ships(state: State) -> int:
    """Ships in the cup, in the Homebound docks, and out: in an Outbound dock or at sea from there."""
    docked = [int(seat) for seat in state.homebound if seat != NOBODY]
    out = [int(seat) for seat in state.outbound if seat != NOBODY and not state.mats[seat].home]
    in_cup = int(state.seats) - len(docked) if state.phase == DRAWING else 0
    return in_cup + len(docked) + len(out)


def count_counters(state: State, kind: int, printed: list[int]) -> int:
    """Counters on the map and in the supply: one laid that is not among those printed is one too many."""
    laid = 0
    for place in range(PLACES):
        value = int(state.counters[place])
        if state.edition.kind[place] == kind and value != NOTHING:
            laid += 1
            if value in printed:
                printed.remove(value)
    return laid + len(printed)
