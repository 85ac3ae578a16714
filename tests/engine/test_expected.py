"""Tests for expected results: all seats have the same parts, and the winner's result is the highest."""

from __future__ import annotations

import pytest

from engine.core.files.library import AnyGame
from engine.core.game import total
from tests.engine.playouts import TABLES, moments, play_game

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES)


@every_table
def test_expected_points_use_the_same_terms_for_all_seats(rules: AnyGame, seats: int) -> None:
    for moment in list(moments(rules, seats, 2))[::7]:
        for viewer in (None, moment.seat):
            found = rules.expected(rules.observe(moment.state, viewer))
            names = [[term.label for term in terms] for terms in found]
            assert len(found) == seats
            assert all(names[0] == others for others in names)
            assert len(set(names[0])) == len(names[0])


@every_table
def test_winner_has_highest_expected_points_at_the_end(rules: AnyGame, seats: int) -> None:
    last = play_game(rules, seats, 2)[2]
    found = [sum(term.points for term in terms) for terms in rules.expected(rules.observe(last, None))]
    winners = rules.result(last).winners(seats)
    assert not winners or max(found) == pytest.approx(found[winners[0]])


@every_table
def test_results_without_points_are_on_the_scale_of_a_win(rules: AnyGame, seats: int) -> None:
    for seed in range(3):
        last = play_game(rules, seats, seed)[2]
        result, view = rules.result(last), rules.observe(last, None)
        if rules.points(view) or result.totals:
            continue
        winners = range(seats) if result.outcome == "all-won" else result.winners(seats)
        value = 0.0 if result.outcome == "draw" else rules.win_value
        for seat, terms in enumerate(rules.expected(view)):
            assert total(terms) == pytest.approx(value if seat in winners else -value)
