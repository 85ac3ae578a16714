"""A bot process in the simulated Discord that a test can kill at any point and replace."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import Struct
from simcord.backend.state import Backend
from simcord.http import router

from bot.runtime.app import open_bot
from bot.runtime.process.environment import Settings
from host.core.alarm import MIN_SLEEP
from host.core.context import Context
from host.time.clock import outages
from storage.core.sqlite.driver import Connection
from tests.bot.port import SETTLE_METHOD, Port
from tests.statements import report_statements

SETTLE_SECONDS = MIN_SLEEP - 1
"""Maximum seconds that the simulation waits for an action to finish. Every sleep in the bot is longer."""
CONNECT_SECONDS = 2 * SETTLE_SECONDS
"""Seconds from the start of a process until it looks for due work."""
MAX_WAIT = 3600
"""Maximum seconds to wait for all work that is due in hundreds of matches at the same time."""


class KillPoint(Struct):
    """The point at which a process is killed.

    It is either before the nth operation, or after the nth message. In the second case, the message has been
    sent but the process has not received the response.
    """

    remaining: int
    is_after_post: bool = False


class KillableBot:
    """A bot process that can be killed in the middle of its work.

    SQL statements, commits and requests to Discord count as operations. A killed process performs no further
    operations and does not clean up.
    """

    def __init__(self, port: Port) -> None:
        self.port = port
        self.is_killed = False
        self.kills = 0
        self._kill_point: KillPoint | None = None
        self._is_inspected = False

    @property
    def is_kill_scheduled(self) -> bool:
        """Return whether a kill is scheduled but has not happened yet."""
        return self._kill_point is not None

    def schedule_kill(self, kill_point: KillPoint) -> None:
        """Schedule a kill.

        Operations and messages are counted from this call on.
        """
        self._kill_point = kill_point

    def count_operation(self, *_: object) -> None:
        """Count an operation.

        If the kill is scheduled for this operation, the process is killed before it.
        """
        self._count(is_post=False)

    def count_message(self) -> None:
        """Count a sent message.

        If the kill is scheduled for this message, kill the process before it receives Discord's response.
        """
        self._count(is_post=True)

    def _count(self, *, is_post: bool) -> None:
        if self._is_inspected:
            return
        if self._kill_point is not None and self._kill_point.is_after_post == is_post:
            self._kill_point.remaining -= 1
            if not self._kill_point.remaining:
                self._kill_point, self.is_killed = None, True
                self.kills += 1
        if self.is_killed:
            # The bot never handles CancelledError as a failure, so the process stops here.
            raise asyncio.CancelledError

    @contextmanager
    def inspect(self) -> Iterator[Context]:
        """Yield the bot's context for inspection.

        Operations inside the `with` block are not counted.
        """
        was_inspected, self._is_inspected = self._is_inspected, True
        try:
            with self.port.env.time_context():
                yield self.port.bot.services.ctx
        finally:
            self._is_inspected = was_inspected

    async def record_heartbeat(self) -> None:
        """Record that the bot is currently serving.

        In Discord, gateway heartbeats do this, but the simulation sends none.
        """
        with self.inspect() as ctx:
            await outages.heartbeat(ctx)

    async def pass_time(self, seconds: float) -> None:
        """Advance the time, and wait until all due work is finished."""
        env = self.port.env
        env.settle_timeout = MAX_WAIT
        await env.advance_time(seconds)
        env.settle_timeout = SETTLE_SECONDS

    async def restart(self, kill_point: KillPoint | None = None) -> None:
        """Start a new process after a kill.

        If `kill_point` is not None, the new process is killed too. Its operations are counted only after it
        has connected.
        """
        old = self.port.bot
        await old.services.scheduler.close()
        await old.services.ctx.database.close()
        self.is_killed = False
        await self._start(kill_point)

    async def restart_after(self, seconds: float) -> None:
        """Stop the process cleanly, and start a new one after the given number of seconds."""
        with self.inspect():
            await self.port.bot.close()
        self.port.env.backend.advance_clock(seconds)
        await self._start()

    async def _start(self, kill_point: KillPoint | None = None) -> None:
        new = await open_bot(Settings(folder=self.port.folder))
        ready = new.on_ready

        async def on_ready() -> None:
            # Other users' actions continue during this sleep.
            await asyncio.sleep(CONNECT_SECONDS)
            self._kill_point = kill_point
            await ready()

        new.on_ready = on_ready  # type: ignore[method-assign]
        await self.port.env.restart_bot(new)
        await self.pass_time(2 * CONNECT_SECONDS)


@contextmanager
def make_killable(port: Port) -> Iterator[KillableBot]:
    """Yield the bot's process as a KillableBot that counts its operations."""
    process, dispatch, commit = KillableBot(port), router.dispatch, Connection.commit

    def dispatched(backend: Backend, method: str, path: str, **named: Any) -> Any:
        process.count_operation()
        answer = dispatch(backend, method, path, **named)
        if method == "POST" and path.startswith("/channels/"):
            process.count_message()
        return answer

    async def committed(line: Connection) -> None:
        process.count_operation()
        await commit(line)

    async def settled(timeout: float | None = None, **named: Any) -> None:  # noqa: ASYNC109  # signature of the simulation
        await settle(timeout=None if timeout is None else SETTLE_SECONDS, **named)

    settle = getattr(port.env, SETTLE_METHOD)
    port.env.settle_timeout = SETTLE_SECONDS
    with pytest.MonkeyPatch.context() as patch, report_statements(process.count_operation):
        patch.setattr(router, "dispatch", dispatched)
        patch.setattr(Connection, "commit", committed)
        # By default, the bot has only five seconds to start, which is not enough on a busy machine.
        patch.setattr(port.env, SETTLE_METHOD, settled)
        yield process
