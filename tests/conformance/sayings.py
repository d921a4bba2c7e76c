"""All that a game says: the names written in its sources, and what is asked, told and refused in whole matches."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from seadogs.games import AnyGame, open_game
from seadogs.kernel.names import CHANCE, WATCHER, Seat
from seadogs.kernel.playout import weighted
from seadogs.kernel.random32 import Random32
from seadogs.kernel.telling import told
from seadogs.play.words import Words
from tests.conformance.sittings import kind_of

LONGEST_LABEL: Final = 56  # characters: what a button holds on a phone, in two lines
LONGEST_PREVIEW: Final = 180  # characters: two lines of the slip
HOLES: Final = ("{", "}", "<", "_", "  ", " .", " ,", "()", "«»", "“”", "..")
SECRETS: Final = ("HIDDEN", "SEALED")  # names, in a game's `events`, of what stands for a fact that is hidden


def folder_of(key: str) -> Path:
    return Path(str(files(f"seadogs.games.{key}")))


def written(key: str, call: str, below: str = "") -> set[str]:
    """The first argument of every call of that name in the game's sources: written out, or one of two that are."""
    names: set[str] = set()
    for path in (folder_of(key) / below).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                first = node.args[0]
                for name in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    assert isinstance(name, ast.Constant), f"{path.name}:{node.lineno}"
                    names.add(str(name.value))
    return names


def messages_in(key: str, language: str) -> set[str]:
    """The names of the messages in the game's catalogue."""
    text = (folder_of(key) / "messages" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


def topics(key: str) -> dict[str, str]:
    """The guide's topics with the message that brings each up first, from the table in the English catalogue."""
    text = (folder_of(key) / "messages" / "en.ftl").read_text("utf-8")
    rows = [line.split() for line in text.splitlines() if line.startswith("# guide: ")]
    return {topic: trigger for _, _, topic, trigger, *_ in rows}


def assert_clean(key: str, sentence: str, about: object) -> None:
    """A sentence, with a full stop, and with no key, code, hole or secret in it."""
    assert sentence.endswith((".", "?", ";")), (sentence, about)
    assert not any(mark in sentence for mark in marks(key)), (sentence, about)
    assert sentence[0] != " ", (sentence, about)


@cache  # a game's edition is read anew for every opening
def marks(key: str) -> tuple[str, ...]:
    """What no sentence of a game may hold."""
    events = import_module(f"seadogs.games.{key}.events")
    secrets = [str(getattr(events, name)) for name in SECRETS if hasattr(events, name)]
    return (*HOLES, *secrets, *(place for place in open_game(key).titles if "-" in place))


def sentence_of(words: Words, kind: str, thing: Any) -> str:
    """What a reader is told of a `prompt`, `choice`, `event`, `refusal`, `preview` or `advice`."""
    if kind in ("preview", "advice"):
        return words.say(f"{kind}-{thing.name}", thing.facts)
    sentence: str = getattr(words, kind)(thing)
    return sentence


def spoken(
    game: AnyGame, seats: int, seeds: int = 1, options: Mapping[str, bool] | None = None
) -> tuple[tuple[str, Any], ...]:
    """All that is asked, told and refused in matches where captains choose a kind of move first, once each."""
    heard: dict[str, tuple[str, Any]] = {}
    for seed in range(seeds):
        heard |= {f"{kind} {thing}": (kind, thing) for kind, thing in _spoken(game, seats, Random32(seed), options)}
    return tuple(heard.values())


def _spoken(game: AnyGame, seats: int, rng: Random32, options: Mapping[str, bool] | None) -> Iterator[tuple[str, Any]]:
    state = game.start(seats, options)
    while waiting := game.waiting(state):
        story: list[Any] = []
        seat = waiting[rng.below(len(waiting))]
        if seat == CHANCE:
            action = weighted(game.odds(state), rng.unit())
        else:
            legal = game.legal(state, seat)
            action = one_of_a_kind(game, legal, rng)
            asked, tried = game.prompt(state, seat), game.actions[rng.below(len(game.actions))]
            yield "prompt", asked
            for choice in asked.choices:
                yield "choice", choice
                yield "preview", choice
            yield "advice", game.explain(game.view(state, seat), legal)[1]
            if tried not in legal:
                yield "refusal", game.why_not(state, seat, tried)
        game.apply(state, seat, action, story)
        for reader in (*map(Seat, range(seats)), WATCHER):
            for event in story:
                heard = game.tell(event, reader)
                if heard is not None:
                    yield "event", told(heard)


def one_of_a_kind(game: AnyGame, legal: list[Any], rng: Random32) -> Any:
    """A kind of action first, so that rare kinds are played often, then one of that kind."""
    kinds = sorted({kind_of(game, action) for action in legal})
    kind = kinds[rng.below(len(kinds))]
    of_kind = [action for action in legal if kind_of(game, action) == kind]
    return of_kind[rng.below(len(of_kind))]


def tables(key: str) -> list[tuple[int, dict[str, bool]]]:
    """Every number of captains, with all options left alone and, every other time, turned over."""
    game = open_game(key)
    turned = {switch.key: not switch.default for switch in game.switches}
    return [(seats, turned if seats % 2 else {}) for seats in range(game.fewest, game.most + 1)]
