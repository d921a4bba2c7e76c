"""Write pictures of every screen: `python -m tests.e2e.screens FOLDER [--games drake] [--languages en,el,es]`.

For people to look at. One match of each game is played in each language; whenever it comes to a question or a stage
that has not been seen yet, the screen is written in both sizes.
"""

import argparse
import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, Page

from tests.e2e.dark import SeasMouse, SeasPlan
from tests.e2e.device import DARK_SEAS, DESKTOP, DRAKE, PHONE, Device, liked
from tests.e2e.serving import chromium, served

LOCALES = {"en": "en-GB", "el": "el-GR", "es": "es-ES"}
TABS = 5  # of the phone
SETTLED_MS = 300  # after which what was laid out for another size lies in its new place
ENOUGH = 400  # moves after which a match would have ended long ago


class Album:
    def __init__(self, folder: Path, language: str, device: Device) -> None:
        self.folder = folder
        self.language = language
        self.device = device
        self.game = device.game
        self.seen: set[str] = set()

    @property
    def page(self) -> Page:
        return self.device.page

    def shoot(self, name: str) -> None:
        """The screen as it is, wide and narrow."""
        if name in self.seen:
            return
        self.seen.add(name)
        for label, (width, height) in (("desktop", DESKTOP), ("phone", PHONE)):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(SETTLED_MS)
            self.page.screenshot(path=self.folder / f"{self.game}-{self.language}-{name}-{label}.png")
        self.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})

    def shoot_tabs(self) -> None:
        """The other parts of the table on the phone."""
        self.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        for at in range(TABS):
            self.page.locator("nav.tabs button").nth(at).click()
            self.page.wait_for_timeout(SETTLED_MS)
            self.page.screenshot(path=self.folder / f"{self.game}-{self.language}-tab-{at + 1}-phone.png")
        self.page.locator("nav.tabs button").first.click()
        self.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def album(folder: Path, game: str, language: str, browser: Browser, address: str) -> None:
    device = Device(browser, address, locale=LOCALES[language], game=game)
    book = Album(folder, language, device)
    page = device.page
    device.lobby()
    book.shoot("lobby")
    page.locator("form details summary").click()
    book.shoot("lobby-options")
    device.chairs("me", "other", "open")
    device.start()
    page.locator("main li .button").wait_for()
    book.shoot("room")
    device.lobby()
    device.chairs("me", "other", "bot:greedy")
    device.start()
    device.awaited().wait_for()
    book.shoot("curtain")
    device.lobby()
    device.start()
    PLAYED[game](book)
    look_back(book)
    device.lobby()
    book.shoot("lobby-finished")
    refuse_a_record(book)
    device.close()


def play_drake(book: Album) -> None:
    """A whole match, with a picture of every question."""
    device, page = book.device, book.page
    for turn in range(ENOUGH):
        device.awaited().wait_for()
        if device.result.is_visible():
            book.shoot("result")
            return
        if page.locator("[data-homecoming]").is_visible():
            book.shoot("homecoming")
        moves = device.moves()
        book.shoot(f"{page.locator('main.table').get_attribute('data-stage')}-{kind(moves)}")
        if turn == 6:
            book.shoot_tabs()
            page.locator(".why").first.click()
            refusal_and_rules(book)
        device.choose(liked(moves, turn))


def play_dark_seas(book: Album) -> None:
    """A whole match, with a picture of every question; a tile and another island are looked at."""
    device, page, plan = book.device, book.page, SeasPlan()
    hand, aside = SeasMouse(device), False
    for _ in range(ENOUGH):
        device.awaited().wait_for()
        if device.result.is_visible():
            book.shoot("result")
            return
        moves = hand.moves()
        book.shoot(f"{page.locator('main.table').get_attribute('data-stage')}-{kind(moves)}")
        if "stay" in moves and not aside:
            aside = True
            book.shoot_tabs()
            page.locator("[data-hex='n']").hover()
            book.shoot("reach")
            page.locator(".island [data-piece^='tile:']").first.locator("xpath=../..").locator("button").click()
            book.shoot("signboard")
            page.keyboard.press("Escape")
            page.locator(".rival .look").first.click()
            book.shoot("another-island")
            page.locator(".reach .button").click()
            page.locator(".plank:not(:has([data-move])) .face").first.click()
            refusal_and_rules(book)
        hand.choose(plan.next(page, moves))


PLAYED = {DARK_SEAS: play_dark_seas, DRAKE: play_drake}


def kind(moves: list[str]) -> str:
    """A question, by the words its choices begin with."""
    return "-".join(sorted({re.split(r"[ ]", move)[0] for move in moves}))


def refusal_and_rules(book: Album) -> None:
    """What opens over the table once something is refused."""
    page = book.page
    page.locator("dialog[open]").wait_for()
    book.shoot("refusal")
    page.locator("dialog[open] .quiet").click()
    page.locator("dialog[open] .here").wait_for()
    book.shoot("rules")
    page.keyboard.press("Escape")


def look_back(book: Album) -> None:
    """The match that has ended, replayed: at its beginning, further on, at its end."""
    page = book.page
    page.locator("[data-result] a[href*='/replay']").first.click()
    page.locator(".replay").wait_for()
    book.shoot("replay-beginning")
    parts = page.locator(".replay select").first
    number = book.device.number()
    for at, name in ((2, "middle"), (-1, "end")):
        options = parts.locator("option").count()
        parts.select_option(index=at % options)
        page.locator(f"main.table:not([data-number='{number}'])").wait_for()
        number = book.device.number()
        book.shoot(f"replay-{name}")


def refuse_a_record(book: Album) -> None:
    payload: FilePayload = {"name": "mine.jsonl", "mimeType": "text/plain", "buffer": b'{"seadogs": 1}'}
    book.page.locator("[data-load-record] input").set_input_files(payload)
    book.page.locator("dialog[open] li").wait_for()
    book.shoot("lobby-bad-record")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write pictures of every screen into a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default=",".join(PLAYED))
    parser.add_argument("--languages", default="en,el,es")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        served(Path(place) / "matches.sqlite3") as server,
        chromium() as browser,
    ):
        for game in wanted.games.split(","):
            for language in wanted.languages.split(","):
                album(wanted.folder, game, language, browser, server.address)


if __name__ == "__main__":
    main()
