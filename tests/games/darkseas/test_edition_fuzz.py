"""Whatever stands in a file, reading it gives an edition or an EditionError with a reason, nothing else."""

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from seadogs.games.darkseas.edition_check import check, constraints
from seadogs.games.darkseas.edition_effect import read_effect
from seadogs.games.darkseas.edition_shape import STEPS, VERBS
from seadogs.games.darkseas.edition_step import tree_of
from seadogs.kernel.edition_reader import Faults
from tests.conformance.editions import read_or_blamed
from tests.games.darkseas.broken_editions import TEXT

SLUGS = frozenset(constraints())
LINES = TEXT.splitlines()
WORDS = sorted(
    {word for verb in VERBS.values() for word in verb.words} | {"here", "anywhere", "matching", "me", "each"}
)


@given(st.data())
def test_plunder_1_with_lines_lost_doubled_and_moved(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        to = data.draw(st.integers(0, len(lines) - 1))
        if data.draw(st.booleans()):
            lines.insert(to, lines[at])
        else:
            lines.insert(to, lines.pop(at))
    read_or_blamed("darkseas", "\n".join(lines))


LEAVES = st.one_of(st.none(), st.booleans(), st.integers(-3, 12), st.floats(), st.text(max_size=5), st.dates())
NODES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["value", "from", "en", "x"]), inner),
    max_leaves=8,
)


@given(st.data())
def test_plunder_1_with_any_tree_below_a_key(data: st.DataObject) -> None:
    tree: dict[str, Any] = tomllib.loads(TEXT)
    node: Any = tree
    while True:
        keys = sorted(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.booleans()):
            break
        node = node[key]
    node[key] = data.draw(NODES)
    assert {violation.constraint for violation in check(tree)} <= SLUGS


OPTIONS = st.sampled_from([*VERBS, *STEPS, "where", "by", "at", "count", "keep", "per", "every", "most", "oops"])
STEP = st.recursive(
    st.one_of(st.sampled_from(WORDS), st.integers(-1, 10), st.booleans()),
    lambda inner: st.dictionaries(OPTIONS, inner | st.lists(inner, max_size=3), max_size=4),
    max_leaves=20,
)


@given(st.lists(STEP, max_size=3))
def test_any_effect_is_read_or_blamed_and_what_is_read_can_be_written(effect: list[Any]) -> None:
    faults = Faults()
    steps = read_effect(effect, "effect", faults)
    assert {broken.constraint for broken in faults.found} <= SLUGS
    if not faults.found:
        assert read_effect(tree_of(steps), "effect", faults) == steps
