"""A tile's effect: what its steps are, and how they are written.

Steps are plain frozen data. `effect_code` makes tables of numbers of them for the rules, `phrases` makes the text
of a tile out of the very same steps. Never compiled: it runs once a process.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from seadogs.games.darkseas.edition_shape import CONDITIONS, STEPS, VERBS

NO_LIMIT: Final = 0


@dataclass(frozen=True)
class Amount:
    """`count` for every `every` of what `per` measures, at most `most`; plain `count` where `per` is ""."""

    count: int = 1
    per: str = ""  # one of MEASURES
    where: str = ""  # "here", "matching", "island"; "" where the measure has no place
    every: int = 1
    most: int = NO_LIMIT


@dataclass(frozen=True)
class Condition:
    """At least `least` of what `measure` counts at `where`."""

    measure: str
    least: int
    where: str = ""


@dataclass(frozen=True)
class Step:
    """One step of an effect. What a verb does not use keeps its default.

    `branches` hold steps: of pay, roll and choose what follows (`then`), of if `then` and `else`, of pay_up_to
    what each doubloon buys, of each what everybody does, of replace what is done otherwise, of either every
    alternative.
    """

    verb: str  # one of VERBS
    what: str = ""  # its word: "doubloons", "pirate", "other" ...
    amount: Amount = field(default_factory=Amount)
    where: str = ""  # of place and replace
    by: str = "me"  # one of WHO
    keep: int = 0  # of draw
    condition: Condition | None = None  # of if
    branches: tuple[tuple["Step", ...], ...] = ()


def speaks_of(steps: tuple[Step, ...], who: str) -> bool:
    """Whether any of the steps, or of those within, is done by or to `who`."""
    return any(step.by == who or any(speaks_of(branch, who) for branch in step.branches) for step in steps)


def every_step(steps: tuple[Step, ...]) -> list[Step]:
    """The steps and all within them, from the first to the last."""
    found: list[Step] = []
    for step in steps:
        found.append(step)
        for branch in step.branches:
            found += every_step(branch)
    return found


def written(steps: tuple[Step, ...]) -> str:
    """The steps as one line of the file, each as short as it can be written."""
    return "[" + ", ".join(_step_written(step) for step in steps) + "]"


def tree_of(steps: tuple[Step, ...]) -> list[Mapping[str, object]]:
    """The steps as TOML gives them, without what need not be written."""
    tree: list[Mapping[str, object]] = tomllib.loads(f"effect = {written(steps)}")["effect"]
    return tree


def _step_written(step: Step) -> str:
    keys = [key for key in STEPS if key in VERBS[step.verb].needs + VERBS[step.verb].may]
    parts = [f"{step.verb} = {_word_written(step)}", *_amount_written(step)]
    if step.where:
        parts.append(f'where = "{step.where}"')
    if step.verb == "draw" and step.keep != step.amount.count:
        parts.append(f"keep = {step.keep}")
    if step.by != "me":
        parts.append(f'{"at" if step.verb == "look" else "by"} = "{step.by}"')
    if step.verb != "either":
        parts += [f"{key} = {written(branch)}" for key, branch in zip(keys, step.branches, strict=False)]
    return "{ " + ", ".join(parts) + " }"


def _word_written(step: Step) -> str:
    if step.condition is not None:
        condition = step.condition
        key = next(key for key, measure in CONDITIONS.items() if measure == condition.measure)
        place = f', where = "{condition.where}"' if condition.where else ""
        return f"{{ {key} = {condition.least}{place} }}"
    if step.verb == "either":
        return "[" + ", ".join(written(branch) for branch in step.branches) + "]"
    return f'"{step.what}"' if step.what else "true"


def _amount_written(step: Step) -> list[str]:
    amount = step.amount
    if not amount.per:
        return [f"count = {amount.count}"] if "count" in VERBS[step.verb].needs or amount.count != 1 else []
    parts = [f"count = {amount.count}", f'per = "{amount.per}"']
    if amount.where:
        parts.append(f'where = "{amount.where}"')
    if amount.every != 1:
        parts.append(f"every = {amount.every}")
    if amount.most != NO_LIMIT:
        parts.append(f"most = {amount.most}")
    return parts if step.verb == "end" else ["count = { " + ", ".join(parts) + " }"]
