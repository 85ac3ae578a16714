"""`harbourmaster record analyse`: a recorded game gone through from the shell, as the bot goes through a match."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from engine.core import analysis, record
from engine.core.library import game
from harbourmaster.__main__ import main
from tests.engine.playouts import whole

NAMES = ("Ada", "Бэн")


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORECASTS", "WORLDS"):
        monkeypatch.setattr(analysis, name, 2)


def written(folder: Path, *, until: int | None = None) -> Path:
    rules = game("nautilus-island")
    first, played, _ = whole(rules, 2, 4)
    told = record.compose(rules, NAMES, first, played[:until], None)
    path = folder / "match.json"
    path.write_bytes(record.write(told))
    return path


@pytest.mark.long
def test_a_finished_game_is_told_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = written(tmp_path), tmp_path / "course.png"
    assert main(["record", "analyse", str(file), "--nodes", "2", "--picture", str(out)]) == 0
    told = capsys.readouterr().out
    assert "Expected lead, round by round" in told
    assert "Ada: luck " in told
    assert "own turns" in told
    assert "*" not in told
    with Image.open(out) as drawn:
        assert drawn.width == 1100
    main(["record", "analyse", str(file), "--nodes", "2"])
    assert capsys.readouterr().out == told.replace(f"{out}: 1100 x 801\n", ""), "the same every time"


def test_what_is_not_over_or_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "analyse", str(written(tmp_path, until=3))]) == 1
    assert "the game is not over" in capsys.readouterr().err
    (tmp_path / "no.json").write_text("{}")
    assert main(["record", "analyse", str(tmp_path / "no.json")]) == 1
    assert main(["record", "analyse", str(tmp_path / "no.json"), "--lang", "xx"]) == 1
