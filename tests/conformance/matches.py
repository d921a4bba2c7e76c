"""Whole matches between bots, and the moves that a file of text holds."""

from collections.abc import Mapping

from seadogs.games import AnyGame
from seadogs.kernel.dealer import Dealer
from seadogs.kernel.names import CHANCE, Seat
from seadogs.play.bots import Bot, make


def played(
    game: AnyGame, seats: int, seed: int, bots: str = "greedy", options: Mapping[str, bool] | None = None
) -> list[tuple[Seat, str]]:
    """The moves of a match between bots of that name: a function of the seed, theirs and the dealer's."""
    state = game.start(seats, options)
    minds: list[Bot] = [make(bots, game, seed + seat) for seat in range(seats)]
    dealer = Dealer(seed.to_bytes(32, "big"))
    moves: list[tuple[Seat, str]] = []
    while waiting := game.waiting(state):
        seat = waiting[len(moves) % len(waiting)]
        if seat == CHANCE:
            action = dealer.pick(game.odds(state), len(moves) + 1)
        else:
            action = minds[seat].choose(game.view(state, seat), game.legal(state, seat))
        moves.append((seat, game.text(action)))
        game.apply(state, seat, action)
    return moves


def moves_in(text: str) -> list[tuple[str, str]]:
    """The moves, `captain: text` a line, of a text in which what is indented or begins with # is none."""
    found = [line.split(": ") for line in text.splitlines() if ": " in line and not line.startswith((" ", "#"))]
    return [(captain, move) for captain, move in found]
