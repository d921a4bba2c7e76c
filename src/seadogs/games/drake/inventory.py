"""The whole table as plain values, for comparing and for whoever may see all; and a count of its components."""

from seadogs.games.drake.look import LOOKS, place_key
from seadogs.games.drake.state import ASIDE, BITS, DRAWING, FRAMES, IN_HAND, NOT_HELD, PHASES, SPENT, State
from seadogs.games.drake.terms import (
    CAPTAINS,
    CIRCLES,
    COMMODITIES,
    DISCS,
    FORT,
    GALLEON,
    ITEMS,
    KINDS,
    LOCATIONS,
    MOST,
    NOBODY,
    NOTHING,
    PLACES,
    STREET_LENGTH,
    TREASURES,
)


def dump(state: State) -> dict[str, object]:
    """Every value of the state by its name, in the keys of records; equal for equal states. Holds every secret.

    Docks and circles are lists from the first on, None where nothing lies.
    """
    return {
        "edition": state.edition.digest,
        "seats": int(state.seats),
        "options": {
            "fixed_street": state.fixed_street,
            "tavern_thrown": state.tavern_thrown,
            "hero_slides": state.hero_slides,
        },
        "voyage": int(state.voyage),
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "step": int(state.step),
        "heroes": int(state.heroes),
        "frames": [
            {"asks": FRAMES[frame.kind], "seat": int(frame.seat), "place": place_key(state, frame.place)}
            for frame in state.frames
        ],
        "captains": [dump_mat(state, seat) for seat in range(int(state.seats))],
        "homebound": [captain(seat) for seat in state.homebound],
        "outbound": [captain(seat) for seat in state.outbound],
        "street": [LOCATIONS[tile] if tile != NOTHING else None for tile in state.street],
        "circles": {LOCATIONS[tile]: discs_on(state, tile) for tile in range(STREET_LENGTH)},
        "admiral": captain(state.admiral),
        "governor": captain(state.governor),
        "informer": captain(state.informer),
        "places": {key: dump_place(state, place) for place, key in enumerate(state.edition.places)},
        "pool": {item: int(state.pool[n]) for n, item in enumerate(ITEMS)},
        "treasury": {treasure: int(state.treasury[n]) for n, treasure in enumerate(TREASURES)},
        "market": {commodity: int(state.market[n]) for n, commodity in enumerate(COMMODITIES)},
        "pinnaces": int(state.pinnaces),
        "look": {"kind": LOOKS[state.look], "place": place_key(state, state.look_place)},
    }


def dump_mat(state: State, seat: int) -> dict[str, object]:
    """One captain's part."""
    mat = state.mats[seat]
    return {
        "captain": CAPTAINS[seat],
        "score": int(mat.score),
        "hold": {item: int(mat.hold[n]) for n, item in enumerate(ITEMS)},
        "cargo": {commodity: int(mat.cargo[n]) for n, commodity in enumerate(COMMODITIES)},
        "chest": {treasure: int(mat.chest[n]) for n, treasure in enumerate(TREASURES)},
        "missions": {disc: where(state, int(mat.missions[n])) for n, disc in enumerate(DISCS)},
        "galleon": mat.galleon,
        "pinnace": mat.pinnace,
        "investor_spent": mat.investor_spent,
        "discs": int(mat.discs),
        "furthest": int(mat.furthest) + 1,
        "reach": int(mat.reach),
        "conquests": [kind for n, kind in enumerate(KINDS) if mat.conquests & BITS[n]],
        "home": mat.home,
    }


def dump_place(state: State, place: int) -> dict[str, object]:
    """One destination: what lies there, face up or face down."""
    counter, galleon = int(state.counters[place]), int(state.galleons[place])
    return {
        "galleon": galleon + 1 if galleon != NOTHING else None,
        "counter": counter if counter != NOTHING else None,
        "turned": bool(state.turned & BITS[place]),
        "treasure": bool(state.treasure & BITS[place]),
        "wares": [commodity for n, commodity in enumerate(COMMODITIES) if state.wares[place] & BITS[n]],
        "landed": [captain(state.landed[place * CIRCLES + circle]) for circle in range(CIRCLES)],
    }


def where(state: State, spot: int) -> str:
    """Where a mission disc is: a destination's key, or in-hand, aside, spent, not-held."""
    if spot >= 0:
        return state.edition.places[spot]
    return {NOT_HELD: "not-held", IN_HAND: "in-hand", ASIDE: "aside", SPENT: "spent"}[spot]


def discs_on(state: State, tile: int) -> list[str | None]:
    """The player discs at a location, from the best circle down."""
    return [captain(state.circles[tile * MOST + circle]) for circle in range(MOST)]


def captain(seat: int) -> str | None:
    """A seat by its colour."""
    return CAPTAINS[seat] if seat != NOBODY else None


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
