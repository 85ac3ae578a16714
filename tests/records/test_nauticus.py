"""Tests that recorded Nauticus games replay to the recorded results, and together cover all rules.

These files never change. A rule change that affects one of them needs a new `rules_version`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.files import record
from engine.core.files.record import Record
from engine.games.nauticus.components import ON_SALE, REWARDS, TILES
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import FinishTurn, TakeTurn

FILES = sorted(Path(__file__).parent.glob("nauticus/*.json"))


def read_record(file: Path) -> Record:
    return record.read(file.read_bytes())


def moves(kind: str) -> list[dict[str, Any]]:
    return [move for file in FILES for move in read_record(file).moves if move["move"] == kind]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record_replays_to_its_result(file: Path) -> None:
    record.verify(read_record(file))


@pytest.mark.parametrize("file", FILES[::5], ids=lambda file: file.stem)
def test_record_is_unchanged_after_a_round_trip(file: Path) -> None:
    assert record.write(read_record(file)) == file.read_bytes()


def test_records_cover_every_number_of_seats() -> None:
    seats = [len(read_record(file).seats) for file in FILES]
    assert len(FILES) >= 30
    assert min(seats.count(number) for number in (2, 3, 4)) >= 8


def test_records_cover_every_action_as_choice_and_as_extra() -> None:
    assert {move["tile"] for move in moves("choose")} == set(TILES)
    assert {move["tile"] for move in moves("extra")} == set(TILES)
    assert {move["part"] for move in moves("buy")} == {part for kinds in ON_SALE.values() for part in kinds}
    assert all(moves(kind) for kind in ("transport", "withdraw", "deliver", "crowns", "pass", "done", "end"))


def test_records_cover_every_reward_and_a_single_good() -> None:
    rewards = moves("reward")
    assert {move["reward"] for move in rewards} == set(REWARDS)
    assert any(move.get("goods") and move["goods"][1] is None for move in rewards)


def test_records_cover_free_tiles_taken_and_forfeited() -> None:
    takes = {(move["for"], move["part"] is None) for move in moves("take")}
    assert takes == {("bonus", True), ("bonus", False), ("set", True), ("set", False)}


def test_records_cover_extra_action_before_after_and_after_a_pass() -> None:
    before = after = after_pass = False
    for file in FILES:
        game = read_record(file)
        for number, (state, move) in enumerate(zip(record.states(game), game.moves, strict=False)):
            if move["move"] == "extra":
                before |= isinstance(state.stack[0], TakeTurn)
                after |= isinstance(state.stack[0], FinishTurn)
                after_pass |= game.moves[number - 1]["move"] == "pass"
    assert (before, after, after_pass) == (True, True, True)


def test_records_cover_empty_stacks_negative_points_and_ties() -> None:
    emptied, lowest, shared, apart = False, 0, False, False
    for file in FILES:
        last = record.verify(read_record(file))
        assert isinstance(last, NauticusState)
        result = read_record(file).result or {}
        emptied |= 0 in last.stock
        lowest = min(lowest, *result["vp"], *result["vp_before"])
        shared |= any(len(tied) > 1 for tied in result["ranking"])
        apart |= len(set(result["vp"])) < len(result["vp"]) == len(result["ranking"])
    assert (emptied, lowest < 0, shared, apart) == (True, True, True, True)


def test_records_cover_finished_ships_of_every_size() -> None:
    sizes: set[int] = set()
    for file in FILES:
        last = record.verify(read_record(file))
        assert isinstance(last, NauticusState)
        sizes |= {len(ship.hull) for player in last.players for ship in player.ships if ship.is_finished}
    assert sizes == {1, 2, 3, 4}
