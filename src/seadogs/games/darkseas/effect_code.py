"""Turns the effects of an edition's tiles into rows of numbers that `rules/effects` reads.

A step's row says where to go on, so that nothing has to be remembered but the place: what follows a block inside
a step is written as the block's end. Blocks that are done again and again (for each player, for each doubloon
paid) end in AGAIN, which goes back to their step. Never compiled: it runs once an edition.
"""

from collections.abc import Sequence
from typing import Final

from seadogs.games.darkseas.edition_shape import CONDITIONS, MEASURES
from seadogs.games.darkseas.printed import Effect, Step
from seadogs.games.darkseas.terms import MOST, NOTHING

# What a step does. `rules/effects` has the same numbers by these names.
END: Final = 0
GAIN: Final = 1
PLACE: Final = 2
REPLACE: Final = 3
REMOVE: Final = 4
DISCARD: Final = 5
PAY: Final = 6
PAY_UP_TO: Final = 7
DRAW: Final = 8
ROLL: Final = 9
IF: Final = 10
EITHER: Final = 11
CHOOSE: Final = 12
EACH: Final = 13
AGAIN: Final = 14
LOOK: Final = 15
MOVE: Final = 16
COPY: Final = 17
SCORE: Final = 18
VERBS: Final = {
    "gain": GAIN, "place": PLACE, "replace": REPLACE, "remove": REMOVE, "discard": DISCARD, "pay": PAY,
    "pay_up_to": PAY_UP_TO, "draw": DRAW, "roll": ROLL, "if": IF, "either": EITHER, "choose": CHOOSE, "each": EACH,
    "look": LOOK, "move_captain": MOVE, "copy": COPY, "end": SCORE,
}  # fmt: skip

# Whom a step is about.
ME: Final = 0
CHOSEN: Final = 1
EACH_ONE: Final = 2
WHOM: Final = {"me": ME, "chosen": CHOSEN, "each": EACH_ONE}

# Where.
HERE: Final = 0
ANYWHERE: Final = 1
MATCHING: Final = 2
WHERES: Final = {"here": HERE, "anywhere": ANYWHERE, "island": ANYWHERE, "matching": MATCHING}

# Of what.
A_DOUBLOON: Final = 0
AN_INFAMY: Final = 1
A_PIRATE: Final = 2
A_DREAD: Final = 3
A_TREASURE: Final = 4
A_TILE: Final = 5
ALL: Final = 6
OTHERS: Final = 7
WHATS: Final = {
    "doubloons": A_DOUBLOON, "infamy": AN_INFAMY, "pirate": A_PIRATE, "dread": A_DREAD, "treasure": A_TREASURE,
    "treasures": A_TREASURE, "tile": A_TILE, "tiles": A_TILE, "player": ALL, "other": OTHERS,
}  # fmt: skip


class Code:
    """The steps of all designs in one list, and what can be said of each design beforehand.

    Step 0 ends an effect; step 1 is what a scheme for pirates does.
    """

    def __init__(self, effects: Sequence[Effect]) -> None:
        self.rows: list[list[int]] = [[END] + [0] * 11, [PLACE, 0, 0, 0, ME, A_PIRATE, ANYWHERE, 1, 0, NOTHING, 1, 0]]
        self.starts = [self._block(effect, 0) for effect in effects]
        self.steps = [number for row in self.rows for number in row]
        self.scores = [any("end" in step for step in effect) for effect in effects]
        self.copies = [any("copy" in step for step in _every(effect)) for effect in effects]
        self.touches = [any(map(_touches, _every(effect))) for effect in effects]
        lengths = [longest(effect) for effect in effects]
        plain = max([0, *(length for length, copies in zip(lengths, self.copies, strict=True) if not copies)])
        self.longest = [length + plain * copies for length, copies in zip(lengths, self.copies, strict=True)]

    def _block(self, effect: Effect, after: int) -> int:
        """Write these steps, to be followed by step `after`; returns the first one's number."""
        following = after
        for step in reversed(effect):
            following = self._step(step, following)
        return following

    def _step(self, step: Step, following: int) -> int:
        number = len(self.rows)
        row = [0] * 12
        self.rows.append(row)
        verb = verb_of(step)
        row[0], row[1], row[2], row[3] = VERBS[verb], following, following, following
        row[4] = WHOM[str(step.get("by", step.get("at", "me")))]
        row[5] = WHATS.get(str(step[verb]), 0)
        row[6] = WHERES[str(step.get("where", "here"))]
        row[7:12] = _amount(step.get("count", 1), row)
        row[8] = _number(step.get("keep", 0))
        if verb == "pay_up_to":
            row[2] = self._again(_inside(step, "each"), number)
        elif verb == "each":
            row[2] = self._again(_inside(step, "do"), number)
        elif verb == "either":
            first, second = _branches(step)
            row[2], row[3] = self._block(first, following), self._block(second, following)
        elif verb == "if":
            _condition(step, row)
        elif verb == "end":
            row[9], row[10] = MEASURES.index(str(step["per"])), _number(step.get("every", 1))
        if "then" in step:
            row[2] = self._block(_inside(step, "then"), following)
        for otherwise in ("else", "otherwise"):
            if otherwise in step:
                row[3] = self._block(_inside(step, otherwise), following)
        return number

    def _again(self, effect: Effect, owner: int) -> int:
        """A block that goes back to its step."""
        number = len(self.rows)
        self.rows.append([AGAIN, owner, owner, owner] + [0] * 8)
        return self._block(effect, number)


