"""Tests for four processes that share a database: if one is killed, nothing is lost or duplicated."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.wire import bot_database
from tests.wire.many_matches import CHECK_INTERVAL, LoadTest, create_guild
from tests.wire.running import shared_processes
from tests.wire.server import Wire

log = logging.getLogger(__name__)

PROCESSES = 4
SHARDS = 8
TURN_INTERVAL = 8
"""Only one in this many matches is continued after the kill."""
SHARE_SECONDS = 120.0
"""Maximum number of seconds until all shards are served and evenly shared among the processes."""


def are_shards_balanced(wire: Wire, address: str, processes: int) -> bool:
    """Return whether each shard has exactly one session, and all processes serve equally many shards."""
    text = "select count(*) from leases group by holder"
    shares = [count for (count,) in bot_database.query_rows(address, text)]
    return shares == [SHARDS // processes] * processes and wire.gateway.shards == list(range(SHARDS))


@pytest.mark.parametrize(
    ("module", "matches"),
    [
        pytest.param("tests.wire.longer_leases", 32, marks=pytest.mark.long),
        pytest.param("tests.wire.without_drawing", 2000, marks=pytest.mark.soak),
    ],
)
def test_killing_one_of_four_processes_loses_and_duplicates_nothing(
    wire: Wire, tmp_path: Path, address: str, module: str, matches: int
) -> None:
    many = LoadTest(wire, [create_guild(wire, number) for number in range(SHARDS)], matches)
    with shared_processes(wire, tmp_path, address, SHARDS, module) as make:
        bots = [make().start(ready=False) for _ in range(PROCESSES)]
        wire.wait_until(lambda: are_shards_balanced(wire, address, PROCESSES), SHARE_SECONDS, CHECK_INTERVAL)
        log_time("open", lambda: many.open_matches(address))
        log_time("a turn each, one process killed", lambda: many.take_turns(address, halfway=bots[-1].kill))
        log_time(
            "taken over",
            lambda: wire.wait_until(lambda: wire.gateway.shards == list(range(SHARDS)), SHARE_SECONDS),
        )
        log_time("a turn in some, three processes", lambda: many.take_turns(address, interval=TURN_INTERVAL))
        log_time("checked", lambda: many.check_logs(address))
        assert all(done.response_count <= 1 for done in wire.interactions.all)
        assert [bot.stop() for bot in bots[:-1]] == [0, 0, 0]
        log.info("%d interactions", len(wire.interactions.all))


def log_time(action_name: str, action: Callable[[], None]) -> None:
    """Run an action, and log how long it takes.

    To see the log, run the test with `--log-cli-level=INFO`.
    """
    begun = time.monotonic()
    action()
    log.info("%s: %.1f s", action_name, time.monotonic() - begun)
