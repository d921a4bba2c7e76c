"""What tests read off a story: captains by colour, one line a fact."""

from seadogs.games.darkseas.terms import COLOURS
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.telling import Told


def seat_of(captain: str) -> Seat:
    return CHANCE if captain == "chance" else Seat(COLOURS.index(captain))


def captain_of(seat: int) -> str:
    return "chance" if seat == CHANCE else COLOURS[seat]


def line_of(fact: Told) -> str:
    """`schemed seat=blue tile=mayor-green colour=green resource=treasure count=2`; what is empty is left out."""
    seats = ("seat", "other")
    values = {key: captain_of(int(value)) if key in seats else value for key, value in fact.facts.items()}
    return " ".join([fact.name, *(f"{key}={value}" for key, value in values.items() if value != "")])
