"""Redaction: messages without user names and user texts, which are sent if Discord refuses the original.

Seat letters replace players' names. All functions that insert user text check `is_redacted`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

UNSEATED = "?"
"""Placeholder for the name of a user without a seat."""
OMITTED = "…"
"""Placeholder for a text written by a user."""
FIRST_LETTER = ord("A")

_note: ContextVar[str] = ContextVar("redaction_note", default="")


@contextmanager
def redacted(note: str) -> Iterator[None]:
    """Redact all messages built in this block; `note` explains the redaction to readers."""
    token = _note.set(note)
    try:
        yield
    finally:
        _note.reset(token)


def is_redacted() -> bool:
    """Return whether user names and user texts must be left out."""
    return bool(_note.get())


def redaction_note() -> str:
    """Return the explanation for readers; empty if nothing is redacted."""
    return _note.get()


def seat_letter(seat: int) -> str:
    """Return a seat's letter, as shown on its badge in images."""
    return chr(FIRST_LETTER + seat)


def seat_letters(names: Sequence[str], seat_count: int) -> list[str]:
    """Return the letters that replace names.

    The first `seat_count` names are those of the seats, in order. Any further name gets the letter of the
    seat with the same name. If no seat or more than one seat has this name, the name is replaced with `?`.
    """
    seated = list(names[:seat_count])
    further = (
        seat_letter(seated.index(name)) if seated.count(name) == 1 else UNSEATED
        for name in names[seat_count:]
    )
    return [*map(seat_letter, range(len(seated))), *further]
