"""Several processes on one database: each serves some shards, and takes over those of a process that is gone.

A shard is served by a bot of its own within the process, which knows only what is in the database, as any other.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from contextlib import suppress

from bot.core.pictures import Pictures
from bot.runtime.app import Harbourmaster, OneShard, make_shard, new_secret, now, watch
from bot.runtime.process.environment import Settings
from bot.runtime.process.exit_codes import Exit, Stop
from host.core.context import Context
from host.core.owners import Owner
from host.operations import shards
from host.operations.shards import Others, Standing
from storage.core.database import Database
from storage.core.sql.problems import DatabaseUnavailable

log = logging.getLogger(__name__)

ROUND = 10.0
"""Seconds after which leases are renewed: well before they run out."""
HURRIED = 2.0
"""Seconds after which a process looks again that may have another shard."""
LATE = 60.0
"""Seconds after which everything that is due is looked at, should the database not have told of it."""
BROKEN = 5.0
"""Seconds after which the line on which the database tells of work is made anew."""


class Shards:
    """The bots of the shards that this process holds."""

    def __init__(self, settings: Settings, database: Database, editions: dict[str, str]) -> None:
        self._settings, self._database, self._editions = settings, database, editions
        self.name = f"{socket.gethostname()[:40]}-{os.getpid()}-{new_secret()[:8]}"
        self.pictures = Pictures()
        self.watch = watch(settings)
        self._bots: dict[int, Harbourmaster] = {}
        self._runs: dict[int, asyncio.Task[None]] = {}
        self._is_renewed = False
        self._others: Others | None = None

    def is_serving(self) -> bool:
        """Tell whether all shards of this process are served; one that has none is ready to take over."""
        return self._is_renewed and all(bot.line.is_serving() for bot in self._bots.values())

    def tell_figures(self, port: int, at: str) -> int:
        """Tell figures of all shards together on a port of this machine; returns which. Raises OSError."""
        ctx = Context(self._database, now, new_secret)
        return self.watch.open(ctx, self.is_serving, self._latency, port, at)

    def _latency(self) -> float:
        """Return the latency of the slowest session."""
        return max((bot.latency for bot in tuple(self._bots.values())), default=0.0)

    async def run(self, token: str) -> None:
        """Serve shards until cancelled, or until one of them can't be served; raises what ended it."""
        beside = [asyncio.create_task(work) for work in (self._listen(), self._look_again())]
        try:
            while True:
                standing = await self._renew()
                pause = ROUND if standing is None else await self._follow(standing, token)
                await self._watch(pause)
        finally:
            for task in beside:
                task.cancel()
            await self._leave()

    async def _renew(self) -> Standing | None:
        try:
            standing = await shards.renew(self._database, self.name, self._settings.shards)
        except DatabaseUnavailable as slip:
            self._is_renewed = False
            log.error("which shards are served here was not noted: %s", slip)
            return None
        self._is_renewed = standing.others is None
        self._check(standing.others)
        return standing

    def _check(self, others: Others | None) -> None:
        """Wait while leases of another number of shards last: of processes that were killed they are not renewed."""
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
            raise Stop(
                Exit.SETTINGS,
                f"HARBOURMASTER_SHARDS is {wanted}, and other processes on the database run with "
                f"{others.count}. Stop them first, or take the same number.",
            )

    async def _follow(self, standing: Standing, token: str) -> float:
        """Serve what is held, and no more; return after how many seconds to look again."""
        for shard in set(self._bots) - standing.held:
            log.warning("shard %d is served by another process", shard)
            await self._stop(shard)
        for shard in standing.held - set(self._bots):
            self._start(shard, token)
        if len(self._bots) > standing.fair:
            await self._hand_over(max(self._bots))
        is_taking = not standing.is_complete and len(self._bots) < standing.fair
        return HURRIED if is_taking or standing.others is not None else ROUND

    def _start(self, shard: int, token: str) -> None:
        log.info("shard %d of %d is served here", shard, self._settings.shards)
        one = OneShard(shard, self._settings.shards, self.pictures, self._introduce, self.watch)
        bot = make_shard(self._settings, self._database, self._editions, one)
        bot.services.proofs.require()
        self._bots[shard] = bot
        self._runs[shard] = asyncio.create_task(bot.start(token))

    async def _hand_over(self, shard: int) -> None:
        log.info("shard %d is given to another process, which has fewer", shard)
        await self._give_up(shard)

    async def _give_up(self, shard: int) -> None:
        await self._stop(shard)
        with suppress(DatabaseUnavailable):  # then the lease runs out
            await shards.give_up(self._database, self.name, shard)

    async def _stop(self, shard: int) -> None:
        bot, run = self._bots.pop(shard), self._runs.pop(shard)
        await bot.close()
        run.cancel()
        await asyncio.gather(run, return_exceptions=True)

    async def _watch(self, seconds: float) -> None:
        """Wait, unless a bot ends by itself: that ends the process, and something starts it again.

        One that could not begin because the database was busy or away does not: whoever takes over from a process
        that is gone would follow it, and one after the other the rest.
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
            except DatabaseUnavailable as slip:
                shard = next(number for number, one in self._runs.items() if one is run)
                log.error("shard %d can't be served now: %s", shard, slip)
                await self._give_up(shard)
                await asyncio.sleep(HURRIED)
            else:
                raise Stop(Exit.UNREACHABLE, "Discord has ended the session of a shard.")

    async def _introduce(self) -> None:
        """Wait until a shard may be introduced to Discord."""
        try:
            wait = await shards.wait_to_introduce(self._database)
        except DatabaseUnavailable as slip:
            log.error("when the last shard was introduced is not known: %s", slip)
            wait = shards.APART
        await asyncio.sleep(wait / 1000)

    async def _listen(self) -> None:
        while True:
            try:
                await self._database.listen(self._hear)
            except DatabaseUnavailable as slip:
                log.warning("of work that others write down is heard late: %s", slip)
            await asyncio.sleep(BROKEN)

    async def _look_again(self) -> None:
        """Find late what was not heard: a line can be dead for long before either end notices."""
        while True:
            await asyncio.sleep(LATE)
            self._hear("")

    def _hear(self, said: str) -> None:
        """Begin to do what is due of an owner (`match 7`), or of all, in the shards of this process."""
        kind, _, number = said.partition(" ")
        for bot in self._bots.values():
            bot.wake(Owner(kind, int(number)) if number else None)

    async def _leave(self) -> None:
        await asyncio.gather(*map(self._stop, tuple(self._bots)))
        with suppress(DatabaseUnavailable):  # then the leases run out
            await shards.leave(self._database, self.name)
        await self.close()

    async def close(self) -> None:
        """Tell no figures any more, and let go of the database."""
        self.watch.close()
        await self._database.close()
