"""Advice in matches for practice: what a sensible player would do, from what the asking seat itself may know."""

import asyncio

from seadogs.kernel.names import Seat
from seadogs.server.house import House
from seadogs.server.matches import holding, in_play
from seadogs.server.problems import problem
from seadogs.server.protocol import Advice, Worth


async def advice(house: House, device: str, match: str, seat: int) -> Advice:
    """What that seat, which the device holds, might do now."""
    live = await holding(house, device, match, seat)
    if not live.match.practice:
        raise problem("not-practice")
    in_play(live)
    if seat not in live.waiting():
        raise problem("not-asked")
    number, undos = live.number, len(live.undone)  # before others may move on
    game, view, options = live.game, live.game.view(live.state, Seat(seat)), live.game.legal(live.state, Seat(seat))
    worths = await asyncio.to_thread(game.advise, view, options)
    best, reason = await asyncio.to_thread(game.explain, view, options)
    choices = [Worth(game.text(option), worth) for option, worth in zip(options, worths, strict=True)]
    return Advice(choices, game.text(best), reason, number, undos)
