"""Claims, with which any other boat may interrupt a sale (3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.core.windows import SecretWindow
from engine.games.flotsam.actions import Claim, Pass
from engine.games.flotsam.steps.offer import MakeOffer

if TYPE_CHECKING:
    from engine.games.flotsam.state import FlotsamState


class ClaimWindow(SecretWindow, frozen=True):
    """A window in which the first boat to claim the lot gets it for one coin more.

    All other boats are asked, even if they can't claim the lot.
    """

    is_first_come = True

    chosen: tuple[tuple[Claim | Pass, ...], ...]
    buyer: Seat
    price: int

    def decision(self, state: FlotsamState, seat: Seat) -> ClaimLot | None:
        """Return the decision of a boat that has not answered."""
        return None if seat == self.buyer or self.chosen[seat] else ClaimLot(seat, self.buyer, self.price)

    def silent_action(self, state: FlotsamState, seat: Seat) -> Pass:
        """Return the action of a boat that does not answer."""
        return Pass()

    def run(self, state: FlotsamState) -> FlotsamState:
        """Sell the lot to the boat that has claimed it, or else to the highest bidder."""
        owner = self.claimer
        if owner is None:
            owner, price = self.buyer, self.price
        else:
            price = self.price + 1
            state = replace(state, hooks=tuple(has and seat != owner for seat, has in enumerate(state.hooks)))
        return replace(state.pay(owner, price), owners=(owner,)).push(MakeOffer(owner))

    def log_events(self, state: FlotsamState) -> tuple[LogEvent, ...]:
        """Return a public event about the claim."""
        if self.claimer is None:
            return (LogEvent(LocalizedText("flotsam-unclaimed")),)
        return (LogEvent(text("flotsam-claims", who=SeatName(self.claimer), coins=self.price + 1)),)

    @property
    def claimer(self) -> Seat | None:
        """Return the boat that has claimed the lot, if any."""
        return next((seat for seat, own in enumerate(self.chosen) if Claim() in own), None)


class ClaimLot(Decision, frozen=True):
    """A decision whether to claim the lot."""

    buyer: Seat
    price: int

    def options(self, state: FlotsamState) -> tuple[Claim | Pass, ...]:
        """Return the options; only a boat with its hook and enough coins can claim the lot."""
        can_claim = state.hooks[self.seat] and state.coins[self.seat] > self.price
        return (Claim(), Pass()) if can_claim else (Pass(),)

    def prompt(self, state: FlotsamState) -> LocalizedText:
        """Return the question whether to claim the lot."""
        return text("flotsam-ask-claim", who=SeatName(self.buyer), value=state.lot, coins=self.price + 1)

    def label(self, state: FlotsamState, action: Claim | Pass) -> Label:
        """Return the label of an option."""
        return Label(LocalizedText("flotsam-claim" if isinstance(action, Claim) else "flotsam-pass"))

    def log_events(self, state: FlotsamState, action: Claim | Pass) -> tuple[LogEvent, ...]:
        """Return an event for the boat itself."""
        key = "flotsam-you-claim" if isinstance(action, Claim) else "flotsam-you-pass"
        return (LogEvent(LocalizedText(key), audience=(self.seat,)),)

    def is_known_to(self, state: FlotsamState, viewer: Viewer) -> bool:
        """Return True, because everyone knows the hooks and the coins."""
        return True
