"""The chart in a real Chromium: orders laid by mouse, keyboard and touch, and plaques that cover nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.device import PHONE, Device, Size

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]
SIZES: tuple[Size, ...] = ((1440, 900), (1200, 800), (1280, 720), (1920, 1080), (820, 1180), (1024, 768), PHONE)
SHAKEN = 4  # pixels to either side
LANGUAGES = ("EN", "ΕΛ", "ES")

# Every two boards of the chart that overlap, by the places they name.
OVERLAPS = """() => {
    const boards = [...document.querySelectorAll('.plaque')].map(plaque =>
        [plaque.dataset.place, plaque.querySelector('.board').getBoundingClientRect()]);
    return boards.flatMap(([name, a], at) => boards.slice(at + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([other]) => `${name} and ${other}`));
}"""

# Keeps what the page has ordered from the engraver beside it, of its own breadth, whatever is out of reach there.
ORDERS = """() => {
    window.ordered = [];
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (order, ...more) {
        if (order.engraving.size.width === innerWidth) window.ordered.push({...order.engraving, out: []});
        return send.call(this, order, ...more);
    };
}"""


def to_the_chart(player: Device) -> None:
    """Fit out with supplies, and go on until orders are to be laid."""
    player.lobby()
    player.start()
    for _ in range(30):
        player.choices.first.wait_for()
        if player.page.locator("main.table").get_attribute("data-stage") == "placing":
            return
        moves = player.moves()
        supplies = [move for move in moves if move.startswith("visit supplies")]
        player.choose((supplies or moves)[0 if supplies else -1])
    raise AssertionError("no order was ever to be laid")


def disc(player: Device, key: str) -> Locator:
    return player.page.locator(f"button[data-disc='{key}']")


def free(player: Device) -> str:
    """The first destination that is gilt."""
    place = player.page.locator(".plaque.can").first.get_attribute("data-place")
    assert place is not None
    return place


def plaque(player: Device, place: str) -> Locator:
    return player.page.locator(f".plaque[data-place='{place}']")


def expect_laid(player: Device, key: str) -> None:
    """The order has left the hand."""
    expect(disc(player, key)).to_have_count(0)


def test_the_chart_at_sea_is_engraved_while_one_thinks_in_the_street(device: Devices) -> None:
    player = device()
    player.page.add_init_script(f"({ORDERS})()")
    player.lobby()
    player.start()
    player.choices.first.wait_for()
    player.page.wait_for_function("() => window.ordered.length > 0")
    player.hurry(until=lambda table: bool(table["view"]["phase"] != "street"))
    expect(player.page.locator("main.table")).not_to_have_attribute("data-stage", "street")
    player.page.locator(".chart canvas.printed").wait_for()
    player.page.wait_for_function("() => window.ordered.length > 1")
    ahead, *at_sea = player.page.evaluate("ordered")
    room = player.page.locator(".chart").evaluate("chart => [chart.clientWidth, chart.clientHeight]")
    assert [ahead["size"]["width"], ahead["size"]["height"]] == room
    assert all(each == ahead for each in at_sea), "at sea nothing is new but what is out of reach"


def test_orders_are_laid_by_disc_and_place_or_place_and_disc(device: Devices) -> None:
    player = device()
    to_the_chart(player)
    disc(player, "1").click()
    place = free(player)
    plaque(player, place).click()
    card = player.page.locator(f"[data-card='{place}']")
    expect(card).to_be_visible()
    card.locator(f"[data-move='place 1 {place}']").click()
    expect_laid(player, "1")
    disc(player, "2").wait_for()
    player.choices.first.wait_for()

    place = free(player)
    plaque(player, place).click()
    expect(card.or_(player.page.locator("[data-card]"))).to_contain_text("Choose which of your orders")
    disc(player, "2").click()
    player.page.locator(f"[data-card] [data-move='place 2 {place}']").click()
    expect_laid(player, "2")


def test_orders_are_laid_by_the_keyboard_and_arrow_keys_follow_the_zones(device: Devices) -> None:
    player = device()
    to_the_chart(player)
    player.page.locator(".plaque[tabindex='0']").focus()
    player.page.keyboard.press("Home")
    focused = player.page.locator(".plaque:focus")
    first = focused.get_attribute("data-place")
    zones = player.page.locator(".sheet > section")
    assert zones.nth(0).locator(".plaque").first.get_attribute("data-place") == first
    player.page.keyboard.press("ArrowDown")
    assert zones.nth(1).locator(".plaque").first.get_attribute("data-place") == focused.get_attribute("data-place")
    expect(player.page.locator(".plaque[tabindex='0']")).to_have_count(1)
    place = free(player)
    plaque(player, place).focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(f"[data-card='{place}']")).to_be_visible()
    disc(player, "3").focus()
    player.page.keyboard.press("Space")
    player.page.locator(f"[data-card] [data-move='place 3 {place}']").focus()
    player.page.keyboard.press("Enter")
    expect_laid(player, "3")


def test_on_a_phone_two_taps_and_the_slip_lay_an_order(device: Devices) -> None:
    player = device(size=PHONE, touch=True)
    to_the_chart(player)
    disc(player, "4").tap()
    place = free(player)
    plaque(player, place).tap()
    player.page.locator(f".slip [data-move='place 4 {place}']").tap()
    expect_laid(player, "4")
    player.choices.first.wait_for()
    player.page.get_by_role("button", name="North up").tap()
    expect(player.page.get_by_role("button", name="North up")).to_have_attribute("aria-pressed", "true")


def test_a_place_that_is_taken_or_out_of_reach_says_why_at_the_first_click(device: Devices) -> None:
    player = device()
    to_the_chart(player)
    plaque(player, free(player)).click()
    taken = player.page.locator(".plaque:not(.can)")
    disc(player, "1").click()
    player.page.locator("[data-card] [data-move^='place 1']").click()
    expect_laid(player, "1")
    player.choices.first.wait_for()
    player.page.emulate_media(reduced_motion="no-preference")  # what is refused shakes
    board = taken.first.bounding_box()
    taken.first.click()
    expect(player.page.get_by_role("alertdialog")).to_be_visible()
    ring = player.page.locator("[role=alertdialog] .cause rect").bounding_box()
    assert board
    assert ring
    assert ring["x"] <= board["x"] + SHAKEN
    assert ring["x"] + ring["width"] >= board["x"] + board["width"] - SHAKEN
    assert ring["y"] <= board["y"]
    assert ring["y"] + ring["height"] >= board["y"] + board["height"]
    # Chromium itself may note an answer that is a refusal.
    player.complaints = [text for text in player.complaints if "422" not in text]


def test_no_plaque_covers_another_at_any_size_in_any_language(device: Devices) -> None:
    player = device()
    to_the_chart(player)
    for language in LANGUAGES:
        player.page.set_viewport_size({"width": 1440, "height": 900})
        player.page.get_by_role("button", name=language).first.click()
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.locator(".plaque").first.wait_for()
            player.page.wait_for_function(f"() => ({OVERLAPS})().length === 0")
            assert player.page.evaluate(OVERLAPS) == [], (language, width)
