"""Whole matches of Dark Seas to the dawn: by mouse, by keyboard alone, by touch in Greek, over a cut line."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.dark import SeasFinger, SeasKeyboard, SeasMouse, SeasPlan
from tests.e2e.device import DARK_SEAS, PHONE, Device

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]

ROUNDS = 12
MUCH = {"open", "throw", "scheme", "captain", "sail", "activate", "place", "reroll"}
WEALTH, POWER = slice(2, 4), slice(5, 9)  # rows of the ledger, below infamy and below each sum


def expect_scored(device: Device) -> None:
    """The ledger adds up, line for line, and who has most stands first."""
    expect(device.result.get_by_role("heading", level=1)).to_be_visible()
    rows = device.result.locator("tbody tr")
    columns = device.result.locator("tfoot td").count()
    totals = []
    for column in range(columns):
        cells = rows.locator(f"td:nth-child({column + 2}) .cell > b")
        infamy, wealth, *points = (int(text) for text in cells.all_text_contents())
        points = [infamy, wealth, *points]
        total = int(device.result.locator("tfoot td").nth(column).locator("b").inner_text())
        assert sum(points[WEALTH]) == wealth
        assert sum(points[POWER]) == points[4]
        assert infamy + wealth + points[4] == total
        totals.append(total)
    assert totals == sorted(totals, reverse=True)


def test_by_mouse_to_the_dawn_and_back_through_the_night(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    player.lobby()
    player.start()
    plan = SeasPlan()
    SeasMouse(player).play(plan)
    expect_scored(player)
    assert plan.done.keys() >= MUCH
    with player.page.expect_download() as download:
        player.result.get_by_text("Download the record").click()
    with open(download.value.path(), encoding="utf-8") as record:
        header, *moves = [json.loads(line) for line in record]
    assert header["game"] == DARK_SEAS
    replay_through(player.page, len(moves))
    player.lobby()
    finished = player.page.get_by_role("region", name="Finished matches")
    expect(finished.get_by_role("listitem").filter(has_text="Dark Seas").first).to_be_visible()
    expect(finished.get_by_role("link", name="See the result").first).to_be_visible()


def replay_through(page: Page, moves: int) -> None:
    """By chapter, by key, with the eyes of another, to the end."""
    page.get_by_role("link", name="Replay the night").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    chapters = page.get_by_label("Jump to")
    chapters.select_option(label=f"Round {ROUNDS}")
    table = page.locator("main.table")
    expect(table).to_have_attribute("data-number", re.compile(r"\d+"))
    expect(page).not_to_have_url(re.compile("/replay$"))
    at = int(table.get_attribute("data-number") or 0)
    assert 0 < at < moves
    expect(page.locator("main.table [data-move]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(table).not_to_have_attribute("data-number", str(at))
    page.get_by_label("Whose eyes").select_option("1")
    expect(page).to_have_url(re.compile(r"eyes=1$"))
    expect(table).to_be_visible()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(rf"/replay/{moves}\?"))


def test_by_keyboard_alone(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    hand = SeasKeyboard(player)
    player.lobby()
    hand.use(player.start_button)
    plan = SeasPlan()
    hand.play(plan)
    expect_scored(player)
    assert plan.done.keys() >= MUCH


def test_by_touch_on_a_phone_in_greek(device: Devices) -> None:
    player = device(size=PHONE, locale="el-GR", touch=True, game=DARK_SEAS)
    hand = SeasFinger(player)
    player.lobby()
    hand.use(player.start_button)
    plan = SeasPlan()
    hand.play(plan)
    expect_scored(player)
    expect(player.result.get_by_role("heading", level=1)).to_have_text(re.compile(r"^[Α-ώ .:,]+$"))
    assert plan.done.keys() >= MUCH
    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_over_a_line_that_is_cut_and_a_reload(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    player.lobby()
    player.chairs("me", "bot:greedy", "bot:random", "bot:random")
    player.start()
    hand, plan = SeasMouse(player), SeasPlan()
    hand.play(plan, turns=5)
    player.choices.first.wait_for()
    asked = (player.number(), player.moves())
    down = player.page.get_by_text("Trying again")
    player.page.context.set_offline(True)
    expect(down).to_be_visible()
    assert (player.number(), player.moves()) == asked
    player.page.context.set_offline(False)
    expect(down).to_have_count(0)
    hand.play(plan, turns=1)
    player.choices.first.wait_for()
    before = (player.number(), player.moves(), player.page.locator(".journal li").count())
    player.page.reload()
    player.choices.first.wait_for()
    assert (player.number(), player.moves(), player.page.locator(".journal li").count()) == before
    hand.play(plan, turns=3)
    # Chromium itself notes each request that could not leave.
    player.complaints = [text for text in player.complaints if "ERR_" not in text]
