"""Runs the real server on a real socket, and speaks to it as browsers and programs do."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from litestar import Litestar

from seadogs.server.app import server_for

Json = dict[str, Any]


@contextmanager
def serving(app: Litestar) -> Iterator[str]:
    """The address of `app`, served from a thread until the end of the block."""
    up = threading.Event()
    address = ""

    def ready(url: str) -> None:
        nonlocal address
        address = url
        up.set()

    server = server_for(app, "127.0.0.1", 0, ready)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert up.wait(20), "the server did not start"
        yield address
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"


class Player:
    """One device. Keeps every byte that it received, for whoever looks for secrets in them."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=10)  # shorter than a heartbeat: what never comes fails
        self.heard = bytearray()

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, expect: int, **arguments: Any) -> Any:
        """The JSON of the answer, which must have the status `expect`."""
        answer = self.http.request(method, path, **arguments)
        self.heard += answer.content + str(answer.headers).encode()
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self.ask("GET", path, expect, params=query)

    def post(self, path: str, body: Any, expect: int = 201) -> Any:
        return self.ask("POST", path, expect, json=body)

    def create(self, chairs: list[Json], expect: int = 201, **more: Any) -> Json:
        wish = {"game": "toy", "seats": len(chairs), "chairs": chairs} | more
        made: Json = self.post("/api/matches", wish, expect)
        return made

    def sit(self, match: str, seat: int, expect: int = 200) -> Any:
        return self.post(f"/api/matches/{match}/chairs/{seat}", {"name": f"Captain {seat}"}, expect)

    def table(self, match: str, seat: int, expect: int = 200) -> Json:
        read: Json = self.get(f"/api/matches/{match}/table", expect, seat=seat)
        return read

    def move(self, match: str, seat: int, number: int, move: str, expect: int = 201) -> Json:
        body = {"seat": seat, "number": number, "move": move}
        made: Json = self.post(f"/api/matches/{match}/moves", body, expect)
        return made

    def undo(self, match: str, seat: int, number: int, to: int, expect: int = 200) -> Json:
        body = {"seat": seat, "number": number, "to": to}
        made: Json = self.post(f"/api/matches/{match}/undo", body, expect)
        return made

    @contextmanager
    def stream(self, match: str, seat: int, last: int | str | None = None, **query: Any) -> Iterator[Iterator[Json]]:
        """The events of a match as {"id", "event", "data"}, comments and retries left out."""
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        query = {"seat": seat} | query
        with self.http.stream("GET", f"/api/matches/{match}/stream", params=query, headers=headers) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield self._events(answer)

    def _events(self, answer: httpx.Response) -> Iterator[Json]:
        event: Json = {}
        for line in answer.iter_lines():
            self.heard += line.encode()
            name, _, value = line.partition(": ")
            if name:
                event[name] = json.loads(value) if name == "data" else value
            elif "data" in event:
                yield event
                event = {}


def play_on(players: list[Player], match: str, moves: int = 10_000) -> int:
    """Seat i is players[i]'s: each that is asked takes its last choice, until the end or so many moves. How many."""
    for made in range(moves):
        watched = players[0].table(match, -2)
        if not watched["waiting"]:
            return made
        seat = watched["waiting"][-1]
        asked = players[seat].table(match, seat)
        players[seat].move(match, seat, asked["number"], asked["prompt"]["choices"][-1]["text"])
    return moves


def seated_match(players: list[Player]) -> Json:
    """A begun match in which each of these devices holds one chair, in their order."""
    made = players[0].create([{"kind": "mine", "name": "A"}, *({"kind": "open"} for _ in players[1:])])
    for seat, player in enumerate(players[1:], 1):
        made = player.sit(made["id"], seat)
    begun: Json = players[0].get(f"/api/matches/{made['id']}")
    return begun
