"""Holds an edition against what the rulebooks fix, whatever is printed: one small function a constraint.

`check` looks at the shape of a file first (`edition_file`) and, where that is right, at every constraint of
the table below. Each function, in `edition_street` and `edition_map`, yields the path of what is wrong and
the facts of the sentence, the message `edition-<constraint>`. Never compiled: it runs once a file.
"""

from collections.abc import Callable, Mapping
from typing import Final

from seadogs.games.drake import edition_map, edition_street
from seadogs.games.drake.edition_file import Sheet, read
from seadogs.kernel.edition_file import SHAPE_CONSTRAINTS
from seadogs.kernel.provenance import Found, Violation

CONSTRAINTS: Final[Mapping[str, Callable[[Sheet], Found]]] = {
    "street-every-location": edition_street.street_every_location,
    "street-ends": edition_street.street_ends,
    "street-starts-with-crew": edition_street.street_starts_with_crew,
    "street-better-first": edition_street.street_better_first,
    "location-circles": edition_street.location_circles,
    "amounts-circles": edition_street.amounts_circles,
    "amounts-trade-goods-circles": edition_street.amounts_trade_goods_circles,
    "amounts-same-circles": edition_street.amounts_same_circles,
    "amounts-do-not-rise": edition_street.amounts_do_not_rise,
    "amounts-better-tile": edition_street.amounts_better_tile,
    "crew-suffice": edition_street.crew_suffice,
    "supplies-suffice": edition_street.supplies_suffice,
    "trade-goods-suffice": edition_street.trade_goods_suffice,
    "tavern-covers-results": edition_street.tavern_covers_results,
    "tavern-ghost-ship": edition_street.tavern_ghost_ship,
    "die-six-sides": edition_street.die_six_sides,
    "kinds-count": edition_map.kinds_count,
    "named-kinds": edition_map.named_kinds,
    "town-one-troop": edition_map.town_one_troop,
    "target-two-circles": edition_map.target_two_circles,
    "port-circles": edition_map.port_circles,
    "port-circle-each-good": edition_map.port_circle_each_good,
    "port-goods-differ": edition_map.port_goods_differ,
    "port-goods-total": edition_map.port_goods_total,
    "port-sugar-and-tobacco": edition_map.port_sugar_and_tobacco,
    "treasure-shares": edition_map.treasure_shares,
    "treasure-jewels": edition_map.treasure_jewels,
    "zone-1-four-destinations": edition_map.zone_1_four_destinations,
    "zones-up-to-2": edition_map.zones_up_to_2,
    "zones-up-to-3": edition_map.zones_up_to_3,
    "zone-3-gran-granada-or-panama": edition_map.zone_3_gran_granada_or_panama,
    "zones-near-forts": edition_map.zones_near_forts,
    "zones-near-galleon": edition_map.zones_near_galleon,
    "panama-troops": edition_map.panama_troops,
    "veracruz-points": edition_map.veracruz_points,
    "veracruz-cannons": edition_map.veracruz_cannons,
    "veracruz-troops": edition_map.veracruz_troops,
    "veracruz-gold": edition_map.veracruz_gold,
    "garrison-counters": edition_map.garrison_counters,
    "frigate-counters": edition_map.frigate_counters,
    "galleon-eight-points": edition_map.galleon_eight_points,
    "galleon-strongest-guns": edition_map.galleon_strongest_guns,
    "galleon-strongest": edition_map.galleon_strongest,
    "investor-affordable": edition_map.investor_affordable,
    "treasure-suffices": edition_map.treasure_suffices,
    "commodities-suffice": edition_map.commodities_suffice,
}


def check(tree: Mapping[str, object]) -> list[Violation]:
    """Everything that is wrong with the parsed TOML of an edition file; empty if it can be played."""
    sheet, violations = read(tree)
    return violations or check_sheet(sheet)


def check_sheet(sheet: Sheet) -> list[Violation]:
    """Every constraint that a file of the right shape breaks."""
    return [
        Violation(slug, where, facts) for slug, constraint in CONSTRAINTS.items() for where, facts in constraint(sheet)
    ]


def constraints() -> list[str]:
    """The slugs of all constraints, those of the file's shape first."""
    return [*SHAPE_CONSTRAINTS, *CONSTRAINTS]
