"""The API, /api/...: one handler for each thing that `matches` can do."""

from typing import Annotated, Any, Final, Literal

from litestar import Response, Router, get, post, route
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from seadogs import __version__, engine_kind
from seadogs.kernel.names import Seat
from seadogs.kernel.refusal import Refusal
from seadogs.server import coach, matches, records
from seadogs.server.bots import BotRunner
from seadogs.server.devices import AnyRequest, device_of, fresh_token, hashed
from seadogs.server.house import House
from seadogs.server.problems import MEDIA_TYPE, Problem, problem
from seadogs.server.protocol import (
    Advice,
    ChairTaking,
    Device,
    GameOffer,
    Health,
    Match,
    MatchWish,
    MovePosting,
    RecordPosting,
    Story,
    Table,
    UndoPosting,
)
from seadogs.server.stream import Seen, follow, seen_last

TheHouse = NamedDependency[House]
TheRunner = NamedDependency[BotRunner]
TheDevice = NamedDependency[str]  # the hash of its secret
SeatAsked = Annotated[
    int, QueryParameter(name="seat", ge=-2, le=99, description="Whose view: a seat, or -2, a watcher.")
]
After = Annotated[int, QueryParameter(name="after", ge=0, le=2**53, description="The last number already seen.")]
At = Annotated[
    int,
    QueryParameter(name="at", ge=-1, le=2**53, description="After which move, once the match is over; -1: the last."),
]
MatchId = Annotated[str, PathParameter(description="A match's id.", max_length=40)]

Language = Literal["en", "el", "es"]
WORDS_KEPT: Final = {"Cache-Control": "private, max-age=600"}  # seconds

LARGEST_RECORD_REQUEST: Final = 3_000_000  # bytes: a record and an edition, escaped as JSON at worst

MEANINGS: Final = {
    400: "The request is malformed.",
    401: "The bearer token is malformed.",
    403: "This device may not.",
    404: "There is no such match or seat.",
    409: "The match is not where the request thinks it is.",
    413: "The request is too large.",
    422: "It is understood, and cannot be done; where a rule is the reason, `clause` names it.",
    429: "Too many requests.",
    503: "Another program holds the database; nothing was written.",
}


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems with which a handler may answer, for the schema."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status], media_type=MEDIA_TYPE)
        for status in (400, 401, *statuses, 503)
    }


