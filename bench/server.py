"""How soon four others see a move: `python bench/server.py [--matches 50] [--rate 50] [--seconds 15]`.

A server process with its database on disk, for each game there is; MATCHES matches in play, each with five followers on
streams of their own (or as many as the game seats). First at a steady RATE of moves a second over all matches, then as
fast as it goes.
A time is from before the POST is sent until the last of the other seats' streams has the news.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from seadogs.games import found

SERVER = (
    "import sys, logging; from seadogs.server.app import run; from seadogs.server.logs import make_log;"
    "run('127.0.0.1', 0, sys.argv[1], ready=lambda url: print(url, flush=True),"
    " log=make_log(level=logging.WARNING), posts_a_second=1e6)"
)


@dataclass
class Line:
    """One kept connection to the server: plain HTTP/1.1, no more than this bench needs."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    token: str = ""

    def send(self, method: str, path: str, body: bytes = b"") -> None:
        head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n"
        if self.token:
            head += f"Authorization: Bearer {self.token}\r\n"
        self.writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    async def answer(self) -> tuple[int, bytes]:
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        return int(head[9:12]), await self.reader.readexactly(length)

    async def ask(self, method: str, path: str, value: object = None) -> Any:
        self.send(method, path, b"" if value is None else json.dumps(value).encode())
        status, body = await self.answer()
        assert status < 300, (status, body)
        return json.loads(body)


@dataclass
class Follower:
    """The stream of one seat: the newest number that it has, and its table."""

    number: int = 0
    news: bytes = b""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self, line: Line, path: str) -> None:
        number = 0
        line.send("GET", path)
        while row := await line.reader.readline():
            if row.startswith(b"id: "):
                number = int(row[4:])
            elif row.startswith(b"data: ") and b'"table"' in row:
                self.news, self.number = row[6:], number
                self.changed.set()

    async def reach(self, number: int) -> None:
        while self.number < number:
            self.changed.clear()
            await self.changed.wait()


@dataclass
class Sitting:
    """A match in play, its poster and its followers."""

    path: str
    poster: Line
    followers: list[Follower]
    times: list[float] = field(default_factory=list)

    async def move(self, rng: random.Random) -> bool:
        """Post one random move and wait until all see it; False if the match is over."""
        tables = [json.loads(follower.news)["table"] for follower in self.followers]
        seats = tables[0]["waiting"]
        if not seats:
            return False
        seat = rng.choice(seats)
        choice = rng.choice(tables[seat]["prompt"]["choices"])["text"]
        before = time.perf_counter()
        posted = await self.poster.ask(
            "POST", f"{self.path}/moves", {"seat": seat, "number": tables[seat]["number"], "move": choice}
        )
        others = [follower.reach(posted["number"]) for i, follower in enumerate(self.followers) if i != seat]
        await asyncio.gather(*others)
        self.times.append(time.perf_counter() - before)
        await self.followers[seat].reach(posted["number"])
        return True


async def sit_down(host: str, port: int, tasks: list[asyncio.Task[None]], key: str) -> Sitting:
    poster = Line(*await asyncio.open_connection(host, port))
    poster.token = (await poster.ask("POST", "/api/devices"))["token"]
    offer = next(offer for offer in await poster.ask("GET", "/api/games") if offer["key"] == key)
    seats = min(offer["most"], 5)
    wish = {"game": offer["key"], "seats": seats, "chairs": [{"kind": "mine"}] * seats}
    match = await poster.ask("POST", "/api/matches", wish)
    path = f"/api/matches/{match['id']}"
    followers = [Follower() for _ in range(seats)]
    for seat, follower in enumerate(followers):
        line = Line(*await asyncio.open_connection(host, port, limit=2**24), poster.token)
        tasks.append(asyncio.create_task(follower.follow(line, f"{path}/stream?seat={seat}")))
        await follower.reach(match["number"])
    return Sitting(path, poster, followers)


async def play(sitting: Sitting, pause: float, until: float, rng: random.Random) -> None:
    """Moves at random moments, on average one every `pause` seconds; 0 for as fast as it goes."""
    while time.perf_counter() < until:
        if pause:
            await asyncio.sleep(min(rng.expovariate(1 / pause), until - time.perf_counter()))
        if time.perf_counter() >= until or not await sitting.move(rng):
            return


async def measure(url: str, key: str, matches: int, rate: float, seconds: float) -> None:
    address = urlsplit(url)
    rng = random.Random(1)
    tasks: list[asyncio.Task[None]] = []
    sittings = [await sit_down(address.hostname or "", address.port or 0, tasks, key) for _ in range(matches)]
    for name, pause in ((f"{rate:g} moves a second", matches / rate), ("as fast as it goes", 0.0)):
        begun = time.perf_counter()
        await asyncio.gather(*(play(sitting, pause, begun + seconds, rng) for sitting in sittings))
        report(f"{key}, {name}", [t for sitting in sittings for t in sitting.times], time.perf_counter() - begun)
        for sitting in sittings:
            sitting.times.clear()
    for task in tasks:
        task.cancel()


def report(name: str, times: list[float], seconds: float) -> None:
    times.sort()
    marks = {mark: 1000 * times[min(len(times) - 1, len(times) * mark // 100)] for mark in (50, 95, 99)}
    shown = "  ".join(f"p{mark} {value:6.1f} ms" for mark, value in marks.items())
    print(f"server, {name}: {shown}  {len(times) / seconds:6.1f} moves a second  ({len(times)} moves)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    chosen = parser.parse_args()
    for key in found():
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-c", SERVER, str(Path(folder) / "bench.sqlite3")]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
                assert server.stdout is not None
                try:
                    url = server.stdout.readline().strip()
                    asyncio.run(measure(url, key, chosen.matches, chosen.rate, chosen.seconds))
                finally:
                    server.terminate()


if __name__ == "__main__":
    main()
