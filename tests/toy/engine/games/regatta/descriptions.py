"""The Regatta board as text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import LocalizedText, SeatName, text
from engine.games.regatta.view import View


def heading(view: View) -> LocalizedText:
    """Return a heading that describes the state of the race."""
    if view.is_finished:
        return LocalizedText("regatta-over")
    return text("regatta-heading", leg=len(view.rowed) + 1, legs=view.legs, wind=_wind(view))


def text_board(view: View) -> tuple[LocalizedText, ...]:
    """Return the lines for the wind, for each boat, and for what only the viewer knows."""
    table = text("regatta-table", leg=len(view.turned), legs=view.legs, wind=_wind(view))
    return table, *_boats(view), *_private(view), *_crews(view)


def alt_text(view: View) -> tuple[LocalizedText, ...]:
    """Return the image's alt text."""
    return text("regatta-glance", heading=heading(view)), *text_board(view)


def _wind(view: View) -> LocalizedText:
    return LocalizedText(f"regatta-wind-{view.turned[-1]}")


def _boats(view: View) -> Iterator[LocalizedText]:
    for seat, hours in enumerate(view.hours):
        key = "regatta-line-chosen" if view.has_chosen[seat] else "regatta-line"
        yield text(key, who=SeatName(seat), hours=hours)


def _private(view: View) -> Iterator[LocalizedText]:
    if view.effort is not None:
        yield text("regatta-chose", effort=view.effort)


def _crews(view: View) -> Iterator[LocalizedText]:
    for crew in view.crews:
        yield text("regatta-crew-line", crew=LocalizedText(f"regatta-crew-{crew.colour}"), hours=crew.hours)
