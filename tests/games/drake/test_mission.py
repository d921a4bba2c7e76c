"""Chapter 4 of the rules: placing missions."""

from importlib.resources import files

import pytest

from seadogs.games.drake.edition import load
from seadogs.games.drake.game import Drake
from tests.games.drake.table import Kit, Table, at_sea

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
ZONE_1 = {"san-juan", "santo-domingo", "santiago-de-cuba", "puerto-cabello", "rio-de-la-hacha"}


@SEATS
def test_in_sailing_order_each_captain_lays_one_disc_at_a_time(seats: int) -> None:
    """mission.place"""
    order = "black green yellow blue red".split()[-seats:]
    table = at_sea(seats, order=" ".join(order))
    table.lay()
    assert [each["seat"] for each in table.facts("mission-laid")] == order * 4


@pytest.mark.parametrize("order", ["4321", "2413", "1234"])
def test_numbers_may_be_laid_in_any_order(order: str) -> None:
    """mission.place"""
    table = at_sea(3)
    places = ("san-juan", "santo-domingo", "santiago-de-cuba", "puerto-cabello")
    plan = [f"{disc} {place}" for disc, place in zip(order, places, strict=True)]
    table.lay(red=", ".join(plan))
    assert [f"{each['disc']} {each['place']}" for each in table.facts("mission-laid", seat="red")] == plan


def test_a_captain_has_1_to_4_and_what_was_won_this_voyage() -> None:
    """mission.place"""
    table = at_sea(4, red={"hind": True}, blue={"ghost": True}, yellow={"hind": True, "ghost": True})
    own = {captain: table.log(captain, captain).own_discs for captain in table.captains}
    assert own == {
        "red": ("1", "2", "3", "4", "hind"),
        "blue": ("1", "2", "3", "4", "ghost"),
        "yellow": ("1", "2", "3", "4", "hind", "ghost"),
        "green": ("1", "2", "3", "4"),
    }
    refusal = table.refused("red", "place ghost san-juan")
    assert (refusal.code, refusal.clause) == ("disc-not-in-hand", "mission.place")


def test_a_disc_that_lies_cannot_be_laid_again() -> None:
    """mission.place"""
    table = at_sea(3)
    table.do("red", "place 1 san-juan")
    table.do("blue", "place 1 san-juan")
    table.do("yellow", "place 1 san-juan")
    refusal = table.refused("red", "place 1 santo-domingo")
    assert (refusal.code, refusal.clause) == ("disc-not-in-hand", "mission.place")


def test_one_disc_of_a_captain_at_a_destination() -> None:
    """mission.one-each"""
    table = at_sea(3)
    table.do("red", "place 1 san-juan")
    table.do("blue", "place 1 san-juan")
    table.do("yellow", "place 1 san-juan")
    refusal = table.refused("red", "place 2 san-juan")
    assert (refusal.code, refusal.clause) == ("disc-there", "mission.one-each")


@SEATS
def test_all_captains_may_have_a_disc_at_the_same_destination(seats: int) -> None:
    """mission.one-each: more than there are circles"""
    table = at_sea(seats)
    for captain in table.captains:
        table.do(captain, "place 1 puerto-cabello")
    assert set(table.discs_seen("watcher", "puerto-cabello")) == set(table.captains)


@pytest.mark.parametrize(
    ("supplies", "there", "beyond"),
    [(1, "san-juan", "portobelo"), (2, "cartagena", "panama"), (3, "panama", "campeche")],
)
def test_discs_lie_only_in_zones_the_captain_reaches(supplies: int, there: str, beyond: str) -> None:
    """mission.in-reach"""
    table = at_sea(4, red={"supplies": supplies})
    refusal = table.refused("red", f"place 1 {beyond}")
    assert (refusal.code, refusal.clause) == ("out-of-reach", "mission.in-reach")
    table.do("red", f"place 1 {there}")


def test_a_disc_may_lie_at_a_galleon_spot_without_a_galleon_as_a_bluff() -> None:
    """mission.in-reach"""
    table = at_sea(4, red={"supplies": 2})
    assert not table.log("red").galleon
    table.do("red", "place 4 galleon-2")


def test_a_disc_may_lie_at_a_port_without_trade_goods_and_at_a_fort_without_crew() -> None:
    """mission.in-reach"""
    table = at_sea(4)
    legal = table.legal("red")
    assert {text.split()[-1] for text in legal} == ZONE_1
    assert len(legal) == 4 * len(ZONE_1)


@SEATS
def test_everybody_lays_all_discs_round_and_round_and_may_not_pass(seats: int) -> None:
    """mission.all"""
    table = at_sea(seats)
    while table.phase == "missions":
        assert all(text.startswith("place ") for text in table.legal())
        table.do(table.turn, table.legal()[0])
    assert len(table.facts("mission-laid")) == 4 * seats


def test_those_who_run_out_wait_while_others_lay_more() -> None:
    """mission.all"""
    table = at_sea(4, blue={"ghost": True, "supplies": 2}, green={"ghost": True, "hind": True, "supplies": 2})
    table.lay(blue="1 portobelo, 2 cartagena", green="1 portobelo, 2 cartagena, 3 galleon-2")
    order = [str(each["seat"]) for each in table.facts("mission-laid")]
    assert order == ["red", "blue", "yellow", "green"] * 4 + ["blue", "green"] + ["green"]


