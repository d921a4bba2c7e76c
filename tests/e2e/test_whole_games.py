"""Whole matches to the final scoring: by keyboard alone, by touch in Greek, at one device, over a cut line."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.device import DRAKE, PHONE, Device
from tests.e2e.hands import Finger, Keyboard, Mouse
from tests.e2e.plan import KINDS, Plan

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]

RECKONED = {*(("attack", kind) for kind in KINDS if kind != "port"), ("trade", "port")}


def expect_scored(device: Device) -> None:
    """The final scoring, in which each source adds up to the winner's points."""
    expect(device.result.get_by_role("heading", level=1)).to_be_visible()
    cells = device.result.locator("table tbody tr td:nth-child(2), table tfoot tr td:nth-child(2)")
    *sources, total = (int(cell.strip().replace("−", "-")) for cell in cells.all_text_contents())
    assert sum(sources) == total
    points = [int(each) for each in device.result.locator("li[data-seat] .points").all_inner_texts()]
    assert total == max(points)


def expect_recorded(device: Device) -> None:
    """The match can be had as a file, and is found in the lobby."""
    with device.page.expect_download() as download:
        device.result.get_by_text("Download the record").click()
    with open(download.value.path(), encoding="utf-8") as record:
        header, *moves = [json.loads(line) for line in record]
    assert header["game"] == DRAKE
    assert len(moves) > 100
    device.lobby()
    expect(device.page.get_by_role("link", name="See the result")).to_be_visible()


def test_by_keyboard_alone(device: Devices) -> None:
    player = device()
    hand = Keyboard(player)
    player.lobby()
    hand.use(player.start_button)
    plan = Plan()
    hand.play(plan)
    expect_scored(player)
    assert {deed for deed, _ in plan.done} >= {"attack", "trade"}


def test_by_touch_on_a_phone_in_greek(device: Devices) -> None:
    player = device(size=PHONE, locale="el-GR", touch=True)
    hand = Finger(player)
    player.lobby()
    hand.use(player.start_button)
    plan = Plan()
    hand.play(plan)
    expect_scored(player)
    expect(player.result.get_by_role("heading", level=1)).to_have_text(re.compile("^[Α-ώ ]+$"))
    assert {deed for deed, _ in plan.done} >= {"attack", "trade"}
    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_three_people_at_one_device_attack_and_trade_at_every_kind(device: Devices) -> None:
    player = device()
    player.lobby()
    player.chairs("me", "other", "other")
    player.start()
    soldier = Plan(("crew-a", "crew-b", "guns-a"), kinds=("town", "fort"))
    gunner = Plan(("crew-a", "guns-b", "supplies-a", "shipyard"), kinds=("galleon", "fort"))
    trader = Plan(("trade-goods", "supplies-a", "crew-a"), kinds=("port", "town"))
    Mouse(player).play(soldier, gunner, trader)
    expect_scored(player)
    assert soldier.done | gunner.done | trader.done >= RECKONED
    expect_recorded(player)


def test_over_a_line_that_is_cut_and_a_reload(device: Devices) -> None:
    player = device()
    player.lobby()
    player.chairs("me", "bot:greedy", "bot:random")
    player.start()
    hand, plan = Mouse(player), Plan()
    hand.play(plan, turns=4)
    player.choices.first.wait_for()
    before = (player.number(), player.moves())
    down = player.page.get_by_text("Trying again")
    player.page.context.set_offline(True)
    expect(down).to_be_visible()
    assert (player.number(), player.moves()) == before
    player.page.context.set_offline(False)
    expect(down).to_have_count(0)
    hand.play(plan, turns=2)
    player.page.reload()
    hand.play(plan)
    expect_scored(player)
    # Chromium itself notes each request that could not leave.
    player.complaints = [text for text in player.complaints if "ERR_" not in text]
