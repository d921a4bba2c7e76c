"""The project's files as its own tests read them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "seadogs"
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))


MADE_HERE = {".git", ".venv", "build", "dist", "node_modules", "static", "openapi.json", "__pycache__"}


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file that git holds or would take, but for links and for what is deleted in the work tree.

    Where there is no git, or only a copy of the files, all but what make and Python put there.
    """
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / name for name in names.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = list(written_here(ROOT))
    return tuple(sorted(path for path in paths if path.is_file() and not path.is_symlink()))


def written_here(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in MADE_HERE or path.name.endswith((".so", "_cache", ".hypothesis", ".egg-info")):
            continue
        if path.is_dir() and not path.is_symlink():
            yield from written_here(path)
        else:
            yield path


def tracked_texts() -> Iterator[tuple[str, str]]:
    """Name and text of every tracked file that is text; pictures and fonts are passed over."""
    for path in tracked_files():
        content = path.read_bytes()
        if b"\0" not in content:
            yield str(path.relative_to(ROOT)), content.decode("utf-8")


def parsed(*folders: Path) -> Iterator[tuple[str, ast.Module]]:
    """Name and syntax tree of every Python file below some folders."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """Full names of the modules that a file imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
