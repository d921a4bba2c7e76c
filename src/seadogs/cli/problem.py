"""What a person did wrong at the command line."""

from seadogs.kernel.names import Fact


class Problem(Exception):  # noqa: N818 - the house's word for it, as in problem details
    """Ends the command with exit code 2 and one sentence: the message `wrong-<name>` made of the facts."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        super().__init__(f"{name} {facts}")
        self.name = name
        self.facts = facts
