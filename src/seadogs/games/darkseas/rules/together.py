"""option.simultaneous: all play their turns at the same time, unseen; what touches others waits until all are done."""

from mypy_extensions import i64

from seadogs.games.darkseas.events import Echo, Event, Story, Whisper
from seadogs.games.darkseas.events_tiles import TreasureKept, TreasurePaid
from seadogs.games.darkseas.events_turn import TileResolved
from seadogs.games.darkseas.rules.effects import begin, run
from seadogs.games.darkseas.rules.round import next_seat
from seadogs.games.darkseas.rules.supply import forget_bank, forget_one
from seadogs.games.darkseas.state import ASIDE, DONE, IN_DISCARDS, NO_ASK, RESOLVING, State
from seadogs.games.darkseas.telling import tell
from seadogs.games.darkseas.terms import BASIC, NOBODY, NOTHING, TREASURES
from seadogs.kernel.names import CHANCE_SEAT, WATCHER, Seat


def drawer(state: State) -> i64:
    """The first in turn order for whom something is to be drawn or rolled, or NOBODY."""
    seat = state.active
    for _ in range(state.seats):
        mat = state.mats[seat]
        if mat.ask != NO_ASK and mat.asked == CHANCE_SEAT:
            return seat
        seat = next_seat(state, seat)
    return NOBODY


def all_done(state: State) -> bool:
    return all(mat.step == DONE for mat in state.mats)


def whisper(state: State, seat: i64, heard: list[Event], story: Story) -> None:
    """option.simultaneous: nobody sees another's unfinished turn, but all hear of it when all are done."""
    for event in heard:
        if isinstance(event, Whisper | Echo):
            continue
        if story is not None:
            story.append(Whisper(event, Seat(seat)))
        openly = tell(event, WATCHER)
        if openly is not None and not isinstance(openly, Whisper | Echo):
            keep(state, Echo(openly, Seat(seat)))


def keep(state: State, echo: Echo) -> None:
    """Turn by turn from the active player, whoever was quicker."""
    place = len(state.kept)
    while place > 0 and turns_later(state, state.kept[place - 1].but) > turns_later(state, echo.but):
        place -= 1
    state.kept.insert(place, echo)


def turns_later(state: State, seat: int) -> int:
    """How many seats after the active player's this one is."""
    return (seat - int(state.active)) % int(state.seats)


def tell_kept(state: State, story: Story) -> None:
    """option.simultaneous: turns are open now; hidden.secrets: so are the treasures that were paid in them."""
    for echo in state.kept:
        if isinstance(echo.event, TreasurePaid):
            learn_payment(state, int(echo.event.seat), TREASURES.index(echo.event.treasure))
        elif isinstance(echo.event, TreasureKept):
            forget_bank(state, int(echo.event.seat))
        if story is not None:
            story.append(echo)
    state.kept = []


def learn_payment(state: State, payer: i64, treasure: i64) -> None:
    for seat in range(i64(state.seats)):
        if seat != payer:
            forget_one(state, seat, payer, treasure)


def open_turns(state: State, story: Story) -> None:
    """option.simultaneous: all are done. What was discarded joins the open discards."""
    tell_kept(state, story)
    state.shown = []
    state.phase = RESOLVING
    state.turn = state.active
    for tile in range(i64(BASIC)):
        if state.lies[tile] >= ASIDE:
            state.lies[tile] = IN_DISCARDS


def resolve_next(state: State, story: Story) -> bool:
    """option.simultaneous: the next tile that waited, in turn order from the active player. False if none is left."""
    while True:
        mat = state.mats[state.turn]
        if mat.owed_count > 0:
            break
        state.turn = next_seat(state, state.turn)
        if state.turn == state.active:
            state.turn = NOBODY
            return False
    tile, here = mat.owed[0], mat.owed_here[0]
    mat.owed_count -= 1
    for n in range(mat.owed_count):
        mat.owed[n] = mat.owed[n + 1]
        mat.owed_here[n] = mat.owed_here[n + 1]
    mat.owed[mat.owed_count] = NOTHING
    mat.owed_here[mat.owed_count] = NOTHING
    if story is not None:
        story.append(TileResolved(Seat(state.turn), state.edition.keys[tile]))
    begin(state, state.turn, tile, here)
    run(state, state.turn, story)
    return True
