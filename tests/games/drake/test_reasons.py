"""Why the coach would do it: the reason fits the option, and its facts are those of the table. By hand."""

from typing import Any, Unpack

import pytest

from seadogs.kernel.names import CHANCE, Facts
from seadogs.kernel.playout import weighted
from seadogs.kernel.random32 import Random32
from tests.games.drake.seen import GAME, seat_of
from tests.games.drake.table import Kit, Table, at_sea
from tests.games.drake.test_informer import spying
from tests.games.drake.test_previews import laying
from tests.games.drake.test_street import left_alone

FAR = "1 portobelo, 2 cartagena, 3 gran-granada, 4 panama"  # where nobody lays what is left over


def why(table: Table, *texts: str) -> tuple[str, str, Facts]:
    """What whoever is asked would do (of these, if any are named), the reason's name and its facts."""
    seat = seat_of(table.turn)
    legal = table.game.legal(table.state, seat)
    options = [action for action in legal if not texts or table.game.text(action) in texts]
    assert len(options) == (len(texts) or len(legal))
    action, reason = table.game.explain(table.game.view(table.state, seat), options)
    return table.game.text(action), reason.name, reason.facts


def fits(facts: Facts, **wanted: Any) -> bool:
    return wanted.items() <= facts.items()


def ashore(**kit: Unpack[Kit]) -> Table:
    """Red alone on the street of three captains, with this much on board."""
    table = left_alone()
    table.fit_out("red", **kit)
    return table


def with_last_disc(**kit: Unpack[Kit]) -> Table:
    """The same with one player disc left, so that the plan ends with the visit. Only to be looked at."""
    table = ashore(**kit)
    table.mat("red").discs = 1
    return table


# Every reason in whole matches


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_explained_option_is_the_advised_one_and_says_so_twice_alike(seats: int) -> None:
    """And a reason made of a view says no more than the view: an imagined table gives the same one."""
    rng, state = Random32(seats), GAME.start(seats)
    names: set[str] = set()
    while waiting := GAME.waiting(state):
        seat, legal = waiting[0], GAME.legal(state, waiting[0])
        if seat == CHANCE:
            action = weighted(GAME.odds(state), rng.unit())
        else:
            view = GAME.view(state, seat)
            action, reason = GAME.explain(view, legal)
            advice = GAME.advise(view, legal)
            assert advice[legal.index(action)] == max(advice)
            assert GAME.explain(view, legal) == (action, reason)
            names.add(reason.name)
            assert (reason.name == "only-choice") == (len(legal) == 1)
            assert reason.name == "only-choice" or (reason.name == "even") == (min(advice) == max(advice))
        GAME.apply(state, seat, action)
    assert len(names) >= 12, names


# Ashore


def test_with_one_choice_there_is_nothing_to_explain() -> None:
    """street.dockside-then-sail"""
    table = ashore(supplies=1)
    table.do("red", "visit dockside", "take crew")
    assert why(table) == ("sail", "only-choice", {})


def test_supplies_are_taken_for_the_zone_they_reach() -> None:
    """prepare.reach: three at once in the first circle, for three captains"""
    table = ashore(crew=4, guns=3)
    text, name, facts = why(table, "visit supplies-a", "sail")
    assert (text, name) == ("visit supplies-a", "supplies")
    assert fits(facts, count=3, total=3, zone=3)
    assert facts["missions"] == 4


def test_supplies_that_the_pool_lacks_are_not_promised() -> None:
    """street.pool"""
    table = ashore(crew=4, guns=3)
    table.drain("supplies", 1, "blue")
    _, name, facts = why(table, "visit supplies-a", "sail")
    assert name == "plan" or fits(facts, count=1, total=1, zone=1)


