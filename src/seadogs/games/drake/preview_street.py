"""What a turn ashore would cost and pay: the facts of the choices on Plymouth Street and in its houses.

All of it lies open (street.open), so no seat need be asked what it knows.
"""

from seadogs.games.drake.edition import GHOST_SHIP
from seadogs.games.drake.rules.locations import tavern_result
from seadogs.games.drake.rules.prepare import FARTHEST
from seadogs.games.drake.state import FRAMES, State, discs_at, position_of
from seadogs.games.drake.terms import (
    CREW,
    CREW_A,
    CREW_B,
    DRAKE,
    GOODS,
    GUNS,
    GUNS_A,
    GUNS_B,
    INFORMER,
    INVESTOR,
    ITEMS,
    LOCATIONS,
    NOBODY,
    PINNACE,
    QUEEN,
    SHIPYARD,
    SUPPLIES,
    SUPPLIES_A,
    SUPPLIES_B,
    TAVERN,
    TRADE_GOODS,
)
from seadogs.kernel.names import Fact, Facts, Seat

PAYS = {
    CREW_A: CREW, CREW_B: CREW, GUNS_A: GUNS, GUNS_B: GUNS, SUPPLIES_A: SUPPLIES, SUPPLIES_B: SUPPLIES,
    TRADE_GOODS: GOODS,
}  # fmt: skip


def visit(state: State, seat: Seat, tile: int) -> Facts:
    """A location, the circle one would get there, what it gives now, and what lies behind one afterwards.

    `count` is what the circle shows; `crew`, `guns`, `supplies` and `goods` what the pools can give of it
    (Drake: after both discs), `gains` their sum and `lacking` what the pools are short of. The die and what one
    may choose count as nothing. `reach` is the farthest zone with the supplies one would then have.
    `passes_from` to `passes_to`, `passes` in number, are the positions that cannot be visited any more.
    """
    mat = state.mats[seat]
    circle = int(discs_at(state, tile))
    position = int(position_of(state, tile)) + 1
    shown = shown_at(state, tile, circle)
    given = [min(shown[item], int(state.pool[item])) for item in range(len(ITEMS))]
    first = int(mat.furthest) + 2
    passes = max(position - first, 0)
    facts: dict[str, Fact] = {ITEMS[item]: given[item] for item in range(len(ITEMS))}
    return facts | dice_facts(state, tile, circle) | {
        "location": LOCATIONS[tile],
        "position": position,
        "circle": circle + 1,
        "count": int(state.edition.pay(state.seats, tile, circle)),
        "item": ITEMS[PAYS[tile]] if tile in PAYS else "",
        "gains": sum(given),
        "lacking": sum(shown) - sum(given),
        "reach": min(int(mat.hold[SUPPLIES]) + given[SUPPLIES], FARTHEST),
        "galleon": tile in (SHIPYARD, QUEEN) and not mat.galleon,
        "price": int(state.edition.investor_price) if tile == INVESTOR else 0,
        "passes": passes,
        "passes_from": first if passes else 0,
        "passes_to": position - 1 if passes else 0,
        "discs_left": int(mat.discs) - 1,
    }  # fmt: skip


def shown_at(state: State, tile: int, circle: int) -> list[int]:
    """location.*: what a circle promises of each item, before the pools are asked."""
    edition = state.edition
    shown = [0] * len(ITEMS)
    if tile in PAYS:
        shown[PAYS[tile]] = int(edition.pay(state.seats, tile, circle))
    elif tile == SHIPYARD:
        shown[GUNS] = int(edition.shipyard_guns[circle])
    elif tile == PINNACE:
        shown[CREW] = int(edition.pinnace_crew[circle])
    elif tile == QUEEN:
        shown[GUNS], shown[GOODS] = int(edition.queen_guns), int(edition.queen_goods)
    elif tile == INFORMER:
        shown[GOODS] = int(edition.informer_goods)
    elif tile == DRAKE:
        shown[CREW], shown[GUNS] = int(edition.drake_crew), int(edition.drake_guns)
    return shown


def dice_facts(state: State, tile: int, circle: int) -> dict[str, Fact]:
    """location.tavern: the least and most crew that may sign on, and on how many faces the Ghost Ship comes."""
    if tile != TAVERN:
        return {"crew_least": 0, "crew_most": 0, "ghosts": 0, "sides": 0}
    edition = state.edition
    crew: list[int] = []
    for thrown in range(1, int(edition.die_sides) + 1):
        result = int(tavern_result(thrown, circle))
        decides = thrown if state.tavern_thrown else result
        if edition.tavern[decides] != GHOST_SHIP:
            crew.append(min(int(edition.tavern[result]), int(state.pool[CREW])))
    sides = int(edition.die_sides)
    least, most = (min(crew), max(crew)) if crew else (0, 0)
    return {"crew_least": least, "crew_most": most, "ghosts": sides - len(crew), "sides": sides}


def put_out(state: State, seat: Seat) -> Facts:
    """street.sail: the dock, the discs that would stay unused, and how far the supplies reach."""
    mat = state.mats[seat]
    return {
        "dock": 1 + sum([1 for other in state.outbound if other != NOBODY]),
        "discs_left": int(mat.discs),
        "reach": min(int(mat.hold[SUPPLIES]), FARTHEST),
    }


def take_item(state: State, seat: Seat, item: int) -> Facts:
    """location.drake, location.dockside: how much of it, how much that makes, and how far one then reaches."""
    extra = FRAMES[state.frames[-1].kind] == "drake-extra"
    wanted = int(state.edition.drake_extra if extra else state.edition.dockside_gain)
    count = min(wanted, int(state.pool[item]))
    total = int(state.mats[seat].hold[item]) + count
    reach = min(total, FARTHEST) if item == SUPPLIES else 0
    return {"item": ITEMS[item], "count": count, "total": total, "reach": reach}


def take_bundle(state: State, seat: Seat, bundle: int) -> Facts:
    """location.investor: the crew and guns that the pools can give, and how many that makes."""
    edition, hold = state.edition, state.mats[seat].hold
    crew = min(int(edition.investor_crew[bundle]), int(state.pool[CREW]))
    guns = min(int(edition.investor_guns[bundle]), int(state.pool[GUNS]))
    totals = {"crew_total": int(hold[CREW]) + crew, "guns_total": int(hold[GUNS]) + guns}
    return {"crew": crew, "guns": guns, **totals}
