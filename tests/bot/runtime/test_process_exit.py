"""Tests for exit codes and messages to the operator, with a fake Discord server."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import platform
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import LIBRARIES, limit_library_logging, main, run
from bot.core.version import VERSION
from bot.runtime.process import memory
from bot.runtime.process.environment import DATABASE, Settings
from bot.runtime.process.exit_codes import Exit
from storage.core.database import Database
from storage.core.sqlite import private_files
from storage.matches.match import secrets
from tests.bot.port import running_port
from tests.template_database import create_database
from tests.wire.server import TOKEN, Wire, running_wire

pytestmark = pytest.mark.threads

WRONG_VALUE = "some-other-token"
MAX_WAIT = 20
"""Maximum seconds that the bot may take to start."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Run a fake Discord server.

    The real endpoint is restored after the test.
    """
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    with running_wire() as wire:
        yield wire


def test_missing_token_is_reported_before_creating_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Settings(folder=tmp_path / "data")) == Exit.TOKEN_MISSING
    assert "DISCORD_TOKEN is missing" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_log_starts_with_the_version(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "bot"):
        run(Settings(folder=tmp_path / "data"))
    assert caplog.messages[0] == f"Harbourmaster {VERSION} on Python {platform.python_version()}"


def test_env_file_is_made_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (dotenv := tmp_path / ".env").write_text("HARBOURMASTER_LOG=warning\n")
    dotenv.chmod(0o644)
    monkeypatch.setattr(memory, "freeze_gc", lambda: None)
    assert main() == Exit.TOKEN_MISSING
    assert dotenv.stat().st_mode & 0o777 == 0o600


def test_wrong_token_exits_with_token_refused(
    server: Wire, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Settings(token=WRONG_VALUE, folder=tmp_path, discord=server.address)) == Exit.TOKEN_REFUSED
    assert "Discord does not know this DISCORD_TOKEN" in capsys.readouterr().err


@pytest.mark.parametrize("token", ["with a blank", "in\ntwo lines", "tökén"])
def test_malformed_token_exits_with_token_refused(
    token: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Settings(token=token, folder=tmp_path)) == Exit.TOKEN_REFUSED
    assert "Discord does not know this DISCORD_TOKEN" in capsys.readouterr().err


@pytest.mark.usefixtures("server")
def test_unreachable_discord_exits_with_unreachable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = Settings(token=TOKEN, folder=tmp_path, discord="http://127.0.0.1:9")
    assert run(nowhere) == Exit.UNREACHABLE
    assert "Discord can't be reached" in capsys.readouterr().err


@pytest.mark.parametrize("database", ["", "elsewhere"])
@pytest.mark.parametrize(
    ("folder", "reason"),
    [
        ("file", "not a folder"),
        ("file/data", "not a folder"),
        ("dangling", "not a folder"),
        ("loop/data", "not a folder"),
        ("n" * 300, "File name too long"),
        ("/proc/data", "No such file or directory"),
        ("/proc", ""),
        ("/dev/null", "not a folder"),
        ("/dev/null/data", "not a folder"),
    ],
    ids=["file", "below a file", "dangling", "loop", "long", "proc", "no file", "device", "below it"],
)
def test_unusable_data_folder_exits_with_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: str, reason: str, database: str
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    (tmp_path / "dangling").symlink_to("nowhere")
    (tmp_path / "loop").symlink_to("loop")
    url = f"sqlite:///{tmp_path}/database.sqlite" if database else ""
    assert run(Settings(token=TOKEN, folder=tmp_path / folder, database=url)) == Exit.SETTINGS
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith("harbourmaster: HARBOURMASTER_DATA: the folder ")
    assert f"can't be used: {reason}" in sentence


def test_database_address_in_an_unusable_folder_exits_with_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    url = f"sqlite:///{tmp_path}/file/database.sqlite"
    assert run(Settings(token=TOKEN, folder=tmp_path / "data", database=url)) == Exit.SETTINGS
    assert "can't be opened" in capsys.readouterr().err


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.ESTALE])
@pytest.mark.parametrize("where", ["data", "database"])
def test_full_or_failing_disk_exits_with_unavailable(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    where: str,
) -> None:
    """The bot exits with `DATABASE_UNAVAILABLE` if the disk is full or fails.

    The supervisor then restarts the bot, because the disk may recover in the meantime.
    """
    create_folder = private_files.create_folder

    def fail(folder: Path, mode: int = 0o700) -> None:
        if folder.name == where:
            raise OSError(code, os.strerror(code), str(folder))
        create_folder(folder, mode)

    monkeypatch.setattr(private_files, "create_folder", fail)
    url = f"sqlite:///{tmp_path}/database/database.sqlite"
    settings = Settings(token=TOKEN, folder=tmp_path / "data", database=url)
    assert run(settings) == Exit.DATABASE_UNAVAILABLE
    assert os.strerror(code) in capsys.readouterr().err


def test_invalid_database_file_exits_with_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "harbourmaster.sqlite").write_bytes(b"not a database" * 100)
    assert run(Settings(token=TOKEN, folder=tmp_path)) == Exit.DATABASE
    assert "can't be opened" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("first", [0.0, 0.02, 0.3, 0.6])
def test_damaged_pages_exit_with_database(
    first: float, server: Wire, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot exits if the database is damaged.

    All pages after the given fraction of the file are damaged, but the header is valid.
    """
    create_database(file := tmp_path / DATABASE)
    whole = file.read_bytes()
    start = max(100, int(first * len(whole)))
    file.write_bytes(whole[:start] + b"\xa5" * (len(whole) - start))
    assert run(Settings(token=TOKEN, folder=tmp_path, discord=server.address)) == Exit.DATABASE
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "malformed" in sentence


