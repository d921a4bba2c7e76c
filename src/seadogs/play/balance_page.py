"""The report of `balance` as one page that needs nothing else: tables as charts, in the reader's language."""

from collections.abc import Sequence
from html import escape
from typing import Final

from seadogs.play import balance
from seadogs.play.balance import Balance, Count, Table
from seadogs.play.charts import Row, intervals
from seadogs.play.intervals import Estimate
from seadogs.play.words import Words

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2a33; --paper: #fbf8f1; --line: #d9d2c3; --dot: #14606b; --warn: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e2d4; --paper: #14202a; --line: #33424e; --dot: #6cc3cf; --warn: #ff8a80; } }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 760px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; margin: 1.6em 0 .4em; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.label, .figure { text-anchor: end; } .tick { text-anchor: middle; opacity: .7; }
.grid { stroke: var(--line); } .fair { stroke: var(--ink); stroke-width: 1.5; }
.limit { stroke: var(--warn); stroke-width: 1.5; stroke-dasharray: 5 4; }
.whisker { stroke: var(--dot); stroke-width: 3; stroke-linecap: round; opacity: .55; } circle { fill: var(--dot); }
.whisker.beyond { stroke: var(--warn); } circle.beyond { fill: var(--warn); }
code { overflow-wrap: anywhere; }
"""


def page(report: Balance, words: Words, command: str) -> str:
    """The HTML text, in the game's words. `command` is what was written to get this."""
    head = words.say("balance-title", {"title": words.say("game-title")})
    edition = words.say("balance-edition", {"edition_name": report.edition})
    parts = [
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(head)}</title><style>{STYLE}</style></head><body><h1>{escape(head)}</h1>",
        f"<p>{escape(words.say('balance-how'))}</p>",
        f"<p>{escape(edition)} <code>{escape(command)}</code></p>",
    ]
    for table in report.tables:
        parts.append(f"<h2>{escape(words.say('balance-seats', {'count': table.seats, 'games': table.games}))}</h2>")
        parts += charts(report, table, words)
    return "".join([*parts, "</body></html>\n"])


def charts(report: Balance, table: Table, words: Words) -> list[str]:
    """A heading and a chart each for seats, lots, strategies, features and sources."""
    fair, scaled = [(1.0, "fair")], table.seats
    made = [
        chart(words, "by-seat", rows(report, words, "by-seat", table.by_seat, scaled), fair, balance.MOST_OF_A_SEAT),
        *by_lot(report, table, words),
        chart(
            words,
            "strategies",
            rows(report, words, "strategies", table.strategies, scaled),
            fair,
            balance.MOST_OF_A_STRATEGY,
        ),
    ]
    if table.features:
        lifts = rows(report, words, "features", table.features, 100)
        made.append(chart(words, "features", lifts, [(0.0, "fair")], 100 * balance.MOST_LIFT))
    if table.sources:
        made.append(chart(words, "sources", rows(report, words, "sources", table.sources, 1), [(0.0, "fair")], None))
    for strategy, counts in table.sources_of.items() if table.sources else ():
        if counts:
            heading = words.say("balance-sources-of", {"favoured": label(report, words, "strategies", strategy)})
            sources = rows(report, words, "sources", counts, 1)
            made.append(f"<h4>{escape(heading)}</h4>{intervals(heading, sources, [(0.0, 'fair')])}")
    return made


def by_lot(report: Balance, table: Table, words: Words) -> list[str]:
    """The chart of wins by the order drawn, where the game draws one."""
    if not table.by_lot:
        return []
    shown = rows(report, words, "by-lot", table.by_lot, table.seats)
    return [chart(words, "by-lot", shown, [(1.0, "fair")], balance.MOST_OF_A_SEAT)]


def chart(words: Words, kind: str, shown: list[Row], marks: list[tuple[float, str]], limit: float | None) -> str:
    """The heading of a kind of count, what it is about, and its rows between the marks and the limit."""
    heading = words.say(f"balance-{kind}")
    lines = [*marks, (limit, "limit")] if limit is not None else marks
    about = f"<p>{escape(words.say(f'balance-{kind}-about'))}</p>"
    return f"<h3>{escape(heading)}</h3>{about}{intervals(heading, shown, lines)}"


def rows(report: Balance, words: Words, kind: str, counts: Sequence[Count], times: float) -> list[Row]:
    """What is counted as rows, values multiplied by `times`."""
    made = []
    for count in counts:
        value = Estimate(count.value.value * times, count.value.low * times, count.value.high * times)
        made.append(Row(label(report, words, kind, count.key), value, figure(kind, value, count.times), count.beyond))
    return made


def figure(kind: str, value: Estimate, times: int) -> str:
    """A value with its interval; lifts, in hundredths, with how often they were seen."""
    if kind == "features":
        return f"{value.value:+.1f} ({value.low:+.1f} … {value.high:+.1f}) ×{times}"
    return f"{value.value:.2f} ({value.low:.2f} … {value.high:.2f})"


def label(report: Balance, words: Words, kind: str, key: str) -> str:
    """What is counted, in words."""
    if kind == "by-seat":
        return words.say("balance-chair", {"number": int(key) + 1})
    if kind == "by-lot":
        return words.say("balance-lot", {"number": int(key)})
    if kind == "strategies":
        return words.say(f"strategy-{key}") if key else words.say("balance-even")
    fact = report.feature if kind == "features" else report.source
    return str(words.arguments({fact: key})[fact])
