"""What may import what, as far as import-linter's contracts in pyproject.toml do not say it."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.sources import GAMES, PACKAGE, ROOT, imported, parsed, tracked_texts

CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ENGINE_MAY_USE = {"mypy_extensions", "librt", "seadogs"}


@pytest.mark.parametrize("floor", ["kernel", "games"])
def test_the_engine_imports_the_standard_library_only(floor: str) -> None:
    strangers = {
        (name, module)
        for name, tree in parsed(PACKAGE / floor)
        for module in imported(tree)
        if module.split(".")[0] not in sys.stdlib_module_names | ENGINE_MAY_USE
    }
    assert not strangers


def test_every_folder_of_the_package_is_a_floor() -> None:
    contracts = CONFIGURATION["tool"]["importlinter"]["contracts"]
    floors = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    folders = {f"seadogs.{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    assert folders == set(floors)


def test_a_game_imports_the_kernel_and_itself_only() -> None:
    assert GAMES, "no game found: is the test looking in the right place?"
    for game in GAMES:
        allowed = ("seadogs.kernel", f"seadogs.games.{game.name}")
        for name, tree in parsed(game):
            for module in imported(tree):
                is_ours = module.split(".")[0] == "seadogs"
                assert not is_ours or module.startswith(allowed), f"{name} imports {module}"


def named_outside_docstrings(tree: ast.Module, word: str) -> list[int]:
    """Lines where a word is part of an import, a name or a string that the program uses."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        texts: list[str | None] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            texts = [node.value]
        elif isinstance(node, ast.Name):
            texts = [node.id]
        elif isinstance(node, ast.Attribute):
            texts = [node.attr]
        elif isinstance(node, ast.ImportFrom):
            texts = [node.module, *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            texts = [alias.name for alias in node.names]
        if any(text and word in text.lower() for text in texts):
            found.append(getattr(node, "lineno", 0))
    return found


def test_adding_a_game_touches_no_existing_file() -> None:
    """Games are found by folder: no other floor, build script or conformance test knows one by name."""
    elsewhere = [PACKAGE / floor for floor in ("kernel", "play", "server", "cli")]
    elsewhere += [ROOT / "tools", ROOT / "tests" / "conformance", ROOT / "tests" / "architecture"]
    for game in GAMES:
        for name, tree in parsed(*elsewhere):
            assert not named_outside_docstrings(tree, game.name), f"{name} knows the game {game.name}"
        for name in ("pyproject.toml", "setup.py", "Makefile", ".ci/run"):
            assert game.name not in (ROOT / name).read_text(encoding="utf-8"), f"{name} knows {game.name}"


def test_the_house_speaks_of_no_game() -> None:
    """Not in a help text, an example or a comment either: what games there are is found out."""
    package, page = PACKAGE.relative_to(ROOT), ROOT / "client" / "src"
    floors = [package / name for name in ("kernel", "play", "server", "cli", "messages")]
    floors += [page.relative_to(ROOT) / name for name in ("kernel", "pages", "parts", "replay", "words")]
    names = {name for game in GAMES for name in (game.name, *titles(game))}
    assert len(names) > len(GAMES)
    house = [
        (name, text.lower()) for name, text in tracked_texts() if any(Path(name).is_relative_to(f) for f in floors)
    ]
    assert len(house) > 100
    assert [(file, name) for file, text in house for name in names if re.search(rf"\b{name}\b", text)] == []


# A place on the page: where it is borne, in a tag; where it is looked for, in a selector or by what finds one.
BORNE = re.compile(r'\sdata-(?:anchor|piece)="([\w-]+)')
BOARD = re.compile(r'\sdata-anchor="([\w-]+)"\s+data-board\b')
SOUGHT = re.compile(r"""(?:\[data-(?:anchor|piece)[~^|*$]?=|\b(?:anchored|boxOf|find)\(\s*)["'`]([\w-]+)""")


def test_the_house_looks_for_no_place_of_a_game() -> None:
    """Boards and pieces are a game's own: the house finds by name only what it bears itself, all else by marks."""
    page = Path("client", "src")
    house = [page / name for name in ("kernel", "pages", "parts", "replay", "styles")]
    texts = {name: text for name, text in tracked_texts() if any(Path(name).is_relative_to(each) for each in house)}
    borne = {found for text in texts.values() for found in BORNE.findall(text)}
    own = {name: text for name, text in texts.items() if ".test." not in name}
    sought = {(name, found) for name, text in own.items() for found in SOUGHT.findall(text)}
    assert {found for _, found in sought} & borne, "nothing is looked for: is the test looking in the right place?"
    assert {(name, found) for name, found in sought if found not in borne} == set()
    games = "\n".join(text for name, text in tracked_texts() if Path(name).is_relative_to(page / "games"))
    boards = set(BOARD.findall(games))
    assert boards, "no game marks a board"
    named = {
        (name, board) for name, text in texts.items() for board in boards if re.search(f"""['"`]{board}['"`]""", text)
    }
    assert {(name, board) for name, board in named if ".test." not in name} == set()


def titles(game: Path) -> set[str]:
    """What the game is called, in small letters, in each language."""
    texts = [path.read_text(encoding="utf-8") for path in (game / "messages").glob("*.ftl")]
    return {found[1].lower() for text in texts if (found := re.search(r"^game-title = (.+)$", text, re.MULTILINE))}


def test_every_glob_of_compiled_modules_finds_one() -> None:
    for glob in CONFIGURATION["tool"]["seadogs"]["compiled"]:
        assert list((ROOT / "src").glob(glob)), f"{glob} in pyproject.toml finds no module"
