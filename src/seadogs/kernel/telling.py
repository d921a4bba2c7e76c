"""Named facts: what the message files make sentences of. An event is one, and travels to the browser as one; a
phrase is one that holds others, for what an edition describes.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, TypeAlias

from seadogs.kernel.names import Fact, Facts


@dataclass(frozen=True)
class Told:
    """`name` is the message `event-<name>`; `facts` are its arguments."""

    name: str
    facts: Facts


HEARERS: Final = ("only", "but")  # fields of an event that say to whom alone, or to whom not, it is told
PRINTED: Final = "printed"  # the name of a phrase that stands in an edition, word for word


@dataclass(frozen=True)
class Phrase:
    """A named fact whose facts may hold phrases in their turn, one or a row of them.

    `name` is the whole name of its message. Where it is PRINTED there is none: the facts are texts by language.
    """

    name: str
    facts: Mapping[str, "Part"]


Part: TypeAlias = Fact | Phrase | tuple[Phrase, ...]


def printed(texts: Mapping[str, str]) -> Phrase:
    """What an edition prints, by language ("en", "el", "es"): a reader gets the own language, or else the first."""
    return Phrase(PRINTED, dict(texts))


def told(event: Any) -> Told:
    """The named fact of an event, a frozen dataclass of facts.

    Its fields `only` and `but` (who may hear) are left out. An event that carries another (field `event`: it is told
    to some now and to others later) is told as that one.
    """
    if hasattr(event, "event"):
        return told(event.event)
    name, facts = _shape(event.__class__)
    return Told(name, {fact: getattr(event, fact) for fact in facts})


@cache
def _shape(kind: type[Any]) -> tuple[str, tuple[str, ...]]:
    """The name of such an event, and those of its facts: worked out once, for every move is told to many."""
    return kebab(kind.__name__), tuple([field.name for field in fields(kind) if field.name not in HEARERS])


def kebab(camel: str) -> str:
    """FrigateDrawn -> frigate-drawn."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", camel).lower()
