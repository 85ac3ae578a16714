"""Tests that searching robots play the last phase as well as an exhaustive search."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import play
from engine.core.chance import SeededChance
from engine.games.nauticus.game import GAME
from engine.games.nauticus.robots import ROBOTS
from engine.games.nauticus.robots.candidate_turns import is_last_phase
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import TakeTurn
from tests.engine.playouts import moments

NODES = 40
MAX_TURNS = 4000
"""Maximum number of positions in an exhaustive search of a turn."""


def last_turns() -> Iterator[tuple[NauticusState, int]]:
    """Yield positions from random games right before the last turn, with the seat to move.

    The seat's extra action is already used.
    """
    for seed in range(30):
        for moment in moments(GAME, 2, seed):
            state = moment.state
            if is_last_phase(state) and isinstance(state.stack[0], TakeTurn) and len(state.stack) == 2:
                seat = moment.seat
                yield state.with_player(seat, replace(state.players[seat], has_extra=False)), seat
                break


def best_score(state: NauticusState, seat: int) -> tuple[int, int, int] | None:
    """Return the best possible score with its tie-breaks, or None if there are too many positions to search."""
    found: list[tuple[int, int, int]] = []
    begun, seen = [state], set[NauticusState]()
    while begun:
        position = begun.pop()
        for action in play.options(position, seat):
            after = play.apply_unchecked(position, action, seat)
            if play.decision(after, seat) is None:
                found.append(score_of(after, seat))
            elif after not in seen:
                seen.add(after)
                begun.append(after)
        if len(seen) > MAX_TURNS:
            return None
    return max(found)


def score_of(state: NauticusState, seat: int) -> tuple[int, int, int]:
    scores = GAME.observe(play.run_table_steps(state), seat).scores
    score = scores[seat]
    return score.vp, score.taler % 3, score.taler


def test_last_turn_matches_exhaustive_search() -> None:
    looked_at = 0
    for state, seat in last_turns():
        wanted = best_score(state, seat)
        if wanted is None:
            continue
        plan = ROBOTS["captain"].plan(
            GAME.observe(state, seat), play.options(state), SeededChance("last"), NODES
        )
        after = state
        for action in plan.actions:
            after = play.choose(after, action, seat)
        assert play.decision(after, seat) is None
        assert score_of(after, seat)[0] == wanted[0]
        looked_at += 1
    assert looked_at >= 15
