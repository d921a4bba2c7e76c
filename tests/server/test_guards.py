"""What a request must be, and what every answer carries. Every error is a problem (RFC 9457)."""

from collections.abc import Callable

import httpx
import pytest

from seadogs.server.app import create_app
from seadogs.server.devices import COOKIE
from seadogs.server.guards import Bucket
from seadogs.server.problems import CODES, MEDIA_TYPE
from tests.server.serving import Json, Player, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine"}
WISH: Json = {"game": "toy", "seats": 2, "chairs": [MINE, MINE]}


def problem_in(answer: httpx.Response) -> Json:
    """The problem that an answer is; fails if it is none."""
    assert answer.headers["content-type"].split(";")[0] == MEDIA_TYPE
    told: Json = answer.json()
    assert told["status"] == answer.status_code
    assert told["title"]
    assert told["detail"]
    assert told["type"].startswith("/schema#")
    assert told["type"].removeprefix("/schema#") in CODES
    return told


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "not-found"),
        ("POST", "/api/nowhere", 404, "not-found"),
        ("GET", "/api", 404, "not-found"),
        ("GET", "/api/matches/none", 404, "no-match"),
        ("GET", "/schema/nowhere.json", 404, "not-found"),
        ("GET", "/nowhere.js", 404, "not-found"),
        ("DELETE", "/api/matches", 405, "method"),
        ("POST", "/", 405, "method"),
        ("GET", "/api/matches/none/table", 400, "invalid"),
        ("GET", "/api/matches/none/table?seat=one", 400, "invalid"),
        ("GET", "/api/matches/none/table?seat=-3", 400, "invalid"),
        ("GET", "/api/matches/none/why?seat=0&move=", 400, "invalid"),
    ],
)
def test_every_error_is_a_problem(address: str, method: str, path: str, status: int, code: str) -> None:
    answer = httpx.request(method, address + path)
    assert answer.status_code == status
    assert problem_in(answer)["code"] == code


def test_405_names_the_methods_there_are(address: str) -> None:
    allowed = httpx.request("DELETE", f"{address}/api/matches").headers["allow"]
    assert {"GET", "POST"} <= set(allowed.replace(" ", "").split(","))


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"", "body"),
        (b"{", "request"),
        (b"[]", "body"),
        (b'{"game": "toy", "seats": "two", "chairs": []}', "seats"),
        (b'{"game": "toy", "seats": 2, "chairs": [], "extra": 1}', "body"),
        (b'{"game": "toy", "seats": 2, "chairs": [{"kind": "king"}, {"kind": "mine"}]}', "kind"),
        (b'{"game": "toy", "seats": 2, "chairs": [{"kind": "mine", "name": "a\\nb"}]}', "name"),
    ],
)
def test_a_malformed_body_is_told_where_and_what(address: str, body: bytes, where: str) -> None:
    answer = httpx.post(f"{address}/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    (fault, *_) = problem_in(answer)["errors"]
    assert where in fault["where"]
    assert fault["what"]


def test_a_request_has_a_largest_size(address: str) -> None:
    answer = httpx.post(f"{address}/api/matches", content=b" " * 700_000, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert problem_in(answer)["code"] == "too-large"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "{address}"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
    ],
)
def test_other_sites_pages_change_nothing_here(address: str, headers: dict[str, str], status: int) -> None:
    sent = {name: value.format(address=address) for name, value in headers.items()}
    answer = httpx.post(f"{address}/api/matches", json=WISH, headers=sent)
    assert answer.status_code == status
    if status == 403:
        assert problem_in(answer)["code"] == "foreign-origin"
        assert httpx.get(f"{address}/api/games", headers=sent).status_code == 200


def test_a_device_gets_its_cookie_once_and_other_sites_never_send_it(address: str) -> None:
    with httpx.Client(base_url=address) as browser:
        cookie = browser.get("/api/games").headers["set-cookie"]
        for word in (f"{COOKIE}=", "HttpOnly", "SameSite=strict", "Path=/", "Max-Age="):
            assert word.lower() in cookie.lower()
        assert "set-cookie" not in browser.post("/api/matches", json=WISH).headers
        assert "set-cookie" not in browser.get("/api/matches").headers
    assert "set-cookie" not in httpx.get(f"{address}/api/health").headers


def test_a_broken_cookie_is_replaced(address: str) -> None:
    answer = httpx.get(f"{address}/api/games", headers={"Cookie": f"{COOKIE}=short"})
    assert f"{COOKIE}=" in answer.headers["set-cookie"]


def test_a_program_may_bear_a_token_instead(address: str) -> None:
    token = httpx.post(f"{address}/api/devices").json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    match = httpx.post(f"{address}/api/matches", json=WISH, headers=bearer)
    assert "set-cookie" not in match.headers
    table = f"{address}/api/matches/{match.json()['id']}/table?seat=0"
    assert httpx.get(table, headers=bearer).status_code == 200
    assert httpx.get(table, headers={"Cookie": f"{COOKIE}={token}"}).status_code == 200
    assert httpx.get(table).status_code == 403
    for broken in ("Bearer nonsense", "Bearer", f"Basic {token}"):
        answer = httpx.get(table, headers={"Authorization": broken})
        assert answer.status_code == 401
        assert problem_in(answer)["code"] == "unauthorized"
        assert answer.headers["www-authenticate"] == "Bearer"


def test_posts_have_a_limit_and_reads_have_none() -> None:
    with serving(create_app(":memory:", posts_a_second=0.1)) as address, httpx.Client(base_url=address) as client:
        assert client.post("/api/devices").status_code == 201
        answer = client.post("/api/devices")
        assert answer.status_code == 429
        assert problem_in(answer)["code"] == "too-many"
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert all(client.get("/api/games").status_code == 200 for _ in range(20))


def test_a_bucket_refills_with_time_and_is_each_addresss_own() -> None:
    bucket = Bucket(rate=2.0, burst=3.0, most_addresses=2)
    assert [bucket.take("a", 0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.take("b", 0.0) == 0.0
    assert [bucket.take("a", 0.5) for _ in range(2)] == [0.0, 0.5]
    assert [bucket.take("a", 100.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    bucket.take("b", 100.0)
    bucket.take("c", 100.0)  # the longest silent, a, is forgotten
    assert bucket.take("a", 100.0) == 0.0


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/schema", "/nowhere.js"])
def test_every_answer_carries_the_security_headers(address: str, path: str) -> None:
    headers = httpx.get(address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy  # so that default-src holds for scripts: none inline
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    if path != "/schema":
        assert headers["cache-control"] == ("no-cache" if path == "/" else "no-store")


def test_health_says_what_runs(address: str) -> None:
    told = httpx.get(f"{address}/api/health").json()
    assert told["status"] == "ok"
    assert told["engine"] in ("compiled", "interpreted")
