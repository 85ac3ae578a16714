"""Tests of database files that disappear while the bot is running or before its start."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.runtime.process import memory
from bot.runtime.process.exit_codes import Exit
from engine.core.library import games
from harbourmaster.__main__ import main
from tests import postgres
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


TRACES = (
    "heartbeat", "commands.sha256", "backup-failed", "deleted-users.txt", "backups/deleted-users-2.txt",
    "backups/daily-2026-11-23.sqlite", "backups/weekly-2026-W48.sqlite",
    "backups/harbourmaster-2026-11-23-041500.sqlite",
    "harbourmaster.sqlite.schema-0001-20261123-041500", "harbourmaster.sqlite.replaced-20261123-041500",
)  # fmt: skip


@pytest.mark.parametrize("name", TRACES)
def test_each_file_of_an_earlier_run_is_a_trace(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, tmp_path)
    leave(tmp_path / name)
    assert main(["run"]) == Exit.DATABASE
    told = capsys.readouterr().err
    assert f"but there was one: {tmp_path / name}." in told
    assert (
        "harbourmaster db restore --create FILE" in told
    )  # Without `--create`, there must already be a database.
    assert not (tmp_path / FILES[0]).exists()


def test_backups_in_another_folder_are_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, tmp_path / "unmounted")
    monkeypatch.setenv("HARBOURMASTER_BACKUPS", str(tmp_path / "elsewhere"))
    leave(tmp_path / "elsewhere" / "daily-2026-11-23.sqlite")
    assert main(["run"]) == Exit.DATABASE
    assert "daily-2026-11-23.sqlite" in capsys.readouterr().err


def test_files_that_a_run_leaves_are_traces(bot: Running) -> None:
    bot.wire.until((bot.folder / "heartbeat").exists)
    bot.wire.until((bot.folder / "commands.sha256").exists)
    bot.stop()
    left = {path.name for path in bot.folder.iterdir() if path.is_file()} - {*FILES}
    assert left <= {*TRACES}, "a new file of the data folder counts as a trace too"


def test_database_without_tables_counts_as_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, tmp_path)
    leave(tmp_path / "heartbeat")
    with closing(sqlite3.connect(tmp_path / FILES[0])) as opened:
        opened.execute("PRAGMA journal_mode = WAL")
    assert main(["run"]) == Exit.DATABASE
    assert "is missing or empty, but there was one" in capsys.readouterr().err


def test_start_on_an_empty_server_database_is_refused_if_there_was_one(
    bots: Callable[..., Running], blank_address: str
) -> None:
    bot = bots(HARBOURMASTER_DATABASE=blank_address, drawn=True)
    (bot.folder / FILES[0]).unlink()
    leave(bot.folder / "heartbeat")
    assert bot.start(ready=False).wait(COMES_UP) == Exit.DATABASE
    assert "is missing or empty, but there was one" in bot.said()
    assert urlsplit(blank_address).path[1:] in bot.said()
    bot.arguments = ("--new-database",)
    bot.start()
    bot.stop()
    bot.arguments = ()
    bot.start()


def test_empty_server_database_is_used_if_there_are_no_traces(
    bots: Callable[..., Running], blank_address: str
) -> None:
    bot = bots(HARBOURMASTER_DATABASE=blank_address, drawn=True)
    (bot.folder / FILES[0]).unlink()
    bot.start()


@pytest.fixture
def blank_address() -> Iterator[str]:
    yield (made := postgres.new_database(is_blank=True))
    postgres.drop_database(made)


def use(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Make commands use the given data folder, and prevent connections to Discord."""
    monkeypatch.setenv("HARBOURMASTER_DATA", str(folder))
    monkeypatch.setenv("DISCORD_TOKEN", "some-token")
    monkeypatch.setenv("HARBOURMASTER_DISCORD", "http://127.0.0.1:9")
    monkeypatch.setattr(memory, "freeze_gc", lambda: None)


def leave(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("from an earlier run")


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
    """Overwrite the root page of a table in place.

    If the table does not exist, overwrite all pages except the first. The UPDATE statement makes open
    connections drop their cached pages.
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
