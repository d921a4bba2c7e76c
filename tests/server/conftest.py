"""A server that plays the toy game, and devices that play on it."""

from collections.abc import Callable, Iterator

import pytest

from seadogs import games
from seadogs.play import words
from seadogs.server.app import create_app
from tests.server import toy
from tests.server.serving import Player, serving

REAL_FOUND, REAL_OPEN = games.found, games.open_game


@pytest.fixture(autouse=True)
def _toy_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only game found is the toy, which has no words beside its terms."""
    monkeypatch.setattr(games, "found", toy.found)
    monkeypatch.setattr(games, "open_game", toy.open_game)
    monkeypatch.setattr(words, "catalogue", lambda game, language: words.Catalogue(language, []))


@pytest.fixture
def address() -> Iterator[str]:
    with serving(create_app(":memory:")) as url:
        yield url


@pytest.fixture
def device(address: str) -> Iterator[Callable[[], Player]]:
    """Makes devices, each new to the server."""
    made: list[Player] = []

    def make() -> Player:
        made.append(Player(address))
        return made[-1]

    yield make
    for player in made:
        player.close()
