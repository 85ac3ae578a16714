"""Tests for `harbourmaster record`: verifying and drawing records on the command line."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import play
from engine.core.files import record
from engine.core.files.library import game
from engine.core.files.record import PlayedMove
from engine.core.model import State
from engine.core.randomness.chance import SeededChance
from harbourmaster.__main__ import main
from host.matches.commit_reveal import proof, scheme, transcript
from host.matches.commit_reveal.proof import Proof
from host.matches.commit_reveal.scheme import Terms, digest
from host.matches.commit_reveal.transcript import Contribution, Transcript
from tests.engine.playouts import play_game

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("records of the tool")

SECRET = "5eed" * 16
NAMES = ("Ada", "Бэн", "Jem 🦀")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    first, played, _ = play_game(game("nauticus"), 3, 4)
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_bytes(record.write(record.create_record(game("nauticus"), NAMES, first, played, None)))
    return path


def test_verify_reports_a_valid_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "verify", str(file)]) == 0
    assert "valid (nauticus, 3 seats" in capsys.readouterr().out


def test_verify_names_the_illegal_move_and_continues(
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
    assert "valid" in lines[3]


def played_from(state: State) -> Iterator[PlayedMove]:
    """Yield the moves in a random game that starts from the given position."""
    chance = Random(4)
    while awaited := play.awaited_seats(state):
        pending = play.decision(state, awaited[0])
        assert pending is not None
        action = chance.choice(pending.options(state))
        yield PlayedMove(awaited[0], action)
        state = play.submit(state, action, awaited[0])


@pytest.fixture
def committed_record(tmp_path: Path) -> Path:
    """Return the record of a match whose deal was derived from a secret and two users' contributions."""
    rules = game("nauticus")
    edition = rules.edition_record(rules.default_edition())
    terms = Terms(match=7, game="nauticus", rules_version=1, options={}, edition=edition)
    commitment = scheme.commitment_of(terms, SECRET)
    words = ("🍀 clover", "a \N{ZERO WIDTH JOINER}walk")
    seats = ((1,), (1, 2))
    added = tuple(
        Contribution(place, 1, at, digest(text)) for place, at, text in zip((1, 2), seats, words, strict=True)
    )
    told = transcript.serialize(Transcript(
        match=7, commitment=commitment, message="900", begins="opener", opener=1,
        roster=(1, 2), contributions=added,
    ))  # fmt: skip
    seed = scheme.derive(scheme.key_of(SECRET, told), scheme.DEAL)
    first = rules.deal(2, rules.default_edition(), SeededChance(seed), {})
    whole_record = record.create_record(rules, NAMES[:2], first, played_from(first), None)
    posts = ("at://1", "at://2", "at://3", None)
    fairness = proof.to_dict(Proof(
        match=7, commitment=commitment, secret=SECRET, transcript=told, words=words, order=(0, 1), posts=posts
    ))  # fmt: skip
    path = tmp_path / "bound.json"
    path.write_bytes(record.write(replace(whole_record, fairness=fairness)))
    return path


def test_verify_checks_the_source_of_randomness(
    committed_record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["record", "verify", "--fairness", str(committed_record)]) == 0
    text = capsys.readouterr().out
    assert "valid (nauticus, 2 seats" in text
    assert "player 1 added, with 1 at the table: 🍀 clover" in text
    files = re.findall(r"^    (.+) ([0-9a-f]{64})$", text, re.MULTILINE)
    assert [address for address, _ in files] == ["at://1", "at://2", "at://3", "never posted"]
    assert files[-1][1] == digest(json.loads(committed_record.read_bytes())["fairness"]["transcript"])


