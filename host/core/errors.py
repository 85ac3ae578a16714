"""User errors without display text, and tracebacks without error messages, which may reveal cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from traceback import extract_tb

from engine.core.text import LocalizedText, Value, text


class UserError(Exception):
    """An error that rejects a user's request.

    `text` is the reason. It refers to names by seat, as indices into `names`.
    """

    def __init__(self, reason: LocalizedText, names: Sequence[str] = ()) -> None:
        super().__init__(reason.key, *reason.values)
        self.text = reason
        self.names = tuple(names)


class PermissionDenied(UserError):
    """An error that rejects a request that only users who manage the guild may make."""


def user_error(key: str, /, **values: Value) -> UserError:
    """Return a UserError with the translation key `refusal-<key>`, for the caller to raise."""
    return UserError(text(f"refusal-{key}", **values))


def format_traceback(error: BaseException) -> str:
    """Return the types of the chained errors and the lines that raised them, root cause last."""
    return "; after ".join(_format_frames(link) for link in _chain(error))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _format_frames(error: BaseException) -> str:
    places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in extract_tb(error.__traceback__)]
    return " < ".join([type(error).__qualname__, *reversed(places)])
