"""Lock files: all pinned, all hashed, no word about where to download from."""

import json
import re
from typing import Any

import pytest

from tests.architecture.sources import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9.-]*)(\[[a-z,]+\])?==(?P<version>[^\s;]+)(?P<marker> ; [^\\]*)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def pins(text: str) -> dict[str, str]:
    """Versions by package of one pip lock file."""
    return {found["name"]: found["version"] for found in map(PIN.fullmatch, text.splitlines()) if found}


def test_there_are_three_locks() -> None:
    assert [path.stem for path in LOCKS] == ["build", "dev", "run"]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: str(path.stem))
def test_every_line_of_a_lock_is_a_pin_a_hash_or_a_remark(path: Any) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        is_remark = line.lstrip().startswith("#")
        assert is_remark or PIN.fullmatch(line) or HASH.fullmatch(line), f"{path.name}:{number}: {line}"
        if PIN.fullmatch(line):
            assert HASH.fullmatch(lines[number]), f"{path.name}:{number}: no hash for {line}"


def test_one_package_has_one_version_in_all_locks() -> None:
    every = {path.stem: pins(path.read_text(encoding="utf-8")) for path in LOCKS}
    assert every["run"].items() <= every["dev"].items()
    assert every["build"].items() <= every["dev"].items()


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: str(path.stem))
def test_what_is_asked_for_is_locked(path: Any) -> None:
    locked = pins(path.read_text(encoding="utf-8"))
    for line in path.with_suffix(".in").read_text(encoding="utf-8").splitlines():
        wish = re.match(r"([a-z0-9._-]+)(?:\[[a-z]+\])?==([0-9.]+)", line)
        if wish:
            name, version = wish[1].replace(".", "-").replace("_", "-"), wish[2]
            assert locked[name].startswith(version.rstrip(".")), line


def test_the_client_pins_exact_versions() -> None:
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    wishes = package.get("dependencies", {}) | package.get("devDependencies", {})
    assert wishes
    assert {name: wish for name, wish in wishes.items() if not re.fullmatch(r"\d+\.\d+\.\d+", wish)} == {}


def test_the_client_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: facts for name, facts in lock["packages"].items() if name}
    assert packages
    assert [name for name, facts in packages.items() if "resolved" in facts] == []
    bundled = {name for name, facts in packages.items() if facts.get("inBundle")}
    assert [name for name in packages if "integrity" not in packages[name] and name not in bundled] == []
