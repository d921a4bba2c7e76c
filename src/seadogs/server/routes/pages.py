"""The page: the built client, and one document for all of its addresses."""

from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from seadogs.server.devices import AnyRequest, device_of
from seadogs.server.problems import problem

STATIC: Final = Path(__file__).parent.parent / "static"
NOT_BUILT: Final = "The page has not been built. Build it with: make client\n"
FOREVER: Final = "public, max-age=31536000, immutable"  # for names that hold a hash of what they name


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, static: NamedDependency[Path], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the client, or, for an address of a page, the client itself."""
    wanted = PurePosixPath(path.lstrip("/"))
    if wanted.suffix:
        return _file(static, wanted)
    index = static / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/plain", status_code=503, headers={"Cache-Control": "no-cache"})
    device_of(request)  # a device's first contact
    return Response(index.read_bytes(), media_type="text/html", headers={"Cache-Control": "no-cache"})


def _file(static: Path, wanted: PurePosixPath) -> Response[Any]:
    found = _found(static, wanted)
    if found is None:
        raise problem("not-found")
    caching = FOREVER if wanted.parts[0] == "assets" else "no-cache"
    return File(found, filename=found.name, content_disposition_type="inline", headers={"Cache-Control": caching})


def _found(static: Path, wanted: PurePosixPath) -> Path | None:
    """The file of that name, if it is one of the client's."""
    try:
        found = (static / wanted).resolve()
        return found if found.is_relative_to(static.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # no disk has a file of such a name
        return None
