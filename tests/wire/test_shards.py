"""Tests for processes that share a database and take over the shards of a killed process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.runtime.process.exit_codes import Exit
from engine.core.files.library import games
from tests.wire import bot_database
from tests.wire.observation import free_port, read_metrics
from tests.wire.people import Person
from tests.wire.running import BotProcess, shared_processes
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Guild

SHARDS = 2
GUILDS = (300_000 << 22, 300_001 << 22)
"""A guild id in the first shard and one in the second shard."""
TURNS = 1


@pytest.fixture
def process_factory(wire: Wire, tmp_path: Path, address: str) -> Iterator[Callable[..., BotProcess]]:
    with shared_processes(wire, tmp_path, address, SHARDS, "tests.wire.short_leases") as make:
        yield make


def begin_match(wire: Wire, guild: Guild, number: int) -> Table:
    people = [Person(wire, f"{name} {number}", guild) for name in ("Ada", "Ben")]
    table = Table(wire, wire.add_channel(guild), people, number)
    table.open_match(next(iter(games().values())))
    return table


@pytest.mark.long
def test_shards_of_a_killed_process_are_taken_over_without_loss(
    wire: Wire, process_factory: Callable[..., BotProcess], address: str
) -> None:
    guilds = [wire.add_guild(f"Harbour {guild_id}", guild_id) for guild_id in GUILDS]
    first = process_factory(HARBOURMASTER_METRICS=str(port := free_port())).start()
    wire.wait_until(lambda: wire.gateway.shards == [0, 1])
    second = process_factory().start()
    wire.wait_until(
        lambda: "shard 1 of 2 is served here" in second.read_output() and wire.gateway.shards == [0, 1]
    )
    assert "shard 1 is released to another process" in first.read_output()
    tables = [begin_match(wire, guild, number) for number, guild in enumerate(guilds, 1)]
    for table in tables * TURNS:
        assert table.take_turn()
    refused = wire.add_fault(rf"POST /channels/{tables[0].channel.id}/messages", 503, times=None)
    assert tables[0].take_turn()
    wire.wait_until(lambda: refused.hits)
    assert tables[1].take_turn()
    assert refused.hits <= 5, "what can't be posted waits, though all processes are told of what is written"
    refused.lift()
    second.kill()
    assert tables[0].take_turn(), "who is served by the other notices nothing"
    wire.wait_until(lambda: wire.gateway.shards == [0, 1])
    for table in tables * TURNS:
        assert table.take_turn()
    for table in tables:
        table.check_reports(address)
        entries = [row[0] for row in bot_database.read_log(address, table.number)]
        assert entries == list(range(1, len(entries) + 1))
    assert process_factory(SHARDS + 1).start(ready=False).wait() == Exit.SETTINGS, "all go by the same number"
    seen = read_metrics(port)
    assert seen["harbourmaster_gateway_up"] == seen["harbourmaster_database_up"] == 1
    assert 0 < seen["harbourmaster_clicks"] < len(wire.interactions.all), "those of this process alone"
    assert all(done.recipient_count == 1 and done.response_count == 1 for done in wire.interactions.all)
    assert first.stop() == 0
    assert bot_database.query_rows(address, "select holder from leases") == []
