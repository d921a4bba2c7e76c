"""On a phone the page uses the place it has, and what is wanted first stands first."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

from tests.e2e.dark import SeasFinger, SeasPlan
from tests.e2e.device import DARK_SEAS, DRAKE, PHONE, Device, Size, liked

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]

MOST_OF_IT = 0.8  # of what lies between the captains' strip and the hold
TURNS_SEEN = 3
RECORDS = Path(__file__).parents[1] / "games"
ENOUGH = 120  # moves after which a voyage would have ended long ago


def seated(device: Devices) -> Device:
    player = device(size=PHONE, touch=True)
    player.lobby()
    player.start()
    player.awaited().wait_for()
    return player


def box(piece: Locator) -> FloatRect:
    found = piece.bounding_box()
    assert found is not None, "it is not drawn"
    return found


def test_the_chart_in_town_has_the_whole_place_and_tells_of_a_destination(device: Devices) -> None:
    page = seated(device).page
    page.locator("nav.tabs button").nth(1).click()
    chart = box(page.locator("[data-anchor~='chart']:visible").first)
    strip, hold = box(page.locator("main > .strip")), box(page.locator("ul.hold"))
    assert chart["height"] > MOST_OF_IT * (hold["y"] - strip["y"] - strip["height"])
    page.locator("[data-place='panama']").click()
    card = page.locator("[data-card='panama']")
    expect(card).to_be_in_viewport()
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_the_chart_lies_as_it_lay_when_a_card_is_closed(device: Devices) -> None:
    page = seated(device).page
    page.locator("nav.tabs button").nth(1).click()
    sheet = page.locator(".chart .sheet:visible").first
    before = sheet.evaluate("each => [each.scrollLeft, each.scrollTop]")
    for place in ("san-juan", "galleon-2", "gran-granada", "puerto-cabello"):
        page.locator(f"[data-place='{place}']").dispatch_event("click")
        card = page.locator(f"[data-card='{place}']")
        expect(card).to_be_in_viewport()
        card.get_by_role("button", name="Close").tap()
        expect(card).to_have_count(0)
        assert sheet.evaluate("each => [each.scrollLeft, each.scrollTop]") == before


def test_what_stands_below_the_unfolded_settings_is_pressed_where_it_stands(device: Devices) -> None:
    page = seated(device).page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_text("Settings").tap()
    sound = page.get_by_role("button", name="Sound")
    for pressed in ("true", "false"):
        sound.tap()
        expect(sound).to_have_attribute("aria-pressed", pressed)
        page.get_by_text("Settings").tap()
    page.get_by_role("button", name="Español").or_(page.get_by_role("button", name="ES", exact=True)).first.tap()
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_a_running_match_comes_before_a_new_one(device: Devices) -> None:
    player = seated(device)
    player.lobby()
    go_on = player.page.get_by_role("link", name="Go on", exact=True)
    expect(go_on).to_be_in_viewport()
    assert box(go_on)["y"] < box(player.start_button)["y"]


def test_the_homecoming_is_read_by_itself_and_folds_to_a_line_that_covers_nothing(device: Devices) -> None:
    player = seated(device)
    news = player.page.locator("[data-homecoming]")
    player.hurry(until=lambda table: bool(table["view"]["voyage"] == 2))
    expect(news.locator("li")).to_have_count(3)
    expect(news.locator("li").last).to_be_visible()
    news.locator("[aria-expanded]").click()
    expect(news.locator("li").first).to_be_hidden()
    line, strip, town = box(news), box(player.page.locator("main > .strip")), box(player.page.locator("main > .town"))
    assert strip["y"] + strip["height"] <= line["y"]
    assert line["y"] + line["height"] <= town["y"]
    news.locator("[aria-expanded]").click()
    expect(news.locator("li").last).to_be_visible()
    player.page.locator("nav.tabs button").last.tap()
    expect(news.locator("li").last).to_be_hidden()
    expect(news.locator("[aria-expanded]")).to_be_visible()


# By the slip: how far its lowest button stands from its lower edge, and that edge from the tabs below.
ROOM_LEFT = """() => {
    const box = (each) => each.getBoundingClientRect();
    const slip = document.querySelector('section.slip');
    const buttons = [...slip.querySelectorAll('.acts button, .coach button')].filter((each) => each.offsetHeight);
    const lowest = Math.max(...buttons.map((each) => box(each).bottom));
    return [box(slip).bottom - lowest, box(document.querySelector('nav.tabs')).top - box(slip).bottom];
}"""


def test_in_a_practice_voyage_the_choices_are_in_reach_whatever_is_said(device: Devices) -> None:
    """Question, refusal and the coach's reason together are long: the slip's edge stays as far below as ever."""
    player = device(size=PHONE, touch=True, locale="el-GR")
    player.lobby()
    player.page.locator("label.practice input").check()
    player.start()
    player.awaited().wait_for()
    usual, refused = player.page.evaluate(ROOM_LEFT), 0
    for _ in range(10):
        player.awaited().wait_for()
        expect(player.page.locator(".coach button")).to_be_visible()
        impossible = player.page.locator(".why:visible").last
        if impossible.count() > 0:
            impossible.tap()
            player.page.locator("[role=alertdialog] .close").tap()
            expect(player.page.locator(".answer .remark")).to_be_visible()
            refused += 1
        assert player.page.evaluate(ROOM_LEFT) == usual
        weighed = player.page.locator(".town [data-location] [data-move]:visible").first
        if weighed.count() > 0:
            weighed.tap()
            expect(player.page.locator(".answer > .lines:not(.remark)")).to_be_visible()
            assert player.page.evaluate(ROOM_LEFT) == usual
        player.choose(weighed.get_attribute("data-move") or "" if weighed.count() > 0 else player.moves()[0])
        player.page.mouse.move(0, 0)  # a finger that is lifted points at nothing
    assert refused > 0


CLOCKWISE = ("n", "ne", "se", "s", "sw", "nw")


def sail_all_round(route: Route) -> None:
    """The table as the server has it, but with dice that let the ship in everywhere."""
    table = route.fetch().json()
    view = table["view"]
    ship = CLOCKWISE.index(view["islands"][view["seat"]]["ship"])
    stops = [{"direction": CLOCKWISE[(ship + far) % 6], "by": "die", "wakes": 1} for far in range(1, 7)]
    view["reach"] = [{**view["reach"][0], "stops": stops, "barred": "", "all_round": True}]
    route.fulfill(json=table)


def test_what_a_lane_leads_to_lies_free_above_the_slip(device: Devices) -> None:
    """However far the ship may sail: every hex of the island, the dice and every line of the list."""
    player = device(size=PHONE, touch=True, locale="el-GR", game=DARK_SEAS)
    player.lobby()
    player.start()
    hand, plan, page = SeasFinger(player), SeasPlan(), player.page
    for _ in range(ENOUGH):
        moves = hand.moves()
        if "sail" in moves:
            break
        hand.choose(plan.next(page, moves))
        player.awaited().wait_for()
    page.add_init_script("window.EventSource = class { addEventListener() {} close() {} }")  # tells of another table
    page.route(re.compile(r"/table\?"), sail_all_round)
    page.reload()
    stops = page.locator(".sea .list li")
    expect(stops).to_have_count(6)
    top = box(page.locator(".others"))["y"] + box(page.locator(".others"))["height"]
    slip = box(page.locator(".prompt"))["y"]
    drawn = [*stops.all(), *page.locator(".island [data-hex]").all(), page.locator(".sea > .dice")]
    assert len(drawn) == 6 + 19 + 1
    for each in drawn:
        lies = box(each)
        assert lies["y"] >= top - 1
        assert lies["y"] + lies["height"] <= slip


@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_rivals_and_score_fill_the_place_between_strip_and_slip(device: Devices, rivals: int) -> None:
    """... and no more than that: the fewer there are, the larger each is drawn."""
    player = device(size=PHONE, touch=True, locale="el-GR", game=DARK_SEAS)
    player.lobby()
    player.chairs("me", *["bot:greedy"] * rivals)
    player.start()
    player.awaited().wait_for()
    page = player.page
    room = (
        box(page.locator(".prompt"))["y"] - box(page.locator(".others"))["y"] - box(page.locator(".others"))["height"]
    )
    page.locator("nav.tabs button").nth(2).tap()
    expect(page.locator(".rival:visible")).to_have_count(rivals)
    used = box(page.locator(".supply:visible"))
    assert MOST_OF_IT * room < used["y"] + used["height"] - box(page.locator(".rival").first)["y"] < room
    page.locator("nav.tabs button").nth(3).tap()
    standings = page.locator(".score ol li:visible")
    expect(standings).to_have_count(rivals + 1)
    assert box(standings.last)["y"] + box(standings.last)["height"] < box(page.locator(".prompt"))["y"]


@pytest.mark.parametrize("game", [DRAKE, DARK_SEAS])
@pytest.mark.parametrize("size", [(844, 390), (720, 450)], ids=["sideways", "enlarged twice"])
def test_a_page_too_low_for_the_table_scrolls_and_nothing_lies_over_what_can_be_chosen(
    device: Devices, game: str, size: Size
) -> None:
    player = device(size=size, game=game)
    player.lobby()
    player.start()
    tallest = 0.0
    for turn in range(TURNS_SEEN):
        player.awaited().wait_for()
        for choice in player.choices.all():
            choice.click(trial=True)  # scrolled to, and hit where it is pressed
        for board in player.page.locator("[data-board]:visible").all():
            tallest = max(tallest, box(board)["height"])
        player.choose(liked(player.moves(), turn))
    assert tallest > size[1] / 2
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert player.complaints == []


# Choices of a replay's selectors whose words run under the arrow.
CUT = """() => [...document.querySelectorAll('.replay select')].flatMap(select => {
    const style = getComputedStyle(select);
    const ink = document.createElement('canvas').getContext('2d');
    ink.font = style.font;
    const arrow = 18;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const texts = [...select.options].map(option => option.textContent.trim());
    return texts.filter(text => ink.measureText(text).width > room);
})"""


@pytest.mark.parametrize("locale", ["en-GB", "el-GR", "es-ES"])
@pytest.mark.parametrize(
    ("game", "record"), [(DARK_SEAS, "4-greedy-own-harbours.jsonl"), (DRAKE, "4-greedy-fixed-street.jsonl")]
)
def test_no_word_of_a_replays_selectors_is_cut(device: Devices, locale: str, game: str, record: str) -> None:
    player = device(size=PHONE, touch=True, locale=locale, game=game)
    player.lobby()
    player.page.locator("[data-load-record] input").set_input_files(RECORDS / game / "records" / record)
    expect(player.page.locator(".replay select")).to_have_count(2)
    assert player.page.evaluate(CUT) == []
    expect(player.page.locator(".replay .copy button")).to_be_in_viewport(ratio=1)


# Choices on the board over which the hint lies.
UNDER_THE_HINT = """() => {
    const card = document.querySelector('aside.hint').getBoundingClientRect();
    const meets = box =>
        box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
    return [...document.querySelectorAll('main.table :is([data-move], [data-die])')]
        .filter(each => each.checkVisibility() && meets(each.getBoundingClientRect())).map(each => each.outerHTML);
}"""


@pytest.mark.parametrize(("move", "pieces"), [("keep", "[data-die]"), ("stay", ".island [data-move]")])
def test_a_hint_that_is_asked_for_hides_no_choice_and_folds_when_one_goes_on(
    device: Devices, move: str, pieces: str
) -> None:
    player = device(size=PHONE, touch=True, game=DARK_SEAS)
    player.lobby()
    player.start()
    hand, plan, page = SeasFinger(player), SeasPlan(), player.page
    line, card = page.locator(".slip .hint"), page.locator("aside.hint")
    for _ in range(ENOUGH):
        moves = hand.moves()
        if move in moves and line.is_visible():
            break
        hand.choose(plan.next(page, moves))
        player.awaited().wait_for()
    line.tap()
    expect(card).to_be_visible()
    page.wait_for_function("() => document.querySelector('aside.hint').style.top !== ''")
    assert page.locator(pieces).count() > 1
    assert page.evaluate(UNDER_THE_HINT) == []
    page.locator(pieces).first.tap()
    expect(card).to_have_count(0)
