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
    print(f"seadogs: {text}", file=sys.stderr, flush=True)


@contextmanager
def lock(name: str) -> Iterator[None]:
    """Let one process at a time do the step NAME in this folder; others wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"Waiting for another make in this folder ({name})")
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
    """Install a Debian or Ubuntu package where that needs no password, and say so; False if it cannot be."""
    if not shutil.which("apt-get"):
        return False
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if as_root and not (shutil.which("sudo") and succeeds([*as_root, "true"])):
        return False
    say(f"Installing {package} with apt-get")
    apt = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    succeeds([*apt, "update"])
    return succeeds([*apt, "install", "--yes", "--no-install-recommends", package])


def succeeds(command: list[str]) -> bool:
    """Whether a command ends well; what it printed is shown, on stderr, only where it does not."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
    return done.returncode == 0
