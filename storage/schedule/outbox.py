"""The outbox: posts still to be made, written in the transaction of what they tell.

A post is taken from here only after it was sent. A crash between the two sends it again under the same nonce,
by which the other side knows that it has it already. Posts of one owner keep their order: what was added
later is never due earlier, unless it is urgent.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Select, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.schedule.schema import AT_ONCE, outbox
from storage.schedule.shares import Share, within

NONCE_BYTES = 12
"""24 hexadecimal digits; Discord takes up to 25 letters."""


class NewPost(Struct, frozen=True, kw_only=True):
    """A post to be made for an owner; `payload` is JSON."""

    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str = "{}"
    nonce: str = ""
    """Of a post in whose place this one comes and which may be sent already; else a new one is made."""
    attempts: int = 0
    is_urgent: bool = False
    """It goes before those of its owner that are not."""


class PostRow(rows.Row, frozen=True, kw_only=True):
    """A post that waits; `nonce` stays the same through all attempts."""

    id: int
    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str
    nonce: str
    created: int
    attempts: int
    not_before: int
    is_aside: bool
    """Set aside: those added later don't wait for it."""
    is_urgent: bool
    """It goes before those of its owner that are not."""


_OF_OWNER = (outbox.c.owner_kind == bindparam("of_kind"), outbox.c.owner == bindparam("of_owner"))
_DUE = select(outbox).where(outbox.c.not_before <= bindparam("now"))
_WITH_URGENCY = outbox.c.is_urgent == bindparam("with_urgency")
_PENDING_OF_OWNER = _DUE.where(*_OF_OWNER).order_by(outbox.c.id)
_WAITING = select(outbox).where(*_OF_OWNER).order_by(outbox.c.id)
_LATEST = (
    select(outbox.c.not_before)
    .where(*_OF_OWNER, outbox.c.is_aside.is_(False), _WITH_URGENCY)
    .order_by(outbox.c.owner_kind.desc(), outbox.c.owner.desc(), outbox.c.id.desc())
    .limit(1)
)
_ADD = insert(outbox)
_SENT = delete(outbox).where(outbox.c.id == bindparam("of_id"))
_SET_ASIDE = (
    update(outbox)
    .where(outbox.c.id == bindparam("of_id"))
    .values(not_before=bindparam("later"), is_aside=True)
)
_COUNT = (
    update(outbox)
    .where(outbox.c.id == bindparam("of_id"))
    .values(attempts=outbox.c.attempts + 1, is_aside=False)
    .returning(outbox.c.owner_kind, outbox.c.owner, outbox.c.is_urgent)
)
_HOLD_BACK = (
    update(outbox)
    .where(
        *_OF_OWNER,
        outbox.c.not_before < bindparam("later"),
        or_(
            and_(outbox.c.id >= bindparam("from_id"), _WITH_URGENCY),
            outbox.c.is_urgent < bindparam("with_urgency"),
        ),
    )
    .values(not_before=bindparam("later"))
)
_WAITS = outbox.c.not_before > bindparam("now")
_NOT_ASIDE = outbox.c.is_aside.is_(False)
_RELEASE_ASIDE = update(outbox).where(*_OF_OWNER, outbox.c.not_before > AT_ONCE).values(not_before=AT_ONCE)
_RELEASE = _RELEASE_ASIDE.where(_NOT_ASIDE)
_RETRY = update(outbox).where(*_OF_OWNER, _WAITS, _NOT_ASIDE).values(not_before=bindparam("now"))
_RELEASE_ALL = update(outbox).where(_WAITS).values(not_before=bindparam("now"))


async def add(tx: AsyncConnection, posts: Sequence[NewPost], now: int) -> None:
    """Put posts into the outbox in their order: due at once, or when the last one before them is due."""
    queues = {(post.owner_kind, post.owner, post.is_urgent) for post in posts}
    due = {queue: await _end_of_queue(tx, *queue) for queue in queues}
    new = [_row(post, now, due[post.owner_kind, post.owner, post.is_urgent]) for post in posts]
    if new:
        await tx.execute(_ADD, new)


def _row(post: NewPost, now: int, due: int) -> dict[str, object]:
    nonce = post.nonce or secrets.token_hex(NONCE_BYTES)
    return asdict(post) | {"nonce": nonce, "created": now, "not_before": due, "is_aside": False}


async def _end_of_queue(tx: AsyncConnection, owner_kind: str, owner: int, is_urgent: bool) -> int:
    queue = {"of_kind": owner_kind, "of_owner": owner, "with_urgency": is_urgent}
    latest: int | None = await tx.scalar(_LATEST, queue)
    return AT_ONCE if latest is None else latest


