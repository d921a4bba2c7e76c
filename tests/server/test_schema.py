"""The API's description is complete, true and always the same."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import positive_data_acceptance

from seadogs import games
from seadogs.server import schema
from seadogs.server.app import create_app
from seadogs.server.devices import COOKIE
from seadogs.server.problems import CODES
from tests.server import toy
from tests.server.serving import Json, Player, play_on, serving

AnyCase = Case[Any]
STREAM = "/api/matches/{match}/stream"


def test_the_description_is_served_as_json_and_as_a_page(address: str) -> None:
    served = httpx.get(f"{address}/schema/openapi.json")
    assert served.headers["content-type"].startswith("application/json")
    assert served.text == schema.text()
    page = httpx.get(f"{address}/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    for path in served.json()["paths"]:
        assert path in page.text
    assert all(f'id="{code}"' in page.text for code in CODES)


def test_every_operation_says_what_it_is_and_with_which_problems_it_may_answer() -> None:
    described = schema.schema()
    operations = [(path, one) for path, item in described["paths"].items() for one in item.values()]
    assert len({one["operationId"] for _, one in operations}) == len(operations) == 17
    for path, one in operations:
        assert one["description"], path
        for status, answer in one["responses"].items():
            if int(status) >= 400:
                shape = answer["content"]["application/problem+json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/Problem"}


def test_every_reference_leads_somewhere() -> None:
    described = schema.schema()

    def references(part: object) -> Iterator[str]:
        if isinstance(part, dict):
            if isinstance(part.get("$ref"), str):
                yield part["$ref"]
            for value in part.values():
                yield from references(value)
        elif isinstance(part, list):
            for value in part:
                yield from references(value)

    found = set(references(described))
    assert found
    for reference in found:
        where: Json = described
        for name in reference.removeprefix("#/").split("/"):
            where = where[name]


def test_the_view_of_every_game_is_described_and_is_a_tables_view() -> None:
    shapes = schema.schema()["components"]["schemas"]
    assert shapes["Table"]["properties"]["view"] == {"anyOf": [{"$ref": "#/components/schemas/toy.View"}]}
    assert shapes["toy.View"]["required"] == ["seat", "round", "players", "card", "coin"]
    assert shapes["toy.View"]["properties"]["players"]["items"] == {"$ref": "#/components/schemas/toy.PlayerView"}


def test_the_description_has_no_examples_taken_from_matches() -> None:
    assert '"example' not in schema.text()


def test_the_same_sources_give_the_same_description() -> None:
    command = [sys.executable, "-m", "seadogs.server.schema"]
    outputs = {
        subprocess.run(command, capture_output=True, check=True, env={"PYTHONHASHSEED": seed}).stdout for seed in "12"
    }
    (output,) = outputs
    assert json.loads(output)["openapi"].startswith("3.1")


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[str]:
    """A server that holds, among others, a match in play and one that is over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "found", toy.found)
        patch.setattr(games, "open_game", toy.open_game)
        with serving(create_app(":memory:", posts_a_second=1e6)) as address:
            yield address


@pytest.fixture(scope="module")
def sitting(fuzzed: str) -> Iterator[tuple[list[str], str]]:
    """Matches in play, over, and waiting for somebody; and the secret of the device that sits in them."""
    ann = Player(fuzzed)
    chairs = [{"kind": "mine"}, {"kind": "mine"}]
    matches = [ann.create(chairs)["id"], ann.create(chairs)["id"], ann.create([*chairs, {"kind": "open"}])["id"]]
    play_on([ann, ann], matches[1])
    yield matches, ann.http.cookies[COOKIE]
    ann.close()


with pytest.MonkeyPatch.context() as _patch:
    _patch.setattr(games, "found", toy.found)
    _patch.setattr(games, "open_game", toy.open_game)
    DESCRIBED = schemathesis.openapi.from_dict(schema.schema())


@DESCRIBED.parametrize()
@settings(max_examples=12, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_break_its_description(
    case: AnyCase, fuzzed: str, sitting: tuple[list[str], str]
) -> None:
    """Two of three requests are for matches that there are, from the device that sits there."""
    matches, token = sitting
    turn = len(repr(case.path_parameters) + repr(case.query) + repr(case.body))
    if "match" in (case.path_parameters or {}) and case.path != STREAM and turn % 3:  # a stream would not end
        case.path_parameters["match"] = matches[turn // 3 % 3]
        case.cookies = {COOKIE: token}
    answer = case.call(base_url=fuzzed)
    # A well-formed request may well ask for what cannot be done (422), which this check takes for a fault.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])
    if case.meta and case.meta.generation.mode.is_positive:
        assert answer.status_code != 400, answer.text
