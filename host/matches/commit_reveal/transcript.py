"""The transcript: who sat down, who decides, and what people have added; frozen at the start. Pure.

It holds no time and no id of a post that is made after the first contribution: what the bot alone chooses, and
could choose again until it likes what comes of it, would let it choose the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from host.matches.commit_reveal.scheme import SCHEME, Scheme, canonical

MAX_LETTERS = 2600
"""Of a transcript: it is posted as a whole, beside what it says in words."""


class AtTable(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits at a place of the table: a person by the id of their account, or a robot by its level."""

    person: str | None = None
    robot: str | None = None


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has added, to the letter."""

    person: str
    words: str


class Transcript(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a match is dealt from, beside its secret. Ids are texts: not every reader of JSON takes large numbers."""

    scheme: Scheme = SCHEME
    match: int
    commitment: str
    message: str | None
    """The post in which the commitment stands; None where it had not been posted before the start."""
    begins: Literal["random", "opener", "turned", "drawn"]
    opener: str
    roster: tuple[AtTable, ...]
    """In the order of joining; that of a rematch, or of a season's table, in the order of the seats."""
    contributions: tuple[Contribution, ...]
    """In the order in which they came."""

    @property
    def silent(self) -> tuple[str, ...]:
        """Return the people at the table who have added nothing."""
        added = {one.person for one in self.contributions}
        return tuple(one.person for one in self.roster if one.person is not None and one.person not in added)

    def is_drawn_as(self, order: Sequence[int], drawn: Sequence[int]) -> bool:
        """Tell whether the seats stand in the order drawn by lot, or else in the one that was agreed."""
        if self.begins == "random":
            return tuple(order) == tuple(drawn)
        if self.begins in {"turned", "drawn"}:
            return list(order) == [*range(len(self.roster))]
        places = [place for place, one in enumerate(self.roster) if one.person == self.opener]
        return list(order) == [*places, *(n for n in range(len(self.roster)) if n not in places)]


def write(transcript: Transcript) -> str:
    """Write a transcript to the letter as it is posted and hashed."""
    return canonical(msgspec.to_builtins(transcript))


def read(told: str) -> Transcript:
    """Read a transcript; ValueError where it is none, or not written in the one way."""
    try:
        found: Any = msgspec.json.decode(told, type=Transcript)
    except msgspec.DecodeError as slip:
        raise ValueError(str(slip)) from slip
    if write(found) != told:
        raise ValueError("not written as it is hashed")
    transcript: Transcript = found
    return transcript
