"""Memory and start time, compared with a bare discord.py bot with Pillow, and with many stored matches.

Each number comes from a fresh process that is connected to a Discord over sockets (tests/wire). The simulated
Discord runs in this process and does not add to the numbers.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from msgspec import Struct

from benchmarks import stored
from benchmarks.play import CHANNEL, CHANNELS, GUILD
from benchmarks.processes import child
from benchmarks.row import Row
from tests.wire.server import Wire, wired

GOAL = "<= 1.6"
FLAT = "1.0"


class Taken(Struct):
    """The resources of a process: seconds until it accepted clicks, current and peak memory in bytes."""

    seconds: float
    memory: int
    most: int


Many: TypeAlias = list[Taken]


def measure(times: int = 5, played: int = 3, few: int = stored.PLAYED, many: int = 10_000) -> Iterator[Row]:
    """Measure the real bot: after the start, after matches, and with few and many matches stored."""
    with TemporaryDirectory() as folder, wired("token") as wire:
        harbour(wire)
        small, large = Path(folder, "few"), Path(folder, "many")
        for place, count in ((small, few), (large, many)):
            place.mkdir()
            asyncio.run(stored.fill(place, count, few))
        bare, ours, full = _starts(wire, small, large, times)
        after = _taken("benchmarks.resident_ours", wire, small, played=played)
    yield _compared("memory when it can be clicked", ours, "bare bot with Pillow", bare, _memory, GOAL)
    yield _compared(f"memory after {played} matches", [after], "bare bot with Pillow", bare, _memory, GOAL)
    yield _compared("the most memory in these matches", [after], "bare bot with Pillow", bare, _most, "-")
    yield _compared("start-up", ours, "bare bot with Pillow", bare, _seconds, "-")
    stored_few, stored_many = f"{few} matches stored", f"{many:,} matches stored"
    yield _compared(f"memory when it can be clicked, {stored_many}", full, stored_few, ours, _memory, FLAT)
    yield _compared(f"start-up, {stored_many}", full, stored_few, ours, _seconds, FLAT)


def harbour(wire: Wire) -> None:
    """Create the guild for the matches."""
    guild = wire.guild(guild_id=GUILD)
    for number in range(CHANNELS):
        wire.channel(guild, f"pier-{number}", CHANNEL + number)


def _starts(wire: Wire, small: Path, large: Path, times: int) -> tuple[Many, Many, Many]:
    """Start the three bots in turn, several times."""
    bare, ours, full = Many(), Many(), Many()
    for _ in range(times):
        bare.append(_taken("benchmarks.resident_bare", wire))
        ours.append(_taken("benchmarks.resident_ours", wire, small))
        full.append(_taken("benchmarks.resident_ours", wire, large))
    return bare, ours, full


def _taken(module: str, wire: Wire, *folder: Path, played: int = 0) -> Taken:
    with child(module, wire.address, time.time(), *folder) as process:
        return process.ask(played, Taken)


def _seconds(taken: Taken) -> float:
    return taken.seconds


def _memory(taken: Taken) -> float:
    return taken.memory


def _most(taken: Taken) -> float:
    return taken.most


def _compared(
    name: str, ours: Many, reference: str, theirs: Many, what: Callable[[Taken], float], goal: str
) -> Row:
    mine, other = statistics.median(map(what, ours)), statistics.median(map(what, theirs))
    told = _told_seconds if what is _seconds else _told_bytes
    return Row(name, told(mine), f"{reference} {told(other)}", mine / other, goal)


def _told_seconds(seconds: float) -> str:
    return f"{seconds:.2f} s"


def _told_bytes(count: float) -> str:
    return f"{count / 1e6:.1f} MB"
