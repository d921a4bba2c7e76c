"""The server, put together: `create_app` makes it, `run` serves it until it is told to stop."""

import gc
import logging
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from socket import SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, getaddrinfo, socket
from typing import Any, Final

import sqlalchemy as sa
import uvicorn
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.handlers import BaseRouteHandler

from seadogs.server.bots import BotRunner
from seadogs.server.guards import Bucket, outgoing, same_origin
from seadogs.server.house import MATCHES_IN_MEMORY, House
from seadogs.server.logs import Forward, make_log
from seadogs.server.problems import MEDIA_TYPE, Fault, ProblemError, problem
from seadogs.server.routes.api import api
from seadogs.server.routes.docs import docs
from seadogs.server.routes.pages import STATIC, page
from seadogs.server.store import Store, UnusableError

LARGEST_REQUEST: Final = 600_000  # bytes: an edition's text, escaped as JSON at worst
POSTS_A_SECOND: Final = 100.0  # of one address, on average
PATIENCE: Final = 5  # seconds that open answers have to end when the server stops
KEEP_ALIVE: Final = 75  # seconds that a connection may idle: people think before they move

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def create_app(
    database: str | Path,
    *,
    static: Path = STATIC,
    log: Any = None,
    posts_a_second: float = POSTS_A_SECOND,
    matches_in_memory: int = MATCHES_IN_MEMORY,
    editions: Mapping[str, str] | None = None,
) -> Litestar:
    """The ASGI application. `database` is a file's path, ":memory:", or an URL of SQLAlchemy's.

    `editions` are texts of edition files by game, for new matches that bring none of their own.
    """
    journal = log or make_log()
    house = House(Store(database_url(database)), journal, matches_in_memory, editions)
    runner = BotRunner(house)
    bucket = Bucket(posts_a_second, posts_a_second * 10)

    async def admit(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        request: Request[Any, Any, State] = Request(connection.scope)
        same_origin(request)
        bucket.check(request)

    return Litestar(
        [api, docs, page],
        lifespan=[_living(house, runner)],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "runner": Provide(lambda: runner, sync_to_thread=False, use_cache=True),
            "static": Provide(lambda: static, sync_to_thread=False, use_cache=True),
        },
        guards=[admit],
        before_send=[outgoing],
        exception_handlers={
            ProblemError: _problem_answer,
            HTTPException: _http_answer,
            RecursionError: _nested_answer,
            Exception: _failure_answer(journal),
        },
        request_max_body_size=LARGEST_REQUEST,
        state=State({"house": house}),
        openapi_config=None,
        logging_config=None,
        debug=False,
    )


def database_url(database: str | Path) -> str:
    """SQLAlchemy's name for a database."""
    if str(database) == ":memory:":
        return "sqlite://"
    if "://" in str(database):
        return str(database)
    # Escaped, or a question mark in its name would make another file of it.
    return sa.URL.create("sqlite", database=str(database)).render_as_string()


def _living(house: House, runner: BotRunner) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def living(_app: Litestar) -> AsyncIterator[None]:
        await house.store.open()
        await house.open_games()
        await runner.resume()
        yield
        house.close()
        await runner.close()
        await house.store.close()

    return living


# Errors


def _problem_answer(_request: Request[Any, Any, State], error: ProblemError) -> Response[Any]:
    headers = {"Cache-Control": "no-store"} | error.headers
    return Response(error.problem, status_code=error.problem.status, media_type=MEDIA_TYPE, headers=headers)


def _http_answer(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """What Litestar finds wrong, as one of our problems."""
    headers = dict(error.headers or {})
    codes = {401: "unauthorized", 403: "foreign-origin", 404: "not-found", 405: "method", 413: "too-large"}
    if isinstance(error, MethodNotAllowedException):
        return _problem_answer(request, problem("method", headers=headers))
    code = codes.get(error.status_code, "invalid" if error.status_code < 500 else "internal")
    return _problem_answer(request, problem(code, errors=_faults(error) if code == "invalid" else (), headers=headers))


def _nested_answer(request: Request[Any, Any, State], _error: RecursionError) -> Response[Any]:
    """Nothing of ours goes so deep, so it was the body: Litestar lets this error of its decoder through."""
    return _problem_answer(request, problem("invalid", errors=[Fault("body", "Nested too deeply")]))


def _faults(error: HTTPException) -> list[Fault]:
    """Litestar's list of what is wrong, or its one sentence where it has no list."""
    listed = error.extra if isinstance(error.extra, list) else []
    faults = [_fault(item) for item in listed if isinstance(item, dict) and "message" in item]
    return faults or [Fault("request", error.detail)]


def _fault(item: Mapping[str, Any]) -> Fault:
    """One of Litestar's faults; "data" is its own name for a whole body."""
    parts = [str(getattr(item.get(part), "value", item.get(part, ""))) for part in ("source", "key")]
    where = [part for part in parts if part not in ("", "data")]
    return Fault(".".join(where) or "body", item["message"])


def _failure_answer(log: Any) -> Callable[[Request[Any, Any, State], Exception], Response[Any]]:
    def answer(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
        log.error(
            "request failed", method=request.method, path=request.url.path, error=type(error).__name__, exc_info=error
        )
        return _problem_answer(request, problem("internal"))

    return answer


# Serving


class Server(uvicorn.Server):
    """Uvicorn, which tells us when it is up, and lets the streams end when it stops."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._house = house
        self._forward = Forward(house.log)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        logging.getLogger("uvicorn").addHandler(self._forward)
        logging.getLogger("uvicorn").propagate = False
        await super().startup(sockets)
        if self.started and self._ready is not None:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._ready(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._house.close()
        await super().shutdown(sockets)
        logging.getLogger("uvicorn").removeHandler(self._forward)


def server_for(app: Litestar, host: str, port: int, ready: Callable[[str], None] | None = None) -> Server:
    """What serves `app`, not yet running. It stops once its `should_exit` is set, or on SIGINT and SIGTERM."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="none",
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=KEEP_ALIVE,
        server_header=False,
    )
    return Server(config, app.state.house, ready)


def run(
    host: str, port: int, database: str | Path, *, ready: Callable[[str], None] | None = None, **settings: Any
) -> None:
    """Serve until SIGINT or SIGTERM. Prints nothing; logs to standard error. Port 0 takes a free one.

    `ready` is called once with the address. `settings` are those of `create_app`. Raises OSError if nobody can
    listen there, store.UnusableError if the database cannot be used.
    """
    app = create_app(database, **settings)
    app.state.house.store.check()

    def settled(address: str) -> None:
        keep_steady()
        if ready is not None:
            ready(address)

    with closing(_listening(host, port)) as listener:
        try:
            server_for(app, host, port, settled).run([listener])
        except SystemExit as ended:  # by uvicorn: the matches that bots shall play on could not be read
            raise UnusableError from ended


def keep_steady() -> None:
    """Spare play the interpreter's long pauses.

    What is loaded by now is never garbage, and what a match holds has no cycles: a search through all of it would keep
    every table waiting for 100 ms. And the store's thread shall not wait 5 ms for its turn at each statement.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 500)
    sys.setswitchinterval(0.0005)


def _listening(host: str, port: int) -> socket:
    """A socket bound to the address. Raises OSError if that cannot be."""
    family, kind, protocol, _, address = getaddrinfo(host, port, type=SOCK_STREAM)[0]
    listener = socket(family, kind, protocol)
    try:
        listener.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener
