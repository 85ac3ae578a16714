"""Tests that the bot refuses to start behind a connection pooler that shares connections between clients."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable
from tests import postgres
from tests.storage.pooler import run_pooler


@pytest.fixture
def ready_address() -> Iterator[str]:
    """Return the URL of an up-to-date database without rows."""
    yield (text := postgres.new_database())
    postgres.drop_database(text)


async def test_pooler_of_the_tests_shares_server_connections(ready_address: str) -> None:
    with run_pooler(ready_address) as address:
        lines = [await asyncpg.connect(address) for _ in range(2)]
        first, second = [await line.fetchval("SELECT pg_backend_pid()") for line in lines]
        assert first == second
        for line in lines:
            await line.close()


@pytest.mark.parametrize(
    ("ignores_parameters", "takes_turns", "said"),
    [
        (False, False, "unsupported startup parameter: "),
        (True, False, "connections are shared"),
        (True, True, "prepared statements are lost"),
    ],
)
async def test_pooler_in_transaction_mode_is_refused(
    ready_address: str, ignores_parameters: bool, takes_turns: bool, said: str
) -> None:
    with (
        run_pooler(ready_address, ignores_parameters=ignores_parameters, takes_turns=takes_turns) as address,
        pytest.raises(DatabaseUnavailable, match=said) as caught,
    ):
        await Database.open(address)
    assert caught.value.reason == "pooler"
    assert "connect to the PostgreSQL server itself" in caught.value.detail


async def test_direct_connection_is_accepted(ready_address: str) -> None:
    await asyncio.gather(*(open_and_close(ready_address) for _ in range(3)))


async def open_and_close(address: str) -> None:
    await (await Database.open(address)).close()
