"""Tests for database files that are missing at startup, or that disappear while the bot is running."""

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
from engine.core.files.library import games
from harbourmaster.__main__ import main
from tests import postgres
from tests.sampling import value_cases
from tests.wire.people import Person
from tests.wire.running import START_SECONDS, BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel

FILES = ("harbourmaster.sqlite", "harbourmaster.sqlite-wal", "harbourmaster.sqlite-shm")


@pytest.fixture
def bot(
    bot_factory: Callable[..., BotProcess], lobby: Channel, monkeypatch: pytest.MonkeyPatch
) -> BotProcess:
    bot = bot_factory(drawn=True)
    monkeypatch.setenv("HARBOURMASTER_DATA", str(bot.folder))
    return bot.start()


@pytest.mark.long
@pytest.mark.parametrize(
    "removed",
    [
        pytest.param(FILES, id="all"),
        pytest.param(FILES[1:2], id="wal"),
        pytest.param(FILES[:1], id="database", marks=pytest.mark.soak),
        pytest.param(FILES[1:], id="journal", marks=pytest.mark.soak),
    ],
)
def test_removed_files_stop_the_bot_before_a_move_is_acknowledged(
    removed: tuple[str, ...], bot: BotProcess, wire: Wire, lobby: Channel, people: tuple[Person, ...]
) -> None:
    table = Table(wire, lobby, people)
    table.open_match(next(iter(games().values())), is_short=True)
    before = {post.id for post in lobby.posts}
    for name in removed:
        (bot.folder / name).unlink()
    assert bot.wait(START_SECONDS) == Exit.DATABASE_LOST
    assert "was deleted or replaced while it was open" in bot.read_output()
    assert {post.id for post in lobby.posts} == before
    assert main(["health"]) == 1


@pytest.mark.long
def test_file_replaced_by_a_sync_tool_stops_the_bot(bot: BotProcess) -> None:
    copy = bot.folder / "copy"
    shutil.copy(bot.folder / FILES[0], copy)
    copy.replace(bot.folder / FILES[0])
    assert bot.wait(START_SECONDS) == Exit.DATABASE_LOST


@pytest.mark.long
def test_connection_never_creates_a_file(bot: BotProcess) -> None:
    for name in FILES:
        (bot.folder / name).unlink()
    bot.wait(START_SECONDS)
    assert not any((bot.folder / name).exists() for name in FILES)
    assert main(["db", "backup", str(bot.folder / "copy.sqlite")]) == 1


