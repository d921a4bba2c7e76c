"""The greedy captain is worth playing against: far above chance, and home with scores that people reach.

`make bench` and the README print the figures of 1,000 games; here run fewer, and next to none interpreted.
"""

from typing import Final

from seadogs import engine_kind
from seadogs.play import arena

GAMES: Final = 200 if engine_kind() == "compiled" else 4
PEOPLE: Final = (76, 100)  # where published four-player results end
GIVE_OR_TAKE: Final = 15


def test_greedy_beats_three_randoms_at_least_95_times_in_100() -> None:
    report = arena.run("drake", ["greedy", "random", "random", "random"], GAMES, seed=1)
    assert report.standings[0].wins.value >= 0.95


def test_four_greedies_end_where_people_do() -> None:
    report = arena.run("drake", ["greedy"] * 4, GAMES, seed=1)
    assert PEOPLE[0] - GIVE_OR_TAKE <= report.score.value <= PEOPLE[1] + GIVE_OR_TAKE
