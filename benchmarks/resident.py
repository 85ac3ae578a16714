"""Connects a bot to the simulated Discord and prints its resource usage.

The module itself imports only discord.py.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import discord

from bot.runtime.process.connection import redirect_requests


async def run_bot(
    bot: discord.Client, address: str, started: str, play: Callable[[int], Awaitable[None]] | None = None
) -> None:
    """Connect the bot, then read numbers from stdin.

    For each number, play that number of matches and print the resource usage.
    """
    redirect_requests(address)
    connecting = asyncio.create_task(bot.start("token"))
    seconds = await _ready(bot, connecting) - float(started)
    while wanted := await asyncio.to_thread(sys.stdin.readline):
        for number in range(int(wanted)):
            assert play is not None
            await play(number)
        print(json.dumps({"seconds": seconds, **memory_of("self")}), flush=True)
    await bot.close()
    await connecting


async def _ready(bot: discord.Client, connecting: asyncio.Task[None]) -> float:
    """Wait until the bot is connected, and return the current time in Unix seconds.

    If it cannot connect, raise the connection error.
    """
    connected = asyncio.get_running_loop().create_future()

    async def on_connect() -> None:
        connected.set_result(time.time())

    bot.event(on_connect)
    await asyncio.wait((connected, connecting), return_when=asyncio.FIRST_COMPLETED)
    if connecting.done():
        connecting.result()
    return float(connected.result())


def memory_of(process: int | str) -> dict[str, int]:
    """Return a process's current and peak memory in bytes.

    For processes other than this one, this works only on Linux.
    """
    status = Path(f"/proc/{process}/status")
    if not status.is_file():
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return {"memory": most, "most": most}
    data = dict(line.split(":", 1) for line in status.read_text(encoding="ascii").splitlines())
    return {name: int(data[key].split()[0]) * 1024 for name, key in (("memory", "VmRSS"), ("most", "VmHWM"))}
