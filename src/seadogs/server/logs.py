"""Logs: JSON lines, or colours where a person looks on. No move, view, token or query ever stands in one.

An exception is logged as its type and where it happened, never its message, which may quote what is secret.
"""

import logging
import sys
import traceback
from types import TracebackType
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict

DEEPEST: Final = 12  # frames of an exception, innermost last


def make_log(out: TextIO | None = None, level: int = logging.INFO) -> Any:
    """The logger of one server, to `out` or standard error."""
    stream = out or sys.stderr
    show: Any = structlog.dev.ConsoleRenderer() if stream.isatty() else structlog.processors.JSONRenderer()
    return structlog.wrap_logger(
        structlog.PrintLogger(stream),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _where_it_failed,
            show,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )


class Forward(logging.Handler):
    """Hands what libraries log through `logging` to our log: what they say, never the values they say it of."""

    def __init__(self, log: Any) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        said = str(record.msg).strip().partition("\n")[0]  # further lines are tracebacks, messages and all
        self._log.log(record.levelno, said, source=record.name, exc_info=error)


def _where_it_failed(_log: object, _method: str, event: EventDict) -> EventDict:
    """Replace exc_info by the frames of the exception being handled."""
    wanted = event.pop("exc_info", None)
    trace: TracebackType | None = wanted.__traceback__ if isinstance(wanted, BaseException) else sys.exc_info()[2]
    if wanted and trace is not None:
        frames = traceback.extract_tb(trace)[-DEEPEST:]
        event["frames"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return event
