"""Handmade Pearls views: the start, mid-game, the fullest table and the end."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.pearls.components import SHELLS
from engine.games.pearls.view import ScoreView, View


def empty(seats: int) -> View:
    """Return the start of a game."""
    return View(9, (0,) * seats, 0, (), 5, None, "oyster", 0, False, ())


def typical(seats: int) -> View:
    """Return a position in the third round, in which the first seat knows the next tide."""
    owned = tuple(range(3, 3 + seats))
    return replace(
        empty(seats), pile=4, owned=owned, round=2, turned=("high", "low"), tides_left=3, next_tide="high"
    )


def fullest(seats: int) -> View:
    """Return a table with more tides and pearls than usual."""
    turned = ("high", "low") * 6
    return replace(empty(seats), pile=199, owned=(188,) * seats, round=12, turned=turned, tides_left=3)


def finished(seats: int) -> View:
    """Return the end of a game that the last seat wins."""
    scores = tuple(ScoreView(seat, 10 * seat, SHELLS[seat], seats - seat) for seat in range(seats))
    owned = tuple(score.pearls for score in scores)
    return replace(
        fullest(seats), owned=owned, tides_left=0, active_seat=None, is_finished=True, scores=scores
    )


VIEWS: dict[str, Callable[[int], View]] = {
    "empty": empty,
    "typical": typical,
    "fullest": fullest,
    "finished": finished,
}
