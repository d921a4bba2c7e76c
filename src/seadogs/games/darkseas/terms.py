"""The rulebook's nouns as small integers, so that they can index tables, and their names in records.

Numbers printed on cardboard do not stand here: see `edition.py`. Directions run clockwise from north, as a ship
sails. The bay of direction d holds two plunder slots, A = 2d and B = 2d + 1.
"""

from typing import Final

# Colours of dice and harbours. Seat k plays colour k; its own colour lies north.
BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
YELLOW: Final = 3
ORANGE: Final = 4
PURPLE: Final = 5
COLOURS: Final = ("blue", "green", "red", "yellow", "orange", "purple")

NORTH: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH: Final = 3
SOUTH_WEST: Final = 4
NORTH_WEST: Final = 5
DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")

# Where a captain stands: on the island, or at 1 + direction.
ISLAND: Final = 0
SPOTS: Final = ("island", *DIRECTIONS)

SLOTS: Final = tuple(f"{direction}-{side}" for direction in DIRECTIONS for side in ("a", "b"))
OPENING_SLOT: Final = 10  # setup.hand: north-west

TREASURES: Final = ("crown", "chalice", "pearl", "idol", "spyglass", "map", "ruby", "dagger")

# What a scheme pays.
DOUBLOONS: Final = 0
PIRATES: Final = 1
TREASURE: Final = 2
RESOURCES: Final = ("doubloons", "pirates", "treasure")

# How many there are: literals, which compiled loops take in.
COLOUR_COUNT: Final = 6  # as many as harbours round an island, and faces on a die
SLOT_COUNT: Final = 12
SPOT_COUNT: Final = 7
TREASURE_COUNT: Final = 8
DICE: Final = 4
DRAWN: Final = 9  # tiles, at most, that one step draws
BASIC: Final = 66  # plunder tiles that are shuffled; the starting designs follow them
STARTING: Final = 2  # designs of starting tiles: each player has one of each
TILES: Final = 68

FEWEST: Final = 2
MOST: Final = 4
NOBODY: Final = -1
NOTHING: Final = -1
