"""Memory and start time of the bot, with a small and a large database.

For comparison, a bare discord.py bot with Pillow is measured. Each number comes from a new process that is
connected to a simulated Discord over sockets (tests/wire). The simulated Discord runs in this process, so it
does not affect the numbers.
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

from benchmarks import sample_data
from benchmarks.play import CHANNEL, CHANNELS, GUILD
from benchmarks.processes import start_child
from benchmarks.row import Row
from tests.wire.server import Wire, running_wire

GOAL = "<= 1.6"
UNCHANGED = "1.0"


class Usage(Struct):
    """A process's resource usage: seconds until it accepted clicks, current and peak memory in bytes."""

    seconds: float
    memory: int
    most: int


Samples: TypeAlias = list[Usage]


def measure(
    times: int = 5, played: int = 3, few: int = sample_data.PLAYED, many: int = 10_000
) -> Iterator[Row]:
    """Measure the real bot after its start, after playing matches, and with few or many stored matches."""
    with TemporaryDirectory() as folder, running_wire("token") as wire:
        create_guild(wire)
        small, large = Path(folder, "few"), Path(folder, "many")
        for place, count in ((small, few), (large, many)):
            place.mkdir()
            asyncio.run(sample_data.fill(place, count, few))
        bare, ours, full = _measure_starts(wire, small, large, times)
        after = _measure_process("benchmarks.resident_ours", wire, small, played=played)
    yield _comparison("memory when it can be clicked", ours, "bare bot with Pillow", bare, _memory, GOAL)
    yield _comparison(f"memory after {played} matches", [after], "bare bot with Pillow", bare, _memory, GOAL)
    yield _comparison(
        "the most memory in these matches", [after], "bare bot with Pillow", bare, _peak_memory, "-"
    )
    yield _comparison("start-up", ours, "bare bot with Pillow", bare, _seconds, "-")
    stored_few, stored_many = f"{few} matches stored", f"{many:,} matches stored"
    yield _comparison(
        f"memory when it can be clicked, {stored_many}", full, stored_few, ours, _memory, UNCHANGED
    )
    yield _comparison(f"start-up, {stored_many}", full, stored_few, ours, _seconds, UNCHANGED)


def create_guild(wire: Wire) -> None:
    """Create the guild in which the matches are played."""
    guild = wire.add_guild(guild_id=GUILD)
    for number in range(CHANNELS):
        wire.add_channel(guild, f"pier-{number}", CHANNEL + number)


def _measure_starts(wire: Wire, small: Path, large: Path, times: int) -> tuple[Samples, Samples, Samples]:
    """Start each of the three bots `times` times, in rotation, and return their usage."""
    bare, ours, full = Samples(), Samples(), Samples()
    for _ in range(times):
        bare.append(_measure_process("benchmarks.resident_bare", wire))
        ours.append(_measure_process("benchmarks.resident_ours", wire, small))
        full.append(_measure_process("benchmarks.resident_ours", wire, large))
    return bare, ours, full


def _measure_process(module: str, wire: Wire, *folder: Path, played: int = 0) -> Usage:
    with start_child(module, wire.address, time.time(), *folder) as process:
        return process.request(played, Usage)


def _seconds(usage: Usage) -> float:
    return usage.seconds


def _memory(usage: Usage) -> float:
    return usage.memory


def _peak_memory(usage: Usage) -> float:
    return usage.most


def _comparison(
    name: str, ours: Samples, reference: str, theirs: Samples, value_of: Callable[[Usage], float], goal: str
) -> Row:
    mine, other = statistics.median(map(value_of, ours)), statistics.median(map(value_of, theirs))
    told = _format_seconds if value_of is _seconds else _format_bytes
    return Row(name, told(mine), f"{reference} {told(other)}", mine / other, goal)


def _format_seconds(seconds: float) -> str:
    return f"{seconds:.2f} s"


def _format_bytes(count: float) -> str:
    return f"{count / 1e6:.1f} MB"
