"""What the page weighs and how soon it answers: `python -m bench.page`.

Builds the page into a folder of its own and looks at it with Chromium over loopback. Weights are of what a browser asks
for until it shows a table, compressed with gzip (fonts are compressed already). Each line ends with its budget, and
whether it is kept.
"""

import functools
import gzip
import os
import re
import statistics
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.motion import moving
from bench.said import say
from tests.e2e.device import DARK_SEAS, DRAKE, Device
from tests.e2e.serving import chromium, served

CLIENT = Path(__file__).parents[1] / "client"
GAMES = (DARK_SEAS, DRAKE)
LOCALES = {"en": "en-GB", "el": "el-GR", "es": "es-ES"}
KILO = 1000
COAST_LONG = 10_000  # characters; no other drawing is as long
LOADS = 5

FIRST_LOAD_KB = 300.0
COAST_KB = 60.0
INTERACTIVE_MS = 1000.0

# When the page, from the start of its load, first has what is looked for and can be pressed.
READY = """selector => {
    const look = () => {
        const button = document.querySelector(selector);
        if (button && button.getAttribute('aria-disabled') !== 'true') window.ready ??= performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""


@contextmanager
def built() -> Iterator[Path]:
    """The page, built into a folder that goes again."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npx", "vite", "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"]
        subprocess.run(command, cwd=CLIENT, check=True)
        yield Path(folder)


def compressed(text: bytes) -> float:
    """In kB."""
    return len(gzip.compress(text, 9)) / KILO


def coast(script: str) -> list[str]:
    """The coast's paths, where a chart has any, its own and its wide lines': by far the longest in any script."""
    paths = sorted(re.findall(r"[`\"'](M[^`\"']*)[`\"']", script), key=len)
    return [path for path in paths[-2:] if len(path) > COAST_LONG]


def weight(texts: Iterable[bytes], lines: list[str]) -> float:
    """Of texts without these lines, in kB."""
    without = (functools.reduce(lambda text, line: text.replace(line.encode(), b""), lines, text) for text in texts)
    return sum(map(compressed, without))


def visitor(browser: Browser, address: str, game: str, locale: str = "en-GB") -> Device:
    """A browser that has nothing yet but knows which game was chosen last."""
    device = Device(browser, address, locale=locale, game=game)
    device.page.add_init_script(f"localStorage.setItem('seadogs-game', '{game}')")
    return device


def seated(device: Device) -> Page:
    device.lobby()
    device.start()
    device.awaited().wait_for()
    return device.page


def weigh(browser: Browser, address: str, page: Path, game: str) -> None:
    """Script and style until a table is shown, the coast, and the fonts of each language."""
    for language, locale in LOCALES.items():
        device = visitor(browser, address, game, locale)
        seated(device).wait_for_load_state("networkidle")
        asked = {page / "assets" / url.rpartition("/")[2] for url in device.requests if "/assets/" in url}
        device.close()
        code = {each: each.read_bytes() for each in asked if each.suffix in (".js", ".css")}
        lines = sorted({line for each, text in code.items() if each.suffix == ".js" for line in coast(text.decode())})
        say(f"script and style to a table, {game}, {language}", weight(code.values(), lines), "kB", FIRST_LOAD_KB)
        if lines and language == "en":
            say("coast", compressed("".join(lines).encode()), "kB", COAST_KB)
        fonts = [each for each in asked if each.suffix in (".woff2", ".woff")]
        say(f"{len(fonts)} fonts, {game}, {language}", sum(each.stat().st_size for each in fonts) / KILO, "kB")


def interactive(browser: Browser, address: str, game: str) -> None:
    """A lobby and a table, each opened by a browser that has nothing of them yet."""
    times: dict[str, list[float]] = {"lobby": [], "table": []}
    for _ in range(LOADS):
        device = visitor(browser, address, game)
        device.page.add_init_script(f"({READY})('form button.start, main.table [data-move]')")
        for name in times:
            if name == "table":
                seated(device)
                device.page.context.new_cdp_session(device.page).send("Network.clearBrowserCache")
                device.page.reload()
            else:
                device.lobby()
            times[name].append(float(device.page.wait_for_function("() => window.ready").json_value()))
        device.close()
    for name, each in times.items():
        say(f"interactive, {name}, {game}, median of {LOADS}", statistics.median(each), "ms", INTERACTIVE_MS)


def main() -> None:
    with built() as page, tempfile.TemporaryDirectory() as folder:
        os.environ["SEADOGS_STATIC"] = str(page)
        with served(Path(folder) / "bench.sqlite3") as server, chromium() as browser:
            for game in GAMES:
                weigh(browser, server.address, page, game)
                interactive(browser, server.address, game)
            moving(browser, server.address, Path(folder) / "trace.json")


if __name__ == "__main__":
    main()
