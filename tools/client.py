"""Build the page: `python3 -m tools.client [--packages]`.

Installs the packages of client/package-lock.json and builds client/ into src/seadogs/server/static/, each
only where something changed since the last time. With --packages it stops before the build. Standard
library only.
"""

import argparse
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from tools.place import BUILD, ROOT, digest, lock, say

CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "seadogs" / "server" / "static"
LEFT_OUT = {"node_modules", "openapi.json"}
OLDEST_NODE = 20


def sources() -> list[Path]:
    """All that the built page is made from: the client's own files, and the words and manuals it shares with Python."""
    own = [path for top in CLIENT.iterdir() if top.name not in LEFT_OUT for path in (top, *top.rglob("*"))]
    words = [*(ROOT / "src").rglob("*.ftl"), *(ROOT / "src").rglob("manual/*.md")]
    return [path for path in own + words if path.is_file()]


def check_node() -> str:
    """The version of Node; ends with a sentence where it is missing or too old."""
    if not shutil.which("node") or not shutil.which("npm"):
        sys.exit("Building the page needs Node 20 or newer and npm; neither may be missing.")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if int(version.removeprefix("v").split(".")[0]) < OLDEST_NODE:
        sys.exit(f"Building the page needs Node {OLDEST_NODE} or newer; this is {version}.")
    return version


def step(name: str, wanted: str, result: Path, saying: str, command: list[str]) -> None:
    """Run a command in client/ unless its result is there and was made from the same things."""
    stamp = BUILD / f"{name}.stamp"
    if result.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    stamp.unlink(missing_ok=True)
    say(saying)
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\nThis failed, in client/: {' '.join(command)}")
    stamp.write_text(wanted)


def main() -> int:
    parser = argparse.ArgumentParser(description="Install the client's packages and build the page.")
    parser.add_argument("--packages", action="store_true", help="install the packages only")
    only_packages = parser.parse_args().packages
    with lock("client"):
        pins = digest([CLIENT / "package.json", CLIENT / "package-lock.json"], platform.machine())
        modules = CLIENT / "node_modules" / ".package-lock.json"
        page = BUILT / "index.html"
        made_from = digest(sources())
        stamps = [BUILD / "packages.stamp", BUILD / "page.stamp"]
        if not (page.exists() and modules.exists() and all(stamp.exists() for stamp in stamps)):
            check_node()
        step("packages", pins, modules, "Installing the page's packages", ["npm", "ci"])
        if not only_packages:
            step("page", made_from, page, "Building the page", ["npm", "run", "--silent", "build"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
