"""`harbourmaster record`: checking and drawing from the shell."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image

from engine.core import record
from engine.core.library import game
from harbourmaster.__main__ import main
from tests.engine.playouts import whole

NAMES = ("Ada", "Бэн", "Jem 🦀")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    first, played, _ = whole(game("nauticus"), 3, 4)
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_bytes(record.write(record.compose(game("nauticus"), NAMES, first, played, None)))
    return path


def test_verify_says_what_holds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "verify", str(file)]) == 0
    assert "holds (nauticus, 3 seats" in capsys.readouterr().out


def test_verify_names_the_bad_move_and_goes_on(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(file.read_bytes())
    told["moves"][6] = {"seat": told["moves"][6]["seat"], "move": "deliver", "ship": 9}
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(told))
    (tmp_path / "corrupt.json").write_bytes(b"\x00\xff{")
    files = [str(broken), str(tmp_path / "corrupt.json"), str(tmp_path / "missing.json"), str(file)]
    assert main(["record", "verify", *files]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "move 7: not legal" in lines[0]
    assert "not a harbour record" in lines[1]
    assert "can't be read" in lines[2]
    assert "holds" in lines[3]


def test_verify_reads_standard_input(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(file.read_bytes()))
    monkeypatch.setattr("sys.stdin", stdin)
    assert main(["record", "verify", "-"]) == 0


@pytest.mark.parametrize(
    ("options", "name", "kind"),
    [
        ([], "final.webp", "WEBP"),
        (["--at", "0"], "board.webp", "WEBP"),
        (["--at", "60", "--kind", "panel", "--seat", "1", "--lang", "de"], "panel.png", "PNG"),
        (["--at", "60", "--lang", "pl"], "board.jpg", "JPEG"),
    ],
)
def test_render_draws_any_position(
    file: Path, tmp_path: Path, options: list[str], name: str, kind: str
) -> None:
    out = tmp_path / name
    assert main(["record", "render", str(file), *options, "--out", str(out)]) == 0
    with Image.open(out) as picture:
        assert picture.format == kind
        assert picture.width >= 1000


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--at", "9999"], "--at goes from 0 to"),
        (["--at", "-1"], "--at goes from 0 to"),
        (["--at", "5", "--seat", "3"], "--seat goes from 0 to 2"),
        (["--lang", "tlh"], "no language 'tlh'"),
        (["--at", "5", "--kind", "final"], "nothing to draw"),
    ],
)
def test_render_refuses_in_a_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], why: str
) -> None:
    out = tmp_path / "out.webp"
    assert main(["record", "render", str(file), *options, "--out", str(out)]) == 1
    assert why in capsys.readouterr().err
    assert not out.exists()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a running match with hidden cards, as its first seat knows it."""
    rules = game("nautilus-island")
    first, played, _ = whole(rules, 2, 4)
    path = tmp_path_factory.mktemp("records") / "running.json"
    path.write_bytes(record.write(record.compose(rules, NAMES[:2], first, played[:40], 0)))
    return path


def drawn(file: Path, out: Path, *options: str) -> tuple[int, int]:
    assert main(["record", "render", str(file), *options, "--out", str(out)]) == 0
    with Image.open(out) as picture:
        return picture.size


def test_what_the_record_does_not_tell_is_marked_as_invented(
    running: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(running.read_bytes())
    own = drawn(running, tmp_path / "own.webp", "--kind", "panel", "--seat", "0")
    assert "invented" not in capsys.readouterr().out
    other = drawn(running, tmp_path / "other.webp", "--kind", "panel", "--seat", "1")
    _, says, *listed = capsys.readouterr().out.splitlines()
    assert "invented" in says
    assert other[1] > own[1], "a line below tells it in the picture"
    places = [line.split(": ")[0].strip() for line in listed]
    assert places
    for place in places:
        stack, card = map(int, re.findall(r"\d+", place))
        assert place.startswith("chance.stacks")
        assert told["chance"]["stacks"][stack][card] is None


def test_a_picture_without_what_one_seat_has_seen_is_not_marked(
    running: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = drawn(running, tmp_path / "own.webp", "--kind", "board", "--seat", "0")
    assert drawn(running, tmp_path / "other.webp", "--kind", "board", "--seat", "1") == own
    assert "invented" not in capsys.readouterr().out


def test_what_is_invented_fits_the_hand_that_is_drawn(running: Path) -> None:
    told = record.read(running.read_bytes())
    *_, last = record.states(told)
    rules = game(told.game)
    seen = {card for stack in rules.chance_record(last, 1)["stacks"] for card in stack}
    assert set(record.invented(told, last, 1).values()) <= seen
    assert record.invented(told, last, 0) == {}
    assert record.invented(told, last, None) == {}


def test_render_names_a_place_it_cannot_write_to(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["record", "render", str(file), "--out", str(tmp_path / "no" / "board.webp")]) == 1
    assert main(["record", "render", str(file), "--out", str(tmp_path / "board.xyz")]) == 1
    told = capsys.readouterr().err
    assert "can't be written" in told
    assert "no picture format" in told
