"""What may not stand in any file of the project."""

import ast
import re
from pathlib import Path

from tests.architecture.sources import PACKAGE, ROOT, parsed, tracked_files, tracked_texts

# Spelt in pieces, so that this file does not hold what it looks for.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("archive", "ubuntu", "com"),
    )
]
WORDS_WITHOUT_MEANING = {"Abstract", "Manager", "Handler", "Helper", "Utils", "Util", "Impl", "Data"}
EXEMPTION = re.compile(r"#\s*(noqa|type:\s*ignore)")
EXEMPTION_WITH_REASON = re.compile(r"#\s*(noqa:|type:\s*ignore\[)[^#]*?[\w\]]\s+#?\s*\S+\s+\S+\s+\S+")
OWED = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b")
CHECKED_FOLDERS = ("src/", "tests/", "tools/", "bench/", "client/src/")


def test_no_file_names_a_registry_host() -> None:
    found = [(name, host) for name, text in tracked_texts() for host in REGISTRIES if host in text]
    assert found == []


def test_no_file_names_a_path_of_this_machine() -> None:
    places = [ROOT, Path.home(), *(path.parent for path in [ROOT.parent / "shared"] if path.exists())]
    paths = [f"{place}/" for place in places if place != ROOT or len(ROOT.parts) > 2]
    found = [(name, path) for name, text in tracked_texts() for path in paths if path in text]
    assert found == []


def test_nothing_built_is_kept() -> None:
    built = {".so", ".pyc", ".o", ".sqlite3"}
    assert [path for path in tracked_files() if path.suffix in built] == []


def test_nothing_is_owed_in_the_code() -> None:
    found = [
        f"{name}:{number}"
        for name, text in tracked_texts()
        if name.startswith(CHECKED_FOLDERS)
        for number, line in enumerate(text.splitlines(), 1)
        if OWED.search(line)
    ]
    assert found == []


def test_every_exemption_has_its_reason_beside_it() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name, text in tracked_texts()
        if name.endswith(".py") and name.startswith(CHECKED_FOLDERS) and name != "tests/architecture/test_files.py"
        for number, line in enumerate(text.splitlines(), 1)
        if EXEMPTION.search(line) and not EXEMPTION_WITH_REASON.search(line)
    ]
    assert found == []


def words(name: str) -> set[str]:
    """The words of a name, capitalised: `read_dataUtil` gives Read, Data, Util."""
    return {word.capitalize() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def test_names_carry_meaning() -> None:
    found = []
    for name, tree in parsed(PACKAGE, ROOT / "tools", ROOT / "tests"):
        names = [Path(name).stem]
        names += [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        found += [(name, each) for each in names if words(each) & WORDS_WITHOUT_MEANING]
    assert found == []


def test_every_module_says_what_it_is_for() -> None:
    modules = parsed(PACKAGE, ROOT / "tools")
    assert [name for name, tree in modules if tree.body and not ast.get_docstring(tree)] == []


def test_every_command_that_the_documents_name_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    command = re.compile(r"(?:^|`)make ([a-z-]+)", re.MULTILINE)
    named = {(path.name, name) for path in documents for name in command.findall(path.read_text("utf-8"))}
    assert named
    assert {(where, name) for where, name in named if name not in targets} == set()
