"""Reads the steps of an effect from a file, each by the table of its verb. Never compiled: it runs once a process."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from seadogs.games.darkseas.edition_shape import (
    ALONE,
    CONDITIONS,
    DEEPEST,
    LARGEST_COUNT,
    MEASURES,
    MOST_STEPS,
    PLACED,
    STEPS,
    VERBS,
    WHO,
)
from seadogs.games.darkseas.edition_step import NO_LIMIT, Amount, Condition, Step, speaks_of
from seadogs.kernel.edition_reader import Faults
from seadogs.kernel.plain import closest, plain


@dataclass(frozen=True)
class _Within:
    """What the steps around one give it: a roll, somebody chosen, each of several; and how deep it stands."""

    roll: bool = False
    chosen: bool = False
    each: bool = False
    either: bool = False
    depth: int = 1
    around: tuple[str, ...] = ()  # verbs that speak of one thing at a time, and are under way


def read_effect(node: object, path: str, faults: Faults) -> tuple[Step, ...]:
    """The steps written in `node`; with any new fault they have gaps."""
    return _Effects(faults).steps(node, path, _Within())


class _Effects:
    """Reads steps, each by the table of its verb."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults

    def steps(self, node: object, path: str, within: _Within) -> tuple[Step, ...]:
        if not isinstance(node, list):
            self.faults.add("tile-type-wrong", path, expected="steps", found=plain(node))
            return ()
        if not node:
            self.faults.add("effect-empty", path)
        if len(node) > MOST_STEPS:
            self.faults.add("steps-too-many", path, found=len(node), most=MOST_STEPS)
            return ()
        if within.depth > DEEPEST:
            self.faults.add("steps-too-deep", path, most=DEEPEST)
            return ()
        found = [self.step(item, f"{path}[{at}]", within) for at, item in enumerate(node, 1)]
        return tuple(step for step in found if step is not None)

    def step(self, node: object, path: str, within: _Within) -> Step | None:
        if not isinstance(node, dict):
            self.faults.add("step-not-table", path, found=plain(node))
            return None
        verb = self.verb(node, path)
        if verb is None:
            return None
        self.keys(node, path, verb)
        if verb == "end" and within.depth > 1:
            self.faults.add("end-inside", path)
        outer = next((around for around in within.around if verb in (around, "copy")), "")
        if outer:
            self.faults.add("step-inside", path, verb=verb, outer=outer)
        made = Step(verb, self.word(node, path, verb), by=self.who(node, path, within))
        made = replace(
            made, amount=self.amount_of(node, path, verb, within), where=self.where(node, path, verb, within)
        )
        made = replace(made, keep=self.keep(node, path, made), condition=self.condition(node, path, within))
        made = replace(made, branches=self.branches(node, path, verb, within))
        self.whom(made, path)
        return made

    def verb(self, node: Mapping[str, object], path: str) -> str | None:
        """The one verb of a step; `each` beside `pay_up_to` is a key of that."""
        found = [key for key in node if key in VERBS and not (key == "each" and "pay_up_to" in node)]
        if len(found) > 1:
            self.faults.add("step-two-verbs", path, verbs=", ".join(found))
            return None
        if not found:
            guesses = [(key, closest(key, VERBS)) for key in node]
            key, meant = next((pair for pair in guesses if pair[1] != "none"), (next(iter(node), ""), "none"))
            self.faults.add("verb-unknown", path, found=plain(key), meant=meant, words=", ".join(VERBS))
            return None
        return found[0]

    def keys(self, node: Mapping[str, object], path: str, verb: str) -> None:
        """Every key that the verb needs is there, and none that it does not know. One misspelt is one fault."""
        shape = VERBS[verb]
        missing = [key for key in shape.needs if key not in node]
        for key in node:
            if key == verb or key in shape.needs or key in shape.may:
                continue
            meant = closest(key, [*missing, *(may for may in shape.may if may not in node)])
            if meant in missing:
                missing.remove(meant)
            known = ", ".join([*shape.needs, *shape.may]) or "none"
            self.faults.add(
                "step-key-unknown", f"{path}.{plain(key)}", verb=verb, key=plain(key), meant=meant, keys=known
            )
        for key in missing:
            self.faults.add("step-key-missing", path, verb=verb, key=key, example=shape.example)

    def word(self, node: Mapping[str, object], path: str, verb: str) -> str:
        """The word that the verb takes; roll takes true, if and either are read elsewhere."""
        words = VERBS[verb].words
        if words:
            return self.one_of(node[verb], f"{path}.{verb}", words)
        if verb == "roll" and node[verb] is not True:
            self.faults.add("tile-type-wrong", f"{path}.roll", expected="true", found=plain(node[verb]))
        return ""

    def one_of(self, node: object, path: str, words: tuple[str, ...]) -> str:
        if not isinstance(node, str):
            self.faults.add("type-wrong", path, expected="word", found=plain(node))
        elif node not in words:
            meant = closest(node, words)
            self.faults.add("word-unknown", path, found=plain(node), meant=meant, words=", ".join(words))
        else:
            return node
        return ""

    def number(self, node: object, path: str, default: int, least: int = 1) -> int:
        """A whole number from `least`; `default` where it is wrong."""
        if not isinstance(node, int) or isinstance(node, bool):
            self.faults.add("type-wrong", path, expected="number", found=plain(node))
        elif not least <= node <= LARGEST_COUNT:
            self.faults.add("number-out-of-range", path, found=plain(node), least=least, most=LARGEST_COUNT)
        else:
            return node
        return default

    def who(self, node: Mapping[str, object], path: str, within: _Within) -> str:
        """Who does it, or at whom it is looked: `chosen` inside choose, `each` inside each."""
        key = "at" if "look" in node else "by"
        if key not in node:
            return "me"
        who = self.one_of(node[key], f"{path}.{key}", WHO[1:] if key == "at" else WHO)
        if who == "chosen" and not within.chosen:
            self.faults.add("chosen-without-choose", f"{path}.{key}")
        if who == "each" and not within.each:
            self.faults.add("each-without-each", f"{path}.{key}")
        return who or "me"

    def whom(self, step: Step, path: str) -> None:
        """An effect on other players names whom."""
        needed = {"choose": "chosen", "each": "each"}.get(step.verb)
        if needed and step.branches and step.branches[0] and not speaks_of(step.branches[0], needed):
            self.faults.add("nobody-affected", path, verb=step.verb, who=needed)

    def where(self, node: Mapping[str, object], path: str, verb: str, within: _Within) -> str:
        if "where" not in node or verb == "end" or "where" not in VERBS[verb].needs:
            return ""
        return self.spot(node["where"], f"{path}.where", VERBS[verb].where, within)

    def spot(self, node: object, path: str, words: tuple[str, ...], within: _Within) -> str:
        """A place; word.matching: `matching` speaks of a roll."""
        where = self.one_of(node, path, words)
        if where == "matching" and not within.roll:
            self.faults.add("matching-without-roll", path)
        return where

    def amount_of(self, node: Mapping[str, object], path: str, verb: str, within: _Within) -> Amount:
        if verb == "end":
            parts = {key: node[key] for key in ("count", "per", "every", "where") if key in node}
            return self.amount(parts, path, within) if "per" in parts else Amount()
        if "count" not in node:
            return Amount()
        count = node["count"]
        if verb == "gain" and isinstance(count, dict):
            known = ("count", "per", "where", "every", "most")
            for key in count:
                if key not in known:
                    meant = closest(key, known)
                    where = f"{path}.count.{plain(key)}"
                    self.faults.add(
                        "step-key-unknown", where, verb=verb, key=plain(key), meant=meant, keys=", ".join(known)
                    )
            if "per" not in count:
                example = '{ gain = "infamy", count = { per = "pirates", where = "here" } }'
                self.faults.add("step-key-missing", f"{path}.count", verb=verb, key="per", example=example)
                return Amount()
            return self.amount(count, f"{path}.count", within)
        return Amount(self.number(count, f"{path}.count", 1))

    def amount(self, node: Mapping[str, object], path: str, within: _Within) -> Amount:
        per = self.one_of(node["per"], f"{path}.per", MEASURES)
        count = self.number(node.get("count", 1), f"{path}.count", 1)
        every = self.number(node.get("every", 1), f"{path}.every", 1)
        most = self.number(node.get("most", NO_LIMIT), f"{path}.most", NO_LIMIT, least=0)
        return Amount(count, per, self.measured_at(node, path, per, within), every, most)

    def measured_at(self, node: Mapping[str, object], path: str, measure: str, within: _Within) -> str:
        """Where a measure is taken: some are counted at a place, the whole island if none is named."""
        if "where" not in node:
            return "island" if measure in PLACED else ""
        where = self.spot(node["where"], f"{path}.where", ("here", "matching", "island"), within)
        if measure and measure not in PLACED:
            self.faults.add("measure-without-place", f"{path}.where", measure=measure, words=", ".join(PLACED))
        return where

    def keep(self, node: Mapping[str, object], path: str, step: Step) -> int:
        """How many of those drawn are kept; all, where nothing is said."""
        if step.verb != "draw":
            return 0
        keep = self.number(node.get("keep", step.amount.count), f"{path}.keep", step.amount.count)
        if keep > step.amount.count:
            self.faults.add("keep-more-than-drawn", f"{path}.keep", keep=keep, count=step.amount.count)
        return keep

    def condition(self, node: Mapping[str, object], path: str, within: _Within) -> Condition | None:
        if "if" not in node:
            return None
        stated, path = node["if"], f"{path}.if"
        if not isinstance(stated, dict):
            self.faults.add("tile-type-wrong", path, expected="condition", found=plain(stated))
            return None
        found = [key for key in stated if key in CONDITIONS]
        others = [key for key in stated if key not in CONDITIONS and key != "where"]
        if len(found) != 1 or others:
            key = plain(others[0]) if others else ", ".join(found) or "none"
            meant = closest(others[0], CONDITIONS) if others else "none"
            self.faults.add("condition-unknown", path, found=key, meant=meant, words=", ".join(CONDITIONS))
            return None
        measure = CONDITIONS[found[0]]
        least = self.number(stated[found[0]], f"{path}.{found[0]}", 1)
        return Condition(measure, least, self.measured_at(stated, path, measure, within))

    def branches(
        self, node: Mapping[str, object], path: str, verb: str, within: _Within
    ) -> tuple[tuple[Step, ...], ...]:
        inner = self.inside(node, verb, within)
        if verb == "either":
            return self.alternatives(node["either"], f"{path}.either", replace(inner, either=True))
        if verb == "pay" and "then" not in node and not within.either:
            self.faults.add("pay-without-then", path, example=VERBS["pay"].example)
        keys = [key for key in STEPS if key in node and key != verb and key in VERBS[verb].needs + VERBS[verb].may]
        return tuple(self.steps(node[key], f"{path}.{key}", inner) for key in keys)

    def inside(self, node: Mapping[str, object], verb: str, within: _Within) -> _Within:
        """What the steps within this one may speak of."""
        around = (*within.around, verb) if verb in ALONE else within.around
        deeper = replace(within, depth=within.depth + 1, either=False, around=around)
        if verb == "roll":
            return replace(deeper, roll=True)
        if verb == "choose":
            return replace(deeper, chosen=True)
        return replace(deeper, each=True) if verb == "each" else deeper

    def alternatives(self, node: object, path: str, within: _Within) -> tuple[tuple[Step, ...], ...]:
        if not isinstance(node, list) or not all(isinstance(branch, list) for branch in node):
            self.faults.add("tile-type-wrong", path, expected="branches", found=plain(node))
            return ()
        if len(node) != 2:
            self.faults.add("either-two", path, found=len(node))
            return ()
        return tuple(self.steps(branch, f"{path}[{at}]", within) for at, branch in enumerate(node, 1))
