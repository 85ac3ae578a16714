"""Creation of states in which a robot can try the moves of the current action.

Such a state is created from a seat's view and is valid only until the action ends. It has no random outcomes,
no turns of later seats, and no steps after the action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.core.randomness.chance import RecordedChance
from engine.games.nauticus.actions import Choose, EndTurn, Pass, Take, TakeReward
from engine.games.nauticus.components import BONUS_TILE
from engine.games.nauticus.determinise import space_in_play, table, uses_in_hand
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import FinishTurn, TakeTurn

if TYPE_CHECKING:
    from engine.core.model import Action, Seat
    from engine.games.nauticus.view import View


def imagine(view: View, seat: Seat, offered: Sequence[Action]) -> NauticusState:
    """Return a state in which the seat has to choose among the legal actions."""
    return table(view, _pending(view, seat, offered[0]), RecordedChance(()))


def _pending(view: View, seat: Seat, first: Action) -> tuple[Any, ...]:
    """Infer the pending steps from the first legal action.

    If this action takes a free tile or a reward while another action is performed, the step for the remaining
    uses of that action comes last.
    """
    match first:
        case Choose():
            return ChooseAction(seat), TakeTurn(seat)
        case Pass():
            return (TakeTurn(seat),)
        case EndTurn():
            return (FinishTurn(seat),)
        case Take(source="bonus"):
            space = space_in_play(view)
            assert space is not None
            return TakeFreeTile(seat, BONUS_TILE[space.bonus], "bonus"), TakeTurn(seat)
    uses = replace(uses_in_hand(view), has_used=True)
    match first:
        case Take():
            return TakeFreeTile(seat, uses.action, "set"), uses
        case TakeReward():
            return ChooseReward(seat, ship=1, remaining=1), uses
    return (uses,)
