"""Tests for secrets: they are stored separately from the match, and never printed, logged or put in errors."""

from __future__ import annotations

import pytest

from storage.core.database import Database
from storage.core.sql.transactions import IntegrityError
from storage.matches.match import secrets
from storage.matches.match.secrets import SecretRow
from tests.storage.examples import insert_match

SECRET = SecretRow(match_id=1, seed="secret-seed")


async def test_secret_is_read_as_stored(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        await secrets.put(tx, SECRET)
    async with database.read_transaction() as tx:
        assert await secrets.get(tx, 1) == SECRET
        assert await secrets.get(tx, 2) is None


async def test_secret_is_never_replaced(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        await secrets.put(tx, SECRET)
        with pytest.raises(IntegrityError) as told:
            await secrets.put(tx, SECRET)
    assert "secret-" not in str(told.value)


@pytest.mark.parametrize(
    "told", [repr(SECRET), str(SECRET), f"{SECRET}", "%r" % [SECRET], str(SECRET.__rich_repr__())]
)
def test_secret_is_never_printed(told: str) -> None:
    assert "secret-" not in told
