"""The lobby: which game is played, chosen by its picture and kept for the next visit."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.device import DARK_SEAS, DRAKE, PHONE, Device, Size

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]


def games(device: Device) -> Locator:
    return device.page.get_by_role("group", name="Game").get_by_role("radio")


def title(device: Device) -> Locator:
    return device.page.get_by_role("heading", level=1)


def counts(device: Device) -> list[str]:
    """For how many captains a match can be begun."""
    return device.page.locator(".counts .count").all_inner_texts()


def test_a_game_is_chosen_and_the_next_visit_begins_with_it(device: Devices) -> None:
    player = device(game=DRAKE)
    player.page.goto(player.address)
    expect(games(player)).to_have_count(2)
    expect(player.page.get_by_role("radio", name="Dark Seas For 2 to 4 captains")).to_be_checked()
    assert counts(player) == ["2", "3", "4"]
    player.page.get_by_role("radio", name="Francis Drake For 3 to 5 captains").check()
    expect(title(player)).to_have_text("Francis Drake")
    assert counts(player) == ["3", "4", "5"]
    player.page.locator("form summary").click()
    expect(player.page.get_by_label("All at the same time")).to_have_count(0)
    player.page.reload()
    expect(title(player)).to_have_text("Francis Drake")
    player.start()
    expect(player.page.locator("main.table[data-stage='street']")).to_be_visible()


def test_what_could_not_be_fetched_is_told_and_fetched_once_it_was_read(device: Devices) -> None:
    player = device()
    player.page.route("**/api/games", lambda route: route.abort())
    player.page.goto(player.address)
    notice = player.page.get_by_role("alertdialog")
    expect(notice).to_contain_text("The server cannot be reached")
    player.page.unroute("**/api/games")
    notice.get_by_role("button", name="Close").click()
    expect(player.start_button).to_be_visible()
    # Chromium itself notes the request that was cut.
    player.complaints = [text for text in player.complaints if "ERR_" not in text]


def test_without_their_pictures_games_are_chosen_and_begun_all_the_same(device: Devices) -> None:
    player = device(game=DRAKE)
    player.page.route(re.compile("/assets/cover-"), lambda route: route.abort())
    player.page.goto(player.address)
    player.page.get_by_role("radio", name="Francis Drake For 3 to 5 captains").check()
    expect(title(player)).to_have_text("Francis Drake")
    player.start()
    expect(player.page.locator("main.table[data-stage='street']")).to_be_visible()
    # Chromium notes each picture that was cut, and the page what came of it.
    player.complaints = [text for text in player.complaints if not re.search("ERR_|/assets/cover-", text)]


def test_a_game_is_chosen_by_arrow_keys_which_keep_the_focus(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    player.lobby()
    games(player).first.focus()
    player.page.keyboard.press("ArrowRight")
    expect(title(player)).to_have_text("Francis Drake")
    expect(games(player).last).to_be_focused()
    player.page.keyboard.press("ArrowLeft")
    expect(title(player)).to_have_text("Dark Seas")
    expect(games(player).first).to_be_focused()


def test_matches_say_which_game_they_are_of(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    for game in (DARK_SEAS, DRAKE):
        player.game = game
        player.lobby()
        player.start()
        player.awaited().wait_for()
    player.lobby()
    go_on = player.page.get_by_role("link", name="Go on", exact=True)
    running = player.page.get_by_role("region", name="Go on with").get_by_role("listitem").filter(has=go_on)
    expect(running.filter(has_text="Dark Seas")).to_have_count(1)
    expect(running.filter(has_text="Francis Drake")).to_have_count(1)


def test_a_guest_without_a_name_is_called_as_in_the_game_of_the_match(device: Devices) -> None:
    host, guest = device(game=DARK_SEAS), device(game=DARK_SEAS)
    host.lobby()
    host.chairs("me", "open")
    host.start()
    guest.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Sit here").click()
    host.awaited().wait_for()
    for host.game in (DRAKE, DARK_SEAS):
        host.lobby()
        match = host.page.get_by_role("region", name="Go on with").get_by_role("listitem").filter(has_text="Dark Seas")
        expect(match.get_by_role("listitem").last).to_have_text("Green")


@pytest.mark.parametrize("size", [PHONE, (1366, 768)])
def test_the_games_stand_side_by_side(device: Devices, size: Size) -> None:
    player = device(size=size, locale="el-GR", game=DARK_SEAS)
    player.lobby()
    boxes = [box for plate in player.page.locator(".plate").all() if (box := plate.bounding_box())]
    assert len(boxes) == 2
    assert boxes[0]["y"] == boxes[1]["y"]
    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"]
    assert all(box["height"] >= 44 for box in boxes)
    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    if size != PHONE:
        expect(player.start_button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", [DARK_SEAS, DRAKE])
@pytest.mark.parametrize("secure", [True, False])
def test_a_room_says_who_is_there_and_gives_its_link_in_one_press(device: Devices, game: str, secure: bool) -> None:
    """Over plain http a browser has no clipboard for a page, only what a page may select and copy."""
    host, guest = device(game=game), device(game=game, size=PHONE, touch=True)
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    if not secure:
        host.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    host.lobby()
    host.chairs("me", "open", "bot:greedy")
    host.start()
    expect(title(host)).to_have_text("Waiting for a captain")
    chairs = host.page.locator("main li")
    expect(chairs).to_have_text([re.compile("Nikos.*on this device"), re.compile("Whoever"), re.compile("Bot: Greedy")])
    host.page.get_by_role("button", name="Copy link").click()
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
    link = host.page.url
    host.lobby()
    name = host.page.locator("form li input").first
    name.fill("")
    name.press("Control+V")
    assert link.startswith(name.input_value())
    assert len(name.input_value()) == int(name.get_attribute("maxlength") or 0)
    guest.page.goto(link)
    expect(title(guest)).to_have_text("You are invited to a match")
    expect(guest.page.get_by_text("2 of 3 captains are here.")).to_be_visible()
    guest.page.get_by_role("button", name="Sit here").tap()
    expect(guest.page.locator("main.table")).to_be_visible()
