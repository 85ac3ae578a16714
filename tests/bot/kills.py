"""A bot process in the simulated Discord that is killed at any point and replaced by a new one."""

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
"""Seconds that the simulation waits for an action to complete; all sleeps are longer."""
CONNECTING = 2 * SETTLED
"""Seconds until a new process looks for due work."""
PATIENCE = 3600
"""Maximum seconds for all work due at one moment, in hundreds of matches."""


class End(Struct):
    """The moment at which a process is killed.

    Either before its nth act, or after its nth message but before the response arrives.
    """

    left: int
    is_after_post: bool = False


class Process:
    """The bot process of a port, which can be killed in the middle of its work.

    Acts are everything with a lasting effect: statements and commits of its database, and requests to
    Discord. A killed process performs no further acts and does not clean up.
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
        """Schedule a kill, counted from now."""
        self._end = end

    def act(self, *_: object) -> None:
        """Count an act, or kill the process instead."""
        self._count(is_post=False)

    def posted(self) -> None:
        """Count a message that was sent, or kill the process before it gets the response."""
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
            # As in a cancelled task: no code of the bot treats this as a failure it could handle.
            raise asyncio.CancelledError

    @contextmanager
    def looked_into(self) -> Iterator[Context]:
        """Yield the bot's context for inspection; its use does not count as an act."""
        self._is_looked_into = True
        try:
            with self.port.env.time_context():
                yield self.port.bot.services.ctx
        finally:
            self._is_looked_into = False

    async def prove(self) -> None:
        """Record that the bot is serving now, as heartbeats do; the simulation has no heartbeats."""
        with self.looked_into() as ctx:
            await outages.heartbeat(ctx)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, however long the work takes that falls due."""
        env = self.port.env
        env.settle_timeout = PATIENCE
        await env.advance_time(seconds)
        env.settle_timeout = SETTLED

    async def start_again(self, end: End | None = None) -> None:
        """Start a new process after a kill; it can be killed too, once it is connected."""
        old = self.port.bot
        await old.services.scheduler.close()
        await old.services.ctx.database.close()
        self.is_over = False
        await self._start(end)

    async def stay_away(self, seconds: float) -> None:
        """Stop the process cleanly and start a new one after this many seconds."""
        with self.looked_into():
            await self.port.bot.close()
        self.port.env.backend.advance_clock(seconds)
        await self._start()

    async def _start(self, end: End | None = None) -> None:
        new = await open_bot(Settings(folder=self.port.folder))
        ready = new.on_ready

        async def on_ready() -> None:
            # The simulation, which does not wait for the process, starts to serve it during this sleep.
            await asyncio.sleep(CONNECTING)
            self._end = end
            await ready()

        new.on_ready = on_ready  # type: ignore[method-assign]
        await self.port.env.restart_bot(new)
        await self.pass_time(2 * CONNECTING)


@contextmanager
def process_of(port: Port) -> Iterator[Process]:
    """Count the acts of a port's bot process."""
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
        # Otherwise a starting process has only five seconds, even on a busy machine.
        patch.setattr(port.env, SETTLE, settled)
        yield process
