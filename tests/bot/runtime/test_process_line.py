"""Tests of which gateway messages prove that the bot is serving its users."""

from __future__ import annotations

import pytest

from host.time.clock import outages
from storage.core.sql.database_errors import DatabaseUnavailable
from tests.bot.port import Port

ACK = '{"t":null,"s":null,"op":11,"d":null}'


async def proves_uptime(port: Port, message: str) -> bool:
    """Return whether a gateway message proves that the bot is serving its users."""
    proofs = port.bot.services.uptime
    proofs.require_proofs()
    before = proofs.known_until
    port.env.backend.advance_clock(1)
    with port.env.time_context():
        await port.bot.gateway.note_frame(message)
    return proofs.known_until != before


async def test_heartbeats_and_events_count_only_during_a_session(port: Port) -> None:
    line = port.bot.gateway
    line.note_disconnected()
    assert not await proves_uptime(port, ACK), "a heartbeat is acknowledged before there is a session"
    with port.env.time_context():
        await line.note_connected()
    assert line.is_serving()
    assert await proves_uptime(port, ACK)
    assert await proves_uptime(port, '{"op":0,"t":"GUILD_ROLE_CREATE","s":5,"d":{}}')
    assert await proves_uptime(port, '{"op":0,"d":"' + 300 * "." + '"}')
    for message in ('{"op":9,"d":false}', '{"op":7,"d":null}', '{"op":1,"d":null}', "{}", "nonsense"):
        assert not await proves_uptime(port, message), message
    line.note_disconnected()
    assert not line.is_serving()
    assert not await proves_uptime(port, ACK)


async def test_bot_is_not_serving_while_the_database_is_full(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    line, proofs = port.bot.gateway, port.bot.services.uptime
    proofs.require_proofs()

    async def full(*_: object) -> None:
        raise DatabaseUnavailable("full", "database or disk is full")

    with port.env.time_context(), monkeypatch.context() as patch:
        patch.setattr(outages, "end_outage", full)
        await line.note_connected()
        assert not line.is_serving()
    with port.env.time_context():
        await line.note_frame(ACK)
    assert line.is_serving()


async def test_simulation_needs_no_proof_of_connection(port: Port) -> None:
    assert port.bot.services.uptime.known_until is None
