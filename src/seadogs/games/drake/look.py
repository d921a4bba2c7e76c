"""A View of the table for one seat, built up from nothing (how a guess at the rest is made: `imagine.py`)."""

from mypy_extensions import i64

from seadogs.games.drake.events import HIDDEN, SEALED
from seadogs.games.drake.rules.play import actor, is_over
from seadogs.games.drake.rules.reveal import arrival, voyage_steps
from seadogs.games.drake.state import (
    ASIDE,
    BITS,
    FRAMES,
    IN_HAND,
    LOOKED_AT_DEFENCE,
    LOOKED_AT_DISCS,
    NOT_HELD,
    OVER,
    PHASES,
    PLACING,
    SAILING,
    Mat,
    State,
    discs_at,
    is_turned,
)
from seadogs.games.drake.terms import (
    CAPTAINS,
    CIRCLES,
    COMMODITIES,
    COMMODITY_COUNT,
    DISC_COUNT,
    DISCS,
    DOCKSIDE,
    FORT,
    GALLEON,
    GHOST,
    HIND,
    INVESTOR,
    KIND_COUNT,
    KINDS,
    LOCATIONS,
    MOST,
    NOBODY,
    NOTHING,
    PLACES,
    STREET_LENGTH,
    TREASURES,
)
from seadogs.games.drake.views import CaptainView, CircleView, LocationView, LookView, MissionView, PlaceView, View
from seadogs.kernel.names import Seat

LOOKS = ("", "discs", "defence", "passed")


def view(state: State, seat: Seat) -> View:
    """What `seat`, or WATCHER, may know (street.open: all but counters, laid discs and chests)."""
    frame = state.frames[-1] if state.frames else None
    return View(
        seat=seat,
        seats=int(state.seats),
        voyage=int(state.voyage),
        voyages=int(state.edition.voyages),
        phase=PHASES[state.phase],
        step=DISCS[voyage_steps()[state.step]] if state.phase == SAILING else "",
        waiting=() if is_over(state) else (Seat(actor(state)),),
        frame=FRAMES[frame.kind] if frame is not None else "",
        frame_place=place_key(state, frame.place) if frame is not None else "",
        captains=tuple([captain_view(state, i64(other), seat) for other in range(len(state.mats))]),
        street=street_view(state),
        places=tuple([place_view(state, i64(place), seat) for place in range(PLACES)]),
        missions=missions_view(state, seat),
        homebound=tuple([int(state.homebound[dock]) for dock in range(state.seats)]),
        outbound=tuple([int(state.outbound[dock]) for dock in range(state.seats)]),
        pools=(int(state.pool[0]), int(state.pool[1]), int(state.pool[2]), int(state.pool[3])),
        look=LookView(LOOKS[state.look], place_key(state, state.look_place)),
        heroes=int(state.heroes),
        conquest_points=tuple([int(points) for points in state.edition.conquests]),
        set_points=tuple([int(points) for points in state.edition.sets]),
        chest_points=tuple([int(points) for points in state.edition.chest]),
        printed=state.edition.printed,
        fixed_street=state.fixed_street,
        tavern_thrown=state.tavern_thrown,
        hero_slides=state.hero_slides,
    )


def place_key(state: State, place: i64) -> str:
    return "" if place == NOTHING else state.edition.places[place]


def captain_view(state: State, seat: i64, viewer: i64) -> CaptainView:
    """A captain's open holdings, and what is that captain's alone if the viewer is the same."""
    mat = state.mats[seat]
    mine = seat == viewer
    return CaptainView(
        seat=int(seat),
        captain=CAPTAINS[seat],
        score=int(mat.score),
        crew=int(mat.hold[0]),
        guns=int(mat.hold[1]),
        supplies=int(mat.hold[2]),
        goods=int(mat.hold[3]),
        galleon=mat.galleon,
        pinnace=mat.pinnace,
        investor_spent=mat.investor_spent,
        discs_left=int(mat.discs),
        furthest=int(mat.furthest) + 1,
        homebound=dock_of(state, seat, True),
        outbound=dock_of(state, seat, False),
        reach=int(mat.reach),
        offices=offices(state, seat),
        discs_in_hand=len(discs_with(mat, IN_HAND)),
        discs_aside=len(discs_with(mat, ASIDE)),
        own_discs=tuple(discs_with(mat, IN_HAND)) if mine else (),
        own_aside=tuple(discs_with(mat, ASIDE)) if mine or state.phase == SAILING else (),
        conquests=tuple([KINDS[kind] for kind in range(KIND_COUNT) if mat.conquests & BITS[kind]]),
        ashore=state.phase >= PLACING and mat.reach == 0,
        home=mat.home,
        commodities=(int(mat.cargo[0]), int(mat.cargo[1]), int(mat.cargo[2]), int(mat.cargo[3])),
        chest=(int(mat.chest[0]), int(mat.chest[1]), int(mat.chest[2])) if mine or state.phase == OVER else None,
    )


def dock_of(state: State, seat: i64, homebound: bool) -> int:
    """The dock, counted from 1, where this captain's ship lies (Outbound: lay when sailing began); 0 if none."""
    docks = state.homebound if homebound else state.outbound
    for dock in range(state.seats):
        if docks[dock] == seat:
            return int(dock) + 1
    return 0


