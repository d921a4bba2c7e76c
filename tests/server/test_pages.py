"""The built client is served, and nothing else of the disk."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from seadogs.server.app import create_app
from tests.server.serving import serving

LONG = f"/{'a' * 300}.js"  # longer than a file's name can be


@pytest.fixture
def page(tmp_path: Path) -> Iterator[str]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Built</title>")
    (static / "assets" / "index-abc123.js").write_text("let built;")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")
    with serving(create_app(":memory:", static=static)) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/match/abc", "/match/abc/seat/2"])
def test_every_address_of_a_page_is_the_one_document(page: str, path: str) -> None:
    answer = httpx.get(page + path)
    assert "Built" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "seadogs_device=" in answer.headers["set-cookie"]


def test_files_named_by_what_they_hold_are_kept_for_good(page: str) -> None:
    answer = httpx.get(f"{page}/assets/index-abc123.js")
    assert answer.text == "let built;"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert "immutable" not in httpx.get(f"{page}/icon.svg").headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-1.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f../secret.txt",
        "/a%00.js",
        f"/{'a' * 300}.js",
    ],
)
def test_nothing_else_of_the_disk_is_served(page: str, path: str) -> None:
    answer = httpx.get(page + path)
    assert "not yours" not in answer.text
    assert answer.status_code in (400, 404)


def test_a_client_that_is_not_built_says_how(tmp_path: Path) -> None:
    with serving(create_app(":memory:", static=tmp_path)) as address:
        answer = httpx.get(address)
        assert answer.status_code == 503
        assert "make client" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")