def test_crew_and_guns_are_taken_for_what_the_plan_attacks() -> None:
    """attack.cost: Río de la Hacha takes 1 crew and its counter, and 1 gun; Puerto Cabello 1 crew"""
    text, name, facts = why(with_last_disc(supplies=1, guns=1), "visit crew-b", "sail")
    assert (text, name) == ("visit crew-b", "crew")
    assert fits(facts, count=2, total=2, need=2, place="rio-de-la-hacha", missions=1)
    text, name, facts = why(with_last_disc(supplies=1, crew=3), "visit guns-b", "sail")
    assert (text, name) == ("visit guns-b", "guns")
    assert fits(facts, count=2, total=2, need=1, place="rio-de-la-hacha", missions=2)


def test_a_galleon_is_taken_for_the_spanish_galleon_that_the_plan_attacks() -> None:
    """attack.galleon: in zone 2 lies the weakest, 2 guns and 4 VP"""
    text, name, facts = why(with_last_disc(supplies=2, guns=6), "visit shipyard", "sail")
    assert (text, name) == ("visit shipyard", "galleon")
    assert fits(facts, place="galleon-2", points=4, guns=2)


def test_a_pinnace_is_taken_for_the_guns_it_saves() -> None:
    """location.pinnace: without a gun the forts of zones 1 and 2, 1 cannon each, come within means"""
    text, name, facts = why(with_last_disc(supplies=2, crew=7), "visit pinnace", "sail")
    assert (text, name) == ("visit pinnace", "pinnace")
    assert fits(facts, forts=2, saved=2)


def test_the_captain_sails_when_nothing_ahead_is_worth_a_turn() -> None:
    """street.sail: as number 3, behind the two that left"""
    table = ashore(supplies=4, crew=12, guns=10, galleon=True, pinnace=True)
    table.do("red", "visit golden-hind")
    text, name, facts = why(table)
    assert (text, name) == ("sail", "sail")
    assert fits(facts, dock=3, missions=5)


def test_gifts_are_chosen_for_the_voyage() -> None:
    """location.dockside: with none, a supply; without it no destination is in reach"""
    table = ashore(crew=2, guns=1)
    table.do("red", "visit dockside")
    text, name, facts = why(table)
    assert (text, name) == ("take supplies", "supplies")
    assert fits(facts, total=1, zone=1)
    table = ashore(crew=2, guns=1)
    table.do("red", "visit investor")
    assert why(table)[1] == "even"  # without supplies nothing makes a difference


# Laying


def test_the_best_affordable_place_gets_the_earliest_disc() -> None:
    """mission.place: one crew takes Puerto Cabello, 2 VP, its silver, and the first kind's 1 VP; nothing else"""
    table = at_sea(3, red={"supplies": 1, "crew": 1})
    text, name, facts = why(table)
    assert (text, name) == ("place 1 puerto-cabello", "place")
    assert fits(facts, place="puerto-cabello", disc="1", missions=1, points=2, treasure="silver", step=1)
    table.do("red", text)
    laying(table, "red")
    assert why(table)[1] == "place-leftover"


def test_a_crowded_place_is_called_contested() -> None:
    """reveal.order: two discs of others for two circles"""
    table = at_sea(3, red={"supplies": 1, "crew": 1}, order="blue yellow red")
    table.do("blue", "place 2 puerto-cabello")
    table.do("yellow", "place 3 puerto-cabello")
    text, name, facts = why(table)
    assert (text, name) == ("place 1 puerto-cabello", "place-contested")
    assert fits(facts, discs_there=2, circles=2)


def test_a_trade_good_is_laid_for_a_port() -> None:
    """final.commodities: with sugar and coffee held, a third one adds 8, and every port sells indigo or tobacco"""
    table = at_sea(3, red={"supplies": 1, "goods": 1})
    table.stow("red", "sugar", 1)
    table.stow("red", "coffee", 1)
    text, name, facts = why(table)
    assert (text.split()[:2], name) == (["place", "1"], "place-port")
    assert facts["points"] == 8


def test_a_ghost_ship_is_laid_when_the_missions_that_pay_lie() -> None:
    """reveal.ghost"""
    table = at_sea(3, red={"supplies": 1, "crew": 1, "ghost": True})
    table.do("red", "place 1 puerto-cabello")
    text, name, _ = why(laying(table, "red"))
    assert (text.split()[1], name) == ("ghost", "place-ghost")


