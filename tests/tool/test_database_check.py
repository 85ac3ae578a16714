"""Tests that `harbourmaster db check` detects changed rules.

A change may affect the current positions of running matches, or only how they continue.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.files.library import game
from engine.core.game import GameResult
from harbourmaster.__main__ import main
from harbourmaster.database import check as database_check
from harbourmaster.database.check import MAX_PLAYOUTS, TIME_LIMIT, MatchFingerprint, PlayoutPlan
from tests.storage.stored_databases import restore

ROOT = Path(__file__).parents[2]
MATCHES = 3
"""Number of running matches in the stored database: two of Nauticus and one of Nautilus Island."""


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARBOURMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("HARBOURMASTER_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    restore(file := tmp_path / "data" / "harbourmaster.sqlite")
    return file


@pytest.fixture
def fingerprint_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Create a file with `db check --write`, and return its path."""
    assert main(["db", "check", "--write", "seen.json"]) == 0
    capsys.readouterr()
    return tmp_path / "seen.json"


def fingerprints(file: Path) -> dict[int, MatchFingerprint]:
    return msgspec.json.decode(file.read_bytes(), type=dict[int, MatchFingerprint])


def change_result(
    monkeypatch: pytest.MonkeyPatch, name: str, change: Callable[[GameResult], GameResult]
) -> None:
    """Change the results of a game, but none of its positions."""
    rules = type(game(name))
    result = rules.result
    monkeypatch.setattr(rules, "result", lambda self, state: change(result(self, state)))


def test_file_is_private(fingerprint_file: Path) -> None:
    assert fingerprint_file.stat().st_mode & 0o077 == 0


@pytest.mark.long
def test_unchanged_version_finds_no_difference(
    fingerprint_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "check", "--compare", str(fingerprint_file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "3 running matches: 3 unchanged",
        "3 of 3 matches played to the end with pseudo-random moves: 150 games, as in the file",
    ]


@pytest.mark.long
def test_other_version_with_a_changed_final_scoring_is_noticed(
    fingerprint_file: Path, tmp_path: Path
) -> None:
    """A changed final scoring is detected.

    In a copy of the program, finished ships with one hull part are worth one point more.
    """
    for package in ("bot", "engine", "harbourmaster", "host", "renderer", "storage"):
        shutil.copytree(ROOT / package, tmp_path / "new" / package)
    components = tmp_path / "new" / "engine" / "games" / "nauticus" / "components.py"
    text = components.read_text("utf-8")
    assert "SHIP_VP = (0, 2, 8, " in text
    components.write_text(text.replace("SHIP_VP = (0, 2, 8, ", "SHIP_VP = (0, 3, 8, "), "utf-8")
    command = [sys.executable, "-m", "harbourmaster", "db", "check", "--compare", str(fingerprint_file)]
    environ = os.environ | {"PYTHONPATH": str(tmp_path / "new")}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.findall(r"match (\d): played to its end with the same moves, it gives", done.stdout) == [
        "1",
        "5",
    ]
    assert "3 running matches: 1 unchanged" in done.stdout


@pytest.mark.long
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda result: replace(result, ranking=result.ranking[::-1]), id="ranking"),
        pytest.param(
            lambda result: replace(result, totals=tuple(total + 1 for total in result.totals)),
            id="totals",
            marks=pytest.mark.soak,
        ),
        pytest.param(
            lambda result: replace(result, record={**result.record, "vp": [0]}),
            id="record",
            marks=pytest.mark.soak,
        ),
    ],
)
def test_any_changed_part_of_the_result_is_noticed(
    fingerprint_file: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[GameResult], GameResult],
) -> None:
    change_result(monkeypatch, "nautilus-island", change)
    assert main(["db", "check", "--compare", str(fingerprint_file)]) == 1
    text = capsys.readouterr().out
    assert text.startswith("match 2: played to its end with the same moves, it gives different options")
    assert "3 running matches: 2 unchanged" in text


@pytest.mark.long
def test_failing_rules_are_noticed_without_details(
    fingerprint_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: GameResult) -> GameResult:
        raise LookupError("the card at the bottom of the stack")

    change_result(monkeypatch, "nautilus-island", fail)
    for command in ([], ["--compare", str(fingerprint_file)]):
        assert main(["db", "check", *command]) == 1
        told = capsys.readouterr()
        assert "match 2: it can't be played to its end\n" in told.out
        assert "card" not in told.out + told.err


@pytest.mark.long
def test_match_with_new_moves_is_reported_as_not_compared(
    fingerprint_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = fingerprints(fingerprint_file)
    data[1] = replace(data[1], head=data[1].head - 1, ends=("other",) * MAX_PLAYOUTS)
    del data[5]
    fingerprint_file.write_bytes(msgspec.json.encode(data))
    assert main(["db", "check", "--compare", str(fingerprint_file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "3 running matches: 3 unchanged",
        "1 of 3 matches played to the end with pseudo-random moves: 50 games, as in the file",
        "2 matches are new or have new moves: only their moves were checked",
    ]


def test_file_of_a_version_that_played_no_match_to_its_end_is_compared(
    fingerprint_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = {
        number: {"head": match_fingerprint.head, "seen": match_fingerprint.seen}
        for number, match_fingerprint in fingerprints(fingerprint_file).items()
    }
    fingerprint_file.write_bytes(msgspec.json.encode(old))
    assert main(["db", "check", "--compare", str(fingerprint_file)]) == 0
    assert "0 of 3 matches played to the end" in capsys.readouterr().out


class Clock:
    """A fake clock that advances by `seconds` with each playout."""

    def __init__(self, seconds: float) -> None:
        self.now = 0.0
        self.seconds = seconds

    def __call__(self) -> float:
        return self.now

    def count_playouts(self, plan: PlayoutPlan, matches: int) -> list[int]:
        """Return the number of playouts of each match."""
        played = []
        for number in range(1, matches + 1):
            played.append(0)
            for _ in plan.numbers(number, number / matches):
                self.now += self.seconds
                played[-1] += 1
        return played


def test_time_limit_is_shared_by_all_matches() -> None:
    clock = Clock(TIME_LIMIT / 512)
    assert clock.count_playouts(PlayoutPlan(None, clock), 8) == [MAX_PLAYOUTS] * 8
    assert clock.count_playouts(PlayoutPlan(None, clock), 256) == [2] * 256
    slow = clock.count_playouts(PlayoutPlan(None, clock), 1_024)
    assert sum(slow) == 512
    assert max(slow) == 1


def test_compared_matches_are_played_as_often_as_in_the_file() -> None:
    clock = Clock(TIME_LIMIT)
    before = {1: MatchFingerprint(1, "", ("a", "b")), 3: MatchFingerprint(1, "", ("c",))}
    assert clock.count_playouts(PlayoutPlan(before, clock), 3) == [2, 0, 1]


def test_output_states_a_sample(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """If time runs out, the output states the number of matches that were played to the end."""
    ticks: Any = count(step=2 * TIME_LIMIT / MATCHES)
    monkeypatch.setattr(database_check, "monotonic", lambda: next(ticks))
    assert main(["db", "check", "--write", "seen.json"]) == 0
    text = capsys.readouterr().out
    assert "2 of 3 matches played to the end with pseudo-random moves: 2 games, within 60 seconds" in text
    assert "1 of 3 matches not played to the end" in text
