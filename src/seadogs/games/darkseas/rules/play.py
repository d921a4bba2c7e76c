"""Who is asked, what they may do, and doing it: the chapters behind one table of contents."""

from typing import Any, Final

from mypy_extensions import i64

from seadogs.games.darkseas.actions import (
    DRAW_TILE,
    DRAW_TREASURE,
    Action,
    Activate,
    DealHarbour,
    DrawFirst,
    DrawTile,
    DrawTiles,
    DrawTreasure,
    LayHarbour,
    MoveCaptain,
    OpenWith,
    PlaceTile,
    RollAgain,
    RollDie,
    Sail,
    Scheme,
    StayCaptain,
    TakeDoubloon,
    ThrowAway,
)
from seadogs.games.darkseas.events import Event, Story
from seadogs.games.darkseas.events_turn import TurnDone
from seadogs.games.darkseas.rules import captain, place, setup, ship
from seadogs.games.darkseas.rules.asks import answer, ask_choices
from seadogs.games.darkseas.rules.flow import advance, pass_empty_steps
from seadogs.games.darkseas.rules.round import again_choices, begin_turns, die_choices, roll_again, roll_die
from seadogs.games.darkseas.rules.scheme import add_schemes, scheme
from seadogs.games.darkseas.rules.together import drawer, whisper
from seadogs.games.darkseas.state import (
    ASK_DRAW_TILE,
    ASK_DRAW_TREASURE,
    AT_ISLAND,
    DONE,
    FIRST,
    HARBOURS,
    IN_STACK,
    NO_ASK,
    OPENING,
    OVER,
    PLACING,
    REROLL,
    RESOLVING,
    ROLLING,
    SHIP,
    TILES,
    TREASURES,
    TURNS,
    State,
    reserve_left,
    tiles_at,
)
from seadogs.games.darkseas.terms import BASIC, NOBODY, TREASURE_COUNT
from seadogs.kernel.names import CHANCE, CHANCE_SEAT, Seat


def even(actions: list[Action]) -> list[tuple[Action, float]]:
    chance = 1.0 / float(len(actions))
    return [(action, chance) for action in actions]


def even_tiles() -> list[Any]:
    """Every tile with its chance when n are left, at n * BASIC + tile."""
    found: list[Any] = []
    for left in range(BASIC + 1):
        found.extend([(DRAW_TILE[tile], 1.0 / float(left or 1)) for tile in range(BASIC)])
    return found


# Made once, because tiles are drawn and dice rolled often. What they hold is never unpacked here: hence Any.
TILE_ODDS: Final[list[Any]] = even_tiles()
DIE_ODDS: Final[list[Any]] = list(even(die_choices()))


def runner(state: State, seat: i64) -> i64:
    """Whose turn or tile asks `seat` (or chance) something now, or NOBODY."""
    phase = state.phase
    if phase != TURNS and phase != RESOLVING:
        return NOBODY
    if state.simultaneous and phase == TURNS:
        drawing = drawer(state)
        if seat == CHANCE_SEAT or drawing != NOBODY:
            return drawing if seat == CHANCE_SEAT else NOBODY
        return seat if state.mats[seat].step != DONE else NOBODY
    mat = state.mats[state.turn]
    asked = state.turn if mat.ask == NO_ASK else mat.asked
    return state.turn if asked == seat else NOBODY


def waiting(state: State) -> list[Seat]:
    """Who must decide now: one seat, several at once, chance, or nobody when the game is over."""
    phase = state.phase
    if phase == TURNS or phase == RESOLVING:
        if state.simultaneous and phase == TURNS:
            return waiting_at_once(state)
        mat = state.mats[state.turn]
        return [Seat(state.turn if mat.ask == NO_ASK else mat.asked)]
    if phase == REROLL:
        return [Seat(state.active)]
    if phase == OPENING or (phase == HARBOURS and state.choose_harbours):
        return [Seat(seat) for seat in range(state.seats) if setup_choices(state, seat)]
    return [] if phase == OVER else [CHANCE]


def waiting_at_once(state: State) -> list[Seat]:
    """option.simultaneous: all who are not done; chance first, where one of them draws or rolls."""
    if drawer(state) != NOBODY:
        return [CHANCE]
    return [Seat(seat) for seat in range(state.seats) if state.mats[seat].step != DONE]


def setup_choices(state: State, seat: i64) -> list[Action]:
    """What all choose at the same time, each apart from the others."""
    mat = state.mats[seat]
    return setup.opening_choices(mat) if state.phase == OPENING else setup.harbour_choices(mat)


def choices(state: State, seat: i64) -> list[Action]:
    """Everything that `seat`, or chance, may do now."""
    phase = state.phase
    if seat < CHANCE_SEAT:
        return []
    if phase == TURNS or phase == RESOLVING:
        running = runner(state, seat)
        if running == NOBODY:
            return []
        if state.mats[running].ask == NO_ASK:
            return turn_choices(state, running)
        if seat == CHANCE_SEAT:
            return [action for action, _ in odds(state)]
        return ask_choices(state, running)
    if phase == REROLL:
        return again_choices() if seat == state.active else []
    if phase == OPENING or (phase == HARBOURS and state.choose_harbours):
        return setup_choices(state, seat) if seat >= 0 else []
    if phase == OVER or seat != CHANCE_SEAT:
        return []
    return [action for action, _ in odds(state)]


