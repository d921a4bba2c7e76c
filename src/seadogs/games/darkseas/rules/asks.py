"""What a scheme, a bonus or a tile waits for: what may be answered, and answering it."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import (
    BRANCH,
    CHOOSE,
    COPY,
    DISCARD,
    MOVE_CAPTAIN,
    PAY,
    PAY_TREASURE,
    Action,
    ChoosePlayer,
    CopyTile,
    DiscardTile,
    DrawTile,
    DrawTreasure,
    KeepTile,
    KeepTreasure,
    MoveCaptain,
    PayDoubloons,
    PayTreasure,
    PlacePirate,
    RemovePirate,
    ReplacePirate,
    RollDie,
    TakeBranch,
    Upgrade,
)
from seadogs.games.darkseas.edition import COUNT, WIDTH
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_tiles import TreasurePaid
from seadogs.games.darkseas.rules import draw, effects, landing, payment, registers
from seadogs.games.darkseas.rules.captain import move_captain
from seadogs.games.darkseas.rules.pirates import (
    pirate_choices,
    remove_choices,
    remove_pirate,
    replace_choices,
    replace_pirate,
    upgrade_choices,
)
from seadogs.games.darkseas.rules.possible import can_copy
from seadogs.games.darkseas.rules.round import die_choices
from seadogs.games.darkseas.rules.supply import discard_from_slot, show_and_return
from seadogs.games.darkseas.state import (
    ASK_BRANCH,
    ASK_CHOOSE,
    ASK_COPY,
    ASK_DISCARD,
    ASK_KEEP_TILE,
    ASK_KEEP_TREASURE,
    ASK_MOVE,
    ASK_PAY_DOUBLOONS,
    ASK_PAY_PIRATE,
    ASK_PAY_TREASURE,
    ASK_PIRATE,
    ASK_REMOVE,
    ASK_REPLACE,
    ASK_UPGRADE,
    NO_ASK,
    Mat,
    State,
    is_guarded,
)
from seadogs.games.darkseas.terms import NOTHING, SLOT_COUNT, SPOT_COUNT, TREASURE_COUNT, TREASURES
from seadogs.kernel.names import Seat


def ask_choices(state: State, seat: i64) -> list[Action]:
    """What may be answered to this seat's mat, by whomever it asks (chance's draws: `play.odds`)."""
    mat = state.mats[seat]
    question = mat.ask
    if question == ASK_UPGRADE:
        return upgrade_choices()
    if question == ASK_PIRATE:
        return pirate_choices(state, mat)
    if question == ASK_KEEP_TREASURE:
        return draw.keep_treasure_choices(mat)
    if question == ASK_KEEP_TILE:
        return draw.keep_tile_choices(mat)
    if question == ASK_REMOVE or question == ASK_PAY_PIRATE:
        return remove_choices(state.mats[mat.asked])
    if question == ASK_REPLACE:
        return replace_choices(mat)
    if question == ASK_DISCARD:
        return discard_choices(state.mats[mat.asked], mat.asked == seat)
    if question == ASK_PAY_TREASURE:
        return treasure_choices(state.mats[mat.asked])
    if question == ASK_PAY_DOUBLOONS:
        return doubloon_choices(state, mat)
    if question == ASK_CHOOSE:
        return player_choices(state, seat)
    if question == ASK_BRANCH:
        return [BRANCH[0], BRANCH[1]]
    if question == ASK_MOVE:
        return spot_choices(mat)
    if question == ASK_COPY:
        return copy_choices(state, seat)
    return die_choices()


def discard_choices(mat: Mat, own: bool) -> list[Action]:
    """captain.protects: a tile that is not protected; its owner chooses. From the own tiles none is."""
    choices: list[Action] = []
    for slot in range(i64(SLOT_COUNT)):
        if mat.slots[slot] != NOTHING and (own or not is_guarded(mat, slot // 2)):
            choices.append(DISCARD[slot])
    return choices


def treasure_choices(mat: Mat) -> list[Action]:
    """word.pay: a treasure of one's choice."""
    choices: list[Action] = []
    for treasure in range(i64(TREASURE_COUNT)):
        if mat.treasures[treasure] > 0:
            choices.append(PAY_TREASURE[treasure])
    return choices


