"""The automatic steps that end a phase, a round, and the game (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import LogEvent, Step, TableStep
from engine.core.text import SeatName, text
from engine.games.nauticus.components import PASS_PENALTY, PHASES
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.turn import TakeTurn

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


def phase(state: NauticusState) -> tuple[Step, ...]:
    """Return a phase's steps: the start player chooses the action, all seats act clockwise, and the phase ends."""
    seats, start = len(state.players), state.start_seat
    clockwise = ((start + place) % seats for place in range(seats))
    return (ChooseAction(start), *(TakeTurn(seat) for seat in clockwise), EndPhase())


class EndPhase(TableStep, frozen=True):
    """The table step that ends a phase by flipping the action tile.

    The first tile flipped in a round is marked with the anchor tile. The round ends after 7 phases.
    """

    def run(self, state: NauticusState) -> NauticusState:
        """Flip the tile, then begin the next phase or end the round."""
        assert state.in_play is not None
        state = replace(state, played=(*state.played, state.in_play), in_play=None)
        return state.push(EndRound()) if len(state.played) == PHASES else state.push(*phase(state))

    def reveals(self, state: NauticusState) -> bool:
        """Uncover nothing."""
        return False


class EndRound(TableStep, frozen=True):
    """The table step that ends a round.

    Players lose victory points for flipped pass tiles. All pass tiles are then turned back, and the wheel
    turns to the anchor tile.
    """

    def run(self, state: NauticusState) -> NauticusState:
        """Subtract the penalties.

        Then set up the next round, or end the game after the last one.
        """
        players = tuple(
            replace(player, vp=player.vp - PASS_PENALTY[player.passes], passes=0) for player in state.players
        )
        state = replace(state, players=players)
        if _is_last(state):
            return state
        state = state.deal_round(anchor=state.played[0])
        return state.push(*phase(state))

    def log_events(self, state: NauticusState) -> tuple[LogEvent, ...]:
        """Return the log events for the victory points lost."""
        lost = ((seat, PASS_PENALTY[player.passes]) for seat, player in enumerate(state.players))
        return (
            LogEvent(text("nauticus-tell-round-over", round=len(state.rounds))),
            *(LogEvent(text("nauticus-tell-penalty", who=SeatName(seat), vp=vp)) for seat, vp in lost if vp),
        )

    def reveals(self, state: NauticusState) -> bool:
        """Return whether another round follows.

        If so, the newly shuffled action tiles are revealed.
        """
        return not _is_last(state)


def _is_last(state: NauticusState) -> bool:
    return len(state.rounds) == state.last_round
