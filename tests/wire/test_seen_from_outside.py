"""Tests for what the real process shows to monitoring: metrics on the configured port, and JSON logs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from engine.core.files.library import game
from harbourmaster import health
from harbourmaster.__main__ import main
from storage.core.address import parse
from storage.core.postgres import locks
from tests import postgres
from tests.wire.observation import free_port, read_metrics
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel


def test_metrics_and_json_logs_are_machine_readable(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot_factory: Callable[..., BotProcess]
) -> None:
    port = free_port()
    bot = bot_factory(HARBOURMASTER_METRICS=str(port), HARBOURMASTER_LOG_FORMAT="json").start()
    Table(wire, lobby, people).open_match(game("nauticus"), is_short=True)
    data = read_metrics(port)
    assert data["harbourmaster_database_up"] == data["harbourmaster_gateway_up"] == 1
    assert data["harbourmaster_clicks"] >= 1
    assert bot.stop() == 0
    lines = [json.loads(line) for line in bot.read_output().splitlines()]
    assert f"metrics are served on http://127.0.0.1:{port}/metrics" in [line["message"] for line in lines]


@pytest.mark.long
def test_failed_backup_appears_in_health_and_metrics(
    wire: Wire, lobby: Channel, bot_factory: Callable[..., BotProcess], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "letter").write_text("Dear Ada")
    port = free_port()
    bot = bot_factory(HARBOURMASTER_METRICS=str(port), HARBOURMASTER_BACKUPS=str(tmp_path / "letter")).start()
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    wire.wait_until(lambda: (bot.folder / "backup-failed").exists() and (bot.folder / "heartbeat").exists())
    assert main(["health"]) == 1
    assert "the last daily backup failed: failed: " in capsys.readouterr().err
    assert main(["health", "--serving"]) == 0
    assert read_metrics(port)["harbourmaster_backup_failed"] == 1
    assert bot.stop() == 0
    del bot.settings["HARBOURMASTER_BACKUPS"]
    bot.start()
    wire.wait_until(lambda: not (bot.folder / "backup-failed").exists())
    assert read_metrics(port)["harbourmaster_backup_failed"] == 0
    assert main(["health"]) == 0


@pytest.mark.long
def test_replacement_process_waits_for_the_metrics_port(
    wire: Wire, lobby: Channel, bot_factory: Callable[..., BotProcess]
) -> None:
    port = free_port()
    first = bot_factory(HARBOURMASTER_METRICS=str(port)).start()
    second = bot_factory(HARBOURMASTER_METRICS=str(port)).start()
    wire.wait_until(lambda: "until it is free" in second.read_output())
    assert read_metrics(port)["harbourmaster_gateway_up"] == 1
    assert first.stop() == 0
    wire.wait_until(lambda: "metrics are served on" in second.read_output())
    assert read_metrics(port)["harbourmaster_gateway_up"] == 1
    assert second.stop() == 0
    assert second.read_output().count("until it is free") == 1


class LimitedRole:
    """A PostgreSQL role that owns an empty database, and whose maximum number of connections can be changed."""

    def __init__(self) -> None:
        self.database = postgres.new_database(is_blank=True)
        self.name = f"limited_{parse(self.database).database}"
        postgres.execute(f"CREATE ROLE {self.name} LOGIN")
        postgres.execute(f"ALTER DATABASE {parse(self.database).database} OWNER TO {self.name}")
        parts = urlsplit(self.database)
        self.address = parts._replace(netloc=f"{self.name}@{parts.netloc.rpartition('@')[2]}").geturl()

    async def refuse_readers(self) -> None:
        """Close all of the bot's connections except the write connection, and prevent new ones."""
        connection = await asyncpg.connect(self.database)
        own = f"FROM pg_stat_activity WHERE usename = '{self.name}'"
        try:
            # Make the write connection wait for this lock, so that the next query can find it.
            await connection.execute(f"SELECT pg_advisory_lock({locks.EVERYTHING})")
            waiting = f"SELECT pid {own} AND wait_event_type = 'Lock'"
            while not (writer := await connection.fetchval(waiting)):  # noqa: ASYNC110 - there is no event to wait for
                await asyncio.sleep(0.05)
            await connection.execute(f"ALTER ROLE {self.name} CONNECTION LIMIT 1")
            await connection.execute(f"SELECT pg_terminate_backend(pid) {own} AND pid <> {writer}")
        finally:
            await connection.close()

    def allow_readers(self) -> None:
        """Remove the connection limit."""
        postgres.execute(f"ALTER ROLE {self.name} CONNECTION LIMIT -1")

    def drop(self) -> None:
        """Drop the database and the role."""
        postgres.drop_database(self.database)
        postgres.execute(f"DROP ROLE {self.name}")


@pytest.fixture
def limited_role() -> Iterator[LimitedRole]:
    yield (role := LimitedRole())
    role.drop()


@pytest.mark.long
def test_health_and_metrics_fail_as_clicks_do_without_connections_for_reading(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot_factory: Callable[..., BotProcess],
    limited_role: LimitedRole, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    port = free_port()
    bot = bot_factory(HARBOURMASTER_METRICS=str(port), HARBOURMASTER_DATABASE=limited_role.address)
    bot.module = "tests.wire.short_outages"
    bot.start()
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    monkeypatch.setenv("HARBOURMASTER_DATABASE", limited_role.address)
    monkeypatch.setattr(health, "ALIVE", 2.0)

    def found() -> tuple[bool, bool, bool]:
        """Return whether the database is usable according to the health check, the metrics, and a command."""
        answer = people[0].slash(lobby, "games mine").visible_message.text
        is_up = read_metrics(port)["harbourmaster_database_up"]
        return main(["health"]) == 0, is_up == 1, "my database" not in answer

    wire.wait_until(lambda: found() == (True, True, True))
    asyncio.run(limited_role.refuse_readers())
    wire.wait_until(lambda: found() == (False, False, False))
    limited_role.allow_readers()
    wire.wait_until(lambda: found() == (True, True, True))
