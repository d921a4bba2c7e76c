"""A plan for short matches in which much happens: a quick fitting out, then missions of every kind."""

import re

from playwright.sync_api import Page

KINDS = ("town", "port", "galleon", "fort")
# What missions of each kind are paid with.
STORES = ("crew-a", "crew-b", "guns-a", "supplies-a", "supplies-b", "trade-goods")
EAGER = ("attack", "pay", "trade", "take", "stay")


class Plan:
    """Chooses for one device. `done` holds what was done at sea, as ("attack", "fort")."""

    def __init__(self, stores: tuple[str, ...] = STORES, visits: int = 5, kinds: tuple[str, ...] = KINDS) -> None:
        """Visits `stores`, each once and so many a voyage, before putting out; orders go to `kinds` in turn."""
        self.done: set[tuple[str, str]] = set()
        self._stores = stores
        self._most = visits
        self._been: set[str] = set()
        self._wanted = [*kinds, *(kind for kind in KINDS if kind not in kinds)]
        self._turns = len(kinds)

    def next(self, page: Page, moves: list[str]) -> str:
        for eager in EAGER:
            for move in moves:
                if move.startswith(eager):
                    self._note(page, eager)
                    return move
        if any(move.startswith("place ") for move in moves):
            return self._order(page, [move for move in moves if move.startswith("place ")])
        visits = [move for move in moves if move.removeprefix("visit ") in self._stores and move not in self._been]
        if visits and len(self._been) < self._most:
            self._been.add(visits[0])
            return visits[0]
        if "sail" in moves:
            self._been.clear()
            return "sail"
        return moves[0]

    def _note(self, page: Page, deed: str) -> None:
        """The kind of the destination that the question is about stands on the chart."""
        on = page.locator(".plaque.on")
        if on.count() > 0:
            found = re.search("|".join(KINDS), on.first.get_attribute("class") or "")
            assert found
            self.done.add((deed, found[0]))

    def _order(self, page: Page, moves: list[str]) -> str:
        """An order for the kind that has waited longest, where one is in reach."""
        kinds: dict[str, str] = page.locator(".plaque").evaluate_all(
            "(all, kinds) => Object.fromEntries(all.map(each =>"
            " [each.dataset.place, kinds.find(kind => each.classList.contains(kind))]))",
            list(KINDS),
        )
        chosen = min(moves, key=lambda move: self._wanted.index(kinds[move.split()[2]]))
        kind = kinds[chosen.split()[2]]
        if kind in self._wanted[: self._turns]:
            self._wanted.remove(kind)
            self._wanted.insert(self._turns - 1, kind)
        return chosen