def turn_choices(state: State, seat: i64) -> list[Action]:
    """What the step of a turn offers."""
    mat = state.mats[seat]
    step = mat.step
    if step == SHIP:
        return ship.ship_choices(state, seat)
    if step == PLACING:
        return place.place_choices(mat)
    if step == AT_ISLAND:
        return captain.island_choices(state)
    found: list[Action] = []
    add_schemes(state, mat, found)
    captain.add_steps(mat, found)
    return found


def odds(state: State) -> list[tuple[Action, float]]:
    """Tiles in the stack, faces and harbours are as likely as each other; treasures by how many lie there."""
    phase = state.phase
    if phase == TURNS or phase == RESOLVING:
        question = state.mats[runner(state, CHANCE_SEAT)].ask
        if question == ASK_DRAW_TILE:
            return tile_odds(state)
        if question == ASK_DRAW_TREASURE:
            return treasure_odds(state)
        return DIE_ODDS.copy()
    if phase == TILES:
        return tile_odds(state)
    if phase == TREASURES:
        return treasure_odds(state)
    if phase == HARBOURS:
        return even(setup.undealt_harbours(state))
    if phase == FIRST:
        return even(setup.first_choices(state))
    return DIE_ODDS.copy()


def tile_odds(state: State) -> list[tuple[Action, float]]:
    """setup.hand, tiles.reshuffle: the stacks are shuffled."""
    row = tiles_at(state, IN_STACK) * BASIC
    found: list[Any] = []
    for tile in range(i64(BASIC)):
        if state.lies[tile] == IN_STACK:
            found.append(TILE_ODDS[row + tile])
    return found


def treasure_odds(state: State) -> list[tuple[Action, float]]:
    """supply.limits: those that lie face down, shuffled."""
    left = float(reserve_left(state))
    found: list[tuple[Action, float]] = []
    for treasure in range(i64(TREASURE_COUNT)):
        count = state.reserve[treasure]
        if count > 0:
            found.append((DRAW_TREASURE[treasure], float(count) / left))
    return found


def perform(state: State, seat: i64, action: Action, story: Story) -> None:
    """Do a legal action, and all that follows by itself."""
    phase = state.phase
    if phase == TURNS and state.simultaneous:
        perform_unseen(state, seat, action, story)
    elif phase == TURNS or phase == RESOLVING:
        go(state, state.turn, action, story)
    elif phase == ROLLING:
        if isinstance(action, RollDie):
            roll_die(state, action.colour, story)
    elif phase == REROLL:
        if isinstance(action, RollAgain):
            roll_again(state, action.dice)
        else:
            begin_turns(state, story)
    else:
        set_up(state, seat, action, story)
    advance(state, story)


def perform_unseen(state: State, seat: i64, action: Action, story: Story) -> None:
    """option.simultaneous: what happens in an unfinished turn is its seat's alone until all are done."""
    running = runner(state, seat)
    heard: list[Event] = []
    go(state, running, action, heard)
    whisper(state, running, heard, story)
    mat = state.mats[running]
    if mat.ask == NO_ASK:
        pass_empty_steps(state, running, mat)
    if mat.step == DONE and story is not None:
        story.append(TurnDone(Seat(running)))


def go(state: State, seat: i64, action: Action, story: Story) -> None:
    """Go on with this seat's turn, or with its tile."""
    mat = state.mats[seat]
    if mat.ask != NO_ASK:
        answer(state, seat, action, story)
    elif isinstance(action, Sail):
        ship.sail(state, seat, story)
    elif isinstance(action, Activate):
        ship.activate(state, seat, action.slot, story)
    elif isinstance(action, MoveCaptain):
        captain.move_captain(state, seat, action.spot, story)
        captain.end_steps(mat)
    elif isinstance(action, StayCaptain):
        captain.end_steps(mat)
    elif isinstance(action, Scheme):
        scheme(state, seat, action.tile, story)
    elif isinstance(action, PlaceTile):
        place.place_tile(state, seat, action.tile, action.side, story)
    elif isinstance(action, TakeDoubloon):
        captain.take_doubloon(state, seat, story)
    elif isinstance(action, DrawTiles):
        captain.draw_tiles(state, seat, story)
    elif mat.step == SHIP:
        ship.anchor(mat)
    elif mat.step == PLACING:
        place.place_nothing(mat)
    else:
        captain.take_nothing(state, seat)


def set_up(state: State, seat: i64, action: Action, story: Story) -> None:
    """1 Setup."""
    if isinstance(action, DealHarbour):
        setup.lay_harbour(state, setup.lacks_harbours(state), action.colour, story)
    elif isinstance(action, LayHarbour):
        setup.lay_harbour(state, seat, action.colour, story)
    elif isinstance(action, DrawTreasure):
        setup.deal_treasure(state, setup.lacks_treasure(state), action.treasure, story)
    elif isinstance(action, DrawTile):
        setup.deal_tile(state, setup.lacks_tiles(state), action.tile, story)
    elif isinstance(action, OpenWith):
        setup.open_with(state, seat, action.tile, story)
    elif isinstance(action, ThrowAway):
        setup.throw_away(state, seat, action.tile, story)
    elif isinstance(action, DrawFirst):
        setup.draw_first(state, action.seat, story)
