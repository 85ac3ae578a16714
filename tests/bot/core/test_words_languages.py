"""Language choice: a new setting applies at once, without a query for every click."""

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
from tests.blank import put_database
from tests.host.users import register

ADA = 101
HARBOUR = 20


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """Open an empty database."""
    put_database(tmp_path / "harbour.db")
    database = await Database.open(f"sqlite:///{tmp_path}/harbour.db")
    await register(database, User(ADA, "Ada"))
    yield database
    await database.close()


async def test_language_choice_applies_immediately(database: Database) -> None:
    spoken = languages.Languages(database)
    assert await spoken.read_private(ADA) == ""
    assert (await spoken.public(HARBOUR, None)).locale == "en"
    await spoken.choose_private(ADA, "pl")
    await spoken.choose_public(HARBOUR, "de")
    assert (await spoken.person(ADA, translator("en"))).locale == "pl"
    assert (await spoken.public(HARBOUR, None)).locale == "de"
    await spoken.choose_private(ADA, "")
    assert (await spoken.person(ADA, translator("en"))).locale == "en"


async def test_language_choice_is_cached_for_a_limited_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "MEMORY", 0.05)
    spoken, other = languages.Languages(database), languages.Languages(database)
    await spoken.read_private(ADA)
    await spoken.read_public(HARBOUR)
    with monkeypatch.context() as patch:
        patch.delattr(users, "get")
        patch.delattr(settings, "get_server")
        assert [await spoken.read_private(ADA), await spoken.read_public(HARBOUR)] == ["", ""]
    await other.choose_private(ADA, "de")
    await asyncio.sleep(0.06)
    assert await spoken.read_private(ADA) == "de", "of another process, too, before long"
