"""Text as a key with values: what is said, never how it is worded.

Sentences live in Fluent files (`engine/games/<g>/locales/`, `bot/<feature>/locales/`); whoever shows a Text
picks the language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class SeatName(Struct, frozen=True, tag="who"):
    """A seat to be shown by its player's name."""

    seat: int


class Quote(Struct, frozen=True, tag="quote"):
    """What a person wrote, word for word: whoever shows it makes it harmless there."""

    words: str


class LocalizedText(Struct, frozen=True, tag="text"):
    """A message key and the values it is worded with.

    A Text among the values is worded first, in the same language; its Fluent attributes are passed along as
    `<name>-<attribute>` (cases, articles). A tuple of Texts or seats is worded as a list.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        """Return one value by name; KeyError when the text has none of that name."""
        return dict(self.values)[name]


Value: TypeAlias = "str | int | SeatName | Quote | LocalizedText | tuple[LocalizedText | SeatName, ...]"


def whose(seats: Sequence[int]) -> dict[str, Value]:
    """Return seats as the values `who`, a list, and `count`, by which a sentence agrees with it."""
    return {"who": tuple(SeatName(seat) for seat in seats), "count": len(seats)}


def text(key: str, /, **values: Value) -> LocalizedText:
    """Build a Text: `text("bought", part=part_text, taler=3)`; underscores in names become hyphens."""
    return LocalizedText(key, tuple((name.replace("_", "-"), value) for name, value in values.items()))
