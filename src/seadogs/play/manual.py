"""The rules in a reader's language: one paragraph a clause, from a game's `manual/<language>.md`.

A clause begins with the line `### <slug> | <title>` and ends at the next heading.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

MARK: Final = "### "


@dataclass(frozen=True)
class Clause:
    """One rule in the reader's language, by its slug, which is the same in all."""

    slug: str
    title: str
    text: str  # Markdown; a line that begins with ">" is a ruling of ours


@lru_cache(maxsize=16)
def clauses(game: str, language: str) -> dict[str, Clause]:
    """Every clause of the game's manual by slug, in order; in English where the language has no manual."""
    folder = files(f"seadogs.games.{game}") / "manual"
    source = folder / f"{language}.md"
    if not source.is_file():
        source = folder / "en.md"
    return _parse(source.read_text("utf-8")) if source.is_file() else {}


def _parse(text: str) -> dict[str, Clause]:
    """The clauses of a manual's Markdown, by slug."""
    found: dict[str, Clause] = {}
    for part in f"\n{text}".split("\n" + MARK)[1:]:
        heading, _, body = part.partition("\n")
        slug, _, title = (piece.strip() for piece in heading.partition("|"))
        paragraph = body.split("\n#")[0].strip()
        found[slug] = Clause(slug, title, paragraph)
    return found
