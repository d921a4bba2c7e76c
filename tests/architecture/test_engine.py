"""Which engine the tests run on is the one that was meant."""

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import seadogs
from setup import compiled_sources

EXPECTED = os.environ.get("SEADOGS_ENGINE", "")


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    assert EXPECTED in {"", "compiled", "interpreted"}
    assert seadogs.engine_kind() == (EXPECTED or seadogs.engine_kind())


def test_the_engine_is_wholly_of_one_kind() -> None:
    """A module that lost its compiled file, or that shadows a newer source, would go unnoticed elsewhere."""
    names = [".".join(Path(source).with_suffix("").parts[1:]) for source in compiled_sources()]
    assert names
    kinds = {name: is_compiled(name) for name in names}
    wanted = seadogs.engine_kind() == "compiled"
    assert {name for name, kind in kinds.items() if kind is not wanted} == set()


def is_compiled(name: str) -> bool:
    import_module(name)
    origin = Path(str(sys.modules[name].__file__)).name
    return origin.endswith(tuple(EXTENSION_SUFFIXES))
