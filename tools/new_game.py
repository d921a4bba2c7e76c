"""Lay a small game that plays, for you to make yours: `python3 -m tools.new_game NAME`.

Copies tools/pebbles/ into the three trees, as src/seadogs/games/NAME, client/src/games/NAME and tests/games/NAME,
with NAME for @key@ and @Title@, and writes its trace. Touches no other file. Standard library only.
"""

import keyword
import re
import sys
from pathlib import Path

from tools import trace
from tools.place import ROOT, say

TEMPLATE = Path(__file__).parent / "pebbles"
TREES = {"rules": "src/seadogs/games", "table": "client/src/games", "tests": "tests/games"}
ENDING = ".txt"  # the template's files are checked where they are laid, not where they lie
NAME = re.compile(r"[a-z][a-z0-9]{1,15}")


def lay(name: str) -> list[Path]:
    """The files of the new game, written. ValueError for a name that cannot be one; FileExistsError if it is taken."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ValueError(f"“{name}” cannot be a game's name: 2 to 16 small letters and figures, no word of Python's")
    folders = {part: ROOT / tree / name for part, tree in TREES.items()}
    if taken := [folder for folder in folders.values() if folder.exists()]:
        raise FileExistsError(f"there is {taken[0].relative_to(ROOT)} already")
    made = []
    for part, folder in folders.items():
        source = TEMPLATE / part
        for file in sorted(source.rglob(f"*{ENDING}")):
            target = folder / str(file.relative_to(source)).removesuffix(ENDING)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text(encoding="utf-8")
            target.write_text(text.replace("@key@", name).replace("@Title@", name.capitalize()), encoding="utf-8")
            made.append(target)
    return made


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.exit("usage: python3 -m tools.new_game NAME")
    try:
        made = lay(arguments[0])
    except (ValueError, FileExistsError) as error:
        say(f"No game was laid: {error}")
        return 2
    for file in made:
        print(file.relative_to(ROOT))
    trace.main([])
    say("Now: make engine protocol, then make play. docs/add-a-game.md tells what to change, in which order")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
