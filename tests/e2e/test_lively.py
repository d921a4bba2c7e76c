"""What speaks and moves at the table: turns taken back, reasons, hints, the coach, motion."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.device import PHONE, Device

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]


def seated(player: Device) -> None:
    player.lobby()
    player.start()
    player.awaited().wait_for()


def hint(player: Device) -> Locator:
    return player.page.get_by_role("complementary", name="Hint")


def passed(player: Device) -> None:
    """Go so far along the street that its beginning lies behind."""
    far = {"visit golden-hind", "visit informer", "visit governor"}  # the bots cannot have taken all three yet
    player.choose(next(move for move in player.moves() if move in far))
    player.choices.first.wait_for()


def ask_why(player: Device, location: str) -> Locator:
    player.page.locator(f"[data-anchor~='house:{location}']:visible").first.click()
    return player.page.get_by_role("alertdialog")


def test_an_unfinished_turn_is_taken_back_and_the_journal_says_so(device: Devices) -> None:
    player = device()
    seated(player)
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    before = (player.number(), player.moves())
    player.choose("visit investor")
    expect(player.question).to_contain_text("Investor")
    undo.click()
    expect(player.question).to_contain_text("Visit a location further along the street")
    assert (player.number(), player.moves()) == before
    expect(undo).to_have_count(0)
    expect(player.page.get_by_role("log")).to_contain_text("Nikos took back part of the turn.")
    expect(player.page.get_by_role("log")).not_to_contain_text("Nikos visited the Investor")
    player.choose("visit investor")
    expect(undo).to_be_visible()


@pytest.mark.parametrize("location", ["crew-a", "investor"])
def test_a_press_beside_the_list_of_all_choices_only_puts_it_away(device: Devices, location: str) -> None:
    player = device()
    seated(player)
    sent: list[str] = []
    player.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    table = player.page.locator("main.table")
    number = str(player.number())
    player.all_options.click()
    choices = player.page.locator(".options [data-move]")
    expect(choices.first).to_be_visible()
    circle = player.page.locator(f"[data-location='{location}'] .circle:visible").first
    circle.click()
    expect(choices).to_have_count(0)
    assert sent == []
    circle.click()
    expect(table).not_to_have_attribute("data-number", number)  # others may have moved by now, too
    assert len(sent) == 1


def test_others_see_that_a_turn_was_taken_back(device: Devices) -> None:
    player, watcher = device(), device()
    seated(player)
    watcher.page.goto(player.page.url)
    player.choose("visit investor")
    journal = watcher.page.get_by_role("log")
    expect(journal).to_contain_text("Nikos visited the Investor")
    player.page.get_by_role("button", name="Undo").click()
    expect(journal).to_contain_text("Nikos took back part of the turn.")
    expect(journal).not_to_contain_text("Nikos visited the Investor")
    player.choose("visit queen")
    expect(journal).to_contain_text("Nikos visited the Queen")


def test_a_refusal_says_why_what_is_left_and_gives_the_focus_back(device: Devices) -> None:
    player = device()
    seated(player)
    passed(player)
    house = player.page.locator("[data-anchor~='house:crew-a']:visible").first
    house.focus()
    player.page.keyboard.press("Enter")
    card = player.page.get_by_role("alertdialog")
    expect(card.get_by_role("heading", level=2)).to_have_text("Only ever forward")
    expect(card).to_contain_text("Crew A is number 1 on the street")
    expect(card).to_contain_text("Still possible")
    expect(card.locator("svg.cause .dots")).to_have_count(1)
    lit = player.page.locator("main [data-move]:visible").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().toJSON())"
    )
    box = card.locator(".card").bounding_box()
    assert box is not None
    for each in lit:
        apart = (
            each["right"] <= box["x"]
            or each["left"] >= box["x"] + box["width"]
            or each["bottom"] <= box["y"]
            or each["top"] >= box["y"] + box["height"]
        )
        assert apart, each
    player.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(house).to_be_focused()
    assert player.number() > 0


def test_a_refusal_leads_to_what_is_still_possible_and_to_the_rule(device: Devices) -> None:
    player = device()
    seated(player)
    passed(player)
    card = ask_why(player, "crew-a")
    card.locator(".chip").first.click()
    expect(card).to_have_count(0)
    expect(player.page.locator(":focus")).to_have_attribute("data-move", re.compile("^visit "))
    ask_why(player, "crew-a").get_by_role("button", name="in the rules").click()
    expect(player.page.locator("#clause-street\\.forward.here")).to_be_in_viewport()
    assert "rule=street.forward" in player.page.url


def test_the_rules_are_searched_without_accents_and_linked_to(device: Devices) -> None:
    player = device(locale="el-GR")
    seated(player)
    player.page.get_by_role("button", name="Κανόνες").click()
    rules = player.page.locator("dialog[open]")
    rules.get_by_role("searchbox").fill("επενδυτησ")
    expect(rules.locator("#clause-location\\.investor")).to_be_visible()
    expect(rules.locator("#clause-street\\.turn")).to_have_count(0)
    expect(rules.locator("mark").first).to_contain_text(re.compile("επενδυτής", re.IGNORECASE))
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Enter")
    expect(player.page).to_have_url(re.compile(r"rule="))
    link = player.page.url
    player.page.goto("about:blank")
    player.page.goto(link)
    expect(player.page.locator("dialog[open] .here")).to_be_in_viewport()
    player.page.keyboard.press("Escape")
    expect(player.page).not_to_have_url(re.compile(r"rule="))


def test_hints_come_once_and_can_be_turned_off_and_on_again(device: Devices) -> None:
    player = device()
    seated(player)
    expect(hint(player)).to_contain_text("Plymouth Street")
    box = hint(player).bounding_box()
    assert box is not None
    for button in player.page.locator("main [data-move]:visible").all():
        other = button.bounding_box()
        assert other is not None
        assert (
            other["x"] + other["width"] <= box["x"]
            or other["x"] >= box["x"] + box["width"]
            or other["y"] + other["height"] <= box["y"]
            or other["y"] >= box["y"] + box["height"]
        )
    hint(player).get_by_role("button", name="Got it").click()
    expect(player.page.get_by_text("Each turn you place one disc")).to_have_count(0)
    player.page.reload()
    player.awaited().wait_for()
    expect(player.page.get_by_text("Each turn you place one disc")).to_have_count(0)
    player.choose(next(move for move in player.moves() if move.startswith("visit")))
    player.choices.first.wait_for()
    hint(player).get_by_role("button", name="No more hints").click()
    expect(hint(player)).to_have_count(0)
    player.page.reload()
    player.choices.first.wait_for()
    expect(hint(player)).to_have_count(0)
    player.page.get_by_text("Settings").click()
    player.page.get_by_label("First-game hints").check()
    player.page.get_by_role("button", name="Show all hints again").click()
    expect(hint(player)).to_contain_text("Plymouth Street")


def test_a_hint_goes_when_one_simply_plays_on(device: Devices) -> None:
    player = device()
    seated(player)
    expect(hint(player)).to_contain_text("Plymouth Street")
    player.choose(next(move for move in player.moves() if move.startswith("visit")))
    player.choices.first.wait_for()
    expect(player.page.get_by_text("Each turn you place one disc")).to_have_count(0)


def test_on_a_phone_a_hint_waits_in_the_slip_and_leaves_free_what_is_counted(device: Devices) -> None:
    player = device(size=PHONE, touch=True)
    seated(player)
    expect(hint(player)).to_have_count(0)
    opener = player.page.locator(".slip").get_by_role("button", name=re.compile("Hint"))
    opener.click()
    expect(hint(player)).to_contain_text("Plymouth Street")
    box = hint(player).bounding_box()
    assert box is not None
    for kept in player.page.locator("[data-kept-free]:visible").all():
        other = kept.bounding_box()
        assert other is not None
        assert other["y"] + other["height"] <= box["y"] or other["y"] >= box["y"] + box["height"]
    player.page.keyboard.press("Escape")
    expect(hint(player)).to_have_count(0)
    expect(opener).to_be_focused()


def test_settings_stay_in_hand_when_the_window_narrows(device: Devices) -> None:
    player = device()
    seated(player)
    player.page.get_by_text("Settings").click()
    player.page.get_by_label("First-game hints").focus()
    player.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(player.page.get_by_label("First-game hints")).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_label("First-game hints")).to_be_hidden()
    expect(player.page.locator("summary", has_text="Settings")).to_be_focused()


def test_after_a_refusal_the_slip_says_that_nothing_was_changed(device: Devices) -> None:
    player = device()
    seated(player)
    passed(player)
    card = ask_why(player, "crew-a")
    answer = player.page.locator(".slip .answer")
    expect(answer).to_contain_text("Nothing was changed.")
    card.get_by_role("button", name="Close").click()
    expect(answer).to_contain_text("Nothing was changed.")


def test_the_journal_of_a_page_loaded_anew_says_who_took_a_turn_back(device: Devices) -> None:
    player = device()
    seated(player)
    player.choose("visit investor")
    player.page.get_by_role("button", name="Undo").click()
    expect(player.page.locator("[data-undone]")).to_have_count(1)
    player.page.reload()
    player.choices.first.wait_for()
    expect(player.page.locator("[data-undone]")).to_have_count(1)


def test_the_coach_of_a_practice_match_says_what_and_why_and_does_it(device: Devices) -> None:
    player = device()
    player.lobby()
    player.page.get_by_label(re.compile("A practice voyage")).check()
    player.start()
    for _ in range(3):
        player.awaited().wait_for()
        coach = player.page.get_by_role("note", name="The coach")
        expect(coach).to_contain_text("The coach would choose:")
        number = player.number()
        coach.get_by_role("button", name="Do that").click()
        player.page.wait_for_function(
            "number => Number(document.querySelector('[data-number]')?.dataset.number) > number", arg=number
        )


def test_no_coach_sits_at_other_matches(device: Devices) -> None:
    player = device()
    seated(player)
    expect(player.page.get_by_role("note", name="The coach")).to_have_count(0)
    assert not [url for url in player.requests if "advice" in url]


def test_discs_fly_and_everything_can_be_skipped(device: Devices) -> None:
    player = device(still=False)
    seated(player)
    player.page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver(all => all.forEach(each => (window.flown += each.addedNodes.length)))
                .observe(document.querySelector('.stage'), {childList: true});
        }"""
    )
    player.choose("visit supplies-a")
    player.choices.first.wait_for()
    assert player.page.evaluate("() => window.flown") > 3  # a disc and its gains, and those of the others
    expect(player.page.locator(".stage > *")).to_have_count(0)
    number = player.number()
    player.choose(next(move for move in player.moves() if move.startswith("visit")))
    player.page.keyboard.press("Escape")
    player.choices.first.wait_for()
    assert player.number() > number


def test_nothing_of_a_seat_stays_when_the_device_is_passed_on(device: Devices) -> None:
    player = device(still=False)
    player.lobby()
    player.chairs("me", "other", "bot:random")
    player.start()
    player.curtain.click()
    player.choices.first.wait_for()
    player.choose(next(move for move in player.moves() if move.startswith("visit")))
    player.curtain.wait_for()
    expect(player.page.locator(".stage > *")).to_have_count(0)
    expect(hint(player)).to_have_count(0)
    expect(player.page.locator("main.table")).to_have_count(0)


def test_on_a_phone_the_slip_keeps_its_height_whatever_is_asked(device: Devices) -> None:
    player = device(size=PHONE, touch=True)
    seated(player)
    heights = set()
    for _ in range(6):
        player.choices.first.wait_for()
        box = player.page.locator("section.slip").bounding_box()
        assert box is not None
        heights.add(round(box["height"]))
        player.choose(player.moves()[-1] if len(heights) % 2 else player.moves()[0])
    assert len(heights) == 1
