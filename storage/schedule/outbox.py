"""The outbox: posts still to be made, written in the transaction of what they tell.

A post is taken from here only after it was sent. A crash between the two sends it again under the same nonce,
by which the other side knows that it has it already. Posts of one match keep their order: what was added
later is never due earlier.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.core.schema import outbox

NONCE_BYTES = 12
"""24 hexadecimal digits; Discord takes up to 25 letters."""


class Post(Struct, frozen=True, kw_only=True):
    """A post to be made for a match; `payload` is JSON of ids and numbers."""

    match: int
    kind: str
    payload: str = "{}"
    nonce: str = ""
    """Of a post in whose place this one comes and which may be sent already; else a new one is made."""
    attempts: int = 0


class PostRow(rows.Row, frozen=True, kw_only=True):
    """A post that waits; `nonce` stays the same through all attempts."""

    id: int
    match: int
    kind: str
    payload: str
    nonce: str
    created: int
    attempts: int
    not_before: int


_DUE = select(outbox).where(outbox.c.not_before <= bindparam("now"))
_PENDING = _DUE.order_by(outbox.c.not_before, outbox.c.id).limit(bindparam("most"))
_PENDING_OF_MATCH = (
    _DUE.where(outbox.c.match == bindparam("of_match")).order_by(outbox.c.id).limit(bindparam("most"))
)
_NEXT = select(func.min(outbox.c.not_before))
_LATEST = (
    select(outbox.c.not_before)
    .where(outbox.c.match == bindparam("of_match"))
    .order_by(outbox.c.match.desc(), outbox.c.id.desc())
    .limit(1)
)
_ADD = insert(outbox)
_SENT = delete(outbox).where(outbox.c.id == bindparam("of_id"))
_COUNT = (
    update(outbox)
    .where(outbox.c.id == bindparam("of_id"))
    .values(attempts=outbox.c.attempts + 1)
    .returning(outbox.c.match)
)
_HOLD_BACK = (
    update(outbox)
    .where(
        outbox.c.match == bindparam("of_match"),
        outbox.c.id >= bindparam("from_id"),
        outbox.c.not_before < bindparam("later"),
    )
    .values(not_before=bindparam("later"))
)
_RELEASE = (
    update(outbox)
    .where(outbox.c.match == bindparam("of_match"), outbox.c.not_before > bindparam("now"))
    .values(not_before=bindparam("now"))
)


async def add(tx: AsyncConnection, posts: Sequence[Post], now: int) -> None:
    """Put posts into the outbox in their order: due at once, or when the last one of their match is due."""
    due = {match: await _end_of_queue(tx, match, now) for match in {post.match for post in posts}}
    new = [_row(post, now, due[post.match]) for post in posts]
    if new:
        await tx.execute(_ADD, new)


def _row(post: Post, now: int, due: int) -> dict[str, object]:
    nonce = post.nonce or secrets.token_hex(NONCE_BYTES)
    return asdict(post) | {"nonce": nonce, "created": now, "not_before": due}


async def _end_of_queue(tx: AsyncConnection, match: int, now: int) -> int:
    latest: int | None = await tx.scalar(_LATEST, {"of_match": match})
    return max(now, latest or now)


async def pending(tx: AsyncConnection, now: int, limit: int, match: int | None = None) -> list[PostRow]:
    """Return posts that are due, those of one match in the order in which they were added."""
    if match is None:
        return rows.every(PostRow, await tx.execute(_PENDING, {"now": now, "most": limit}))
    values = {"now": now, "most": limit, "of_match": match}
    return rows.every(PostRow, await tx.execute(_PENDING_OF_MATCH, values))


async def next_due(tx: AsyncConnection) -> int | None:
    """Return when the earliest post is due, None when nothing waits."""
    due: int | None = await tx.scalar(_NEXT)
    return due


async def mark_sent(tx: AsyncConnection, *posts: int) -> None:
    """Take posts out by id: they were sent, or are not to be sent any more; again is no harm."""
    if posts:
        await tx.execute(_SENT, [{"of_id": post} for post in posts])


async def postpone(tx: AsyncConnection, post: int, not_before: int) -> None:
    """Count an attempt that failed and try again later; the posts after it in its match wait with it."""
    match = await tx.scalar(_COUNT, {"of_id": post})
    if match is not None:
        await tx.execute(_HOLD_BACK, {"of_match": match, "from_id": post, "later": not_before})


async def release(tx: AsyncConnection, match: int, now: int) -> None:
    """Make a match's posts due at once, whatever they were waiting for."""
    await tx.execute(_RELEASE, {"of_match": match, "now": now})
