"""A minimal game with secret choices, but without translated texts.

In each round all seats write a number, then all numbers are revealed. The first seat writes two different
numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Game, GameResult, ScoreLine, Term
from engine.core.model import Action, Decision, Label, LogEvent, Seat, SimultaneousStep, State, Viewer
from engine.core.options import Options
from engine.core.play import run_table_steps
from engine.core.randomness.chance import Chance, RecordedChance, SeededChance
from engine.core.robots.robot import Picker
from engine.core.text import LocalizedText, SeatName, text

ROUNDS = 2
SEATS = (3, 4, 5)


class Write(Action, frozen=True):
    """The action that writes a number."""

    number: int


class Ask(Decision, frozen=True):
    """The choice of a number that the seat has not yet written in this round."""

    written: tuple[int, ...] = ()

    def options(self, state: Any) -> tuple[Write, ...]:
        return tuple(Write(number) for number in range(3) if number not in self.written)

    def prompt(self, state: Any) -> LocalizedText:
        return LocalizedText("writing-ask")

    def label(self, state: Any, action: Write) -> Label:
        return Label(text("writing-write", number=action.number))

    def passing_action(self, state: Any) -> Write:
        return self.options(state)[0]

    def log_events(self, state: Any, action: Write) -> tuple[LogEvent, ...]:
        own = LogEvent(text("writing-wrote", number=action.number), audience=(self.seat,))
        return LogEvent(text("writing-writes", who=SeatName(self.seat))), own


class Secret(SimultaneousStep, frozen=True):
    """A round in which all seats write numbers before any of them is revealed."""

    chosen: tuple[tuple[Write, ...], ...]

    def decision(self, state: Any, seat: Seat) -> Ask | None:
        own = self.chosen[seat]
        return Ask(seat, tuple(each.number for each in own)) if len(own) < (2 if seat == 0 else 1) else None

    def run(self, state: Table) -> Table:
        read = tuple(tuple(each.number for each in own) for own in self.chosen)
        state = replace(state, read=(*state.read, read))
        return state.push(Secret(((),) * state.seats)) if len(state.read) < ROUNDS else state

    def log_events(self, state: Any) -> tuple[LogEvent, ...]:
        numbers = (text("writing-number", number=each.number) for own in self.chosen for each in own)
        return (LogEvent(text("writing-read", numbers=tuple(numbers))),)


class Table(State, frozen=True):
    """The game's state: the revealed numbers, by round and seat."""

    stack: tuple[Secret, ...]
    seat_count: int
    read: tuple[tuple[tuple[int, ...], ...], ...] = ()

    @property
    def seats(self) -> int:
        return self.seat_count


class View(Struct, frozen=True):
    """The table as a viewer sees it."""

    read: tuple[tuple[tuple[int, ...], ...], ...]
    own: tuple[int, ...]
    """The viewer's own numbers in the current round."""
    viewer: int | None = None
    written: tuple[int, ...] = ()
    """Number of numbers that each seat has written in this round."""


class Paper(Struct, frozen=True):
    """An edition without any values."""


class First(Picker[View]):
    """A robot that writes the first legal number."""

    def pick(self, view: View, offered: Any, chance: SeededChance) -> tuple[Action, SeededChance]:
        return offered[0], chance


class Writing(Game[Table, View, Paper]):
    """The game."""

    id = "writing"
    rules_version = 1
    seat_counts = SEATS
    state_type = Table
    action_type = Write
    view_type = View
    edition_type = Paper
    has_passing = True
    robots: Mapping[str, First] = {"first": First()}  # The protocol requires at least one robot.
    folder = Path(__file__).parent

    def default_edition(self) -> Paper:
        return Paper()

    def read_edition(self, toml: str) -> Paper:
        return Paper()

    def set_up(self, seats: int, edition: Paper, chance: Chance, options: Options) -> Table:
        return run_table_steps(Table((Secret(((),) * seats),), seats))

    def observe(self, state: Table, viewer: Viewer) -> View:
        own = () if viewer is None or not state.stack else state.stack[0].chosen[viewer]
        written = tuple(map(len, state.stack[0].chosen)) if state.stack else ()
        return View(state.read, tuple(each.number for each in own), viewer, written)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> Table:
        zeros = (tuple(Write(0) for _ in range(count)) for count in view.written)
        chosen = list(zeros)
        chosen[seat] = tuple(map(Write, view.own))
        return Table((Secret(tuple(chosen)),), len(chosen), view.read)

    def awaited_seat(self, view: View) -> Seat:
        assert view.viewer is not None
        return view.viewer

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        sums = self.points(view) or (0,) * len(view.written)
        return tuple((Term(LocalizedText("writing-sum"), points),) for points in sums)

    def edition_of(self, state: Table) -> Paper:
        return Paper()

    def completed_segments(self, state: Table) -> int:
        return len(state.read)

    def points(self, view: View) -> tuple[int, ...]:
        sums = (map(sum, read) for read in view.read)
        return tuple(map(sum, zip(*sums, strict=True)))

    def heading(self, view: View) -> LocalizedText:
        return text("writing-heading", round=len(view.read) + 1)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        return (self.heading(view),)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        return (self.heading(view),)

    def result(self, state: Table) -> GameResult:
        totals = self.points(self.observe(state, None))
        order = sorted(range(state.seats), key=lambda seat: -totals[seat])
        ranking = tuple((seat,) for seat in order)
        return GameResult(
            (ScoreLine(LocalizedText("writing-sum"), totals),), totals, ranking, (), {"totals": list(totals)}
        )

    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        return RecordedChance(())

    def chance_record(self, state: Table, viewer: Viewer) -> dict[str, Any]:
        return {}


WRITING = Writing()
