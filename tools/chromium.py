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
    """The first Chromium that answers with its version; Ubuntu's placeholder for the snap does not."""
    for name in (os.environ.get("SEADOGS_CHROMIUM"), *NAMES):
        path = shutil.which(name) if name else None
        if path and subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
            return path
    return None


def main() -> int:
    path = find() or (find() if install_debian(SHELL) or install_debian("chromium") else None)
    if not path:
        sys.exit(
            f"The browser tests need Chromium, and none is here. On Debian: sudo apt-get install {SHELL}."
            " Elsewhere set SEADOGS_CHROMIUM to the path of one."
        )
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
