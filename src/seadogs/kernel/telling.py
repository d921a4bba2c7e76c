"""An event as a named fact: what the message files make a sentence of, and what travels to the browser."""

import re
from dataclasses import dataclass, fields
from typing import Any

from seadogs.kernel.names import Fact, Facts


@dataclass(frozen=True)
class Told:
    """`name` is the message `event-<name>`; `facts` are its arguments."""

    name: str
    facts: Facts


def told(event: Any) -> Told:
    """The named fact of an event, a frozen dataclass of facts. Its field `only` (who may hear) is left out."""
    kind = type(event).__name__
    values: dict[str, Fact] = {f.name: getattr(event, f.name) for f in fields(event) if f.name != "only"}
    return Told(kebab(kind), values)


def kebab(camel: str) -> str:
    """FrigateDrawn -> frigate-drawn."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", camel).lower()