@pytest.mark.parametrize("password", ["se:cret", "se/cret", "se@cret"])
def test_database_password_is_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], password: str
) -> None:
    address = f"oracle://harbour:{password}@somewhere/matches"
    assert run(Settings(token=TOKEN, folder=tmp_path, database=address)) == Exit.SETTINGS
    text = capsys.readouterr().err
    assert "oracle://harbour:***@somewhere/matches can't be opened" in text
    assert "cret" not in text


def test_password_in_place_of_the_port_is_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = "postgresql://harbour:se@a:cret@somewhere/matches"
    assert run(Settings(token=TOKEN, folder=tmp_path, database=address)) == Exit.SETTINGS
    text = capsys.readouterr().err
    assert "in a password, @ is written as %40" in text
    assert "cret" not in text


@pytest.fixture
def restored_log_levels() -> Iterator[None]:
    """Restore the process's log levels after the test."""
    loggers = [logging.getLogger(name) for name in (None, *LIBRARIES)]
    before = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


@pytest.mark.usefixtures("restored_log_levels")
async def test_seeds_are_not_logged_at_any_level(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger().setLevel(logging.DEBUG)
    limit_library_logging()
    async with running_port(tmp_path) as port:
        await port.open_table(seats=2, robots=1)
        async with port.bot.services.ctx.database.read_transaction() as tx:
            secret = await secrets.get(tx, 1)
    assert secret is not None
    assert secret.seed not in caplog.text
    assert "discord.client" in caplog.text


async def create_database_file(settings: Settings) -> None:
    database = await Database.open(settings.database_url)
    await database.close()


def test_database_of_a_newer_version_exits_with_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(token=TOKEN, folder=tmp_path)
    asyncio.run(create_database_file(settings))
    with closing(sqlite3.connect(tmp_path / "harbourmaster.sqlite")) as later:
        later.execute("update harbour_schema set version = 9999")
        later.commit()
    assert run(settings) == Exit.DATABASE
    assert "newer version" in capsys.readouterr().err


def test_invalid_editions_exit_with_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nauticus.toml").write_text("[wheel]", "utf-8")
    assert run(Settings(token=TOKEN, folder=tmp_path, editions=tmp_path)) == Exit.SETTINGS
    assert "nauticus.toml" in capsys.readouterr().err


@pytest.mark.parametrize("shards", [0, 2])
def test_unavailable_metrics_port_exits_with_settings(
    shards: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot exits if the metrics port cannot be opened.

    The configured address does not exist on any machine.
    """
    monkeypatch.setattr(Database, "is_shared", True)
    settings = Settings(token=TOKEN, folder=tmp_path, metrics=9100, metrics_at="192.0.2.1", shards=shards)
    assert run(settings) == Exit.SETTINGS
    assert "HARBOURMASTER_METRICS: the port 9100 of 192.0.2.1 can't be used" in capsys.readouterr().err


def test_process_writes_heartbeat_and_stops_on_sigterm(server: Wire, tmp_path: Path) -> None:
    settings = Settings(token=TOKEN, folder=tmp_path, discord=server.address)

    def stop_when_alive() -> None:
        deadline = time.monotonic() + MAX_WAIT
        while not settings.heartbeat.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        os.kill(os.getpid(), signal.SIGTERM)

    watcher = threading.Thread(target=stop_when_alive)
    watcher.start()
    assert run(settings) == Exit.DONE
    watcher.join()
    assert settings.heartbeat.exists()


def test_process_waits_for_its_background_tasks(server: Wire, tmp_path: Path) -> None:
    server.add_fault("GET /users/@me", 503, times=None)
    ended: list[str] = []

    async def serve_pages(settings: Settings) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05)  # For example, the end of a transaction.
            ended.append("pages")

    settings = Settings(token=TOKEN, folder=tmp_path, discord=server.address, web=8000)
    assert run(settings, serve_pages) == Exit.UNREACHABLE
    assert ended == ["pages"]
