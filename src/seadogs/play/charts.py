"""Intervals as pictures: rows of a dot with its whisker, as SVG that stands in a page and takes its colours."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from seadogs.play.intervals import Estimate

WIDTH: Final = 720  # of the drawing's own units, as all that follows
LABELS: Final = 210  # to the left
FIGURES: Final = 190  # to the right
ROW: Final = 24
AXIS: Final = 30
TICKS: Final = 5  # or so many


@dataclass(frozen=True)
class Row:
    """A line of a chart. `figure` is the value in words; `beyond` marks what passes the limit."""

    label: str
    value: Estimate
    figure: str
    beyond: bool = False


def intervals(title: str, rows: Sequence[Row], marks: Sequence[tuple[float, str]]) -> str:
    """Dots with whiskers, a row or more below each other; each of `marks` is a line across all, "fair" or "limit"."""
    ends = [end for row in rows for end in (row.value.low, row.value.high)] + [at for at, _ in marks]
    ticks = round_ticks(min(ends), max(ends))
    low, high = min(ticks[0], *ends), max(ticks[-1], *ends)
    height = ROW * len(rows) + AXIS
    plot = WIDTH - LABELS - FIGURES

    def across(value: float) -> float:
        return round(LABELS + plot * (value - low) / (high - low), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    for tick in ticks:
        at = across(tick)
        parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="0" y2="{height - AXIS}"/>')
        parts.append(f'<text class="tick" x="{at}" y="{height - 10}">{tick:g}</text>')
    for value, kind in marks:
        at = across(value)
        parts.append(f'<line class="{escape(kind)}" x1="{at}" x2="{at}" y1="0" y2="{height - AXIS}"/>')
    for number, row in enumerate(rows):
        parts += drawn(
            row, ROW * number + ROW / 2, across(row.value.low), across(row.value.value), across(row.value.high)
        )
    return "".join([*parts, "</svg>"])


def drawn(row: Row, y: float, low: float, middle: float, high: float) -> list[str]:
    """One row at height `y`: label, whisker, dot, figure."""
    kind = "beyond" if row.beyond else "within"
    return [
        f'<text class="label" x="{LABELS - 12}" y="{y + 5}">{escape(row.label)}</text>',
        f'<line class="whisker {kind}" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
        f'<circle class="{kind}" cx="{middle}" cy="{y}" r="4.5"/>',
        f'<text class="figure" x="{WIDTH}" y="{y + 5}">{escape(row.figure)}</text>',
    ]


def round_ticks(low: float, high: float) -> list[float]:
    """About TICKS round numbers that enclose the two; some are there even where they are equal."""
    span = high - low or 1.0
    power: float = 10.0 ** floor(log10(span / TICKS))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor * TICKS >= span)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * number, 10) for number in range(first, max(last, first + 1) + 1)]
