"""Tests that looking ahead reveals nothing new to a viewer.

From any position, a viewer may try any options that they know, and run table steps that reveal nothing.

The tests also detect a game whose `is_known_to` or `reveals` method is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core import play
from engine.core.files.library import AnyGame, game
from engine.core.model import Action, Viewer
from engine.core.randomness.chance import UnknownChance
from engine.games.nauticus.steps.ends import EndRound as EndNauticusRound
from engine.games.nautilus_island.steps.recover import Recover
from engine.games.nautilus_island.steps.rounds import EndRound
from tests.engine.playouts import FEW_TABLES, TABLES, moments
from tests.engine.secrecy import ViewerOutput, decision_output, position_output, world_pairs

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES)
WALKS = 6
MAX_STEPS = 60


def foreseeable_options(state: Any, viewer: Viewer) -> tuple[Action, ...]:
    """Return the options that a viewer may try: those that they know and that reveal nothing."""
    pending = play.decision(state)
    if pending is None or not pending.is_known_to(state, viewer):
        return ()
    return tuple(option for option in pending.options(state) if not pending.reveals(state, option))


def compare_lookahead(rules: AnyGame, here: Any, there: Any, viewer: Viewer, random: Random) -> Iterator[str]:
    """Look ahead in two worlds in parallel.

    For each step, yield the difference between the worlds, or an empty string if there is none.
    """
    for _ in range(MAX_STEPS):
        try:
            here, there = play.run_until_reveal(here), play.run_until_reveal(there)
        except UnknownChance:
            yield "chance"
            return
        yield from different_parts(
            position_output(rules, here, viewer), position_output(rules, there, viewer)
        )
        options = foreseeable_options(here, viewer)
        if foreseeable_options(there, viewer) != options:
            yield "options"
        if not options or foreseeable_options(there, viewer) != options:
            return
        yield from different_parts(decision_output(here), decision_output(there))
        action = random.choice(options)
        here, there = play.apply_unchecked(here, action), play.apply_unchecked(there, action)
        yield ""


def different_parts(here: ViewerOutput, there: ViewerOutput) -> list[str]:
    """Return the kinds of output that differ between two worlds."""
    return [part for part in here if here[part] != there[part]]


def compare_all_lookaheads(rules: AnyGame, seats: int) -> list[str]:
    """Compare lookaheads from several positions for every viewer, and return the results."""
    return [
        found
        for seed, viewer in enumerate((None, *range(seats)))
        for one, another in world_pairs(rules, seats, viewer, seed)
        for number in range(WALKS)
        for found in compare_lookahead(rules, one.states()[-1], another.states()[-1], viewer, Random(number))
    ]


def lookahead_leaks(rules: AnyGame, seats: int) -> set[str]:
    """Return the differences between worlds that lookahead reveals to a viewer."""
    return {found for found in compare_all_lookaheads(rules, seats) if found}


@pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
def test_lookahead_is_equal_in_all_worlds_with_same_view(rules: AnyGame, seats: int) -> None:
    found = compare_all_lookaheads(rules, seats)
    assert {part for part in found if part} == set()
    assert len(found) > WALKS * seats


@every_table
def test_every_seat_knows_its_own_options_in_decisions(rules: AnyGame, seats: int) -> None:
    for moment in moments(rules, seats, 2):
        pending = play.decision(moment.state, moment.seat)
        assert pending is not None
        assert pending.is_known_to(moment.state, pending.seat)


@every_table
def test_passing_is_a_legal_option_and_reveals_nothing(rules: AnyGame, seats: int) -> None:
    has_passed = False
    for moment in moments(rules, seats, 8):
        pending = play.decision(moment.state, moment.seat)
        assert pending is not None
        passing = pending.passing_action(moment.state)
        assert passing is None or passing in moment.options
        assert passing is None or not pending.reveals(moment.state, passing)
        has_passed = has_passed or passing is not None
    assert has_passed == rules.has_passing


@every_table
def test_foresee_stops_before_a_table_step_that_reveals(rules: AnyGame, seats: int) -> None:
    for moment in moments(rules, seats, 9):
        chosen = play.choose(moment.state, moment.taken, moment.seat)
        foreseen_state = play.run_until_reveal(chosen)
        step = play.table_step(foreseen_state)
        assert step is None or step.reveals(foreseen_state)
        assert play.run_table_steps(foreseen_state) == play.run_table_steps(chosen)


@pytest.mark.long
def test_options_leaking_a_hidden_hand_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Recover, "is_known_to", lambda *_: True)
    assert "options" in lookahead_leaks(game("nautilus-island"), 3)


def test_undeclared_reveal_of_hands_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndRound, "reveals", lambda *_: False)
    monkeypatch.setattr(Recover, "is_known_to", lambda *_: True)
    assert "view" in lookahead_leaks(game("nautilus-island"), 2)


@pytest.mark.long
def test_undeclared_shuffle_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndNauticusRound, "reveals", lambda *_: False)
    assert lookahead_leaks(game("nauticus"), 3) & {"view", "chance"}
