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
from tests.template_database import create_database
from tests.wire.people import Person
from tests.wire.running import BotProcess, bot_process
from tests.wire.server import Wire, running_wire
from tests.wire.world import Channel, Guild


@pytest.fixture
def wire() -> Iterator[Wire]:
    with running_wire() as wire:
        yield wire


@pytest.fixture
def guild(wire: Wire) -> Guild:
    return wire.add_guild()


@pytest.fixture
def lobby(wire: Wire, guild: Guild) -> Channel:
    return wire.add_channel(guild)


@pytest.fixture
def people(wire: Wire, guild: Guild) -> tuple[Person, ...]:
    return tuple(Person(wire, name, guild) for name in ("Ada", "Ben"))


@pytest.fixture
def address() -> Iterator[str]:
    """Create a database on a PostgreSQL server, and return its URL."""
    yield (text := postgres.new_database())
    postgres.drop_database(text)


@pytest.fixture
def bot_factory(wire: Wire, tmp_path: Path) -> Iterator[Callable[..., BotProcess]]:
    """Return a factory for bot processes that share a data folder.

    If a test fails, show their output.
    """
    made: list[BotProcess] = []
    folder = tmp_path / "data"
    create_database(folder / DATABASE)
    with ExitStack() as stack:

        def make(*, drawn: bool = False, **settings: str) -> BotProcess:
            name = f"bot{len(made)}"
            made.append(stack.enter_context(bot_process(wire, folder, drawn=drawn, name=name, **settings)))
            return made[-1]

        yield make
    for bot in made:
        if bot.log.exists():
            sys.stderr.write(f"--- {bot.log.name}\n{bot.read_output()}")


@pytest.fixture
def bot(bot_factory: Callable[..., BotProcess], wire: Wire, lobby: Channel) -> BotProcess:
    return bot_factory()


@pytest.fixture
def restored_endpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore, after a test, the Discord endpoint that discord.py uses in this process."""
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
