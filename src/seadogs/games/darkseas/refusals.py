"""Why a seat may not do something now: a code, the clause, and values that this seat may know."""

from seadogs.games.darkseas.actions import (
    Action,
    Activate,
    Anchor,
    DealHarbour,
    DiscardTile,
    DrawFirst,
    DrawTile,
    DrawTiles,
    DrawTreasure,
    KeepTile,
    KeepTreasure,
    LayHarbour,
    MoveCaptain,
    OpenWith,
    PayDoubloons,
    PayTreasure,
    PlacePirate,
    PlaceTile,
    RemovePirate,
    ReplacePirate,
    RollDie,
    Sail,
    Scheme,
    ThrowAway,
)
from seadogs.games.darkseas.asking import question
from seadogs.games.darkseas.preview import tile_key
from seadogs.games.darkseas.rules.captain import can_step
from seadogs.games.darkseas.rules.play import choices, runner, waiting
from seadogs.games.darkseas.rules.round import schemes_made
from seadogs.games.darkseas.rules.setup import has_harbour
from seadogs.games.darkseas.rules.ship import can_activate, lets_in, next_harbour
from seadogs.games.darkseas.state import (
    BITS,
    NO_ASK,
    OVER,
    PHASES,
    STEPS,
    Mat,
    State,
    at_once,
    dice_of,
    room_at,
)
from seadogs.games.darkseas.terms import COLOURS, DIRECTIONS, NOBODY, NOTHING, SLOTS, SPOTS, TREASURES
from seadogs.kernel.names import CHANCE, Fact, Seat
from seadogs.kernel.refusal import Refusal

CHANCES = (DealHarbour, DrawTreasure, DrawTile, DrawFirst, RollDie)


def why_not(state: State, seat: Seat, action: Action) -> Refusal:
    """The clause that forbids an illegal action, with the values that matter. Of secrets it says nothing."""
    if state.phase == OVER:
        return Refusal("match-over", "round.turns")
    if isinstance(action, CHANCES):
        return Refusal("chance-decides", "round.roll")
    if not choices(state, seat):
        return not_your_turn(state, seat)
    running = int(runner(state, seat))
    if running == NOBODY:
        return why_not_setup(state, seat, action)
    mat = state.mats[running]
    if mat.ask != NO_ASK:
        return why_not_answer(state, seat, action)
    match STEPS[mat.step]:
        case "scheme":
            return why_not_scheme(state, seat, mat, action)
        case "ship":
            return why_not_ship(state, seat, mat, action)
        case "place":
            return why_not_place(state, seat, mat, action)
        case _:
            if isinstance(action, DrawTiles):
                return Refusal("no-tiles-left", "tiles.reshuffle")
            return not_now(state, seat)


def not_your_turn(state: State, seat: Seat) -> Refusal:
    """Somebody else is asked. option.simultaneous: that another's draw is under way is not to be seen."""
    if at_once(state):
        return Refusal("turn-done", "option.simultaneous")
    asked = waiting(state)
    if asked == [CHANCE]:
        return Refusal("chance-first", "round.roll")
    if PHASES[state.phase] in ("harbours", "opening"):
        return Refusal("chosen-already", question(state, seat)[1])
    return Refusal("not-your-turn", "round.turns", {"other": asked[0]})


def not_now(state: State, seat: Seat) -> Refusal:
    """Another question is being asked."""
    name, clause = question(state, seat)
    facts: dict[str, Fact] = {"question": name}
    return Refusal("not-asked", clause, facts)


def in_hand(mat: Mat, tile: int) -> bool:
    return any(mat.hand[n] == tile for n in range(int(mat.hand_count)))


def not_in_hand(state: State, tile: int) -> Refusal:
    return Refusal("not-in-hand", "hidden.secrets", {"tile": tile_key(state, tile)})


def why_not_setup(state: State, seat: Seat, action: Action) -> Refusal:
    """1 Setup and 2 the dice."""
    mat = state.mats[seat]
    match action:
        case LayHarbour() if PHASES[state.phase] == "harbours" and has_harbour(mat, action.colour):
            return Refusal("harbour-laid", "setup.island", {"colour": COLOURS[action.colour]})
        case OpenWith() | ThrowAway() if PHASES[state.phase] == "opening":
            if not in_hand(mat, action.tile):
                return not_in_hand(state, action.tile)
            if isinstance(action, ThrowAway) and action.tile == mat.opening:
                return Refusal("same-tile", "setup.hand", {"tile": tile_key(state, action.tile)})
            return not_now(state, seat)
        case _:
            return not_now(state, seat)


