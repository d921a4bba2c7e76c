"""What is being asked of whom: the name of the question, the clause it rests on, and its choices as facts."""

from seadogs.games.darkseas.actions import (
    Action,
    Activate,
    Anchor,
    ChoosePlayer,
    CopyTile,
    DiscardTile,
    DrawTiles,
    KeepDice,
    KeepTile,
    KeepTreasure,
    LayHarbour,
    LeavePlain,
    MoveCaptain,
    OpenWith,
    PayDoubloons,
    PayTreasure,
    PlaceNothing,
    PlacePirate,
    PlaceTile,
    RemovePirate,
    ReplacePirate,
    RollAgain,
    Sail,
    Scheme,
    StayCaptain,
    TakeBranch,
    TakeDoubloon,
    TakeNothing,
    ThrowAway,
    Upgrade,
)
from seadogs.games.darkseas.preview import choice_facts, direction_facts, tile_key
from seadogs.games.darkseas.rules.play import choices, runner
from seadogs.games.darkseas.state import ASKS, AT_ISLAND, NO_ASK, PHASES, STEPS, Mat, State
from seadogs.games.darkseas.terms import NOBODY, NOTHING
from seadogs.games.darkseas.texts import text_of
from seadogs.kernel.names import Choice, Fact, Facts, Prompt, Seat

QUESTIONS = {  # what the table waits for -> the prompt's name and its clause
    "harbours": ("lay-harbour", "setup.island"),
    "treasures": ("treasures", "setup.hand"),
    "tiles": ("tiles", "setup.hand"),
    "opening": ("open-with", "setup.hand"),
    "first": ("first", "setup.ship"),
    "rolling": ("rolling", "round.roll"),
    "reroll": ("reroll", "round.roll"),
    "turns": ("turns", "round.turns"),
    "resolving": ("resolving", "option.simultaneous"),
    "over": ("over", "final.tie"),
    "scheme": ("scheme", "scheme.match"),
    "island": ("island", "captain.island"),
    "ship": ("ship", "ship.clockwise"),
    "place": ("place-tile", "place.tile"),
    "done": ("turns", "round.turns"),
    "waiting": ("turns", "round.turns"),
    "roll": ("roll", "word.roll"),
    "draw-treasure": ("draw-treasure", "supply.limits"),
    "draw-tile": ("draw-tile", "tiles.reshuffle"),
    "keep-treasure": ("keep-treasure", "hidden.secrets"),
    "keep-tile": ("keep-tile", "captain.island"),
    "pirate": ("pirate", "word.place"),
    "upgrade": ("upgrade", "pirate.dread"),
    "replace": ("replace", "pirate.dread"),
    "remove": ("remove", "word.several"),
    "pay-pirate": ("pay-pirate", "word.pay"),
    "pay-treasure": ("pay-treasure", "word.pay"),
    "pay-doubloons": ("pay-doubloons", "word.pay"),
    "discard": ("discard", "word.several"),
    "choose-player": ("choose-player", "word.several"),
    "branch": ("branch", "word.several"),
    "move-captain": ("move-captain", "ship.activate"),
    "copy": ("copy", "ship.activate"),
}

# A step's question names all that the step can offer; where one of these kinds is not offered, another question is
# asked: step -> kind, the prompt's name and its clause.
WITHOUT: dict[str, tuple[tuple[type[Action], str, str], ...]] = {
    "scheme": ((Scheme, "captain", "captain.move"),),
    "island": ((DrawTiles, "island-doubloon", "captain.island"),),
    "ship": ((Activate, "ship-sail", "ship.clockwise"), (Sail, "ship-tiles", "ship.activate")),
}

NAMES: dict[type[Action], str] = {
    LayHarbour: "lay-harbour", OpenWith: "open-with", ThrowAway: "throw-away", KeepDice: "keep-dice",
    RollAgain: "roll-again", Scheme: "scheme", MoveCaptain: "move-captain", StayCaptain: "stay-captain",
    TakeDoubloon: "take-doubloon", DrawTiles: "draw-tiles", TakeNothing: "take-nothing", Sail: "sail",
    Anchor: "anchor", Activate: "activate", PlaceTile: "place-tile", PlaceNothing: "place-nothing",
    PlacePirate: "place-pirate", Upgrade: "upgrade", LeavePlain: "leave-plain", ReplacePirate: "replace-pirate",
    RemovePirate: "remove-pirate", KeepTreasure: "keep-treasure", PayTreasure: "pay-treasure", KeepTile: "keep-tile",
    PayDoubloons: "pay-doubloons", ChoosePlayer: "choose-player", TakeBranch: "take-branch",
    DiscardTile: "discard-tile", CopyTile: "copy-tile",
}  # fmt: skip


def question(state: State, seat: int) -> tuple[str, str]:
    """The name of what is asked of this seat now, or else of what the table waits for; and its clause."""
    running = int(runner(state, seat))
    if running == NOBODY:
        if PHASES[state.phase] == "opening" and seat >= 0 and state.mats[seat].opening != NOTHING:
            return "throw-away", "setup.hand"
        return QUESTIONS[PHASES[state.phase]]
    mat = state.mats[running]
    if mat.ask != NO_ASK:
        return QUESTIONS[ASKS[mat.ask]]
    step = STEPS[mat.step]
    offered = {type(action) for action in choices(state, seat)}
    for kind, name, clause in WITHOUT.get(step, ()):
        if kind not in offered:
            return name, clause
    return QUESTIONS[step]


def prompt(state: State, seat: Seat) -> Prompt:
    """What `seat`, which is waited for, is asked."""
    name, clause = question(state, seat)
    offered = tuple([choice(state, seat, action) for action in choices(state, seat)])
    return Prompt(seat, name, clause, prompt_facts(state, seat), offered)


def prompt_facts(state: State, seat: Seat) -> Facts:
    """What the question's sentence needs to name: the seat asked, the tile that asks and its owner, how many."""
    facts: dict[str, Fact] = {"seat": seat}
    running = int(runner(state, seat))
    if running == NOBODY:
        return facts | (direction_facts(state, seat) if PHASES[state.phase] == "harbours" else {})
    mat = state.mats[running]
    facts["other"] = running
    facts["tile"] = tile_key(state, mat.tile) if mat.ask != NO_ASK else ""
    facts["count"] = count_asked(state, mat)
    return facts | direction_facts(state, running)


def count_asked(state: State, mat: Mat) -> int:
    """How many more of what is asked about; the doubloons that the captain may take on the island."""
    if mat.ask != NO_ASK:
        return int(mat.due)
    return int(state.edition.island_doubloons) if mat.step == AT_ISLAND else 0


def choice(state: State, seat: Seat, action: Action) -> Choice:
    """One legal action as a named fact."""
    return Choice(text_of(action, state.edition), NAMES[type(action)], choice_facts(state, seat, action))
