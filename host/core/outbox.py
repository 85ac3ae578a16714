"""The outbox: rows for messages to send, written in the same transaction as the change that they report.

A row only identifies the message. When the message is sent, its content is read from the log. The row is then
deleted.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from host.core import kinds
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import feature
from host.core.kinds import Kind, UnknownKind
from host.core.owners import Owner
from host.core.sharding import check_lease, current_lease
from storage.core.database import Transaction
from storage.core.scheduling import due_times, outbox
from storage.core.scheduling.due_times import DueTimes
from storage.core.scheduling.outbox import NewOutboxRow, OutboxRow

BATCH_SIZE = 50
DAY = 24 * 3_600_000
RETRY_DELAY = 3_600_000
"""Milliseconds until a message of an unknown kind is retried."""


class OutboxMessage(Kind, frozen=True):
    """A message to send for an owner."""

    set_aside_for: ClassVar[int] = DAY
    """Milliseconds until the message is retried after it could not be displayed."""


def parse(row: OutboxRow) -> Any:
    """Parse an outbox row's message.

    Raises UnknownKind.
    """
    return kinds.parse(feature(row.feature).posts, row.feature, row.kind, row.payload)


def owner_of(row: OutboxRow) -> Owner:
    """Return the owner of an outbox row."""
    return Owner(row.owner_kind, row.owner)


async def add(
    ctx: Context, tx: Transaction, owner: Owner, *posts: OutboxMessage, is_urgent: bool = False
) -> None:
    """Append messages to the owner's queue.

    Urgent messages are sent before all others.
    """
    new = [replace(_new(owner, post), is_urgent=is_urgent) for post in posts]
    await outbox.add(tx, new, ctx.now())


async def delete_kinds(tx: Transaction, owner: Owner, *unwanted: type[OutboxMessage]) -> None:
    """Delete an owner's pending messages of the given kinds."""
    wanted = {(kinds.feature_of(kind), kinds.name_of(kind)) for kind in unwanted}
    row_ids = [row.id for row in await of_owner(tx, owner) if (row.feature, row.kind) in wanted]
    await outbox.delete_sent(tx, *row_ids)


async def delete_matching(tx: Transaction, owner: Owner, predicate: Callable[[OutboxMessage], bool]) -> None:
    """Delete an owner's pending messages that satisfy a predicate; keep messages of unknown kinds."""
    row_ids = []
    for row in await of_owner(tx, owner):
        with suppress(UnknownKind):
            if predicate(parse(row)):
                row_ids.append(row.id)
    await outbox.delete_sent(tx, *row_ids)


async def delete_equal(tx: Transaction, owner: Owner, *unwanted: OutboxMessage) -> None:
    """Delete an owner's pending messages that equal any of the given ones."""
    payloads = {(kinds.feature_of(post), kinds.payload_of(post)) for post in unwanted}
    row_ids = [row.id for row in await of_owner(tx, owner) if (row.feature, row.payload) in payloads]
    await outbox.delete_sent(tx, *row_ids)


async def replace_pending(
    ctx: Context,
    tx: Transaction,
    owner: Owner,
    post: OutboxMessage,
    *further: OutboxMessage,
    may_be_sent: bool = False,
) -> None:
    """Queue a message in place of the owner's pending messages of the same kind.

    The messages in `further` are queued after it. If a replaced message was urgent, the new one is too. Set
    `may_be_sent` if Discord may already have received the last replaced message. In that case, the new
    message gets the same nonce.
    """
    name, of = kinds.name_of(post), kinds.feature_of(post)
    old = [row for row in await of_owner(tx, owner) if (row.feature, row.kind) == (of, name)]
    await outbox.delete_sent(tx, *(row.id for row in old))
    new = replace(_new(owner, post), is_urgent=any(row.is_urgent for row in old))
    if old and may_be_sent:
        new = replace(new, nonce=old[-1].nonce, attempts=old[-1].attempts + 1)
    await outbox.add(tx, [new, *(_new(owner, outbox_message) for outbox_message in further)], ctx.now())


def _new(owner: Owner, post: OutboxMessage) -> NewOutboxRow:
    return NewOutboxRow(
        owner_kind=owner.kind, owner=owner.id, feature=kinds.feature_of(post), kind=kinds.name_of(post),
        payload=kinds.payload_of(post),
    )  # fmt: skip


async def of_owner(tx: Transaction, owner: Owner) -> list[OutboxRow]:
    """Return all of an owner's pending messages, due or not."""
    return await outbox.of_owner(tx, owner.kind, owner.id)


async def due_messages(
    ctx: Context, owner: Owner | None = None, limit: int = BATCH_SIZE
) -> tuple[OutboxRow, ...]:
    """Return the due messages of an owner, urgent ones first, then in insertion order.

    With None, return the due messages of all owners whose work this process does, ordered by due time.
    """
    async with ctx.database.read_transaction() as tx:
        if owner is None:
            return tuple(await outbox.due_messages(tx, ctx.now(), limit, ctx.own_shard))
        return await due_of_owner(ctx, tx, owner, limit)


async def due_owners(ctx: Context) -> list[Owner]:
    """Return the owners with due messages, starting with the longest overdue."""
    async with ctx.database.read_transaction() as tx:
        return [Owner(*owner) for owner in await outbox.due_owners(tx, ctx.now(), ctx.own_shard)]


async def due_of_owner(
    ctx: Context, tx: Transaction, owner: Owner, limit: int = BATCH_SIZE
) -> tuple[OutboxRow, ...]:
    """Return an owner's due messages, urgent ones first, then in insertion order."""
    return tuple(await outbox.due_of_owner(tx, owner.kind, owner.id, ctx.now(), limit))


