"""Slips for the log: what failed and where, never the message, which may quote a hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from traceback import extract_tb


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
