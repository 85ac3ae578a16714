"""Tests for `harbourmaster record analyse`: a recorded game gets the same analysis as a match in the bot."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from engine.core.files import record
from engine.core.files.library import game
from engine.core.robots import analysis
from harbourmaster.__main__ import main
from tests.engine.playouts import play_game

NAMES = ("Ada", "Бэн")


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORECASTS", "WORLDS"):
        monkeypatch.setattr(analysis, name, 2)


def write_record(folder: Path, *, until: int | None = None) -> Path:
    rules = game("nautilus-island")
    first, played, _ = play_game(rules, 2, 4)
    told = record.create_record(rules, NAMES, first, played[:until], None)
    path = folder / "match.json"
    path.write_bytes(record.write(told))
    return path


@pytest.mark.long
def test_finished_game_is_described_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, path = write_record(tmp_path), tmp_path / "course.png"
    assert main(["record", "analyse", str(file), "--nodes", "2", "--picture", str(path)]) == 0
    text = capsys.readouterr().out
    assert "Expected lead after each round" in text
    assert "Ada: luck " in text
    assert "mistakes" in text
    assert "*" not in text
    with Image.open(path) as drawn:
        assert drawn.width == 1100
    main(["record", "analyse", str(file), "--nodes", "2"])
    assert capsys.readouterr().out == text.replace(f"{path}: 1100 x 801\n", ""), "the same every time"


@pytest.mark.parametrize("picture", ["course.doc", "nowhere/course.png"])
def test_unwritable_image_is_reported_before_the_analysis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], picture: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write_record(tmp_path)
    monkeypatch.setattr("harbourmaster.record.analysis.analyse_record", lambda *_: pytest.fail("thinking"))
    assert main(["record", "analyse", str(file), "--picture", str(tmp_path / picture)]) == 1
    assert picture in capsys.readouterr().err


def test_console_replaces_unsupported_characters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding="latin-1")
    monkeypatch.setattr("sys.stdout", console)
    monkeypatch.setattr("harbourmaster.record.analysis._lines", lambda *_: ["\u22121.5 of 2"])
    monkeypatch.setattr("harbourmaster.record.analysis.analyse_record", lambda *_: None)
    assert main(["record", "analyse", str(write_record(tmp_path))]) == 0
    console.flush()
    assert console.buffer.getvalue() == b"?1.5 of 2\n"


def test_unfinished_game_or_invalid_record_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["record", "analyse", str(write_record(tmp_path, until=3))]) == 1
    assert "the game is not finished" in capsys.readouterr().err
    (tmp_path / "no.json").write_text("{}")
    assert main(["record", "analyse", str(tmp_path / "no.json")]) == 1
    assert main(["record", "analyse", str(tmp_path / "no.json"), "--lang", "xx"]) == 1