@pytest.mark.parametrize(
    ("kit", "text", "name"),
    [
        ({"supplies": 2, "guns": 4, "galleon": True}, "frigate 0", "counter-light"),
        ({"supplies": 2, "crew": 1}, "frigate 2", "counter-heavy"),
    ],
)
def test_counters_are_light_where_one_means_to_attack(kit: Kit, text: str, name: str) -> None:
    """prepare.admiral: the zone 2 galleon comes first"""
    table = Table(3)
    table.fit_out("red", **kit)
    table.give_office("red", "admiral")
    while table.phase == "street":
        table.do(table.turn, "sail")
    assert why(table) == (text, name, {"place": "galleon-2"})


# The Informer


def test_the_informer_looks_where_more_discs_lie_than_circles() -> None:
    """informer.peek-discs: with red's own, three discs for two circles"""
    table = spying(plan=FAR, blue="1 cartagena", yellow="1 cartagena")
    text, name, facts = why(table)
    assert (text, name) == ("peek discs cartagena", "peek-discs")
    assert fits(facts, discs_there=2, circles=2)


def test_the_informer_looks_at_the_dearest_counter() -> None:
    """informer.peek-defence: Cartagena and Panama both pay 4 VP"""
    text, name, facts = why(spying(plan=FAR))
    assert (text, name) == ("peek defence cartagena", "peek-defence")
    assert fits(facts, place="cartagena", points=4)


@pytest.mark.parametrize(
    ("crew", "plan", "wanted", "reason"),
    [
        (5, FAR, "pass", "pass-informer"),  # nothing to learn, and all of it can be paid for
        (2, FAR, "peek defence panama", "peek-known"),  # 1 and the counter's 2 are too many: the disc may go elsewhere
        (0, FAR, "pass", "pass-informer"),  # but where could it go?
        (5, "1 portobelo, 2 galleon-2, 3 gran-granada, 4 panama", "peek defence galleon-2", "peek-defence"),
        (2, "1 portobelo, 2 galleon-2, 3 gran-granada, 4 panama", "peek defence galleon-2", "peek-defence"),
    ],
)
def test_the_informer_looks_at_a_counter_that_is_known_only_to_move_the_disc(
    crew: int, plan: str, wanted: str, reason: str
) -> None:
    """informer.peek-defence: the Governor's holder knows the troops at the forts, and not the frigates"""
    table = spying(spy={"supplies": 3, "crew": crew, "guns": 5, "office": "informer governor"}, plan=plan)
    assert why(table)[:2] == (wanted, reason)


def test_without_a_crowd_or_a_counter_the_informer_is_not_needed() -> None:
    """informer.when"""
    far = "1 panama, 2 cartagena, 3 galleon-2, 4 veracruz"
    quiet = "1 puerto-cabello, 2 san-juan, 3 santo-domingo, 4 portobelo"
    table = spying(plan=quiet, blue=far, yellow=far, green=far)
    assert why(table)[:2] == ("pass", "pass-informer")


def test_an_exchange_brings_an_earlier_disc_to_the_crowd() -> None:
    """reveal.order: with 4 behind two 1s red comes third at Cartagena; sailing first, with 1 it comes first"""
    table = spying(plan="1 puerto-cabello, 4 cartagena, 2 san-juan, 3 panama", blue="1 cartagena", yellow="1 cartagena")
    table.do("red", "peek discs cartagena")
    _, name, facts = why(table)
    assert name == "exchange"
    assert fits(facts, place="cartagena", before=3, circles=2)
    assert int(facts["after"]) <= 2


def test_discs_stay_where_nothing_is_won() -> None:
    """informer.peek-discs"""
    table = spying()
    table.do("red", "peek discs cartagena")
    assert why(table) == ("pass", "leave-missions", {"place": "cartagena"})


