"""The API's description, as JSON and as a plain page. No scripts: the page works offline and under our policy."""

from functools import cache
from html import escape
from typing import Any

from litestar import Response, Router, get

from seadogs.server import schema
from seadogs.server.problems import CODES

description = cache(schema.text)


@get("/openapi.json", sync_to_thread=True)
def openapi_json() -> Response[bytes]:
    """The description that clients are generated from."""
    return Response(description().encode(), media_type="application/json")


@get("/", sync_to_thread=True)
def openapi_page() -> Response[str]:
    """The same for people: addresses, shapes and problems."""
    return Response(_page(schema.schema()), media_type="text/html")


docs = Router("/schema", route_handlers=[openapi_json, openapi_page], include_in_schema=False)


def _page(described: dict[str, Any]) -> str:
    parts = [f"<h1>{escape(described['info']['title'])} {escape(described['info']['version'])}</h1>"]
    parts += [f"<p>{escape(described['info']['description'])}</p>", "<h2>Addresses</h2>"]
    for path, item in described["paths"].items():
        parts += [_operation(path, method, operation) for method, operation in item.items()]
    parts.append("<h2>Problems</h2><dl>")
    for code, (status, title, detail) in CODES.items():
        parts.append(f'<dt id="{code}">{status} {code}</dt><dd>{escape(title)}. {escape(detail)}</dd>')
    parts.append("</dl><h2>Shapes</h2>")
    for name, shape in sorted(described["components"]["schemas"].items()):
        parts.append(f'<h3 id="shape-{escape(name)}">{escape(name)}</h3><pre>{escape(_lines(shape))}</pre>')
    body = "\n".join(parts)
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title></head>'
    return f"{head}<body>{body}</body></html>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    answers = "; ".join(f"{status}: {answer['description']}" for status, answer in operation["responses"].items())
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
        f"<p>{escape(operation.get('description', ''))}</p><p>{escape(answers)}</p>"
    )


def _lines(shape: dict[str, Any]) -> str:
    """One line a property: its name and what it is."""
    about = [str(shape["description"])] if "description" in shape else []
    return "\n".join(about + [f"{name}: {_kind(kind)}" for name, kind in shape.get("properties", {}).items()])


def _kind(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    for word in ("anyOf", "oneOf"):
        if word in kind:
            return " | ".join(_kind(part) for part in kind[word])
    if "enum" in kind:
        return " | ".join(map(repr, kind["enum"]))
    if isinstance(kind.get("items"), dict):
        return f"list of {_kind(kind['items'])}"
    return str(kind.get("type", "anything"))
