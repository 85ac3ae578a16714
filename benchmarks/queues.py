"""How long clicks wait where processes share a database, by simulation from measured times of service.

A click comes to the process of its match and takes its turn there, for one loop serves all. Then come its
transactions: a process makes one at a time, and each holds its match, or now and then the whole database (by a lock).
Every process is taken to have a core of its own, and so is each connection at the server.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterator
from random import Random

from msgspec import Struct

from benchmarks.row import one_in_a_hundred

CLICKS = 3_000
MATCHES = 2_000
SOON = 1.0
"""Seconds within which 99 of 100 clicks are to be answered."""


class Service(Struct, frozen=True):
    """What a click takes, in seconds."""

    work: float
    """Of its process, its transactions included."""
    transactions: int
    held: float
    """By a transaction about a match."""
    whole: float
    """By one that has the whole database."""
    share: float
    """Of the transactions that have the whole database."""


class Click(Struct):
    """One of them, on its way."""

    came: float
    match: int
    left: int
    """Transactions that it has still to make."""


class Simulation:
    """Processes and the locks of the database they share."""

    def __init__(self, service: Service, processes: int, rate: float) -> None:
        self._service, self._chance = service, Random(processes)
        self._loops = [0.0] * processes
        self._lines: list[deque[Click]] = [deque() for _ in range(processes)]
        """The clicks of each process that make a transaction, or wait for that; the first makes one."""
        self._free: dict[int, float] = {}
        """From when on each match is free."""
        self._free_of_all = self._last = 0.0
        """From when on nobody has the whole database, and nobody anything."""
        self._events: list[tuple[float, int, Click, bool]] = []
        at = 0.0
        for number in range(CLICKS):
            at += self._chance.expovariate(rate)
            click = Click(at, self._chance.randrange(MATCHES), service.transactions)
            self._events.append((at, number, click, True))

    def run(self) -> list[float]:
        """Return the seconds until each click is answered."""
        answered = []
        while self._events:
            now, number, click, is_new = heapq.heappop(self._events)
            process = click.match % len(self._loops)
            if is_new:
                until = max(now, self._loops[process]) + self._about(self._service.work)
                self._loops[process] = until
                heapq.heappush(self._events, (until, number, click, False))
                continue
            line = self._lines[process]
            if click.left < self._service.transactions:  # one of its transactions is made
                line.popleft()
                if line:
                    self._begin(now, line[0])
            if not click.left:
                answered.append(now - click.came)
                continue
            line.append(click)
            if len(line) == 1:
                self._begin(now, click)
        return answered

    def _begin(self, now: float, click: Click) -> None:
        """Take the lock of a transaction as soon as it is free, in order, and hold it."""
        click.left -= 1
        if self._chance.random() < self._service.share:
            until = max(now, self._last) + self._about(self._service.whole)
            self._free_of_all = until
        else:
            free = max(now, self._free_of_all, self._free.get(click.match, 0.0))
            until = self._free[click.match] = free + self._about(self._service.held)
        self._last = max(self._last, until)
        heapq.heappush(self._events, (until, id(click), click, False))

    def _about(self, mean: float) -> float:
        return self._chance.expovariate(1 / mean)


def late(service: Service, processes: int, rate: float) -> float:
    """Return the 99th percentile of the seconds until a click is answered, where so many come in a second."""
    return one_in_a_hundred(Simulation(service, processes, rate).run())


def most(service: Service, processes: int) -> float:
    """Return how many clicks a second are answered soon, 99 of 100."""
    low, high = 0.0, processes / service.work
    while high - low > low / 20 + 0.1:
        rate = (low + high) / 2
        low, high = (rate, high) if late(service, processes, rate) <= SOON else (low, rate)
    return low


def table(service: Service, counts: tuple[int, ...] = (1, 2, 4, 8, 16)) -> Iterator[tuple[int, float]]:
    """Yield numbers of processes, and the clicks a second that they answer soon."""
    for processes in counts:
        yield processes, most(service, processes)
