"""Tests of a schema upgrade by a newer version while a process of the earlier version is running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.runtime.process.environment import DATABASE
from bot.runtime.process.exit_codes import Exit
from engine.core.library import game
from harbourmaster.__main__ import main
from storage.core.database import Database
from tests.storage.steps import bring_steps
from tests.wire import told
from tests.wire.people import Person
from tests.wire.running import COMES_UP, Running, sharing
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel


def upgrade(url: str) -> None:
    """Upgrade a database as a newer version does at its start."""

    async def run() -> None:
        await (await Database.open(url)).close()

    asyncio.run(run())


def check_that_it_stops(
    bot: Running, wire: Wire, lobby: Channel, people: tuple[Person, ...], where: Path | str, url: str
) -> None:
    table = Table(wire, lobby, people)
    table.open(game("nauticus"), is_short=True)
    before, posts = told.log(where), {post.id for post in lobby.posts}
    other = wire.channel(wire.world.guilds[lobby.guild or 0])
    upgrade(url)
    asked = people[0].slash(other, "game open", game="nauticus", seats=2, robots=1, wait=0)
    assert bot.wait(COMES_UP) == Exit.DATABASE
    assert "A newer version of Harbourmaster has upgraded the database (schema 3 instead of 1)" in bot.said()
    assert "Traceback" not in bot.said()
    assert told.log(where) == before
    assert {post.id for post in lobby.posts} == posts
    assert other.posts == []
    assert asked.answers <= 1


def test_process_stops_after_an_upgrade_of_its_file(
    bot: Running, wire: Wire, lobby: Channel, people: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.start()
    bring_steps(monkeypatch)
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    check_that_it_stops(bot, wire, lobby, people, bot.folder, f"sqlite:///{bot.folder / DATABASE}")
    assert main(["health"]) == 1


def test_process_with_shards_stops_after_an_upgrade_of_the_server(
    wire: Wire, tmp_path: Path, address: str, lobby: Channel, people: tuple[Person, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    make: Callable[..., Running]
    with sharing(wire, tmp_path, address, 1, "tests.wire.brisk") as make:
        bot = make().start()
        bring_steps(monkeypatch)
        check_that_it_stops(bot, wire, lobby, people, address, address)
