"""Clicks on one, two and four processes that share a PostgreSQL database: `python -m benchmarks scale`, some minutes.

The bot leaves its pictures undrawn: each process draws its own, so what they share is all that can hold them up. The
wires, the people, the server and the bots have the same cores, so two of these show hardly more than two processes;
what more cores would show is simulated from what a click took here (`benchmarks.queues`).
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from benchmarks import queues
from benchmarks.crowd import family_taken
from benchmarks.held import NOTES
from benchmarks.row import Row
from tests import postgres
from tests.wire import told
from tests.wire.forking import Forked
from tests.wire.many import LOOK, Many, guild_of
from tests.wire.running import Running, sharing
from tests.wire.server import wired

SHARDS = 4


class Measured(Struct, frozen=True):
    """What clicks took on some processes."""

    processes: int
    clicks: int
    seconds: float
    bots: float
    """Seconds of processor of all bots."""
    server: float
    """The same of PostgreSQL."""
    notes: list[tuple[bool, float]]
    """Of each transaction whether it had the whole database, and how many seconds."""

    @property
    def rate(self) -> float:
        """Return the clicks a second."""
        return self.clicks / self.seconds


def measure(counts: tuple[int, ...] = (1, 2, 4), matches: int = 32, turns: int = 2) -> Iterator[Row]:
    """Measure turns in so many matches on each number of processes, then simulate more cores."""
    found = [_measure(count, matches, turns) for count in counts]
    one = found[0]
    for some in found:
        bots, server = (1000 * taken / some.clicks for taken in (some.bots, some.server))
        name = f"{some.processes} processes: clicks a second (bots {bots:.1f} ms each, server {server:.1f})"
        yield Row(name, f"{some.rate:.1f}", f"one process {one.rate:.1f}", some.rate / one.rate, "grows")
    service = service_of(one)
    yield Row(f"simulated from {service}", "-", "-", None, "-")
    alone = queues.most(service, 1)
    for processes, most in queues.table(service):
        name = f"{processes} processes, simulated: clicks a second, 99 of 100 within {queues.SOON:.0f} s"
        yield Row(name, f"{most:.0f}", f"one process {alone:.0f}", most / alone, "grows")


def service_of(measured: Measured) -> queues.Service:
    """Return what a click takes, as the simulation wants it: medians, for other work on the machine stretches some."""
    whole = [seconds for is_whole, seconds in measured.notes if is_whole]
    held = [seconds for is_whole, seconds in measured.notes if not is_whole]
    return queues.Service(
        work=round(measured.bots / measured.clicks, 4),
        transactions=max(1, round(len(measured.notes) / measured.clicks)),
        held=round(statistics.median(held), 4),
        whole=round(statistics.median(whole), 4),
        share=round(len(whole) / len(measured.notes), 3),
    )


def _measure(processes: int, matches: int, turns: int) -> Measured:
    address = postgres.new_database()
    try:
        with TemporaryDirectory() as folder, wired() as wire:
            many = Many(wire, [guild_of(wire, number) for number in range(SHARDS)], matches)
            with sharing(wire, Path(folder), address, SHARDS, "benchmarks.held") as make:
                bots = [make().start(ready=False) for _ in range(processes)]
                held = "select count(distinct holder) from leases"
                wire.until(
                    lambda: (
                        wire.gateway.shards == list(range(SHARDS))
                        and told.rows(address, held) == [(processes,)]
                    ),
                    120,
                    LOOK,
                )
                many.open(address)
                return _turns(processes, many, bots, address, turns)
    finally:
        postgres.drop_database(address)


def _turns(processes: int, many: Many, bots: list[Running], address: str, turns: int) -> Measured:
    clicked, begun = len(many.wire.interactions.all), time.monotonic()
    bots_before, server_before = _taken(bots), family_taken(postgres.process())
    skipped = [len(notes(bot)) for bot in bots]
    for _ in range(turns):
        many.turn(address)
    return Measured(
        processes,
        len(many.wire.interactions.all) - clicked,
        time.monotonic() - begun,
        _taken(bots) - bots_before,
        family_taken(postgres.process()) - server_before,
        [note for bot, skip in zip(bots, skipped, strict=True) for note in notes(bot)[skip:]],
    )


def notes(bot: Running) -> list[tuple[bool, float]]:
    """Return what a bot has noted of its transactions."""
    lines = (bot.folder / NOTES).read_text("ascii").splitlines()
    return [(is_whole == "1", float(seconds)) for is_whole, seconds in map(str.split, lines)]


def _taken(bots: list[Running]) -> float:
    return sum(family_taken(bot.process.id) for bot in bots if isinstance(bot.process, Forked))
