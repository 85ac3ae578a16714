"""The harbour as text."""

from __future__ import annotations

from engine.core.text import LocalizedText, SeatName, text
from engine.games.buoys.components import FIELDS, NAMES
from engine.games.buoys.view import View


def heading(view: View) -> LocalizedText:
    """Return a heading that describes the state of the game."""
    if view.is_finished:
        return LocalizedText("buoys-over")
    return text("buoys-heading", move=sum(owner is not None for owner in view.fields) + 1)


def text_board(view: View) -> tuple[LocalizedText, ...]:
    """Return a line for each player with the fields of their buoys."""
    return tuple(_line(view, seat) for seat in range(2))


def alt_text(view: View) -> tuple[LocalizedText, ...]:
    """Return the image's alt text."""
    return text("buoys-glance", heading=heading(view)), *text_board(view)


def _line(view: View, seat: int) -> LocalizedText:
    own = [NAMES[field] for field in FIELDS if view.fields[field] == seat]
    return text("buoys-line", who=SeatName(seat), fields=", ".join(own) or "–")
