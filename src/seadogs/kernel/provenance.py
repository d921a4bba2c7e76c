"""Where a printed value comes from, and what is wrong with a file of such values.

Never compiled: these are plain records that tools show to people.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from seadogs.kernel.names import Facts

Provenance: TypeAlias = Literal["rule", "derived", "seen", "invented"]
PrintedValue: TypeAlias = int | str | tuple[int | str, ...]
Found: TypeAlias = Iterator[tuple[str, Facts]]  # by one constraint: where it is broken, and by what values

PROVENANCES: Final[tuple[Provenance, ...]] = (
    "rule",  # a rulebook states it
    "derived",  # forced by what the rulebooks state
    "seen",  # read in one public source
    "invented",  # a placeholder of ours
)


@dataclass(frozen=True)
class Value:
    """One value of an edition file: its path there, what it is, and where it comes from."""

    path: str
    value: PrintedValue
    provenance: Provenance


@dataclass(frozen=True)
class Violation:
    """One thing wrong with an edition file.

    `constraint` is the slug of the broken constraint and names the sentence (message `edition-<constraint>`);
    `where` is the path in the file, "" for the whole file; `facts` are the values the sentence speaks of.
    """

    constraint: str
    where: str
    facts: Facts = field(default_factory=dict)


class EditionError(Exception):
    """The file is no edition; `violations` says why, at least once."""

    def __init__(self, violations: list[Violation]) -> None:
        super().__init__("; ".join(f"{broken.constraint} at {broken.where!r}" for broken in violations))
        self.violations = violations
