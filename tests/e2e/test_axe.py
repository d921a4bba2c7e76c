"""One match, and in each state that it passes: axe finds nothing grave, all fits, and all can be read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.device import Device
from tests.e2e.hands import ENOUGH, ORDER, Mouse
from tests.e2e.inspection import Inspection
from tests.e2e.plan import Plan

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]

# Houses that ask a question of their own, and what it takes to sail.
SEEN = ("crew-a", "guns-a", "supplies-a", "tavern", "drake", "informer", "investor", "dockside")

# Every question that the match must have asked, by the words of its choices.
FRAMES = {
    "street: sail or visit",
    "street: take",
    "street: visit",
    "placing: place",
    "placing: pass",
    "sea: attack or decline",
    "sea: decline or trade",
    "sea: decline or pay",
    "sea: return or stay",
}
OPENED = {"hint", "rules", "settings", "all options", "refusal", "card for orders", "card at sea", "homecoming"}
PAGES = {"lobby", "lobby, options open", "waiting room", "curtain", "result", "replay, street", "replay, sea"}


def lobby(eye: Inspection) -> None:
    eye.device.lobby()
    eye.look("lobby")
    eye.rings("lobby")
    eye.device.page.locator("form details summary").click()
    eye.look("lobby, options open")
    eye.device.chairs("me", "other", "open")
    eye.device.start()
    eye.device.page.locator("main li .button").wait_for()
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


def card_for_orders(eye: Inspection) -> None:
    """A destination's card as it opens where an order may be laid."""
    eye.page.locator(ORDER).first.click()
    eye.page.locator(".plaque.can").first.click()
    eye.page.locator("[data-card]").wait_for()
    eye.look("card for orders")


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
            eye.rings("street")
            over_the_table(eye)
        if page.locator("[data-card]").count() > 0:
            eye.look(f"card at {stage}")
        if "placing: place" in eye.seen and "card for orders" not in eye.seen:
            card_for_orders(eye)
        hand.choose(plan.next(page, moves))


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
    assert eye.found == [], "\n".join(eye.found)
    assert eye.seen >= FRAMES | OPENED | PAGES


# What a careless change might do, and the word by which it must be found.
HIDDEN = """Object.assign(document.body.appendChild(document.createElement('p')),
    {textContent: 'Hidden', style: 'color: #777; background: #787878; forced-color-adjust: none'})"""
WIDE = "Object.assign(document.body.appendChild(document.createElement('div')), {style: 'width: 3000px; height: 1px'})"
RINGLESS = """const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important }');
    document.adoptedStyleSheets.push(sheet);"""
NARROW = "Object.assign(document.querySelector('button.start').style, {width: '3em', overflowWrap: 'anywhere'})"
PLANTED = {
    "a button without a name": ("document.querySelector('form button').replaceChildren()", "button-name"),
    "a field without a label": ("document.querySelector('form').append(document.createElement('input'))", "label"),
    "words in the colour of their ground": (HIDDEN, "cannot be read"),
    "a button too narrow for its words": (NARROW, "torn over two lines"),
    "something wider than the page": (WIDE, "px too wide"),
    "no ring about the focus": (RINGLESS, "does not show that it has the focus"),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(device: Devices, fault: str) -> None:
    plant, word = PLANTED[fault]
    eye = Inspection(device())
    eye.device.lobby()
    eye.look("lobby")
    assert eye.found == [], "\n".join(eye.found)
    eye.page.evaluate(plant)
    eye.look("lobby with a fault")
    eye.rings("lobby with a fault")
    assert [found for found in eye.found if word in found] != []
