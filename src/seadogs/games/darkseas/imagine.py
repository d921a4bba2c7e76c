"""A table that one seat cannot tell from the real one: whatever it does not know is dealt anew."""

from random import Random

from mypy_extensions import i64

from seadogs.games.darkseas.look import drawn_tiles, tiles_of
from seadogs.games.darkseas.rules.supply import add_to_hand
from seadogs.games.darkseas.rules.together import drawer
from seadogs.games.darkseas.state import (
    ASK_DRAW_TREASURE,
    ASK_KEEP_TREASURE,
    BANK,
    DONE,
    IN_STACK,
    SCHEME,
    WITH_PLAYER,
    Mat,
    State,
    at_once,
    full,
    known_at,
    treasures_of,
)
from seadogs.games.darkseas.terms import BASIC, DRAWN, MOST, NOBODY, NOTHING, SLOT_COUNT, TREASURE_COUNT
from seadogs.kernel.names import Seat
from seadogs.kernel.tables import vec


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """hidden.secrets: others' hands, what they just drew, their treasures and what lies face down change places.

    What this seat has seen stays where it saw it. option.simultaneous: others' unfinished turns are unknown too,
    and are taken back to their beginning; who is done stays done. While Chance draws for another nobody is asked
    anything, and that turn is left as it is.
    """
    guess = state.clone()
    if at_once(guess) and (drawer(guess) == NOBODY or drawer(guess) == seat):
        for other in range(i64(len(guess.mats))):
            if other != seat:
                take_back(guess, other)
        guess.kept = [echo for echo in guess.kept if echo.but == seat]
    deal_tiles(guess, seat, rng)
    deal_treasures(guess, seat, rng)
    for other in range(i64(len(guess.mats))):
        if other != seat:
            guess_knowledge(guess, other, seat, rng)
            if at_once(guess):
                hide_beginning(guess, other)
    return guess


def take_back(guess: State, other: i64) -> None:
    """option.simultaneous: another's mat as it began, but for how many tiles and treasures it has now: those it drew
    since are among what it hides, those it paid lie face down.
    """
    now = guess.mats[other]
    mat = guess.shown[other].clone()
    mat.step = DONE if now.step == DONE else SCHEME
    held: list[int] = [int(tile) for tile in tiles_of(guess, other) if not lies_on(mat, tile)]
    for tile in range(i64(SLOT_COUNT)):
        if 0 <= mat.slots[tile] < BASIC:
            guess.lies[mat.slots[tile]] = WITH_PLAYER
    set_hand(guess, mat, held)
    for treasure in range(i64(TREASURE_COUNT)):
        mat.treasures[treasure] = now.treasures[treasure]
        if draws_treasures(now):
            mat.treasures[treasure] += now.drawn[treasure]
    guess.mats[other] = mat


def hide_beginning(guess: State, other: i64) -> None:
    """option.simultaneous: what another held when all began is as unknown as what it holds; only the numbers show."""
    mat = guess.shown[other]
    held = [int(tile) for tile in tiles_of(guess, other) if not lies_on(mat, tile)]
    hand = full(BASIC, NOTHING)
    for n, tile in enumerate(sorted(held[: mat.hand_count])):
        hand[n] = tile
    mat.hand = hand
    count = treasures_of(mat)
    mat.treasures = full(TREASURE_COUNT, 0)
    for lying in (guess.mats[other].treasures, guess.reserve):
        for kind in range(i64(TREASURE_COUNT)):
            taken = lying[kind] if lying[kind] < count else count
            mat.treasures[kind] += taken
            count -= taken


def lies_on(mat: Mat, tile: i64) -> bool:
    return any(mat.slots[slot] == tile for slot in range(i64(SLOT_COUNT)))


def draws_treasures(mat: Mat) -> bool:
    return mat.ask == ASK_DRAW_TREASURE or mat.ask == ASK_KEEP_TREASURE


def total(numbers: vec[i64]) -> i64:
    count: i64 = 0
    for n in range(i64(TREASURE_COUNT)):
        count += numbers[n]
    return count


# Plunder tiles


def deal_tiles(guess: State, viewer: i64, rng: Random) -> None:
    """Tiles in others' hands, those they just drew, and the stacks."""
    others = [mat for seat, mat in enumerate(guess.mats) if seat != viewer]
    for mat in others:
        for n in range(mat.hand_count):
            guess.lies[mat.hand[n]] = IN_STACK
        for tile in drawn_tiles(mat):
            guess.lies[tile] = IN_STACK
    pool = full(BASIC, NOTHING)
    left: i64 = 0
    for tile in range(i64(BASIC)):
        if guess.lies[tile] == IN_STACK:
            pool[left] = tile
            left += 1
    for mat in others:
        count, drawn = mat.hand_count, i64(len(drawn_tiles(mat)))
        mat.hand_count = 0
        for _ in range(count):
            add_to_hand(mat, draw_tile(guess, pool, left, rng))
            left -= 1
        for n in range(drawn):
            insert(mat.drawn, n, draw_tile(guess, pool, left, rng))
            left -= 1
        guess_opening(mat, rng)


