"""Tests of database files that disappear while the bot is running or before its start."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.runtime.process.exit_codes import Exit
from engine.core.library import games
from harbourmaster.__main__ import main
from tests.wire.people import Person
from tests.wire.running import COMES_UP, Running
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel

FILES = ("harbourmaster.sqlite", "harbourmaster.sqlite-wal", "harbourmaster.sqlite-shm")


@pytest.fixture
def bot(bots: Callable[..., Running], lobby: Channel, monkeypatch: pytest.MonkeyPatch) -> Running:
    bot = bots(drawn=True)
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    return bot.start()


@pytest.mark.parametrize(
    "removed", [FILES[1:], FILES, FILES[:1], FILES[1:2]], ids=["journal", "all", "database", "wal"]
)
def test_removed_files_stop_the_bot_before_a_move_is_acknowledged(
    removed: tuple[str, ...], bot: Running, wire: Wire, lobby: Channel, people: tuple[Person, ...]
) -> None:
    table = Table(wire, lobby, people)
    table.open(next(iter(games().values())), is_short=True)
    before = {post.id for post in lobby.posts}
    for name in removed:
        (bot.folder / name).unlink()
    assert bot.wait(COMES_UP) == Exit.DATABASE_LOST
    assert "was deleted or replaced while it was open" in bot.said()
    assert {post.id for post in lobby.posts} == before
    assert main(["health"]) == 1


def test_file_replaced_by_a_sync_tool_stops_the_bot(bot: Running) -> None:
    copy = bot.folder / "copy"
    shutil.copy(bot.folder / FILES[0], copy)
    copy.replace(bot.folder / FILES[0])
    assert bot.wait(COMES_UP) == Exit.DATABASE_LOST


def test_connection_never_creates_a_file(bot: Running) -> None:
    for name in FILES:
        (bot.folder / name).unlink()
    bot.wait(COMES_UP)
    assert not any((bot.folder / name).exists() for name in FILES)
    assert main(["db", "backup", str(bot.folder / "copy.sqlite")]) == 1


@pytest.mark.parametrize("is_empty", [False, True])
def test_start_without_the_database_is_refused_if_there_was_one(is_empty: bool, bot: Running) -> None:
    bot.wire.until((bot.folder / "heartbeat").exists)
    bot.stop()
    database = bot.folder / FILES[0]
    database.unlink()
    if is_empty:
        database.touch()
    assert bot.start(ready=False).wait() == Exit.DATABASE
    assert "is missing or empty, but there was one" in bot.said()
    assert not database.exists() or database.stat().st_size == 0
    bot.arguments = ("--new-database",)
    bot.start()
    with sqlite3.connect(database) as opened:
        assert opened.execute("SELECT count(*) FROM matches").fetchone() == (0,)


@pytest.mark.parametrize("table", ["", "matches"])
@pytest.mark.parametrize("filling", [b"\xa5", b"\0", b""], ids=["junk", "zeros", "truncated"])
def test_damaged_pages_are_reported_as_broken(
    table: str, filling: bytes, bots: Callable[..., Running], wire: Wire, lobby: Channel,
    people: tuple[Person, ...],
) -> None:  # fmt: skip
    bot = bots().start()
    played = Table(wire, lobby, people)
    played.open(next(iter(games().values())), is_short=True)
    damage(bot.folder / FILES[0], table, filling)
    told = [people[0].slash(lobby, "game open", game="nauticus").shown.text]
    told.append(people[0].click(played.card, label="Log").shown.text)
    assert [text for text in told if "in a moment" in text] == []
    assert [text for text in told if "My database is damaged or missing" in text]


def damage(file: Path, table: str, filling: bytes) -> None:
    """Overwrite the root page of a table in place, or all pages but the first.

    The statement before makes open connections forget their cached pages.
    """
    with closing(sqlite3.connect(file, timeout=10)) as database:
        database.execute("UPDATE heartbeats SET at = at")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
        root = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with file.open("r+b") as pages:
        pages.seek((root[0] - 1) * size if root else size)
        pages.write(filling * (size if root else file.stat().st_size - size))
        if not filling:
            pages.truncate()
