"""Fixtures for host tests: a context on a new database, with a fixed clock and the toy game."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

import engine.games
import renderer.games
from engine.core.files.library import games
from host.core.context import Context
from host.core.scheduler import Scheduler
from storage.core.database import Database
from tests import postgres
from tests.fast_database import speed_up_database
from tests.host.bell_feature import Bells, register_bells
from tests.host.schedulers import FakeSender
from tests.host.users import register_default_users
from tests.kinds import DATABASE_KINDS
from tests.template_database import create_database

TOYS = Path(__file__).parents[1] / "toy/engine/games"
TOY_DRAWINGS = Path(__file__).parents[1] / "toy/renderer/games"


class Clock:
    """A clock in Unix milliseconds that changes only when a test advances it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests that use concurrent processes on each kind of database."""
    named = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "database_kind" in metafunc.fixturenames and "database_kind" not in named:
        metafunc.parametrize("database_kind", DATABASE_KINDS)


@pytest.fixture(autouse=True)
def fast_database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Make the database respond quickly.

    This fixture uses a separate `MonkeyPatch`, so that the patch stays active when a test undoes its own
    patches.
    """
    with pytest.MonkeyPatch.context() as patch:
        speed_up_database(request, patch)
        yield


@pytest.fixture(autouse=True)
def toy_games() -> Iterator[None]:
    """Register the toy games in the library."""
    paths = ((engine.games.__path__, TOYS), (renderer.games.__path__, TOY_DRAWINGS))
    for path, folder in paths:
        path.append(str(folder))
    games.cache_clear()
    yield
    for path, folder in paths:
        path.remove(str(folder))
    # This name was imported directly, so it is the original even if a test has patched the module's
    # attribute.
    games.cache_clear()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    create_database(file := tmp_path / "harbour.sqlite")
    opened = await Database.open(f"sqlite:///{file}")
    await register_default_users(opened)
    yield opened
    await opened.close()


@pytest.fixture
def new_context(database: Database, clock: Clock) -> Callable[[], Context]:
    """Return a factory for contexts on the same database, each of which represents a separate process."""
    return lambda: Context(database, clock, lambda: secrets.token_hex(16))


@pytest.fixture
def ctx(new_context: Callable[[], Context]) -> Context:
    return new_context()


@pytest.fixture
def shared_url(database_kind: str, tmp_path: Path) -> Iterator[str]:
    """Yield the URL of a database that several processes can share."""
    if database_kind == "sqlite":
        create_database(file := tmp_path / "shared.sqlite")
        yield f"sqlite:///{file}"
        return
    yield (text := postgres.new_database())
    postgres.drop_database(text)


@pytest.fixture
async def contexts(shared_url: str, clock: Clock) -> AsyncIterator[tuple[Context, Context]]:
    """Yield the contexts of two processes that share a database.

    Each has its own connection.
    """
    databases = [await Database.open(shared_url) for _ in range(2)]
    await register_default_users(databases[0])
    context, other = (Context(database, clock, lambda: secrets.token_hex(16)) for database in databases)
    yield context, other
    for database in databases:
        await database.close()


@pytest.fixture
def bells(monkeypatch: pytest.MonkeyPatch) -> Bells:
    return register_bells(monkeypatch)


@pytest.fixture
def sender(ctx: Context) -> FakeSender:
    return FakeSender(ctx)


@pytest.fixture
async def offline_scheduler(ctx: Context, sender: FakeSender, bells: Bells) -> AsyncIterator[Scheduler]:
    """Yield a scheduler that sends nothing to Discord."""
    scheduler = Scheduler(ctx, sender.send)
    yield scheduler
    await scheduler.close()
