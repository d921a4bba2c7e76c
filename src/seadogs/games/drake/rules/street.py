"""2 Provisioning: captains walk down Plymouth Street, one disc or one sailing a turn."""

from mypy_extensions import i64

from seadogs.games.drake.actions import PUT_OUT, VISIT, Action
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_ashore import PutOut, Visited
from seadogs.games.drake.rules.locations import receive
from seadogs.games.drake.state import State, discs_at, position_of
from seadogs.games.drake.terms import DOCKSIDE, DRAKE, DRAKE_DISCS, INVESTOR, LOCATIONS, MOST, NOBODY, STREET_LENGTH
from seadogs.kernel.names import Fact, Seat
from seadogs.kernel.refusal import Refusal


def on_turn(state: State) -> i64:
    """street.turn: whose ship lies in the Homebound dock whose turn it is."""
    return state.homebound[state.turn]


def turn_choices(state: State) -> list[Action]:
    """street.turn: a disc at a location further along, or out to the Outbound docks (street.sail: always)."""
    seat = on_turn(state)
    mat = state.mats[seat]
    if owes_drake(state, seat):
        return [VISIT[DRAKE]]
    choices: list[Action] = [PUT_OUT]
    if mat.discs == 0:  # street.discs
        return choices
    for position in range(mat.furthest + 1, i64(STREET_LENGTH)):  # street.forward, street.once
        tile = state.street[position]
        if has_room(state, seat, tile):
            choices.append(VISIT[tile])
    return choices


def has_room(state: State, seat: i64, tile: i64) -> bool:
    """street.circle: a disc needs a free circle; Investor and Dockside have room for everybody."""
    if tile == DOCKSIDE:
        return True
    if tile == INVESTOR:
        return not state.mats[seat].investor_spent  # location.investor: once a game
    if tile == DRAKE:
        return drake_free(state) and state.mats[seat].discs >= DRAKE_DISCS
    circles = state.edition.location_circles[tile]
    return state.circles[tile * MOST + circles - 1] == NOBODY  # they fill from the best down


def drake_free(state: State) -> bool:
    """location.drake: one captain only."""
    return state.circles[DRAKE * MOST] == NOBODY


def owes_drake(state: State, seat: i64) -> bool:
    """location.drake: the first of the two discs lies, so this captain's next turn is forced."""
    return state.circles[DRAKE * MOST] == seat and state.circles[DRAKE * MOST + 1] == NOBODY


def visit(state: State, tile: i64, story: Story) -> None:
    """street.turn: lay a disc on the best free circle (street.circle) and take what it shows."""
    seat = on_turn(state)
    mat = state.mats[seat]
    circle = discs_at(state, tile)
    position = position_of(state, tile)
    state.circles[tile * MOST + circle] = seat
    mat.discs -= 1
    mat.furthest = position
    if story is not None:
        story.append(Visited(Seat(seat), LOCATIONS[tile], int(position) + 1, int(circle) + 1))
    receive(state, seat, tile, circle, story)
    if not state.frames:
        end_turn(state)


def put_out(state: State, story: Story) -> None:
    """street.sail: to the lowest free Outbound dock, whose number is the place in the sailing order."""
    seat = on_turn(state)
    state.homebound[state.turn] = NOBODY
    dock: i64 = 0
    while state.outbound[dock] != NOBODY:  # street.sailing-order
        dock += 1
    state.outbound[dock] = seat
    if story is not None:
        story.append(PutOut(Seat(seat), int(dock) + 1))
    end_turn(state)


def end_turn(state: State) -> None:
    """street.turn: the next captain in Homebound order who is not yet at sea."""
    for _ in range(state.seats):
        state.turn = (state.turn + 1) % state.seats
        if state.homebound[state.turn] != NOBODY:
            return


def all_out(state: State) -> bool:
    """street.turn: provisioning ends when every ship lies in an Outbound dock."""
    return state.outbound[state.seats - 1] != NOBODY


def why_not_visit(state: State, seat: i64, tile: i64) -> Refusal:
    """Why the captain on turn may not lay a disc there, from what lies open to all (street.open)."""
    mat = state.mats[seat]
    location = LOCATIONS[tile]
    if owes_drake(state, seat):
        return Refusal("drake-owed", "location.drake", {"location": "drake"})
    if mat.furthest == STREET_LENGTH - 1:
        return Refusal("after-dockside", "street.dockside-then-sail", {"location": location})
    if mat.discs == 0:
        return Refusal("no-discs", "street.discs", {"location": location})
    position = position_of(state, tile)
    furthest = int(mat.furthest) + 1
    if position == mat.furthest:
        return Refusal("once-only", "street.once", {"location": location, "position": furthest})
    if position < mat.furthest:
        facts: dict[str, Fact] = {"location": location, "position": int(position) + 1, "furthest": furthest}
        return Refusal("one-way", "street.forward", facts)
    if tile == INVESTOR:
        return Refusal("investor-spent", "location.investor", {"location": location})
    if tile == DRAKE and drake_free(state):
        return Refusal("drake-needs-two", "location.drake", {"location": location, "count": int(mat.discs)})
    if tile == DRAKE:
        return Refusal("drake-taken", "location.drake", {"location": location})
    return Refusal("no-circle", "street.circle", {"location": location, "count": int(discs_at(state, tile))})


def why_not_put_out(state: State, seat: i64) -> Refusal:
    """Sailing is refused only between the two discs at Drake."""
    return Refusal("drake-owed", "location.drake", {"location": "drake"})
