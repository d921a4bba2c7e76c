"""A table of integers behaves as a list, whatever it is made of."""

from mypy_extensions import i64

from seadogs.kernel.tables import vec


def test_interpreted_code_gets_a_plain_list() -> None:
    kind: object = vec  # mypy reads another type here than Python does: see the module
    assert kind is list


def test_a_table_is_made_read_written_and_copied_like_a_list() -> None:
    table = vec[i64]([i64(3), i64(1)])
    other = table[:]
    other[0] = i64(9)
    assert [int(number) for number in table] == [3, 1]
    assert [int(number) for number in other] == [9, 1]
    assert len(table) == 2
