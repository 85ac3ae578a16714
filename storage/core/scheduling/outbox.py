"""The outbox: messages to send, written in the same transaction as the change that they report.

A message is deleted only after it was sent. After a crash in between, it is sent again with the same nonce,
so that Discord can discard the duplicate. An owner's messages are sent in the order in which they were
queued, except that urgent messages are sent first.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from storage.core.postgres import triggers
from storage.core.scheduling import sharding
from storage.core.scheduling.due import IMMEDIATELY
from storage.core.scheduling.sharding import Shard
from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table

NONCE_BYTES = 12
"""Length of a nonce, which is written as 24 hexadecimal digits. Discord accepts up to 25 characters."""


class NewOutboxRow(Struct, frozen=True, kw_only=True):
    """An owner's new outbox message; `payload` is JSON."""

    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str = "{}"
    nonce: str = ""
    """The nonce of an earlier message, which may already have been sent, that this one replaces.

    If empty, a new nonce is created.
    """
    attempts: int = 0
    is_urgent: bool = False
    """Whether the message is sent before the owner's other messages."""


class OutboxRow(rows.Row, frozen=True, kw_only=True):
    """A pending outbox message; `nonce` stays the same for all attempts."""

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
    is_deferred: bool
    """Whether the message is deferred, so that the owner's later messages don't wait for it."""
    is_urgent: bool
    """Whether the message is sent before the owner's other messages."""


TABLES = (
    Table(
        "outbox",
        """
        owner_kind VARCHAR(16) NOT NULL,
        owner BIGINT NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        nonce VARCHAR(25) NOT NULL,
        created BIGINT NOT NULL,
        attempts INTEGER NOT NULL,
        not_before BIGINT NOT NULL,
        is_deferred BOOLEAN NOT NULL,
        is_urgent BOOLEAN NOT NULL DEFAULT FALSE,
        UNIQUE (nonce)
        """,
        row=OutboxRow,
        has_autoincrement=True,
        indexes=(
            "CREATE INDEX ix_outbox_not_before_id ON outbox (not_before, id)",
            "CREATE INDEX ix_outbox_owner_kind_owner_id ON outbox (owner_kind, owner, id)",
        ),
        # A scheduler that retries its own messages sets a nonzero due time, so that it does not notify
        # itself.
        postgres_statements=triggers.notify_triggers(
            "outbox", "not_before", "NEW.not_before = 0 AND OLD.not_before <> 0"
        ),
        scope=Scope.OWNER,
        json_user_columns=("payload",),
        name_columns={"payload": ("words", "plain")},
        is_exported=False,
    ),
)

_OF_OWNER = "owner_kind = :owner_kind AND owner = :owner"
_POSTS = rows.select(OutboxRow, "outbox")
_PENDING_OF_OWNER = f"{_POSTS} WHERE not_before <= :now AND {_OF_OWNER} ORDER BY id"
_WAITING = f"{_POSTS} WHERE {_OF_OWNER} ORDER BY id"
_OF_MATCHES = f"{_POSTS} WHERE owner_kind = 'match' AND feature = :feature AND owner IN (:matches)"
_LATEST = f"""
    SELECT not_before FROM outbox WHERE {_OF_OWNER} AND NOT is_deferred AND is_urgent = :is_urgent
    ORDER BY owner_kind DESC, owner DESC, id DESC LIMIT 1
"""  # noqa: S608 - only names of tables and columns
_ADD = statements.insert("outbox", [name for name in OutboxRow.__struct_fields__ if name != "id"])
_SENT = "DELETE FROM outbox WHERE id = :id"
_DEFER = "UPDATE outbox SET not_before = :later, is_deferred = TRUE WHERE id = :id"
_COUNT = """
    UPDATE outbox SET attempts = attempts + 1, is_deferred = FALSE WHERE id = :id
    RETURNING owner_kind, owner, is_urgent
"""
_POSTPONE_LATER_ONES = f"""
    UPDATE outbox SET not_before = :later
    WHERE {_OF_OWNER} AND not_before < :later
        AND (id >= :id AND is_urgent = :is_urgent OR is_urgent < :is_urgent)
"""  # noqa: S608 - only names of tables and columns
_RELEASE_ALL = f"UPDATE outbox SET not_before = :at_once WHERE {_OF_OWNER} AND not_before > :at_once"  # noqa: S608 - only names of tables and columns
_RELEASE = f"{_RELEASE_ALL} AND NOT is_deferred"
_READMIT = f"UPDATE outbox SET not_before = :at_once, is_deferred = FALSE WHERE {_OF_OWNER} AND is_deferred"  # noqa: S608 - only names of tables and columns
_RETRY = f"UPDATE outbox SET not_before = :now WHERE {_OF_OWNER} AND not_before > :now AND NOT is_deferred"  # noqa: S608 - only names of tables and columns
_CAP_DELAYS = "UPDATE outbox SET not_before = :now WHERE not_before > :latest"
_RENEW_NONCE = "UPDATE outbox SET nonce = :nonce, attempts = 0 WHERE id = :id"


