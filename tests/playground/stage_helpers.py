"""Helpers for tests on a playground stage, which find channels, use commands, run the clock, or wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import simcord

from playground.stage import Stage


def find_channel(stage: Stage, name: str) -> simcord.ChannelHandle:
    return next(channel for channel in stage.world.channels() if channel.name == name)


async def run_command(stage: Stage, user_key: int, name: str, **options: object) -> simcord.InteractionResult:
    async with stage.action():
        return await stage.world.members[user_key].slash(find_channel(stage, "lobby"), name, **options)


def response_text(result: simcord.InteractionResult) -> str:
    assert result.response is not None
    return result.response.content


@asynccontextmanager
async def running_clock(stage: Stage) -> AsyncIterator[None]:
    """Run the stage's clock in the background, and fail the test if it raises an error."""
    async with asyncio.TaskGroup() as tasks:
        clock = tasks.create_task(stage.run_clock())
        yield
        clock.cancel()


async def wait_until(condition: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  # the simulated Discord has no event for changes
            await asyncio.sleep(0.02)
