"""The table of Flotsam as text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import LocalizedText, SeatName, text
from engine.games.flotsam.view import View


def heading(view: View) -> LocalizedText:
    """Return a heading that describes the state of the game."""
    if view.phase == "over":
        return LocalizedText("flotsam-over")
    return text(
        "flotsam-heading", lot=len(view.sold) + 1, lots=len(view.lots), value=view.lots[len(view.sold)]
    )


def text_board(view: View) -> tuple[LocalizedText, ...]:
    """Return the lines for the current lot, for each boat, and for what only the viewer knows."""
    boats = (
        text(
            "flotsam-line" if view.hooks[seat] else "flotsam-line-used",
            who=SeatName(seat),
            coins=coins,
            cargo=view.cargo[seat],
        )
        for seat, coins in enumerate(view.coins)
    )
    return *_lot(view), *boats, *_answer(view)


def alt_text(view: View) -> tuple[LocalizedText, ...]:
    """Return the image's alt text."""
    return text("flotsam-glance", heading=heading(view)), *text_board(view)


def _lot(view: View) -> Iterator[LocalizedText]:
    if view.bidder is not None and view.phase in {"auction", "claim"}:
        yield text("flotsam-highest", who=SeatName(view.bidder), coins=view.bid)
    elif view.bidder is not None and view.phase in {"offer", "answer"}:
        yield text("flotsam-owns", who=SeatName(view.bidder))


def _answer(view: View) -> Iterator[LocalizedText]:
    if view.answer is not None:
        yield LocalizedText(f"flotsam-you-{view.answer}")
