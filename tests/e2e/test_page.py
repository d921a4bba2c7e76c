"""The page in a real Chromium, driven by what can be seen and clicked."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.device import PHONE, Device
from tests.e2e.serving import Served

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]


def test_a_reload_in_the_middle_goes_on_where_it_was(device: Devices) -> None:
    player = device()
    player.lobby()
    player.start()
    player.play(8)
    player.choices.first.wait_for()
    before = (player.number(), player.moves(), player.page.locator(".journal li").count())
    player.page.reload()
    player.choices.first.wait_for()
    assert (player.number(), player.moves(), player.page.locator(".journal li").count()) == before
    player.play(4)


def test_at_one_device_nothing_of_a_seat_is_asked_for_before_its_person_says_so(device: Devices) -> None:
    player = device()
    player.lobby()
    player.chairs("me", "other", "bot:random")
    player.start()
    looked = set()
    for _ in range(12):
        player.awaited().wait_for()
        if player.curtain.is_visible():
            asked = len(player.requests)
            expect(player.page.locator("main.table")).to_have_count(0)
            seat = "0" if "Nikos" in player.curtain.inner_text() else "1"
            assert not re.search(r"[?&]seat=", " ".join(player.requests[asked:]))
            if seat not in looked:
                assert not [url for url in player.requests if f"seat={seat}" in url]
            player.curtain.click()
            player.choices.first.wait_for()
            looked.add(seat)
            assert [url for url in player.requests[asked:] if f"seat={seat}" in url]
        player.choose(player.moves()[-1])
    assert looked == {"0", "1"}


def test_the_language_changes_at_any_time_and_the_place_is_kept(device: Devices) -> None:
    player = device()
    player.lobby()
    player.start()
    player.play(3)
    player.choices.first.wait_for()
    before = (player.number(), player.moves())
    english = player.question.inner_text()
    player.page.get_by_role("button", name="ΕΛ · Ελληνικά").click()
    expect(player.question).not_to_have_text(english)
    assert player.page.locator("html").get_attribute("lang") == "el"
    expect(player.page.get_by_role("heading", name="Οδός του Πλίμουθ", exact=True)).to_be_visible()
    assert (player.number(), player.moves()) == before
    player.page.get_by_role("button", name="ES · Español").click()
    expect(player.page.get_by_role("heading", name="Calle de Plymouth", exact=True)).to_be_visible()
    player.page.reload()
    expect(player.page.get_by_role("heading", name="Calle de Plymouth", exact=True)).to_be_visible()


def test_a_greek_browser_is_greeted_in_greek(device: Devices) -> None:
    player = device(locale="el-GR")
    player.lobby()
    expect(player.start_button).to_have_text("Έναρξη παρτίδας")


def test_a_house_that_is_passed_says_why_with_its_rule(device: Devices) -> None:
    player = device()
    player.lobby()
    player.start()
    player.awaited().wait_for()
    far = {"visit golden-hind", "visit informer", "visit governor"}  # the bots cannot have taken all three yet
    player.choose(next(move for move in player.moves() if move in far))
    player.choices.first.wait_for()
    player.page.locator("[data-location='crew-a'] .why").click()
    notice = player.page.get_by_role("alertdialog")
    expect(notice.get_by_role("heading")).to_have_text("Only ever forward")
    expect(notice).to_contain_text("Crew A is number 1 on the street")
    notice.get_by_role("button", name="The rule").click()
    expect(player.page.locator("#clause-street\\.forward.here")).to_be_in_viewport()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_two_devices_meet_by_a_link_and_play(device: Devices) -> None:
    host, guest = device(), device()
    host.lobby()
    host.chairs("me", "open", "bot:greedy")
    host.start()
    guest.page.goto(host.page.url)
    guest.page.get_by_label("Your name").fill("Zoe")
    guest.page.get_by_role("button", name="Sit here").click()
    for each in (host, guest):
        expect(each.page.locator("main.table")).to_be_visible()
        expect(each.page.locator(".captains")).to_contain_text("Zoe")
    for _ in range(6):
        host.page.wait_for_function(
            """() => document.querySelector('main.table [data-move]')
                || /Zoe/.test(document.querySelector('.question > p').textContent)"""
        )
        player = host if host.choices.count() else guest
        player.choices.first.wait_for()
        player.choose(player.moves()[-1])
        other = guest if player is host else host
        other.page.wait_for_function(
            "number => Number(document.querySelector('[data-number]').dataset.number) >= number",
            arg=player.number(),
        )


def test_who_has_no_chair_watches(device: Devices) -> None:
    player, watcher = device(), device()
    player.lobby()
    player.start()
    player.awaited().wait_for()
    watcher.page.goto(player.page.url)
    expect(watcher.question).to_contain_text("You are watching. Waiting for Nikos")
    expect(watcher.choices).to_have_count(0)
    player.choose(next(move for move in player.moves() if move.startswith("visit")))
    expect(watcher.page.get_by_role("log")).to_contain_text("Nikos visited")


def test_a_cut_line_comes_back_by_itself(device: Devices, server: Served) -> None:
    player = device()
    player.lobby()
    player.start()
    player.play(2)
    player.choices.first.wait_for()
    before = player.number()
    server.kill()
    expect(player.page.get_by_text("Trying again")).to_be_visible()
    server.start()
    expect(player.page.get_by_text("Trying again")).to_have_count(0)
    assert player.number() == before
    player.play(3)
    player.choices.first.wait_for()
    # Chromium itself notes each connection that was refused while the server was away.
    player.complaints = [text for text in player.complaints if "ERR_" not in text]


def test_an_edition_with_faults_is_refused_with_a_sentence_for_each(device: Devices) -> None:
    player = device()
    player.lobby()
    player.page.get_by_text("Options and edition").click()
    edition: FilePayload = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b'name = "mine"\n'}
    player.page.locator("form input[type=file]").set_input_files(edition)
    expect(player.page.get_by_text("From your file mine.toml.")).to_be_visible()
    player.start_button.click()
    notice = player.page.get_by_role("alertdialog")
    expect(notice.locator("li").first).to_be_visible()
    expect(notice).not_to_contain_text("edition-")
    # Chromium itself notes the refusal, status 422.
    player.complaints = [text for text in player.complaints if "422" not in text]


@pytest.mark.parametrize("locale", ["en-GB", "el-GR", "es-ES"])
def test_nothing_is_wider_than_the_phone(device: Devices, locale: str) -> None:
    player = device(size=PHONE, locale=locale, touch=True)

    def check() -> None:
        wide = player.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= PHONE[0]
        player.page.locator("body").evaluate("body => body.scrollTo(0, 0)")

    player.lobby()
    check()
    player.start()
    player.awaited().wait_for()
    for at in range(5):
        player.page.locator("nav.tabs button").nth(at).click()
        check()
    small = player.page.locator("button:visible").evaluate_all(
        "all => all.filter(each => each.getBoundingClientRect().height < 43.5).map(each => each.outerHTML)"
    )
    assert small == []
    player.hurry()
    player.result.wait_for()
    check()
