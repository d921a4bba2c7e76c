"""The balance report: who plays, what is counted, and that it counts right."""

from html.parser import HTMLParser

import pytest

from seadogs.games import AnyGame, found, open_game
from seadogs.play import arena, balance, bots
from seadogs.play.balance import Balance, Plan, Seen, Table
from seadogs.play.balance_page import figure, page
from seadogs.play.charts import round_ticks
from seadogs.play.intervals import Estimate
from seadogs.play.words import LANGUAGES, Words

COUNTED = [key for key in found() if all(balance.named(open_game(key)))]


@pytest.fixture(params=COUNTED)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return open_game(request.param)


@pytest.fixture(scope="module", params=COUNTED)
def report(request: pytest.FixtureRequest) -> Balance:
    return balance.run(Plan(request.param, (open_game(request.param).fewest,), 10, 4))


def test_every_point_of_a_score_has_its_source(game: AnyGame) -> None:
    for seats in range(game.fewest, game.most + 1):
        heard = balance.watch(game, seats)
        assert heard is not None
        strategies = balance.line_up(game, seats, 5, seats)
        state, _ = arena.sit(game, [bots.favouring(each) for each in strategies], 5, seats, None, heard.hear)
        assert [sum(points.values()) for points in heard.points] == game.scores(state)
        assert any(heard.gained)


def test_the_line_up_is_drawn_from_all_strategies_without_repeats(game: AnyGame) -> None:
    all_of_them = {"", *game.strategies}
    drawn = [balance.line_up(game, game.fewest, 1, number) for number in range(60)]
    assert {strategy for each in drawn for strategy in each} == all_of_them
    assert all(len(set(each)) == game.fewest <= len(all_of_them) for each in drawn)
    assert drawn == [balance.line_up(game, game.fewest, 1, number) for number in range(60)]
    crowd = balance.line_up(game, 2 * len(all_of_them), 1, 0)
    assert sorted(crowd) == sorted([*all_of_them, *all_of_them])


def test_the_report_is_a_function_of_the_plan_however_many_processes_play(report: Balance) -> None:
    assert balance.run(report.plan, 2) == report


def seen(seat: int, won: float, strategy: str = "", gained: str = "", points: int = 0, lot: int = 0) -> Seen:
    return Seen(seat, lot, strategy, won, frozenset(gained.split()), {"gold": points})


def test_shares_lifts_and_points_are_counted_seat_by_seat(game: AnyGame) -> None:
    bold = game.strategies[0]
    games = [
        seen(0, 1.0, gained="inn", points=4),
        seen(1, 0.0, bold, points=2),
        seen(0, 0.5, bold, "inn", points=3),
        seen(1, 0.5, "", "mill", points=3),
    ]
    table = balance.table_of(game, 2, 2, games)
    assert [(each.key, each.value.value) for each in table.by_seat] == [("0", 0.75), ("1", 0.25)]
    assert [each.beyond for each in table.by_seat] == [True, False]  # 0.75 is more than 1.15 times a half
    assert {each.key: (each.times, each.value.value) for each in table.strategies} == {"": (2, 0.75), bold: (2, 0.25)}
    assert {each.key: (each.value.value, each.beyond) for each in table.features} == {
        "inn": (0.25, True),
        "mill": (0.0, False),
    }
    assert [each.value.value for each in table.sources] == [3.0]
    assert [each.value.value for each in table.sources_of[bold]] == [2.5]


def test_what_the_lot_gave_is_not_counted_as_the_gift_of_what_was_gained(game: AnyGame) -> None:
    games = [
        seen(0, 1.0, gained="inn", lot=1),
        seen(1, 0.0, gained="mill", lot=2),
        seen(0, 0.0, lot=2),
        seen(1, 1.0, gained="inn mill", lot=1),
    ]
    table = balance.table_of(game, 2, 2, games)
    assert [(each.key, each.value.value, each.beyond) for each in table.by_lot] == [("1", 1.0, True), ("2", 0.0, False)]
    assert {each.key: each.value.value for each in table.features} == {"inn": 0.0, "mill": 0.0}


def test_a_game_that_draws_no_lot_shows_none(game: AnyGame) -> None:
    assert balance.table_of(game, 2, 1, [seen(0, 1.0), seen(1, 0.0)]).by_lot == ()


def test_every_seat_has_a_lot_of_its_own(game: AnyGame) -> None:
    for seats in range(game.fewest, game.most + 1):
        heard = balance.watch(game, seats)
        assert heard is not None
        arena.sit(game, [bots.favouring("")] * seats, 5, 0, None, heard.hear)
        assert sorted(heard.lots) == list(range(1, seats + 1))


def test_what_is_at_its_limit_is_not_beyond_it(game: AnyGame) -> None:
    games = [seen(n % 2, 0.55 if n % 2 else 0.45) for n in range(4)]
    table = balance.table_of(game, 2, 2, games)
    assert not any(each.beyond for each in (*table.by_seat, *table.strategies))


class Reader(HTMLParser):
    """Fails on tags that are not closed; collects texts and what is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_says_everything_in_words(report: Balance, language: str) -> None:
    game = open_game(report.plan.game)
    words = Words(game.key, language, [], game.titles, game.terms, strict=True)
    reader = Reader()
    reader.feed(page(report, words, "seadogs balance <x>"))
    assert (reader.open, reader.fetched) == ([], [])
    text = "\n".join(reader.texts)
    assert "seadogs balance <x>" in text
    for strategy in game.strategies:
        assert words.say(f"strategy-{strategy}") in text
    table: Table = report.tables[0]
    for kind, counts in ((report.feature, table.features), (report.source, table.sources)):
        for count in counts:
            word = str(words.arguments({kind: count.key})[kind])
            assert word in text
            assert word != count.key


def test_figures_carry_their_spread_and_lifts_their_number() -> None:
    assert figure("strategies", Estimate(1.2, 1.1, 1.3), 40) == "1.20 (1.10 … 1.30)"
    assert figure("features", Estimate(-4.0, -6.0, -2.0), 40) == "-4.0 (-6.0 … -2.0) ×40"


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0.0, 1.0, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (-12.0, 31.0, [-20.0, -10.0, 0.0, 10.0, 20.0, 30.0, 40.0]),
        (2.0, 2.0, [2.0, 2.2]),
    ],
)
def test_ticks_are_round_numbers_that_enclose_the_values(low: float, high: float, ticks: list[float]) -> None:
    assert round_ticks(low, high) == ticks