class DueWork(Struct, frozen=True):
    """An owner's due work, and when the next work is due."""

    row: OutboxRow | None = None
    """The row of the first due message."""
    content: Any = None
    """The message content as loaded by its feature, or the UserError or UnknownKind raised while loading it."""
    has_jobs: bool = False
    next_times: DueTimes | None = None
    """The next due times of all owners; None if this owner has work due now."""


async def load_due_work(ctx: Context, tx: Transaction, owner: Owner, with_content: bool = True) -> DueWork:
    """Return an owner's due work, by default with the content of the first due message."""
    found = await due_times.load_owner_work(tx, owner.kind, owner.id, ctx.now(), ctx.own_shard)
    post = next((post for post in found.messages if post.not_before <= ctx.now()), None)
    content = await _load_content(ctx, tx, post) if with_content and post is not None else None
    return DueWork(post, content, found.has_jobs, found.next_times)


async def _load_content(ctx: Context, tx: Transaction, row: OutboxRow) -> Any:
    try:
        post, load = parse(row), feature(row.feature).load_content
        return post if load is None else await load(ctx, tx, row, post)
    except (UserError, UnknownKind) as error:
        return error


class SentTransaction:
    """The transaction that deletes a sent message.

    After the transaction, `due` is the owner's next due work.
    """

    def __init__(self, tx: Transaction, *, may_record: bool) -> None:
        self.tx = tx
        self.may_record = may_record
        """Whether to record the message; False if another process has already recorded it (see `delete`)."""
        self.due = DueWork()


@asynccontextmanager
async def sent_transaction(ctx: Context, row: OutboxRow) -> AsyncIterator[SentTransaction]:
    """Delete a sent message; the `with` block can record it in the same transaction.

    After the block, the yielded object's `due` is the owner's next due work. Raises LeaseLost if this
    process's lease has expired.
    """
    owner, lease = owner_of(row), current_lease()
    async with ctx.database.transaction(lock_key=str(owner)) as tx:
        noting = SentTransaction(tx, may_record=await delete(tx, row))
        yield noting
        noting.due = await load_due_work(ctx, tx, owner)
        is_last = noting.due.row is None
        if lease is not None and is_last:
            await lease.release(tx)
    if lease is not None:
        lease.is_over = is_last


async def delete(tx: Transaction, row: OutboxRow) -> bool:
    """Delete a message that was sent or abandoned; return whether this process may record it.

    If another process has already deleted the row, that process has also recorded the message, possibly with
    newer content. This process may then record it only if it has the lease, or if an equal message is
    pending.

    Raises LeaseLost if this process's lease has expired, because another process may be sending the message.
    """
    check_lease()
    if await outbox.delete_sent(tx, row.id) or current_lease() is not None:
        return True
    identity = row.feature, row.kind, row.payload
    return identity in {
        (outbox_row.feature, outbox_row.kind, outbox_row.payload)
        for outbox_row in await of_owner(tx, owner_of(row))
    }


async def delete_sent(ctx: Context, row: OutboxRow) -> DueWork:
    """Delete a sent message in a separate transaction, and return its owner's next due work."""
    async with sent_transaction(ctx, row) as noting:
        pass
    return noting.due


async def postpone(ctx: Context, row: OutboxRow, until: int) -> None:
    """Postpone a message until the given time in Unix milliseconds.

    The owner's later messages wait too.
    """
    async with ctx.database.transaction(lock_key=str(owner_of(row))) as tx:
        await outbox.postpone(tx, row.id, until)


async def defer_unknown(ctx: Context, row: OutboxRow) -> None:
    """Defer a message of an unknown kind for an hour; the owner's later messages don't wait for it."""
    async with ctx.database.transaction(lock_key=str(owner_of(row))) as tx:
        await outbox.defer(tx, row.id, ctx.now() + RETRY_DELAY)


async def handle_refused(ctx: Context, row: OutboxRow) -> bool:
    """Call the feature's handler for a message that can't be displayed; return False if its row is kept."""
    handler = feature(row.feature).handle_refused
    return handler is not None and await handler(ctx, row, parse(row))


async def defer_undeliverable(ctx: Context, row: OutboxRow) -> bool:
    """Defer a message that can't be sent, usually for a day.

    Return True if the owner has no other deferred message.
    """
    async with ctx.database.transaction(lock_key=str(owner_of(row))) as tx:
        others = await outbox.of_owner(tx, row.owner_kind, row.owner)
        await outbox.defer(tx, row.id, ctx.now() + parse(row).set_aside_for)
    return not any(other.is_deferred for other in others)


async def offer_again(tx: Transaction, owner: Owner) -> None:
    """Make an owner's deferred messages due now, at their original positions in the queue."""
    await outbox.readmit(tx, owner.kind, owner.id)


async def release_all(ctx: Context) -> None:
    """Make all messages of this process's shard due now, including deferred ones.

    A newly started version may be able to send them.
    """
    async with ctx.database.transaction() as tx:
        await outbox.release_all(tx, ctx.now(), ctx.own_shard)


async def release(ctx: Context, owner: Owner) -> None:
    """Make an owner's delayed messages due now, since the cause of the delay may be resolved."""
    async with ctx.database.transaction(lock_key=str(owner)) as tx:
        await outbox.release(tx, owner.kind, owner.id)


async def retry(ctx: Context, owner: Owner) -> None:
    """Make an owner's messages due now for the calling scheduler.

    Unlike `release`, this does not notify any scheduler.
    """
    async with ctx.database.transaction(lock_key=str(owner)) as tx:
        await outbox.retry(tx, owner.kind, owner.id, ctx.now())