def verb_of(step: Step) -> str:
    """The one verb of a step. `each` is an argument where `pay_up_to` stands."""
    return "pay_up_to" if "pay_up_to" in step else next(key for key in VERBS if key in step)


def longest(effect: Effect, players: int = MOST) -> int:
    """How many decisions and draws this may take at most, copies not counted."""
    return sum(_longest_step(step, players) for step in effect)


def _longest_step(step: Step, players: int) -> int:
    verb = verb_of(step)
    count = _number(step.get("count", 1))
    inside = longest(_inside(step, "then"), players) if "then" in step else 0
    other = max((longest(_inside(step, key), players) for key in ("else", "otherwise") if key in step), default=0)
    match verb:
        case "place":
            return 2 * count  # where, and the upgrade
        case "draw":
            return count + _number(step.get("keep", 0))
        case "pay":
            return count + inside
        case "pay_up_to":
            return 1 + count * longest(_inside(step, "each"), players)
        case "each":
            return players * longest(_inside(step, "do"), players)
        case "either":
            return 1 + max(longest(branch, players) for branch in _branches(step))
        case "if":
            return max(inside, other)
        case "replace":
            return max(1, other)
        case "remove" | "discard":
            return count
        case "gain" | "end" | "look":
            return 0
        case _:
            return 1 + inside  # roll, choose, move_captain, copy


def _every(effect: Effect) -> list[Step]:
    """All steps of an effect, those inside others too."""
    found: list[Step] = []
    for step in effect:
        found.append(step)
        for key in ("then", "else", "otherwise", "each", "do"):
            if isinstance(step.get(key), list | tuple):
                found += _every(_inside(step, key))
        if "either" in step:
            for branch in _branches(step):
                found += _every(branch)
    return found


def _touches(step: Step) -> bool:
    """Whether a step concerns another player, or looks at what is another's."""
    return verb_of(step) in ("choose", "each", "look") or step.get("by", "me") != "me"


def _inside(step: Step, key: str) -> Effect:
    block = step[key]
    assert isinstance(block, list | tuple)
    return list(block)


def _branches(step: Step) -> tuple[Effect, Effect]:
    branches = step["either"]
    assert isinstance(branches, list | tuple)
    first, second = branches
    return list(first), list(second)


def _amount(count: object, row: list[int]) -> list[int]:
    """COUNT, KEEP, MEASURE, EVERY and LIMIT of a plain number or of a table; sets WHERE too."""
    if not isinstance(count, dict):
        return [_number(count), 0, NOTHING, 1, 0]
    row[6] = WHERES[str(count.get("where", "island"))]
    measure = MEASURES.index(str(count["per"]))
    return [_number(count.get("count", 1)), 0, measure, _number(count.get("every", 1)), _number(count.get("most", 0))]


def _condition(step: Step, row: list[int]) -> None:
    condition = step["if"]
    assert isinstance(condition, dict)
    word = next(key for key in CONDITIONS if key in condition)
    row[6] = WHERES[str(condition.get("where", "island"))]
    row[7], row[9] = _number(condition[word]), MEASURES.index(CONDITIONS[word])


def _number(value: object) -> int:
    return value if isinstance(value, int) else 1
