"""Tests for a newer version that upgrades the schema while a process of the earlier version is running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.runtime.process.environment import DATABASE
from bot.runtime.process.exit_codes import Exit
from engine.core.files.library import game
from harbourmaster.__main__ import main
from storage.core.database import Database
from tests.storage.later_migrations import register_test_migrations
from tests.wire import bot_database
from tests.wire.people import Person
from tests.wire.running import START_SECONDS, BotProcess, shared_processes
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel


def upgrade_database(url: str) -> None:
    """Upgrade a database as a newer version does at startup."""

    async def run() -> None:
        await (await Database.open(url)).close()

    asyncio.run(run())


def check_bot_stops(
    bot: BotProcess, wire: Wire, lobby: Channel, people: tuple[Person, ...], data_folder: Path | str, url: str
) -> None:
    table = Table(wire, lobby, people)
    table.open_match(game("nauticus"), is_short=True)
    before, posts = bot_database.read_log(data_folder), {post.id for post in lobby.posts}
    other = wire.add_channel(wire.world.guilds[lobby.guild or 0])
    upgrade_database(url)
    interaction = people[0].slash(other, "game open", game="nauticus", seats=2, robots=1, wait=0)
    assert bot.wait(START_SECONDS) == Exit.DATABASE
    assert (
        "A newer version of Harbourmaster has upgraded the database (schema 3 instead of 1)"
        in bot.read_output()
    )
    assert "Traceback" not in bot.read_output()
    assert bot_database.read_log(data_folder) == before
    assert {post.id for post in lobby.posts} == posts
    assert other.posts == []
    assert interaction.response_count <= 1


@pytest.mark.long
def test_process_stops_after_an_upgrade_of_its_file(
    bot: BotProcess, wire: Wire, lobby: Channel, people: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.start()
    register_test_migrations(monkeypatch)
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    check_bot_stops(bot, wire, lobby, people, bot.folder, f"sqlite:///{bot.folder / DATABASE}")
    assert main(["health"]) == 1


@pytest.mark.long
def test_process_with_shards_stops_after_an_upgrade_of_the_server(
    wire: Wire, tmp_path: Path, address: str, lobby: Channel, people: tuple[Person, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    make: Callable[..., BotProcess]
    with shared_processes(wire, tmp_path, address, 1, "tests.wire.short_leases") as make:
        bot = make().start()
        register_test_migrations(monkeypatch)
        check_bot_stops(bot, wire, lobby, people, address, address)
