"""Errors of users, worded by whoever shows them; and tracebacks for the log, without messages that may quote cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from traceback import extract_tb

from engine.core.text import Text, Value, text


class Refusal(Exception):
    """What was asked for is not done; `text` says why, worded with `names` by seat."""

    def __init__(self, reason: Text, names: Sequence[str] = ()) -> None:
        super().__init__(reason.key, *reason.values)
        self.text = reason
        self.names = tuple(names)


class NotYours(Refusal):
    """Not theirs to decide who asks; whoever looks after the server may."""


def refuse(key: str, /, **values: Value) -> Refusal:
    """Return the refusal `refusal-<key>`, to be raised."""
    return Refusal(text(f"refusal-{key}", **values))


def trace(slip: BaseException) -> str:
    """Return the kinds of the errors that led to a slip, the first cause last, with the lines they came from."""
    return "; after ".join(_line(link) for link in _chain(slip))


def _chain(slip: BaseException | None) -> Iterator[BaseException]:
    while slip is not None:
        yield slip
        slip = slip.__cause__ or (None if slip.__suppress_context__ else slip.__context__)


def _line(slip: BaseException) -> str:
    places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in extract_tb(slip.__traceback__)]
    return " < ".join([type(slip).__qualname__, *reversed(places)])
