"""The table of Dark Seas in a real Chromium: secrets kept, turns taken back, other tiles, all sizes."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.dark import SeasMouse, SeasPlan
from tests.e2e.device import DARK_SEAS, DESKTOP, PHONE, Device, Size

pytestmark = pytest.mark.browser

Devices = Callable[..., Device]

EDITION = Path(__file__).parents[2] / "src/seadogs/games/darkseas/editions/plunder-1.toml"
SIZES: tuple[Size, ...] = (PHONE, (820, 1180), (1024, 768), (1366, 768), (2560, 1440), DESKTOP)


def seated(player: Device, *chairs: str) -> SeasMouse:
    player.lobby()
    if chairs:
        player.chairs(*chairs)
    player.start()
    player.awaited().wait_for()
    return SeasMouse(player)


def opened(moves: list[str]) -> set[str]:
    """The tiles that a captain may begin with: all that is in hand."""
    return {move.split()[1] for move in moves if move.startswith("open ")}


def heap(page: Page) -> str:
    """Everything that the page has in its memory, after a collection."""
    chunks: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot")
    session.detach()
    return "".join(chunks)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_slot_of_the_first_tile_and_the_tiles_themselves_lead_to_the_choice(device: Devices, size: Size) -> None:
    player = device(game=DARK_SEAS, size=size)
    page = seated(player).device.page
    if size == PHONE:
        page.locator("nav.tabs button").first.click()  # from the hand to the island
    page.locator("[data-hex='nw-a']:visible").first.click()
    expect(page.locator(".plank [data-move^='open ']").first).to_be_focused()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.locator(".plank button.face").nth(1).click()
    expect(page.locator(".plank").nth(1).locator("[data-move]")).to_be_focused()
    assert player.number() == int(page.locator("[data-number]").first.get_attribute("data-number") or -1)


def test_at_one_device_nothing_of_a_seat_is_there_before_its_person_says_so(device: Devices) -> None:
    """Not in the page, not in its memory, not in what travelled; and nothing of who went before stays."""
    player = device(game=DARK_SEAS)
    hand = seated(player, "me", "other")
    hands = []
    before = []
    for _ in range(2):
        player.curtain.wait_for()
        before.append((player.page.content(), heap(player.page), " ".join(player.requests)))
        player.curtain.click()
        player.choices.first.wait_for()
        hands.append(opened(hand.moves()))
        for _ in range(2):  # the tile to begin with, the tile to throw away
            hand.choose(hand.moves()[0])
    first, second = hands
    assert min(len(first), len(second)) >= 3
    player.curtain.wait_for()
    after = heap(player.page)
    for seat, (page, memory, traffic) in enumerate(before):
        secret = (first - second, second - first)[seat]
        assert not [tile for tile in secret if tile in page or f"open {tile}" in memory]
        assert f"seat={seat}" not in traffic
    assert not [tile for tile in second if f"open {tile}" in after]


def begin_at_once(host: Device, guest: Device) -> tuple[SeasMouse, SeasMouse]:
    """A match of two devices in which everybody plays the turn at the same time."""
    host.lobby()
    host.chairs("me", "open")
    host.page.locator("form summary").click()
    host.page.get_by_label(re.compile("All at the same time")).check()
    host.start()
    guest.page.goto(host.page.url)
    guest.page.get_by_label("Your name").fill("Zoe")
    guest.page.get_by_role("button", name="Sit here").click()
    return SeasMouse(host), SeasMouse(guest)


def to_the_turns(*hands: SeasMouse) -> None:
    """Through the secret beginning and the dice, to where everybody has a turn to take."""
    for hand in hands:
        hand.device.choices.first.wait_for()
        for _ in range(2):
            hand.choose(hand.moves()[0])
    stage = "() => document.querySelector('main.table')?.dataset.stage"
    for _ in range(3):
        for hand in hands:
            hand.page.wait_for_function(f"() => ['reroll', 'turns'].includes(({stage})())")
        rolling = [hand for hand in hands if "keep" in plain_moves(hand)]
        if not rolling:
            break
        rolling[0].choose("keep")
    for hand in hands:
        hand.page.wait_for_function(f"() => ({stage})() === 'turns'")
        hand.device.choices.first.wait_for()


def plain_moves(hand: SeasMouse) -> list[str]:
    """What has a button now; nothing where nothing is asked."""
    found: list[str] = hand.page.evaluate(
        "() => [...document.querySelectorAll('.slip [data-move]')].map(each => each.dataset.move)"
    )
    return found


def island_of(page: Page, match: str, eyes: int, seat: int) -> Any:
    """Another captain's island as the server tells it to these eyes."""
    return page.evaluate(
        """async ([match, eyes, seat]) => {
            const table = await (await fetch(`/api/matches/${match}/table?seat=${eyes}`)).json();
            const { captain, ship, harbours, doubloons, step, done } = table.view.islands[seat];
            return { captain, ship, harbours, doubloons };
        }""",
        [match, eyes, seat],
    )


