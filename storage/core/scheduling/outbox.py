"""The outbox: posts still to be made, written in the transaction of what they tell.

A post is taken from here only after it was sent. A crash between the two sends it again under the same nonce,
by which the other side knows that it has it already. Posts of one owner keep their order: what was added
later is never due earlier, unless it is urgent.
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
        # A scheduler that retries its own posts gives them a time, so that it is not notified of them.
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
    """Put posts into the outbox in their order: due at once, or when the last one before them is due."""
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
    """Return an insert of several rows that tells which numbers they got."""
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
    """Return posts that are due, of all owners or of a share, those of one owner in the order of being added."""
    values = {"now": now, "most": limit, **shares.values(share)}
    return rows.every(PostRow, await tx.execute(_pending(share), values))


@cache
def _pending(share: Share | None) -> str:
    due = f"not_before <= :now AND {shares.within('outbox', share)}"
    return f"{_POSTS} WHERE {due} ORDER BY not_before, id LIMIT :most"


async def pending_of(tx: Transaction, owner_kind: str, owner: int, now: int, limit: int) -> list[PostRow]:
    """Return an owner's posts that are due, urgent ones first, else in the order in which they were added."""
    values = {"now": now, "owner_kind": owner_kind, "owner": owner}
    found = rows.every(PostRow, await tx.execute(_PENDING_OF_OWNER, values))
    return sorted(found, key=lambda post: not post.is_urgent)[:limit]


@rows.remember("outbox")
async def waiting(tx: Transaction, owner_kind: str, owner: int) -> list[PostRow]:
    """Return all posts of an owner, due or not, urgent ones first, else in the order in which they were added."""
    found = await tx.execute(_WAITING, {"owner_kind": owner_kind, "owner": owner})
    return in_order(rows.every(PostRow, found))


def in_order(posts: Iterable[PostRow]) -> list[PostRow]:
    """Return posts of an owner that are in the order of being added, urgent ones first."""
    return sorted(posts, key=lambda post: not post.is_urgent)


async def of_matches(tx: Transaction, several: Sequence[int], feature: str) -> list[PostRow]:
    """Return the posts of a feature that several matches have waiting, due or not."""
    return rows.every(PostRow, await tx.execute(_OF_MATCHES, {"matches": several, "feature": feature}))


async def mark_sent(tx: Transaction, *posts: int) -> None:
    """Take posts out by id: they were sent, or are not to be sent any more; again is no harm."""
    known = rows.recall_all(tx, waiting)
    if posts:
        await tx.execute(_SENT, [{"id": post} for post in posts])
        for owner, former in known.items():
            rows.know(tx, waiting, [post for post in former if post.id not in posts], *owner)


async def postpone(tx: Transaction, post: int, not_before: int) -> None:
    """Count an attempt that failed and try again later; the posts after it of its owner wait with it."""
    found = (await tx.execute(_COUNT, {"id": post})).mappings()
    if found:
        await tx.execute(_HOLD_BACK, found[0] | {"id": post, "later": not_before})


async def set_aside(tx: Transaction, post: int, not_before: int) -> None:
    """Look at a post again later; those after it, and those added later, go on."""
    await tx.execute(_SET_ASIDE, {"id": post, "later": not_before})


async def release(tx: Transaction, owner_kind: str, owner: int, *, with_aside: bool = False) -> None:
    """Make an owner's posts due at once, whatever they were waiting for; whoever sends them is told."""
    statement = _RELEASE_ASIDE if with_aside else _RELEASE
    await tx.execute(statement, {"owner_kind": owner_kind, "owner": owner, "at_once": AT_ONCE})


async def retry(tx: Transaction, owner_kind: str, owner: int, now: int) -> None:
    """Make an owner's posts due at once for who sends them, and asks: nobody is told."""
    await tx.execute(_RETRY, {"owner_kind": owner_kind, "owner": owner, "now": now})


async def release_all(tx: Transaction, now: int, share: Share | None = None) -> None:
    """Make all posts due at once, or those of a share, those set aside too."""
    await tx.execute(_release_all(share), {"now": now, **shares.values(share)})


@cache
def _release_all(share: Share | None) -> str:
    waiting = f"not_before > :now AND {shares.within('outbox', share)}"
    return f"UPDATE outbox SET not_before = :now WHERE {waiting}"  # noqa: S608 - our own names


async def wait_no_longer(tx: Transaction, now: int, latest: int) -> None:
    """Make posts due at once that are to wait until later than a time."""
    await tx.execute(_WAIT_NO_LONGER, {"now": now, "latest": latest})


async def renew_nonces(tx: Transaction, owner_kind: str, owner: int) -> None:
    """Give all posts of an owner new nonces: what was sent under the former ones is not to be taken for them."""
    for row in await waiting(tx, owner_kind, owner):
        await tx.execute(_RENEW_NONCE, {"id": row.id, "nonce": secrets.token_hex(NONCE_BYTES)})


async def waiting_since(tx: Transaction) -> tuple[int, int | None]:
    """Return how many posts wait, and when the first of them was written."""
    count, since = (await tx.execute("SELECT count(*), min(created) FROM outbox")).one()
    return count, since
