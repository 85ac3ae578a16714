"""Tests of gateway outages: missed events are replayed, or users can click the buttons again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.world import Channel, Guild

CONNECTION_LOSSES: dict[str, Callable[[Wire], object]] = {
    "dropped": lambda wire: wire.run(wire.gateway.drop_connections()),
    "closed": lambda wire: wire.run(wire.gateway.close_connections(4000)),
    "asked to connect anew": lambda wire: wire.run(wire.gateway.reconnect()),
    "told that the session may go on": lambda wire: wire.run(wire.gateway.invalidate(resumable=True)),
}


def test_lost_connection_loses_no_click(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    for number, lose in enumerate(CONNECTION_LOSSES.values(), 1):
        lose(wire)
        done = people[0].slash(lobby, "help", wait=0)
        people[0].wait_for_response(done)
        assert wire.gateway.sessions[0].resume_count == number
    assert len(wire.gateway.sessions) == 1


@pytest.mark.long
def test_invalidated_session_is_replaced(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.start()
    wire.run(wire.gateway.invalidate())
    wire.wait_until(lambda: wire.gateway.connected)
    assert people[0].slash(lobby, "help").response_count == 1
    assert bot.stop() == 0


@pytest.mark.long
def test_events_held_back_by_a_frozen_connection_are_replayed(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot: BotProcess
) -> None:
    wire.gateway.heartbeat_seconds = 0.5
    bot.start()
    wire.wait_until(lambda: wire.gateway.sessions[0].heartbeats > 1)
    wire.gateway.is_frozen = True
    done = people[0].slash(lobby, "help", wait=0)
    assert done.recipient_count == 0
    wire.gateway.is_frozen = False
    wire.run(wire.gateway.drop_connections())
    people[0].wait_for_response(done)
