"""The Pearls board as text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import LocalizedText, SeatName, text
from engine.games.pearls.view import View


def heading(view: View) -> LocalizedText:
    """Return a one-line summary of the state of play."""
    if view.is_finished:
        return LocalizedText("pearls-over")
    return text("pearls-heading", round=view.round + 1, pile=view.pile)


def text_board(view: View) -> tuple[LocalizedText, ...]:
    """Return the lines for the table and for each seat, and the private lines for the viewer."""
    table = text("pearls-table", pile=view.pile, tides=view.tides_left)
    lines = (text("pearls-line", who=SeatName(seat), own=own) for seat, own in enumerate(view.owned))
    return table, *lines, *_private(view), *_shown(view)


def alt_text(view: View) -> tuple[LocalizedText, ...]:
    """Return the image's alt text."""
    return text("pearls-glance", heading=heading(view)), *text_board(view)


def _private(view: View) -> Iterator[LocalizedText]:
    if view.hand is not None:
        yield text("pearls-hand", shell=LocalizedText(f"pearls-shell-{view.hand}"))
    if view.next_tide is not None:
        yield LocalizedText(f"pearls-next-{view.next_tide}")


def _shown(view: View) -> Iterator[LocalizedText]:
    for score in view.scores:
        yield text(
            "pearls-shows", who=SeatName(score.seat), shell=LocalizedText(f"pearls-shell-{score.shell}")
        )
