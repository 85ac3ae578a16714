"""Timers: actions that are due for an owner at a given time.

A timer is removed in the transaction that handles it. It is skipped if another process has handled it, or if
it was rescheduled.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, ClassVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from host.core import kinds
from host.core.context import Context
from host.core.errors import format_traceback
from host.core.features import feature, features
from host.core.kinds import Kind, UnknownKind
from host.core.owners import Owner
from storage.core.database import Transaction
from storage.core.scheduling import timers
from storage.core.scheduling.timers import TimerRow
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

BATCH_SIZE = 50
FIRST_RETRY_DELAY = 60_000
"""Milliseconds until a timer that failed because of a bug fires again. The delay doubles with each further failure."""
RETRY_DELAY = 3_600_000
"""Milliseconds until a timer is retried if it can't run now or this version does not know its kind."""


class Timer(Kind, frozen=True):
    """An action that is due at a given time."""

    is_rechecked: ClassVar[bool] = False
    """Whether the timer may fire before its action is due.

    In that case, the handler sets the timer again.
    """


class SetTimer(Struct, frozen=True):
    """A timer that has been set, with its due time in Unix milliseconds."""

    timer: Any
    at: int


class TimerDeferred(Exception):
    """Raised by a handler that can't do its work yet, before it changes anything.

    The timer fires again later.
    """

    def __init__(self, delay: int = RETRY_DELAY) -> None:
        super().__init__()
        self.delay = delay
        """Milliseconds until the timer fires again."""


async def put(tx: Transaction, owner: Owner, timer: Timer, at: int) -> None:
    """Set a timer, replacing an equal one."""
    await put_all(tx, owner, {timer: at})


async def put_all(tx: Transaction, owner: Owner, times: Mapping[Timer, int]) -> None:
    """Set timers, replacing equal ones."""
    await timers.put(tx, *(_row(owner, timer, at) for timer, at in times.items()))


async def cancel_kinds(tx: Transaction, owner: Owner, *unwanted: type[Timer]) -> None:
    """Cancel an owner's timers of the given kinds, which must all be kinds of the same feature."""
    names = [kinds.name_of(kind) for kind in unwanted]
    await timers.cancel_kinds(tx, owner.kind, owner.id, kinds.feature_of(unwanted[0]), names)


async def cancel(tx: Transaction, owner: Owner, *unwanted: Timer) -> None:
    """Cancel an owner's timers that equal any of the given ones."""
    await timers.cancel(tx, *(_row(owner, timer, 0) for timer in unwanted))


async def cancel_all(tx: Transaction, owner: Owner) -> None:
    """Cancel all of an owner's timers, for example when a match has ended."""
    await timers.cancel_all(tx, owner.kind, owner.id)


def _row(owner: Owner, timer: Timer, at: int) -> TimerRow:
    return TimerRow(
        owner_kind=owner.kind, owner=owner.id, feature=kinds.feature_of(timer), kind=kinds.name_of(timer),
        payload=kinds.payload_of(timer), at=at,
    )  # fmt: skip


async def of_owner(tx: Transaction, owner: Owner) -> list[SetTimer]:
    """Return an owner's timers whose kinds this version knows, earliest first."""
    found = []
    for row in await timers.of_owner(tx, owner.kind, owner.id):
        try:
            found.append(SetTimer(_read(row), row.at))
        except UnknownKind:
            continue
    return found


def _read(row: TimerRow) -> Any:
    return kinds.parse(feature(row.feature).timers, row.feature, row.kind, row.payload)


async def recheck(tx: Transaction, now: int) -> None:
    """Make all rechecked timers due now (see `Timer.is_rechecked`)."""
    for name, owned in features().items():
        union = () if owned.timers is None else get_args(owned.timers) or (owned.timers,)
        found = [kinds.name_of(kind) for kind in union if kind.is_rechecked]
        if found:
            await timers.make_due(tx, name, found, now)


async def due_owners(ctx: Context, until: int | None = None) -> list[Owner]:
    """Return a batch of owners with due timers, longest overdue first.

    With `until`, only timers that were due by then count.
    """
    async with ctx.database.read_transaction() as tx:
        return [
            Owner(*owner)
            for owner in await timers.due_owners(tx, _latest(ctx, until), BATCH_SIZE, ctx.own_shard)
        ]


def _latest(ctx: Context, until: int | None) -> int:
    return ctx.now() if until is None else min(ctx.now(), until)


async def next_time(ctx: Context, *wanted: type[Timer]) -> int | None:
    """Return when the earliest timer of the given kinds is due; None if none is set.

    The time is in Unix milliseconds.
    """
    async with ctx.database.read_transaction() as tx:
        times = [await timers.next_time(tx, kinds.feature_of(kind), kinds.name_of(kind)) for kind in wanted]
    return min((at for at in times if at is not None), default=None)


async def fire_due(ctx: Context, owner: Owner, until: int | None = None) -> None:
    """Fire an owner's due timers; a timer that fails fires again later.

    With `until`, only timers that were due by then fire. Raises DatabaseUnavailable.
    """
    while (row := await _first_due(ctx, owner, until)) is not None:
        try:
            await _fire_one(ctx, owner, row)
        except DatabaseUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - a bug delays only this timer
            log.error("%s: its timer %s is postponed: %s", owner, row.kind, format_traceback(error))
            async with ctx.database.transaction() as tx:
                await timers.postpone(
                    tx, row, ctx.now() + min(RETRY_DELAY, FIRST_RETRY_DELAY << row.attempts)
                )


async def _first_due(ctx: Context, owner: Owner, until: int | None) -> TimerRow | None:
    async with ctx.database.read_transaction() as tx:
        rows = await timers.of_owner(tx, owner.kind, owner.id)
    return next((row for row in rows if row.at <= _latest(ctx, until)), None)


async def _fire_one(ctx: Context, owner: Owner, row: TimerRow) -> None:
    """Handle a timer, unless another process has handled it or it was rescheduled in the meantime."""
    async with ctx.owner_lock(owner), ctx.database.transaction() as tx:
        if not await timers.claim(tx, row):
            return
        try:
            timer, handler = _read(row), feature(row.feature).handle_timer
            assert handler is not None
            await handler(ctx, tx, owner, timer)
        except UnknownKind as error:
            log.error("%s: a timer of an unknown kind is kept: %s", owner, error)
            await timers.put(tx, replace(row, at=ctx.now() + RETRY_DELAY))
        except TimerDeferred as error:
            await timers.put(tx, replace(row, at=ctx.now() + error.delay))
