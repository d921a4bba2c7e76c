"""What a mission would cost and pay, by the rules and by what the captain on turn may know. Numbers by hand.

What a turn ashore costs and pays is test_preview_street.
"""

from random import Random

import pytest

from seadogs.kernel.names import Fact, Facts
from tests.games.drake.seen import seat_of
from tests.games.drake.table import Kit, Table, at_sea
from tests.games.drake.test_informer import spying

STRONG: Kit = {"supplies": 4, "crew": 6, "guns": 6, "goods": 2, "galleon": True}


def offer(table: Table, text: str) -> Facts:
    """The facts of a choice of whoever is asked."""
    prompt = table.game.prompt(table.state, seat_of(table.turn))
    return next(choice.facts for choice in prompt.choices if choice.text == text)


def some(table: Table, text: str, *names: str) -> tuple[Fact, ...]:
    facts = offer(table, text)
    return tuple(facts[name] for name in names)


def laying(table: Table, captain: str) -> Table:
    """The others lay discs at quiet places until this captain is on turn."""
    while table.turn != captain:
        table.do(table.turn, f"place {next(table.laying(table.turn, ''))}")
    return table


def odds(table: Table, text: str) -> tuple[Fact, ...]:
    return some(table, text, "odds_0", "odds_1", "odds_2")


def cost(table: Table, text: str) -> tuple[Fact, ...]:
    return some(table, text, "crew_least", "crew_most", "guns_least", "guns_most")


def grave(table: Table) -> list[str]:
    """The choices before which whoever is asked is asked again."""
    prompt = table.game.prompt(table.state, seat_of(table.turn))
    return [choice.text for choice in prompt.choices if choice.grave]


# What is hardly meant


def test_to_sail_without_supplies_is_grave_and_with_one_it_is_not() -> None:
    """prepare.no-supplies: such a captain stays at home"""
    table = Table(3)
    assert grave(table) == ["sail"]
    table.fit_out("red", supplies=1)
    assert grave(table) == []


def test_to_return_is_grave_while_a_mission_waits() -> None:
    """return.when: a return gives up what is left; with one choice alone there is nothing to ask again"""
    table = at_sea(3, red=STRONG)
    table.lay(red="1 puerto-cabello, 2 portobelo")
    table.act("red", "attack")
    assert grave(table) == ["return"]


# Hidden counters: troops 0, 0, 1, 2 at the forts, guns 0, 1, 2 at the galleons


def test_a_hidden_counter_is_told_as_odds_and_a_range() -> None:
    """attack.fort attack.galleon: Cartagena 2 troops and 1 cannon; the weakest galleon 2 guns"""
    table = at_sea(3, red=STRONG, counters={"cartagena": 2, "galleon_2": 2})
    assert odds(table, "place 1 cartagena") == (2, 1, 1)
    assert cost(table, "place 1 cartagena") == (2, 4, 1, 1)
    assert odds(table, "place 1 galleon-2") == (1, 1, 1)
    assert cost(table, "place 1 galleon-2") == (0, 0, 2, 4)
    assert some(table, "place 1 galleon-2", "points", "zone", "kind", "treasure") == (4, 2, "galleon", "jewel")


def test_a_place_without_a_counter_has_no_odds() -> None:
    """attack.town: 1 crew; trade.port: nothing"""
    table = at_sea(3, red=STRONG)
    assert odds(table, "place 1 portobelo") == (0, 0, 0)
    assert cost(table, "place 1 portobelo") == (1, 1, 0, 0)
    assert cost(table, "place 1 san-juan") == (0, 0, 0, 0)
    assert some(table, "place 1 san-juan", "kind", "goods_have", "treasure", "step") == ("port", 2, "", 0)


def test_the_governor_knows_the_troops_and_not_the_frigates() -> None:
    """prepare.governor prepare.admiral"""
    counters = {"cartagena": 2, "panama": 1, "galleon_2": 1}
    table = at_sea(3, red={**STRONG, "office": "governor"}, counters=counters)
    assert odds(table, "place 1 cartagena") == (0, 0, 1)
    assert cost(table, "place 1 cartagena") == (4, 4, 1, 1)
    assert odds(table, "place 1 panama") == (0, 1, 0)
    assert odds(table, "place 1 veracruz") == (1, 0, 0)
    assert odds(table, "place 1 galleon-2") == (1, 1, 1)
    others = at_sea(3, red={**STRONG, "office": "admiral"}, counters=counters)
    assert odds(others, "place 1 galleon-2") == (0, 1, 0)
    assert cost(others, "place 1 galleon-2") == (0, 0, 3, 3)
    assert odds(others, "place 1 cartagena") == (2, 1, 1)


def test_the_informer_knows_the_counter_that_was_shown_and_reckons_with_the_others() -> None:
    """informer.peek-defence: Panama's counter shows 2, so 0, 0 and 1 lie at the three other forts"""
    table = spying()
    table.do("red", "peek defence panama")
    assert odds(table, "move panama rio-de-la-hacha") == (2, 1, 0)
    assert cost(table, "move panama rio-de-la-hacha") == (1, 2, 1, 1)


