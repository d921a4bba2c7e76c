"""With motion: how long clicks take to show, then what the chart's motions cost a frame, as a trace has it.

One voyage of the match that tests are dealt, along the street without waiting for the others' motions, then at sea with
all that moves there. Every wait has an end.
"""

import json
import re
import statistics
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.said import say
from tests.e2e.device import AGAIN, Device, liked

CLICKS = 10
MOST_STEPS = 200  # a voyage has far fewer
FRAME_MS = 50.0
EFFECT_MS = 100.0
WAIT_MS = 200.0  # what the web's vitals call a good interaction to the next paint
MICRO = 1000

DISC = "button[data-disc].can"  # an order in hand
AT_SEA = ("preparing", "placing", "sea")
CATEGORIES = [
    "toplevel",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]

# Writes into the trace which stage the table is at, whenever that changes.
STAGES = """() => {
    let before = null;
    const look = () => {
        const stage = document.querySelector('main.table')?.dataset.stage ?? 'over';
        if (stage !== before) performance.mark(`stage ${stage}`);
        before = stage;
    };
    look();
    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['data-stage'],
    });
}"""

# From the click on a choice to the first frame in which the table is another one, or something flies over it. A choice
# that cannot be clicked yet, as the last one is not answered, is waited for; -1 where anything takes too long.
CLICK = """([move, patience]) => new Promise(done => {
    const number = () => document.querySelector('main.table')?.dataset.number;
    const called = performance.now();
    const seek = () => {
        const button = [...document.querySelectorAll('main.table [data-move]')].find(each =>
            each.dataset.move === move && each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true');
        if (button) press(button);
        else if (performance.now() - called > patience) done(-1);
        else requestAnimationFrame(seek);
    };
    const press = button => {
        const at = number();
        const begun = performance.now();
        const look = () => {
            const passed = performance.now() - begun;
            if (number() !== at || document.querySelector('.stage > *')) done(passed);
            else if (passed > patience) done(-1);
            else requestAnimationFrame(look);
        };
        button.click();
        requestAnimationFrame(look);
    };
    seek();
})"""
PATIENCE_MS = 5_000


def moving(browser: Browser, address: str, trace: Path) -> None:
    device = Device(browser, address, still=False)
    page = device.page
    device.lobby()
    device.start()
    device.awaited().wait_for()
    browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
    page.evaluate(STAGES)
    ashore, at_sea = voyage(device)
    browser.stop_tracing()
    device.close()
    for where, clicks in (("in town", ashore[:CLICKS]), ("at sea", at_sea)):
        say(f"click to effect, median of {len(clicks)} {where}", statistics.median(clicks), "ms", EFFECT_MS)
        say(f"click to effect, longest of {len(clicks)} {where}", max(clicks), "ms")
    events = json.loads(trace.read_text())["traceEvents"]
    frames, waits, tasks = traced(events)
    say(f"longest of {len(frames)} frames the chart moves", max(frames), "ms", FRAME_MS)
    say(f"longest of {len(waits)} waits of a motion for its first frame", max(waits), "ms", WAIT_MS)
    say("longest task at sea", max(tasks), "ms")


def voyage(device: Device) -> tuple[list[float], list[float]]:
    """Play until the ships are home again; how long each click took to show, in town and at sea, in milliseconds."""
    page = device.page
    times: tuple[list[float], list[float]] = ([], [])
    for step in range(MOST_STEPS):
        device.awaited().or_(page.locator(DISC).first).first.wait_for()
        stage = page.locator("main.table").get_attribute("data-stage")
        if device.result.is_visible() or (times[1] and stage == "street"):
            return times
        move = lay(page) if page.locator(DISC).count() > 0 else liked(device.moves(), step)
        if page.locator(f"main.table [data-move='{move}']:visible").count() == 0:
            device.choose(move)  # offered by the list of all choices alone
            continue
        took = page.evaluate(CLICK, [move, PATIENCE_MS])
        if took < 0 and page.locator(AGAIN).count() > 0:  # what is hardly meant is asked again
            took = page.evaluate(CLICK, [move, PATIENCE_MS])
        assert took >= 0, f"nothing came of {move}"
        times[stage in AT_SEA].append(took)
        if stage not in AT_SEA:
            page.keyboard.press("Escape")  # skips the others' motions
    raise AssertionError(f"no end after {MOST_STEPS} steps")


