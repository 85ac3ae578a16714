"""The outbox: messages to send, written in the same transaction as the change that they report.

A message is deleted only after it was sent. After a crash in between it is sent again with the same nonce, so
that Discord can discard the duplicate. Messages of one owner keep their order: a later message is never due
earlier unless it is urgent.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from storage.core.postgres import triggers
from storage.core.scheduling import shares
from storage.core.scheduling.due import AT_ONCE
from storage.core.scheduling.shares import Share
from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table

NONCE_BYTES = 12
"""24 hexadecimal digits. Discord accepts nonces of up to 25 characters."""


class NewPost(Struct, frozen=True, kw_only=True):
    """A new outbox message of an owner; `payload` is JSON."""

    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str = "{}"
    nonce: str = ""
    """The nonce of a message that this one replaces and that may already have been sent.

    If empty, a new nonce is created.
    """
    attempts: int = 0
    is_urgent: bool = False
    """Sent before the owner's other messages."""


class PostRow(rows.Row, frozen=True, kw_only=True):
    """A waiting outbox message; `nonce` stays the same for all attempts."""

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
    """Set aside: later messages don't wait for it."""
    is_urgent: bool
    """Sent before the owner's other messages."""


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
        is_aside BOOLEAN NOT NULL,
        is_urgent BOOLEAN NOT NULL DEFAULT FALSE,
        UNIQUE (nonce)
        """,
        row=PostRow,
        is_counted=True,
        indexes=(
            "CREATE INDEX ix_outbox_not_before_id ON outbox (not_before, id)",
            "CREATE INDEX ix_outbox_owner_kind_owner_id ON outbox (owner_kind, owner, id)",
        ),
        # A scheduler that retries its own messages sets a due time, so that it does not notify itself.
        on_postgres=triggers.announcing("outbox", "not_before", "NEW.not_before = 0 AND OLD.not_before <> 0"),
        of=Of.OWNER,
        json_ids=("payload",),
        texts={"payload": ("words", "plain")},
        is_exported=False,
    ),
)

_OF_OWNER = "owner_kind = :owner_kind AND owner = :owner"
_POSTS = rows.select(PostRow, "outbox")
_PENDING_OF_OWNER = f"{_POSTS} WHERE not_before <= :now AND {_OF_OWNER} ORDER BY id"
_WAITING = f"{_POSTS} WHERE {_OF_OWNER} ORDER BY id"
_OF_MATCHES = f"{_POSTS} WHERE owner_kind = 'match' AND feature = :feature AND owner IN (:matches)"
_LATEST = f"""
    SELECT not_before FROM outbox WHERE {_OF_OWNER} AND NOT is_aside AND is_urgent = :is_urgent
    ORDER BY owner_kind DESC, owner DESC, id DESC LIMIT 1
"""  # noqa: S608 - our own names
_ADD = statements.insert("outbox", [name for name in PostRow.__struct_fields__ if name != "id"])
_SENT = "DELETE FROM outbox WHERE id = :id"
_SET_ASIDE = "UPDATE outbox SET not_before = :later, is_aside = TRUE WHERE id = :id"
_COUNT = """
    UPDATE outbox SET attempts = attempts + 1, is_aside = FALSE WHERE id = :id
    RETURNING owner_kind, owner, is_urgent
"""
_HOLD_BACK = f"""
    UPDATE outbox SET not_before = :later
    WHERE {_OF_OWNER} AND not_before < :later
        AND (id >= :id AND is_urgent = :is_urgent OR is_urgent < :is_urgent)
"""  # noqa: S608 - our own names
_RELEASE_ASIDE = f"UPDATE outbox SET not_before = :at_once WHERE {_OF_OWNER} AND not_before > :at_once"  # noqa: S608 - our own names
_RELEASE = f"{_RELEASE_ASIDE} AND NOT is_aside"
_RETRY = f"UPDATE outbox SET not_before = :now WHERE {_OF_OWNER} AND not_before > :now AND NOT is_aside"  # noqa: S608 - our own names
_WAIT_NO_LONGER = "UPDATE outbox SET not_before = :now WHERE not_before > :latest"
_RENEW_NONCE = "UPDATE outbox SET nonce = :nonce, attempts = 0 WHERE id = :id"


async def add(tx: Transaction, posts: Sequence[NewPost], now: int) -> None:
    """Add messages to the outbox in order.

    They are due immediately, or at the same time as the owner's last earlier message.
    """
    known = rows.recall_all(tx, waiting)
    queues = {(post.owner_kind, post.owner, post.is_urgent) for post in posts}
    due = {queue: await _end_of_queue(tx, *queue) for queue in queues}
    new = [_row(post, now, due[post.owner_kind, post.owner, post.is_urgent]) for post in posts]
    if not any((post.owner_kind, post.owner) in known for post in posts):
        await tx.execute(_ADD, new)
        return
    values = {f"{name}_{number}": told for number, row in enumerate(new) for name, told in row.items()}
    ids = {nonce: id_ for id_, nonce in await tx.execute(_add_several(len(new)), values)}
    added = [PostRow(id=ids[row["nonce"]], **row) for row in new]
    for owner, former in known.items():
        own = [post for post in added if (post.owner_kind, post.owner) == owner]
        rows.know(tx, waiting, in_order([*former, *own]), *owner)


@cache
def _add_several(count: int) -> str:
    """Return an INSERT for several rows that returns their ids and nonces."""
    columns = [name for name in PostRow.__struct_fields__ if name != "id"]
    values = (f"({', '.join(f':{name}_{number}' for name in columns)})" for number in range(count))
    return f"INSERT INTO outbox ({', '.join(columns)}) VALUES {', '.join(values)} RETURNING id, nonce"  # noqa: S608 - our own names


def _row(post: NewPost, now: int, due: int) -> dict[str, Any]:
    nonce = post.nonce or secrets.token_hex(NONCE_BYTES)
    return asdict(post) | {"nonce": nonce, "created": now, "not_before": due, "is_aside": False}


async def _end_of_queue(tx: Transaction, owner_kind: str, owner: int, is_urgent: bool) -> int:
    known = rows.recall_all(tx, waiting).get((owner_kind, owner))
    if known is not None:
        behind = [post for post in known if post.is_urgent == is_urgent and not post.is_aside]
        return max(behind, key=lambda post: post.id).not_before if behind else AT_ONCE
    queue = {"owner_kind": owner_kind, "owner": owner, "is_urgent": is_urgent}
    latest: int | None = await tx.scalar(_LATEST, queue)
    return AT_ONCE if latest is None else latest


async def pending(tx: Transaction, now: int, limit: int, share: Share | None = None) -> list[PostRow]:
    """Return due messages, overall or in a share; those of one owner in insertion order."""
    values = {"now": now, "most": limit, **shares.values(share)}
    return rows.all_rows(PostRow, await tx.execute(_pending(share), values))


@cache
def _pending(share: Share | None) -> str:
    due = f"not_before <= :now AND {shares.within('outbox', share)}"
    return f"{_POSTS} WHERE {due} ORDER BY not_before, id LIMIT :most"


async def pending_of(tx: Transaction, owner_kind: str, owner: int, now: int, limit: int) -> list[PostRow]:
    """Return an owner's due messages, urgent ones first, then in insertion order."""
    values = {"now": now, "owner_kind": owner_kind, "owner": owner}
    found = rows.all_rows(PostRow, await tx.execute(_PENDING_OF_OWNER, values))
    return sorted(found, key=lambda post: not post.is_urgent)[:limit]


