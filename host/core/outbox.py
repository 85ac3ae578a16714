"""The outbox: rows for messages to send, written in the transaction that causes them.

A row only identifies the message. The content is read from the log when the message is sent, and the row is
then deleted.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from host.core import kinds
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import feature
from host.core.kinds import Kind, UnknownKind
from host.core.owners import Owner
from storage.core.database import Transaction
from storage.core.scheduling import due_times, outbox
from storage.core.scheduling.due_times import DueTimes
from storage.core.scheduling.outbox import NewOutboxRow, OutboxRow

BATCH_SIZE = 50
DAY = 24 * 3_600_000
RETRY_DELAY = 3_600_000
"""Milliseconds until a message of an unknown kind is tried again."""


class OutboxMessage(Kind, frozen=True):
    """A message to send for an owner."""


def parse(row: OutboxRow) -> Any:
    """Parse the message of a row.

    Raises UnknownKind.
    """
    return kinds.parse(feature(row.feature).posts, row.feature, row.kind, row.payload)


def owner_of(row: OutboxRow) -> Owner:
    """Return the owner of a message."""
    return Owner(row.owner_kind, row.owner)


async def add(
    ctx: Context, tx: Transaction, owner: Owner, *posts: OutboxMessage, is_urgent: bool = False
) -> None:
    """Add messages at the end of the owner's queue.

    Urgent messages go before all that are not urgent.
    """
    new = [replace(_new(owner, post), is_urgent=is_urgent) for post in posts]
    await outbox.add(tx, new, ctx.now())


async def delete_kinds(tx: Transaction, owner: Owner, *unwanted: type[OutboxMessage]) -> None:
    """Delete an owner's waiting messages of some kinds."""
    wanted = {(kinds.feature_of(kind), kinds.name_of(kind)) for kind in unwanted}
    gone = [row.id for row in await of_owner(tx, owner) if (row.feature, row.kind) in wanted]
    await outbox.mark_sent(tx, *gone)


async def delete_matching(tx: Transaction, owner: Owner, predicate: Callable[[OutboxMessage], bool]) -> None:
    """Delete the waiting messages that match; messages of unknown kinds stay."""
    gone = []
    for row in await of_owner(tx, owner):
        with suppress(UnknownKind):
            if predicate(parse(row)):
                gone.append(row.id)
    await outbox.mark_sent(tx, *gone)


async def delete_equal(tx: Transaction, owner: Owner, *unwanted: OutboxMessage) -> None:
    """Delete the waiting messages that equal one of the given ones."""
    payloads = {(kinds.feature_of(post), kinds.payload_of(post)) for post in unwanted}
    gone = [row.id for row in await of_owner(tx, owner) if (row.feature, row.payload) in payloads]
    await outbox.mark_sent(tx, *gone)


async def replace_pending(
    ctx: Context,
    tx: Transaction,
    owner: Owner,
    post: OutboxMessage,
    *further: OutboxMessage,
    may_be_sent: bool = False,
) -> None:
    """Have a post made in place of those of its kind that wait, and further ones after it.

    Where one of these may have been sent without our knowing, the new one keeps its nonce; where one is urgent, so
    is the new one.
    """
    name, of = kinds.name_of(post), kinds.feature_of(post)
    old = [row for row in await of_owner(tx, owner) if (row.feature, row.kind) == (of, name)]
    await outbox.mark_sent(tx, *(row.id for row in old))
    new = replace(_new(owner, post), is_urgent=any(row.is_urgent for row in old))
    if old and may_be_sent:
        new = replace(new, nonce=old[-1].nonce, attempts=old[-1].attempts + 1)
    await outbox.add(tx, [new, *(_new(owner, one) for one in further)], ctx.now())


def _new(owner: Owner, post: OutboxMessage) -> NewOutboxRow:
    return NewOutboxRow(
        owner_kind=owner.kind, owner=owner.id, feature=kinds.feature_of(post), kind=kinds.name_of(post),
        payload=kinds.payload_of(post),
    )  # fmt: skip


async def of_owner(tx: Transaction, owner: Owner) -> list[OutboxRow]:
    """Return all waiting messages of an owner, due or not."""
    return await outbox.of_owner(tx, owner.kind, owner.id)


async def due_messages(
    ctx: Context, owner: Owner | None = None, limit: int = BATCH_SIZE
) -> tuple[OutboxRow, ...]:
    """Return the due messages of an owner, oldest first; None selects all owners of this process."""
    async with ctx.database.read_transaction() as tx:
        if owner is None:
            return tuple(await outbox.due_messages(tx, ctx.now(), limit, ctx.own_shard))
        return await due_of_owner(ctx, tx, owner, limit)