def why_not_scheme(state: State, seat: Seat, mat: Mat, action: Action) -> Refusal:
    """3 Schemes and 4 the captain's step."""
    match action:
        case Scheme():
            if not in_hand(mat, action.tile):
                return not_in_hand(state, action.tile)
            colour = int(state.edition.die[action.tile])
            facts: dict[str, Fact] = {"tile": tile_key(state, action.tile)}
            if colour == NOTHING:
                return Refusal("no-scheme", "scheme.match", facts)
            facts |= {"colour": COLOURS[colour], "count": int(dice_of(state, colour))}
            used = int(schemes_made(mat, colour))
            return Refusal("schemes-spent" if used else "no-such-die", "scheme.match", facts)
        case MoveCaptain():
            facts = {"spot": SPOTS[action.spot]}
            if action.spot == mat.captain:
                return Refusal("captain-there", "captain.move", facts)
            if not can_step(mat, action.spot):
                return Refusal("captain-too-far", "captain.move", facts)
            return not_now(state, seat)
        case Sail() | Activate() | Anchor():
            return Refusal("captain-first", "round.turns")
        case _:
            return not_now(state, seat)


def why_not_ship(state: State, seat: Seat, mat: Mat, action: Action) -> Refusal:
    """5 The ship."""
    match action:
        case Sail():
            direction = int(next_harbour(mat))
            facts: dict[str, Fact] = {"direction": DIRECTIONS[direction], "colour": COLOURS[mat.harbours[direction]]}
            if mat.entered & BITS[direction] and lets_in(state, mat, direction):
                return Refusal("entered-already", "ship.once", facts)
            return Refusal("harbour-closed", "ship.enter", facts)
        case Activate():
            return why_not_activate(state, mat, seat, action.slot)
        case Scheme() if in_hand(mat, action.tile):
            return Refusal("scheming-over", "round.turns", {"tile": tile_key(state, action.tile)})
        case MoveCaptain():
            return Refusal("captain-moved", "captain.move")
        case _:
            return not_now(state, seat)


def why_not_activate(state: State, mat: Mat, seat: Seat, slot: int) -> Refusal:
    """ship.activate"""
    tile = int(mat.slots[slot])
    facts: dict[str, Fact] = {"slot": SLOTS[slot], "direction": DIRECTIONS[slot // 2]}
    if tile == NOTHING:
        return Refusal("slot-empty", "ship.activate", facts)
    facts["tile"] = tile_key(state, tile)
    if slot // 2 != mat.ship:
        return Refusal("ship-elsewhere", "ship.activate", facts)
    if not mat.entered & BITS[mat.ship]:
        return Refusal("not-entered", "ship.activate", facts)
    if state.edition.scores[tile]:
        return Refusal("scores-at-end", "power.tiles", facts)
    if mat.woken & BITS[slot % 2]:
        return Refusal("activated-already", "ship.activate", facts)
    assert not can_activate(state, seat, slot % 2)
    return Refusal("changes-nothing", "ship.activate", facts)


def why_not_place(state: State, seat: Seat, mat: Mat, action: Action) -> Refusal:
    """6 Placing."""
    match action:
        case PlaceTile():
            if not in_hand(mat, action.tile):
                return not_in_hand(state, action.tile)
            slot = 2 * int(mat.ship) + action.side
            return Refusal("slot-free", "place.replace", {"slot": SLOTS[slot], "direction": DIRECTIONS[mat.ship]})
        case Sail() | Activate():
            return Refusal("anchored", "round.turns")
        case _:
            return not_now(state, seat)


def why_not_answer(state: State, seat: Seat, action: Action) -> Refusal:
    """7 and 8: an answer that is not among those asked for, by the seat's own things."""
    mat = state.mats[seat]
    offered = {type(option) for option in choices(state, seat)}
    if type(action) not in offered:
        return not_now(state, seat)
    match action:
        case PlacePirate() if not room_at(state.edition, mat, action.direction):
            facts: dict[str, Fact] = {"direction": DIRECTIONS[action.direction], "count": int(state.edition.berths)}
            return Refusal("harbour-full", "pirate.four", facts)
        case RemovePirate() | ReplacePirate():
            return Refusal("no-such-pirate", "word.own", {"direction": DIRECTIONS[action.direction]})
        case KeepTreasure():
            return Refusal("not-drawn", "hidden.secrets", {"treasure": TREASURES[action.treasure]})
        case PayTreasure():
            return Refusal("no-such-treasure", "word.pay", {"treasure": TREASURES[action.treasure]})
        case KeepTile():
            return Refusal("tile-not-drawn", "captain.island", {"tile": tile_key(state, action.tile)})
        case PayDoubloons():
            return Refusal("too-few-doubloons", "word.pay", {"count": action.count, "have": int(mat.doubloons)})
        case MoveCaptain():
            return Refusal("captain-there", "captain.move", {"spot": SPOTS[action.spot]})
        case DiscardTile() if mat.slots[action.slot] != NOTHING:
            return Refusal("tile-guarded", "captain.protects", {"tile": tile_key(state, int(mat.slots[action.slot]))})
        case _:
            return Refusal("not-offered", question(state, seat)[1])
