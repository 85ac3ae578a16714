"""Candidate turns: lines of actions from a seat's first decision to the end of its turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Decision, Seat
from engine.games.nauticus.actions import Choose, Done, EndTurn, Extra
from engine.games.nauticus.components import PASS_PENALTY, PHASES
from engine.games.nauticus.robots.worth.seat import worth
from engine.games.nauticus.scoring import tally
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import FinishTurn

TALER_BEHIND = 1 / 8
"""Value of leftover taler that score no point, used to break ties."""


class Line(Struct, frozen=True):
    """A line of play: its actions, the state after it, and the value of that to the seat."""

    actions: tuple[Action, ...]
    state: NauticusState
    worth: float


def value(state: NauticusState, seat: Seat) -> float:
    """Return a seat's expected result; in the last phase, its final score after this turn."""
    if not is_last_phase(state):
        return worth(state, seat)
    player = state.players[seat]
    counted = tally(replace(player, vp=player.vp - PASS_PENALTY[player.passes]))
    points, rest, taler = counted.rank_key
    return points + TALER_BEHIND * (rest + taler / 1000)


def is_last_phase(state: NauticusState) -> bool:
    """Return whether only the final scoring follows after the current phase."""
    return len(state.rounds) == state.last_round and len(state.played) >= PHASES - 1


def lines(state: NauticusState, seat: Seat, breadth: int, *, with_extra: bool = False) -> list[Line]:
    """Return the complete turns found, best first.

    Only the best `breadth` unfinished ones are extended.
    """
    found: list[Line] = []
    begun = [Line((), state, 0.0)]
    while begun:
        longer: list[Line] = []
        for line in begun:
            for after in _continued(line, seat, with_extra=with_extra):
                (found if is_whole(after.state, seat) else longer).append(after)
        begun = _foremost(longer, seat, breadth)
    return sorted(_distinct(found, seat), key=_worth, reverse=True)


def _continued(line: Line, seat: Seat, *, with_extra: bool) -> Iterator[Line]:
    """Yield the lines that are one choice longer; pending free tiles and rewards are chosen greedily."""
    for action in play.options(line.state):
        if isinstance(action, Extra) and not with_extra:
            continue
        after = play.follow(line.state, action)
        if isinstance(action, Done | EndTurn):
            yield _ended(Line((*line.actions, action), after, line.worth or value(after, seat)), seat)
        else:
            taken = _with_gifts((*line.actions, action), after, seat)
            yield _ended(taken, seat) if not with_extra else taken


def _ended(line: Line, seat: Seat) -> Line:
    """Save the extra action, if that is the only remaining decision."""
    top = line.state.stack[0] if line.state.stack else None
    if not isinstance(top, FinishTurn) or len(line.state.rounds) == line.state.last_round:
        return line
    return Line((*line.actions, EndTurn()), play.follow(line.state, EndTurn()), line.worth)


def kept(state: NauticusState, seat: Seat) -> Line:
    """Return the turn that ends with the extra action saved."""
    after = play.follow(state, EndTurn())
    return Line((EndTurn(),), after, value(after, seat))


def _with_gifts(actions: tuple[Action, ...], state: NauticusState, seat: Seat) -> Line:
    while state.stack and isinstance(state.stack[0], ChooseReward | TakeFreeTile):
        best = max(play.options(state), key=lambda taken: value(play.follow(state, taken), seat))
        actions, state = (*actions, best), play.follow(state, best)
    return Line(actions, state, value(state, seat))


def is_whole(state: NauticusState, seat: Seat) -> bool:
    """Return whether the seat has no decision left, except for its extra action."""
    top = state.stack[0] if state.stack else None
    if not isinstance(top, Decision) or top.seat != seat:
        return True
    return isinstance(top, ChooseAction | FinishTurn)


def choices(state: NauticusState, seat: Seat) -> list[Line]:
    """Return each action that can be chosen for the phase, with its bonus chosen greedily."""
    found = [
        _with_gifts((action,), play.follow(state, action), seat)
        for action in play.options(state)
        if isinstance(action, Choose)
    ]
    return sorted(found, key=_worth, reverse=True)


def _foremost(lines: list[Line], seat: Seat, breadth: int) -> list[Line]:
    return sorted(_distinct(lines, seat), key=_worth, reverse=True)[:breadth]


def _distinct(lines: Iterable[Line], seat: Seat) -> list[Line]:
    """Return the lines without duplicates: the first one per resulting position."""
    found: dict[object, Line] = {}
    for line in lines:
        found.setdefault((line.state.players[seat], line.state.stack), line)
    return list(found.values())


def _worth(line: Line) -> float:
    return line.worth
