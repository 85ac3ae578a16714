"""Tests that a process with shards notices due work, and starts it once it can send messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.runtime.app import Harbourmaster
from bot.runtime.process.environment import Settings
from host.core.context import Context
from host.core.owners import match_owner
from storage.core.database import Database
from tests.template_database import create_database


@pytest.mark.parametrize("is_ready", [False, True])
async def test_bot_starts_due_work_once_its_guilds_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_ready: bool
) -> None:
    """The bot starts due work only after it knows its guilds.

    Otherwise sending would fail with an error that looks like a bug, and the bot would drop the message.
    """
    create_database(tmp_path / "harbour.db")
    database = await Database.open(f"sqlite:///{tmp_path / 'harbour.db'}")
    bot = Harbourmaster(Settings(folder=tmp_path), Context(database, lambda: 0, str), {})
    woken = list[object]()
    monkeypatch.setattr(bot.services.scheduler, "wake", woken.append)
    monkeypatch.setattr(bot, "is_ready", lambda: is_ready)
    bot.wake(match_owner(7))
    bot.wake(None)
    assert woken == ([match_owner(7), None] if is_ready else [])
    await database.close()
