"""Why an action is not allowed: a code for programs, a clause for the rulebook, values for the sentence."""

from dataclasses import dataclass, field

from seadogs.kernel.names import Facts


@dataclass(frozen=True)
class Refusal:
    """`code` names the sentence (message `refusal-<code>`); `clause` is a slug of the manual."""

    code: str
    clause: str
    facts: Facts = field(default_factory=dict)
