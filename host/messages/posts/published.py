"""The last event that a match's sent messages show.

Messages wait in the outbox until Discord accepts them. Until then, a web page must not show what they announce.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct

from host.core import outbox
from host.core.kinds import UnknownKind, name_of
from host.core.owners import match_owner
from host.matches.log.entries import LoggedEntry, Move
from host.messages.posts.kinds import PostEntry, PostFinal, PostLines, PostSegment
from host.messages.posts.tracked_messages import load_tracked
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored
from storage.matches.match.matches import MatchRow

FEATURE = "posts"
"""The name of the feature that sends messages about matches."""
FINAL_KIND = name_of(PostFinal)
ANNOUNCEMENTS = (PostEntry, PostLines, PostSegment)


class PublishedPart(Struct, frozen=True):
    """The part of a match's log that sent messages show."""

    head: int
    """The number of the last log entry that a message shows."""
    is_final_pending: bool
    """Whether the message with the result has not been sent yet."""
    deadline: int | None
    """The deadline on the status card, in Unix milliseconds; None if it shows none."""


async def published_part(tx: Transaction, row: MatchRow, entries: Sequence[LoggedEntry]) -> PublishedPart:
    """Return the part of a match's whole log that sent messages show."""
    pending = await _pending(tx, row.id)
    is_final_pending = any(isinstance(post, PostFinal) for post in pending)
    announcements = [post for post in pending if isinstance(post, ANNOUNCEMENTS)]
    known = await load_tracked(tx, row)
    if not announcements:
        return PublishedPart(row.head, is_final_pending, known.card_deadline)
    first, reported = announcements[0], known.last_reported_seq
    if isinstance(first, PostEntry):
        head = first.seq - 1
    else:
        unreported = (one.seq for one in entries if one.seq > reported and isinstance(one.entry, Move))
        head = next(unreported, row.head + 1) - 1
    return PublishedPart(min(row.head, head), is_final_pending, known.card_deadline)


async def is_published(tx: Transaction, match_id: int) -> bool:
    """Return whether sent messages show everything that has happened in a match."""
    pending = await _pending(tx, match_id)
    return not any(isinstance(post, (*ANNOUNCEMENTS, PostFinal)) for post in pending)


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