def lay(page: Page) -> str:
    """Pick the next order and the first destination in reach; the move that lays it there."""
    if page.locator(f"{DISC}.pick").count() == 0:  # a click on the one that is picked lets it go
        page.locator(DISC).first.click()
    page.locator(".plaque.can").first.click()
    move = page.locator("[data-card] [data-move]").first.get_attribute("data-move")
    assert move
    return move


Trace = list[dict[str, Any]]
Span = tuple[float, float]


def traced(events: Trace) -> tuple[list[float], list[float], list[float]]:
    """At sea, in milliseconds: frames while the chart moves, waits of its motions, tasks of the page's own thread.

    A motion that is set going stands still until its first frame (a pending animation): that is its wait, and no frame
    of it.
    """
    marks = sorted((each["ts"], each["name"]) for each in events if re.match("stage ", each["name"]))
    (process, thread), *_ = {(each["pid"], each["tid"]) for each in events if each["name"].startswith("stage ")}
    own = [each for each in events if each["pid"] == process]
    ends = [at for at, _ in marks[1:]] + [max(each["ts"] for each in own)]
    sea = merged((at, end) for (at, name), end in zip(marks, ends, strict=True) if name.split()[1] in AT_SEA)
    tasks = [
        each["dur"] / MICRO
        for each in own
        if each["tid"] == thread and each.get("ph") == "X" and within(each["ts"], sea) and "RunTask" in each["name"]
    ]
    ran = list(spans(own))
    waits = [wait / MICRO for (begin, _), wait in ran if within(begin, sea)]
    motions = merged(span for span, _ in ran)
    frames = [(b - a) / MICRO for a, b in drawn(own) if all(covered((a, b), these) for these in (sea, motions))]
    return frames, waits, tasks


def drawn(events: Trace) -> Iterator[Span]:
    """From each frame that was drawn to the next; where none was due in between, from the one before the next."""
    told = sorted(
        (each["ts"], each["name"]) for each in events if each["name"] in ("DrawFrame", "BeginFrame", "DroppedFrame")
    )
    last, begun, dropped = 0.0, 0.0, False
    for at, name in told:
        if name == "DroppedFrame":
            dropped = True
        elif name == "BeginFrame":
            begun = at
        else:
            if last:
                yield (last if dropped else max(last, begun), at)
            last, dropped = at, False


def spans(events: Trace) -> Iterator[tuple[Span, float]]:
    """When each animation that began to move ran, and how long it had waited for that since it was set going."""
    asked: dict[str, float] = {}
    begun: dict[str, float] = {}
    for each in sorted(events, key=lambda each: each["ts"]):
        if each["name"] != "Animation":
            continue
        key = json.dumps(each.get("id2", each.get("id")))
        if each["ph"] == "b":
            asked[key] = each["ts"]
            begun.pop(key, None)
        elif each["ph"] == "n" and each["args"].get("data", {}).get("state") == "running":
            begun.setdefault(key, each["ts"])
        elif each["ph"] == "e" and key in begun:
            begin = begun.pop(key)
            yield (begin, each["ts"]), begin - asked[key]


def merged(all_spans: Iterable[Span]) -> list[Span]:
    """When any of them ran."""
    found: list[Span] = []
    for begin, end in sorted(all_spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return found


def within(at: float, these: list[Span]) -> bool:
    return any(begin <= at <= end for begin, end in these)


def covered(span: Span, these: list[Span]) -> bool:
    """By one of them."""
    return any(begin <= span[0] and span[1] <= end for begin, end in these)
