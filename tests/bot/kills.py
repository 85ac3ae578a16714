"""A bot in the simulated Discord whose process ends in the middle of what it does, and another one in its place."""

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
from host.core.context import Context
from host.core.scheduler import MIN_SLEEP
from host.time.clock import outages
from storage.core.sqlite.driver import Connection
from tests.bot.port import Port
from tests.statements import told_before

SETTLE = "_settle_internal"
SETTLED = MIN_SLEEP - 1
"""Seconds that the simulation waits for what somebody has done: nothing sleeps that shortly."""
CONNECTING = 2 * SETTLED
"""Seconds that a new process takes until it looks what is due."""
PATIENCE = 3600
"""Seconds that all that is due at one moment, in hundreds of matches, may take."""


class End(Struct):
    """When a process ends: before its so many-th act, or after its so many-th post, before it hears of that."""

    left: int
    is_after_post: bool = False


class Process:
    """The process of a port's bot, which can be made to end in the middle of what it does.

    Acts are statements and commits of its database, and requests to Discord: whatever lasts is one of them. A process
    that has ended does none of them any more, and nothing is tidied up.
    """

    def __init__(self, port: Port) -> None:
        self.port = port
        self.is_over = False
        self.kills = 0
        self._end: End | None = None
        self._is_looked_into = False

    @property
    def is_doomed(self) -> bool:
        """Tell whether an end is set that has not come yet."""
        return self._end is not None

    def end(self, end: End) -> None:
        """End the process at a moment that is counted from now."""
        self._end = end

    def act(self, *_: object) -> None:
        """Count an act, or end in its place."""
        self._count(is_post=False)

    def posted(self) -> None:
        """Count a post that has been made, or end before that is known."""
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
            # What a task that is cancelled meets: no code of ours takes it for a failure that it could deal with.
            raise asyncio.CancelledError

    @contextmanager
    def looked_into(self) -> Iterator[Context]:
        """Ask the host of the bot itself, which is no act of its process."""
        self._is_looked_into = True
        try:
            with self.port.env.time_context():
                yield self.port.bot.services.ctx
        finally:
            self._is_looked_into = False

    async def prove(self) -> None:
        """Note that people are served until now, as heartbeats do, which the simulation does not have."""
        with self.looked_into() as ctx:
            await outages.heartbeat(ctx)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, however long all takes that is due meanwhile."""
        env = self.port.env
        env.settle_timeout = PATIENCE
        await env.advance_time(seconds)
        env.settle_timeout = SETTLED

    async def start_again(self, end: End | None = None) -> None:
        """Start a new process where one has ended; it may end as well, once it is connected."""
        old = self.port.bot
        await old.services.scheduler.close()
        await old.services.ctx.database.close()
        self.is_over = False
        await self._start(end)

    async def stay_away(self, seconds: float) -> None:
        """Stop the process as it should be stopped, and start a new one after some time."""
        with self.looked_into():
            await self.port.bot.close()
        self.port.env.backend.advance_clock(seconds)
        await self._start()

    async def _start(self, end: End | None = None) -> None:
        new = await open_bot(Settings(folder=self.port.folder))
        ready = new.on_ready

        async def on_ready() -> None:
            # In the meantime the simulation, which waits no longer for it, has begun to serve it.
            await asyncio.sleep(CONNECTING)
            self._end = end
            await ready()

        new.on_ready = on_ready  # type: ignore[method-assign]
        await self.port.env.restart_bot(new)
        await self.pass_time(2 * CONNECTING)


@contextmanager
def process_of(port: Port) -> Iterator[Process]:
    """Count what the process of a port's bot does."""
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
        # Else a process that starts has five seconds, however busy the machine is.
        patch.setattr(port.env, SETTLE, settled)
        yield process