async def pending(tx: AsyncConnection, now: int, limit: int, share: Share | None = None) -> list[PostRow]:
    """Return posts that are due, of all owners or of a share, those of one owner in the order of being added."""
    return rows.every(PostRow, await tx.execute(_pending(share), {"now": now, "most": limit}))


@cache
def _pending(share: Share | None) -> Select[Any]:
    ordered = _DUE.where(*within(outbox, share)).order_by(outbox.c.not_before, outbox.c.id)
    return ordered.limit(bindparam("most"))


async def pending_of(tx: AsyncConnection, owner_kind: str, owner: int, now: int, limit: int) -> list[PostRow]:
    """Return an owner's posts that are due, urgent ones first, else in the order in which they were added."""
    values = {"now": now, "of_kind": owner_kind, "of_owner": owner}
    found = rows.every(PostRow, await tx.execute(_PENDING_OF_OWNER, values))
    return sorted(found, key=lambda post: not post.is_urgent)[:limit]


@rows.remember(outbox)
async def waiting(tx: AsyncConnection, owner_kind: str, owner: int) -> list[PostRow]:
    """Return all posts of an owner, due or not, urgent ones first, else in the order in which they were added."""
    found = rows.every(PostRow, await tx.execute(_WAITING, {"of_kind": owner_kind, "of_owner": owner}))
    return sorted(found, key=lambda post: not post.is_urgent)


async def of_matches(tx: AsyncConnection, several: Sequence[int], feature: str) -> list[PostRow]:
    """Return the posts of a feature that several matches have waiting, due or not."""
    of_feature = (outbox.c.owner_kind == "match", outbox.c.feature == feature)
    chosen = select(outbox).where(*of_feature, outbox.c.owner.in_(several))
    return rows.every(PostRow, await tx.execute(chosen))


async def mark_sent(tx: AsyncConnection, *posts: int) -> None:
    """Take posts out by id: they were sent, or are not to be sent any more; again is no harm."""
    if posts:
        await tx.execute(_SENT, [{"of_id": post} for post in posts])


async def postpone(tx: AsyncConnection, post: int, not_before: int) -> None:
    """Count an attempt that failed and try again later; the posts after it of its owner wait with it."""
    found = (await tx.execute(_COUNT, {"of_id": post})).first()
    if found is not None:
        queue = {"of_kind": found.owner_kind, "of_owner": found.owner, "with_urgency": found.is_urgent}
        await tx.execute(_HOLD_BACK, queue | {"from_id": post, "later": not_before})


async def set_aside(tx: AsyncConnection, post: int, not_before: int) -> None:
    """Look at a post again later; those after it, and those added later, go on."""
    await tx.execute(_SET_ASIDE, {"of_id": post, "later": not_before})


async def release(tx: AsyncConnection, owner_kind: str, owner: int, *, with_aside: bool = False) -> None:
    """Make an owner's posts due at once, whatever they were waiting for; whoever sends them is told."""
    statement = _RELEASE_ASIDE if with_aside else _RELEASE
    await tx.execute(statement, {"of_kind": owner_kind, "of_owner": owner})


async def retry(tx: AsyncConnection, owner_kind: str, owner: int, now: int) -> None:
    """Make an owner's posts due at once for who sends them, and asks: nobody is told."""
    await tx.execute(_RETRY, {"of_kind": owner_kind, "of_owner": owner, "now": now})


async def release_all(tx: AsyncConnection, now: int, share: Share | None = None) -> None:
    """Make all posts due at once, or those of a share, those set aside too."""
    await tx.execute(_RELEASE_ALL.where(*within(outbox, share)), {"now": now})


async def wait_no_longer(tx: AsyncConnection, now: int, latest: int) -> None:
    """Make posts due at once that are to wait until later than a time."""
    await tx.execute(update(outbox).where(outbox.c.not_before > latest).values(not_before=now))


async def renew_nonces(tx: AsyncConnection, owner_kind: str, owner: int) -> None:
    """Give all posts of an owner new nonces: what was sent under the former ones is not to be taken for them."""
    for row in await waiting(tx, owner_kind, owner):
        changed = update(outbox).where(outbox.c.id == row.id)
        await tx.execute(changed.values(nonce=secrets.token_hex(NONCE_BYTES), attempts=0))


async def waiting_since(tx: AsyncConnection) -> tuple[int, int | None]:
    """Return how many posts wait, and when the first of them was written."""
    found = (await tx.execute(select(func.count(), func.min(outbox.c.created)))).one()
    return found[0], found[1]
