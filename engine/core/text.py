"""Localizable texts: a translation key and its values, without any wording.

The sentences are in Fluent files (`engine/games/<g>/locales/`, `bot/<feature>/locales/`). The code that
displays a LocalizedText chooses the language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class SeatName(Struct, frozen=True, tag="who"):
    """A seat number, displayed as the player's name."""

    seat: int


class Quote(Struct, frozen=True, tag="quote"):
    """A user's literal text.

    The code that displays it must escape it.
    """

    words: str


class LocalizedText(Struct, frozen=True, tag="text"):
    """A translation key and its values.

    A value that is itself a LocalizedText is translated first, into the same language. Its Fluent attributes
    become additional values named `<name>-<attribute>`, for example for cases and articles. A tuple of
    LocalizedTexts or seats becomes a list.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        """Return the value with the given name.

        Raise KeyError if the text has no such value.
        """
        return dict(self.values)[name]


Value: TypeAlias = "str | int | SeatName | Quote | LocalizedText | tuple[LocalizedText | SeatName, ...]"


def seat_values(seats: Sequence[int]) -> dict[str, Value]:
    """Return the values `who` (the list of seats) and `count`, which selects singular or plural."""
    return {"who": tuple(SeatName(seat) for seat in seats), "count": len(seats)}


def text(key: str, /, **values: Value) -> LocalizedText:
    """Create a LocalizedText, for example `text("bought", part=part_text, taler=3)`.

    Underscores in names become hyphens.
    """
    return LocalizedText(key, tuple((name.replace("_", "-"), value) for name, value in values.items()))
