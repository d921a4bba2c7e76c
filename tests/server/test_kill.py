"""A server that is killed at any moment loses no move that it acknowledged, and takes up its matches, bots included.

A real process with a real file, killed (SIGKILL) in a loop while a person and bots play a real game.
"""

import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from seadogs.kernel import record
from tests.server import conftest
from tests.server.serving import Json, Player

KILLS = 6
MOST_MOVES = 8  # that a server lives to confirm
LAST_BREATH = 0.05  # seconds from the last of them to the kill, at the most
SERVER = (
    "import sys; from seadogs.server.app import run;"
    "run('127.0.0.1', 0, sys.argv[1], ready=lambda url: print(url, flush=True), posts_a_second=1e6)"
)


@pytest.fixture
def _toy_alone() -> None:
    """Not here: the process finds the real games."""


@contextmanager
def process(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address; killed at the end, if not before."""
    command = [sys.executable, "-c", SERVER, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().strip()
        finally:
            server.kill()


class Fate:
    """Kills a server at any moment after a number of moves: however slow it is, it has had that much to lose."""

    def __init__(self, server: subprocess.Popen[str], rng: random.Random) -> None:
        self.moves = rng.randint(0, MOST_MOVES)
        self.timer = threading.Timer(rng.uniform(0, LAST_BREATH), server.kill)
        self._near()

    def confirmed(self) -> None:
        self.moves -= 1
        self._near()

    def _near(self) -> None:
        if self.moves == 0:
            self.timer.start()


class Witness:
    """A person at seat 0 of one match, who remembers everything that the server ever confirmed."""

    def __init__(self, player: Player, rng: random.Random) -> None:
        self.fate: Fate | None = None
        self.over = False
        self.player = player
        self.rng = rng
        offer = player.get("/api/games")[0]
        bots: list[Json] = [{"kind": "bot", "bot": offer["bots"][-1]}] * (offer["fewest"] - 1)
        self.game: str = offer["key"]
        self.match: str = player.create([{"kind": "mine"}, *bots], game=self.game)["id"]
        self.heard: list[Json] = []  # every step that came by the stream
        self.confirmed: dict[int, str] = {}  # own moves, by number

    def play(self, most: int) -> bool:
        """Move whenever asked, at most so often; True once the match is over."""
        with self.player.stream(self.match, 0, len(self.heard)) as events:
            for event in events:
                if event["event"] == "match":
                    self.over = True
                    return True
                steps, table = event["data"]["steps"], event["data"]["table"]
                self.heard += steps
                assert [step["number"] for step in self.heard] == list(range(1, table["number"] + 1))
                if not table["waiting"]:
                    self.over = True
                    return True
                if table["prompt"]:
                    if not most:
                        return False
                    most -= 1
                    self._move(table)
        return False

    def _move(self, table: Json) -> None:
        text = self.rng.choice(table["prompt"]["choices"])["text"]
        body = {"seat": 0, "number": table["number"], "move": text}
        answer = self.player.http.post(f"/api/matches/{self.match}/moves", json=body)
        assert answer.status_code in (201, 409)  # 409: a bot that is asked at the same time was quicker
        if answer.status_code == 201:
            self.confirmed[table["number"] + 1] = text
            if self.fate is not None:
                self.fate.confirmed()

    def check(self) -> None:
        """What was told is told again, word for word."""
        told = self.player.get(f"/api/matches/{self.match}/story", seat=0)["steps"]
        assert told[: len(self.heard)] == self.heard
        assert len(told) >= max(self.confirmed, default=0)


def test_killed_at_any_moment_it_loses_nothing_and_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    rng = random.Random(2026)
    witnesses: list[Witness] = []
    player = Player("http://127.0.0.1")
    for _ in range(KILLS):
        with process(database) as (server, address):
            player.http.base_url = address
            fate = Fate(server, rng)
            with suppress(httpx.TransportError):
                _live_on(player, witnesses, rng, fate)
            fate.timer.join()
            server.wait(20)
    assert sum(len(witness.confirmed) for witness in witnesses) > KILLS
    with process(database) as (_, address):
        player.http.base_url = address
        for witness in witnesses:
            witness.fate = None
            witness.check()
            while not witness.play(10_000):
                pass
            _replays(player, witness)
    player.close()


def _live_on(player: Player, witnesses: list[Witness], rng: random.Random, fate: Fate) -> None:
    """Play until the server dies, in matches old and new."""
    for witness in witnesses:
        witness.check()
    while True:
        playing = [witness for witness in witnesses if not witness.over]
        witness = Witness(player, rng) if len(playing) < 3 else rng.choice(playing)
        if witness not in witnesses:
            witnesses.append(witness)
        witness.fate = fate
        witness.play(40)


def _replays(player: Player, witness: Witness) -> None:
    """The finished record is a match of the game, and holds every move that was confirmed."""
    over = player.get(f"/api/matches/{witness.match}")
    written = record.read(player.get(f"/api/matches/{witness.match}/record"))
    game: Any = conftest.REAL_OPEN(witness.game, None)
    assert game.scores(record.verify(game, written)) == over["scores"]
    for number, text in witness.confirmed.items():
        row = written.rows[number - 1]
        assert (row.number, row.seat, row.text) == (number, 0, text)
