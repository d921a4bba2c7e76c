"""What can go wrong between a client and this server, as problem details (RFC 9457).

Every answer that is no success has this shape. `code` names the sentence that a client shows in its reader's
language (message `problem-<code>`, or `refusal-<code>` where a rule is the reason); `detail` is for programmers.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from seadogs.kernel.names import Fact, Facts
from seadogs.kernel.provenance import Violation
from seadogs.kernel.record import RecordError
from seadogs.kernel.refusal import Refusal

MEDIA_TYPE: Final = "application/problem+json"

# code: (status, title, what to do about it)
CODES: Final[dict[str, tuple[int, str, str]]] = {
    "invalid": (400, "The request is malformed", "See `errors`: each says where the fault is and what is expected."),
    "unauthorized": (401, "The bearer token is malformed", "Get a token from POST /api/devices."),
    "foreign-origin": (403, "The request comes from a page of another site", "Send it from this server's own page."),
    "not-your-seat": (403, "This device does not hold that seat", "Ask for a seat that it holds, or watch as seat -2."),
    "not-over": (403, "The record holds secrets until the match is over", "Ask again once `over` is true."),
    "not-found": (404, "There is nothing here", "Look at /schema for the addresses there are."),
    "no-match": (404, "There is no match of that id", "GET /api/matches lists this device's matches."),
    "not-practice": (403, "Advice is given in matches for practice only", "Begin a match with `practice`."),
    "no-number": (404, "The match has no move of that number", "Ask for 0 to the match's `number`."),
    "no-seat": (404, "The match has no seat of that number", "GET /api/matches/{id} lists its chairs."),
    "method": (405, "That method is not for this address", "The header Allow lists those that are."),
    "taken": (409, "That chair is taken", "Take an open one."),
    "not-started": (409, "The match waits for people to sit down", "Take the open chairs first."),
    "over": (409, "The match is over", "Nothing is left to do in it."),
    "stale": (409, "The table has changed since", "Read the table again; `facts.number` is its number now."),
    "no-undo": (409, "Those moves cannot be taken back", "See the table's `undo`; where it is null, nothing can."),
    "not-asked": (409, "The match does not wait for that seat", "See the table's `waiting`."),
    "too-many-matches": (
        409,
        "This device plays as many matches at once as it may",
        "Finish one of them first; `facts.most` says how many there may be.",
    ),
    "other-rules": (
        409,
        "The match was begun under other rules",
        "A running match keeps its rules: serve it with that version.",
    ),
    "too-large": (413, "The request is too large", "An edition has at most 262,144 bytes, a record 1,048,576."),
    "unknown-game": (422, "There is no game of that key", "GET /api/games lists them."),
    "seats": (422, "The game is not for that many", "Give one chair for each seat, `fewest` to `most` of them."),
    "unknown-option": (422, "The game has no such option", "GET /api/games lists its switches."),
    "unknown-bot": (422, "There is no bot of that name", "GET /api/games lists the bots."),
    "unknown-move": (422, "No move has that text", "Send the `text` of one of the prompt's choices."),
    "edition": (422, "The edition breaks its constraints", "See `violations`."),
    "record": (422, "That is no record of a match", "See `facts.line`, and `refusal` where a rule is why."),
    "rule": (422, "A rule forbids it", "See `clause`."),
    "too-many": (429, "Too many requests", "Wait the seconds that Retry-After says."),
    "internal": (500, "The server failed", "It is our fault, and logged."),
    "busy": (
        503,
        "Another program holds the database",
        "Nothing was written. Ask again after the seconds that Retry-After says; close what else has the file open.",
    ),
}


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with a request: where it is, and what was expected there."""

    where: str
    what: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Problem details (RFC 9457). `type` is the address of the code's description.

    `refusal` is the game's own, where a record breaks a rule.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    clause: str | None = None
    facts: dict[str, Fact] = {}
    errors: list[Fault] = []
    violations: list[Violation] = []
    refusal: Refusal | None = None


class ProblemError(Exception):
    """Raised wherever a request cannot be done; the application answers with its problem."""

    def __init__(self, problem: Problem, headers: dict[str, str] | None = None) -> None:
        super().__init__(problem.code)
        self.problem = problem
        self.headers = headers or {}


def problem(
    code: str,
    *,
    facts: Facts | None = None,
    errors: Sequence[Fault] = (),
    violations: Sequence[Violation] = (),
    headers: dict[str, str] | None = None,
) -> ProblemError:
    """The error to raise for one of CODES."""
    status, title, detail = CODES[code]
    told = Problem(
        f"/schema#{code}", title, status, detail, code, None, dict(facts or {}), list(errors), list(violations)
    )
    return ProblemError(told, headers)


def refused(refusal: Refusal) -> ProblemError:
    """The error to raise where a rule forbids an action: its code is the refusal's own."""
    status, title, detail = CODES["rule"]
    told = Problem("/schema#rule", title, status, detail, refusal.code, refusal.clause, dict(refusal.facts))
    return ProblemError(told)


def unreadable(error: RecordError) -> ProblemError:
    """The error to raise for a bad record: its code, `record-<code>`, is the message that says what is wrong."""
    status, title, detail = CODES["record"]
    facts: dict[str, Fact] = {**error.facts, "line": error.line}
    clause = error.refusal.clause if error.refusal else None
    code = f"record-{error.code}"
    return ProblemError(Problem("/schema#record", title, status, detail, code, clause, facts, refusal=error.refusal))
