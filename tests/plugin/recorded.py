"""Tests for recorded toy games with their results, for each number of seats.

test_third_game.py runs them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.files import record
from engine.core.files.library import game

FILES = sorted((Path(__file__).parents[1] / "toy/records").glob("*.json"))
TOY_GAMES = ("pearls", "regatta", "flotsam")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record_replays_to_its_result_and_round_trips(file: Path) -> None:
    told = record.read(file.read_bytes())
    record.verify(told)
    assert record.write(told) == file.read_bytes()


@pytest.mark.parametrize("toy", TOY_GAMES)
def test_records_cover_every_number_of_seats(toy: str) -> None:
    played = {len(record.read(file.read_bytes()).seats) for file in FILES if file.stem.startswith(toy)}
    assert played == set(game(toy).seat_counts)
