"""A table that one seat cannot tell from the real one: whatever it does not know is dealt anew."""

from random import Random

from mypy_extensions import i64

from seadogs.games.darkseas.look import drawn_tiles, tiles_of
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
from seadogs.games.darkseas.terms import BASIC, DRAWN, NOBODY, NOTHING, SLOT_COUNT, TREASURE_COUNT
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
    hand, count = full(BASIC, NOTHING), int(mat.hand_count)
    for n, tile in enumerate(sorted(held[:count])):
        hand[n] = tile
    mat.hand = hand
    loose = [int(kind) for lying in (guess.mats[other].treasures, guess.reserve) for kind in one_by_one(lying)]
    count = int(treasures_of(mat))
    mat.treasures = full(TREASURE_COUNT, 0)
    for kind in loose[:count]:
        mat.treasures[kind] += 1


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
    pool = [int(tile) for tile in range(i64(BASIC)) if guess.lies[tile] == IN_STACK]
    others = [mat for seat, mat in enumerate(guess.mats) if seat != viewer]
    for mat in others:
        pool.extend([int(mat.hand[n]) for n in range(mat.hand_count)])
        pool.extend([int(tile) for tile in drawn_tiles(mat)])
    for tile in pool:
        guess.lies[tile] = IN_STACK
    # Only what players hold is drawn: to shuffle the whole stack takes longer than all the rest of a guess.
    held = rng.sample(pool, sum([int(mat.hand_count) + len(drawn_tiles(mat)) for mat in others]))
    for mat in others:
        count, drawn = int(mat.hand_count), len(drawn_tiles(mat))
        set_hand(guess, mat, [held.pop() for _ in range(count)])
        for n, tile in enumerate(sorted([held.pop() for _ in range(drawn)])):
            mat.drawn[n] = tile
            guess.lies[tile] = WITH_PLAYER
        guess_opening(mat, rng)


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
    chosen = [int(mat.hand[n]) for n in range(mat.hand_count)]
    rng.shuffle(chosen)
    mat.opening = chosen.pop()
    if mat.thrown != NOTHING:
        mat.thrown = chosen.pop()


# Treasures


def deal_treasures(guess: State, viewer: i64, rng: Random) -> None:
    """Others' treasures, those they just drew, and those that lie face down; but for what the viewer has seen."""
    pool = guess.reserve[:]
    others = [seat for seat in range(len(guess.mats)) if seat != viewer]
    sizes: list[int] = []
    for seat in others:
        mat = guess.mats[seat]
        sizes.append(int(treasures_of(mat)))
        for treasure in range(i64(TREASURE_COUNT)):
            pool[treasure] += mat.treasures[treasure]
            if draws_treasures(mat):
                pool[treasure] += mat.drawn[treasure]
    kept = [take_known(guess, viewer, i64(seat), pool, sizes[n]) for n, seat in enumerate(others)]
    face_down = take_known(guess, viewer, BANK, pool, int(total(guess.reserve)))
    needed = sum(sizes) - sum([int(total(known)) for known in kept])
    for seat in others:
        needed += int(total(guess.mats[seat].drawn)) if draws_treasures(guess.mats[seat]) else 0
    loose = rng.sample(one_by_one(pool), needed)
    for treasure in loose:
        pool[treasure] -= 1
    for n, seat in enumerate(others):
        mat = guess.mats[seat]
        if draws_treasures(mat):
            mat.drawn = drawn_anew(loose, int(total(mat.drawn)))
        for _ in range(sizes[n] - int(total(kept[n]))):
            kept[n][loose.pop()] += 1
        mat.treasures = kept[n]
    for kind in range(i64(TREASURE_COUNT)):
        face_down[kind] += pool[kind]
    guess.reserve = face_down


def take_known(guess: State, viewer: i64, owner: i64, pool: vec[i64], most: int) -> vec[i64]:
    """Take out of the pool what the viewer has seen this owner (or the bank) to have, as far as it is there.

    option.simultaneous: what was seen may have been paid or drawn since, unseen. So not all of it need be there, and
    never more than the `most` that there are now.
    """
    taken = full(TREASURE_COUNT, 0)
    if viewer >= 0:
        for treasure in range(i64(TREASURE_COUNT)):
            known = min(int(guess.known[known_at(viewer, owner, treasure)]), int(pool[treasure]), most)
            taken[treasure] = known
            pool[treasure] -= known
            most -= known
    return taken


def shuffled(pool: vec[i64], rng: Random) -> list[int]:
    """The treasures of a pool, one by one, in any order."""
    loose = one_by_one(pool)
    rng.shuffle(loose)
    return loose


def one_by_one(pool: vec[i64]) -> list[int]:
    return [int(treasure) for treasure in range(i64(TREASURE_COUNT)) for _ in range(pool[treasure])]


def drawn_anew(loose: list[int], count: int) -> vec[i64]:
    drawn = full(DRAWN, 0)
    for _ in range(count):
        drawn[loose.pop()] += 1
    return drawn


def guess_knowledge(guess: State, seat: i64, viewer: i64, rng: Random) -> None:
    """hidden.secrets: what another has seen of treasures that were dealt anew: as many as before, of those."""
    for owner in range(BANK + 1):
        if owner == viewer or owner == seat or (owner != BANK and owner >= len(guess.mats)):
            continue
        seen: i64 = 0
        for treasure in range(i64(TREASURE_COUNT)):
            seen += guess.known[known_at(seat, i64(owner), treasure)]
            guess.known[known_at(seat, i64(owner), treasure)] = 0
        if seen == 0:
            continue
        there = shuffled(guess.reserve if owner == BANK else guess.mats[owner].treasures, rng)
        for known in there[:seen]:
            guess.known[known_at(seat, i64(owner), i64(known))] += 1
