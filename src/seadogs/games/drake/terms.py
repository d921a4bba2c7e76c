"""The rulebook's nouns as small integers, so that they can index tables, and their names in records.

Numbers printed on cardboard do not stand here: see `edition.py`.
"""

from typing import Final

# Locations of Plymouth Street, by tile. Where a tile lies along the street is State's business.
CREW_A: Final = 0
CREW_B: Final = 1
GUNS_A: Final = 2
GUNS_B: Final = 3
SUPPLIES_A: Final = 4
SUPPLIES_B: Final = 5
TRADE_GOODS: Final = 6
TAVERN: Final = 7
SHIPYARD: Final = 8
PINNACE: Final = 9
DRAKE: Final = 10
QUEEN: Final = 11
ADMIRAL: Final = 12
GOVERNOR: Final = 13
INFORMER: Final = 14
GOLDEN_HIND: Final = 15
INVESTOR: Final = 16
DOCKSIDE: Final = 17
LOCATIONS: Final = (
    "crew-a",
    "crew-b",
    "guns-a",
    "guns-b",
    "supplies-a",
    "supplies-b",
    "trade-goods",
    "tavern",
    "shipyard",
    "pinnace",
    "drake",
    "queen",
    "admiral",
    "governor",
    "informer",
    "golden-hind",
    "investor",
    "dockside",
)
STREET_LENGTH: Final = 18
DRAKE_DISCS: Final = 2  # location.drake: in two turns, one after the other
FIRST_VISITOR_ADDS: Final = 1  # location.tavern: to what is thrown
SHUFFLED: Final = 16  # tiles 0..15 move in voyages 2 and 3; Investor and Dockside never do

# Destinations: an edition names fourteen, in its own order; these are their kinds.
TOWN: Final = 0
FORT: Final = 1
GALLEON: Final = 2
PORT: Final = 3
KINDS: Final = ("town", "fort", "galleon", "port")
PLACES: Final = 14
CIRCLES: Final = 3  # the most circles that any location or destination shows

# What a ship carries from Plymouth.
CREW: Final = 0
GUNS: Final = 1
SUPPLIES: Final = 2
GOODS: Final = 3
ITEMS: Final = ("crew", "guns", "supplies", "goods")

INDIGO: Final = 0
SUGAR: Final = 1
COFFEE: Final = 2
TOBACCO: Final = 3
COMMODITIES: Final = ("indigo", "sugar", "coffee", "tobacco")

SILVER: Final = 0
GOLD: Final = 1
JEWEL: Final = 2
TREASURES: Final = ("silver", "gold", "jewel")

# Mission discs. Their values double as positions in a captain's row of six.
DISC_1: Final = 0
DISC_2: Final = 1
DISC_3: Final = 2
DISC_4: Final = 3
HIND: Final = 4
GHOST: Final = 5
DISCS: Final = ("1", "2", "3", "4", "hind", "ghost")
NUMBERED: Final = 4  # mission.place: discs 1 to 4, which everybody who sails has

# How many there are: literals, which compiled loops take in; the length of a tuple they would look up.
KIND_COUNT: Final = 4
ITEM_COUNT: Final = 4
COMMODITY_COUNT: Final = 4
TREASURE_COUNT: Final = 3
DISC_COUNT: Final = 6

CAPTAINS: Final = ("red", "blue", "yellow", "green", "black")  # seat 0 is red, and so on
FEWEST: Final = 3
MOST: Final = 5
NOBODY: Final = -1
NOTHING: Final = -1