@rows.cached_per_transaction("outbox")
async def waiting(tx: Transaction, owner_kind: str, owner: int) -> list[PostRow]:
    """Return all messages of an owner, due or not, urgent ones first, then in insertion order."""
    found = await tx.execute(_WAITING, {"owner_kind": owner_kind, "owner": owner})
    return in_order(rows.all_rows(PostRow, found))


def in_order(posts: Iterable[PostRow]) -> list[PostRow]:
    """Return posts of an owner that are in the order of being added, urgent ones first."""
    return sorted(posts, key=lambda post: not post.is_urgent)


async def of_matches(tx: Transaction, several: Sequence[int], feature: str) -> list[PostRow]:
    """Return the waiting messages of a feature for several matches, due or not."""
    return rows.all_rows(PostRow, await tx.execute(_OF_MATCHES, {"matches": several, "feature": feature}))


async def mark_sent(tx: Transaction, *posts: int) -> None:
    """Delete messages by id, because they were sent or are obsolete.

    Deleting them again has no effect.
    """
    known = rows.recall_all(tx, waiting)
    if posts:
        await tx.execute(_SENT, [{"id": post} for post in posts])
        for owner, former in known.items():
            rows.know(tx, waiting, [post for post in former if post.id not in posts], *owner)


async def postpone(tx: Transaction, post: int, not_before: int) -> None:
    """Count a failed attempt and retry later.

    The owner's later messages wait for the retry.
    """
    found = (await tx.execute(_COUNT, {"id": post})).mappings()
    if found:
        await tx.execute(_HOLD_BACK, found[0] | {"id": post, "later": not_before})


async def set_aside(tx: Transaction, post: int, not_before: int) -> None:
    """Postpone a message without delaying the owner's later messages."""
    await tx.execute(_SET_ASIDE, {"id": post, "later": not_before})


async def release(tx: Transaction, owner_kind: str, owner: int, *, with_aside: bool = False) -> None:
    """Make an owner's messages due immediately and notify the sending process."""
    statement = _RELEASE_ASIDE if with_aside else _RELEASE
    await tx.execute(statement, {"owner_kind": owner_kind, "owner": owner, "at_once": AT_ONCE})


async def retry(tx: Transaction, owner_kind: str, owner: int, now: int) -> None:
    """Make an owner's messages due immediately without a notification.

    For the sending process itself.
    """
    await tx.execute(_RETRY, {"owner_kind": owner_kind, "owner": owner, "now": now})


async def release_all(tx: Transaction, now: int, share: Share | None = None) -> None:
    """Make all messages due immediately, overall or in a share, including those set aside."""
    await tx.execute(_release_all(share), {"now": now, **shares.values(share)})


@cache
def _release_all(share: Share | None) -> str:
    waiting = f"not_before > :now AND {shares.within('outbox', share)}"
    return f"UPDATE outbox SET not_before = :now WHERE {waiting}"  # noqa: S608 - our own names


async def wait_no_longer(tx: Transaction, now: int, latest: int) -> None:
    """Make messages due immediately if they are postponed beyond a time."""
    await tx.execute(_WAIT_NO_LONGER, {"now": now, "latest": latest})


async def renew_nonces(tx: Transaction, owner_kind: str, owner: int) -> None:
    """Assign new nonces to all messages of an owner.

    Otherwise Discord would take them for duplicates of messages sent under the old nonces.
    """
    for row in await waiting(tx, owner_kind, owner):
        await tx.execute(_RENEW_NONCE, {"id": row.id, "nonce": secrets.token_hex(NONCE_BYTES)})


async def waiting_since(tx: Transaction) -> tuple[int, int | None]:
    """Return the number of waiting messages, and when the first one was written."""
    count, since = (await tx.execute("SELECT count(*), min(created) FROM outbox")).one()
    return count, since
