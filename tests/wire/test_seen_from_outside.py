"""The real process's output: metrics on the configured port, and JSON logs if configured."""

from __future__ import annotations

import json
from collections.abc import Callable

from engine.core.library import game
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.seen import figures, free_port
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel


def test_metrics_and_json_logs_are_machine_readable(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bots: Callable[..., Running]
) -> None:
    port = free_port()
    bot = bots(HARBOURMASTER_METRICS=str(port), HARBOURMASTER_LOG_FORMAT="json").start()
    Table(wire, lobby, people).open(game("nauticus"), is_short=True)
    told = figures(port)
    assert told["harbourmaster_database_up"] == told["harbourmaster_gateway_up"] == 1
    assert told["harbourmaster_clicks"] >= 1
    assert bot.stop() == 0
    lines = [json.loads(line) for line in bot.said().splitlines()]
    assert f"figures are told on http://127.0.0.1:{port}/metrics" in [line["message"] for line in lines]


def test_replacement_process_waits_for_the_metrics_port(
    wire: Wire, lobby: Channel, bots: Callable[..., Running]
) -> None:
    port = free_port()
    first = bots(HARBOURMASTER_METRICS=str(port)).start()
    second = bots(HARBOURMASTER_METRICS=str(port)).start()
    wire.until(lambda: "until it is free" in second.said())
    assert figures(port)["harbourmaster_gateway_up"] == 1
    assert first.stop() == 0
    wire.until(lambda: "figures are told on" in second.said())
    assert figures(port)["harbourmaster_gateway_up"] == 1
    assert second.stop() == 0
    assert second.said().count("until it is free") == 1
