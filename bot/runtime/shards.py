"""Multiple processes on one database: each serves some shards, and takes over those of failed processes.

Each shard has its own bot within the process. The bot's state is only in the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from contextlib import suppress

from bot.core.metrics.backup_state import BackupState
from bot.core.metrics.collector import MetricSources
from bot.core.pictures import Pictures
from bot.runtime.app import Harbourmaster, ShardContext, create_collector, make_shard, new_secret, now
from bot.runtime.process.environment import Settings
from bot.runtime.process.exit_codes import Exit, FatalError
from bot.runtime.process.shutdown import end_tasks
from host.core.context import Context
from host.core.owners import Owner
from host.operations import shards
from host.operations.shards import LeaseState, OtherProcesses
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

RENEW_INTERVAL = 10.0
"""Seconds between lease renewals, well below the duration of a lease."""
CLAIM_INTERVAL = 2.0
"""Seconds between checks while the process can acquire more shards."""
POLL_INTERVAL = 60.0
"""Seconds between checks for due messages and jobs, in case a database notification was lost."""
RECONNECT_DELAY = 5.0
"""Seconds to wait before reconnecting to the database for notifications."""


def process_name() -> str:
    """Return a process name that is unique within the database.

    Names are never reused.
    """
    return f"{socket.gethostname()[:40]}-{os.getpid()}-{new_secret()[:8]}"


class Shards:
    """The bots for all shards that this process has leased."""

    def __init__(self, settings: Settings, database: Database, editions: dict[str, str]) -> None:
        self._settings, self.database, self._editions = settings, database, editions
        self.name = process_name()
        self.pictures = Pictures()
        self.metrics = create_collector(settings)
        self._bots: dict[int, Harbourmaster] = {}
        self._runs: dict[int, asyncio.Task[None]] = {}
        self._is_renewed = False
        self._others: OtherProcesses | None = None

    def is_serving(self) -> bool:
        """Return whether all of this process's shards are connected.

        For a standby process without shards, return True.
        """
        return self._is_renewed and all(bot.gateway.is_serving() for bot in self._bots.values())

    def serve_metrics(self, port: int, at: str) -> int:
        """Serve the metrics of all shards on a local port and return the port.

        Raises OSError.
        """
        ctx = Context(self.database, now, new_secret)
        return self.metrics.open(MetricSources(ctx, self.is_serving, self._latency, BackupState()), port, at)

    def _latency(self) -> float:
        """Return the latency of the slowest session."""
        return max((bot.latency for bot in tuple(self._bots.values())), default=0.0)

    async def run(self, token: str) -> None:
        """Serve shards until cancelled.

        If a shard fails, raise its error.
        """
        beside = [asyncio.create_task(work) for work in (self._listen(), self._poll_jobs())]
        try:
            while True:
                standing = await self._renew()
                pause = RENEW_INTERVAL if standing is None else await self._apply_leases(standing, token)
                await self._watch(pause)
        finally:
            await end_tasks(beside)
            await self._release_all()

    async def _renew(self) -> LeaseState | None:
        try:
            standing = await shards.renew_leases(self.database, self.name, self._settings.shards)
        except DatabaseUnavailable as error:
            self._is_renewed = False
            log.error("this process's shards were not saved: %s", error)
            return None
        self._is_renewed = standing.others is None
        self._check(standing.others)
        return standing

    def _check(self, others: OtherProcesses | None) -> None:
        """Check for leases with a different shard count, which killed processes may have left.

        If such leases are not renewed, wait until they expire. If they are renewed, other processes run with
        that count, so raise FatalError.
        """
        known, self._others = self._others, others
        wanted = self._settings.shards
        if others is None:
            return
        if known is None:
            log.warning(
                "HARBOURMASTER_SHARDS is %d, and leases of %d shards have not run out yet; "
                "this process waits for that",
                wanted,
                others.count,
            )
        elif others.until > known.until:
            raise FatalError(
                Exit.SETTINGS,
                f"HARBOURMASTER_SHARDS is {wanted}, and other processes on the database run with "
                f"{others.count}. Stop them first, or use the same number.",
            )

    async def _apply_leases(self, leases: LeaseState, token: str) -> float:
        """Start and stop bots so that exactly the leased shards are served.

        Return the seconds until the next check.
        """
        for shard in set(self._bots) - leases.held:
            log.warning("shard %d is served by another process", shard)
            await self._stop(shard)
        for shard in leases.held - set(self._bots):
            self._start(shard, token)
        if len(self._bots) > leases.max_shards:
            await self._hand_over(max(self._bots))
        is_taking = not leases.is_complete and len(self._bots) < leases.max_shards
        return CLAIM_INTERVAL if is_taking or leases.others is not None else RENEW_INTERVAL

    def _start(self, shard: int, token: str) -> None:
        log.info("shard %d of %d is served here", shard, self._settings.shards)
        shard_context = ShardContext(
            shard, self._settings.shards, self.pictures, self._wait_to_identify, self.metrics, self.name
        )
        bot = make_shard(self._settings, self.database, self._editions, shard_context)
        bot.services.uptime.require_proofs()
        self._bots[shard] = bot
        self._runs[shard] = asyncio.create_task(bot.start(token))

    async def _hand_over(self, shard: int) -> None:
        log.info("shard %d is released to another process that has fewer", shard)
        await self._release_lease(shard)

    async def _release_lease(self, shard: int) -> None:
        await self._stop(shard)
        with suppress(DatabaseUnavailable):  # A lease that can't be released will expire.
            await shards.release_lease(self.database, self.name, shard)

    async def _stop(self, shard: int) -> None:
        bot, run = self._bots.pop(shard), self._runs.pop(shard)
        await bot.close()
        run.cancel()
        await asyncio.gather(run, return_exceptions=True)

    async def _watch(self, seconds: float) -> None:
        """Wait for the given time, or until a bot ends.

        If a bot has ended, raise its error or FatalError. The supervisor then restarts the process.

        If a bot has ended because the database was busy or unavailable, only release the bot's shard. An
        error would not help: another process would take over the shard and fail too.
        """
        if not self._runs:
            await asyncio.sleep(seconds)
            return
        ended, _ = await asyncio.wait(
            self._runs.values(), timeout=seconds, return_when=asyncio.FIRST_COMPLETED
        )
        for run in ended:
            try:
                run.result()
            except DatabaseUnavailable as error:
                shard = next(number for number, task in self._runs.items() if task is run)
                log.error("shard %d can't be served now: %s", shard, error)
                await self._release_lease(shard)
                await asyncio.sleep(CLAIM_INTERVAL)
            else:
                raise FatalError(Exit.UNREACHABLE, "Discord has ended the session of a shard.")

    async def _wait_to_identify(self) -> None:
        """Wait until a shard may identify with Discord."""
        try:
            wait = await shards.reserve_identify_slot(self.database)
        except DatabaseUnavailable as error:
            log.error("the time of the last shard identify could not be read: %s", error)
            wait = shards.IDENTIFY_INTERVAL
        await asyncio.sleep(wait / 1000)

    async def _listen(self) -> None:
        while True:
            try:
                await self.database.listen(self._wake_owner)
            except DatabaseUnavailable as error:
                log.warning("not listening for other processes' changes, which are noticed late: %s", error)
            await asyncio.sleep(RECONNECT_DELAY)

    async def _poll_jobs(self) -> None:
        """Run all due messages and jobs periodically.

        A lost connection can remain unnoticed for a long time.
        """
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            self._wake_owner("")

    def _wake_owner(self, payload: str) -> None:
        """Run the due messages, jobs and timers of one owner.

        The owner comes from a database notification, for example `match 7`. If the notification is empty, run
        everything that is due.
        """
        kind, _, number = payload.partition(" ")
        for bot in self._bots.values():
            bot.wake(Owner(kind, int(number)) if number else None)

    async def _release_all(self) -> None:
        await asyncio.gather(*map(self._stop, tuple(self._bots)))
        with suppress(DatabaseUnavailable):  # Leases that can't be released will expire.
            await shards.release_all_leases(self.database, self.name)
        await self.close()

    async def close(self) -> None:
        """Stop the metrics and close the database."""
        self.metrics.close()
        await self.database.close()
