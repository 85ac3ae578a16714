"""Work sharing between processes: each process does the work of the guilds in its shard.

Several processes may serve the same guild, for example during a deployment. In that case, a lease decides
which process sends an owner's messages.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from contextvars import ContextVar

from host.core.context import Context
from host.core.owners import GUILD, MATCH, SEASON, Owner
from storage.core.database import Transaction
from storage.core.scheduling import delivery_leases
from storage.core.scheduling.sharding import Shard
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.leagues.league import leagues, seasons
from storage.leagues.league.leagues import LeagueRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)

LEASE_DURATION = 10_000
"""Milliseconds until a lease on an owner's messages expires unless it is renewed."""
RENEW_INTERVAL = 3.0
"""Seconds between two renewals, well below LEASE_DURATION."""


def shard_of(shard: int, count: int) -> Shard:
    """Return the Shard with the given number out of `count` shards."""
    return Shard(shard, count)


async def is_own_shard(ctx: Context, owner: Owner) -> bool:
    """Return whether an owner belongs to this process's shard.

    Owners without a guild belong to the first shard.
    """
    if ctx.own_shard is None:
        return True
    return ctx.own_shard.contains(await _guild_of(ctx, owner))


async def _guild_of(ctx: Context, owner: Owner) -> int:
    """Return the id of an owner's guild, or 0 if it has no guild."""
    if owner.kind == GUILD:
        return owner.id
    async with ctx.database.read_transaction() as tx:
        row: MatchRow | LeagueRow | None = None
        if owner.kind == MATCH:
            row = await matches.get(tx, owner.id)
        elif owner.kind == SEASON and (season := await seasons.get(tx, owner.id)):
            row = await leagues.get(tx, season.league)
    return 0 if row is None else row.guild_id


class LeaseLost(Exception):
    """Raised if another process may already be sending the current owner's messages."""


class DeliveryLease:
    """This process's lease on an owner's messages, which permits it to send them.

    In a process without a name, the lease is not stored and never expires.
    """

    def __init__(self, ctx: Context, owner: Owner) -> None:
        self._ctx, self._owner = ctx, owner
        self._key = owner.kind, owner.id
        self._until = 0
        """When the lease expires, in Unix milliseconds."""
        self.is_stored = bool(ctx.process)
        """Whether the lease is stored in the database."""
        self.is_over = False
        self.task = asyncio.current_task()

    def _transaction(self) -> AbstractAsyncContextManager[Transaction]:
        return self._ctx.database.transaction(lock_key=str(self._owner))

    async def take(self) -> bool:
        """Acquire the lease unless another process has it; return whether it was acquired."""
        if not self.is_stored:
            return True
        async with self._transaction() as tx:
            now = self._ctx.now()
            self._until = now + LEASE_DURATION
            return await delivery_leases.take(tx, *self._key, self._ctx.process, now, self._until)

    def check(self) -> None:
        """Raise LeaseLost if the lease has expired."""
        if self.is_stored and not self.is_over and self._ctx.now() >= self._until:
            raise LeaseLost(self._owner)

    async def keep(self) -> None:
        """Renew the lease at regular intervals until another process has it."""
        while self._until:
            await asyncio.sleep(RENEW_INTERVAL)
            until = self._ctx.now() + LEASE_DURATION
            try:
                self._until = until if await self._set_end(until) else 0
            except DatabaseUnavailable as error:
                log.error("%s: the lease on its messages was not renewed: %s", self._owner, error)

    async def _set_end(self, until: int) -> bool:
        """Extend the lease until the given time; return False if this process has lost it."""
        async with self._transaction() as tx:
            return await delivery_leases.renew(tx, *self._key, self._ctx.process, until)

    async def is_wanted(self) -> bool:
        """Return whether another process is waiting for the lease."""
        if not self.is_stored:
            return False
        async with self._ctx.database.read_transaction() as tx:
            row = await delivery_leases.get(tx, *self._key)
        return row is not None and row.is_wanted

    async def release(self, tx: Transaction) -> None:
        """Delete the lease in the caller's transaction, once no more messages are due."""
        if self.is_stored:
            await delivery_leases.release(tx, *self._key, self._ctx.process)

    async def end(self, *, is_finished: bool) -> None:
        """Give up the lease.

        If `is_finished` is False, the lease is not deleted but set to expire now. The next process then knows
        that a message may have been sent.
        """
        if self.is_over or not self.is_stored:
            return
        self.is_over = True
        with suppress(DatabaseUnavailable):  # If the database is unavailable, the lease expires by itself.
            if is_finished:
                async with self._transaction() as tx:
                    await self.release(tx)
            else:
                await self._set_end(self._ctx.now())


_current: ContextVar[DeliveryLease | None] = ContextVar("delivery_lease", default=None)


def current_lease() -> DeliveryLease | None:
    """Return the lease under which the current task sends messages, if any."""
    lease = _current.get()
    # Child tasks inherit the context variable, but not the lease.
    return lease if lease is not None and lease.task is asyncio.current_task() else None


def check_lease() -> None:
    """Raise LeaseLost if the current task sends messages and its lease has expired."""
    if (lease := current_lease()) is not None:
        lease.check()


@asynccontextmanager
async def delivery_lease(ctx: Context, owner: Owner) -> AsyncIterator[DeliveryLease | None]:
    """Acquire the lease on an owner's messages for the block; yield None if another process has it."""
    lease, is_finished = DeliveryLease(ctx, owner), False
    if not await lease.take():
        yield None
        return
    token = _current.set(lease)
    renewal = asyncio.create_task(lease.keep()) if lease.is_stored else None
    try:
        yield lease
        is_finished = True
    finally:
        if renewal is not None:
            renewal.cancel()
        _current.reset(token)
        await lease.end(is_finished=is_finished)
