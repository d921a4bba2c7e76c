"""Hidden information never leaves the server for the wrong seat: read off the wire, byte by byte.

Every secret of the toy game names its owner ("heron-2"), and every game's `imagine` makes tables that a seat must
not be able to tell apart.
"""

import asyncio
import io
import json
import logging
import random
import re
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest

from seadogs import games
from seadogs.kernel.game import Game
from seadogs.kernel.names import WATCHER, Seat
from seadogs.kernel.playout import random_match
from seadogs.server import matches
from seadogs.server.app import create_app
from seadogs.server.house import House
from seadogs.server.live import Live
from seadogs.server.logs import Forward, make_log
from tests.server import toy
from tests.server.conftest import REAL_FOUND, REAL_OPEN
from tests.server.serving import Json, Player, play_on, seated_match, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine"}
SECRET = re.compile(rb"(?:heron|walrus|lynx|copper|silver|gold)-(\d)")


def owners(heard: bytes | bytearray) -> set[int]:
    """The seats whose secrets stand in these bytes."""
    return {int(owner) for owner in SECRET.findall(bytes(heard))}


def test_a_whole_match_tells_no_seat_the_secrets_of_another(device: Device) -> None:
    players = [device(), device(), device()]
    watcher = device()
    match = seated_match(players)["id"]
    threads = [threading.Thread(target=_listen, args=(player, match, seat)) for seat, player in enumerate(players)]
    threads.append(threading.Thread(target=_listen, args=(watcher, match, WATCHER)))
    for thread in threads:
        thread.start()
    while play_on(players, match, 1):
        for seat, player in enumerate([*players, watcher]):
            own = WATCHER if player is watcher else seat
            player.get(f"/api/matches/{match}/story", seat=own)
            player.get(f"/api/matches/{match}")
            player.get("/api/matches")
            for other in range(3):
                if other != own and not player.get(f"/api/matches/{match}")["over"]:
                    _pry(player, match, other)
    for thread in threads:
        thread.join(20)
    assert [owners(player.heard) for player in players] == [{0}, {1}, {2}]
    assert owners(watcher.heard) == set()
    for seat in range(3):  # once it is over, the match is an open book
        assert owners(json.dumps(watcher.get(f"/api/matches/{match}/story", seat=seat)).encode()) == {seat}


def _listen(player: Player, match: str, seat: int) -> None:
    with player.stream(match, seat, 0) as events:
        assert any(event["event"] == "match" and event["data"]["over"] for event in events)


def _pry(player: Player, match: str, other: int) -> None:
    """Ask for everything that is another's."""
    number = player.get(f"/api/matches/{match}")["number"]
    for what in ("table", "story", "stream"):
        told = player.get(f"/api/matches/{match}/{what}", 403, seat=other)
        assert told["code"] == "not-your-seat"
    assert player.get(f"/api/matches/{match}/table", 403, seat=other, at=number)["code"] == "not-over"
    assert player.get(f"/api/matches/{match}/advice", 403, seat=other)["code"] == "not-your-seat"
    undo = {"seat": other, "number": number, "to": 0}
    assert player.post(f"/api/matches/{match}/undo", undo, 403)["code"] == "not-your-seat"
    for move in ("hide gold", "no such move"):
        assert player.get(f"/api/matches/{match}/why", 403, seat=other, move=move)["code"] == "not-your-seat"
        assert player.move(match, other, number, move, 403)["code"] == "not-your-seat"
    assert player.get(f"/api/matches/{match}/record", 403)["code"] == "not-over"
    assert player.get(f"/api/matches/{match}")["seed"] is None


def test_a_hidden_choice_is_not_told_while_others_still_choose(device: Device) -> None:
    players = [device(), device()]
    match = seated_match(players)["id"]
    with players[1].stream(match, 1) as events:
        before = next(events)
        players[0].move(match, 0, before["data"]["table"]["number"], "hide silver")
        after = next(events)
    assert after["data"]["steps"][0]["story"] == [{"name": "coin-hidden", "facts": {"seat": 0, "coin": ""}}]
    # nor does what is asked of the other hang on it
    assert after["data"]["table"]["prompt"] == before["data"]["table"]["prompt"]


