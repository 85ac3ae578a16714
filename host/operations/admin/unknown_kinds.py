"""Search a match's stored data for unsupported types and failed messages.

Unsupported data is kept for a version that supports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TypeAlias

from host.core import kinds
from host.core.features import feature
from host.core.kinds import UnknownKind
from host.core.owners import match_owner
from storage.core.database import Transaction
from storage.core.scheduling import jobs, outbox, timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.outbox import OutboxRow
from storage.core.scheduling.timers import TimerRow
from storage.decisions import vote
from storage.decisions.vote import VoteRow
from storage.messages import notices
from storage.messages.notices import NoticeRow

Envelope: TypeAlias = OutboxRow | JobRow | TimerRow | VoteRow | NoticeRow

UNIONS = MappingProxyType(
    {"post": "posts", "job": "jobs", "timer": "timers", "question": "votes", "notice": "posts"}
)
"""Maps each kind of stored data to the attribute of `Feature` that contains its supported types."""


async def find_unknown(tx: Transaction, match_id: int) -> tuple[str, ...]:
    """Return the unsupported types in a match's stored data, such as `timer absence/out2`."""
    owner = match_owner(match_id)
    stored: dict[str, Sequence[Envelope]] = {
        "post": await outbox.of_owner(tx, owner.kind, owner.id),
        "job": await jobs.of_owner(tx, owner.kind, owner.id),
        "timer": await timers.of_owner(tx, owner.kind, owner.id),
        "question": await vote.of_match(tx, match_id),
        "notice": await notices.current(tx, match_id),
    }
    found = (
        f"{text} {row.feature}/{row.kind}"
        for text, rows in stored.items()
        for row in rows
        if not _is_known(text, row)
    )
    return tuple(dict.fromkeys(found))


async def find_failed_messages(tx: Transaction, match_id: int) -> tuple[str, ...]:
    """Return the types of a match's failed messages, such as `posts/chapter`.

    Types that this version does not support are excluded.
    """
    owner = match_owner(match_id)
    rows = await outbox.of_owner(tx, owner.kind, owner.id)
    found = (f"{row.feature}/{row.kind}" for row in rows if row.is_deferred and _is_known("post", row))
    return tuple(dict.fromkeys(found))


def _is_known(what: str, row: Envelope) -> bool:
    try:
        kinds.parse(getattr(feature(row.feature), UNIONS[what]), row.feature, row.kind, row.payload)
    except UnknownKind:
        return False
    return True
