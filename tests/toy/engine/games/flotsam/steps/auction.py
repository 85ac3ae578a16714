"""The open auction of a lot (2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.core.windows import OpenWindow
from engine.games.flotsam.actions import Bid, Pass
from engine.games.flotsam.components import RAISES
from engine.games.flotsam.steps.claim import ClaimWindow

if TYPE_CHECKING:
    from engine.games.flotsam.state import FlotsamState


class Auction(OpenWindow, frozen=True):
    """An auction in which any boat may raise the bid, until all others have passed."""

    bid: int = 0
    bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()
    """The boats that have passed since the last bid."""

    def decision(self, state: FlotsamState, seat: Seat) -> RaiseBid | None:
        """Return the decision of a boat that may raise the bid."""
        if seat == self.bidder or seat in self.passed or state.coins[seat] <= self.bid:
            return None
        return RaiseBid(seat, self.bid)

    def silent_action(self, state: FlotsamState, seat: Seat) -> Pass:
        """Return the action of a boat that does not bid in time."""
        return Pass()

    def act(self, state: FlotsamState, seat: Seat, action: Bid | Pass) -> FlotsamState:
        """Return the state after a bid, which asks all other boats again, or after a boat has passed."""
        if isinstance(action, Bid):
            return state.push(Auction(action.coins, seat))
        return state.push(replace(self, passed=(*self.passed, seat)))

    def run(self, state: FlotsamState) -> FlotsamState:
        """Ask the other boats whether they claim the lot, if there is a bid."""
        if self.bidder is None:
            return state
        return state.push(ClaimWindow(((),) * state.seats, self.bidder, self.bid))

    def log_events(self, state: FlotsamState) -> tuple[LogEvent, ...]:
        """Return a public event about the highest bid."""
        if self.bidder is None:
            return ()
        return (LogEvent(text("flotsam-wins", who=SeatName(self.bidder), coins=self.bid)),)

    def reveals(self, state: FlotsamState) -> bool:
        """Return False, because all bids are public."""
        return False


class RaiseBid(Decision, frozen=True):
    """A decision whether to raise the bid."""

    bid: int

    def options(self, state: FlotsamState) -> tuple[Bid | Pass, ...]:
        """Return the bids that the boat can pay, and passing."""
        bids = [Bid(self.bid + more) for more in RAISES if self.bid + more <= state.coins[self.seat]]
        return (*bids, Pass())

    def prompt(self, state: FlotsamState) -> LocalizedText:
        """Return the question whether to raise the bid."""
        return text("flotsam-ask-bid", value=state.lot, coins=self.bid)

    def label(self, state: FlotsamState, action: Bid | Pass) -> Label:
        """Return the label of an option."""
        if isinstance(action, Bid):
            return Label(text("flotsam-bid", coins=action.coins))
        return Label(LocalizedText("flotsam-pass"))

    def log_events(self, state: FlotsamState, action: Bid | Pass) -> tuple[LogEvent, ...]:
        """Return a public event about the bid."""
        who = SeatName(self.seat)
        if isinstance(action, Bid):
            return (LogEvent(text("flotsam-bids", who=who, coins=action.coins)),)
        return (LogEvent(text("flotsam-passes", who=who)),)

    def passing_action(self, state: FlotsamState) -> Pass:
        """Return the option to pass."""
        return Pass()

    def is_known_to(self, state: FlotsamState, viewer: Viewer) -> bool:
        """Return True, because everyone knows the bid and the coins."""
        return True