def test_a_counter_too_dear_sends_the_disc_away_and_another_keeps_it() -> None:
    """informer.peek-defence: Panama, 1 troop, 2 cannons and a counter of 2: 3 crew and 2 guns"""
    table = spying(spy={"supplies": 3, "crew": 2, "guns": 5, "office": "informer"})
    table.do("red", "peek defence panama")
    text, name, facts = why(table)
    assert (text.split()[0], name) == ("move", "move-away")
    assert fits(facts, place="panama", count=2, crew=3, guns=2)
    rich = spying()
    rich.do("red", "peek defence panama")
    text, name, facts = why(rich)
    assert (text, name) == ("pass", "stay")
    assert fits(facts, place="panama", count=2, crew=3, guns=2)


# At sea


def test_an_attack_that_can_be_paid_for_is_made_for_what_it_brings() -> None:
    """attack.reward attack.treasure voyage.conquests"""
    table = at_sea(3, red={"supplies": 1, "crew": 1})
    table.lay(red="1 puerto-cabello")
    table.until("red")
    text, name, facts = why(table)
    assert (text, name) == ("attack", "attack")
    assert fits(facts, place="puerto-cabello", points=2, treasure="silver", step=1)


def test_an_attack_that_may_fail_costs_nothing() -> None:
    """attack.fail: 1 troop, and 2 crew expected; with 1 crew it works out if the counter is 0"""
    table = at_sea(3, red={"supplies": 1, "crew": 1, "guns": 1})
    table.lay(red="1 rio-de-la-hacha")
    table.until("red")
    assert why(table)[:2] == ("attack", "attack-gamble")


def test_a_mission_is_declined_for_better_ones_still_to_come() -> None:
    """resolve.decline: 1 crew pays for Puerto Cabello, 2 VP, or later for Campeche, 4 VP and gold"""
    table = at_sea(3, red={"supplies": 4, "crew": 1})
    table.lay(red="1 puerto-cabello, 2 campeche")
    table.until("red")
    text, name, facts = why(table)
    assert (text, name) == ("decline", "decline")
    assert fits(facts, place="puerto-cabello", elsewhere="campeche", missions=1)


def test_paying_and_trading_say_what_they_bring() -> None:
    """attack.turn-counter trade.port: tobacco makes a set of two with sugar, and adds 6"""
    table = at_sea(3, red={"supplies": 1, "crew": 1, "guns": 1, "goods": 1}, counters={"rio_de_la_hacha": 0})
    table.stow("red", "sugar", 1)
    table.lay(red="1 rio-de-la-hacha, 2 santo-domingo")
    table.act("red", "attack")
    text, name, facts = why(table)
    assert (text, name) == ("pay", "pay")
    assert fits(facts, place="rio-de-la-hacha", points=3, treasure="silver", step=1)
    table.do("red", "pay", "stay")
    table.until("red", "trade")
    text, name, facts = why(table)
    assert (text, name) == ("trade tobacco", "trade")
    assert fits(facts, commodity="tobacco", points=6)


def test_home_as_a_hero_or_on_for_more() -> None:
    """return.hero return.when: with no crew left nothing can be done; with 1 crew Portobelo waits, 2 VP and more"""
    for crew, expected in ((1, ("return", "return-hero")), (2, ("stay", "sail-on"))):
        table = at_sea(3, red={"supplies": 2, "crew": crew})
        table.lay(red="1 puerto-cabello, 2 portobelo")
        table.act("red", "attack")
        text, name, facts = why(table)
        assert (text, name) == expected
        assert fits(facts, missions=crew - 1, elsewhere="portobelo" if crew > 1 else "")


def test_home_without_a_bonus_when_nothing_is_left_to_do() -> None:
    """return.hero: no attack succeeded, and with neither crew nor trade goods none can"""
    table = at_sea(3, red={"supplies": 1, "guns": 1})
    table.lay(red="1 rio-de-la-hacha")
    table.until("red")
    assert why(table)[:2] == ("return", "return")
