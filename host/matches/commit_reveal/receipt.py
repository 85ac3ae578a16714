"""Receipts of messages.

With a receipt, users can check later whether the message was replaced. A receipt is a single line of text.
All functions are pure.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime

from msgspec import Struct

DISCORD_EPOCH = 1_420_070_400_000
"""The start of Discord's epoch in Unix milliseconds, from which snowflake timestamps are counted."""
_LINE = re.compile(r"(\d{1,18}) ([0-9a-f]{64}) (\d{1,19}) (\S+)(?: ([0-9a-f]{64}))?", re.ASCII)


class Receipt(Struct, frozen=True, kw_only=True):
    """The public facts about a match's shuffles, saved by a user as evidence."""

    match: int
    commitment: str
    message: int
    """The id of the message with the commitment."""
    added: str | None = None
    """The SHA-256 of the last contribution's file; None without contributions.

    That file covers all earlier contributions.
    """


def serialize(receipt: Receipt) -> str:
    """Return the receipt as a line of text.

    It contains the match, the commitment, the message id and the message time. If `added` is set, it is
    included too.
    """
    parts = [str(receipt.match), receipt.commitment, str(receipt.message), _time_of(receipt.message)]
    return " ".join([*parts, *filter(None, [receipt.added])])


def parse(line: str) -> Receipt:
    """Parse a receipt's line.

    Raises ValueError if the line is not a receipt.
    """
    found = _LINE.fullmatch(" ".join(line.replace("`", " ").split()))
    if found is None or found[4] != _time_of(int(found[3])):
        raise ValueError(line)
    return Receipt(match=int(found[1]), commitment=found[2], message=int(found[3]), added=found[5])


def _time_of(message_id: int) -> str:
    """Return when a message was sent, decoded from its id."""
    return datetime.fromtimestamp(((message_id >> 22) + DISCORD_EPOCH) // 1000, UTC).strftime(
        "%Y-%m-%dT%H:%M:%SZ"
    )
