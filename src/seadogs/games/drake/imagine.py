"""A table that one seat cannot tell from the real one: counters and discs that it does not know are dealt anew."""

from random import Random

from mypy_extensions import i64

from seadogs.games.drake.look import knows_counter, knows_disc
from seadogs.games.drake.rules.prepare import COUNTER_VALUES, counters_left
from seadogs.games.drake.state import ASIDE, IN_HAND, SAILING, State
from seadogs.games.drake.terms import DISC_COUNT, FORT, GALLEON, NOTHING, PLACES
from seadogs.kernel.names import Seat


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """A state this seat cannot tell from the real one: unknown counters and discs dealt anew.

    Chests stay as they are: every taking was seen by all (final.chest).
    """
    guess = state.clone()
    shuffle_counters(guess, GALLEON, seat, rng)
    shuffle_counters(guess, FORT, seat, rng)
    if guess.phase < SAILING:
        for other in range(len(guess.mats)):
            if other != seat:
                shuffle_discs(guess, i64(other), seat, rng)
    return guess


def shuffle_counters(guess: State, kind: i64, viewer: i64, rng: Random) -> None:
    """Every counter of a kind that this seat cannot see, and those not yet laid, change places."""
    places: list[int] = []
    pool: list[int] = []
    for place in range(i64(PLACES)):
        value = guess.counters[place]
        if guess.edition.kind[place] == kind and value != NOTHING and not knows_counter(guess, place, viewer):
            places.append(int(place))
            pool.append(int(value))
    for unlaid in range(i64(COUNTER_VALUES)):
        for _ in range(counters_left(guess, kind, unlaid)):
            pool.append(int(unlaid))
    rng.shuffle(pool)
    for n in range(len(places)):
        guess.counters[places[n]] = pool[n]


def shuffle_discs(guess: State, other: i64, viewer: i64, rng: Random) -> None:
    """Another captain's discs, laid, aside or in hand, change places, but for one that this seat has seen."""
    mat = guess.mats[other]
    movable: list[int] = []
    spots: list[int] = []
    for disc in range(i64(DISC_COUNT)):
        spot = mat.missions[disc]
        if spot == IN_HAND or spot == ASIDE or (spot >= 0 and not knows_disc(guess, other, spot, viewer)):
            movable.append(int(disc))
            spots.append(int(spot))
    rng.shuffle(spots)
    for n in range(len(movable)):
        mat.missions[movable[n]] = spots[n]
