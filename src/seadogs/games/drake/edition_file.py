"""Reads an edition file: the values of the schema, and the destinations, whose kind says which values each has.

What the values mean to each other is `edition_check`'s business; what the rules read is `edition`'s. Never compiled:
it runs once a process.
"""

from collections.abc import Mapping

from seadogs.games.drake.edition_shape import DESTINATIONS, KIND, PLACE, SCHEMA
from seadogs.kernel import edition_file
from seadogs.kernel.edition_reader import Origin, Reader, under
from seadogs.kernel.plain import plain
from seadogs.kernel.provenance import Violation


class Sheet(edition_file.Sheet):
    """A file of the right shape, whose values stand in the order of the schema and then of the file."""

    @property
    def places(self) -> list[str]:
        """The keys of the destinations, in the order of the file."""
        paths = [value.path.split(".") for value in self.values]
        return list(dict.fromkeys(path[1] for path in paths if path[0] == "destination"))

    def kind(self, place: str) -> str:
        return self.word(f"destination.{place}.kind")


def read(tree: Mapping[str, object]) -> tuple[Sheet, list[Violation]]:
    """The values in `tree`, and what is wrong with its shape; with any violation the sheet has gaps."""
    reader = Reader()
    name, outer = reader.whole(tree, SCHEMA, ("destination",))
    _destinations(reader, tree, outer)
    return Sheet(name, reader.values), reader.faults.found


def _destinations(reader: Reader, tree: Mapping[str, object], outer: Origin) -> None:
    """The tables below `destination`."""
    tables = tree.get("destination")
    if not isinstance(tables, dict):
        if "destination" in tree:
            reader.faults.add("table-expected", "destination", found=plain(tables), keys="cartagena, panama")
        else:
            reader.faults.add("key-missing", "destination", key="destination")
        return
    inherited = reader.origin(tables, "destination", outer)
    for place, node in tables.items():
        path = under("destination", place)
        if place != "from" and reader.key_fits(place, path):
            _destination(reader, node, path, inherited)


def _destination(reader: Reader, node: object, path: str, inherited: Origin) -> None:
    kind = node.get("kind") if isinstance(node, dict) else None
    stated = kind.get("value") if isinstance(kind, dict) else kind
    schema = DESTINATIONS.get(stated) if isinstance(stated, str) else None
    if schema is not None or not isinstance(node, dict):
        reader.table(node, path, schema or PLACE, inherited)
    elif kind is None:
        reader.faults.add("key-missing", under(path, "kind"), key="kind")
    else:
        reader.value(kind, under(path, "kind"), KIND, "rule")
