"""Tests of four processes with one database: nothing is lost or duplicated if a process is killed."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.wire import told
from tests.wire.many import LOOK, Many, guild_of
from tests.wire.running import sharing
from tests.wire.server import Wire

log = logging.getLogger(__name__)

PROCESSES = 4
SHARDS = 8
SOME = 8
"""One in this many matches is continued after the kill."""
SHARED = 120.0
"""Maximum number of seconds until the processes serve all shards and share them evenly."""


def is_shared(wire: Wire, address: str, processes: int) -> bool:
    """Return whether each shard has one session and each process serves the same number of shards."""
    held = "select count(*) from leases group by holder"
    shares = [count for (count,) in told.rows(address, held)]
    return shares == [SHARDS // processes] * processes and wire.gateway.shards == list(range(SHARDS))


@pytest.mark.parametrize(
    ("module", "matches"),
    [
        pytest.param("tests.wire.steady", 32, marks=pytest.mark.long),
        pytest.param("tests.wire.undrawn", 2000, marks=pytest.mark.soak),
    ],
)
def test_killing_one_of_four_processes_loses_and_duplicates_nothing(
    wire: Wire, tmp_path: Path, address: str, module: str, matches: int
) -> None:
    many = Many(wire, [guild_of(wire, number) for number in range(SHARDS)], matches)
    with sharing(wire, tmp_path, address, SHARDS, module) as make:
        bots = [make().start(ready=False) for _ in range(PROCESSES)]
        wire.until(lambda: is_shared(wire, address, PROCESSES), SHARED, LOOK)
        timed("open", lambda: many.open(address))
        timed("a turn each, one process killed", lambda: many.turn(address, halfway=bots[-1].kill))
        timed("taken over", lambda: wire.until(lambda: wire.gateway.shards == list(range(SHARDS)), SHARED))
        timed("a turn in some, three processes", lambda: many.turn(address, each=SOME))
        timed("checked", lambda: many.check(address))
        assert all(done.answers <= 1 for done in wire.interactions.all)
        assert [bot.stop() for bot in bots[:-1]] == [0, 0, 0]
        log.info("%d interactions", len(wire.interactions.all))


def timed(what: str, do: Callable[[], None]) -> None:
    """Run an action, and log how long it takes.

    To see the log, run the test with `--log-cli-level=INFO`.
    """
    begun = time.monotonic()
    do()
    log.info("%s: %.1f s", what, time.monotonic() - begun)
