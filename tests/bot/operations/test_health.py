"""Tests of `/host health`, which shows the bot's state to hosts only."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.core.metrics.backup_state import BackupState
from bot.core.words.i18n import locales, translator
from bot.operations.health import health_message
from host.operations.health import HealthFigures, QueueState
from tests.bot.port import Port, Shown, said

NOTHING = QueueState(0, 0)
NO_BACKUPS = BackupState()


def told(latency: float = 0.1, locale: str = "en", backups: BackupState = NO_BACKUPS, **figures: Any) -> str:
    usual: dict[str, Any] = {
        "posts": NOTHING,
        "jobs": NOTHING,
        "timers": NOTHING,
        "running": 1,
        "database_latency": 0.01,
    }
    found = HealthFigures(**(usual | figures))
    sheet = health_message(found, latency, backups, translator(locale)).layout
    return "\n".join(item.content for item in sheet.walk_children() if isinstance(item, ui.TextDisplay))


async def test_host_sees_the_health_report(port: Port) -> None:
    await port.begin()
    dee = port.manager()
    shown: Shown = (await dee.slash(port.lobby, "host health")).response
    assert "One match is running on this server." in said(shown)
    assert "All messages have been sent." in said(shown)


async def test_players_cannot_see_the_health_report(port: Port) -> None:
    await port.show_host_tools(port.ada)
    shown: Shown = (await port.ada.slash(port.lobby, "host health")).response
    assert "running" not in said(shown)


def test_health_report_lists_delays() -> None:
    assert "Everything is working normally." in told()
    late = told(
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
    assert "not known yet" in told(latency=float("nan"))


@pytest.mark.parametrize("locale", locales())
def test_health_report_ignores_short_delays(locale: str) -> None:
    assert told(posts=QueueState(3, 5), locale=locale) == told(locale=locale)


@pytest.mark.parametrize("locale", locales())
def test_failed_backup_is_in_the_health_report_without_its_details(locale: str) -> None:
    off, made = told(locale=locale), told(locale=locale, backups=BackupState(is_on=True))
    failed = told(locale=locale, backups=BackupState(is_on=True, error="/srv/secret: no space"))
    assert off in made
    assert {*failed.splitlines()} - {*made.splitlines()} == {
        failed.splitlines()[0],
        failed.splitlines()[-1],
    }
    assert "secret" not in failed


async def test_host_reads_that_a_backup_failed(port: Port) -> None:
    port.bot.services.backups.is_on, port.bot.services.backups.error = True, "no space"
    dee = port.manager()
    shown: Shown = (await dee.slash(port.lobby, "host health")).response
    assert "Everything is working normally, but the last backup failed." in said(shown)
    assert "The last backup of the database failed." in said(shown)
