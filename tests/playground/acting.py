"""Helpers for tests on a playground stage: find a channel, use a command, run the clock, or wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import simcord

from playground.stage import Stage


def channel(stage: Stage, name: str) -> simcord.ChannelHandle:
    return next(channel for channel in stage.world.channels() if channel.name == name)


async def command(stage: Stage, user_key: int, name: str, **options: object) -> simcord.InteractionResult:
    async with stage.action():
        return await stage.world.members[user_key].slash(channel(stage, "lobby"), name, **options)


def text_of(result: simcord.InteractionResult) -> str:
    assert result.response is not None
    return result.response.content


@asynccontextmanager
async def ticking(stage: Stage) -> AsyncIterator[None]:
    """Run the stage's clock in the background, and fail the test if it raises an error."""
    async with asyncio.TaskGroup() as tasks:
        clock = tasks.create_task(stage.run_clock())
        yield
        clock.cancel()


async def wait_until(happened: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not happened():  # noqa: ASYNC110  # nobody tells when a simulated Discord has changed
            await asyncio.sleep(0.02)