def doubloon_choices(state: State, mat: Mat) -> list[Action]:
    """word.pay: up to as many as the tile says, and as the payer has."""
    most = state.edition.steps[mat.pc * WIDTH + COUNT]
    held = state.mats[mat.asked].doubloons
    choices: list[Action] = []
    for count in range((most if most < held else held) + 1):
        choices.append(PAY[count])
    return choices


def player_choices(state: State, seat: i64) -> list[Action]:
    """Any other player."""
    choices: list[Action] = []
    for other in range(i64(state.seats)):
        if other != seat:
            choices.append(CHOOSE[other])
    return choices


def spot_choices(mat: Mat) -> list[Action]:
    """A tile that moves the captain: anywhere else on the own island."""
    choices: list[Action] = []
    for spot in range(i64(SPOT_COUNT)):
        if spot != mat.captain:
            choices.append(MOVE_CAPTAIN[spot])
    return choices


def copy_choices(state: State, seat: i64) -> list[Action]:
    """Any harbour's tile that could do something here."""
    mat = state.mats[seat]
    choices: list[Action] = []
    for slot in range(i64(SLOT_COUNT)):
        if can_copy(state, seat, mat.slots[slot], mat.here):
            choices.append(COPY[slot])
    return choices


def answer(state: State, seat: i64, action: Action, story: Story) -> None:
    """Answer what this seat's mat waits for, or make the draw; then go on with what was being done."""
    mat = state.mats[seat]
    if isinstance(action, DrawTile):
        draw.draw_tile(state, seat, action.tile, story)
        finish_draw(state, mat)
    elif isinstance(action, DrawTreasure):
        draw.draw_treasure(state, seat, action.treasure, story)
        finish_draw(state, mat)
    elif isinstance(action, KeepTreasure):
        draw.keep_treasure(state, seat, action.treasure, story)
        finish_draw(state, mat)
    elif isinstance(action, KeepTile):
        draw.keep_tile(state, seat, action.tile, story)
        finish_draw(state, mat)
    elif isinstance(action, PlacePirate):
        landing.pirate_lands(state, seat, action.direction, story)
    elif isinstance(action, RemovePirate):
        lose_pirate(state, seat, action, story)
    elif isinstance(action, RollDie):
        effects.rolled(state, seat, action.colour, story)
    elif mat.ask == ASK_UPGRADE:
        landing.upgrade(state, seat, isinstance(action, Upgrade), story)
    else:
        answer_other(state, seat, action, story)
    effects.run(state, seat, story)


def finish_draw(state: State, mat: Mat) -> None:
    """Nothing more is drawn, and what was drawn is kept or given back."""
    if mat.ask == NO_ASK:
        registers.go_on(state, mat)


def lose_pirate(state: State, seat: i64, action: RemovePirate, story: Story) -> None:
    """A pirate removed, or paid."""
    mat = state.mats[seat]
    remove_pirate(state, mat.asked, action.direction, action.dread, story)
    if mat.ask == ASK_PAY_PIRATE:
        payment.one_paid(state, mat)
        return
    mat.due -= 1
    payment.next_loss(state, seat, story)


def answer_other(state: State, seat: i64, action: Action, story: Story) -> None:
    """The questions that are seldom asked."""
    mat = state.mats[seat]
    if isinstance(action, PayDoubloons):
        payment.pay_up_to(state, seat, action.count, story)
    elif isinstance(action, PayTreasure):
        if story is not None:
            story.append(TreasurePaid(Seat(mat.asked), TREASURES[action.treasure]))
        show_and_return(state, mat.asked, action.treasure)
        payment.one_paid(state, mat)
    elif isinstance(action, TakeBranch):
        effects.take_branch(state, mat, action.branch)
    elif isinstance(action, ChoosePlayer):
        effects.choose(state, seat, action.seat, story)
    elif isinstance(action, DiscardTile):
        discard_from_slot(state, mat.asked, action.slot, story)
        mat.due -= 1
        payment.next_loss(state, seat, story)
    elif isinstance(action, ReplacePirate):
        replace_pirate(state, seat, action.direction, story)
        registers.go_on(state, mat)
    elif isinstance(action, MoveCaptain):
        move_captain(state, seat, action.spot, story)
        registers.go_on(state, mat)
    elif isinstance(action, CopyTile):
        effects.copy(state, seat, action.slot, story)
