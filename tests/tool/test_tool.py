"""Tests for the whole console tool: help for every command, usage errors, and health."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from harbourmaster.__main__ import main

ROOT = Path(__file__).parents[2]

COMMANDS: tuple[list[str], ...] = (
    [], ["run"], ["play"], ["health"], ["record"], ["record", "verify"], ["record", "render"],
    ["db"], ["db", "upgrade"], ["db", "backup"], ["db", "move"],
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    assert "usage: harbourmaster" in capsys.readouterr().out


def test_version_matches_the_project_file(capsys: pytest.CaptureFixture[str]) -> None:
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"harbourmaster {stated}\n"


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["fly"],
        ["record"],
        ["record", "verify"],
        ["play", "--port", "x"],
        ["play", "--port", "-1"],
        ["play", "--port", "65536"],
    ],
)
def test_invalid_arguments_exit_with_code_2(command: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(command)
    assert ended.value.code == 2


def test_health_requires_a_recent_heartbeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    assert main(["health"]) == 1
    (tmp_path / "harbourmaster.sqlite").touch()
    beat = tmp_path / "heartbeat"
    beat.touch()
    assert main(["health"]) == 0
    os.utime(beat, (time.time() - 90, time.time() - 90))
    assert main(["health"]) == 1
    assert "90 seconds old" in capsys.readouterr().err
    os.utime(beat, (time.time() + 86_400, time.time() + 86_400))
    assert main(["health"]) == 1, "the clock was ahead when a bot died"
    assert "seconds ahead of the clock" in capsys.readouterr().err


def test_health_reports_a_missing_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    (tmp_path / "heartbeat").touch()
    assert main(["health"]) == 1
    assert "harbourmaster.sqlite is missing" in capsys.readouterr().err


def test_health_reports_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    for file in ("heartbeat", "harbourmaster.sqlite"):
        (tmp_path / file).touch()
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=4096))
    assert main(["health"]) == 1
    assert "is full (4096 bytes left): no move can be saved" in capsys.readouterr().err
    monkeypatch.setenv("HARBOURMASTER_DATABASE", "postgresql://harbour@somewhere/matches")
    assert main(["health"]) == 0, "that disk is another's business"


@pytest.mark.parametrize("name", ["harbourmaster.sqlite", ""])
def test_health_reports_a_read_only_disk(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    for file in ("heartbeat", "harbourmaster.sqlite"):
        (tmp_path / file).touch()
    monkeypatch.setattr(os, "access", lambda place, _: Path(place) != tmp_path / name)
    assert main(["health"]) == 1
    assert "is read-only: no move can be saved" in capsys.readouterr().err


def test_health_reports_a_failed_backup_unless_only_service_matters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path))
    for file in ("heartbeat", "harbourmaster.sqlite"):
        (tmp_path / file).touch()
    (tmp_path / "backup-failed").write_text("failed: no space\n")
    assert main(["health"]) == 1
    assert "the last daily backup failed: failed: no space\n" in capsys.readouterr().err
    assert main(["health", "--serving"]) == 0
    for name, value in (("BACKUPS", "off"), ("DATABASE", "postgresql://harbour@somewhere/matches")):
        with monkeypatch.context() as patch:
            patch.setenv(f"HARBOURMASTER_{name}", value)
            assert main(["health"]) == 0, "this bot makes no backups"


def test_health_does_not_import_the_bot(tmp_path: Path) -> None:
    for file in ("heartbeat", "harbourmaster.sqlite"):
        (tmp_path / file).touch()
    program = "import sys; from harbourmaster.__main__ import main; print(main(['health']), 'discord' in sys.modules)"
    environment = {**os.environ, "HARBOURMASTER_DATA": str(tmp_path)}
    command = [sys.executable, "-c", program]
    text = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert text == "0 False\n"


def test_play_reports_a_damaged_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "harbourmaster.sqlite").write_bytes(b"this is not a database" * 100)
    assert main(["play", "--folder", str(tmp_path), "--port", "0"]) == 1
    text = capsys.readouterr().err
    assert "not-a-database" in text
    assert "FRESH=1" in text


def test_invalid_setting_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HARBOURMASTER_LOG", "LOUD")
    assert main(["health"]) == 1
    assert "HARBOURMASTER_LOG" in capsys.readouterr().err


def test_console_script_is_installed() -> None:
    script = Path(sys.executable).with_name("harbourmaster")
    text = subprocess.run([script, "--help"], capture_output=True, text=True, check=True).stdout
    assert "record" in text
