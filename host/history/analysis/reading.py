"""A kept analysis with what it speaks of: turns that cost most, in words, with the board as it was then. Pure."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core import play
from engine.core.analysis import Analysis, Judged, Made, Taken, turns_taken
from engine.core.explain import labels
from engine.core.library import AnyGame
from engine.core.model import Label, Seat
from engine.core.text import Text
from host.matches.match import narration
from host.matches.match.match import Match
from host.matches.match.narration import names_at
from storage.matches.match.matches import MatchRow

MAX_COSTLY = 5
"""Turns that are told among those that cost most."""


class Costly(Struct, frozen=True):
    """A turn that cost something: what was played, what would have been better, and the table then."""

    number: int
    """Of the turn, from 1."""
    move: int
    """Of its first move, from 0."""
    seat: Seat
    loss: float
    played: tuple[Label, ...]
    better: tuple[Label, ...]
    heading: Text
    view: Any
    """What its seat saw."""
    lines: tuple[Text, ...]
    """The same in words."""


class Portion(Struct, frozen=True):
    """What luck and its own turns did for a seat, in points of lead."""

    seat: Seat
    luck: float
    lost: float


class Shown(Struct, frozen=True):
    """An analysis as it is told to whoever may know how the match went."""

    game: str
    names: tuple[str, ...]
    level: str | None
    moves: int
    course: tuple[tuple[tuple[int, float], ...], ...]
    """By seat the expected lead before each of its turns, by the number of the move; the end last."""
    rounds: tuple[tuple[int, int], ...]
    """Rounds by number, each with its first move."""
    costly: tuple[Costly, ...]
    portions: tuple[Portion, ...]
    has_luck: bool
    """Something was uncovered in the course of it that was worth more or less than was to be expected."""
    match: MatchRow | None = None


MIN_POINTS = 0.05
"""Points below which nobody was lucky."""


def turns_of(match: Match) -> list[Taken]:
    """Return the turns of a match."""
    return list(turns_taken(match.game, moves_in(match), match.state))


def moves_in(match: Match) -> list[Made]:
    """Return the moves of a match that were not taken back."""
    moves = narration.moves(match, match.line.marks[0], match.line.head)
    return [Made(one.asked, one.move.seat, one.move.action) for one in moves]


def show(rules: AnyGame, made: list[Made], found: Analysis, names: tuple[str, ...]) -> Shown:
    """Tell an analysis."""
    seats = range(len(found.final))
    portions = tuple(Portion(seat, found.luck(seat), found.lost(seat)) for seat in seats)
    places = {turn.number: place for place, turn in enumerate(found.turns, 1)}
    return Shown(
        rules.id, names, found.level, len(made),
        tuple((*found.course(seat), (len(made), found.final[seat])) for seat in seats),
        _rounds(rules, made),
        tuple(_costly(rules, made, turn, places[turn.number]) for turn in found.costly(MAX_COSTLY)),
        portions, any(abs(one.luck) >= MIN_POINTS for one in portions),
    )  # fmt: skip


def names_in_the_end(match: Match) -> tuple[str, ...]:
    """Return the names by seat, as people sat when the match ended."""
    return names_at(match, match.line.head)


def _rounds(rules: AnyGame, made: list[Made]) -> tuple[tuple[int, int], ...]:
    first: dict[int, int] = {}
    for number, move in enumerate(made):
        first.setdefault(rules.round_number(move.state), number)
    return tuple(first.items())


def _costly(rules: AnyGame, made: list[Made], turn: Judged, place: int) -> Costly:
    state = made[turn.number].state
    better = []
    world = state
    for fields in turn.best:
        pending = play.decision(world, turn.seat)
        if pending is None:
            break
        action = rules.read_action(pending, fields)
        if action not in pending.options(world):
            break
        better.append(action)
        world = play.follow(world, action, turn.seat)
    played = [move.action for move in made[turn.number : turn.number + turn.count]]
    view = rules.observe(state, turn.seat)
    return Costly(
        place, turn.number, turn.seat, turn.loss, labels(state, turn.seat, played),
        labels(state, turn.seat, better), rules.heading(view), view, rules.text_board(view),
    )  # fmt: skip
