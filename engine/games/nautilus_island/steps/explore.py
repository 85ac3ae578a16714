"""The first part of a turn: moving to a column on the opposite side.

See "Playing a turn", step 1, in the rule book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.actions import Go
from engine.games.nautilus_island.steps.recover import Recover

if TYPE_CHECKING:
    from engine.games.nautilus_island.state import NautilusState


class Explore(Decision, frozen=True):
    """The choice of a column on this round's side.

    Columns that are occupied on this side are excluded, and so is the castaway's previous column.
    """

    def options(self, state: NautilusState) -> tuple[Go, ...]:
        """Return the columns that may be entered, starting at the back.

        In the first round there is no previous column.
        """
        closed = {*state.taken(), state.castaways[self.seat].column}
        return tuple(Go(column) for column in range(len(state.columns)) if column not in closed)

    def apply(self, state: NautilusState, action: Go) -> NautilusState:
        """Move the castaway.

        The seat's next decision is whether to collect cards from the new column or to store cards.
        """
        moved = replace(state.castaways[self.seat], column=action.column, side=state.side)
        return state.with_castaway(self.seat, moved).push(Recover(self.seat))

    def prompt(self, state: NautilusState) -> LocalizedText:
        """Return the prompt for choosing a column, which names this round's side."""
        key = "nautilus-island-ask-enter" if state.round == 1 else "nautilus-island-ask-explore"
        return text(key, side=words.side(state.side))

    def is_known_to(self, state: NautilusState, viewer: Viewer) -> bool:
        """Return True.

        All viewers may know these options, because the open columns and their visible cards are public.
        """
        return True

    def label(self, state: NautilusState, action: Go) -> Label:
        """Return the label with the column and its contents."""
        stacks = state.column(action.column)
        number = {"column": action.column + 1, "stacks": len(stacks)}
        if state.is_empty(action.column):
            return Label(text("nautilus-island-label-go-empty", **number))
        return Label(
            text("nautilus-island-label-go", **number),
            detail=text("nautilus-island-label-go-detail", cards=words.on_top(stacks), left=stacks[0].left),
        )

    def log_events(self, state: NautilusState, action: Go) -> tuple[LogEvent, ...]:
        """Return the log event for the move."""
        localized_text = text("nautilus-island-tell-go", who=SeatName(self.seat), column=action.column + 1)
        return (LogEvent(localized_text),)
