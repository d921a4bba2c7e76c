"""One match, and in each state that it passes: axe finds nothing grave, and nothing runs over the page's edge."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import Inspection
from tests.e2e.device import Device
from tests.e2e.hands import ENOUGH, Mouse
from tests.e2e.plan import Plan

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]

# Houses that ask a question of their own, and what it takes to sail.
SEEN = ("crew-a", "guns-a", "supplies-a", "tavern", "drake", "informer", "investor", "dockside")


def lobby(eye: Inspection) -> None:
    eye.device.lobby()
    eye.look("lobby")
    eye.device.page.locator("form details summary").click()
    eye.look("lobby, options open")
    eye.device.chairs("me", "other", "open")
    eye.device.start()
    eye.device.page.locator("main li .button.gilt").wait_for()
    eye.look("waiting room")


def over_the_table(eye: Inspection) -> None:
    """What opens over a table: hint, settings, all options, rules, a refusal."""
    page = eye.device.page
    page.get_by_role("complementary", name="Hint").wait_for()
    eye.look("hint")
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog[open]").wait_for()
    eye.look("rules")
    page.keyboard.press("Escape")
    page.get_by_text("Settings").click()
    page.get_by_label("First-game hints").wait_for()
    eye.look("settings")
    page.get_by_text("Settings").click()
    eye.device.all_options.click()
    page.locator(".options [data-move]").first.wait_for()
    eye.look("all options")
    page.keyboard.press("Escape")
    page.locator("[data-location]:not(:has([data-move])) .why").first.click()
    page.get_by_role("alertdialog").wait_for()
    eye.look("refusal")
    page.keyboard.press("Escape")


def match(eye: Inspection) -> None:
    """A match for two people and a bot at one device, and every question that it asks."""
    device, page, plan = eye.device, eye.device.page, Plan(SEEN, visits=8)
    hand = Mouse(device)
    device.lobby()
    device.chairs("me", "other", "bot:greedy")
    device.start()
    for turn in range(ENOUGH):
        device.awaited().wait_for()
        if device.result.is_visible():
            return
        if device.curtain.is_visible():
            eye.look("curtain")
            device.curtain.click()
            device.choices.first.wait_for()
        moves = hand.moves()
        if page.locator("[data-homecoming]").is_visible():
            eye.look("homecoming")
        stage = page.locator("main.table").get_attribute("data-stage")
        eye.look(f"{stage}: {' or '.join(sorted({move.split()[0] for move in moves}))}")
        if turn == 4:
            over_the_table(eye)
        hand.choose(plan.next(page, moves))
        if "placing: place" in eye.seen and page.locator("[data-card]").count() > 0:
            eye.look("destination's card")


def looking_back(eye: Inspection) -> None:
    page = eye.device.page
    eye.look("result")
    page.locator("[data-result] a[href*='/replay']").click()
    page.locator(".replay").wait_for()
    eye.look("replay, street")
    parts = page.locator(".replay select").first
    parts.select_option(index=2)
    page.locator("main.table:not([data-stage='street'])").wait_for()
    eye.look("replay, sea")
    eye.device.lobby()
    expect(page.get_by_role("link", name="See the result")).to_be_visible()
    eye.look("lobby with a finished match")


def test_nothing_grave_in_any_state_of_a_match(device: Devices) -> None:
    eye = Inspection(device())
    lobby(eye)
    match(eye)
    looking_back(eye)
    assert eye.found == []
    assert {"curtain", "homecoming", "refusal", "result"} <= eye.seen
