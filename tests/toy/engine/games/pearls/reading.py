"""The board of Pearls in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text, Who, text
from engine.games.pearls.view import View


def heading(view: View) -> Text:
    """Say where the game stands."""
    if view.is_finished:
        return Text("pearls-over")
    return text("pearls-heading", round=view.round + 1, pile=view.pile)


def text_board(view: View) -> tuple[Text, ...]:
    """Return a line for the table, for each seat, and for what the viewer alone knows."""
    table = text("pearls-table", pile=view.pile, tides=view.tides_left)
    lines = (text("pearls-line", who=Who(seat), own=own) for seat, own in enumerate(view.owned))
    return table, *lines, *_private(view), *_shown(view)


def alt_text(view: View) -> tuple[Text, ...]:
    """Return the picture in sentences."""
    return text("pearls-glance", heading=heading(view)), *text_board(view)


def _private(view: View) -> Iterator[Text]:
    if view.hand is not None:
        yield text("pearls-hand", shell=Text(f"pearls-shell-{view.hand}"))
    if view.next_tide is not None:
        yield Text(f"pearls-next-{view.next_tide}")


def _shown(view: View) -> Iterator[Text]:
    for score in view.scores:
        yield text("pearls-shows", who=Who(score.seat), shell=Text(f"pearls-shell-{score.shell}"))
