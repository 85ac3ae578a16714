"""Tests for strength measurement.

The statistics must be correct, and no level may be far too weak. A version of a robot must always play in the
same way.
"""

from __future__ import annotations

import hashlib
from functools import partial
from pathlib import Path

import pytest

from benchmarks.strength import (
    GameOutcome,
    elo,
    play_game,
    play_or_load_deals,
    row,
    run_until_significant,
    wilson,
)
from engine.core import play
from engine.core.chance import SeededChance
from engine.core.library import AnyGame, game, games
from engine.core.robots import choose_turn

every_game = pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=rules.id) for rules in games().values()]
)
DEALS, MAX_NODES = 1, 40
"""Number of deals, and maximum number of search nodes, in the test for levels that are far too weak."""
EXPECTED_HASHES = {("nautilus-island", 1): "e90d", ("nauticus", 1): "0175"}
"""Hashes of games that are played by the substitute robot, by game and robot version.

The substitute robot replaces absent players. If a hash changes, the robot needs a new version.
"""


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
        assert list(play_or_load_deals(range(4), "captain", tmp_path / "kept", deal)) == both
    assert played == [0, 1]
    assert list(play_or_load_deals(range(1), "helmsman", tmp_path / "kept", deal)) == both[:1]
    assert played == [0, 1, 0]


@every_game
def test_stand_in_version_plays_a_fixed_game(rules: AnyGame) -> None:
    robot, state, chance = rules.robots[rules.substitute_level], None, SeededChance("frozen")
    state, done = rules.deal(2, rules.default_edition(), SeededChance("frozen")), hashlib.sha256()
    while (seat := play.awaited_seat(state)) is not None:
        actions, chance = choose_turn(rules, state, seat, chance, partial(robot.plan, budget=0))
        for action in actions:
            done.update(repr(action).encode())
            state = play.submit(state, action, seat)
    assert done.hexdigest()[:4] == EXPECTED_HASHES[rules.id, robot.version]


@pytest.mark.long
@every_game
def test_searching_level_beats_the_weakest_level(rules: AnyGame) -> None:
    """A searching level beats the weakest level.

    A few games are enough to detect a level that is far too weak. `make strength` measures the actual
    strength.
    """
    searching = next(level for level, robot in rules.robots.items() if robot.nodes)
    nodes = min(MAX_NODES, rules.robots[searching].nodes)
    weakest = next(iter(rules.robots))
    played = [
        play_game(rules, [searching, weakest] if own == 0 else [weakest, searching], own, number, nodes)
        for number in range(DEALS)
        for own in range(2)
    ]
    assert sum(game_outcome.won for game_outcome in played) >= DEALS
    assert sum(one.lead for one in played) > 0
    assert row(rules, searching, weakest, 2, [played]).count("|") == 9


def test_same_deal_is_played_the_same_way() -> None:
    rules = game("nautilus-island")
    played = [play_game(rules, ["deckhand", "landlubber"], 1, 3) for _ in range(2)]
    assert (played[0].won, played[0].lead) == (played[1].won, played[1].lead)
