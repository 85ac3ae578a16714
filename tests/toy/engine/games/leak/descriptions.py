"""The boat as text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import LocalizedText, SeatName, text
from engine.games.leak.components import HAND, MAX_LEAKS, water
from engine.games.leak.view import View


def heading(view: View) -> LocalizedText:
    """Return a heading that describes the state of the game."""
    if view.is_finished:
        return LocalizedText("leak-over")
    return text("leak-heading", wave=view.finished + 1, waves=HAND, leaks=view.leaks, most=MAX_LEAKS)


def text_board(view: View) -> tuple[LocalizedText, ...]:
    """Return the lines for the wave and for each seat, and the viewer's hand."""
    return *_wave(view), *_seats(view), *_hand(view)


def alt_text(view: View) -> tuple[LocalizedText, ...]:
    """Return the image's alt text."""
    return text("leak-glance", heading=heading(view)), *text_board(view)


def _wave(view: View) -> Iterator[LocalizedText]:
    if not view.is_finished:
        left = water(view.turned[-1], len(view.cards) - len(view.overboard))
        yield text("leak-left", water=max(0, left - sum(amount for _, amount in view.bailed)))


def _seats(view: View) -> Iterator[LocalizedText]:
    for seat, count in enumerate(view.cards):
        if seat in view.overboard:
            yield text("leak-line-overboard", who=SeatName(seat))
        else:
            yield text("leak-line", who=SeatName(seat), cards=count)


def _hand(view: View) -> Iterator[LocalizedText]:
    if view.hand:
        yield text("leak-hand", cards=tuple(LocalizedText(f"leak-card-{card}") for card in view.hand))
