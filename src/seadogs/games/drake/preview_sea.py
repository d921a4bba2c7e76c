"""What a mission would cost and pay: the facts of the choices at sea, as far as the asking seat may know.

A counter that this seat does not know is told as odds: how many of the counters that it does not know show
0, 1 and 2. Nothing else here is secret but which disc lies where, and only a seat's own are named.
"""

from typing import Final

from seadogs.games.drake.look import knows_counter
from seadogs.games.drake.rules import home, resolve
from seadogs.games.drake.rules.prepare import COUNTER_VALUES, bare_place
from seadogs.games.drake.rules.scoring import sets_value
from seadogs.games.drake.rules.setup import lowest_free_dock
from seadogs.games.drake.state import BITS, SAILING, State, landed_at, own_places
from seadogs.games.drake.terms import (
    COMMODITIES,
    COMMODITY_COUNT,
    CREW,
    DISCS,
    FORT,
    GALLEON,
    GHOST,
    GOODS,
    GUNS,
    KIND_COUNT,
    KINDS,
    NOTHING,
    PORT,
    TREASURES,
)
from seadogs.kernel.names import Fact, Facts, Seat

ODDS: Final = tuple(f"odds_{value}" for value in range(COUNTER_VALUES))


def destination(state: State, seat: Seat, place: int, moved: int = NOTHING) -> dict[str, Fact]:
    """attack.cost, attack.reward, trade.port: what a mission there asks of this captain, and what it brings.

    `odds_0` to `odds_2` weigh the values of its counter, `spread` is what its highest adds to its lowest;
    `step` is what the kind would add in the table of conquests (`kinds_aimed_at`, without the disc at
    `moved`); `sets_gain` the most that a commodity there would add to the sets now held.
    """
    edition, mat = state.edition, state.mats[seat]
    kind = int(edition.kind[place])
    odds = counter_odds(state, seat, place)
    possible = [value for value in range(COUNTER_VALUES) if odds[value]] or [0]
    crew, guns = bare_cost(state, seat, place)
    least, most = possible[0], possible[-1]
    on_guns = kind == GALLEON
    return {
        "place": edition.places[place],
        "kind": KINDS[kind],
        "zone": int(edition.zone[place]),
        "points": int(resolve.points_at(state, place)),
        "crew_least": crew if on_guns else crew + least,
        "crew_most": crew if on_guns else crew + most,
        "guns_least": guns + least if on_guns else guns,
        "guns_most": guns + most if on_guns else guns,
        "spread": most - least,
        "crew_have": int(mat.hold[CREW]),
        "guns_have": int(mat.hold[GUNS]),
        "goods_have": int(mat.hold[GOODS]),
        "galleon": mat.galleon,
        **dict(zip(ODDS, odds, strict=True)),
        "treasure": TREASURES[edition.treasure[place]] if state.treasure & BITS[place] else "",
        "step": 0 if kind == PORT else conquest_step(state, kinds_aimed_at(state, seat, place, moved), kind),
        "circles_left": int(edition.circles[place]) - int(landed_at(state, place)),
        "discs_there": discs_of_others(state, seat, place),
        "sets_gain": best_sets_gain(state, seat, place),
    }


def bare_cost(state: State, seat: Seat, place: int) -> tuple[int, int]:
    """attack.cost without the counter: crew and guns."""
    edition, mat = state.edition, state.mats[seat]
    kind = edition.kind[place]
    if kind == GALLEON:
        return 0, int(edition.galleon_guns[state.galleons[place]])
    walls = kind == FORT and mat.pinnace  # location.pinnace
    return int(edition.troops[place]), 0 if walls else int(edition.cannons[place])


def counter_odds(state: State, seat: Seat, place: int) -> tuple[int, ...]:
    """How many of the counters that may lie there show 0, 1 and 2: one alone where this seat knows it.

    All zero where no counter lies. Unknown are all of that kind in the box but those this seat knows.
    """
    if state.counters[place] == NOTHING:
        return (0,) * COUNTER_VALUES
    if knows_counter(state, place, seat):
        return tuple(int(state.counters[place] == value) for value in range(COUNTER_VALUES))
    edition, kind = state.edition, state.edition.kind[place]
    unknown = [int(value) for value in (edition.frigates if kind == GALLEON else edition.garrisons)]
    for other in range(len(edition.places)):
        if edition.kind[other] == kind and state.counters[other] != NOTHING and knows_counter(state, other, seat):
            unknown.remove(int(state.counters[other]))
    return tuple(unknown.count(value) for value in range(COUNTER_VALUES))


def kinds_aimed_at(state: State, seat: Seat, place: int, moved: int) -> int:
    """Bits of the kinds attacked; before the discs are turned, of those where this captain's others lie.

    Neither the disc at `place` nor the one at `moved` counts, and no Ghost Ship does.
    """
    mat, kinds = state.mats[seat], int(state.mats[seat].conquests)
    if state.phase >= SAILING:
        return kinds
    for disc, lying in enumerate(mat.missions):
        if lying >= 0 and lying not in (place, moved) and disc != GHOST and state.edition.kind[lying] != PORT:
            kinds |= int(BITS[state.edition.kind[lying]])
    return kinds


def conquest_step(state: State, kinds: int, kind: int) -> int:
    """voyage.conquests: what one more kind adds to these."""
    if kinds & BITS[kind]:
        return 0
    count = sum(1 for other in range(KIND_COUNT) if kinds & BITS[other])
    return int(state.edition.conquests[count + 1]) - int(state.edition.conquests[count])


def discs_of_others(state: State, seat: Seat, place: int) -> int:
    """mission.hidden: who has laid a disc where is open."""
    return sum(1 for other, mat in enumerate(state.mats) if other != seat and own_places(mat) & BITS[place])


def sets_gain(state: State, seat: Seat, commodity: int) -> int:
    """final.commodities: what one more of these adds to the sets."""
    cargo = state.mats[seat].cargo
    after = cargo[:]
    after[commodity] += 1
    return int(sets_value(state.edition, after)) - int(sets_value(state.edition, cargo[:]))


def best_sets_gain(state: State, seat: Seat, place: int) -> int:
    """trade.port: by the commodity left there that adds most; 0 if none is left."""
    left = [commodity for commodity in range(COMMODITY_COUNT) if state.wares[place] & BITS[commodity]]
    return max([sets_gain(state, seat, commodity) for commodity in left], default=0)


# The choices


def own_disc(state: State, seat: Seat, place: int) -> str:
    """mission.one-each: which of one's own discs lies there."""
    return DISCS[resolve.disc_at(state, seat, place)]


def mission(state: State, seat: Seat) -> Facts:
    """The mission that is open: where, with which disc, at what cost as far as this seat knows it, and all the rest."""
    place = int(state.frames[-1].place)
    facts = destination(state, seat, place) | {"disc": own_disc(state, seat, place)}
    if state.edition.kind[place] != PORT:
        facts |= cost(state, seat, place)
    return facts


def cost(state: State, seat: Seat, place: int) -> dict[str, Fact]:
    """attack.cost with the counter, or without one that is `hidden` from this seat and may add to it."""
    crew, guns = bare_cost(state, seat, place)
    known = knows_counter(state, place, seat)
    added = int(state.counters[place]) if known else 0
    on_guns = state.edition.kind[place] == GALLEON
    return {
        "crew": crew if on_guns else crew + added,
        "guns": guns + added if on_guns else guns,
        "hidden": resolve.hides(state, place) and not known,
    }


def move(state: State, seat: Seat, place: int, elsewhere: int) -> Facts:
    """informer.peek-defence: the facts of the destination `elsewhere`, to which the disc at `place` would go."""
    facts = destination(state, seat, elsewhere, place)
    places = state.edition.places
    return facts | {"place": places[place], "elsewhere": places[elsewhere], "disc": own_disc(state, seat, place)}


def exchange(state: State, seat: Seat, place: int, elsewhere: int) -> Facts:
    """informer.peek-discs: `disc` lies at `place` and would go elsewhere, `other_disc` the other way."""
    places = state.edition.places
    here, there = own_disc(state, seat, place), own_disc(state, seat, elsewhere)
    return {"place": places[place], "elsewhere": places[elsewhere], "disc": here, "other_disc": there}


def counter(state: State, seat: Seat, kind: int, count: int) -> Facts:
    """prepare.admiral, prepare.governor: where the counter would lie, and what an attack there would then cost."""
    place = int(bare_place(state, kind))
    crew, guns = int(state.edition.troops[place]), int(state.edition.cannons[place])
    if kind == GALLEON:
        crew, guns = 0, int(state.edition.galleon_guns[state.galleons[place]])
    return {
        "place": state.edition.places[place],
        "count": count,
        "crew": crew if kind == GALLEON else crew + count,
        "guns": guns + count if kind == GALLEON else guns,
    }


def trade(state: State, seat: Seat, commodity: int) -> Facts:
    """trade.port: what this commodity would add to the sets, and the trade goods left then."""
    place = int(state.frames[-1].place)
    return {
        "place": state.edition.places[place],
        "disc": own_disc(state, seat, place),
        "commodity": COMMODITIES[commodity],
        "sets_gain": sets_gain(state, seat, commodity),
        "goods_left": int(state.mats[seat].hold[GOODS]) - 1,
    }


def returning(state: State, seat: Seat) -> Facts:
    """return.when, return.hero: the dock and bonus of a return now, and the missions that still wait."""
    mat = state.mats[seat]
    return {
        "dock": int(lowest_free_dock(state)) + 1,
        "points": int(home.hero_bonus(state, seat)),
        "missions_left": sum(1 for lying in mat.missions if lying >= 0),
    }
