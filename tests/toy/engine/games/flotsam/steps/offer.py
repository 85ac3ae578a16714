"""Offers of shares to one boat or to all (4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.core.windows import SecretWindow
from engine.games.flotsam.actions import Accept, Decline, Keep, Offer
from engine.games.flotsam.components import SHARE_PRICE

if TYPE_CHECKING:
    from engine.games.flotsam.state import FlotsamState


class MakeOffer(Decision, frozen=True):
    """A decision of a lot's owner whether to offer shares of it."""

    def options(self, state: FlotsamState) -> tuple[Keep | Offer, ...]:
        """Return keeping the lot, and the possible offers."""
        others = tuple(seat for seat in range(state.seats) if seat != self.seat)
        return (Keep(), *(Offer((seat,)) for seat in others), Offer(others))

    def apply(self, state: FlotsamState, action: Keep | Offer) -> FlotsamState:
        """Return the state in which the boats with an offer may answer."""
        if isinstance(action, Keep):
            return state
        return state.push(AnswerWindow(((),) * state.seats, self.seat, action.to))

    def prompt(self, state: FlotsamState) -> LocalizedText:
        """Return the question whether to offer shares."""
        return text("flotsam-ask-offer", coins=SHARE_PRICE)

    def label(self, state: FlotsamState, action: Keep | Offer) -> Label:
        """Return the label of an option."""
        if isinstance(action, Keep):
            return Label(LocalizedText("flotsam-keep"))
        if len(action.to) == 1:
            return Label(text("flotsam-offer", who=SeatName(action.to[0])))
        return Label(LocalizedText("flotsam-offer-all"))

    def log_events(self, state: FlotsamState, action: Keep | Offer) -> tuple[LogEvent, ...]:
        """Return a public event about the offer."""
        who = SeatName(self.seat)
        if isinstance(action, Keep):
            return (LogEvent(text("flotsam-keeps", who=who)),)
        if len(action.to) == 1:
            return (LogEvent(text("flotsam-offers", who=who, other=SeatName(action.to[0]))),)
        return (LogEvent(text("flotsam-offers-all", who=who)),)

    def passing_action(self, state: FlotsamState) -> Keep:
        """Return the option to keep the lot."""
        return Keep()

    def is_known_to(self, state: FlotsamState, viewer: Viewer) -> bool:
        """Return True, because the options are the same for everyone."""
        return True


class AnswerWindow(SecretWindow, frozen=True):
    """A window in which boats accept or decline a share."""

    chosen: tuple[tuple[Accept | Decline, ...], ...]
    owner: Seat
    asked: tuple[Seat, ...]

    def decision(self, state: FlotsamState, seat: Seat) -> AnswerOffer | None:
        """Return the decision of a boat that has not answered."""
        return AnswerOffer(seat, self.owner) if seat in self.asked and not self.chosen[seat] else None

    def silent_action(self, state: FlotsamState, seat: Seat) -> Decline:
        """Return the action of a boat that does not answer."""
        return Decline()

    def run(self, state: FlotsamState) -> FlotsamState:
        """Add the boats that have accepted to the lot's owners."""
        for seat in self._partners():
            state = state.pay(seat, SHARE_PRICE).pay(self.owner, -SHARE_PRICE)
        return replace(state, owners=(self.owner, *self._partners()))

    def log_events(self, state: FlotsamState) -> tuple[LogEvent, ...]:
        """Return a public event with each boat's answer."""
        return tuple(
            LogEvent(
                text(
                    "flotsam-accepts" if seat in self._partners() else "flotsam-declines", who=SeatName(seat)
                )
            )
            for seat in self.asked
        )

    def _partners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked if Accept() in self.chosen[seat])


class AnswerOffer(Decision, frozen=True):
    """A decision whether to accept a share."""

    owner: Seat

    def options(self, state: FlotsamState) -> tuple[Accept | Decline, ...]:
        """Return the options; only a boat that can pay can accept."""
        return (Accept(), Decline()) if state.coins[self.seat] >= SHARE_PRICE else (Decline(),)

    def prompt(self, state: FlotsamState) -> LocalizedText:
        """Return the question whether to accept."""
        return text("flotsam-ask-answer", who=SeatName(self.owner), value=state.lot, coins=SHARE_PRICE)

    def label(self, state: FlotsamState, action: Accept | Decline) -> Label:
        """Return the label of an option."""
        return Label(LocalizedText("flotsam-accept" if isinstance(action, Accept) else "flotsam-decline"))

    def log_events(self, state: FlotsamState, action: Accept | Decline) -> tuple[LogEvent, ...]:
        """Return an event for the boat itself."""
        key = "flotsam-you-accept" if isinstance(action, Accept) else "flotsam-you-decline"
        return (LogEvent(LocalizedText(key), audience=(self.seat,)),)

    def is_known_to(self, state: FlotsamState, viewer: Viewer) -> bool:
        """Return True, because everyone knows the coins."""
        return True
