"""axe looks at a page for faults that keep people out: the axe-core of the client's packages, run inside the page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.device import DESKTOP, PHONE, Device, Size

SOURCE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

# Only what breaks a rule is reported; style sheets are the page's own and need not be fetched again.
LOOK = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations'], preload: false});
    return found.violations;
}"""
GRAVE = ("serious", "critical")
ZOOMED: Size = (720, 450)  # a desktop's window at 200 %


def faults(page: Page) -> list[str]:
    """Every serious or critical fault: its rule, and the first element that has it with what is wrong there."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(LOOK)
    return [
        f"{each['id']} x{len(each['nodes'])}: {each['nodes'][0]['target']} {each['nodes'][0]['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
    ]


class Inspection:
    """What was found in each state, by the state's name."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.seen: set[str] = set()
        self.found: list[str] = []

    def look(self, state: str) -> None:
        """axe's verdict, wide and narrow; whether all fits, zoomed and in forced colours. Once for each state."""
        if state in self.seen:
            return
        self.seen.add(state)
        page = self.device.page
        for size in (PHONE, DESKTOP):
            self._resize(size)
            self.found += [f"{state} at {size[0]}: {fault}" for fault in faults(page)]
            self._fits(f"{state} at {size[0]}")
        self._resize(ZOOMED)
        self._fits(f"{state} zoomed")
        self._resize(DESKTOP)
        page.emulate_media(forced_colors="active")
        self._fits(f"{state} in forced colours")
        page.emulate_media(forced_colors="none")

    def _resize(self, size: Size) -> None:
        self.device.page.set_viewport_size({"width": size[0], "height": size[1]})

    def _fits(self, state: str) -> None:
        """Nothing to scroll for sideways, and what must be read is there."""
        page = self.device.page
        over = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if over > 0:
            self.found.append(f"{state}: {over} px too wide")
        if page.locator("main.table").count() > 0:
            box = page.locator(".slip, .replay").first.bounding_box()
            if box is None or box["width"] < 1 or box["height"] < 1:
                self.found.append(f"{state}: what is asked cannot be seen")
