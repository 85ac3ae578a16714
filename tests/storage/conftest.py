"""Fixtures that run each test on every kind of database, except for tests that are marked `sqlite`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage.core.database import Database
from tests import postgres
from tests.kinds import DATABASE_KINDS
from tests.template_database import create_database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each database test on every supported kind of database."""
    if "database_kind" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("sqlite")
        metafunc.parametrize("database_kind", DATABASE_KINDS[:1] if alone else DATABASE_KINDS)


@pytest.fixture
def address(database_kind: str, tmp_path: Path) -> Iterator[str]:
    """Return the URL of a database that does not exist yet or is empty."""
    if database_kind == "sqlite":
        yield f"sqlite:///{tmp_path}/harbour.db"
        return
    yield (text := postgres.new_database(is_blank=True))
    postgres.drop_database(text)


@pytest.fixture
def ready_address(database_kind: str, tmp_path: Path) -> Iterator[str]:
    """Return the URL of an up-to-date database without rows."""
    if database_kind == "sqlite":
        create_database(tmp_path / "harbour.db")
        yield f"sqlite:///{tmp_path}/harbour.db"
        return
    yield (text := postgres.new_database())
    postgres.drop_database(text)


@pytest.fixture
async def database(ready_address: str) -> AsyncIterator[Database]:
    """Open an empty database, and close it after the test."""
    opened = await Database.open(ready_address)
    yield opened
    await opened.close()