async def add(tx: Transaction, posts: Sequence[NewOutboxRow], now: int) -> None:
    """Add messages to the outbox in order.

    If the owner already has pending messages, new ones are due at the same time as the last of them.
    Otherwise, they are due immediately.
    """
    known = rows.cached_results(tx, of_owner)
    queues = {(post.owner_kind, post.owner, post.is_urgent) for post in posts}
    due = {queue: await _end_of_queue(tx, *queue) for queue in queues}
    new = [_row(post, now, due[post.owner_kind, post.owner, post.is_urgent]) for post in posts]
    if not any((post.owner_kind, post.owner) in known for post in posts):
        await tx.execute(_ADD, new)
        return
    values = {f"{name}_{number}": value for number, row in enumerate(new) for name, value in row.items()}
    ids = {nonce: id_ for id_, nonce in await tx.execute(_add_several(len(new)), values)}
    added = [OutboxRow(id=ids[row["nonce"]], **row) for row in new]
    for owner, former in known.items():
        own = [post for post in added if (post.owner_kind, post.owner) == owner]
        rows.cache_result(tx, of_owner, sort_for_sending([*former, *own]), *owner)


@cache
def _add_several(count: int) -> str:
    """Return a statement that inserts the given number of rows and returns their ids and nonces."""
    columns = [name for name in OutboxRow.__struct_fields__ if name != "id"]
    values = (f"({', '.join(f':{name}_{number}' for name in columns)})" for number in range(count))
    return f"INSERT INTO outbox ({', '.join(columns)}) VALUES {', '.join(values)} RETURNING id, nonce"  # noqa: S608 - only names of tables and columns


def _row(post: NewOutboxRow, now: int, due: int) -> dict[str, Any]:
    nonce = post.nonce or secrets.token_hex(NONCE_BYTES)
    return asdict(post) | {"nonce": nonce, "created": now, "not_before": due, "is_deferred": False}


async def _end_of_queue(tx: Transaction, owner_kind: str, owner: int, is_urgent: bool) -> int:
    known = rows.cached_results(tx, of_owner).get((owner_kind, owner))
    if known is not None:
        behind = [post for post in known if post.is_urgent == is_urgent and not post.is_deferred]
        return max(behind, key=lambda post: post.id).not_before if behind else IMMEDIATELY
    queue = {"owner_kind": owner_kind, "owner": owner, "is_urgent": is_urgent}
    latest: int | None = await tx.scalar(_LATEST, queue)
    return IMMEDIATELY if latest is None else latest


async def due_messages(tx: Transaction, now: int, limit: int, shard: Shard | None = None) -> list[OutboxRow]:
    """Return due messages, each owner's in insertion order.

    If `shard` is None, the messages of all shards are returned.
    """
    values = {"now": now, "most": limit, **sharding.parameters(shard)}
    return rows.all_rows(OutboxRow, await tx.execute(_due_query(shard), values))


@cache
def _due_query(shard: Shard | None) -> str:
    due = f"not_before <= :now AND {sharding.condition('outbox', shard)}"
    return f"{_POSTS} WHERE {due} ORDER BY not_before, id LIMIT :most"


async def due_owners(tx: Transaction, now: int, shard: Shard | None = None) -> list[tuple[str, int]]:
    """Return the owners of due messages, longest waiting first.

    If `shard` is None, the owners in all shards are returned.
    """
    found = await tx.execute(_due_owners_query(shard), {"now": now, **sharding.parameters(shard)})
    return list(dict.fromkeys((owner_kind, owner) for owner_kind, owner in found))


@cache
def _due_owners_query(shard: Shard | None) -> str:
    return f"""
        SELECT owner_kind, owner FROM outbox WHERE not_before <= :now AND {sharding.condition("outbox", shard)}
        ORDER BY not_before, id
    """  # noqa: S608 - only names of tables and columns


async def due_of_owner(tx: Transaction, owner_kind: str, owner: int, now: int, limit: int) -> list[OutboxRow]:
    """Return an owner's due messages, urgent ones first, then in insertion order."""
    values = {"now": now, "owner_kind": owner_kind, "owner": owner}
    found = rows.all_rows(OutboxRow, await tx.execute(_PENDING_OF_OWNER, values))
    return sorted(found, key=lambda post: not post.is_urgent)[:limit]


