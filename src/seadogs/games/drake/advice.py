"""Stub for the first run; replaced by the heuristic captain."""

from seadogs.games.drake.actions import Action
from seadogs.games.drake.views import View


def advise(view: View, options: list[Action]) -> list[float]:
    return [0.0 for _ in options]
