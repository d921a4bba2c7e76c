"""Where things are, and the few steps that more than one build script takes. Standard library only."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"


def say(text: str) -> None:
    """One line to the person at the terminal, ahead of whatever a child process prints."""
    print(f"seadogs: {text}", flush=True)


@contextmanager
def lock(name: str) -> Iterator[None]:
    """Let one process at a time do the step NAME in this folder; others wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def digest(paths: Iterable[Path], *facts: str) -> str:
    """One number for the names and contents of files and for facts that matter as much as they do."""
    total = hashlib.sha256("\0".join(facts).encode())
    for path in sorted(paths):
        total.update(f"\0{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def install_debian(package: str) -> bool:
    """Install a Debian or Ubuntu package where that needs no password; say so first. False where it cannot be."""
    if not shutil.which("apt-get"):
        return False
    prefix: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo") or subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode:
            return False
        prefix = ["sudo", "-n"]
    say(f"Installing {package} with apt-get")
    quiet = {"stdout": sys.stderr}
    command = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    subprocess.run([*command, "-qq", "update"], check=False, **quiet)
    done = subprocess.run([*command, "-qq", "install", "--yes", "--no-install-recommends", package], check=False, **quiet)
    return done.returncode == 0
