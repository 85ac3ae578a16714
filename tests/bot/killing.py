"""A bot in the simulated Discord whose process ends in the middle of what it does, and another one in its place."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.http import router
from sqlalchemy import Engine, event

from bot.app import open_bot
from bot.process.environment import Settings
from host.clock import outages
from tests.bot.port import Port

ACTS = ("before_cursor_execute", "commit")


class Process:
    """The process of a port's bot: it can be made to end before its so many-th act from now.

    Acts are statements and commits of its database, and requests to Discord: whatever lasts is one of them. A process
    that has ended does none of them any more, and nothing is tidied up.
    """

    def __init__(self, port: Port) -> None:
        self.port = port
        self.is_over = False
        self.kills = 0
        self._left: int | None = None

    @property
    def is_doomed(self) -> bool:
        """Tell whether an end is set that has not come yet."""
        return self._left is not None

    def end_at(self, act: int) -> None:
        """End the process before its so many-th act."""
        self._left = act

    def act(self, *_: object) -> None:
        """Count an act, or end in its place."""
        if self._left is not None:
            self._left -= 1
            if self._left <= 0:
                self._left, self.is_over = None, True
                self.kills += 1
        if self.is_over:
            # What a task that is cancelled meets: nothing of ours takes it for a failure that can be dealt with.
            raise asyncio.CancelledError

    async def prove(self) -> None:
        """Note that people are served until now, as heartbeats do, which the simulation does not have."""
        with self.port.env.time_context():
            await outages.beat(self.port.bot.services.ctx)

    async def start_again(self) -> None:
        """Start a new process where one has ended."""
        old = self.port.bot
        await old.services.scheduler.close()
        await old.services.ctx.database.close()
        self.is_over = False
        await self.port.env.restart_bot(await open_bot(Settings(folder=self.port.folder)))


@contextmanager
def process_of(port: Port) -> Iterator[Process]:
    """Count what the process of a port's bot does."""
    process, dispatch = Process(port), router.dispatch

    def dispatched(*given: Any, **named: Any) -> Any:
        process.act()
        return dispatch(*given, **named)

    for name in ACTS:
        event.listen(Engine, name, process.act)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(router, "dispatch", dispatched)
            yield process
    finally:
        for name in ACTS:
            event.remove(Engine, name, process.act)
