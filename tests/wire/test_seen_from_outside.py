"""Tests of the real process's output: metrics on the configured port, and JSON logs if configured."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.library import game
from harbourmaster.__main__ import main
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


def test_failed_backup_appears_in_health_and_metrics(
    wire: Wire, lobby: Channel, bots: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "letter").write_text("Dear Ada")
    port = free_port()
    bot = bots(HARBOURMASTER_METRICS=str(port), HARBOURMASTER_BACKUPS=str(tmp_path / "letter")).start()
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    wire.until(lambda: (bot.folder / "backup-failed").exists() and (bot.folder / "heartbeat").exists())
    assert main(["health"]) == 1
    assert "the last daily backup failed: failed: " in capsys.readouterr().err
    assert main(["health", "--serving"]) == 0
    assert figures(port)["harbourmaster_backup_failed"] == 1
    assert bot.stop() == 0
    del bot.settings["HARBOURMASTER_BACKUPS"]
    bot.start()
    wire.until(lambda: not (bot.folder / "backup-failed").exists())
    assert figures(port)["harbourmaster_backup_failed"] == 0
    assert main(["health"]) == 0


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
