"""Hands at the table of Dark Seas, and a plan for a match in which much happens."""

from playwright.sync_api import Locator, Page

from tests.e2e.hands import FAR, Finger, Keyboard, Mouse

# Which words of a choice's text are preferred, in this order; what is done often enough goes back to the end.
EAGER = (
    "scheme", "activate", "place", "pirate", "upgrade", "dread", "keep", "pay", "choose", "branch", "copy", "remove",
    "discard", "captain", "draw", "take", "sail", "open", "throw", "harbour", "reroll",
)  # fmt: skip
# What leaves things as they are, by the whole text of the choice.
IDLE = ("keep", "take nothing", "place nothing", "stay", "anchor", "plain")
ONCE = ("reroll", "draw")  # what only makes a match longer is done once
LANES = 2  # harbours that a ship sails to in a turn

BUTTONS = """() => [...new Set([...document.querySelectorAll('main.table [data-move]')]
    .filter(each => each.checkVisibility({visibilityProperty: true})).map(each => each.dataset.move))]"""


def verb(move: str) -> str:
    """What is done, in a word; what leaves things as they are, in its whole text."""
    return f"({move})" if move in IDLE else move.split()[0]


class SeasPlan:
    """Chooses for one person. `done` holds what was done, in words."""

    def __init__(self, often: int = 3, sails: int = LANES) -> None:
        """Nothing but sailing and moving the captain is done more than so `often`, where there is another way."""
        self.done: dict[str, int] = {}
        self._often = often
        self._sails = sails
        self._sailed = 0

    def next(self, _page: Page, moves: list[str]) -> str:
        move = min(moves, key=self._rank)
        if verb(move) == "captain":
            self._sailed = 0
        self._sailed += verb(move) == "sail"
        self.done[verb(move)] = self.done.get(verb(move), 0) + 1
        return move

    def _rank(self, move: str) -> tuple[bool, int]:
        """Lower is better: what is wanted and was not done often enough, then what is idle, then the rest."""
        word = verb(move)
        tired = move not in IDLE and self.done.get(word, 0) >= (1 if word in ONCE else self._often)
        if word == "sail":
            tired = self._sailed >= self._sails
        if word == "captain":
            tired = False
        return tired, len(EAGER) if move in IDLE else EAGER.index(word)


class SeasMouse(Mouse):
    """What takes two steps at this table: dice to roll again, a tile and its slot, a harbour and who leaves it."""

    def moves(self) -> list[str]:
        """Every choice there is: those with a button, or, where these are but few, those of the list."""
        self.device.choices.first.wait_for()
        if self.device.all_options.count() == 0:
            return list(self.page.evaluate(BUTTONS))
        self.use(self.device.all_options)
        self.page.locator(".options [data-move]").first.wait_for()
        found = list(self.page.evaluate(BUTTONS))
        self.close_list()
        return found

    def close_list(self) -> None:
        self.use(self.device.all_options)

    def take(self, move: str) -> None:
        if move.startswith("reroll "):
            for die in move.split()[1:]:
                self.use(self.page.locator(f"[data-die='{die}']:visible"))
        named = self.page.locator(f'main.table [data-move="{move}"]:visible')
        if named.count() == 0:
            self.lead_to(move)
        if named.count() == 0:
            self.use(self.device.all_options)
        if named.first.evaluate("button => button.matches('.slip *')"):
            self.use(named.first)
        else:
            self.use_piece(named.first, move)

    def lead_to(self, move: str) -> None:
        """Pick what the choice is about, where that is more than one choice."""
        word, *rest = move.split()
        if word == "place":
            plank = self.page.locator(f"[data-piece='plank:{rest[0]}'] .go[aria-pressed]:visible")
            if plank.count():
                self.use(plank.first)
        if word == "remove":
            self.use_piece(self.page.locator(f".island [data-hex='{rest[0]}']:visible"), move)


class SeasKeyboard(SeasMouse, Keyboard):
    """One hex of the island is a stop of the Tab key; the arrows go from one to the next."""

    def close_list(self) -> None:
        self.page.keyboard.press("Escape")

    def use_piece(self, piece: Locator, move: str) -> None:
        wanted = piece.get_attribute("data-hex")
        if wanted is None:
            self.use(piece)
        else:
            self.go_to_hex(wanted)
            self.page.keyboard.press("Enter")

    def go_to_hex(self, wanted: str) -> None:
        self.go(self.page.locator(".island [data-hex][tabindex='0']"))
        self.page.keyboard.press("Home")
        focused = self.page.locator(".island [data-hex]:focus")
        for _ in range(FAR):
            found = focused.get_attribute("data-hex") or ""
            if found == wanted:
                return
            there = found.split("-")[0] == wanted.split("-")[0]
            self.page.keyboard.press("End" if wanted == "island" else "ArrowRight" if there else "PageDown")


class SeasFinger(SeasMouse, Finger):
    """Touch: a first tap on a piece tells what it costs and pays, a second takes it."""
