"""The API's description (OpenAPI 3.1): `python -m seadogs.server.schema > openapi.json`.

Besides what the routes say, it holds the View of every game found, as components `<game>.<class>`, so that a
client's types can be generated from this one file. The output is the same for the same sources.
"""

import json
import sys
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from seadogs import __version__, games
from seadogs.kernel.names import WATCHER
from seadogs.kernel.refusal import Refusal
from seadogs.server.devices import COOKIE
from seadogs.server.problems import Problem
from seadogs.server.protocol import (
    Advice,
    ChairTaking,
    Device,
    GameOffer,
    Health,
    Match,
    MatchWish,
    MovePosting,
    News,
    RecordPosting,
    Story,
    Undone,
    UndoPosting,
)
from seadogs.server.routes.api import api

Json = dict[str, Any]

TITLE: Final = "Seadogs"
ABOUT: Final = (
    "Matches of board games between people and bots. A device is known by a cookie, set unasked, or by a bearer "
    "token; without either one is a new device, that holds no chair. Errors are problem details (RFC 9457)."
)
REF: Final = "#/components/schemas/"
SHAPES: Final = (
    Advice,
    ChairTaking,
    Device,
    GameOffer,
    Health,
    Match,
    MatchWish,
    MovePosting,
    News,
    Problem,
    RecordPosting,
    Refusal,
    Story,
    UndoPosting,
    Undone,
)


def schema() -> Json:
    """The whole description, ready for JSON."""
    # What the served application has is not needed to describe it.
    app = Litestar(
        [api],
        dependencies={name: Provide(lambda: None, sync_to_thread=False) for name in ("house", "runner")},
        openapi_config=OpenAPIConfig(
            title=TITLE,
            version=__version__,
            description=ABOUT,
            use_handler_docstrings=True,
            operation_id_creator=lambda handler, _method, _parts: handler.handler_name,
            security=[{}, {"cookie": []}, {"bearer": []}],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                    "bearer": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
        ),
        logging_config=None,
    )
    described: Json = json.loads(msgspec.json.encode(app.openapi_schema.to_schema()))
    _add_types(described)
    return described


def _add_types(described: Json) -> None:
    """Replace the protocol's types by msgspec's own account of them, and add the games' views."""
    components: Json = described["components"]["schemas"]
    components.update(msgspec.json.schema_components(SHAPES, ref_template=REF + "{name}")[1])
    views = []
    for key in games.found():
        game = games.open_game(key, None)
        view = type(game.view(game.start(game.fewest, None), WATCHER))
        refs, parts = msgspec.json.schema_components([view], ref_template=f"{REF}{key}.{{name}}")
        components.update({f"{key}.{name}": part for name, part in parts.items()})
        views.append(refs[0])
    components["Table"]["properties"]["view"] = {"anyOf": views} if views else {}
    stream = described["paths"]["/api/matches/{match}/stream"]["get"]["responses"]["200"]["content"]
    stream.clear()
    stream["text/event-stream"] = {"schema": {"type": "string", "description": "Events; see News, Undone and Match."}}


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
