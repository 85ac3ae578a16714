"""Positions as they come in real play: whatever happens, all pictures of them draw and everything fits."""

from __future__ import annotations

import pytest

from engine.core.library import game
from engine.core.play import awaited, submit
from renderer.games.nauticus.drawing import draw
from tests.engine.playouts import moments
from tests.renderer import views

RULES = game("nauticus")
EVERY = 23
"""Positions from one drawn to the next; a prime, so that all seats and phases have their turn."""


@pytest.mark.parametrize("seats", RULES.seat_counts)
@pytest.mark.parametrize("seed", [1, 2])
def test_positions_of_random_games_draw(seats: int, seed: int) -> None:
    drawn, state = 0, None
    for number, moment in enumerate(moments(RULES, seats, seed)):
        state = submit(moment.state, moment.taken)
        if number % EVERY == 0:
            view, seat = RULES.observe(moment.state, None), awaited(moment.state)
            for kind in views.drawn(view):
                canvas = draw(view, views.scene(kind, views.LONG, seat=seat, locale="pl"))
                assert not [line for line in canvas.lines if line.fit == "overflowing"]
                drawn += 1
    assert state is not None
    final = RULES.observe(state, None)
    for kind in views.KINDS:
        assert draw(final, views.scene(kind, views.LONG, locale="de")).lines
    assert drawn > 10
