"""Seadogs: board games of the Spanish Main."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final, Literal

__version__: Final = "0.1.0"


def engine_kind() -> Literal["compiled", "interpreted"]:
    """Whether the door, and with it every rule, is the machine code that mypyc made or plain Python."""
    door = find_spec("seadogs.kernel.game")
    where = door.origin if door else None
    return "compiled" if where and where.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