def six_discs(aside: str) -> Table:
    """Red has six discs and one supply: one of them fits nowhere."""
    table = at_sea(3, red={"supplies": 1, "hind": True, "ghost": True})
    laid = [disc for disc in ("1", "2", "3", "4", "hind", "ghost") if disc != aside]
    plan = ", ".join(f"{disc} {place}" for disc, place in zip(laid, sorted(ZONE_1), strict=True))
    table.lay(red=plan)
    return table


@pytest.mark.parametrize("aside", ["1", "2", "3", "4", "hind", "ghost"])
def test_a_disc_that_fits_nowhere_is_set_aside_as_the_captain_chose_by_laying(aside: str) -> None:
    """mission.all"""
    table = six_discs(aside)
    assert len(table.facts("mission-laid", seat="red")) == 5
    assert [each["disc"] for each in table.facts("mission-set-aside")] == [aside]
    assert table.told("aside-turned", seat="red", disc=aside)


def test_discs_set_aside_stay_hidden_until_the_reveal() -> None:
    """mission.all"""
    table = at_sea(3, red={"supplies": 1, "hind": True, "ghost": True}, blue={"office": "informer"})
    plan = [f"{disc} {place}" for disc, place in zip("1234", sorted(ZONE_1), strict=False)]
    table.lay(red=", ".join([*plan, f"ghost {sorted(ZONE_1)[4]}"]))
    assert table.phase == "informer"
    assert table.log("red", "red").own_aside == ("hind",)
    for eyes in ("blue", "yellow", "watcher"):
        assert table.log("red", eyes).discs_aside == 1
        assert table.log("red", eyes).own_aside == ()
        assert {each["disc"] for each in table.heard(eyes, "mission-set-aside")} <= {"sealed"}
    assert not table.told("aside-turned")
    table.do("blue", "pass")
    assert table.told("aside-turned", seat="red", disc="hind")


def test_the_number_of_a_disc_set_aside_is_skipped() -> None:
    """mission.all"""
    table = six_discs("2")
    steps = []
    while table.phase == "sailing":
        if table.turn == "red" and table.asked == "return-or-not":
            steps.append(table.view("red").step)
        table.idle()
    assert steps == ["hind", "1", "3"]  # after 4 returning is no question


def test_two_captains_may_each_set_discs_aside() -> None:
    """mission.all"""
    full: Kit = {"supplies": 1, "hind": True, "ghost": True}
    table = at_sea(3, red=full, blue=full)
    table.lay(
        red="1 san-juan, 2 santo-domingo, 3 santiago-de-cuba, 4 puerto-cabello, ghost rio-de-la-hacha",
        blue="ghost san-juan, hind santo-domingo, 3 santiago-de-cuba, 4 puerto-cabello, 1 rio-de-la-hacha",
    )
    aside = [(each["seat"], each["disc"]) for each in table.facts("mission-set-aside")]
    assert aside == [("red", "hind"), ("blue", "2")]


def with_four_places_in_zone_1() -> Drake:
    """An edition in which Río de la Hacha lies in zone 2."""
    text = files("seadogs.games.drake").joinpath("editions/plymouth-1.toml").read_text("utf-8")
    fort = 'kind = "fort"\nzone = 1\npoints = 3'
    assert fort in text
    return Drake(load(text.replace(fort, fort.replace("1", "2"))))


def test_more_than_one_disc_may_fit_nowhere() -> None:
    """mission.all return.when"""
    table = Table(3, game=with_four_places_in_zone_1())
    table.fit_out("red", supplies=1, hind=True, ghost=True, crew=1)
    table.fit_out("blue", supplies=1)
    table.fit_out("yellow", supplies=1)
    table.put_out()
    table.lay(red="2 san-juan, hind puerto-cabello, ghost santo-domingo, 1 santiago-de-cuba")
    assert [each["disc"] for each in table.facts("mission-set-aside", seat="red")] == ["3", "4"]
    assert [each["disc"] for each in table.facts("aside-turned", seat="red")] == ["3", "4"]
    steps = []
    while table.phase == "sailing":
        if table.turn == "red" and table.asked == "return-or-not":
            steps.append(table.view("red").step)
        table.idle()
    assert steps == ["hind", "1", "2"]
    assert table.facts("came-home")[0] == {"seat": "red", "dock": 1}  # at red's turn among the fours


def test_who_laid_a_disc_where_is_open_which_disc_it_is_is_hidden() -> None:
    """mission.hidden"""
    table = at_sea(4)
    table.do("red", "place 3 san-juan")
    assert table.discs_seen("red", "san-juan") == {"red": "3"}
    for eyes in ("blue", "yellow", "green", "watcher"):
        assert table.discs_seen(eyes, "san-juan") == {"red": "sealed"}
        assert table.heard(eyes, "mission-laid") == [{"seat": "red", "place": "san-juan", "disc": "sealed"}]
        assert table.log("red", eyes).own_discs == ()
        assert table.log("red", eyes).discs_in_hand == 3
    assert table.heard("red", "mission-laid") == [{"seat": "red", "place": "san-juan", "disc": "3"}]


def test_a_captain_sees_the_own_discs_left() -> None:
    """mission.hidden"""
    table = at_sea(4)
    table.do("red", "place 3 san-juan")
    assert table.log("red", "red").own_discs == ("1", "2", "4")