def ready(body: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")


@get("/health", sync_to_thread=False, tags=["server"])
def health() -> Health:
    """Whether the server is up, and how it was built."""
    return Health("ok", __version__, engine_kind())


@get("/games", responses=faults(), tags=["games"])
async def list_games(house: TheHouse, device: TheDevice) -> list[GameOffer]:
    """The games that this server has."""
    return await matches.offers(house)


@post("/devices", responses=faults(403, 413, 429), tags=["devices"])
async def new_device(house: TheHouse) -> Device:
    """A secret for a program, to be sent as a bearer token. Browsers get theirs as a cookie, unasked."""
    token = fresh_token()
    await house.store.add_device(hashed(token))
    return Device(token)


@post("/matches", responses=faults(403, 404, 409, 413, 422, 429), tags=["matches"])
async def create_match(house: TheHouse, runner: TheRunner, device: TheDevice, data: JSONBody[MatchWish]) -> Match:
    """Begin a match. It starts at once unless a chair is open."""
    return await matches.create(house, runner, device, data)


@get("/matches", responses=faults(), tags=["matches"])
async def list_matches(house: TheHouse, device: TheDevice) -> list[Match]:
    """The matches in which this device holds a chair, or which it loaded, newest first, at most 50."""
    return await matches.mine(house, device)


@route("/matches", http_method="OPTIONS", include_in_schema=False, sync_to_thread=False, status_code=204)
def matches_methods() -> Response[None]:
    """Litestar's own answer names only one of the two methods."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


@get("/matches/{match:str}", responses=faults(404, 409), tags=["matches"])
async def read_match(house: TheHouse, device: TheDevice, match: MatchId) -> Match:
    """One match, as this device sees it."""
    return await matches.read(house, device, match)


@get("/matches/{match:str}/terms", responses=faults(404, 409), response_headers=WORDS_KEPT, tags=["matches"])
async def read_terms(
    house: TheHouse,
    device: TheDevice,
    match: MatchId,
    language: Annotated[Language, QueryParameter(name="language", description="The reader's language.")],
) -> Response[dict[str, str]]:
    """What the match's edition names and describes, in words: texts by the name of the message that each is, a word's
    forms under `<name>.<form>`. Nothing in it is secret, and it is the same for everybody."""
    return ready(await matches.terms(house, match, language))


@post(
    "/matches/{match:str}/chairs/{seat:int}",
    status_code=200,
    responses=faults(403, 404, 409, 413, 429),
    tags=["matches"],
)
async def take_chair(
    house: TheHouse,
    runner: TheRunner,
    device: TheDevice,
    match: MatchId,
    seat: FromPath[int],
    data: JSONBody[ChairTaking],
) -> Match:
    """Sit down on an open chair. The match starts when the last is taken."""
    return await matches.sit(house, runner, device, match, seat, data.name)


@get("/matches/{match:str}/table", responses=faults(403, 404, 409), tags=["play"])
async def read_table(
    house: TheHouse, device: TheDevice, match: MatchId, seat: SeatAsked, at: At = -1
) -> Response[Table]:
    """What that seat may know now, and what it is asked. Once the match is over: any seat, and also what it knew
    after an earlier move."""
    return ready(await matches.table(house, device, match, seat, at))


@post("/matches/{match:str}/moves", responses=faults(403, 404, 409, 413, 422, 429), tags=["play"])
async def post_move(
    house: TheHouse, runner: TheRunner, device: TheDevice, match: MatchId, data: JSONBody[MovePosting]
) -> Response[Table]:
    """Do a move; the answer is the table after it, and after whatever chance had to do."""
    answer = ready(await matches.move(house, runner, device, match, data))
    answer.status_code = 201
    return answer


@post("/matches/{match:str}/undo", status_code=200, responses=faults(403, 404, 409, 413, 429), tags=["play"])
async def post_undo(
    house: TheHouse, runner: TheRunner, device: TheDevice, match: MatchId, data: JSONBody[UndoPosting]
) -> Response[Table]:
    """Take back one's own last moves, as far as the table's `undo` at the most; the answer is the table after that."""
    return ready(await matches.undo(house, runner, device, match, data))


@get("/matches/{match:str}/advice", responses=faults(403, 404, 409), tags=["play"])
async def read_advice(house: TheHouse, device: TheDevice, match: MatchId, seat: SeatAsked) -> Advice:
    """What a sensible player would do in that seat; in matches for practice."""
    return await coach.advice(house, device, match, seat)


@get(
    "/matches/{match:str}/why",
    tags=["play"],
    responses={
        **faults(403, 404, 409, 422),
        204: ResponseSpec(None, description="The move is legal.", media_type="text/plain"),
    },
)
async def read_why(
    house: TheHouse,
    device: TheDevice,
    match: MatchId,
    seat: SeatAsked,
    move: Annotated[str, QueryParameter(name="move", min_length=1, max_length=200, description="A move's text.")],
) -> Response[Refusal]:
    """Why that seat may not make that move now; no content if it may."""
    refusal: Any = await matches.why(house, device, match, seat, move)
    return Response(refusal, status_code=200 if refusal else 204)


@get("/matches/{match:str}/story", responses=faults(403, 404, 409), tags=["play"])
async def read_story(
    house: TheHouse, device: TheDevice, match: MatchId, seat: SeatAsked, after: After = 0
) -> Response[Story]:
    """What that seat was told of every move after a number. Any seat, once the match is over."""
    return ready(await matches.story(house, device, match, seat, after))


@get("/matches/{match:str}/stream", responses=faults(403, 404, 409), media_type="text/event-stream", tags=["play"])
async def follow_match(
    house: TheHouse,
    device: TheDevice,
    match: MatchId,
    seat: SeatAsked,
    after: Annotated[
        int, QueryParameter(name="after", ge=-1, le=2**53, description="The `number` of the table seen; -1: none.")
    ] = -1,
    undos: Annotated[
        int, QueryParameter(name="undos", ge=-1, le=2**53, description="The `undos` of that table; -1: not known.")
    ] = -1,
    last_event_id: Annotated[
        str, HeaderParameter(name="Last-Event-ID", description="The id of the last event seen; wins over `after`.")
    ] = "",
) -> Stream:
    """Server-sent events. `table` comes first and after every commit: its data is News, holding what happened since
    the last one and the table now, its id the table's number (and, once there were any, a point and its undos).
    `undone` comes before it where moves that were told have been taken back: its data is Undone. `match` comes when
    somebody sits down and at the end: its data is Match. Comments are heartbeats."""
    await matches.seated(house, device, match, seat)
    events = follow(house, device, match, Seat(seat), seen_last(last_event_id, Seen(after, undos)))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(events, media_type="text/event-stream", headers=headers)


@get("/matches/{match:str}/record", responses=faults(403, 404, 409), media_type="text/plain", tags=["matches"])
async def read_record(house: TheHouse, device: TheDevice, match: MatchId) -> Response[str]:
    """A finished match as JSON lines: a header, then every move. Refused before the end: it holds secrets."""
    text, name = await records.written(house, device, match)
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post(
    "/records",
    responses=faults(403, 413, 422, 429),
    request_max_body_size=LARGEST_RECORD_REQUEST,
    tags=["matches"],
)
async def load_record(house: TheHouse, device: TheDevice, data: JSONBody[RecordPosting]) -> Match:
    """Load a record, finished or not, as a match that is over: to be looked at, move by move, from any seat."""
    return await records.load(house, device, data)


@route(
    ["/", "/{rest:path}"],
    http_method=["GET", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
    sync_to_thread=False,
    status_code=404,
)
def nowhere(request: AnyRequest) -> None:
    """Every other address under /api: a problem, not the page."""
    raise problem("not-found")


api = Router(
    "/api",
    route_handlers=[
        matches_methods,  # before the others: what is there first stays
        health,
        list_games,
        new_device,
        create_match,
        list_matches,
        read_match,
        read_terms,
        take_chair,
        read_table,
        post_move,
        post_undo,
        read_advice,
        read_why,
        read_story,
        follow_match,
        read_record,
        load_record,
        nowhere,
    ],
    dependencies={"device": Provide(device_of, sync_to_thread=False)},
    response_headers={"Cache-Control": "no-store"},
)
