"""9 to 11: scoring a voyage, clearing the table for the next, and the final scoring."""

from mypy_extensions import i64

from seadogs.games.drake.edition import Edition
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_sea import (
    AdmiralScored,
    BerthSet,
    CargoScored,
    ChestOpened,
    ConquestsScored,
    GameWon,
    GovernorScored,
)
from seadogs.games.drake.state import BITS, NO_LOOK, NOT_HELD, Mat, State, full
from seadogs.games.drake.terms import (
    CIRCLES,
    COMMODITY_COUNT,
    DISC_COUNT,
    GOLD,
    ITEM_COUNT,
    JEWEL,
    KIND_COUNT,
    MOST,
    NOBODY,
    NOTHING,
    PLACES,
    SILVER,
    STREET_LENGTH,
    TREASURE_COUNT,
)
from seadogs.kernel.names import Seat
from seadogs.kernel.tables import vec

# 9 Scoring a voyage


def score_voyage(state: State, story: Story) -> None:
    """voyage.conquests for every captain in sailing order, then voyage.admiral and voyage.governor."""
    for dock in range(state.seats):
        score_conquests(state, state.outbound[dock], story)
    if state.admiral != NOBODY:
        points = treasure_left(state, GOLD)
        state.mats[state.admiral].score += points
        if story is not None:
            story.append(AdmiralScored(Seat(state.admiral), int(points)))
    if state.governor != NOBODY:
        points = treasure_left(state, SILVER)
        state.mats[state.governor].score += points
        if story is not None:
            story.append(GovernorScored(Seat(state.governor), int(points)))


def score_conquests(state: State, seat: i64, story: Story) -> None:
    """voyage.conquests: by how many kinds, town, fort, galleon, were attacked this voyage."""
    mat = state.mats[seat]
    kinds: i64 = 0
    for kind in range(i64(KIND_COUNT)):
        if mat.conquests & BITS[kind]:
            kinds += 1
    points = state.edition.conquests[kinds]
    mat.score += points
    if story is not None and kinds > 0:
        story.append(ConquestsScored(Seat(seat), int(kinds), int(points)))


def treasure_left(state: State, treasure: i64) -> i64:
    """voyage.admiral, voyage.governor: 1 VP for each gold or silver still on the map."""
    count: i64 = 0
    for place in range(i64(PLACES)):
        if state.treasure & BITS[place] and state.edition.treasure[place] == treasure:
            count += 1
    return count


# 10 Between voyages


def clear_table(state: State, story: Story) -> None:
    """reset.keep: all but commodities and chests goes back; then reset.order berths the ships anew."""
    for mat in state.mats:
        clear_mat(state, mat)
    clear_map(state)
    set_berths(state, story)
    state.admiral = NOBODY
    state.governor = NOBODY
    state.informer = NOBODY
    state.look = NO_LOOK
    state.look_place = NOTHING
    state.heroes = 0
    state.outbound = full(state.seats, NOBODY)
    state.street = full(STREET_LENGTH, NOTHING)
    state.circles = full(STREET_LENGTH * MOST, NOBODY)


def clear_mat(state: State, mat: Mat) -> None:
    """reset.keep: the hold, the galleon, the pinnace and every disc."""
    for item in range(i64(ITEM_COUNT)):
        state.pool[item] += mat.hold[item]
        mat.hold[item] = 0
    if mat.pinnace:
        state.pinnaces += 1
    mat.pinnace = False
    mat.galleon = False
    mat.missions = full(DISC_COUNT, NOT_HELD)
    mat.discs = state.edition.player_discs
    mat.furthest = NOTHING
    mat.reach = 0
    mat.conquests = 0
    mat.home = False


def clear_map(state: State) -> None:
    """reset.keep: unclaimed treasure, unsold commodities, galleons and counters (unturned ones unseen)."""
    for place in range(i64(PLACES)):
        if state.treasure & BITS[place]:
            state.treasury[state.edition.treasure[place]] += 1
        for commodity in range(i64(COMMODITY_COUNT)):
            if state.wares[place] & BITS[commodity]:
                state.market[commodity] += 1
    state.treasure = 0
    state.turned = 0
    state.wares = full(PLACES, 0)
    state.galleons = full(PLACES, NOTHING)
    state.counters = full(PLACES, NOTHING)
    state.landed = full(PLACES * CIRCLES, NOBODY)


def set_berths(state: State, story: Story) -> None:
    """reset.order: by score, the leader first; tied captains keep their relative sailing order."""
    waiting = [state.outbound[dock] for dock in range(state.seats)]
    for dock in range(state.seats):
        leader = 0
        for rank in range(1, len(waiting)):
            if state.mats[waiting[rank]].score > state.mats[waiting[leader]].score:
                leader = rank
        seat = waiting.pop(leader)
        state.homebound[dock] = seat
        if story is not None:
            story.append(BerthSet(Seat(seat), int(dock) + 1, int(state.mats[seat].score)))


# 11 Final scoring


def score_game(state: State, story: Story) -> None:
    """final.commodities and final.chest, captain by captain in the order of the Homebound docks."""
    for dock in range(state.seats):
        seat = state.homebound[dock]
        mat = state.mats[seat]
        points = sets_value(state.edition, mat.cargo)
        mat.score += points
        if story is not None:
            story.append(CargoScored(Seat(seat), int(points)))
        score_chest(state, seat, story)
    if story is not None:
        winner = ranking(state)[0]
        story.append(GameWon(Seat(winner), int(state.mats[winner].score)))


def sets_value(edition: Edition, cargo: vec[i64]) -> i64:
    """final.commodities: sets of as many different ones as possible, again and again."""
    left = cargo[:]
    total: i64 = 0
    while True:
        different: i64 = 0
        for commodity in range(i64(COMMODITY_COUNT)):
            if left[commodity] > 0:
                left[commodity] -= 1
                different += 1
        if different == 0:
            return total
        total += edition.sets[different]


def chest_value(state: State, mat: Mat) -> i64:
    """final.chest: silver 3, gold 4, jewel 5."""
    total: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        total += mat.chest[treasure] * state.edition.chest[treasure]
    return total


def score_chest(state: State, seat: i64, story: Story) -> None:
    """final.chest: the chests are opened."""
    mat = state.mats[seat]
    points = chest_value(state, mat)
    mat.score += points
    if story is not None:
        silver, gold, jewel = mat.chest[SILVER], mat.chest[GOLD], mat.chest[JEWEL]
        story.append(ChestOpened(Seat(seat), int(silver), int(gold), int(jewel), int(points)))


def ranking(state: State) -> list[int]:
    """final.tie: seats by score, ties broken by the Homebound docks, lower first."""
    docked = [int(state.homebound[dock]) for dock in range(state.seats) if state.homebound[dock] != NOBODY]
    at_sea = [seat for seat in range(int(state.seats)) if seat not in docked]
    ranked: list[int] = []
    for seat in docked + at_sea:
        rank = 0
        while rank < len(ranked) and state.mats[ranked[rank]].score >= state.mats[seat].score:
            rank += 1
        ranked.insert(rank, seat)
    return ranked
