"""User errors, and tracebacks without error messages.

An error message may reveal cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from traceback import extract_tb

from engine.core.text import LocalizedText, Value, text


class UserError(Exception):
    """Raised to reject a user's request.

    `text` is the reason, which still has to be translated. It refers to players by index into `names`.
    """

    def __init__(self, reason: LocalizedText, names: Sequence[str] = ()) -> None:
        super().__init__(reason.key, *reason.values)
        self.text = reason
        self.names = tuple(names)


class PermissionDenied(UserError):
    """Raised to reject a request that requires the permission to manage the guild."""


def user_error(key: str, /, **values: Value) -> UserError:
    """Return a UserError with the translation key `refusal-<key>`, for the caller to raise."""
    return UserError(text(f"refusal-{key}", **values))


def format_traceback(error: BaseException) -> str:
    """Format a traceback with the types of the chained errors and the lines that raised them.

    The root cause is last.
    """
    return "; after ".join(_format_frames(link) for link in _chain(error))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _format_frames(error: BaseException) -> str:
    places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in extract_tb(error.__traceback__)]
    return " < ".join([type(error).__qualname__, *reversed(places)])
