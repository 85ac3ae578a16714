"""The scheduler, the only place that fires timers, runs jobs and hands messages to their sender.

Each owner with due work has a short-lived task. The scheduler does not poll but sleeps until the earliest due
time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from host.core import jobs, outbox, timers
from host.core.alarm import Alarm, Reading, ServedUntil
from host.core.context import Context
from host.core.errors import format_traceback
from host.core.outbox import DueWork
from host.core.owners import Owner
from host.core.sharding import (
    LEASE_DURATION,
    DeliveryLease,
    LeaseLost,
    current_lease,
    delivery_lease,
    is_own_shard,
)
from storage.core.scheduling.outbox import OutboxRow
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

MAX_CONCURRENT = 50
"""Maximum number of owners served at the same time.

If none of them finishes within MAX_STALL, more are served.
"""
MAX_STALL = 1.0
"""Seconds after which more owners are served if none has finished.

All tasks may be waiting for Discord.
"""

LEASE_RETRY_DELAY = 1.0
"""Seconds until the next attempt to serve an owner whose messages another process is sending."""
SLOW = 1_000
"""Milliseconds after which sending a message counts as slow.

After a slow message, a process stops sending the owner's messages if another process is waiting for the
lease.
"""


class RetryDelay(Struct, frozen=True):
    """The delay until a message is retried; the owner's later messages wait too."""

    milliseconds: int
    is_fixed: bool = False
    """Whether to wait for the full delay. Otherwise the wait ends early when an outage ends."""


MessageSender: TypeAlias = Callable[[DueWork], Awaitable["RetryDelay | DueWork | None"]]
"""Sends the first due message and deletes it from the outbox.

Returns a RetryDelay if the message has to be retried. Otherwise returns the owner's next due work, or None if
it has not been loaded.
"""


Pass: TypeAlias = Callable[[], Awaitable[None]]
"""A function that does one kind of due work for all owners."""


