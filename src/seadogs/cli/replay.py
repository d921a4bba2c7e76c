"""`seadogs replay`: a record played again, up to any move, as the whole table or as one seat saw it."""

from dataclasses import dataclass
from typing import Annotated, Any

import typer

from seadogs.cli import arguments, session, tree
from seadogs.cli.problem import Problem
from seadogs.games import AnyGame
from seadogs.kernel import record as records
from seadogs.kernel.names import CHANCE, WATCHER, Seat
from seadogs.kernel.record import Record, RecordError
from seadogs.kernel.telling import Told, told
from seadogs.play.words import Words


@dataclass(frozen=True)
class Step:
    """One move and what was told of it. `text` is the move's own, "" if the reader's seat did not make it."""

    number: int
    seat: int
    text: str
    story: list[Told]


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option(metavar="N", parser=arguments.whole("--to", 0))] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", parser=arguments.whole("--seat", WATCHER))] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    edition: Annotated[str | None, typer.Option(metavar="FILE")] = None,
) -> int:
    """The table after move `to` (all moves if None), whole or as `seat` (WATCHER: -2) knows it."""
    here = session.of(context)
    words = here.words
    key = ""
    try:
        record = records.read(arguments.read_file(file))
        key = record.header.game
        game, _ = arguments.open_with(key, edition, here.language)
        if seat is not None:
            arguments.seat_of(record.header.seats, seat, watchers=1)
        if to is None:
            records.verify(game, record)
        elif to > len(record.rows):
            raise Problem("move-missing", file=file, to=to, moves=len(record.rows))
        state, steps = play_again(game, record, to, None if seat is None else Seat(seat))
    except RecordError as error:
        raise record_problem(file, error, key, here.language) from error
    words = Words(key, here.language, [], game.titles, game.terms)
    facts = summary(game, record, state, steps, None if seat is None else Seat(seat), words)
    if json:
        here.json(facts)
    else:
        _show(here, facts, words)
    return 0


def play_again(game: AnyGame, record: Record, to: int | None, seat: Seat | None) -> tuple[Any, list[Step]]:
    """The state after move `to`, and every move up to it as `seat` was told of it; None hears everything."""
    state = records.start(game, record.header)
    steps = []
    for row in record.rows[:to]:
        action = records.action_of(game, state, row)
        story: list[Any] = []
        game.apply(state, row.seat, action, story)
        heard = story if seat is None else [event for event in (game.tell(e, seat) for e in story) if event]
        text = row.text if seat is None or row.seat == seat else ""
        steps.append(Step(row.number, row.seat, text, [told(event) for event in heard]))
    return state, steps


def summary(
    game: AnyGame, record: Record, state: Any, steps: list[Step], seat: Seat | None, words: Words
) -> dict[str, Any]:
    """All that `replay` shows, as plain values. With a seat, nothing that this seat may not know."""
    header, waiting = record.header, game.waiting(state)
    facts: dict[str, Any] = {
        "game": header.game,
        "rules": header.rules,
        "edition": game.edition,
        "seats": header.seats,
        "options": dict(header.options),
        "number": len(steps),
        "seat": seat,
        "waiting": list(waiting),
        "over": not waiting,
    }
    if not waiting:
        facts |= {"scores": game.scores(state), "places": game.places(state)}
    facts["story"] = [_step(step, words) for step in steps]
    if seat is None:
        facts["state"] = tree.plain(game.dump(state))
        facts["legal"] = {str(asked): _texts(game, state, asked) for asked in waiting}
    else:
        facts["view"] = tree.plain(game.view(state, seat))
        if seat in waiting:
            facts["prompt"] = tree.plain(game.prompt(state, seat))
    return facts


def record_problem(file: str, error: RecordError, game: str, language: str) -> Problem:
    """What is wrong with a record: the line, the reason and, where one is broken, the rule."""
    words = Words(game, language)
    reason = words.say(f"record-{error.code}", error.facts)
    if error.refusal:
        reason = words.say("record-by-rule", {"reason": reason, "rule": words.refusal(error.refusal)})
        return Problem("record-rule", file=file, line=error.line, reason=reason, clause=error.refusal.clause)
    return Problem("record", file=file, line=error.line, reason=reason)


def _texts(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    if seat == CHANCE:
        return [game.text(action) for action, _ in game.odds(state)]
    return [game.text(action) for action in game.legal(state, seat)]


def _step(step: Step, words: Words) -> dict[str, Any]:
    story = [{"name": t.name, "facts": dict(t.facts), "sentence": words.event(t)} for t in step.story]
    made: dict[str, Any] = {"number": step.number, "seat": step.seat, "story": story}
    return made | {"text": step.text} if step.text else made


def _show(here: session.Session, facts: dict[str, Any], words: Words) -> None:
    for step in facts["story"]:
        sentences = [event["sentence"] for event in step["story"]]
        move = f"[{step['text']}]" if "text" in step else ""
        here.line(" ".join(part for part in (f"{step['number']:>4}", move, *sentences) if part))
    here.line()
    tree.show(here, facts["view"] if "view" in facts else facts["state"])
    here.line()
    if facts["over"]:
        here.say("replay-over", moves=facts["number"])
        show_scores(here, words, facts["scores"], facts["places"])
        return
    asked = ", ".join(words.captain(seat) for seat in facts["waiting"])
    here.say("replay-waiting", moves=facts["number"], captains=asked)
    choices = facts.get("prompt", {}).get("choices", [])
    texts = [choice["text"] for choice in choices] or [t for ts in facts.get("legal", {}).values() for t in ts]
    for text in texts:
        here.line(f"  {text}")


def show_scores(here: session.Session, words: Words, scores: list[int], places: list[int]) -> None:
    """Who came where, the winner first."""
    for seat in sorted(range(len(scores)), key=lambda seat: (places[seat], seat)):
        here.say("final-place", rank=places[seat], captain=words.captain(seat), points=scores[seat])