def test_nobody_sees_the_unfinished_turn_of_another(device: Devices) -> None:
    host, guest = device(game=DARK_SEAS), device(game=DARK_SEAS)
    hands = begin_at_once(host, guest)
    to_the_turns(*hands)
    match = host.page.url.rpartition("/")[2]
    journal = guest.page.get_by_role("log")
    before = (island_of(guest.page, match, 1, 0), journal.inner_text())
    mine, plan = hands[0], SeasPlan()
    for _ in range(20):
        move = plan.next(host.page, mine.moves())
        mine.choose(move)
        told = journal.inner_text().removeprefix("Nikos was done.").strip()
        assert (island_of(guest.page, match, 1, 0), told) == before, move
        if host.question.filter(has_text="Zoe").count() or not plain_moves(mine):
            break
    assert island_of(host.page, match, 0, 0) != before[0]
    expect(host.choices).to_have_count(0)
    theirs, other = hands[1], SeasPlan()
    while guest.page.locator("main.table").get_attribute("data-stage") == "turns" and plain_moves(theirs):
        theirs.choose(other.next(guest.page, theirs.moves()))
    expect(journal).to_contain_text("The captain of Nikos went")
    assert island_of(guest.page, match, 1, 0) == island_of(host.page, match, 0, 0)


def test_an_unfinished_turn_is_taken_back(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    hand, plan = seated(player), SeasPlan()
    for _ in range(20):
        moves = hand.moves()
        if "stay" in moves:
            break
        hand.choose(plan.next(player.page, moves))
    before = (player.number(), hand.moves())
    hand.choose(next(move for move in before[1] if move.startswith("captain n")))
    player.choices.first.wait_for()
    player.page.get_by_role("button", name="Undo").click()
    expect(player.page.get_by_role("log")).to_contain_text("Nikos took back part of the turn.")
    expect(player.page.get_by_role("log")).not_to_contain_text("The captain of Nikos went")
    player.choices.first.wait_for()
    assert (player.number(), hand.moves()) == before


def test_a_turn_is_taken_back_step_by_step(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    hand, plan = seated(player), SeasPlan()
    undo = player.page.get_by_role("button", name="Undo")
    tables = [(hand.moves(), player.number())]
    in_a_row = 0
    while in_a_row < 2:
        hand.choose(plan.next(player.page, tables[-1][0]))
        tables.append((hand.moves(), player.number()))
        alone = player.page.locator("main.table").get_attribute("data-stage") == "turns"
        in_a_row = in_a_row + 1 if alone and undo.is_visible() else 0
        assert len(tables) < 80, "no turn of two steps that tell nobody anything"
    for moves, number in (tables[-2], tables[-3]):
        undo.click()
        expect(player.page.locator("main.table")).to_have_attribute("data-number", str(number))
        player.choices.first.wait_for()
        assert (hand.moves(), player.number()) == (moves, number)


def of_ones_own() -> str:
    """An edition with a tile of other name, text and effect among those that everybody begins with."""
    text = EDITION.read_text(encoding="utf-8").replace('name = "plunder-1"', 'name = "my-copy"')
    named = text.replace(
        'en = { value = "Barkeep", from = "rule" }', 'en = { value = "Sleepy Landlord", from = "seen" }'
    )
    assert named != text
    paying = named.replace(
        'effect = [{ gain = "doubloons", count = 1 }]', 'effect = [{ gain = "infamy", count = 2 }]', 1
    )
    assert paying != named
    return paying


def test_tiles_of_an_edition_of_ones_own_have_their_names_and_texts(device: Devices) -> None:
    player = device(game=DARK_SEAS)
    player.lobby()
    player.page.locator("form summary").click()
    payload: FilePayload = {"name": "mine.toml", "mimeType": "text/plain", "buffer": of_ones_own().encode()}
    player.page.locator("form input[type=file]").set_input_files(payload)
    expect(player.page.locator("form .edition")).to_contain_text("mine.toml")
    player.start()
    player.choices.first.wait_for()
    landlord = player.page.locator(".island [data-hex='ne-b'], .island [data-hex='ne-a']").filter(
        has_text="Sleepy Landlord"
    )
    expect(landlord).to_have_count(1)
    expect(player.page.get_by_text("Barkeep")).to_have_count(0)
    landlord.click()
    board = player.page.locator("[role=status]").filter(has_text="Sleepy Landlord")
    expect(board).to_contain_text("2 infamy")


def test_the_table_fits_every_page(device: Devices) -> None:
    """In Greek, whose words are the longest, whatever is asked; in the other languages too."""
    player = device(locale="el-GR", game=DARK_SEAS)
    hand, plan = seated(player, "me", "bot:greedy", "bot:greedy", "bot:random"), SeasPlan()
    found = []
    for _ in range(6):
        found += overflows(player.page)
        hand.choose(plan.next(player.page, hand.moves()))
        player.awaited().wait_for()
    for language in ("EN", "ES"):
        player.page.get_by_role("button", name=language).first.click()
        found += overflows(player.page)
    assert found == []


def overflows(page: Page) -> list[str]:
    """At every size; at last at a desktop's."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {each}" for each in page.evaluate(OVERFLOWS)]
    return found


# What is wider than the page, and every button in sight whose words run out of it.
OVERFLOWS = """async () => {
    // A table that has just been given another size takes its new shape in the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const page = document.documentElement;
    const wide = page.scrollWidth - page.clientWidth;
    const high = page.scrollHeight - page.clientHeight;
    const seen = each => each.checkVisibility({visibilityProperty: true}) && !each.closest('.sr');
    const cut = [...document.querySelectorAll('main.table :is(button, h2, h3, li, p)')].filter(seen)
        .filter(each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'hidden')
        .filter(each => getComputedStyle(each).textOverflow !== 'ellipsis');
    return [
        ...(wide > 0 ? [`${wide} px too wide`] : []),
        ...(high > 0 ? [`${high} px too high`] : []),
        ...cut.map(each => `cut off: ${each.textContent.trim().slice(0, 40)}`),
    ];
}"""
