"""The last event that a match's sent messages show.

Messages wait in the outbox until Discord accepts them. Until then, a web page must not show what they announce.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from host.core import outbox
from host.core.kinds import UnknownKind, name_of
from host.core.owners import match_owner
from host.messages.posts.kinds import PostEntry, PostFinal, PostLines, PostSegment
from host.messages.posts.tracked_messages import load_tracked
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored
from storage.matches.match.matches import MatchRow

FEATURE = "posts"
"""The name of the feature that sends messages about matches."""
FINAL_KIND = name_of(PostFinal)


class PublishedPart(Struct, frozen=True):
    """The part of a match's log that sent messages show."""

    head: int
    """The number of the last log entry that a message shows."""
    is_final_pending: bool
    """Whether the message with the result has not been sent yet."""


async def published_part(tx: Transaction, row: MatchRow) -> PublishedPart:
    """Return the part of a match's log that sent messages show."""
    reported = (await load_tracked(tx, row)).last_reported_seq
    pending = await _pending(tx, row.id)
    announcements = (post for post in pending if isinstance(post, PostEntry | PostLines | PostSegment))
    match next(announcements, None):
        case None:
            head = row.head
        case PostEntry(seq=seq):
            head = seq - 1
        case _:
            head = reported
    is_final_pending = any(isinstance(post, PostFinal) for post in pending)
    return PublishedPart(min(row.head, max(head, reported)), is_final_pending)


async def unannounced_results(tx: Transaction, match_ids: Iterable[int]) -> frozenset[int]:
    """Return the finished matches whose result no sent message shows."""
    waiting = await stored.of_matches(tx, [*match_ids], FEATURE)
    return frozenset(row.owner for row in waiting if row.kind == FINAL_KIND)


async def _pending(tx: Transaction, match_id: int) -> list[Any]:
    """Return a match's unsent messages in order; those of unknown kinds are omitted."""
    found = []
    for waiting in await outbox.of_owner(tx, match_owner(match_id)):
        with suppress(UnknownKind):
            found.append(outbox.parse(waiting))
    return found
