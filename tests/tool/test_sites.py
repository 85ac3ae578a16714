"""Tests for `harbourmaster site`: the website as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.runtime.process.environment import DATABASE
from harbourmaster import commands
from tests.template_database import create_database


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a data folder with an empty database, and use it in the commands."""
    folder = tmp_path / "data"
    folder.mkdir()
    create_database(folder / DATABASE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARBOURMASTER_DATA", str(folder))
    return folder


def test_site_without_servers_has_a_start_page(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = data.parent / "site"
    assert commands.main(["site", "build", str(site)]) == 0
    assert "1 pages (0 unchanged)" in capsys.readouterr().out
    assert "./en/" in (site / "index.html").read_text(encoding="utf-8")
    assert "No server is listed publicly" in (site / "en/index.html").read_text(encoding="utf-8")
    assert commands.main(["site", "build", str(site)]) == 0
    assert ", 0 files written, 0 deleted" in capsys.readouterr().out


def test_folder_with_other_files_is_refused(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["site", "build", str(data)]) == 1
    assert "contains other files" in capsys.readouterr().err