def test_verify_detects_a_wrong_source_of_randomness(
    committed_record: Path, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(committed_record.read_bytes())
    told["fairness"]["secret"] = "0" * 64
    swapped = tmp_path / "swapped.json"
    swapped.write_text(json.dumps(told))
    assert main(["record", "verify", str(swapped)]) == 0
    capsys.readouterr()
    assert main(["record", "verify", "--fairness", str(swapped), str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "the commitment does not match the secret" in lines[0]
    assert "has no fairness data" in lines[1]


def test_verify_reads_standard_input(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(file.read_bytes()))
    monkeypatch.setattr("sys.stdin", stdin)
    assert main(["record", "verify", "-"]) == 0


@pytest.mark.parametrize(
    ("options", "name", "kind"),
    [
        ([], "final.png", "PNG"),
        (["--at", "0"], "board.webp", "WEBP"),
        (["--at", "60", "--kind", "panel", "--seat", "1", "--lang", "de"], "panel.png", "PNG"),
        (["--at", "60", "--lang", "pl"], "board.jpg", "JPEG"),
    ],
)
def test_render_draws_any_position(
    file: Path, tmp_path: Path, options: list[str], name: str, kind: str
) -> None:
    path = tmp_path / name
    assert main(["record", "render", str(file), *options, "--out", str(path)]) == 0
    with Image.open(path) as picture:
        assert picture.format == kind
        assert picture.width >= 1000


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--at", "9999"], "--at must be from 0 to"),
        (["--at", "-1"], "--at must be from 0 to"),
        (["--at", "5", "--seat", "3"], "--seat must be from 0 to 2"),
        (["--lang", "tlh"], "unknown language 'tlh'"),
        (["--at", "5", "--kind", "final"], "nothing to draw"),
    ],
)
def test_render_reports_invalid_options(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], why: str
) -> None:
    path = tmp_path / "out.webp"
    assert main(["record", "render", str(file), *options, "--out", str(path)]) == 1
    assert why in capsys.readouterr().err
    assert not path.exists()


@pytest.fixture(scope="module")
def running_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a record of a running match with hidden cards, as the first seat knows it."""
    rules = game("nautilus-island")
    first, played, _ = play_game(rules, 2, 4)
    path = tmp_path_factory.mktemp("records") / "running.json"
    path.write_bytes(record.write(record.create_record(rules, NAMES[:2], first, played[:40], 0)))
    return path


def render_record(file: Path, out: Path, *options: str) -> tuple[int, int]:
    assert main(["record", "render", str(file), *options, "--out", str(out)]) == 0
    with Image.open(out) as picture:
        return picture.size


@pytest.mark.long
def test_render_marks_assumed_data_in_the_output(
    running_record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(running_record.read_bytes())
    own = render_record(running_record, tmp_path / "own.webp", "--kind", "panel", "--seat", "0")
    assert "partly invented" not in capsys.readouterr().out
    other = render_record(running_record, tmp_path / "other.webp", "--kind", "panel", "--seat", "1")
    _, says, *listed = capsys.readouterr().out.splitlines()
    assert "partly invented" in says
    assert other[1] > own[1], "a line below tells it in the picture"
    places = [line.split(": ")[0].strip() for line in listed]
    assert places
    for place in places:
        stack, card = map(int, re.findall(r"\d+", place))
        assert place.startswith("chance.stacks")
        assert told["chance"]["stacks"][stack][card] is None


@pytest.mark.long
def test_public_image_without_private_data_is_not_marked(
    running_record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = render_record(running_record, tmp_path / "own.webp", "--kind", "board", "--seat", "0")
    assert render_record(running_record, tmp_path / "other.webp", "--kind", "board", "--seat", "1") == own
    assert "partly invented" not in capsys.readouterr().out


def test_invented_cards_are_consistent_with_the_drawn_hand(running_record: Path) -> None:
    told = record.read(running_record.read_bytes())
    *_, last = record.states(told)
    rules = game(told.game)
    seen = {card for stack in rules.chance_record(last, 1)["stacks"] for card in stack}
    assert set(record.assumed_outcomes(told, last, 1).values()) <= seen
    assert record.assumed_outcomes(told, last, 0) == {}
    assert record.assumed_outcomes(told, last, None) == {}


def test_render_names_an_unwritable_target(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["record", "render", str(file), "--out", str(tmp_path / "no" / "board.webp")]) == 1
    assert main(["record", "render", str(file), "--out", str(tmp_path / "board.xyz")]) == 1
    text = capsys.readouterr().err
    assert "can't be written" in text
    assert "unknown picture format" in text
