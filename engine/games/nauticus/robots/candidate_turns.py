"""Candidate turns: sequences of actions from a seat's first decision to the end of its turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Decision, Seat
from engine.games.nauticus.actions import Choose, Done, EndTurn, Extra
from engine.games.nauticus.components import PASS_PENALTY, PHASES
from engine.games.nauticus.robots.worth.seat import worth
from engine.games.nauticus.robots.worth.weights import TUNED
from engine.games.nauticus.scoring import tally
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import FinishTurn

TALER_BEHIND = 1 / 8
"""Value in points of each taler that is left over after the conversion to victory points.

It only breaks ties.
"""


class CandidateTurn(Struct, frozen=True):
    """A sequence of actions, the state after it, and the state's value for the seat."""

    actions: tuple[Action, ...]
    state: NauticusState
    worth: float


def value(state: NauticusState, seat: Seat) -> float:
    """Return a seat's expected result.

    In the last phase, return the final score instead.
    """
    if not is_last_phase(state):
        return worth(state, seat, TUNED)
    player = state.players[seat]
    counted = tally(replace(player, vp=player.vp - PASS_PENALTY[player.passes]))
    points, rest, taler = counted.rank_key
    return points + TALER_BEHIND * (rest + taler / 1000)


def is_last_phase(state: NauticusState) -> bool:
    """Return whether only the final scoring follows the current phase."""
    return len(state.rounds) == state.last_round and len(state.played) >= PHASES - 1


def find_turns(
    state: NauticusState,
    seat: Seat,
    breadth: int,
    *,
    with_extra: bool = False,
) -> list[CandidateTurn]:
    """Return complete turns, the best one first.

    At each step of the beam search, only the best `breadth` unfinished turns are extended.
    """
    found: list[CandidateTurn] = []
    begun = [CandidateTurn((), state, 0.0)]
    while begun:
        longer: list[CandidateTurn] = []
        for line in begun:
            for after in _extensions(line, seat, with_extra=with_extra):
                (found if is_complete(after.state, seat) else longer).append(after)
        begun = _best(longer, seat, breadth)
    return sorted(_distinct(found, seat), key=_worth, reverse=True)


def _extensions(line: CandidateTurn, seat: Seat, *, with_extra: bool) -> Iterator[CandidateTurn]:
    """Yield the sequences that extend `line` by one choice.

    Free tiles and rewards that result from the choice are selected greedily.
    """
    for action in play.options(line.state):
        if isinstance(action, Extra) and not with_extra:
            continue
        after = play.apply_unchecked(line.state, action)
        if isinstance(action, Done | EndTurn):
            yield _end_turn(
                CandidateTurn((*line.actions, action), after, line.worth or value(after, seat)),
                seat,
            )
        else:
            candidate_turn = _with_free_choices((*line.actions, action), after, seat)
            yield _end_turn(candidate_turn, seat) if not with_extra else candidate_turn


def _end_turn(line: CandidateTurn, seat: Seat) -> CandidateTurn:
    """Add the action that saves the extra action, if that is the only decision left."""
    top = line.state.stack[0] if line.state.stack else None
    if not isinstance(top, FinishTurn) or len(line.state.rounds) == line.state.last_round:
        return line
    return CandidateTurn((*line.actions, EndTurn()), play.apply_unchecked(line.state, EndTurn()), line.worth)


def turn_without_extra(state: NauticusState, seat: Seat) -> CandidateTurn:
    """Return the turn that ends immediately and saves the extra action."""
    after = play.apply_unchecked(state, EndTurn())
    return CandidateTurn((EndTurn(),), after, value(after, seat))


def _with_free_choices(actions: tuple[Action, ...], state: NauticusState, seat: Seat) -> CandidateTurn:
    while state.stack and isinstance(state.stack[0], ChooseReward | TakeFreeTile):
        best = max(
            play.options(state),
            key=lambda action: value(play.apply_unchecked(state, action), seat),
        )
        actions, state = (*actions, best), play.apply_unchecked(state, best)
    return CandidateTurn(actions, state, value(state, seat))


def is_complete(state: NauticusState, seat: Seat) -> bool:
    """Return whether the seat has no decision left.

    The decision about its extra action does not count.
    """
    top = state.stack[0] if state.stack else None
    if not isinstance(top, Decision) or top.seat != seat:
        return True
    return isinstance(top, ChooseAction | FinishTurn)


def choices(state: NauticusState, seat: Seat) -> list[CandidateTurn]:
    """Return the start player's options for the phase's action, best one first.

    A free tile from the bonus is selected greedily.
    """
    found = [
        _with_free_choices((action,), play.apply_unchecked(state, action), seat)
        for action in play.options(state)
        if isinstance(action, Choose)
    ]
    return sorted(found, key=_worth, reverse=True)


def _best(lines: list[CandidateTurn], seat: Seat, breadth: int) -> list[CandidateTurn]:
    return sorted(_distinct(lines, seat), key=_worth, reverse=True)[:breadth]


def _distinct(lines: Iterable[CandidateTurn], seat: Seat) -> list[CandidateTurn]:
    """Return the sequences without duplicates.

    For each resulting position, keep the first sequence.
    """
    found: dict[object, CandidateTurn] = {}
    for line in lines:
        found.setdefault((line.state.players[seat], line.state.stack), line)
    return list(found.values())


def _worth(line: CandidateTurn) -> float:
    return line.worth
