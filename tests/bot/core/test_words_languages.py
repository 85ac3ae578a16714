"""Tests for language settings: a new setting applies immediately, and clicks need no extra query."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.words import languages
from bot.core.words.i18n import translator
from host.core.users import User
from storage.core.database import Database
from storage.matches import settings, users
from tests.host.users import register_users
from tests.template_database import create_database

ADA = 101
HARBOUR = 20


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """Open an empty database."""
    create_database(tmp_path / "harbour.db")
    database = await Database.open(f"sqlite:///{tmp_path}/harbour.db")
    await register_users(database, User(ADA, "Ada"))
    yield database
    await database.close()


async def test_language_choice_applies_immediately(database: Database) -> None:
    spoken = languages.Languages(database)
    assert await spoken.get_user_locale(ADA) == ""
    assert (await spoken.for_guild(HARBOUR, None)).locale == "en"
    await spoken.set_user_locale(ADA, "pl")
    await spoken.set_guild_locale(HARBOUR, "de")
    assert (await spoken.for_user(ADA, translator("en"))).locale == "pl"
    assert (await spoken.for_guild(HARBOUR, None)).locale == "de"
    await spoken.set_user_locale(ADA, "")
    assert (await spoken.for_user(ADA, translator("en"))).locale == "en"


async def test_language_choice_is_cached_for_a_limited_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "CACHE_SECONDS", 0.05)
    spoken, other = languages.Languages(database), languages.Languages(database)
    await spoken.get_user_locale(ADA)
    await spoken.get_guild_locale(HARBOUR)
    with monkeypatch.context() as patch:
        patch.delattr(users, "get")
        patch.delattr(settings, "get_guild")
        assert [await spoken.get_user_locale(ADA), await spoken.get_guild_locale(HARBOUR)] == ["", ""]
    await other.set_user_locale(ADA, "de")
    await asyncio.sleep(0.06)
    assert await spoken.get_user_locale(ADA) == "de", "of another process, too, before long"
