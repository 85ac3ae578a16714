"""Conversion of a Flotsam state to the view of a player or spectator."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.model import Viewer
from engine.core.play import secret_choices
from engine.games.flotsam.scoring import cargo
from engine.games.flotsam.state import FlotsamState
from engine.games.flotsam.steps.auction import Auction
from engine.games.flotsam.steps.claim import ClaimWindow
from engine.games.flotsam.steps.offer import AnswerWindow, MakeOffer
from engine.games.flotsam.view import View


def view(state: FlotsamState, viewer: Viewer) -> View:
    """Return the table as a viewer sees it.

    Of the answers in an open window, it contains only the viewer's own.
    """
    table = View(
        state.coins, state.hooks, cargo(state), state.edition.lots, state.edition.purse, state.sold, "over",
        answer=_answer(state, viewer), viewer=viewer,
    )  # fmt: skip
    match state.stack[0] if state.stack else None:
        case Auction(bid=bid, bidder=bidder, passed=passed):
            return replace(table, phase="auction", bid=bid, bidder=bidder, passed=passed)
        case ClaimWindow(buyer=buyer, price=price):
            return replace(table, phase="claim", bid=price, bidder=buyer)
        case MakeOffer(seat=owner):
            return replace(table, phase="offer", bidder=owner)
        case AnswerWindow(owner=owner, asked=asked):
            return replace(table, phase="answer", bidder=owner, asked=asked)
        case None:
            return table
    return replace(table, phase="auction")


def _answer(state: FlotsamState, viewer: Viewer) -> Any:
    secret = secret_choices(state)
    own = secret[viewer] if secret and viewer is not None else ()
    return own[0].__struct_config__.tag if own else None
