"""A device with a page open, driven as a person drives it: by what can be seen and clicked."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.e2e.broken import broken

Size = tuple[int, int]
DESKTOP: Size = (1440, 900)
PHONE: Size = (390, 844)
DRAKE = "drake"
DARK_SEAS = "darkseas"
PATIENCE_MS = 15_000  # before a wait for the page to show something fails
POLL_MS = 20  # between two questions whether the bots have moved
HURRY_S = 60  # before a match that is hurried on has failed

expect.set_options(timeout=PATIENCE_MS)

# Whether the table has moved on from a number, or has gone.
ANSWERED = """number => {
    const at = document.querySelector('[data-number]')?.dataset.number;
    return at === undefined || Number(at) > number;
}"""
# The slip asks for a second press of what was pressed: a grave choice, or a piece tapped once.
AGAIN = ".slip [data-again]:not([aria-disabled=true])"
SETTLED = f"""([number, move]) => {{
    if (({ANSWERED})(number)) return 'answered';
    return document.querySelector('{AGAIN}')?.dataset.move === move ? 'asked again' : false;
}}"""

# Choices that keep a match short and full: taken before any other of the same prompt.
EAGER = ("attack", "pay", "trade")


class Device:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: Size = DESKTOP,
        locale: str = "en-GB",
        touch: bool = False,
        still: bool = True,
        game: str = DRAKE,
    ) -> None:
        """`still`: the person has asked their system for less motion. `game`: what they play, by its key."""
        self.address = address
        self.game = game
        self.complaints: list[str] = []
        width, height = size
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            reduced_motion="reduce" if still else "no-preference",
        )
        self._context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self._context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.requests: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))

    def _heard(self, message: ConsoleMessage) -> None:
        """Whatever the page complains of, what it may not load for its policy included."""
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def close(self) -> None:
        self._context.close()

    # The lobby

    def lobby(self) -> None:
        """Open the lobby, and there the game, unless it is open from the last time."""
        self.page.goto(self.address)
        expect(self.start_button).to_be_visible()
        if not self.game_button.is_checked():
            self.game_button.check()
        expect(self.order).to_be_visible()
        expect(self.unfurnished).to_have_count(0)

    @property
    def game_button(self) -> Locator:
        return self.page.locator(f"input[name=game][value={self.game}]")

    @property
    def order(self) -> Locator:
        """The form for a new match of the game."""
        return self.page.locator(f"form[data-game={self.game}]")

    @property
    def unfurnished(self) -> Locator:
        """Games to choose from whose picture or name has not come yet; for the form one need not wait for them."""
        return self.page.locator(".plate:is(:has(b:empty), :not(:has(.whole > *)))")

    @property
    def start_button(self) -> Locator:
        return self.page.locator("form button.start")

    def chairs(self, *kinds: str) -> None:
        """Who plays each captain: me, other, open or bot:<name>."""
        self.page.locator(".count", has_text=str(len(kinds))).click()
        for seat, kind in enumerate(kinds):
            self.page.locator("form li select").nth(seat).select_option(kind)

    def start(self) -> str:
        """Start the match that the form describes; its id."""
        self.start_button.click()
        self.page.wait_for_url(re.compile("#/match/"))
        return self.page.url.rpartition("/")[2]

    # The table

    @property
    def choices(self) -> Locator:
        """Every button of a choice that can be seen, on the board and in the slip, and what lists all choices."""
        return self.page.locator("main.table :is([data-move], .slip button.all):visible")

    @property
    def all_options(self) -> Locator:
        """What opens the list of every choice; there only if some have no button in the slip."""
        return self.page.locator(".slip button.all")

    @property
    def question(self) -> Locator:
        return self.page.locator(".slip .question > p")

    @property
    def result(self) -> Locator:
        return self.page.locator("[data-result]")

    @property
    def curtain(self) -> Locator:
        return self.page.locator(".curtain button")

    def awaited(self) -> Locator:
        """Whatever a person must deal with next: a choice, the curtain or the result."""
        return self.choices.or_(self.curtain).or_(self.result).first

    def moves(self) -> list[str]:
        """Every choice there is, as the slip lists them. Words that found no room are complained of."""
        self.complaints += broken(self.page)
        listed = self.all_options.count() > 0
        if listed:
            self.all_options.click()
        found: list[str] = self.page.locator(".slip").first.evaluate(
            "slip => [...new Set([...slip.querySelectorAll('[data-move]')].map(each => each.dataset.move))]"
        )
        if listed:
            self.all_options.click()
        return found

    def number(self) -> int:
        """The table's number, as the page has it; -1 where it shows none."""
        found: Any = self.page.evaluate("() => document.querySelector('[data-number]')?.dataset.number ?? -1")
        return int(found)

    def choose(self, move: str) -> None:
        """Click a choice, on the board or in the slip, and wait until the page shows what came of it."""
        number = self.number()
        self.clear()
        named = self.choices.and_(self.page.locator(f'[data-move="{move}"]'))
        if named.count() == 0:
            self.all_options.click()
        named.first.click()
        if self.page.wait_for_function(SETTLED, arg=[number, move]).json_value() == "asked again":
            self.page.locator(AGAIN).click()
            self.page.wait_for_function(ANSWERED, arg=number)

    def clear(self) -> None:
        """Put away what has come to lie over the table for a while, as a person does."""
        homecoming = self.page.locator("[data-homecoming] .close")
        if homecoming.count() > 0:
            homecoming.click()

    def play(self, turns: int) -> None:
        """Take so many turns, now this, now that, passing the curtain; fewer where the match ends."""
        for turn in range(turns):
            self.awaited().wait_for()
            if self.result.is_visible():
                return
            if self.curtain.is_visible():
                self.curtain.click()
                self.choices.first.wait_for()
            self.choose(liked(self.moves(), turn))

    def hurry(self, until: Callable[[dict[str, Any]], bool] | None = None) -> None:
        """Let the one person here play on at once, not by the page but by what a page sends to the server.

        To the end of the match, or until their table, as the server tells it, is as wanted.
        """
        match = f"{self.address}/api/matches/{self.page.url.rpartition('/')[2]}"
        line, deadline, turn = self._context.request, time.monotonic() + HURRY_S, 0
        seat = next(chair["seat"] for chair in line.get(match).json()["chairs"] if chair["mine"])
        while not line.get(match).json()["over"]:
            table = line.get(f"{match}/table?seat={seat}").json()
            if until and until(table):
                return
            assert time.monotonic() < deadline, f"{match} came to no end"
            if table["prompt"] is None:  # the bots' turn
                self.page.wait_for_timeout(POLL_MS)
                continue
            move = liked([choice["text"] for choice in table["prompt"]["choices"]], turn)
            answer = line.post(f"{match}/moves", data={"seat": seat, "number": table["number"], "move": move})
            assert answer.ok, answer.text()
            turn += 1
        assert until is None, f"{match} was over before it was as wanted"


def liked(moves: list[str], turn: int) -> str:
    """What is worth a click: whatever moves on at sea, else now this, now that, so that a match sees much."""
    for eager in EAGER:
        for move in moves:
            if move.startswith(eager):
                return move
    ashore = [move for move in moves if move != "sail"] or moves
    return ashore[(turn * 7) % min(len(ashore), 3)]
