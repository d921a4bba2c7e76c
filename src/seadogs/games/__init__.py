"""Floor 1: the games, each in a folder of its own, found by folder.

A folder here is a game if it holds `game.py` with a function `open_game(edition: str | None) -> Game`,
where `edition` is the text of an edition file, or None for the printed default.
"""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, TypeAlias, cast

from seadogs.kernel.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def found() -> list[str]:
    """The keys of all games here, in alphabetical order."""
    folders = (module.name for module in iter_modules(__path__) if module.ispkg)
    return sorted(key for key in folders if find_spec(f"{__name__}.{key}.game"))


def open_game(key: str, edition: str | None = None) -> AnyGame:
    """The game of that key; KeyError if there is none, EditionError if the edition's text is unusable."""
    if key not in found():
        raise KeyError(key)
    return cast(AnyGame, import_module(f"seadogs.games.{key}.game").open_game(edition))
