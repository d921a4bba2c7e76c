"""Whatever stands in a file, reading it gives an edition or an EditionError with a reason, nothing else."""

import tomllib
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from seadogs.games.drake.edition_check import check, constraints
from tests.conformance.editions import read_or_blamed

FILE = Path(__file__).parents[3] / "src/seadogs/games/drake/editions/plymouth-1.toml"
TEXT = FILE.read_text("utf-8")
LINES = TEXT.splitlines()
SLUGS = frozenset(constraints())

# Values as TOML writes them, of every type and of sizes that nobody prints on cardboard.
WRITTEN = st.one_of(
    st.integers(-(10**30), 10**30).map(str),
    st.integers(-2, 12).map(str),
    st.sampled_from(["true", "nan", "-inf", "1.0", "1979-05-27", "07:32:00", '""', '"all"', '["sugar"]']),
    st.sampled_from(["[]", "[[]]", "{}", "{ value = 1 }", '{ from = "rule" }', "[1, 2, 3]", "[true]"]),
    st.sampled_from(["0x" + "f" * 900, "[" * 90 + "]" * 90]),
    st.text(max_size=8).map(lambda text: '"' + text.replace("\\", "").replace('"', "") + '"'),
)
KEYS = st.one_of(st.text("abcdefghijklmnopqrstuvwxyz0123456789-.", min_size=1, max_size=12), st.just('"\\u0000 x"'))


@given(st.lists(st.tuples(KEYS, WRITTEN), max_size=6))
def test_any_small_toml(lines: list[tuple[str, str]]) -> None:
    read_or_blamed("drake", "\n".join(f"{key} = {value}" for key, value in lines))


@given(st.data())
def test_plymouth_1_with_other_values(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        key = lines[at].split(" = ")[0]
        change = data.draw(st.sampled_from(["value", "key", "drop", "double", "table"]))
        if change == "value":
            lines[at] = f"{key} = {data.draw(WRITTEN)}"
        elif change == "key":
            lines[at] = lines[at].replace(key, data.draw(KEYS), 1)
        elif change == "drop":
            lines[at] = ""
        elif change == "double":
            lines.insert(data.draw(st.integers(0, len(lines))), lines[at])
        else:
            lines.insert(at, f"[{data.draw(KEYS)}]")
    read_or_blamed("drake", "\n".join(lines))


NODES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.dates()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["value", "from", "x"]), inner),
    max_leaves=8,
)


@given(st.data())
def test_plymouth_1_with_any_tree_below_a_key(data: st.DataObject) -> None:
    tree: dict[str, Any] = tomllib.loads(TEXT)
    table = tree
    while True:
        key = data.draw(st.sampled_from(sorted(table)))
        if not isinstance(table[key], dict) or data.draw(st.booleans()):
            break
        table = table[key]
    table[key] = data.draw(NODES)
    assert {violation.constraint for violation in check(tree)} <= SLUGS
