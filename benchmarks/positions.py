"""Positions from random games with the maximum number of seats: one late in the game, and the final one.

The late position is used because the board is full then.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from msgspec import Struct

from bot.core.words.i18n import translator
from engine.core import play
from engine.core.files.library import AnyGame, game
from renderer import Picture, render
from renderer.core.scene import Kind, Scene
from renderer.core.text import drawable_name
from tests.engine.playouts import moments

LATE_MOVE = 150
NAMES = ("Ada", "Ben", "Cem", "Dorota", "Emil", "Fay", "Gus", "Hana")
SCORE_INTERVAL = 6
"""Number of moves between two points on a chart."""


class Position(Struct, frozen=True):
    """The input for one kind of image: a view, its viewer, the previous position, and the score history."""

    game: str
    kind: Kind
    view: Any
    seat: int | None
    before: Any
    score_history: tuple[tuple[int, ...], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Return sample names for the maximum number of seats."""
        return NAMES[: max(game(self.game).seat_counts)]

    def render(self) -> Picture:
        """Draw and encode the image."""
        return render(
            self.game, self.view, self.kind, seat=self.seat, names=self.names, language="en",
            translate=partial(translator("en"), names=self.names), before=self.before,
            score_history=self.score_history,
        )  # fmt: skip

    def scene(self) -> Scene:
        """Return the scene that `render` draws."""
        told = partial(translator("en"), names=self.names)
        return Scene(
            self.kind,
            self.seat,
            tuple(map(drawable_name, self.names)),
            "en",
            told,
            self.before,
            self.score_history,
        )


def late_view(rules: AnyGame, viewer: int | None = None) -> Any:
    """Return a view late in a game, for a seat or for a spectator."""
    return rules.observe(_states(rules.id)[_late_move(rules)], viewer)


def position(rules: AnyGame, kind: Kind, *, turns_later: int = 0) -> Position:
    """Return the position for drawing a kind of image.

    `turns_later` is the number of turns after the default position.
    """
    states = _states(rules.id)
    if kind in ("final", "share"):
        course = tuple(rules.points(rules.observe(state, None)) for state in states[::SCORE_INTERVAL])
        return Position(rules.id, kind, rules.observe(states[-1], None), None, None, course)
    if kind == "rules":
        return Position(rules.id, kind, rules.observe(states[0], None), None, None, ())
    turns = _turns(rules)
    now = (
        next(number for number, move in enumerate(turns) if number and move >= _late_move(rules))
        + turns_later
    )
    begun, ended = states[turns[now - 1]], states[turns[now]]
    viewer = 0 if kind == "panel" else None
    seat = play.awaited_seat(begun) if kind == "turn" else viewer
    return Position(rules.id, kind, rules.observe(ended, viewer), seat, rules.observe(begun, viewer), ())


def draw_function(rules: AnyGame, kind: Kind) -> Callable[[], Picture]:
    """Return a function that draws and encodes the image of a position."""
    return position(rules, kind).render


def _late_move(rules: AnyGame) -> int:
    """Return the number of moves after which a game counts as late.

    In a short game, this is three quarters of the moves.
    """
    return min(LATE_MOVE - 1, len(_states(rules.id)) * 3 // 4)


def _turns(rules: AnyGame) -> list[int]:
    """Return the move counts at which a turn begins, including the start.

    A turn begins when the seat to move changes. In a one-player game, every move begins a turn.
    """
    seats = [play.awaited_seat(state) for state in _states(rules.id)]
    turns = [move for move in range(1, len(seats)) if seats[move] != seats[move - 1]]
    return [0, *turns] if len(turns) > 1 else list(range(len(seats)))


@cache
def _states(game_id: str) -> list[Any]:
    rules = game(game_id)
    played = list(moments(rules, max(rules.seat_counts), 4))
    return [
        *(moment.state for moment in played),
        play.submit(played[-1].state, played[-1].taken, played[-1].seat),
    ]