def draw_tile(guess: State, pool: vec[i64], left: i64, rng: Random) -> i64:
    """Any of the first `left` tiles of the pool; the last of them takes its place."""
    place = pick(rng, left)
    tile = pool[place]
    pool[place] = pool[left - 1]
    guess.lies[tile] = WITH_PLAYER
    return tile


def pick(rng: Random, count: i64) -> i64:
    """Any number from 0 on and below `count`; five times as quick as `randrange`, and even enough for a guess."""
    return i64(rng.random() * float(count))


def insert(tiles: vec[i64], count: i64, tile: i64) -> None:
    """Among the first `count`, which are in ascending order."""
    place = count
    while place > 0 and tiles[place - 1] > tile:
        tiles[place] = tiles[place - 1]
        place -= 1
    tiles[place] = tile


def set_hand(guess: State, mat: Mat, tiles: list[int]) -> None:
    """In ascending order, as hands are kept."""
    for n in range(mat.hand_count):
        mat.hand[n] = NOTHING
    for n, tile in enumerate(sorted(tiles)):
        mat.hand[n] = tile
        guess.lies[tile] = WITH_PLAYER
    mat.hand_count = len(tiles)


def guess_opening(mat: Mat, rng: Random) -> None:
    """setup.hand: chosen in secret, and still in hand."""
    if mat.opening == NOTHING:
        return
    opening = pick(rng, mat.hand_count)
    mat.opening = mat.hand[opening]
    if mat.thrown != NOTHING:
        thrown = pick(rng, mat.hand_count - 1)
        mat.thrown = mat.hand[thrown + 1 if thrown >= opening else thrown]


# Treasures


def deal_treasures(guess: State, viewer: i64, rng: Random) -> None:
    """Others' treasures, those they just drew, and those that lie face down; but for what the viewer has seen."""
    pool = guess.reserve[:]
    for seat in range(i64(len(guess.mats))):
        mat = guess.mats[seat]
        if seat != viewer:
            for treasure in range(i64(TREASURE_COUNT)):
                pool[treasure] += mat.treasures[treasure]
                if draws_treasures(mat):
                    pool[treasure] += mat.drawn[treasure]
    missing = full(MOST, 0)
    for seat in range(i64(len(guess.mats))):
        if seat != viewer:
            mat = guess.mats[seat]
            held = treasures_of(mat)
            mat.treasures = take_known(guess, viewer, seat, pool, held)
            missing[seat] = held - total(mat.treasures)
    face_down = take_known(guess, viewer, BANK, pool, total(guess.reserve))
    left = total(pool)
    for seat in range(i64(len(guess.mats))):
        mat = guess.mats[seat]
        if seat == viewer:
            continue
        if draws_treasures(mat):
            count = total(mat.drawn)
            mat.drawn = full(DRAWN, 0)
            left = draw_treasures(pool, left, mat.drawn, count, rng)
        left = draw_treasures(pool, left, mat.treasures, missing[seat], rng)
    for kind in range(i64(TREASURE_COUNT)):
        face_down[kind] += pool[kind]
    guess.reserve = face_down


def draw_treasures(pool: vec[i64], left: i64, to: vec[i64], count: i64, rng: Random) -> i64:
    """Any `count` of the `left` treasures in the pool; how many are left then."""
    for _ in range(count):
        place = pick(rng, left)
        kind: i64 = 0
        while place >= pool[kind]:
            place -= pool[kind]
            kind += 1
        pool[kind] -= 1
        to[kind] += 1
        left -= 1
    return left


def take_known(guess: State, viewer: i64, owner: i64, pool: vec[i64], most: i64) -> vec[i64]:
    """Take out of the pool what the viewer has seen this owner (or the bank) to have, as far as it is there.

    option.simultaneous: what was seen may have been paid or drawn since, unseen. So not all of it need be there, and
    never more than the `most` that there are now.
    """
    taken = full(TREASURE_COUNT, 0)
    if viewer >= 0:
        for treasure in range(i64(TREASURE_COUNT)):
            known = guess.known[known_at(viewer, owner, treasure)]
            known = pool[treasure] if pool[treasure] < known else known
            known = most if most < known else known
            taken[treasure] = known
            pool[treasure] -= known
            most -= known
    return taken


def guess_knowledge(guess: State, seat: i64, viewer: i64, rng: Random) -> None:
    """hidden.secrets: what another has seen of treasures that were dealt anew: as many as before, of those."""
    for owner in range(i64(BANK + 1)):
        if owner == viewer or owner == seat or (owner != BANK and owner >= len(guess.mats)):
            continue
        seen: i64 = 0
        for treasure in range(i64(TREASURE_COUNT)):
            seen += guess.known[known_at(seat, owner, treasure)]
        if seen == 0:
            continue
        pool = guess.reserve[:] if owner == BANK else guess.mats[owner].treasures[:]
        known = full(TREASURE_COUNT, 0)
        draw_treasures(pool, total(pool), known, min(seen, total(pool)), rng)
        for treasure in range(i64(TREASURE_COUNT)):
            guess.known[known_at(seat, owner, treasure)] = known[treasure]
