"""2 A round: four dice for everybody, rolled again at will once, and a turn for each."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import KEEP_DICE, ROLL_AGAIN, ROLL_DIE, Action
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import DiceRolled, RoundBegan, TurnBegan, TurnsBegan
from seadogs.games.darkseas.state import BITS, REROLL, ROLLING, SCHEME, TURNS, WAITING, Mat, State
from seadogs.games.darkseas.terms import COLOUR_COUNT, COLOURS, DICE, NOBODY, NOTHING
from seadogs.kernel.names import Seat


def begin_round(state: State, story: Story) -> None:
    """round.roll: the active player has all four dice."""
    state.round += 1
    state.phase = ROLLING
    state.turn = NOBODY
    state.again = 0
    for die in range(i64(DICE)):
        state.dice[die] = NOTHING
    for mat in state.mats:
        mat.step = WAITING
        mat.spent = 0
        mat.entered = 0
    if story is not None:
        story.append(RoundBegan(int(state.round), Seat(state.active)))


def die_choices() -> list[Action]:
    """round.roll: six faces."""
    choices: list[Action] = []
    for colour in range(i64(COLOUR_COUNT)):
        choices.append(ROLL_DIE[colour])
    return choices


def roll_die(state: State, colour: i64, story: Story) -> None:
    """round.roll: the next of the dice that are in the air."""
    left: i64 = 0
    for die in range(i64(DICE)):
        if state.dice[die] == NOTHING:
            if left == 0:
                state.dice[die] = colour
            left += 1
    if left > 1:
        return
    if story is not None:
        story.append(dice_rolled(state))
    if state.again:
        begin_turns(state, story)
    else:
        state.phase = REROLL


def dice_rolled(state: State) -> DiceRolled:
    """round.roll: what lies there now, and which of them were thrown: at first all."""
    shown = [COLOURS[state.dice[die]] for die in range(DICE)]
    again = [state.again & BITS[die] != 0 for die in range(i64(DICE))]
    thrown = again if state.again else [True] * DICE
    return DiceRolled(
        Seat(state.active), shown[0], shown[1], shown[2], shown[3], thrown[0], thrown[1], thrown[2], thrown[3],
        again.count(True),
    )  # fmt: skip


def again_choices() -> list[Action]:
    """round.roll: any of them, all chosen ones together, once."""
    choices: list[Action] = [KEEP_DICE]
    choices.extend(ROLL_AGAIN)
    return choices


def roll_again(state: State, dice: i64) -> None:
    """round.roll: these bits of the dice."""
    state.again = dice
    state.phase = ROLLING
    for die in range(i64(DICE)):
        if dice & BITS[die]:
            state.dice[die] = NOTHING


def begin_turns(state: State, story: Story) -> None:
    """round.turns: from the active player clockwise; option.simultaneous: all at the same time."""
    state.phase = TURNS
    if not state.simultaneous:
        state.turn = state.active
        begin_turn(state, state.active, story)
        return
    for mat in state.mats:
        mat.step = SCHEME
    state.shown = [mat.clone() for mat in state.mats]
    if story is not None:
        story.append(TurnsBegan(int(state.round)))


def begin_turn(state: State, seat: i64, story: Story) -> None:
    """round.turns: the same four dice, whole for everyone."""
    state.mats[seat].step = SCHEME
    if story is not None:
        story.append(TurnBegan(Seat(seat)))


def next_seat(state: State, seat: i64) -> i64:
    """Clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def schemes_made(mat: Mat, colour: i64) -> i64:
    """scheme.match: with dice of this colour, this turn."""
    return (mat.spent // BITS[3 * colour]) % 8
