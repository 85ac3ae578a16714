"""The steps: a lantern is turned up, all seats bid, and the highest bid wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, SimultaneousStep, TableStep
from engine.core.text import LocalizedText, SeatName, text
from engine.games.lantern_bids.actions import Bid
from engine.games.lantern_bids.components import HAND

if TYPE_CHECKING:
    from engine.games.lantern_bids.state import LanternBidsState


class TurnLantern(TableStep, frozen=True):
    """A table step that turns up a lantern and lets all seats bid."""

    def run(self, state: LanternBidsState) -> LanternBidsState:
        """Turn up the lantern."""
        return replace(state, turned=state.turned + 1).push(CollectBids(((),) * state.seats))

    def log_events(self, state: LanternBidsState) -> tuple[LogEvent, ...]:
        """Return a public event with the lantern."""
        return (LogEvent(text("lantern-bids-turned", lantern=state.lanterns[state.turned])),)


class BidCard(Decision, frozen=True):
    """A decision on the card to bid."""

    def options(self, state: LanternBidsState) -> tuple[Bid, ...]:
        """Return a move for each kind of card in the hand."""
        return tuple(Bid(card) for card in dict.fromkeys(state.hand(self.seat)))

    def prompt(self, state: LanternBidsState) -> LocalizedText:
        """Return the question which card to bid."""
        return LocalizedText("lantern-bids-ask")

    def label(self, state: LanternBidsState, action: Bid) -> Label:
        """Return the card."""
        return Label(text("lantern-bids-card", card=action.card))

    def log_events(self, state: LanternBidsState, action: Bid) -> tuple[LogEvent, ...]:
        """Return a public event about the choice, and a private one with the card."""
        chosen = LogEvent(text("lantern-bids-chosen", who=SeatName(self.seat)))
        return chosen, LogEvent(text("lantern-bids-chose", card=action.card), audience=(self.seat,))


class CollectBids(SimultaneousStep, frozen=True):
    """A simultaneous choice of bids."""

    chosen: tuple[tuple[Bid, ...], ...]

    def decision(self, state: LanternBidsState, seat: Seat) -> BidCard | None:
        """Return the seat's pending choice, or None if it has already chosen."""
        return None if self.chosen[seat] else BidCard(seat)

    def run(self, state: LanternBidsState) -> LanternBidsState:
        """Give the lantern to the highest bid, and begin the next round if there is one."""
        for seat, card in enumerate(self._cards()):
            state = _spend(state, seat, card)
        winner, lantern = _winner(self._cards()), int(state.lanterns[state.turned - 1])
        points = tuple(own + lantern * (seat == winner) for seat, own in enumerate(state.points))
        state = replace(state, points=points, round=state.round + 1)
        return state.push(TurnLantern()) if state.round < HAND else state

    def log_events(self, state: LanternBidsState) -> tuple[LogEvent, ...]:
        """Return public events with the bids and the winner."""
        bids = [
            text("lantern-bids-bid", who=SeatName(seat), card=card) for seat, card in enumerate(self._cards())
        ]
        winner = _winner(self._cards())
        end = (
            LocalizedText("lantern-bids-tied")
            if winner is None
            else text("lantern-bids-won", who=SeatName(winner))
        )
        return tuple(map(LogEvent, (*bids, end)))

    def _cards(self) -> tuple[str, ...]:
        return tuple(action.card for (action,) in self.chosen)


def _spend(state: LanternBidsState, seat: Seat, card: str) -> LanternBidsState:
    # The place of a played card must not depend on the hidden order of the hand.
    first, *others = state.places(seat)
    deck = list(state.deck)
    place = next(place for place in (first, *others) if deck[place] == card)
    deck[first], deck[place] = deck[place], deck[first]
    return replace(state, deck=tuple(deck), spent=(*state.spent, first))


def _winner(cards: Sequence[str]) -> Seat | None:
    """Return the seat with the highest bid that only one seat has made."""
    single = [int(card) for card in cards if cards.count(card) == 1]
    return cards.index(str(max(single))) if single else None
