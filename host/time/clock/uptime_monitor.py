"""Monitor whether the bot is online, based on acknowledged gateway heartbeats and received events.

Each of these proves that the bot was online, but only at the moment when it was received. The system clock
may be changed, and the monotonic clock may stop while the machine sleeps. The monitor therefore compares both
clocks, and a gap in either of them is an outage.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from msgspec import Struct

from host.core.context import Context
from host.time.clock import outages
from host.time.clock.outages import ServiceGap
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

HEARTBEAT_INTERVAL = 20_000
"""Milliseconds between heartbeats recorded in the database."""


def uptime() -> int:
    """Return a monotonic clock's time in milliseconds, including time asleep if possible."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(clock) // 1_000_000


class ServiceProof(Struct, frozen=True):
    """Proof that the bot was online.

    It contains the times of two clocks: Unix time and uptime.
    """

    at: int
    """Unix milliseconds."""
    uptime: int

    def gap_to(self, later: ServiceProof) -> int:
        """Return the time between this proof and a later one.

        If the two clocks disagree, the longer time counts.
        """
        return max(later.at - self.at, later.uptime - self.uptime)

    def is_set_back(self, later: ServiceProof) -> bool:
        """Return whether the system clock was set back between this proof and a later one."""
        return (later.uptime - self.uptime) - (later.at - self.at) >= outages.MIN_OUTAGE


class UptimeMonitor:
    """A monitor that tracks when the bot was last online, and records outages."""

    def __init__(
        self, ctx: Context, up: Callable[[], int] = uptime, on_outage_end: Callable[[], None] = lambda: None
    ) -> None:
        self._ctx = ctx
        self._up = up
        self._on_outage_end = on_outage_end
        self._last: ServiceProof | None = None
        self._written: int | None = None
        """The time of the last proof that was saved in the database."""
        self._turn = asyncio.Lock()
        self._is_needed = False
        self._has_begun = False
        self.is_noted = True
        """Whether the last proof was saved in the database."""

    def require_proofs(self) -> None:
        """Require heartbeats as proof that the bot is online.

        Simulations have no heartbeats, so they don't call this.
        """
        self._is_needed = True

    @property
    def known_until(self) -> int | None:
        """Return when the bot was last known to be online, in Unix milliseconds.

        Outages before this time have been recorded. Return -1 if the time is not known yet, and None if
        proofs are not required.
        """
        if not self._is_needed:
            return None
        return -1 if self._last is None else self._last.at

    async def start(self) -> None:
        """Record that the bot is online now, and that there was an outage since the last heartbeat."""
        if self._is_needed:
            await self.record()
            return
        self._has_begun = True
        try:
            await self._end_outage()
        except DatabaseUnavailable as error:
            log.error("the length of the outage could not be read: %s", error)

    async def record(self) -> None:
        """Record that the bot is online now.

        If the last proof is too old, the time since then is recorded as an outage. If the database is
        unavailable, this proof is ignored, and the next one covers the gap.
        """
        if not self._is_needed:
            return
        async with self._turn:
            try:
                await self._process_proof(ServiceProof(self._ctx.now(), self._up()))
                self.is_noted = True
            except DatabaseUnavailable as error:
                self.is_noted = False
                log.error("the heartbeat was not saved: %s", error)

    async def record_simulated(self) -> None:
        """Record that a simulated bot is online now, at most once per `HEARTBEAT_INTERVAL`.

        A jump of the clock is not an outage, because users of a simulation can skip time.
        """
        if self._is_needed or not self._has_begun:
            return
        now = self._ctx.now()
        if self._written is not None and abs(now - self._written) < HEARTBEAT_INTERVAL:
            return
        try:
            await outages.heartbeat(self._ctx)
            self._written = now
        except DatabaseUnavailable as error:
            log.error("the heartbeat was not saved: %s", error)

    async def _process_proof(self, proof: ServiceProof) -> None:
        last = self._last
        if last is None:
            await self._end_outage()
            self._written = proof.at
        elif last.gap_to(proof) >= outages.MIN_OUTAGE or last.is_set_back(proof):
            await self._end_outage(ServiceGap(since=last.at, elapsed=proof.uptime - last.uptime))
            self._written = proof.at
        elif self._written is None or abs(proof.at - self._written) >= HEARTBEAT_INTERVAL:
            await outages.heartbeat(self._ctx)
            self._written = proof.at
        self._last = proof

    async def _end_outage(self, service_gap: ServiceGap | None = None) -> None:
        if await outages.end_outage(self._ctx, service_gap):
            self._on_outage_end()

    async def close(self) -> None:
        """Save the last proof in the database.

        If proofs are not required, record that the bot was online until now.
        """
        try:
            if self._has_begun:
                await outages.heartbeat(self._ctx)
            elif self._last is not None and self._last.at != self._written:
                await outages.heartbeat(self._ctx, self._last.at)
        except DatabaseUnavailable as error:
            log.error("the time of the last heartbeat was not saved: %s", error)
