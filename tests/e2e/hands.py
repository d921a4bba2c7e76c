"""The ways in which a person takes a choice: by mouse, by keyboard alone, by touch. Each plays a whole match."""

import math
import time
from typing import Protocol

from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e.broken import broken
from tests.e2e.device import AGAIN, ANSWERED, SETTLED, Device

ENOUGH = 400  # moves after which a match would have ended long ago
TAP_MS, TAP_PX = 400, 30  # a tap sooner and nearer than this is the second of a double tap
FAR = 150  # more stops of the Tab key than any page has

ORDER = "button[data-disc].can"  # a mission disc in hand
# The choices that can be seen; where an order is to be laid, the first disc in hand at every destination in reach.
OFFERED = """() => {
    const seen = each => each.checkVisibility({visibilityProperty: true});
    const lit = [...document.querySelectorAll('main.table [data-move]')].filter(seen).map(each => each.dataset.move);
    const disc = document.querySelector('button[data-disc].can')?.dataset.disc;
    const places = disc ? [...document.querySelectorAll('.plaque.can')].filter(seen) : [];
    return [...new Set([...lit, ...places.map(each => `place ${disc} ${each.dataset.place}`)])];
}"""

# A choice that waits until what was chosen before is answered: keys and taps on it go for nothing.
BUSY = "main.table [data-move][aria-disabled='true']"

# Whether the focus is on what is looked for; if not, whether that stands before it.
SOUGHT = """target => {
    const active = document.activeElement;
    if (active === target) return 'there';
    return target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
}"""


class Planned(Protocol):
    """Chooses for one person."""

    def next(self, page: Page, moves: list[str]) -> str: ...


class Mouse:
    """A hand on the mouse. The others differ in how they use a button."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._people: dict[str, Planned] = {}

    @property
    def page(self) -> Page:
        return self.device.page

    def use(self, button: Locator) -> None:
        button.click()

    def use_piece(self, piece: Locator, _move: str) -> None:
        """Take a choice by its piece on the board."""
        self.use(piece)

    def use_plaque(self, place: str) -> None:
        self.use(self.page.locator(f".plaque[data-place='{place}']"))

    def moves(self) -> list[str]:
        """Every choice that has a button, on the board or in the slip; orders by disc and place."""
        self.device.choices.or_(self.page.locator(ORDER)).first.wait_for()
        found: list[str] = self.page.evaluate(OFFERED)
        if found in ([], ["decline"]):  # only the list has them; on a phone, trades too
            self.use(self.device.all_options)
            self.page.locator(".options [data-move]").first.wait_for()
            found = self.page.evaluate(OFFERED)
        return found

    def choose(self, move: str) -> None:
        """Take a choice where it stands, and wait until the page shows what came of it."""
        number = self.device.number()
        self._clear()
        expect(self.page.locator(BUSY)).to_have_count(0)
        self.take(move)
        try:
            if self.page.wait_for_function(SETTLED, arg=[number, move]).json_value() == "asked again":
                self.use(self.page.locator(AGAIN))
                self.page.wait_for_function(ANSWERED, arg=number)
        except Error as error:
            raise AssertionError(f"nothing came of “{move}”") from error

    def take(self, move: str) -> None:
        """Use what stands for a choice; first what it is picked by, where it takes two steps."""
        if move.startswith("place "):
            _, disc, place = move.split()
            if self.page.locator(f"{ORDER}.pick").count() == 0:
                self.use(self.page.locator(f"{ORDER}[data-disc='{disc}']"))
            self.use_plaque(place)
        named = self.page.locator(f'main.table [data-move="{move}"]:visible')
        if named.first.evaluate("button => button.closest('.slip, [data-card]') !== null"):
            self.use(named.first)
        else:
            self.use_piece(named.first, move)

    def _clear(self) -> None:
        homecoming = self.page.locator("[data-homecoming] .close")
        if homecoming.count() > 0:
            self.use(homecoming)

    def play(self, *plans: Planned, turns: int = ENOUGH) -> None:
        """Take so many turns, passing the curtain; fewer where the match ends. Each person has a plan of their own."""
        plan = plans[0]
        for _ in range(turns):
            self.device.awaited().wait_for()
            if self.device.curtain.is_visible():
                plan = self._passed(plans)
            if self.device.result.is_visible():
                return
            self.choose(plan.next(self.page, self.moves()))

    def _passed(self, plans: tuple[Planned, ...]) -> Planned:
        """The next person draws the curtain: their plan."""
        plan = self._people.setdefault(self.device.curtain.inner_text(), plans[len(self._people) % len(plans)])
        self.use(self.device.curtain)
        self.device.choices.or_(self.page.locator(ORDER)).first.wait_for()
        return plan


class Keyboard(Mouse):
    """Tab, arrows, Enter and Escape."""

    def use(self, button: Locator) -> None:
        self.go(button)
        self.page.keyboard.press("Enter")

    def go(self, button: Locator) -> None:
        """Press Tab, or Shift and Tab, until the focus is there."""
        target = button.element_handle()
        for _ in range(FAR):
            where = target.evaluate(SOUGHT)
            if where == "there":
                return
            self.page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
        raise AssertionError(f"Tab does not lead to {button}")

    def use_plaque(self, place: str) -> None:
        """One destination is a stop of the Tab key; the arrows go from one to the next."""
        self.go(self.page.locator(".plaque[tabindex='0']"))
        self.page.keyboard.press("Home")
        focused = self.page.locator(".plaque:focus")
        for _ in range(FAR):
            if focused.get_attribute("data-place") == place:
                break
            self._step()
        self.page.keyboard.press("Enter")

    def _step(self) -> None:
        """To the next destination of the zone; past its last one, to the next zone."""
        before = self.page.locator(".plaque:focus").get_attribute("data-place")
        self.page.keyboard.press("ArrowRight")
        if self.page.locator(".plaque:focus").get_attribute("data-place") == before:
            self.page.keyboard.press("ArrowDown")


class Finger(Mouse):
    """Touch: a first tap on a piece tells what it costs and pays, the slip's gilt button then does it.

    Words that found no room on the small page are complained of.
    """

    def choose(self, move: str) -> None:
        self.device.complaints += broken(self.page)
        super().choose(move)

    _last = (0.0, 0.0, 0.0)

    def use(self, button: Locator) -> None:
        """Tap; where the last tap fell a moment ago, not before a person has seen what stands there now."""
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        x, y, at = self._last
        here = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if math.hypot(here[0] - x, here[1] - y) < TAP_PX:
            self.page.wait_for_timeout(max(0.0, TAP_MS - 1000 * (time.monotonic() - at)))
        button.tap()
        self._last = (*here, time.monotonic())