def test_a_turned_counter_is_known_to_all_and_changes_the_odds_of_the_rest() -> None:
    """attack.turn-counter: Cartagena's 2 is open, so 0, 0 and 1 lie at the other forts"""
    table = at_sea(3, red=STRONG, blue=STRONG, counters={"cartagena": 2})
    table.lay(red="1 cartagena, 2 panama", blue="3 cartagena")
    table.act("red", "attack")
    assert odds(table, "pay") == (0, 0, 1)
    assert some(table, "pay", "crew", "guns", "crew_least", "crew_most", "hidden") == (4, 1, 4, 4, False)
    table.do("red", "decline", "stay")
    table.until("red", "attack")
    assert odds(table, "attack") == (2, 1, 0)
    assert cost(table, "attack") == (1, 2, 2, 2)
    table.do("red", "decline", "stay")
    table.until("blue", "attack")
    while table.view("blue").frame_place != "cartagena":
        table.idle()
        table.until("blue", "attack")
    assert odds(table, "attack") == (0, 0, 1)


def test_who_knows_the_counter_is_asked_for_what_the_attack_will_cost() -> None:
    """prepare.governor attack.cost: Cartagena's 2 is no surprise to the Governor, and one to all others"""
    for governor, expected in (("red", (4, 1, False)), ("blue", (2, 1, True))):
        red, blue = (Kit(**STRONG, office="governor" if name == governor else "") for name in ("red", "blue"))
        table = at_sea(3, red=red, blue=blue, counters={"cartagena": 2})
        table.lay(red="1 cartagena")
        table.until("red", "attack")
        assert some(table, "attack", "crew", "guns", "hidden") == expected
        asked = table.game.prompt(table.state, seat_of("red")).facts
        assert (asked["crew"], asked["guns"], asked["hidden"]) == expected


def test_other_seats_cannot_read_a_counter_in_their_prompts() -> None:
    """prepare.governor: whatever lies there, the facts are the same"""
    facts = []
    for value in (0, 1, 2):
        table = at_sea(3, red=STRONG, blue={"supplies": 1, "office": "governor"}, counters={"cartagena": value})
        facts.append(offer(laying(table, "red"), "place 1 cartagena"))
    assert facts[0] == facts[1] == facts[2]


def test_what_one_cannot_know_changes_no_fact() -> None:
    """mission.hidden: an imagined table asks the same"""
    table = spying(blue="4 cartagena", yellow="2 cartagena")
    for text in ("pass", "peek discs cartagena"):
        seat = seat_of(table.turn)
        prompt = table.game.prompt(table.state, seat)
        for seed in range(20):
            guess = table.game.imagine(table.state, seat, Random(seed))
            assert table.game.prompt(guess, seat) == prompt
        if text != "pass":
            table.do("red", text)


# Missions


def test_a_pinnace_saves_the_cannons_of_forts_and_of_nothing_else() -> None:
    """location.pinnace: Panama has 2 cannons; the weakest galleon 2 guns"""
    table = at_sea(3, red={**STRONG, "pinnace": True})
    assert cost(table, "place 1 panama") == (1, 3, 0, 0)
    assert cost(table, "place 1 galleon-2") == (0, 0, 2, 4)


def test_what_one_has_stands_beside_what_it_costs() -> None:
    table = at_sea(3, red={"supplies": 1, "crew": 2, "guns": 3})
    have = ("crew_have", "guns_have", "goods_have", "galleon")
    assert some(table, "place 1 puerto-cabello", *have) == (2, 3, 0, False)


def test_the_discs_of_others_are_counted_and_one_s_own_are_not() -> None:
    """mission.hidden: how many lie there is open"""
    table = at_sea(3, red=STRONG, blue=STRONG, yellow=STRONG)
    assert some(table, "place 1 cartagena", "discs_there", "circles_left", "disc") == (0, 2, "1")
    table.do("red", "place 3 cartagena")
    table.do("blue", "place 2 cartagena")
    assert some(table, "place 1 cartagena", "discs_there") == (2,)
    table.do("yellow", "place 1 panama")
    assert some(table, "place 4 panama", "discs_there") == (1,)


def test_treasure_is_told_until_it_is_taken_and_circles_as_they_are_left() -> None:
    """attack.treasure attack.two: silver at Puerto Cabello, for the first"""
    table = at_sea(3, red=STRONG, blue=STRONG)
    table.lay(red="1 puerto-cabello", blue="2 puerto-cabello", yellow="1 rio-de-la-hacha")
    table.until("red", "attack")
    assert some(table, "attack", "treasure", "circles_left", "discs_there", "points") == ("silver", 2, 1, 2)
    table.do("red", "attack", "return")
    while table.turn != "blue" or table.view("blue").frame_place != "puerto-cabello":
        table.idle()
    assert some(table, "attack", "treasure", "circles_left", "discs_there") == ("", 1, 0)