@pytest.fixture(params=["toy", "found"])
def _every_game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy, and then whatever games there are."""
    if request.param == "found":
        monkeypatch.setattr(games, "found", REAL_FOUND)
        monkeypatch.setattr(games, "open_game", REAL_OPEN)


@pytest.mark.usefixtures("_every_game")
def test_tables_that_differ_only_in_secrets_are_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    # the same deal every time: chance must not decide how much of a match is looked at
    deal = SimpleNamespace(token_bytes=lambda count: bytes([7] * count), token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(matches, "secrets", deal)
    app = create_app(":memory:")
    house: House = app.state.house
    with serving(app) as address, closing(Player(address)) as ann:
        for key in games.found():
            game = games.open_game(key)
            chairs = [MINE] * game.fewest
            match = ann.create(chairs, game=key)["id"]
            live = asyncio.run(house.live(match))
            told = sum(_same_for_all(ann, live, rng) for rng in _along(ann, live))
            assert told > 0, "no table differed in secrets: nothing was tested"


def _along(ann: Player, live: Live) -> Iterator[random.Random]:
    """A random match to its end, stopped at about a dozen tables on its way."""
    rng = random.Random(7)
    usual, _ = random_match(live.game, live.match.seats, 0)
    between = max(1, usual // 6)  # half of it on average
    while True:
        for _ in range(rng.randint(1, between)):
            if live.over:
                return
            seat = rng.choice(live.waiting())
            move = live.game.text(rng.choice(live.game.legal(live.state, seat)))
            ann.move(live.match.id, seat, live.number, move)
        yield rng


def _same_for_all(ann: Player, live: Live, rng: random.Random) -> int:
    """Compare what each seat hears of the true table and of imagined ones; how many truly differed."""
    differed = 0
    game: Game[Any, Any, Any, Any] = live.game
    for seat in [WATCHER, *map(Seat, range(live.match.seats))]:
        true, before = live.state, _everything(ann, live, seat)
        other = game.imagine(true, seat, rng)
        _swap(live, other)
        differed += game.dump(other) != game.dump(true)
        after = _everything(ann, live, seat)
        _swap(live, true)
        assert after == before
    return differed


def _swap(live: Live, state: Any) -> None:
    """Lay another table under a live match."""
    draft = live.draft()
    draft.state = state
    live.accept(draft)


def _everything(ann: Player, live: Live, seat: Seat) -> list[bytes]:
    """Every byte that a seat can make the server say now, illegal moves' refusals among them."""
    path = f"/api/matches/{live.match.id}"
    said = [ann.http.get(f"{path}/{what}", params={"seat": seat}).content for what in ("table", "story")]
    said.append(ann.http.get(path).content)
    with ann.http.stream("GET", f"{path}/stream", params={"seat": seat, "after": 0}) as answer:
        said.append(next(line for line in answer.iter_lines() if line.startswith("data")).encode())
    if seat == WATCHER or live.over:
        return said
    for action in live.game.actions[:: max(1, len(live.game.actions) // 12)]:
        text = live.game.text(action)
        said.append(ann.http.get(f"{path}/why", params={"seat": seat, "move": text}).content)
        if action not in live.game.legal(live.state, seat):
            body = {"seat": seat, "number": live.number, "move": text}
            said.append(ann.http.post(f"{path}/moves", json=body).content)
    return said


def test_logs_hold_no_move_no_view_no_token_and_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: toy.Toy, state: toy.State, seat: Seat, action: toy.Hide, story: object = None) -> None:
        raise RuntimeError(f"{seat} cannot do {self.text(action)} with {state.cards}")

    out = io.StringIO()
    app = create_app(":memory:", log=make_log(out))
    with serving(app) as address, closing(Player(address)) as ann:
        match = ann.create([MINE, MINE])["id"]
        live = asyncio.run(app.state.house.live(match))
        ann.get(f"/api/matches/{match}/why", 422, seat=0, move="hide pearls")
        with monkeypatch.context() as patch:
            patch.setattr(toy.Toy, "apply", broken)
            told = ann.move(match, 0, 2, "hide copper", 500)
        assert told["code"] == "internal"
        play_on([ann, ann], match)
        token = ann.http.cookies["seadogs_device"]
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    failure = next(line for line in lines if line["event"] == "request failed")
    assert failure["error"] == "RuntimeError"
    assert failure["frames"][-1].endswith("broken")
    for secret in ("hide", "deal ", "copper", "heron", "walrus", "lynx", "pearls", token, live.match.seed.hex()):
        assert secret not in out.getvalue()


def test_what_libraries_log_comes_without_its_values() -> None:
    out = io.StringIO()
    library = logging.getLogger("uvicorn.test")
    handler = Forward(make_log(out))
    library.addHandler(handler)
    library.propagate = False
    try:
        raise ValueError("hide copper")
    except ValueError:
        library.exception("failed while %s\nTraceback: lynx", "heron-1")
    finally:
        library.removeHandler(handler)
    line = json.loads(out.getvalue())
    assert (line["event"], line["source"], line["level"]) == ("failed while %s", "uvicorn.test", "error")
    assert line["frames"]
    assert "copper" not in out.getvalue()
    assert "heron" not in out.getvalue()
    assert "lynx" not in out.getvalue()
