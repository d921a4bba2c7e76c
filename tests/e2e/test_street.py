"""Plymouth Street in each of its layouts: in order for whoever reads or tabs, and by mouse, touch and keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.device import AGAIN, PHONE, Device, Size

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]

TABLET: Size = (820, 1180)
WIDE: Size = (2560, 1440)
LOCATIONS = 18
BEHIND = {"visit golden-hind", "visit informer", "visit governor"}  # the bots cannot have taken all three yet


def seated(device: Device) -> None:
    device.lobby()
    device.start()
    device.awaited().wait_for()


def houses(device: Device) -> Locator:
    return device.page.get_by_role("region", name="Plymouth Street").get_by_role("listitem").get_by_role("button")


@pytest.mark.parametrize(("size", "rows"), [(PHONE, 18), (TABLET, 3), ((1200, 800), 2), ((1440, 900), 2), (WIDE, 2)])
def test_the_houses_stand_in_order_whatever_the_page_is_wide(device: Devices, size: Size, rows: int) -> None:
    player = device(size=size)
    seated(player)
    names = houses(player).locator(".sr").all_text_contents()
    assert [int(name.split(",")[0]) for name in names] == list(range(1, LOCATIONS + 1))
    boxes = [box for house in houses(player).all() if (box := house.bounding_box())]
    assert len(boxes) == LOCATIONS
    assert len({round(box["y"]) for box in boxes}) == rows
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)
    if rows == 2:  # a loop: the second row runs back below the first
        assert boxes[0]["x"] == boxes[17]["x"] < boxes[8]["x"] == boxes[9]["x"]


def test_a_house_is_named_in_full(device: Devices) -> None:
    player = device()
    seated(player)
    dockside = houses(player).last
    expect(dockside).to_have_accessible_name("18, Dockside, next circle 1 crew, 1 gun, or 1 supply, free")
    expect(houses(player).nth(16)).to_have_accessible_name(re.compile("costs 4 victory points$"))
    player.choose(next(move for move in player.moves() if move in BEHIND))
    player.choices.first.wait_for()
    expect(houses(player).first).to_have_accessible_name(re.compile("behind you"))
    visited = player.page.locator("[data-piece^='disc:']:has(.red)").first
    expect(visited).to_be_visible()


def test_on_touch_the_first_tap_tells_and_the_second_visits(device: Devices) -> None:
    player = device(size=PHONE, touch=True)
    seated(player)
    number = player.number()
    house = player.page.locator("[data-location='dockside'] button")
    house.tap()
    expect(player.page.locator(".slip .answer")).to_contain_text("Dockside")
    assert player.number() == number
    house.tap()
    player.page.wait_for_function(
        "number => Number(document.querySelector('[data-number]').dataset.number) > number", arg=number
    )


def test_the_keyboard_walks_the_street_and_is_answered(device: Devices) -> None:
    player = device()
    seated(player)
    house = player.page.locator("[data-location='golden-hind'] button")
    house.focus()
    expect(player.page.locator(".slip .answer")).to_contain_text("Golden Hind")
    number = player.number()
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        "number => Number(document.querySelector('[data-number]').dataset.number) > number", arg=number
    )
    player.choices.first.wait_for()
    player.page.locator("[data-location='crew-a'] button").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("alertdialog")).to_be_visible()


def test_the_berth_that_would_be_got_puts_out_to_sea(device: Devices) -> None:
    player = device()
    player.lobby()
    player.chairs("me", "other", "other")
    player.start()
    player.curtain.click()
    berth = player.page.locator("[data-anchor^='dock:out:'] button")
    expect(berth).to_have_accessible_name(re.compile("Outbound dock 1"))
    berth.click()
    player.page.locator(AGAIN).click()  # without supplies one is asked whether one means it
    player.curtain.click()  # the next captain looks
    expect(player.page.locator("[data-anchor='dock:out:1'] [data-piece^='ship:']")).to_be_visible()
    expect(berth).to_have_accessible_name(re.compile("Outbound dock 2"))


def test_the_phone_folds_the_bar_into_a_menu(device: Devices) -> None:
    player = device(size=PHONE, touch=True)
    seated(player)
    rules = player.page.get_by_role("button", name="Rules")
    expect(rules).to_be_hidden()
    menu = player.page.get_by_role("button", name="Menu")
    menu.click()
    expect(rules).to_be_visible()
    expect(menu).to_have_attribute("aria-expanded", "true")
    player.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(menu).to_be_focused()