def test_each_new_kind_steps_up_the_table_of_conquests() -> None:
    """voyage.conquests: 0, 1, 4, 10: steps of 1, 3 and 6, and nothing for a kind twice"""
    table = at_sea(3, red=STRONG, counters={"rio_de_la_hacha": 0, "galleon_2": 0})
    table.lay(red="1 puerto-cabello, 2 rio-de-la-hacha, 3 portobelo, 4 galleon-2")
    steps: list[Fact] = []
    while len(steps) < 4:
        table.until("red", "attack")
        steps.append(offer(table, "attack")["step"])
        table.do("red", "attack")
        if table.asked == "pay":
            table.do("red", "pay")
        if table.turn == "red" and table.asked == "return-or-not":
            table.do("red", "stay")
    assert steps == [1, 3, 0, 6]


def test_while_discs_are_laid_the_step_counts_the_kinds_aimed_at() -> None:
    """voyage.conquests: as if one's other missions succeed; a Ghost Ship attacks nothing"""
    table = at_sea(3, red={**STRONG, "ghost": True})
    assert some(table, "place 1 cartagena", "step") == (1,)
    table.do("red", "place ghost cartagena")
    assert some(laying(table, "red"), "place 1 panama", "step") == (1,)
    table.do("red", "place 1 puerto-cabello")
    assert some(laying(table, "red"), "place 2 panama", "step") == (3,)
    assert some(table, "place 2 portobelo", "step") == (0,)
    table.do("red", "place 2 panama")
    assert some(laying(table, "red"), "place 3 galleon-2", "step") == (6,)


def test_moving_a_disc_takes_its_own_kind_out_of_the_plan() -> None:
    """informer.peek-defence: town, fort Cartagena and fort Panama; Panama's disc goes to a galleon or a town"""
    table = spying()
    table.do("red", "peek defence panama")
    assert some(table, "move panama galleon-2", "step", "disc", "place", "elsewhere") == (6, "4", "panama", "galleon-2")
    assert some(table, "move panama portobelo", "step") == (0,)
    alone = spying(plan="1 puerto-cabello, 2 san-juan, 3 santo-domingo, 4 panama")
    alone.do("red", "peek defence panama")
    assert some(alone, "move panama cartagena", "step") == (3,)


def test_an_exchange_names_both_discs() -> None:
    """informer.peek-discs"""
    table = spying()
    table.do("red", "peek discs cartagena")
    facts = offer(table, "exchange puerto-cabello panama")
    assert facts == {"place": "puerto-cabello", "elsewhere": "panama", "disc": "1", "other_disc": "4"}


@pytest.mark.parametrize(("held", "gain"), [("", 2), ("sugar", 6), ("sugar coffee", 8), ("sugar coffee indigo", 10)])
def test_a_commodity_is_worth_what_it_adds_to_the_sets(held: str, gain: int) -> None:
    """final.commodities: sets of 1 to 4 score 2, 8, 16, 26; another of a kind held opens a set of its own: 2"""
    table = at_sea(3, red={"supplies": 1, "goods": 2})
    for commodity in held.split():
        table.stow("red", commodity, 1)
    table.lay(red="1 santo-domingo, 2 san-juan")  # sugar and tobacco; indigo and coffee
    table.until("red", "trade")
    assert some(table, "trade tobacco", "sets_gain", "goods_left", "disc") == (gain, 1, "1")
    assert some(table, "trade sugar", "sets_gain") == (2,)


def test_a_port_tells_the_most_that_a_commodity_there_would_add() -> None:
    """trade.port final.commodities: with sugar held, indigo or coffee add 6 at San Juan"""
    table = at_sea(3, red={"supplies": 1, "goods": 1})
    table.stow("red", "indigo", 1)
    table.stow("red", "coffee", 1)
    assert some(table, "place 1 san-juan", "sets_gain") == (2,)
    assert some(table, "place 1 santo-domingo", "sets_gain") == (8,)


def test_returning_and_sailing_on_tell_the_missions_left_and_the_bonus() -> None:
    """return.when return.hero"""
    table = at_sea(3, red=STRONG)
    table.lay(red="1 puerto-cabello")
    table.act("red", "attack")
    for text in ("return", "stay"):
        assert offer(table, text) == {"dock": 1, "points": 2, "missions_left": 3}


def test_the_layer_of_a_counter_learns_what_an_attack_would_then_cost() -> None:
    """prepare.admiral prepare.governor: the weakest galleon has 2 guns; Río de la Hacha 1 troop, 1 cannon"""
    table = Table(3)
    table.fit_out("red", supplies=1, office="admiral governor")
    while table.phase == "street":
        table.do(table.turn, "sail")
    assert offer(table, "frigate 2") == {"place": "galleon-2", "count": 2, "crew": 0, "guns": 4}
    table.do("red", "frigate 0", "frigate 1")
    assert offer(table, "garrison 1") == {"place": "rio-de-la-hacha", "count": 1, "crew": 2, "guns": 1}
