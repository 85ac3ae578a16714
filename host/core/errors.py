"""A player's slips: each is a Refusal with a Text, worded by whoever shows it; nothing is changed."""

from __future__ import annotations

from collections.abc import Sequence

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