class Scheduler:
    """A scheduler that does all due work and passes messages to `send`.

    Timers due after the time returned by `until` don't fire. The bot may have been unavailable since then, so
    such a timer could penalize users who were unable to act.
    """

    def __init__(self, ctx: Context, send: MessageSender, until: ServedUntil = lambda: None) -> None:
        self._ctx = ctx
        self._send_post = send
        self._until = until
        self._alarm = Alarm(ctx, self.wake, until)
        self._firing_owner: Owner | None = None
        """The owner whose timers are firing.

        Its messages are held until all its due timers have fired, since a later timer may replace an earlier
        timer's message.
        """
        self._running: dict[Owner, asyncio.Task[None]] = {}
        self._rerun: set[Owner] = set()
        self._first: dict[Owner, Reading] = {}
        """For each owner whose work is finished, the due times that its task read last."""
        self._held: set[Owner] = set()
        """Owners whose messages are held until an outage ends."""
        self._is_to_retry = False
        self._later: dict[Owner, asyncio.TimerHandle] = {}
        """Timers for owners whose messages another process is sending. When a timer fires, the owner is served again.
        """
        self._passes: dict[Pass, asyncio.Task[None]] = {}
        """The running passes over all owners. Messages, jobs and timers do not wait for each other."""
        self._repeated: set[Pass] = set()
        """Running passes that have been requested again. They are repeated when they end."""
        self._is_closed = False

    def wake(self, owner: Owner | None = None) -> None:
        """Start the due work of an owner, or of all owners (None), unless it is already in progress."""
        if self._is_closed:
            # Requests are still handled during shutdown, so this may be called after `close`. The next
            # process to serve the shard does the due work.
            return
        if owner is None:
            self._alarm.note_pass()
            for one in (self._send_all_messages, self._run_all_jobs, self._fire_all_timers):
                self._start(one)
            return
        running = self._running.get(owner)
        if running is not None and not running.done():
            self._rerun.add(owner)
            return
        self._running[owner] = asyncio.create_task(self._serve(owner))

    async def wait_until_done(self, owner: Owner, seconds: float) -> None:
        """Wait until an owner's work that is in progress is done, but no longer than the given time."""
        if (running := self._running.get(owner)) is not None:
            await asyncio.wait({running}, timeout=seconds)

    def retry(self) -> None:
        """Retry all held messages now, since the outage may be over."""
        self._is_to_retry = True
        self.wake()

    def wake_timers(self) -> None:
        """Fire any timers that were held back until the bot was known to be online."""
        if self._alarm.release_timers():
            self.wake()

    async def close(self) -> None:
        """Cancel all tasks and start no new ones; unfinished work stays in the database."""
        self._is_closed = True
        for handle in self._later.values():
            handle.cancel()
        tasks = [*self._running.values(), *self._passes.values()]
        for task in tasks:
            task.cancel()
        if (alarm := self._alarm.cancel()) is not None:
            tasks.append(alarm)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, one: Pass) -> None:
        if one in self._passes:
            self._repeated.add(one)
        else:
            self._passes[one] = asyncio.create_task(self._serve_all(one))

    async def _serve_all(self, one: Pass) -> None:
        """Do one kind of due work for all owners, then set the alarm for the next work."""
        try:
            while True:
                self._repeated.discard(one)
                await one()
                if one not in self._repeated:
                    break
        except DatabaseUnavailable as error:
            log.error("due work is postponed, because the database failed: %s", error)
        finally:
            del self._passes[one]
        await self._alarm.set()

    async def _run_all_jobs(self) -> None:
        await self._serve_owners(await jobs.due_owners(self._ctx))

    async def _send_all_messages(self) -> None:
        await self._release_held()
        await self._serve_owners(await outbox.due_owners(self._ctx))

    async def _serve_owners(self, owners: list[Owner]) -> None:
        """Start serving the given owners, without waiting for all of them to finish."""
        most = MAX_CONCURRENT
        for owner in owners:
            most = await self._wait_for_room(most)
            self.wake(owner)

    async def _wait_for_room(self, most: int) -> int:
        """Wait until fewer than `most` owners are being served, and return `most`.

        If no owner finishes within MAX_STALL seconds, stop waiting and return a higher limit.
        """
        while len(self._running) >= most:
            done, _ = await asyncio.wait(
                self._running.values(), timeout=MAX_STALL, return_when=asyncio.FIRST_COMPLETED
            )
            if not done:
                return len(self._running) + MAX_CONCURRENT
        return most

    async def _fire_all_timers(self) -> None:
        """Fire all due timers.

        Meanwhile, jobs run and messages are sent for owners whose timers have already fired.
        """
        most = MAX_CONCURRENT
        while due := await timers.due_owners(self._ctx, self._until()):
            for owner in due:
                most = await self._wait_for_room(most)
                await self._fire_timers(owner)
                self.wake(owner)
            # A timer may have queued messages for other owners.
            self._start(self._send_all_messages)

    async def _fire_timers(self, owner: Owner) -> None:
        self._firing_owner = owner
        try:
            await timers.fire_due(self._ctx, owner, self._until())
        finally:
            self._firing_owner = None

    async def _serve(self, owner: Owner) -> None:
        """Run an owner's jobs and send its messages until nothing is due.

        If the owner is woken in the meantime, start over.
        """
        try:
            if not await is_own_shard(self._ctx, owner):
                return
            await self._release(owner)
            while await self._do_due(owner) or owner in self._rerun:
                if owner in self._rerun:
                    self._rerun.discard(owner)
                    await self._release(owner)
        except DatabaseUnavailable as error:
            log.error("%s: due work is postponed, because the database failed: %s", owner, error)
        except Exception as error:  # noqa: BLE001 - top of a task; a bug delays only this owner
            log.error("%s: due work is postponed: %s", owner, format_traceback(error))
        finally:
            del self._running[owner]
            first = self._first.pop(owner, None)
        await self._alarm.set(first)

    async def _do_due(self, owner: Owner) -> bool:
        """Run an owner's due jobs, then send its messages; return whether more work may be due."""
        self._first.pop(owner, None)
        due, has_more = await self._load_due_work(owner), False
        if due.has_jobs:
            has_more = await self._run_jobs(owner)
            due = await self._load_due_work(owner)
        if owner != self._firing_owner:
            has_more = await self._send(owner, due) or has_more
        return has_more

    async def _load_due_work(self, owner: Owner) -> DueWork:
        """Load an owner's due work.

        If several processes share the database, the message content is loaded only while this process has the
        lease. Content loaded earlier may be outdated by the time the lease is acquired.
        """
        with_content = not self._ctx.process or current_lease() is not None
        async with self._ctx.database.read_transaction() as tx:
            return await outbox.load_due_work(self._ctx, tx, owner, with_content)

    async def _run_jobs(self, owner: Owner) -> bool:
        try:
            return await jobs.run(self._ctx, owner, may_take_long=True)
        except DatabaseUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - a bug delays only this job
            log.error("%s: its jobs are postponed: %s", owner, format_traceback(error))
            await jobs.postpone_due(self._ctx, owner)
            return False

    async def _release(self, owner: Owner) -> None:
        """Make an owner's held messages due now, since the outage may be over."""
        if owner in self._held:
            await outbox.retry(self._ctx, owner)
            self._held.discard(owner)

    async def _release_held(self) -> None:
        """Make all held messages due now if a retry was requested."""
        if self._is_to_retry:
            self._is_to_retry = False
            for owner in tuple(self._held):
                await self._release(owner)

    async def _send(self, owner: Owner, due: DueWork) -> bool:
        """Send an owner's due messages unless another process does; return whether more work may be due."""
        if due.row is None:
            return self._finish(owner, due, self._alarm.number)
        try:
            async with delivery_lease(self._ctx, owner) as lease:
                if lease is not None:
                    return await self._send_under_lease(owner, lease, due)
        except LeaseLost:
            log.warning("%s: another process may send its messages now", owner)
        self._wake_later(owner, LEASE_RETRY_DELAY)
        return False

    async def _send_under_lease(self, owner: Owner, lease: DeliveryLease, due: DueWork) -> bool:
        """Send an owner's due messages one after the other.

        Return True if more work may be due. Return False if nothing is due or a message has to be retried.
        """
        number = self._alarm.number
        if lease.is_stored:
            due = await self._load_due_work(owner)
        while due.row is not None and not lease.is_over:
            number, begun = self._alarm.number, self._ctx.now()
            outcome = await self._send_post(due)
            if isinstance(outcome, RetryDelay):
                await self._postpone(owner, due.row, outcome)
                return False
            due = outcome or await self._load_due_work(owner)
            if due.row is not None and self._ctx.now() - begun > SLOW and await lease.is_wanted():
                self._wake_later(owner, LEASE_DURATION / 1000)
                return False
        return self._finish(owner, due, number)

    def _finish(self, owner: Owner, due: DueWork, number: int) -> bool:
        """Record the next due times if nothing is due now; return whether more work may be due."""
        if due.next_times is not None:
            self._first[owner] = Reading(number, due.next_times)
        return due.has_jobs or due.row is not None

    def _wake_later(self, owner: Owner, seconds: float) -> None:
        """Serve an owner again after the given number of seconds.

        Earlier requests to serve it again are discarded.
        """
        self._rerun.discard(owner)
        if (earlier := self._later.pop(owner, None)) is not None:
            earlier.cancel()
        self._later[owner] = asyncio.get_running_loop().call_later(seconds, self._wake_again, owner)

    def _wake_again(self, owner: Owner) -> None:
        del self._later[owner]
        self.wake(owner)

    async def _postpone(self, owner: Owner, post: OutboxRow, wait: RetryDelay) -> None:
        if wait.is_fixed:
            self._held.discard(owner)
        else:
            self._held.add(owner)
        await outbox.postpone(self._ctx, post, self._ctx.now() + wait.milliseconds)
