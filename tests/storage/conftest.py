"""A real database file for every test that asks for one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.core.database import Database
from tests.blank import put_database


@pytest.fixture
def address(tmp_path: Path) -> str:
    """Return the URL of a database that is not there yet."""
    return f"sqlite:///{tmp_path}/harbour.db"


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """Open an empty database and close it afterwards."""
    put_database(Path(address.removeprefix("sqlite:///")))
    opened = await Database.open(address)
    yield opened
    await opened.close()
