"""Fixtures: a fake Discord server with a guild, a channel and two users."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.runtime.process.environment import DATABASE
from tests import postgres
from tests.blank import put_database
from tests.wire.people import Person
from tests.wire.running import Running, running
from tests.wire.server import Wire, wired
from tests.wire.world import Channel, Guild


@pytest.fixture
def wire() -> Iterator[Wire]:
    with wired() as wire:
        yield wire


@pytest.fixture
def guild(wire: Wire) -> Guild:
    return wire.guild()


@pytest.fixture
def lobby(wire: Wire, guild: Guild) -> Channel:
    return wire.channel(guild)


@pytest.fixture
def people(wire: Wire, guild: Guild) -> tuple[Person, ...]:
    return tuple(Person(wire, name, guild) for name in ("Ada", "Ben"))


@pytest.fixture
def address() -> Iterator[str]:
    """Create a database on a PostgreSQL server, and return its URL."""
    yield (made := postgres.new_database())
    postgres.drop_database(made)


@pytest.fixture
def bots(wire: Wire, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Return a factory for bot processes that share a data folder.

    If a test fails, show their output.
    """
    made: list[Running] = []
    folder = tmp_path / "data"
    put_database(folder / DATABASE)
    with ExitStack() as stack:

        def make(*, drawn: bool = False, **settings: str) -> Running:
            name = f"bot{len(made)}"
            made.append(stack.enter_context(running(wire, folder, drawn=drawn, name=name, **settings)))
            return made[-1]

        yield make
    for bot in made:
        if bot.log.exists():
            sys.stderr.write(f"--- {bot.log.name}\n{bot.said()}")


@pytest.fixture
def bot(bots: Callable[..., Running], wire: Wire, lobby: Channel) -> Running:
    return bots()


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore, after a test, the Discord endpoint that discord.py uses in this process."""
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
