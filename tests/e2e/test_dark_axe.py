"""One match of Dark Seas, and in each state that it passes: axe finds nothing grave, and all fits the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.dark import SeasMouse, SeasPlan, verb
from tests.e2e.device import DARK_SEAS, Device
from tests.e2e.hands import ENOUGH
from tests.e2e.inspection import Inspection

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]


def over_the_table(eye: Inspection) -> None:
    """What opens over a table: hint, rules, settings, all options, a signboard, another island, a refusal."""
    page = eye.device.page
    hint, opener = (
        page.get_by_role("complementary", name="Hint"),
        page.locator(".slip").get_by_role("button", name="Hint"),
    )
    hint.or_(opener).first.wait_for()
    if opener.is_visible():  # there is no place where it would hide nothing
        opener.click()
    hint.wait_for()
    eye.look("hint")
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog[open]").wait_for()
    eye.look("rules")
    page.keyboard.press("Escape")
    eye.device.all_options.click()
    page.locator(".options [data-move]").first.wait_for()
    eye.look("all options")
    page.keyboard.press("Escape")
    page.locator(".island [data-hex='s-a']:not([data-move]), .island [data-hex='s-b']:not([data-move])").filter(
        has_text="Dive Bar"
    ).click()
    page.get_by_role("status").filter(has_text="Dive Bar").wait_for()
    eye.look("signboard")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look at").first.click()
    expect(page.get_by_role("toolbar", name="Berta's island")).to_be_visible()
    eye.look("another island")
    page.get_by_role("button", name="Back to my island").click()
    page.locator(".plank:not(:has([data-move])) .face").first.click()  # a scheme for which no die fell
    page.get_by_role("alertdialog").wait_for()
    eye.look("refusal")
    page.keyboard.press("Escape")


def match(eye: Inspection) -> None:
    """The curtain between two people; then a match against a bot, and every question that it asks."""
    device, page, plan = eye.device, eye.device.page, SeasPlan()
    hand = SeasMouse(device)
    device.lobby()
    eye.look("lobby")
    device.chairs("me", "other")
    device.start()
    device.curtain.wait_for()
    eye.look("curtain")
    device.lobby()
    device.start()
    opened = False
    asked: set[str] = set()
    for _ in range(ENOUGH):
        device.awaited().wait_for()
        if device.result.is_visible():
            return
        moves = hand.moves()
        verbs = {verb(move) for move in moves}
        if not verbs <= asked:  # something is offered that has not been seen yet
            asked |= verbs
            eye.look(" or ".join(sorted(verbs)))
        if not opened and "stay" in moves:
            over_the_table(eye)
            opened = True
        hand.choose(plan.next(page, moves))


def looking_back(eye: Inspection) -> None:
    page = eye.device.page
    eye.look("result")
    page.locator("[data-result] a[href*='/replay']").first.click()
    page.locator(".replay").wait_for()
    eye.look("replay")


def test_nothing_grave_in_any_state_of_a_match(device: Devices) -> None:
    eye = Inspection(device(game=DARK_SEAS))
    match(eye)
    looking_back(eye)
    # Chromium itself notes the refusal, status 422.
    eye.device.complaints = [text for text in eye.device.complaints if "422" not in text]
    assert eye.found == []
    assert {"curtain", "signboard", "another island", "refusal", "result"} <= eye.seen
