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
from tests.bot.port import Port
from tests.statements import told_before

SETTLE = "_settle_internal"
SETTLED = MIN_SLEEP - 1
"""Maximum seconds that the simulation waits for an action to finish. Every sleep in the bot is longer."""
CONNECTING = 2 * SETTLED
"""Seconds after its start until a new process looks for due work."""
PATIENCE = 3600
"""Maximum seconds to wait for all work that is due in hundreds of matches at the same time."""


class End(Struct):
    """The point at which a process is killed.

    It is either just before the nth operation, or after the nth message has been sent but before the response
    arrives.
    """

    left: int
    is_after_post: bool = False


class Process:
    """A port's bot process, which can be killed in the middle of its work.

    SQL statements, commits and requests to Discord count as operations. A killed process performs no further
    operations and does not clean up.
    """

    def __init__(self, port: Port) -> None:
        self.port = port
        self.is_over = False
        self.kills = 0
        self._end: End | None = None
        self._is_looked_into = False

    @property
    def is_doomed(self) -> bool:
        """Return whether a kill is scheduled but has not happened yet."""
        return self._end is not None

    def end(self, end: End) -> None:
        """Schedule a kill.

        Operations and messages are counted from this call on.
        """
        self._end = end

    def act(self, *_: object) -> None:
        """Count an operation.

        If this operation is the scheduled end, kill the process before it.
        """
        self._count(is_post=False)

    def posted(self) -> None:
        """Count a sent message.

        If this message is the scheduled end, kill the process before it receives the response.
        """
        self._count(is_post=True)

    def _count(self, *, is_post: bool) -> None:
        if self._is_looked_into:
            return
        if self._end is not None and self._end.is_after_post == is_post:
            self._end.left -= 1
            if not self._end.left:
                self._end, self.is_over = None, True
                self.kills += 1
        if self.is_over:
            # The bot never handles CancelledError as a failure, so the process stops here.
            raise asyncio.CancelledError

    @contextmanager
    def looked_into(self) -> Iterator[Context]:
        """Yield the bot's context for inspection.

        Operations inside the `with` block are not counted.
        """
        self._is_looked_into = True
        try:
            with self.port.env.time_context():
                yield self.port.bot.services.ctx
        finally:
            self._is_looked_into = False

    async def prove(self) -> None:
        """Record that the bot is currently serving.

        In Discord, gateway heartbeats do this, but the simulation sends none.
        """
        with self.looked_into() as ctx:
            await outages.heartbeat(ctx)

    async def pass_time(self, seconds: float) -> None:
        """Advance the time, and wait until all due work is finished."""
        env = self.port.env
        env.settle_timeout = PATIENCE
        await env.advance_time(seconds)
        env.settle_timeout = SETTLED

    async def start_again(self, end: End | None = None) -> None:
        """Start a new process after a kill.

        If `end` is not None, the new process is killed too. Its operations are counted from the time at which
        it connects.
        """
        old = self.port.bot
        await old.services.scheduler.close()
        await old.services.ctx.database.close()
        self.is_over = False
        await self._start(end)

    async def stay_away(self, seconds: float) -> None:
        """Stop the process cleanly, and start a new one after the given number of seconds."""
        with self.looked_into():
            await self.port.bot.close()
        self.port.env.backend.advance_clock(seconds)
        await self._start()

    async def _start(self, end: End | None = None) -> None:
        new = await open_bot(Settings(folder=self.port.folder))
        ready = new.on_ready

        async def on_ready() -> None:
            # The simulation does not wait for this handler. After the sleep, the handler runs for the new
            # process.
            await asyncio.sleep(CONNECTING)
            self._end = end
            await ready()

        new.on_ready = on_ready  # type: ignore[method-assign]
        await self.port.env.restart_bot(new)
        await self.pass_time(2 * CONNECTING)


@contextmanager
def process_of(port: Port) -> Iterator[Process]:
    """Count the operations of a port's bot process and return a Process that can kill it."""
    process, dispatch, commit = Process(port), router.dispatch, Connection.commit

    def dispatched(backend: Backend, method: str, path: str, **named: Any) -> Any:
        process.act()
        answer = dispatch(backend, method, path, **named)
        if method == "POST" and path.startswith("/channels/"):
            process.posted()
        return answer

    async def committed(line: Connection) -> None:
        process.act()
        await commit(line)

    async def settled(timeout: float | None = None, **named: Any) -> None:  # noqa: ASYNC109  # as the simulation has it
        await settle(timeout=None if timeout is None else SETTLED, **named)

    settle = getattr(port.env, SETTLE)
    port.env.settle_timeout = SETTLED
    with pytest.MonkeyPatch.context() as patch, told_before(process.act):
        patch.setattr(router, "dispatch", dispatched)
        patch.setattr(Connection, "commit", committed)
        # Without this patch, the bot would have only five seconds to start, which is too little on a busy
        # machine.
        patch.setattr(port.env, SETTLE, settled)
        yield process
