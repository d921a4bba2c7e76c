"""Every game found keeps every check, for every number of seats, whatever is played."""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings

from seadogs.games import AnyGame, found, open_game
from tests.conformance.checks import CHECKS, Check
from tests.conformance.hidden import HIDDEN_CHECKS
from tests.conformance.sittings import EXAMPLES, Sitting, clauses_of, sittings, slugs
from tests.conformance.undoing import UNDO_CHECKS
from tests.toy.game import MANUAL, Cove

AT_TABLE = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@cache
def opened(key: str) -> tuple[AnyGame, frozenset[str]]:
    """The game of that key and the clauses of its manual; the toy keeps the suite company."""
    if key == "cove":
        return Cove(), slugs(MANUAL.read_text("utf-8"))
    return open_game(key), clauses_of(open_game(key))


def tables() -> list[tuple[str, int]]:
    games = [opened(key)[0] for key in ["cove", *found()]]
    return [(game.key, seats) for game in games for seats in range(game.fewest, game.most + 1)]


@pytest.mark.parametrize("check", [*CHECKS, *HIDDEN_CHECKS, *UNDO_CHECKS], ids=lambda check: check.__name__)
@pytest.mark.parametrize(("key", "seats"), tables())
def test_every_game(key: str, seats: int, check: Check) -> None:
    game, clauses = opened(key)

    # What may be taken back is worked out twice, in many worlds: no other check takes as long.
    @settings(AT_TABLE, max_examples=max(EXAMPLES // 2, 1) if check in UNDO_CHECKS else EXAMPLES)
    @given(sittings(game, clauses, seats))
    def holds(sitting: Sitting) -> None:
        check(sitting)

    holds()
