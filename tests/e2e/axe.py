"""axe looks at a page for faults that keep people out: the axe-core of the client's packages, run inside the page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

# Only what breaks a rule is reported; style sheets are the page's own and need not be fetched again.
LOOK = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations'], preload: false});
    return found.violations;
}"""
GRAVE = ("serious", "critical")


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
