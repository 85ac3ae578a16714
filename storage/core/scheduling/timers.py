"""Timers: actions for an owner that are scheduled for a given time and can be cancelled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import asdict

from storage.core.postgres import triggers
from storage.core.scheduling import sharding
from storage.core.scheduling.sharding import Shard
from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class TimerRow(rows.Row, frozen=True, kw_only=True):
    """A timer for an action at the time `at`.

    The action is defined by feature, kind and payload (JSON).
    """

    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str = "{}"
    at: int
    attempts: int = 0
    """Number of failures caused by bugs in our code."""


TABLES = (
    Table(
        "timers",
        """
        owner_kind VARCHAR(16) NOT NULL,
        owner BIGINT NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at BIGINT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (owner_kind, owner, feature, kind, payload)
        """,
        row=TimerRow,
        indexes=("CREATE INDEX ix_timers_at ON timers (at)",),
        postgres_statements=triggers.notify_triggers("timers", "at", "NEW.at < OLD.at"),
        scope=Scope.OWNER,
        json_user_columns=("payload",),
    ),
)

_KEY = ("owner_kind", "owner", "feature", "kind", "payload")
_OF_OWNER = "owner_kind = :owner_kind AND owner = :owner"
_ONE = f"{_OF_OWNER} AND feature = :feature AND kind = :kind AND payload = :payload"
_PUT = statements.upsert("timers", TimerRow.__struct_fields__, _KEY)
_DROP_ALL = f"DELETE FROM timers WHERE {_OF_OWNER}"  # noqa: S608 - only names of tables and columns
_DROP_ONE = f"DELETE FROM timers WHERE {_ONE}"  # noqa: S608 - only names of tables and columns
_CLAIM = f"{_DROP_ONE} AND at = :at"
_POSTPONE = f"UPDATE timers SET at = :later, attempts = :failed WHERE {_ONE} AND at = :at"  # noqa: S608 - only names of tables and columns
_MAKE_DUE = "UPDATE timers SET at = :now WHERE feature = :feature AND kind IN (:kinds) AND at > :now"
_TIMERS = rows.select(TimerRow, "timers")
_SET = f"{_TIMERS} WHERE {_OF_OWNER}"
_OF_MATCHES = f"""
    {_TIMERS} WHERE owner_kind = 'match' AND feature = :feature AND kind = :kind
        AND owner IN (:matches) AND at <= :until
"""
_NEXT = "SELECT min(at) FROM timers WHERE feature = :feature AND kind = :kind"
_DUE_SINCE = "SELECT count(*), min(at) FROM timers WHERE at <= :now"


async def put(tx: Transaction, *set_: TimerRow) -> None:
    """Set timers, replacing timers with the same key."""
    known = rows.cached_results(tx, of_owner)
    if set_:
        await tx.execute(_PUT, [asdict(timer) for timer in set_])
        _update_cache(tx, known, set_, set_)


async def cancel_kinds(
    tx: Transaction, owner_kind: str, owner: int, feature: str, kinds: Sequence[str]
) -> None:
    """Cancel an owner's timers of the given kinds."""
    set_ = await of_owner(tx, owner_kind, owner)
    await cancel(tx, *(timer for timer in set_ if timer.feature == feature and timer.kind in kinds))


async def cancel(tx: Transaction, *unwanted: TimerRow) -> None:
    """Cancel timers with the same keys as the given ones, even if their due times differ."""
    timer_rows = [timer for timer in unwanted if await _is_set(tx, timer)]
    if timer_rows:
        known = rows.cached_results(tx, of_owner)
        await tx.execute(_DROP_ONE, [_key_values(timer) for timer in timer_rows])
        _update_cache(tx, known, timer_rows)


def _update_cache(
    tx: Transaction,
    cached: dict[tuple[Any, ...], list[TimerRow]],
    removed: Sequence[TimerRow],
    added: Sequence[TimerRow] = (),
) -> None:
    """Update the cached timers after some were removed or added."""
    names = [_key_values(timer) for timer in removed]
    for owner, former in cached.items():
        own = [timer for timer in added if (timer.owner_kind, timer.owner) == owner]
        left = [timer for timer in former if _key_values(timer) not in names]
        rows.cache_result(tx, of_owner, sorted([*left, *own], key=lambda timer: timer.at), *owner)


async def _is_set(tx: Transaction, timer: TimerRow) -> bool:
    set_ = await of_owner(tx, timer.owner_kind, timer.owner)
    return any(_key_values(timer_row) == _key_values(timer) for timer_row in set_)


async def cancel_all(tx: Transaction, owner_kind: str, owner: int) -> None:
    """Cancel all of an owner's timers."""
    await tx.execute(_DROP_ALL, {"owner_kind": owner_kind, "owner": owner})


async def make_due(tx: Transaction, feature: str, kinds: Sequence[str], now: int) -> None:
    """Make all future timers of the given kinds due now."""
    await tx.execute(_MAKE_DUE, {"feature": feature, "kinds": kinds, "now": now})


async def claim(tx: Transaction, timer: TimerRow) -> bool:
    """Claim a timer for execution; return False if another process claimed or changed it."""
    return (await tx.execute(_CLAIM, asdict(timer))).rowcount == 1


@rows.cached_per_transaction("timers")
async def of_owner(tx: Transaction, owner_kind: str, owner: int) -> list[TimerRow]:
    """Return an owner's timers, earliest first."""
    found = rows.all_rows(TimerRow, await tx.execute(_SET, {"owner_kind": owner_kind, "owner": owner}))
    return sorted(found, key=lambda timer: timer.at)


async def postpone(tx: Transaction, timer: TimerRow, at: int) -> None:
    """Postpone a failed timer, unless it has been claimed or changed since."""
    await tx.execute(_POSTPONE, asdict(timer) | {"later": at, "failed": timer.attempts + 1})


async def due_owners(
    tx: Transaction, now: int, limit: int, shard: Shard | None = None
) -> list[tuple[str, int]]:
    """Return the owners of due timers, longest waiting first.

    If `shard` is None, the owners in all shards are returned.
    """
    found = await tx.execute(_due_query(shard), {"now": now, "most": limit, **sharding.parameters(shard)})
    return list(dict.fromkeys((owner_kind, owner) for owner_kind, owner in found))


@cache
def _due_query(shard: Shard | None) -> str:
    return f"""
        SELECT owner_kind, owner FROM timers WHERE at <= :now AND {sharding.condition("timers", shard)}
        ORDER BY at LIMIT :most
    """  # noqa: S608 - only names of tables and columns


async def of_matches(
    tx: Transaction, match_ids: Sequence[int], feature: str, kind: str, until: int
) -> list[TimerRow]:
    """Return the timers of the given kind that are due by the given time, for several matches."""
    values = {"matches": match_ids, "feature": feature, "kind": kind, "until": until}
    return rows.all_rows(TimerRow, await tx.execute(_OF_MATCHES, values))


async def next_time(tx: Transaction, feature: str, kind: str) -> int | None:
    """Return when the earliest timer of the given kind is due, or None if no such timer is set."""
    at: int | None = await tx.scalar(_NEXT, {"feature": feature, "kind": kind})
    return at


def _key_values(timer: TimerRow) -> dict[str, object]:
    return {name: getattr(timer, name) for name in _KEY}


async def backlog(tx: Transaction, now: int) -> tuple[int, int | None]:
    """Return the number of due timers, and when the first of them became due."""
    count, since = (await tx.execute(_DUE_SINCE, {"now": now})).one()
    return count, since
