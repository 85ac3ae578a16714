"""The effect of a flood of requests for web pages on clicks in Discord.

The real `harbourmaster run` serves the pages of several matches, and a simulated Discord clicks. Each request
seems to come from another address, so that the limits per address do not apply. Rounds with and without requests
alternate.
"""

from __future__ import annotations

import asyncio
import socket
import statistics
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.row import Row, percentile_99
from engine.core.files.library import games
from host.matches import pages
from host.matches.pages import PageChannelRow
from host.matches.settings import updates
from pages.live.running import create_context
from storage.core.database import Database
from tests.wire.people import Person
from tests.wire.running import bot_process
from tests.wire.server import Wire, running_wire
from tests.wire.table import Table
from tests.wire.world import Guild

TOKEN = "token"  # noqa: S105 - the simulated Discord accepts any
NAMES = ("Ada", "Ben")
GOAL = "<= 1.5"
WORKERS = 16
START_SECONDS = 60.0


def measure(matches: int = 10, rounds: int = 10, clicks: int = 40, rate: int = 100) -> Iterator[Row]:
    """Measure acknowledgements of clicks with `rate` requests for pages per second, and without."""
    with TemporaryDirectory() as folder, running_wire(TOKEN) as wire:
        port, data = _free_port(), Path(folder, "data")
        guild = wire.add_guild()
        with bot_process(wire, data, DISCORD_TOKEN=TOKEN, HARBOURMASTER_WEB=str(port)) as bot:
            bot.start()
            tables = list(_open_tables(wire, guild, matches))
            token = asyncio.run(_turn_on(data, guild, tables))
            address = f"http://127.0.0.1:{port}"
            paths = [f"/s/{token}/m/{table.number}/" for table in tables] + [f"/s/{token}/"]
            _wait_for(f"{address}{paths[0]}")
            alone, among, served = list[float](), list[float](), list[float]()
            for number in range(rounds):
                print(f"pages: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
                alone += _click(tables, clicks)
                with _flood(address, paths, rate, served):
                    among += _click(tables, clicks)
            bot.stop()
    text = f"{rate} requests a second for the pages of {matches} matches"
    for name, choose in (("99th percentile", percentile_99), ("median", statistics.median)):
        mine, other = choose(among), choose(alone)
        label = f"{text}: acknowledging a click, {name} of {len(among)}"
        beside = f"without requests {other * 1000:.2f} ms"
        yield Row(label, f"{mine * 1000:.2f} ms", beside, mine / other, GOAL)
    rest = f"median {statistics.median(served) * 1000:.1f} ms"
    yield Row(
        f"{text}: a page, 99th percentile of {len(served)}", f"{percentile_99(served):.2f} s", rest, None, ""
    )


def _wait_for(url: str) -> None:
    """Wait until the process that serves pages has started."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            _request(url, 0)
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)
        else:
            return


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _open_tables(wire: Wire, guild: Guild, matches: int) -> Iterator[Table]:
    rules = next(iter(games().values()))
    for number in range(1, matches + 1):
        pair = [Person(wire, f"{name}{number}", guild) for name in NAMES]
        table = Table(wire, wire.add_channel(guild, f"pier-{number}"), pair, number)
        table.open_match(rules, seats=2)
        yield table


async def _turn_on(data: Path, guild: Guild, tables: list[Table]) -> str:
    """Turn on the pages of the simulated server, and return the random part of their addresses."""
    database = await Database.open(f"sqlite:///{data / 'harbourmaster.sqlite'}", create=False)
    try:
        ctx = create_context(database)
        await updates.update_guild_settings(ctx, guild.id, pages="link")
        channels = [table.channel.id for table in tables]
        rows = [
            PageChannelRow(channel=one, guild_id=guild.id, parent=one, access="public") for one in channels
        ]
        await pages.note_channels(ctx, rows)
        async with database.read_transaction() as tx:
            found = await pages.load_guild(tx, guild.id)
        assert found is not None
        return found.row.token
    finally:
        await database.close()


def _click(tables: list[Table], clicks: int) -> list[float]:
    """Open the panel of the player to move again and again, and return the seconds until each acknowledgement."""
    seconds = list[float]()
    for number in range(clicks):
        table = tables[number % len(tables)]
        done = table.people[0].click(table.button_message, label="Take my turn")
        assert done.acknowledge_seconds is not None
        seconds.append(done.acknowledge_seconds)
    return seconds


@contextmanager
def _flood(address: str, paths: list[str], rate: int, served: list[float]) -> Iterator[None]:
    """Send requests at a fixed rate from another process until the `with` block ends."""
    context = get_context("spawn")
    is_over, answers = context.Event(), context.SimpleQueue()
    sender = context.Process(target=_send, args=(address, paths, rate, is_over, answers))
    sender.start()
    answers.get()  # The first answer tells that the requests have begun.
    try:
        yield
    finally:
        is_over.set()
        served += answers.get()
        sender.join()


def _send(address: str, paths: list[str], rate: int, is_over: Any, answers: Any) -> None:
    begun, served = time.monotonic(), [_request(f"{address}{paths[0]}", 0)]
    answers.put(served[0])
    with ThreadPoolExecutor(WORKERS) as workers:
        for number in count(1):
            if is_over.wait(max(0.0, begun + number / rate - time.monotonic())):
                break
            done = workers.submit(_request, f"{address}{paths[number % len(paths)]}", number)
            done.add_done_callback(lambda future: served.append(future.result()))
    answers.put(served)


def _request(url: str, number: int) -> float:
    """Request a page, and return the seconds until it was received."""
    client = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    request = urllib.request.Request(url, headers={"X-Forwarded-For": client})  # noqa: S310 - on this machine
    begun = time.monotonic()
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as above
        answer.read()
    return time.monotonic() - begun
