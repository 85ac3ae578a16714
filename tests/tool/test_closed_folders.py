"""Tests for folders that the user may not access: a clear error message and an exit code."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.runtime.process import memory
from bot.runtime.process.exit_codes import Exit
from harbourmaster.__main__ import main

pytestmark = pytest.mark.threads
NOBODY = 65534


@pytest.fixture
def closed_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder that contains a database and editions, and that nobody can access, not even root."""
    around = Path(tempfile.mkdtemp())
    around.chmod(0o755)
    closed = around / "data"
    monkeypatch.setenv("HARBOURMASTER_DATA", str(closed))
    monkeypatch.setenv("DISCORD_TOKEN", "some-token")
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.setattr(memory, "freeze_gc", lambda: None)
    monkeypatch.chdir(around)
    # Run these commands first, so that all modules are imported. The process may not be able to read them
    # later, when it runs as the user `nobody`.
    assert main(["db", "upgrade", "--create"]) == main(["db", "backup"]) == 0
    (closed / "heartbeat").touch()
    (closed / "editions").mkdir()
    (around / "open").mkdir()
    (around / "open").chmod(0o777)
    closed.chmod(0)
    if os.getuid() == 0:
        os.seteuid(NOBODY)
    yield closed
    os.seteuid(os.getuid())
    closed.chmod(0o755)
    shutil.rmtree(around)


def error_line(capsys: pytest.CaptureFixture[str]) -> str:
    (text,) = capsys.readouterr().err.splitlines()
    return str(text)


@pytest.mark.parametrize(
    "command",
    [
        ["db", "upgrade"], ["db", "backup"], ["db", "backup", "data/copy.sqlite"], ["db", "check"],
        ["db", "restore", "data/backups/copy.sqlite"], ["health"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_inaccessible_folder_is_reported(
    closed_folder: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(command) == 1
    text = error_line(capsys)
    assert text.startswith("harbourmaster: ")
    assert "data" in text
    assert "Permission denied" in text or "cannot-open" in text


@pytest.mark.parametrize("place", ["data", "data/editions"])
def test_unreadable_editions_are_reported_as_a_settings_error(
    closed_folder: Path, place: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARBOURMASTER_EDITIONS", str(closed_folder.parent / place))
    monkeypatch.setenv("HARBOURMASTER_DATA", str(closed_folder.parent / "open"))
    capsys.readouterr()
    assert main(["run"]) == 2
    assert "HARBOURMASTER_EDITIONS" in error_line(capsys)


@pytest.mark.parametrize("mode", [0, 0o500], ids=["closed", "read-only"])
def test_inaccessible_data_folder_is_a_settings_error(
    closed_folder: Path, mode: int, capsys: pytest.CaptureFixture[str]
) -> None:
    os.seteuid(os.getuid())
    closed_folder.chmod(mode)
    os.seteuid(NOBODY if os.getuid() == 0 else os.getuid())
    capsys.readouterr()
    assert main(["run"]) == Exit.SETTINGS
    assert error_line(capsys) == (
        f"harbourmaster: HARBOURMASTER_DATA: the folder {closed_folder} can't be used: Permission denied"
    )


def test_data_folder_with_a_non_utf8_name_is_a_settings_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / os.fsdecode(b"caf\xe9")))
    monkeypatch.setenv("DISCORD_TOKEN", "some-token")
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.setattr(memory, "freeze_gc", lambda: None)
    monkeypatch.chdir(tmp_path)
    assert main(["run"]) == Exit.SETTINGS
    assert "can't be used: its name is not valid UTF-8" in error_line(capsys)


def test_overlong_file_name_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    assert main(["db", "backup", "n" * 300]) == 1
    assert "File name too long" in error_line(capsys)


def test_health_reports_a_file_in_place_of_the_data_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").touch()
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    assert main(["health"]) == 1
    assert "Not a directory" in error_line(capsys)


def test_unreadable_settings_file_is_reported(
    closed_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unreadable `.env` file in the working directory is reported."""
    os.seteuid(os.getuid())
    os.chdir(closed_folder)
    os.seteuid(NOBODY if os.getuid() == 0 else os.getuid())
    capsys.readouterr()
    assert main(["health"]) == 1
    assert ".env" in error_line(capsys)
