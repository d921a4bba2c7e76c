"""Looking back in a real Chromium: records, replays, the final scoring, and what happened while one was away."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from seadogs import games
from seadogs.kernel import record
from seadogs.kernel.names import CHANCE
from tests.e2e.device import DESKTOP, PHONE, Device, Size

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]
RECORDS = Path(__file__).parents[1] / "games" / "drake" / "records"
RECORD = RECORDS / "4-greedy-fixed-street.jsonl"
HOUSE_EDITION = (RECORDS.parents[3] / "src/seadogs/games/drake/editions/plymouth-1.toml").read_text(encoding="utf-8")
MOVES = len(RECORD.read_text(encoding="utf-8").splitlines()) - 1


def load(device: Device, record: str) -> None:
    payload: FilePayload = {"name": "match.jsonl", "mimeType": "text/plain", "buffer": record.encode()}
    device.page.locator("[data-load-record] input").set_input_files(payload)


def replaying(device: Device) -> Page:
    """A device that replays the record, at its first move."""
    device.lobby()
    load(device, RECORD.read_text(encoding="utf-8"))
    expect(device.page.get_by_role("region", name="Replay")).to_be_visible()
    return device.page


def shown(page: Page, row: int | str, eyes: str = "watcher") -> None:
    """Wait until the address, which is a link to what is shown, names this row and these eyes."""
    expect(page).to_have_url(re.compile(rf"/replay/{row}\?eyes={eyes}$"))


def row(page: Page) -> int:
    found = re.search(r"/replay/(\d+)\?", page.url)
    assert found
    return int(found[1])


def test_a_loaded_record_is_replayed_by_keys(device: Devices) -> None:
    page = replaying(device())
    shown(page, r"\d+")
    first = row(page)
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(re.compile(rf"/replay/{first}\?"))
    page.keyboard.press("ArrowLeft")
    shown(page, first)
    page.keyboard.press("End")
    shown(page, MOVES)
    expect(page.locator(".replay [role=status]")).to_contain_text("won the match")
    expect(page.locator("main.table [data-move]")).to_have_count(0)
    page.keyboard.press("Home")
    shown(page, first)


def test_a_replay_is_seen_by_other_eyes_and_linked_to(device: Devices) -> None:
    host, guest = device(), device()
    page = replaying(host)
    shown(page, r"\d+")
    first = row(page)
    page.get_by_label("Jump to").select_option(label="Voyage 2")
    expect(page).not_to_have_url(re.compile(rf"/replay/{first}\?"))
    at = row(page)
    assert first < at < MOVES
    expect(page.locator(".progress").first).to_contain_text("Voyage 2 of 3")
    page.get_by_label("Whose eyes").select_option("2")
    shown(page, at, "2")
    guest.page.goto(page.url)
    shown(guest.page, at, "2")
    expect(guest.page.locator(f"main.table[data-number='{at}']")).to_be_visible()


def test_a_replay_plays_by_itself_and_stops_where_it_is_told(device: Devices) -> None:
    page = replaying(device())
    shown(page, r"\d+")
    first = row(page)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page).not_to_have_url(re.compile(rf"/replay/{first}\?"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_replay_asks_for_its_story_once(device: Devices) -> None:
    player = device()
    page = replaying(player)
    for key in ["ArrowRight"] * 5 + ["ArrowLeft"] * 5 + ["ArrowRight"] * 3:
        page.keyboard.press(key)
    page.keyboard.press("End")
    shown(page, MOVES)
    asked = [url for url in player.requests if "/api/matches/" in url]
    assert len([url for url in asked if "/story" in url]) == 1
    assert len(asked) == len(set(asked))


def test_an_imported_match_is_marked_and_shows_its_result(device: Devices) -> None:
    player = device()
    replaying(player)
    player.lobby()
    finished = player.page.get_by_role("region", name="Finished matches")
    expect(finished.locator(".badge")).to_have_text("from a record")
    finished.get_by_role("link", name="See the result").click()
    expect(player.result.get_by_role("heading", level=1)).to_be_visible()
    expect(player.result.get_by_role("button", name="Play again")).to_have_count(0)
    with player.page.expect_download() as download:
        player.result.get_by_text("Download the record").click()
    with open(download.value.path(), encoding="utf-8") as record:
        again = [json.loads(line) for line in record][1:]
    with RECORD.open(encoding="utf-8") as record:
        assert again == [json.loads(line) for line in record][1:]


@pytest.mark.parametrize(("locale", "sentence"), [("en-GB", "Line 5:"), ("el-GR", "Γραμμή 5:"), ("es-ES", "Línea 5:")])
def test_a_bad_record_is_refused_with_its_line_and_the_reason(device: Devices, locale: str, sentence: str) -> None:
    player = device(locale=locale)
    player.lobby()
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    lines[4] = lines[4].replace('"text": "', '"text": "by no means ')
    load(player, "\n".join(lines))
    notice = player.page.get_by_role("alertdialog")
    expect(notice.locator("li")).to_contain_text(sentence)
    expect(notice.locator("li")).to_contain_text("by no means")
    # Chromium itself notes the refusal, status 422.
    player.complaints = [text for text in player.complaints if "422" not in text]


def test_the_same_captains_play_again(device: Devices) -> None:
    player = device()
    player.lobby()
    player.chairs("me", "bot:random", "bot:greedy")
    first = player.start()
    player.hurry()
    player.result.get_by_role("button", name="Play again with the same captains").click()
    expect(player.page.locator("main.table")).to_be_visible()
    assert player.page.url.rpartition("/")[2] != first
    expect(player.page.get_by_role("region", name="Captains")).to_contain_text("Nikos")


def test_after_a_voyage_it_is_said_who_scored_what_and_nobody_is_kept_waiting(device: Devices) -> None:
    player = device()
    player.lobby()
    player.start()
    home = player.page.locator("[data-homecoming='1']")
    player.hurry(until=lambda table: bool(table["view"]["voyage"] == 2))
    expect(home.get_by_role("listitem")).to_have_count(3)
    before = player.number()
    player.page.locator("main.table [data-move^='visit ']:visible").first.click()
    expect(player.page.locator(f"[data-number='{before}']")).to_have_count(0)
    expect(home).to_have_count(0)


def asked_of(device: Device, match: str, **seats: int) -> str:
    """Which of these people the match waits for, as the server tells, once it waits for no bot."""
    waiting = """async ([path, seats]) => {
        const { waiting } = await (await fetch(path)).json();
        return Object.keys(seats).find(who => waiting.includes(seats[who])) ?? null;
    }"""
    return str(device.page.wait_for_function(waiting, arg=[f"/api/matches/{match}", seats], polling=50).json_value())


def test_what_happened_in_the_meantime_is_told_in_short(device: Devices) -> None:
    host, guest = device(), device()
    host.lobby()
    host.chairs("open", "me", "bot:greedy")
    match = host.start()
    guest.page.goto(host.page.url)
    guest.page.get_by_label("Your name").fill("Zoe")
    guest.page.get_by_role("button", name="Sit here").click()
    for each in (host, guest):
        expect(each.page.locator("main.table")).to_be_visible()
    while asked_of(host, match, guest=0, host=1) == "host":  # until it is the guest who moves
        host.choices.first.wait_for()
        host.choose(host.moves()[-1])
    guest.choices.first.wait_for()
    host.page.goto("about:blank")
    guest.choose(next(move for move in guest.moves() if move.startswith("visit")))
    host.page.goto(f"{host.address}#/match/{match}")
    digest = host.page.locator(".journal .digest")
    expect(digest).to_contain_text("Since you last looked")
    expect(host.page.locator(".journal .fresh").first).to_be_visible()
    host.page.reload()
    expect(host.page.locator("main.table")).to_be_visible()
    expect(digest).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "el-GR", "es-ES"])
@pytest.mark.parametrize("size", [PHONE, (820, 1180), DESKTOP])
def test_neither_replay_nor_result_is_wider_than_the_page(device: Devices, locale: str, size: Size) -> None:
    player = device(size=size, locale=locale, touch=size == PHONE)
    player.lobby()
    load(player, RECORD.read_text(encoding="utf-8"))
    page = player.page
    page.locator(".replay").wait_for()

    def check() -> None:
        assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
        small = page.locator("button:visible, select:visible").evaluate_all(
            "all => all.filter(each => each.getBoundingClientRect().height < 43.5).map(each => each.outerHTML)"
        )
        assert size != PHONE or small == []

    check()
    page.keyboard.press("End")
    shown(page, MOVES)
    check()
    page.goto(re.sub(r"/replay.*", "", page.url))
    player.result.wait_for()
    check()


def of_ones_own() -> tuple[str, str]:
    """The record of a match that stands before its first turn, and the edition file that it was begun with."""
    seen = HOUSE_EDITION.replace('from = "invented"', 'from = "seen"').replace('"plymouth-1"', '"my-copy"')
    edition = seen.replace("queen-guns = 1", "queen-guns = 2").replace("investor-price = 4", "investor-price = 3")
    game = games.open_game("drake", edition)
    state, moves = game.start(3), []
    while game.waiting(state) == [CHANCE]:
        action, _ = game.odds(state)[0]
        moves.append((CHANCE, game.text(action)))
        game.apply(state, CHANCE, action)
    return record.write(record.from_moves(record.header_for(game, 3), moves)), edition


def test_a_record_of_an_edition_of_ones_own_asks_for_its_file(device: Devices) -> None:
    """... draws the street as that edition prints it, and speaks of no invented values where it has none."""
    text, edition = of_ones_own()
    player = device()
    player.lobby()
    load(player, text)
    asking = player.page.get_by_role("dialog", name="Another edition")
    expect(asking).to_contain_text("my-copy")
    field = asking.locator("input")
    field.set_input_files({"name": "house.toml", "mimeType": "text/plain", "buffer": HOUSE_EDITION.encode()})
    expect(asking.get_by_role("status")).to_contain_text("house.toml")
    field.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": edition.encode()})
    queen = player.page.locator("[data-location='queen']")
    expect(queen).to_contain_text("next circle a galleon, 2 guns, and 1 trade good")
    expect(queen.locator(".circle")).to_have_text("21")
    player.page.get_by_role("button", name="Rules").click()
    rules = player.page.locator("dialog[open]")
    expect(rules.locator("#clause-street\\.circle .ruling")).to_be_visible()
    expect(rules.locator("#clause-location\\.guns .ruling")).to_have_count(0)
    expect(rules.locator(".house")).to_have_count(0)
    # Chromium itself notes the refusals, status 422.
    player.complaints = [text for text in player.complaints if "422" not in text]


def test_a_match_of_ones_own_edition_is_played_again(device: Devices) -> None:
    player = device()
    player.lobby()
    player.chairs("me", "bot:random", "bot:random")
    player.page.locator("form summary").click()
    _, edition = of_ones_own()
    payload: FilePayload = {"name": "mine.toml", "mimeType": "text/plain", "buffer": edition.encode()}
    player.page.locator("form input[type=file]").set_input_files(payload)
    expect(player.page.locator("form .edition")).to_contain_text("mine.toml")
    first = player.start()
    player.hurry()
    player.result.get_by_role("button", name="Play again").click()
    expect(player.page).not_to_have_url(re.compile(f"{first}$"))
    expect(player.page.locator("[data-location='investor'] .price")).to_contain_text("3")
