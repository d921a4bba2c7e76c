"""A real server in a process of its own, and a real Chromium that looks at what it serves."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import find as chromium_here

# Prints its address once it is up. Port 0 takes a free one. SEADOGS_STATIC names a page built elsewhere. Every match is
# dealt from one seed, so that what a test meets does not depend on luck; all else that is secret stays random.
SERVE = """
import os, secrets, sys
from pathlib import Path
from types import SimpleNamespace
from seadogs.server import matches
from seadogs.server.app import run
from seadogs.server.routes.pages import STATIC
dealt = lambda count: bytes([int(os.environ.get("SEADOGS_DEAL", "1"))] * count)
matches.secrets = SimpleNamespace(token_bytes=dealt, token_urlsafe=secrets.token_urlsafe)
page = Path(os.environ.get("SEADOGS_STATIC", STATIC))
run("127.0.0.1", int(sys.argv[2]), sys.argv[1], static=page, ready=lambda address: print(address, flush=True))
"""
PATIENCE = 20  # seconds for the server to stop

# No look-ups of a browser's own: a closed network refuses them, many at a time.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


class Served:
    """A running server. It can be stopped and started again on the same port, with the same matches."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-c", SERVE, str(self._database), port]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._close()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(PATIENCE)
        self._close()

    def _close(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def served(database: Path) -> Iterator[Served]:
    server = Served(database)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium that SEADOGS_CHROMIUM names, or one that is here: the headless shell, if there is one."""
    path = chromium_here()
    assert path, "no Chromium: see tools/chromium.py"
    with sync_playwright() as playwright:
        sandbox = os.geteuid() != 0  # Chromium's own sandbox does not run as root
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, chromium_sandbox=sandbox)
        try:
            yield browser
        finally:
            browser.close()
