"""What players get wrong: one test a line of the list."""

from tests.games.drake.table import Kit, Table, at_sea

STRONG: Kit = {"supplies": 4, "crew": 6, "guns": 6, "goods": 2, "galleon": True}


def test_a_frigate_cannot_attack_a_galleon() -> None:
    """attack.galleon"""
    table = at_sea(3, red=STRONG | Kit(galleon=False))
    table.lay(red="1 galleon-2")
    assert table.told("mission-blocked", seat="red", place="galleon-2", reason="frigate")


def test_guns_do_nothing_against_a_town() -> None:
    """attack.town"""
    table = at_sea(3, red={"supplies": 1, "guns": 8}, blue={"supplies": 1, "guns": 2, "crew": 1})
    table.lay(red="1 puerto-cabello", blue="1 puerto-cabello")
    assert table.told("mission-blocked", seat="red", place="puerto-cabello", reason="crew")
    table.act("red", "stay")
    table.act("blue", "attack")
    assert table.hold("blue")["guns"] == 2


def test_only_the_farthest_zone_matters_not_the_route() -> None:
    """prepare.reach"""
    table = at_sea(3, red={"supplies": 4, "crew": 4})
    table.lay(red="1 campeche, 2 puerto-cabello, 3 gran-granada, 4 portobelo")
    table.act("red", "attack", "stay", "attack", "stay", "attack", "stay", "attack")
    assert len(table.facts("conquered", seat="red")) == 4


def test_supplies_are_never_spent_at_sea_crew_and_guns_are() -> None:
    """prepare.reach attack.cost"""
    table = at_sea(3, red=STRONG, counters={"veracruz": 0})
    table.lay(red="1 veracruz")
    table.act("red", "attack", "pay")
    assert table.hold("red") == {"crew": 6 - 3, "guns": 6 - 1, "supplies": 4, "goods": 2}


def test_one_attack_of_a_captain_a_destination_a_voyage() -> None:
    """mission.one-each attack.two"""
    table = at_sea(3, red=STRONG)
    table.do("red", "place 1 puerto-cabello")
    table.do("blue", "place 1 san-juan")
    table.do("yellow", "place 1 san-juan")
    assert table.refused("red", "place 2 puerto-cabello").clause == "mission.one-each"


def test_only_the_first_success_takes_the_treasure() -> None:
    """attack.treasure"""
    table = at_sea(3, red=STRONG, blue=STRONG)
    table.lay(red="1 puerto-cabello", blue="1 puerto-cabello")
    table.play("red: attack, stay\nblue: attack")
    assert table.chest("red")["silver"] == 1
    assert table.chest("blue")["silver"] == 0


def test_trade_is_not_a_kind_of_conquest() -> None:
    """voyage.conquests trade.port"""
    table = at_sea(3, red=STRONG)
    table.lay(red="1 puerto-cabello, 2 san-juan, 3 santo-domingo")
    table.act("red", "attack", "stay", "trade coffee", "stay", "trade sugar", "stay")
    table.finish_voyage()
    assert table.facts("conquests-scored", seat="red") == [{"seat": "red", "kinds": 1, "points": 1}]
    assert table.score("red") == 4 + 2 + 1


def test_treasure_left_for_the_admiral_or_governor_gives_points_never_treasure() -> None:
    """voyage.admiral voyage.governor"""
    table = at_sea(3, red={"supplies": 1, "office": "admiral governor"})
    table.lay()
    table.finish_voyage()
    assert table.score("red") == 4 + 4 + 4
    assert table.chest("red") == {"silver": 0, "gold": 0, "jewel": 0}


def test_the_next_order_follows_the_score_not_who_came_home_first() -> None:
    """reset.order"""
    table = at_sea(3, yellow=STRONG)
    table.lay(yellow="1 campeche")
    table.act("red", "return")
    table.act("yellow", "attack", "stay")
    table.finish_voyage()
    assert table.facts("came-home")[0]["seat"] == "red"
    assert table.homebound()[0] == "yellow"


def test_a_pinnace_serves_the_whole_voyage() -> None:
    """location.pinnace attack.fort"""
    table = at_sea(3, red={"supplies": 4, "crew": 6, "pinnace": True})
    table.lay(red="1 cartagena, 2 panama, 3 rio-de-la-hacha")
    table.act("red", "attack", "pay", "stay", "attack", "pay", "stay", "attack", "pay")
    assert len(table.facts("conquered", seat="red", kind="fort", guns=0)) == 3


def test_the_ghost_ship_never_attacks_but_lets_its_owner_lay_one_disc_more() -> None:
    """location.tavern reveal.ghost"""
    table = at_sea(3, red=STRONG | Kit(ghost=True))
    table.lay(red="1 san-juan, 2 portobelo, 3 cartagena, 4 panama, ghost puerto-cabello")
    assert table.facts("mission-laid")[-1]["seat"] == "red"
    assert len(table.facts("mission-laid", seat="red")) == 5
    table.finish_voyage()
    assert table.told("ghost-vanished", seat="red", place="puerto-cabello")
    assert not table.told("mission-declined", seat="red", place="puerto-cabello")


def test_street_tiles_are_shuffled_for_voyages_2_and_3() -> None:
    """setup.tiles"""
    table = Table(3)
    for _ in range(2):
        table.put_out()
        assert table.phase == "tiles"
        table.lay_street()
        table.lay_galleons("1", "2", "3")
