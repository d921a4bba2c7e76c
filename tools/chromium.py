"""Print the path of a Chromium for the tests, installing Debian's where none is found.

SEADOGS_CHROMIUM names one to use instead. Exit code 1 with a sentence where there is none and none can be
installed.
"""

import os
import shutil
import subprocess
import sys

from tools.place import install_debian

# The headless shell first: the same engine without windows, and the browser tests take about two thirds of the time.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The one that is named, or else the first that answers with its version; Ubuntu's placeholder does not."""
    named = os.environ.get("SEADOGS_CHROMIUM")
    path = next(filter(None, map(answering, [named] if named else NAMES)), None)
    if named and path is None:
        sys.exit(f"SEADOGS_CHROMIUM is {named}, and no Chromium answers there. Set it to the path of one, or unset it.")
    return path


def answering(name: str) -> str | None:
    path = shutil.which(name)
    if path and subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
        return path
    return None


def found_or_installed() -> str | None:
    path = find()
    for package in (SHELL, "chromium"):
        if path is None and install_debian(package):
            path = find()
    return path


def main() -> int:
    path = found_or_installed()
    if not path:
        sys.exit(
            f"The browser tests need Chromium, and none is here. On Debian: sudo apt-get install {SHELL}."
            " Elsewhere set SEADOGS_CHROMIUM to the path of one."
        )
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
