"""Receipts: one line that a person keeps, to prove later that nothing posted before was replaced. Pure."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from msgspec import Struct

DISCORD_EPOCH = 1_420_070_400_000
"""Unix milliseconds from which the ids of Discord count."""
_LINE = re.compile(r"(\d{1,18}) ([0-9a-f]{64}) (\d{1,19}) (\S+)(?: ([0-9a-f]{64}))?", re.ASCII)


class Receipt(Struct, frozen=True, kw_only=True):
    """A user's note of the public facts about a match's shuffles."""

    match: int
    commitment: str
    message: int
    """The message with the commitment."""
    added: str | None = None
    """The SHA-256 of the file of the newest contribution, which covers those before it; None if there was none."""


def serialize(receipt: Receipt) -> str:
    """Return the line to keep: match, commitment, message, the time of that message, and what was added."""
    parts = [str(receipt.match), receipt.commitment, str(receipt.message), _time_of(receipt.message)]
    return " ".join([*parts, *filter(None, [receipt.added])])


def parse(line: str) -> Receipt:
    """Parse the line of a receipt.

    Raises ValueError if the line is not a receipt.
    """
    found = _LINE.fullmatch(" ".join(line.replace("`", " ").split()))
    if found is None or found[4] != _time_of(int(found[3])):
        raise ValueError(line)
    return Receipt(match=int(found[1]), commitment=found[2], message=int(found[3]), added=found[5])


def _time_of(message_id: int) -> str:
    """Return the time at which a message was posted, decoded from its id."""
    return datetime.fromtimestamp(((message_id >> 22) + DISCORD_EPOCH) // 1000, UTC).strftime(
        "%Y-%m-%dT%H:%M:%SZ"
    )
