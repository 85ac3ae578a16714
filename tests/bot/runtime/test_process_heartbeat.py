"""Tests that the heartbeat file is updated only while the bot can serve its users."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.runtime.process.heartbeat import run_heartbeat
from storage.core.database import Database
from tests import postgres

pytestmark = pytest.mark.threads


async def writes_heartbeat(database: Database, file: Path, *, is_serving: bool = True) -> bool:
    """Return whether the bot updates the heartbeat file within the next second."""
    beating = asyncio.create_task(run_heartbeat(lambda: is_serving, database, file))
    await asyncio.wait([beating], timeout=1)
    beating.cancel()
    return await asyncio.to_thread(file.exists)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(f"sqlite:///{tmp_path}/harbour.sqlite")
    yield opened
    await opened.close()


@pytest.mark.parametrize("is_serving", [True, False])
async def test_heartbeat_file_is_written_only_while_serving(
    is_serving: bool, database: Database, tmp_path: Path
) -> None:
    assert await writes_heartbeat(database, tmp_path / "heartbeat", is_serving=is_serving) == is_serving


@pytest.mark.parametrize("limit", [1, 2])
async def test_heartbeat_needs_connections_for_reading_and_for_writing(limit: int, tmp_path: Path) -> None:
    address = postgres.new_database(is_blank=True)
    parts = urlsplit(address)
    role = f"limited{limit}"
    postgres.execute(f"CREATE ROLE {role} LOGIN CONNECTION LIMIT 2")
    postgres.execute(f"ALTER DATABASE {parts.path[1:].partition('?')[0]} OWNER TO {role}")
    try:
        database = await Database.open(
            parts._replace(netloc=f"{role}@{parts.netloc.rpartition('@')[2]}").geturl()
        )
        postgres.execute(f"ALTER ROLE {role} CONNECTION LIMIT {limit}")
        assert await writes_heartbeat(database, tmp_path / "heartbeat") == (limit == 2)
        await database.close()
    finally:
        postgres.drop_database(address)
        postgres.execute(f"DROP ROLE {role}")
