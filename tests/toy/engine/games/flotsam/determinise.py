"""Determinization: creating a random full state that is consistent with a seat's view.

Only the answers of other seats in an open window are unknown. They are assumed to be still to come.
"""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.flotsam.actions import Accept, Claim, Decline, Pass
from engine.games.flotsam.edition import Edition
from engine.games.flotsam.state import AnyStep, FlotsamState
from engine.games.flotsam.steps.auction import Auction
from engine.games.flotsam.steps.claim import ClaimWindow
from engine.games.flotsam.steps.lot import EndLot
from engine.games.flotsam.steps.offer import AnswerWindow, MakeOffer
from engine.games.flotsam.view import View

CLAIMS: dict[str, Claim | Pass] = {"claim": Claim(), "pass": Pass()}
ANSWERS: dict[str, Accept | Decline] = {"accept": Accept(), "decline": Decline()}


def determinise(view: View, seat: Seat) -> FlotsamState:
    """Return a state that is consistent with the seat's view."""
    owner = 0 if view.bidder is None else view.bidder
    is_owned = view.phase in {"offer", "answer"}
    return FlotsamState(
        stack=(_step(view, seat, owner), EndLot()),
        edition=Edition(view.lots, view.purse),
        coins=view.coins,
        hooks=view.hooks,
        owners=(owner,) if is_owned else (),
        sold=view.sold,
    )


def _step(view: View, seat: Seat, owner: Seat) -> AnyStep:
    seats = range(len(view.coins))
    match view.phase:
        case "claim":
            claims = tuple(
                (CLAIMS[view.answer],) if one == seat and view.answer in CLAIMS else () for one in seats
            )
            return ClaimWindow(claims, owner, view.bid)
        case "answer":
            answers = tuple(
                (ANSWERS[view.answer],) if one == seat and view.answer in ANSWERS else () for one in seats
            )
            return AnswerWindow(answers, owner, view.asked)
        case "offer":
            return MakeOffer(owner)
        case _:
            return Auction(view.bid, view.bidder, view.passed)