def offices(state: State, seat: i64) -> tuple[str, ...]:
    """What the street gave this captain for the voyage besides goods (location.*): all of it open."""
    held: list[str] = []
    if state.admiral == seat:
        held.append("admiral")
    if state.governor == seat:
        held.append("governor")
    if state.informer == seat:
        held.append("informer")
    mat = state.mats[seat]
    if mat.missions[HIND] != NOT_HELD:
        held.append("golden-hind")
    if mat.missions[GHOST] != NOT_HELD:
        held.append("ghost-ship")
    return tuple(held)


def discs_with(mat: Mat, code: i64) -> list[str]:
    return [DISCS[disc] for disc in range(DISC_COUNT) if mat.missions[disc] == code]


def street_view(state: State) -> tuple[LocationView, ...]:
    """The street as far as its tiles are laid."""
    seen: list[LocationView] = []
    for position in range(i64(STREET_LENGTH)):
        tile = state.street[position]
        if tile != NOTHING:
            to_all = tile == INVESTOR or tile == DOCKSIDE
            seen.append(LocationView(int(position) + 1, LOCATIONS[tile], circles_view(state, tile), to_all))
    return tuple(seen)


def circles_view(state: State, tile: i64) -> tuple[CircleView, ...]:
    """street.circle: from the best down; a location open to all has as many as discs lie there."""
    count = state.edition.location_circles[tile]
    lying = discs_at(state, tile)
    if tile == INVESTOR or tile == DOCKSIDE or lying > count:
        count = lying
    circles: list[CircleView] = []
    for circle in range(count):
        pays = state.edition.pay(state.seats, tile, circle)
        circles.append(CircleView(int(state.circles[tile * MOST + circle]), int(pays)))
    return tuple(circles)


def place_view(state: State, place: i64, viewer: i64) -> PlaceView:
    """A destination: the map's print, the counters as far as the viewer knows them, what is left there."""
    edition = state.edition
    kind = edition.kind[place]
    galleon = state.galleons[place]
    points = edition.points[place]
    cannons = edition.cannons[place]
    if galleon != NOTHING:
        points = edition.galleon_points[galleon]
        cannons = edition.galleon_guns[galleon]
    treasure = edition.treasure[place]
    shown = "" if treasure == NOTHING else TREASURES[treasure]
    landed: list[int] = []
    for circle in range(i64(CIRCLES)):
        if state.landed[place * CIRCLES + circle] != NOBODY:
            landed.append(int(state.landed[place * CIRCLES + circle]))
    return PlaceView(
        place=edition.places[place],
        title=edition.titles[place],
        kind=KINDS[kind],
        zone=int(edition.zone[place]),
        points=int(points),
        troops=int(edition.troops[place]),
        cannons=int(cannons),
        has_counter=state.counters[place] != NOTHING,
        counter=int(state.counters[place]) if knows_counter(state, place, viewer) else HIDDEN,
        counter_open=is_turned(state, place),
        treasure=shown if state.treasure & BITS[place] else "",
        treasure_shown=shown,
        commodities=tuple([COMMODITIES[c] for c in range(COMMODITY_COUNT) if state.wares[place] & BITS[c]]),
        circles=int(edition.circles[place]),
        taken=tuple(landed),
    )


def knows_counter(state: State, place: i64, viewer: i64) -> bool:
    """attack.turn-counter, prepare.admiral, prepare.governor, informer.peek-defence."""
    if state.counters[place] == NOTHING:
        return False
    if is_turned(state, place):
        return True
    if viewer < 0:
        return False
    kind = state.edition.kind[place]
    if (kind == GALLEON and state.admiral == viewer) or (kind == FORT and state.governor == viewer):
        return True
    return state.look == LOOKED_AT_DEFENCE and state.look_place == place and state.informer == viewer


def missions_view(state: State, viewer: i64) -> tuple[MissionView, ...]:
    """Discs on the map: once turned by destination in order of arrival, before that in sailing order alone.

    The order in which sealed discs are listed must not betray what they are: seats in turn, one entry a
    destination.
    """
    seen: list[MissionView] = []
    for place in range(i64(PLACES)):
        key = state.edition.places[place]
        if state.phase >= SAILING:
            for disc in arrival():
                for dock in range(state.seats):
                    seat = state.outbound[dock]
                    if seat != NOBODY and state.mats[seat].missions[disc] == place:
                        seen.append(MissionView(int(seat), key, DISCS[disc]))
            continue
        for dock in range(state.seats):
            seat = state.outbound[dock]
            lying = disc_lying(state, seat, place)
            if lying >= 0:
                known = knows_disc(state, seat, place, viewer)
                seen.append(MissionView(int(seat), key, DISCS[lying] if known else SEALED))
    return tuple(seen)


def disc_lying(state: State, seat: i64, place: i64) -> i64:
    """mission.one-each: this captain's disc at a destination, or -1."""
    if seat != NOBODY:
        for disc in range(i64(DISC_COUNT)):
            if state.mats[seat].missions[disc] == place:
                return disc
    return -1


def knows_disc(state: State, seat: i64, place: i64, viewer: i64) -> bool:
    """mission.hidden; informer.peek-discs: the holder remembers what lay where the Informer looked."""
    if seat == viewer:
        return True
    return state.look == LOOKED_AT_DISCS and state.look_place == place and state.informer == viewer
