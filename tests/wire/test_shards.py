"""Tests of processes that share a database: each serves its own shards and takes over those of a killed process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.runtime.process.exit_codes import Exit
from engine.core.library import games
from tests.wire import told
from tests.wire.people import Person
from tests.wire.running import Running, sharing
from tests.wire.seen import figures, free_port
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Guild

SHARDS = 2
GUILDS = (300_000 << 22, 300_001 << 22)
"""A guild id in the first shard and one in the second shard."""
TURNS = 1


@pytest.fixture
def crew(wire: Wire, tmp_path: Path, address: str) -> Iterator[Callable[..., Running]]:
    with sharing(wire, tmp_path, address, SHARDS, "tests.wire.brisk") as make:
        yield make


def begun(wire: Wire, guild: Guild, number: int) -> Table:
    people = [Person(wire, f"{name} {number}", guild) for name in ("Ada", "Ben")]
    table = Table(wire, wire.channel(guild), people, number)
    table.open(next(iter(games().values())))
    return table


def test_shards_of_a_killed_process_are_taken_over_without_loss(
    wire: Wire, crew: Callable[..., Running], address: str
) -> None:
    guilds = [wire.guild(f"Harbour {guild_id}", guild_id) for guild_id in GUILDS]
    first = crew(HARBOURMASTER_METRICS=str(port := free_port())).start()
    wire.until(lambda: wire.gateway.shards == [0, 1])
    second = crew().start()
    wire.until(lambda: "shard 1 of 2 is served here" in second.said() and wire.gateway.shards == [0, 1])
    assert "shard 1 is released to another process" in first.said()
    tables = [begun(wire, guild, number) for number, guild in enumerate(guilds, 1)]
    for table in tables * TURNS:
        assert table.turn()
    refused = wire.fail(rf"POST /channels/{tables[0].channel.id}/messages", 503, times=None)
    assert tables[0].turn()
    wire.until(lambda: refused.met)
    assert tables[1].turn()
    assert refused.met <= 5, "what can't be posted waits, though all processes are told of what is written"
    refused.lift()
    second.kill()
    assert tables[0].turn(), "who is served by the other notices nothing"
    wire.until(lambda: wire.gateway.shards == [0, 1])
    for table in tables * TURNS:
        assert table.turn()
    for table in tables:
        table.check(address)
        entries = [row[0] for row in told.log(address, table.number)]
        assert entries == list(range(1, len(entries) + 1))
    assert crew(SHARDS + 1).start(ready=False).wait() == Exit.SETTINGS, "all go by the same number"
    seen = figures(port)
    assert seen["harbourmaster_gateway_up"] == seen["harbourmaster_database_up"] == 1
    assert 0 < seen["harbourmaster_clicks"] < len(wire.interactions.all), "those of this process alone"
    assert all(done.heard_by == 1 and done.answers == 1 for done in wire.interactions.all)
    assert first.stop() == 0
    assert told.rows(address, "select holder from leases") == []
