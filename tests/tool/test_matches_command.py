"""Tests for `harbourmaster match`: matches are moved between databases, and errors are reported clearly."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from bot.runtime.app import new_secret, now
from harbourmaster.__main__ import main
from host.core.context import Context
from host.core.users import User
from host.messages import view
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.core.database import Database

T = TypeVar("T")

TARGET_ARGUMENTS = ["--server", "2", "--channel", "77"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    return tmp_path


def run_in_context(folder: Path, work: Callable[[Context], Awaitable[T]]) -> T:
    async def worked() -> T:
        database = await Database.open(f"sqlite:///{folder / 'data' / 'harbourmaster.sqlite'}")
        try:
            return await work(Context(database, now, new_secret))
        finally:
            await database.close()

    return asyncio.run(worked())


async def open_nauticus(ctx: Context) -> int:
    """Begin a match between Ada and a robot."""
    new = NewMatch(game="nauticus", guild_id=1, channel=5, opener=User(10, "Ada"), seats=2, robots=1)
    return (await tables.open_match(ctx, new)).id


@pytest.fixture
def match_id(folder: Path) -> int:
    return run_in_context(folder, open_nauticus)


def test_running_match_can_be_exported_and_imported(
    folder: Path, match_id: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", "export", str(match_id), "match.json"]) == 0
    assert main(["match", "import", "match.json", *TARGET_ARGUMENTS, "--thread"]) == 0
    assert capsys.readouterr().out.splitlines() == ["match.json: written", "match.json: match 2, running"]
    row = run_in_context(folder, lambda ctx: view.find_channel_match(ctx, 77))
    assert row is not None
    assert (row.id, row.guild_id, row.channel, row.is_thread, row.status) == (2, 2, 77, True, "running")


def test_exported_file_with_a_seed_is_private(folder: Path, match_id: int) -> None:
    before = os.umask(0)
    try:
        assert main(["match", "export", str(match_id), "match.json"]) == 0
    finally:
        os.umask(before)
    assert (folder / "match.json").stat().st_mode & 0o777 == 0o600


def test_export_does_not_overwrite_a_file(
    match_id: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "match.json").write_text("precious")
    assert main(["match", "export", str(match_id), "match.json"]) == 1
    assert (folder / "match.json").read_text() == "precious"
    assert "can't be written" in capsys.readouterr().err


@pytest.mark.usefixtures("match_id")
def test_unknown_match_is_reported(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "export", "99", "match.json"]) == 1
    assert capsys.readouterr().err == "harbourmaster: That match doesn’t exist.\n"
    assert not (folder / "match.json").exists()


def test_invalid_import_file_is_reported(
    match_id: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["match", "export", str(match_id), "match.json"])
    told = json.loads((folder / "match.json").read_bytes())
    (folder / "bad.json").write_text(json.dumps(told | {"game": "chess"}))
    capsys.readouterr()
    for file, why in (("bad.json", "“chess”"), ("missing.json", "can't be read")):
        assert main(["match", "import", file, *TARGET_ARGUMENTS]) == 1
        assert why in capsys.readouterr().err


def test_import_into_an_occupied_channel_is_refused(
    match_id: int, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["match", "export", str(match_id), "match.json"])
    assert main(["match", "import", "match.json", "--server", "1", "--channel", "5"]) == 1
    assert "This channel already has a match" in capsys.readouterr().err


@pytest.mark.parametrize(
    "call",
    [
        ["match", "export", "one", "match.json"],
        ["match", "import", "match.json", "--server", "1"],
        ["match"],
    ],
)
def test_invalid_arguments_are_refused(call: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(call)
    assert ended.value.code == 2


def test_invalid_database_is_reported(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "data" / "harbourmaster.sqlite").write_bytes(b"this is not a database" * 100)
    assert main(["match", "export", "1", "match.json"]) == 1
    assert "not-a-database" in capsys.readouterr().err
