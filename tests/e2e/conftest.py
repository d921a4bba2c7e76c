"""One server a test process, one browser while its tests run; one device (cookies and all) a test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.device import DESKTOP, DRAKE, Device, Size
from tests.e2e.serving import Served, chromium, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(Path(tmp_path_factory.mktemp("server")) / "matches.sqlite3") as running:
        yield running


@pytest.fixture(scope="package")  # while Playwright runs, so does its event loop, which other tests cannot have
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture
def device(server: Served, browser: Browser) -> Iterator[Callable[..., Device]]:
    """Makes devices. At the end none of their pages may have complained."""
    made: list[Device] = []

    def make(
        size: Size = DESKTOP, locale: str = "en-GB", touch: bool = False, still: bool = True, game: str = DRAKE
    ) -> Device:
        made.append(Device(browser, server.address, size=size, locale=locale, touch=touch, still=still, game=game))
        return made[-1]

    yield make
    complaints = [complaint for each in made for complaint in each.complaints]
    for each in made:
        each.close()
    assert complaints == []
