"""The steps: each player plays a card, and then the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, TableStep
from engine.core.text import LocalizedText, SeatName, text
from engine.games.template_game.actions import Play

if TYPE_CHECKING:
    from engine.games.template_game.state import TemplateGameState


class PlayCard(Decision, frozen=True):
    """A decision on which card to play."""

    def options(self, state: TemplateGameState) -> tuple[Play, ...]:
        """Return the cards in the seat's hand."""
        return tuple(Play(card) for card in state.hand(self.seat))

    def apply(self, state: TemplateGameState, action: Play) -> TemplateGameState:
        """Move the card to the table."""
        return replace(state, spent=(*state.spent, state.deck.index(action.card)))

    def prompt(self, state: TemplateGameState) -> LocalizedText:
        """Return the question which card to play."""
        return LocalizedText("template-game-ask")

    def label(self, state: TemplateGameState, action: Play) -> Label:
        """Return the card's number."""
        return Label(text("template-game-card", card=action.card))

    def log_events(self, state: TemplateGameState, action: Play) -> tuple[LogEvent, ...]:
        """Return a public event with the card."""
        return (LogEvent(text("template-game-played", who=SeatName(self.seat), card=action.card)),)

    def shows_others(self, state: TemplateGameState, action: Play) -> bool:
        """Return True, because the card was hidden in the seat's hand."""
        return True


class NextPlayer(TableStep, frozen=True):
    """A table step that asks the next seat, or ends the round."""

    seat: Seat

    def run(self, state: TemplateGameState) -> TemplateGameState:
        """Ask the seat if there is one."""
        if self.seat < state.seats:
            return state.push(PlayCard(self.seat), NextPlayer(self.seat + 1))
        return state.push(EndRound())

    def reveals(self, state: TemplateGameState) -> bool:
        """Return False, because nothing is turned up."""
        return False


class EndRound(TableStep, frozen=True):
    """A table step that gives a point to the highest card."""

    def run(self, state: TemplateGameState) -> TemplateGameState:
        """Give the point, and begin the next round if there is one."""
        winner = _winner(state)
        points = tuple(own + (seat == winner) for seat, own in enumerate(state.points))
        state = replace(state, points=points, round=state.round + 1)
        return state.push(NextPlayer(0)) if state.round < state.edition.rounds else state

    def log_events(self, state: TemplateGameState) -> tuple[LogEvent, ...]:
        """Return a public event with the winner of the round."""
        return (LogEvent(text("template-game-won", who=SeatName(_winner(state)))),)

    def reveals(self, state: TemplateGameState) -> bool:
        """Return whether the game ends, because everyone may then see all cards."""
        return state.round + 1 == state.edition.rounds


def _winner(state: TemplateGameState) -> Seat:
    numbers = [int(card) for card in state.table]
    return numbers.index(max(numbers))