async def due_owners(ctx: Context) -> list[Owner]:
    """Return the owners with due messages, the longest waiting first."""
    async with ctx.database.read_transaction() as tx:
        return [Owner(*owner) for owner in await outbox.due_owners(tx, ctx.now(), ctx.own_shard)]


async def due_of_owner(
    ctx: Context, tx: Transaction, owner: Owner, limit: int = BATCH_SIZE
) -> tuple[OutboxRow, ...]:
    """Return the due messages of an owner, oldest first."""
    return tuple(await outbox.due_of_owner(tx, owner.kind, owner.id, ctx.now(), limit))


class DueWork(Struct, frozen=True):
    """The due work of an owner."""

    row: OutboxRow | None = None
    """The first one."""
    content: Any = None
    """Its content as loaded by its feature, or the UserError or UnknownKind raised by loading."""
    has_jobs: bool = False
    next_times: DueTimes | None = None
    """The next due times of all owners; None if this owner has work due now."""


async def load_due_work(ctx: Context, tx: Transaction, owner: Owner) -> DueWork:
    """Return what is due of an owner, with what its first post is to say."""
    found = await due_times.load_owner_work(tx, owner.kind, owner.id, ctx.now(), ctx.own_shard)
    post = next((post for post in found.messages if post.not_before <= ctx.now()), None)
    content = None if post is None else await _load_content(ctx, tx, post)
    return DueWork(post, content, found.has_jobs, found.next_times)


async def _load_content(ctx: Context, tx: Transaction, row: OutboxRow) -> Any:
    try:
        post, load = parse(row), feature(row.feature).load_content
        return post if load is None else await load(ctx, tx, row, post)
    except (UserError, UnknownKind) as error:
        return error


class SentTransaction:
    """A transaction that records a sent message.

    After the transaction, `due` is the owner's next due work.
    """

    def __init__(self, tx: Transaction) -> None:
        self.tx = tx
        self.due = DueWork()


@asynccontextmanager
async def sent_transaction(ctx: Context, row: OutboxRow) -> AsyncIterator[SentTransaction]:
    """Delete a sent message; the block records the post in the same transaction.

    After the block, `due` of the yielded object is the owner's next due work.
    """
    owner = owner_of(row)
    async with ctx.database.transaction(lock_key=str(owner)) as tx:
        noting = SentTransaction(tx)
        await delete(tx, row)
        yield noting
        noting.due = await load_due_work(ctx, tx, owner)


async def delete(tx: Transaction, row: OutboxRow) -> None:
    """Delete a message that was sent or given up."""
    await outbox.mark_sent(tx, row.id)


async def mark_sent(ctx: Context, row: OutboxRow) -> DueWork:
    """Take a post out, in a transaction of its own; returns what is due next."""
    async with sent_transaction(ctx, row) as noting:
        pass
    return noting.due


async def postpone(ctx: Context, row: OutboxRow, until: int) -> None:
    """Postpone a message and the later ones of its owner to a time in Unix milliseconds."""
    async with ctx.database.transaction(lock_key=str(owner_of(row))) as tx:
        await outbox.postpone(tx, row.id, until)


async def defer_unknown(ctx: Context, row: OutboxRow) -> None:
    """Retry a message of an unknown kind in an hour, without blocking later ones."""
    async with ctx.database.transaction(lock_key=str(owner_of(row))) as tx:
        await outbox.defer(tx, row.id, ctx.now() + RETRY_DELAY)


async def defer_undeliverable(ctx: Context, row: OutboxRow) -> bool:
    """Set a message that can't be sent aside for a day.

    Return True if the owner has no other message set aside.
    """
    async with ctx.database.transaction(lock_key=str(owner_of(row))) as tx:
        others = await outbox.of_owner(tx, row.owner_kind, row.owner)
        await outbox.defer(tx, row.id, ctx.now() + DAY)
    return not any(other.is_aside for other in others)


async def release_all(ctx: Context) -> None:
    """Make all messages of this process due at once, even those set aside.

    A newly started version may be able to send them.
    """
    async with ctx.database.transaction() as tx:
        await outbox.release_all(tx, ctx.now(), ctx.own_shard)


async def release(ctx: Context, owner: Owner) -> None:
    """Make an owner's messages due at once, since the cause of the delay may be over."""
    async with ctx.database.transaction(lock_key=str(owner)) as tx:
        await outbox.release(tx, owner.kind, owner.id)


async def retry(ctx: Context, owner: Owner) -> None:
    """Make an owner's messages due now for the calling scheduler.

    Unlike `release`, this does not notify any scheduler.
    """
    async with ctx.database.transaction(lock_key=str(owner)) as tx:
        await outbox.retry(tx, owner.kind, owner.id, ctx.now())
