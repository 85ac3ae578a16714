"""Tests for strength measurement.

The statistics must be correct, and no level may be far too weak. A version of a robot must always play in the
same way: `tests/<game>/test_robots.py` compares a hash.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.strength import (
    COLUMNS,
    GameOutcome,
    elo,
    play_game,
    play_or_load_deals,
    row,
    run_until_significant,
    wilson,
)
from engine.core.files.library import AnyGame, games

every_game = pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=rules.id) for rules in games().values()]
)


def has_rivals(rules: AnyGame) -> bool:
    """Return whether a game has a level that searches, and players who play against each other."""
    seats = rules.default_seat_count
    return (
        any(robot.nodes for robot in rules.robots.values())
        and seats > 1
        and not rules.is_cooperative(seats, rules.read_options({}))
    )


DEALS, MAX_NODES = 1, 40
"""Number of deals, and maximum number of search nodes, in the test for levels that are far too weak."""


def test_wilson_interval_and_elo_match_known_values() -> None:
    low, high = wilson(81, 100)
    assert (round(low, 3), round(high, 3)) == (0.722, 0.875)
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert elo(1 / 3, seats=3) == pytest.approx(0)


@pytest.mark.parametrize(("shares", "answer"), [((1, 1, 0.5, 1), 1), ((0.5, 0, 0.5, 0.5), -1), ((1, 0), 0)])
def test_sequential_test_stops_when_it_is_certain(shares: tuple[float, ...], answer: int) -> None:
    deals = [[GameOutcome(share, 0, ())] * 2 for _ in range(15) for share in shares]
    known, ratio = run_until_significant(iter(deals), 0.5, 0.8)
    if answer:
        assert ratio * answer > 2.9
        assert len(known) < len(deals)
    else:
        assert len(known) <= len(deals)


def test_played_games_are_stored_and_the_run_is_resumed(tmp_path: Path) -> None:
    played: list[int] = []

    def deal(number: int) -> list[GameOutcome]:
        if number == 2:
            raise KeyboardInterrupt
        played.append(number)
        return [GameOutcome(1, number, (0.5,))]

    both = [[GameOutcome(1, number, (0.5,))] for number in range(2)]
    for _ in range(2):
        assert list(play_or_load_deals(range(4), "strong", tmp_path / "kept", deal)) == both
    assert played == [0, 1]
    assert list(play_or_load_deals(range(1), "weak", tmp_path / "kept", deal)) == both[:1]
    assert played == [0, 1, 0]


@pytest.mark.long
@pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=rules.id) for rules in games().values() if has_rivals(rules)]
)
def test_searching_level_beats_the_weakest_level(rules: AnyGame) -> None:
    """A searching level beats the weakest level.

    A few games are enough to detect a level that is far too weak. `make strength` measures the actual
    strength.
    """
    searching = next(level for level, robot in rules.robots.items() if robot.nodes)
    nodes = min(MAX_NODES, rules.robots[searching].nodes)
    weakest, seats = next(iter(rules.robots)), rules.default_seat_count
    played = [
        play_game(rules, [searching if seat == own else weakest for seat in range(seats)], own, number, nodes)
        for number in range(DEALS)
        for own in range(seats)
    ]
    assert sum(game_outcome.won for game_outcome in played) >= DEALS * seats / 2
    # Without points, there is no lead.
    assert sum(one.lead for one in played) > 0 or not any(one.lead for one in played)
    assert row(rules, searching, weakest, seats, [played], 0).count("|") == len(COLUMNS) + 1


@every_game
def test_same_deal_is_played_the_same_way(rules: AnyGame) -> None:
    levels = [list(rules.robots)[:2][seat % 2] for seat in range(rules.default_seat_count)][::-1]
    played = [play_game(rules, levels, 0, 3) for _ in range(2)]
    assert (played[0].won, played[0].lead) == (played[1].won, played[1].lead)
