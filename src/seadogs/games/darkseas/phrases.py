"""What a tile says, made of the very steps that the rules follow: nested named facts, of which Fluent makes a text.

A step becomes a clause ("draw 2 treasures and keep 1"), clauses become sentences. A step that holds others takes
them into its own clause where they are plain ("pay 1 doubloon to draw 2 treasures and keep 1"); where they are not,
they follow as sentences of their own ("Pay 1 doubloon. If you do: Roll. ..."). Messages: `effect-*`, with the forms
`.to` (what one pays for) and `.does` (what another player does). Never compiled: it runs once an edition.
"""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from seadogs.games.darkseas.edition_effect import read_effect
from seadogs.games.darkseas.edition_step import Amount, Condition, Step
from seadogs.games.darkseas.glyphs import glyphs
from seadogs.games.darkseas.printed import Printed, Tile
from seadogs.games.darkseas.terms import COLOURS, NOTHING
from seadogs.kernel.edition_reader import Faults
from seadogs.kernel.telling import Part, Phrase, printed

PLAIN: Final = ("gain", "place", "replace", "remove", "discard", "pay", "draw", "move_captain", "copy", "look")


def terms(edition: Printed) -> Mapping[str, Phrase]:
    """What the edition names and describes: title, effect, its short form and flavour line of every design, and the
    name of every copy, which tells its die.
    """
    made: dict[str, Phrase] = {}
    for design in edition.designs:
        steps = read_effect(list(design.effect), "effect", Faults())
        made[f"design-{design.key}"] = printed(design.title)
        made[f"effect-of-{design.key}"] = effect(steps)
        made[f"glyphs-{design.key}"] = printed({"en": " ".join(glyphs(steps))})  # the same in every language
        if design.flavour:
            made[f"flavour-{design.key}"] = printed(design.flavour)
        made |= _branches(design.key, steps)
    made |= {f"tile-{tile.key}": _copy(edition, tile) for tile in edition.tiles}
    return made


def _branches(design: str, steps: Iterable[Step]) -> dict[str, Phrase]:
    """What may be chosen between, by `branch-<design>-1` and `-2`: the first choice between two that a tile offers."""
    for step in steps:
        if step.verb == "either":
            return {f"branch-{design}-{n + 1}": _begun(branch) for n, branch in enumerate(step.branches)}
        for branch in step.branches:
            if found := _branches(design, branch):
                return found
    return {}


def _begun(steps: tuple[Step, ...]) -> Phrase:
    plain = all(step.verb in PLAIN and not step.branches for step in steps)
    return Phrase("named-branch", {"clause": _run(steps) if plain else _sentences(steps)})


def _copy(edition: Printed, tile: Tile) -> Phrase:
    title = printed(edition.designs[tile.design].title)
    if tile.colour == NOTHING:
        return Phrase("named-tile", {"title": title})
    return Phrase("named-copy", {"title": title, "colour": COLOURS[tile.colour]})


def effect(steps: Iterable[Step]) -> Phrase:
    """The whole text of a tile."""
    return _named("text", sentences=_sentences(steps))


def _named(name: str, **facts: Part) -> Phrase:
    return Phrase(f"effect-{name}", facts)


# Sentences


def _sentences(steps: Iterable[Step]) -> tuple[Phrase, ...]:
    made: list[Phrase] = []
    before: Step | None = None
    for step in steps:
        if before is not None and _is_by_others(before) and _is_plain((step,)):
            made.append(_sentence(_turned(before, _clause(step))))
        else:
            made += _sentences_of(step)
        before = step
    return tuple(made)


def _turned(before: Step, clause: Phrase) -> Phrase:
    """From what others do back to the reader, which a bare imperative does not tell in every language."""
    return _named("then" if before.what == "player" else "you", step=clause)


def _sentences_of(step: Step) -> list[Phrase]:
    """The sentences of one step: one, unless what it holds is too much for a clause."""
    match step.verb:
        case "roll":
            return [_sentence(_named("roll")), *_sentences(step.branches[0])]
        case "choose":
            return _chosen(step)
        case "each":
            return _each(step)
        case "if":
            return _conditional(step)
        case "either" if not all(map(_is_plain, step.branches)):
            first, second = (_sentences(branch) for branch in step.branches)
            return [_named("either-block", first=first, second=second)]
        case "pay" if step.branches and not _is_plain(step.branches[0]):
            return [_named("pay-block", price=_price(step), sentences=_sentences(step.branches[0]))]
        case "pay_up_to" if not _is_plain(step.branches[0]):
            sentences = _sentences(step.branches[0])
            return [_named("pay-up-to-block", count=step.amount.count, sentences=sentences)]
        case "replace" if step.branches and not _is_plain(step.branches[0]):
            plain = _named(f"replace-{step.what}", where=step.where)
            return [_sentence(plain), _named("none-block", sentences=_sentences(step.branches[0]))]
        case _:
            return [_sentence(_clause(step))]


def _sentence(step: Phrase) -> Phrase:
    return _named("sentence", step=step)