@pytest.mark.long
@pytest.mark.parametrize("is_empty", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_start_without_the_database_is_refused_if_there_was_one(is_empty: bool, bot: BotProcess) -> None:
    bot.wire.wait_until((bot.folder / "heartbeat").exists)
    bot.stop()
    database = bot.folder / FILES[0]
    database.unlink()
    if is_empty:
        database.touch()
    assert bot.start(ready=False).wait() == Exit.DATABASE
    assert "is missing or empty, but there was one" in bot.read_output()
    assert not database.exists() or database.stat().st_size == 0
    bot.arguments = ("--new-database",)
    bot.start()
    with sqlite3.connect(database) as opened:
        assert opened.execute("SELECT count(*) FROM matches").fetchone() == (0,)


DATA_TRACES = (
    "heartbeat", "commands.sha256", "backup-failed", "deleted-users.txt", "backups/deleted-users-2.txt",
    "backups/daily-2026-11-23.sqlite", "backups/weekly-2026-W48.sqlite",
    "backups/harbourmaster-2026-11-23-041500.sqlite",
    "harbourmaster.sqlite.schema-0001-20261123-041500", "harbourmaster.sqlite.replaced-20261123-041500",
)  # fmt: skip


@pytest.mark.parametrize("name", DATA_TRACES)
def test_each_file_of_an_earlier_run_is_a_trace(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use_folder(monkeypatch, tmp_path)
    write_trace(tmp_path / name)
    assert main(["run"]) == Exit.DATABASE
    text = capsys.readouterr().err
    assert f"but there was one: {tmp_path / name}." in text
    assert (
        "harbourmaster db restore --create FILE" in text
    )  # Without `--create`, a restore requires an existing database.
    assert not (tmp_path / FILES[0]).exists()


def test_backups_in_another_folder_are_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use_folder(monkeypatch, tmp_path / "unmounted")
    monkeypatch.setenv("HARBOURMASTER_BACKUPS", str(tmp_path / "elsewhere"))
    write_trace(tmp_path / "elsewhere" / "daily-2026-11-23.sqlite")
    assert main(["run"]) == Exit.DATABASE
    assert "daily-2026-11-23.sqlite" in capsys.readouterr().err


@pytest.mark.long
def test_files_that_a_run_leaves_are_traces(bot: BotProcess) -> None:
    bot.wire.wait_until((bot.folder / "heartbeat").exists)
    bot.wire.wait_until((bot.folder / "commands.sha256").exists)
    bot.stop()
    left = {path.name for path in bot.folder.iterdir() if path.is_file()} - {*FILES}
    assert left <= {*DATA_TRACES}, "a new file of the data folder counts as a trace too"


def test_database_without_tables_counts_as_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use_folder(monkeypatch, tmp_path)
    write_trace(tmp_path / "heartbeat")
    with closing(sqlite3.connect(tmp_path / FILES[0])) as opened:
        opened.execute("PRAGMA journal_mode = WAL")
    assert main(["run"]) == Exit.DATABASE
    assert "is missing or empty, but there was one" in capsys.readouterr().err


@pytest.mark.long
def test_start_on_an_empty_server_database_is_refused_if_there_was_one(
    bot_factory: Callable[..., BotProcess], blank_address: str
) -> None:
    bot = bot_factory(HARBOURMASTER_DATABASE=blank_address, drawn=True)
    (bot.folder / FILES[0]).unlink()
    write_trace(bot.folder / "heartbeat")
    assert bot.start(ready=False).wait(START_SECONDS) == Exit.DATABASE
    assert "is missing or empty, but there was one" in bot.read_output()
    assert urlsplit(blank_address).path[1:] in bot.read_output()
    bot.arguments = ("--new-database",)
    bot.start()
    bot.stop()
    bot.arguments = ()
    bot.start()


@pytest.mark.long
def test_empty_server_database_is_used_if_there_are_no_traces(
    bot_factory: Callable[..., BotProcess], blank_address: str
) -> None:
    bot = bot_factory(HARBOURMASTER_DATABASE=blank_address, drawn=True)
    (bot.folder / FILES[0]).unlink()
    bot.start()


@pytest.fixture
def blank_address() -> Iterator[str]:
    yield (text := postgres.new_database(is_blank=True))
    postgres.drop_database(text)


def use_folder(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Make commands use the given data folder, and prevent connections to Discord."""
    monkeypatch.setenv("HARBOURMASTER_DATA", str(folder))
    monkeypatch.setenv("DISCORD_TOKEN", "some-token")
    monkeypatch.setenv("HARBOURMASTER_DISCORD", "http://127.0.0.1:9")
    monkeypatch.setattr(memory, "freeze_gc", lambda: None)


def write_trace(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("from an earlier run")


@pytest.mark.parametrize("table", value_cases(["", "matches"]))
@pytest.mark.parametrize("filling", value_cases([b"\xa5", b"\0", b""]), ids=["junk", "zeros", "truncated"])
def test_damaged_pages_are_reported_as_broken(
    table: str, filling: bytes, bot_factory: Callable[..., BotProcess], wire: Wire, lobby: Channel,
    people: tuple[Person, ...],
) -> None:  # fmt: skip
    bot = bot_factory().start()
    played = Table(wire, lobby, people)
    played.open_match(next(iter(games().values())), is_short=True)
    overwrite_pages(bot.folder / FILES[0], table, filling)
    texts = [people[0].slash(lobby, "game open", game="nauticus").visible_message.text]
    texts.append(people[0].click(played.card, label="Log").visible_message.text)
    assert [text for text in texts if "in a moment" in text] == []
    assert [text for text in texts if "My database is damaged or missing" in text]


def overwrite_pages(file: Path, table: str, content: bytes) -> None:
    """Overwrite the root page of a table in place.

    If the table does not exist, all pages except the first are overwritten. An UPDATE statement is executed
    first, so that open connections have to read the pages again and cannot use their caches.
    """
    with closing(sqlite3.connect(file, timeout=10)) as database:
        database.execute("UPDATE heartbeats SET at = at")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
        root = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with file.open("r+b") as pages:
        pages.seek((root[0] - 1) * size if root else size)
        pages.write(content * (size if root else file.stat().st_size - size))
        if not content:
            pages.truncate()