@rows.cached_per_transaction("outbox")
async def of_owner(tx: Transaction, owner_kind: str, owner: int) -> list[OutboxRow]:
    """Return all of an owner's messages, due or not, urgent ones first, then in insertion order."""
    found = await tx.execute(_WAITING, {"owner_kind": owner_kind, "owner": owner})
    return sort_for_sending(rows.all_rows(OutboxRow, found))


def sort_for_sending(posts: Iterable[OutboxRow]) -> list[OutboxRow]:
    """Sort an owner's messages for sending: urgent ones first, otherwise in the given order."""
    return sorted(posts, key=lambda post: not post.is_urgent)


async def of_matches(tx: Transaction, match_ids: Sequence[int], feature: str) -> list[OutboxRow]:
    """Return a feature's pending messages for several matches, due or not."""
    return rows.all_rows(OutboxRow, await tx.execute(_OF_MATCHES, {"matches": match_ids, "feature": feature}))


async def delete_sent(tx: Transaction, *posts: int) -> bool:
    """Delete messages by id, because they were sent or are obsolete.

    Deleting a message again has no effect. For a single message, returns whether it still existed.
    """
    known = rows.cached_results(tx, of_owner)
    if not posts:
        return False
    deleted = await tx.execute(_SENT, [{"id": post} for post in posts])
    for owner, former in known.items():
        rows.cache_result(tx, of_owner, [post for post in former if post.id not in posts], *owner)
    return deleted.rowcount == 1


async def postpone(tx: Transaction, message_id: int, not_before: int) -> None:
    """Count a failed attempt and retry later.

    The owner's later messages wait for the retry.
    """
    found = (await tx.execute(_COUNT, {"id": message_id})).mappings()
    if found:
        await tx.execute(_POSTPONE_LATER_ONES, found[0] | {"id": message_id, "later": not_before})


async def defer(tx: Transaction, message_id: int, not_before: int) -> None:
    """Postpone a message without delaying the owner's later messages."""
    await tx.execute(_DEFER, {"id": message_id, "later": not_before})


async def release(tx: Transaction, owner_kind: str, owner: int, *, with_deferred: bool = False) -> None:
    """Make an owner's messages due immediately and notify the sending process.

    Deferred messages are included only if `with_deferred` is True.
    """
    statement = _RELEASE_ALL if with_deferred else _RELEASE
    await tx.execute(statement, {"owner_kind": owner_kind, "owner": owner, "at_once": IMMEDIATELY})


async def readmit(tx: Transaction, owner_kind: str, owner: int) -> None:
    """Clear the deferred state of an owner's messages and make them due immediately."""
    await tx.execute(_READMIT, {"owner_kind": owner_kind, "owner": owner, "at_once": IMMEDIATELY})


async def retry(tx: Transaction, owner_kind: str, owner: int, now: int) -> None:
    """Make an owner's messages due immediately without a notification.

    Used by the sending process itself.
    """
    await tx.execute(_RETRY, {"owner_kind": owner_kind, "owner": owner, "now": now})


async def release_all(tx: Transaction, now: int, shard: Shard | None = None) -> None:
    """Make all messages due immediately, including deferred ones.

    If `shard` is None, this affects all shards.
    """
    await tx.execute(_release_all_query(shard), {"now": now, **sharding.parameters(shard)})


@cache
def _release_all_query(shard: Shard | None) -> str:
    waiting = f"not_before > :now AND {sharding.condition('outbox', shard)}"
    return f"UPDATE outbox SET not_before = :now WHERE {waiting}"  # noqa: S608 - only names of tables and columns


async def cap_delays(tx: Transaction, now: int, latest: int) -> None:
    """Make messages due immediately if they are postponed beyond `latest`."""
    await tx.execute(_CAP_DELAYS, {"now": now, "latest": latest})


async def renew_nonces(tx: Transaction, owner_kind: str, owner: int) -> None:
    """Assign new nonces to all of an owner's messages.

    Otherwise Discord would treat them as duplicates of messages sent with the old nonces.
    """
    for row in await of_owner(tx, owner_kind, owner):
        await tx.execute(_RENEW_NONCE, {"id": row.id, "nonce": secrets.token_hex(NONCE_BYTES)})


async def backlog(tx: Transaction) -> tuple[int, int | None]:
    """Return the number of pending messages, and when the oldest one was written."""
    count, since = (await tx.execute("SELECT count(*), min(created) FROM outbox")).one()
    return count, since
