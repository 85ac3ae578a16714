"""Tests for *Bot status* on the host panel, which shows the bot's state to hosts only."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.core.metrics.backup_state import BackupState
from bot.core.words.i18n import locales, translator
from bot.operations.health import health_message
from host.operations.health import HealthFigures, QueueState
from tests.bot.host_tools import use_host_tool
from tests.bot.port import AnyMessage, Port, text_of

EMPTY_QUEUE = QueueState(0, 0)
NO_BACKUPS = BackupState()


def health_text(
    latency: float = 0.1, locale: str = "en", backups: BackupState = NO_BACKUPS, **figures: Any
) -> str:
    usual: dict[str, Any] = {
        "posts": EMPTY_QUEUE,
        "jobs": EMPTY_QUEUE,
        "timers": EMPTY_QUEUE,
        "running": 1,
        "database_latency": 0.01,
    }
    found = HealthFigures(**(usual | figures))
    sheet = health_message(found, latency, backups, translator(locale)).layout
    return "\n".join(item.content for item in sheet.walk_children() if isinstance(item, ui.TextDisplay))


async def test_host_sees_the_health_report(port: Port) -> None:
    await port.begin()
    dee = port.add_manager()
    shown: AnyMessage = await use_host_tool(dee, port.lobby, "health")
    assert "One match is running on this server." in text_of(shown)
    assert "All messages have been sent." in text_of(shown)


async def test_players_cannot_see_the_health_report(port: Port) -> None:
    await port.allow_host_commands(port.ada)
    shown: AnyMessage = (await port.ada.slash(port.lobby, "host panel")).response
    assert "running" not in text_of(shown)


def test_health_report_lists_delays() -> None:
    assert "Everything is working normally." in health_text()
    late = health_text(
        posts=QueueState(3, 125),
        jobs=QueueState(1, 61),
        timers=QueueState(2, 3600),
        database_latency=2.5,
        latency=3,
    )
    for line in (
        "Some things are taking longer than usual.", "3 across all servers (the oldest for 2 minutes)",
        "Late robot turns: 1 across all servers (up to a minute late)", "(up to 60 minutes late)",
        "Moves are being saved slowly.", "Discord is responding slowly.",
    ):  # fmt: skip
        assert line in late
    assert "not known yet" in health_text(latency=float("nan"))


@pytest.mark.parametrize("locale", locales())
def test_health_report_ignores_short_delays(locale: str) -> None:
    assert health_text(posts=QueueState(3, 5), locale=locale) == health_text(locale=locale)


@pytest.mark.parametrize("locale", locales())
def test_failed_backup_is_in_the_health_report_without_its_details(locale: str) -> None:
    off, text = health_text(locale=locale), health_text(locale=locale, backups=BackupState(is_on=True))
    failed = health_text(locale=locale, backups=BackupState(is_on=True, error="/srv/secret: no space"))
    assert off in text
    assert {*failed.splitlines()} - {*text.splitlines()} == {
        failed.splitlines()[0],
        failed.splitlines()[-1],
    }
    assert "secret" not in failed


async def test_host_reads_that_a_backup_failed(port: Port) -> None:
    port.bot.services.backups.is_on, port.bot.services.backups.error = True, "no space"
    dee = port.add_manager()
    shown: AnyMessage = await use_host_tool(dee, port.lobby, "health")
    assert "Everything else is working normally, but the last backup failed." in text_of(shown)
    assert "The last backup of the database failed." in text_of(shown)


def test_health_report_names_games_that_cannot_be_loaded() -> None:
    sheet = health_message(
        HealthFigures(EMPTY_QUEUE, EMPTY_QUEUE, EMPTY_QUEUE, 1, 0), 0.1, NO_BACKUPS, translator("en"),
        missing=("reefs",),
    ).layout  # fmt: skip
    shown = "\n".join(item.content for item in sheet.walk_children() if isinstance(item, ui.TextDisplay))
    assert "The game reefs can’t be loaded. Its matches are on hold." in shown
