"""The manuals of games as their tests read them: chapters, clauses, notes."""

import re
from importlib.resources import files
from typing import NamedTuple


class Clause(NamedTuple):
    chapter: int
    slug: str
    title: str
    paragraph: str
    note: str  # the line after `> `, or empty


def manual_text(key: str, language: str) -> str:
    return files(f"seadogs.games.{key}").joinpath("manual", f"{language}.md").read_text(encoding="utf-8")


def clauses_of(key: str, language: str) -> list[Clause]:
    """The clauses of one manual; ValueError names the first that breaks the format."""
    found: list[Clause] = []
    chapter = 0
    for block in re.split(r"^(?=##)", manual_text(key, language), flags=re.MULTILINE)[1:]:
        heading, *lines = [line for line in block.splitlines() if line]
        if heading.startswith("## "):
            chapter = int(heading.split()[1])
            if lines:
                raise ValueError(f"{language}: text under {heading!r}")
            continue
        slug, title = heading.removeprefix("### ").split(" | ")
        paragraph, note = lines if len(lines) == 2 else (*lines, "> ")
        if paragraph.startswith("> ") or not note.startswith("> "):
            raise ValueError(f"{language}: {slug} is not a paragraph with at most one note")
        found.append(Clause(chapter, slug, title, paragraph, note.removeprefix("> ")))
    return found


def chapters_of(key: str, language: str) -> dict[int, list[str]]:
    """The clauses' slugs in their order, by chapter."""
    found: dict[int, list[str]] = {}
    for clause in clauses_of(key, language):
        found.setdefault(clause.chapter, []).append(clause.slug)
    return found


def noted(key: str, language: str) -> set[str]:
    """The clauses that own up to something in a note."""
    return {clause.slug for clause in clauses_of(key, language) if clause.note}


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))