def _conditional(step: Step) -> list[Phrase]:
    assert step.condition is not None
    condition, body, otherwise = _condition(step.condition), step.branches[0], step.branches[1:]
    if _is_plain(body) and (not otherwise or _is_plain(otherwise[0])):
        if not otherwise:
            return [_sentence(_named("if", condition=condition, body=_run(body)))]
        both = _named("if-else", condition=condition, body=_run(body), otherwise=_run(otherwise[0]))
        return [_sentence(both)]
    block = [_named("if-block", condition=condition, sentences=_sentences(body))]
    return block + [_named("else-block", sentences=_sentences(branch)) for branch in otherwise]


# Other players


def _chosen(step: Step) -> list[Phrase]:
    body = step.branches[0]
    if body[0].verb == "look":
        return [_sentence(_named(f"look-at-other-{body[0].what}")), *_done_by(body[1:], "chosen", "that-player")]
    if _is_by(body[0], "chosen"):
        return _done_by(body, "chosen", "choose-who")
    return [_sentence(_named("choose")), *_done_by(body, "chosen", "that-player")]


def _each(step: Step) -> list[Phrase]:
    return _done_by(step.branches[0], "each", f"each-{step.what}")


def _done_by(steps: Iterable[Step], who: str, first: str) -> list[Phrase]:
    """What other players do, run by run, and what their choice or payment brings; `first` names the subject."""
    made: list[Phrase] = []
    subject = first
    for by_them, group in groupby(steps, key=lambda step: _is_by(step, who)):
        run = list(group)
        if not by_them:
            made += _sentences(run) if who == "chosen" else [_named("for-each-block", sentences=_sentences(run))]
            continue
        made.append(_sentence(_named(subject, body=_run(run, theirs=True))))
        subject = "that-player" if who == "chosen" else "each-of-them"
        for step in run:
            if step.verb == "pay" and step.branches:
                sentences = tuple(_done_by(step.branches[0], "chosen" if who == "chosen" else "each", "that-player"))
                made.append(_named(f"paid-{who}-block", sentences=sentences))
    return made


def _is_by_others(step: Step) -> bool:
    """Whether a step ends with what other players do."""
    return step.verb in ("choose", "each") and _is_by(
        step.branches[0][-1], "chosen" if step.verb == "choose" else "each"
    )


def _is_by(step: Step, who: str) -> bool:
    """Whether a step is something that another player does, in so many words."""
    if step.verb == "either":
        return step.by == who and all(_is_by(inner, who) for branch in step.branches for inner in branch)
    return step.by == who and step.verb in PLAIN and step.verb != "look"


# Clauses


def _is_plain(steps: tuple[Step, ...]) -> bool:
    """Whether all the steps go into one clause, with the form `.to`."""
    return all(step.verb in PLAIN and step.by == "me" and not step.branches for step in steps)


def _run(steps: Iterable[Step], *, theirs: bool = False) -> Phrase:
    """Clauses in a row: a, b and c. Of `theirs`, what other players do, only the form `.does` is of use."""
    *before, last = [_clause(step) for step in steps]
    if not before:
        return last
    return _named("and-they" if theirs else "and", steps=tuple(before), last=last)


def _clause(step: Step) -> Phrase:
    count = step.amount.count
    match step.verb:
        case "gain":
            return _gain(step.what, step.amount)
        case "place":
            return _named(f"place-{step.what}", count=count, where=step.where)
        case "replace":
            plain = _named(f"replace-{step.what}", where=step.where)
            return _named("replace-or", step=plain, otherwise=_run(step.branches[0])) if step.branches else plain
        case "pay":
            paid_for = step.by == "me" and step.branches
            return _named("pay", price=_price(step), body=_run(step.branches[0])) if paid_for else _price(step)
        case "pay_up_to":
            return _named("pay-up-to", count=count, body=_run(step.branches[0]))
        case "draw":
            return _named(f"draw-{step.what}", count=count, keep=step.keep, rest=count - step.keep)
        case "either":
            theirs = step.by != "me"
            first, second = (_run(branch, theirs=theirs) for branch in step.branches)
            return _named("either-they" if theirs else "either", first=first, second=second)
        case "end":
            return _named("end", count=count, per=_measured(step.amount))
        case _:  # remove, discard, look, move_captain, copy
            return _named(f"{step.verb.replace('_', '-')}-{step.what}")


def _price(step: Step) -> Phrase:
    return _named(f"pay-{step.what}", count=step.amount.count)


def _gain(what: str, amount: Amount) -> Phrase:
    if not amount.per:
        return _named(f"gain-{what}", count=amount.count)
    return _named(f"gain-{what}-per", count=amount.count, per=_measured(amount), most=amount.most)


def _measured(amount: Amount) -> Phrase:
    return _named(f"per-{amount.per}", every=amount.every, where=amount.where)


def _condition(condition: Condition) -> Phrase:
    return _named(f"if-{condition.measure}", least=condition.least, where=condition.where)
