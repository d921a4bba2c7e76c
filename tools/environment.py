"""Keep .venv as the lock files say: `python3 -m tools.environment run|build|dev`.

Makes the virtual environment where there is none, installs requirements/NAME.txt with every hash checked,
and lets `.venv/bin/seadogs` run the sources under src/. Does nothing where that lock is installed already.
Standard library only, since nothing is installed when it runs.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from tools.place import ROOT, VENV, install_debian, lock, say

OLDEST = (3, 11)
INCLUDES = {"dev": ("dev", "run", "build"), "run": ("run",), "build": ("build",)}

SCRIPT = """#!{python}
import sys

from seadogs.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
"""


def make_environment() -> Path:
    """The Python of .venv, made first where it is missing, broken, or of a version other than this one's."""
    python = VENV / "bin" / "python"
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if python.exists() and (VENV / "lib" / f"python{version}" / "site-packages" / "pip").exists():
        return python
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(VENV)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0 and install_debian("python3-venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        sys.exit(
            f"{made.stdout}{made.stderr}\nPython could not make a virtual environment."
            " On Debian or Ubuntu, this helps: sudo apt-get install python3-venv"
        )
    return python


def install(python: Path, name: str) -> None:
    """Install one lock, unless the marks in .venv say that these very pins are there."""
    pins = ROOT / "requirements" / f"{name}.txt"
    digest = hashlib.sha256(pins.read_bytes()).hexdigest()
    if mark(name) == digest:
        return
    say(f"Installing Python packages: requirements/{name}.txt")
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command += ["--no-input", "--require-hashes", "-r", str(pins)]
    if subprocess.run(command, check=False).returncode != 0:
        sys.exit(f"The packages of requirements/{name}.txt could not be installed; pip says why above.")
    for included in INCLUDES[name]:
        pins = ROOT / "requirements" / f"{included}.txt"
        (VENV / f"installed-{included}").write_text(hashlib.sha256(pins.read_bytes()).hexdigest())


def mark(name: str) -> str:
    """The digest of the lock NAME as last installed, or nothing."""
    path = VENV / f"installed-{name}"
    return path.read_text() if path.exists() else ""


def link_sources(python: Path) -> None:
    """Let .venv import src/ and hold the command `seadogs`, without building a package."""
    packages = next((VENV / "lib").glob("python*/site-packages"))
    write_if_new(packages / "seadogs.pth", f"{ROOT / 'src'}\n")
    command = VENV / "bin" / "seadogs"
    write_if_new(command, SCRIPT.format(python=python))
    command.chmod(0o755)


def write_if_new(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def bring_up_to_date(name: str) -> None:
    """Have .venv with the packages of requirements/NAME.txt; ends with a sentence where that cannot be."""
    with lock("environment"):
        python = make_environment()
        install(python, name)
        link_sources(python)


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in INCLUDES:
        sys.exit("usage: python3 -m tools.environment run|build|dev")
    if sys.version_info < OLDEST:
        version = sys.version.split()[0]
        sys.exit(f"Seadogs needs Python 3.11 or newer; this is {version}. Try: make PYTHON=python3.11 play")
    bring_up_to_date(sys.argv[1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
