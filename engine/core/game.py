"""The contract of a game: what `engine/games/<g>/game.py` offers the house under the name GAME."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from math import fsum
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from engine.core.chance import Chance, Recorded, Seeded
from engine.core.conditions import Condition
from engine.core.model import Action, Decision, Seat, State, Viewer
from engine.core.options import NONE_TOLD, Choice, Options, fill_in
from engine.core.robots import Robot
from engine.core.text import LocalizedText

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
E = TypeVar("E", bound=Struct)


TURNS_OF_A_SEAT = 60
"""In a match of a game that does not say how long one is."""


class BadEdition(Exception):
    """An edition file can't be read or does not describe a playable set of components."""


class BadMove(Exception):
    """A move is not written as the game's notation asks."""


class UnknownRules(Exception):
    """A game is not played by the rules of this version, not any more or not yet."""


class Score(Struct, frozen=True):
    """One line of the final scoring: what it counts and the victory points of each seat."""

    label: LocalizedText
    values: tuple[int, ...]


class Team(Struct, frozen=True):
    """Seats that win or lose together, and what they have come to together, however the game works that out."""

    name: LocalizedText
    seats: tuple[Seat, ...]
    total: int


class Result(Struct, frozen=True):
    """The outcome: points by line, the ranking from first to last (tied seats together) and why ties fell so.

    The ranking alone says who has won: in one game the most points win, in another the fewest.
    """

    scores: tuple[Score, ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    ties: tuple[LocalizedText, ...]
    record: dict[str, Any]
    """The result as the harbour record writes it."""
    teams: tuple[Team, ...] = ()
    """All seats by team, where teams win: a place of the ranking then holds the seats of whole teams."""

    unit: str | None = None
    """Key of the text that words a total by its `count`, if totals are no victory points."""

    def places(self) -> tuple[tuple[Team, ...], ...]:
        """Return the teams from first to last, tied ones together."""
        return tuple(
            tuple(team for team in self.teams if set(team.seats) <= set(tied)) for tied in self.ranking
        )


class Term(Struct, frozen=True):
    """A part of what a seat may expect, by its name, in points: the more, the better for the seat."""

    label: LocalizedText
    points: float


def total(terms: Iterable[Term]) -> float:
    """Return the points of all terms together."""
    return fsum(term.points for term in terms)


class Game(ABC, Generic[S, V, E]):
    """One game: how it is set up, seen, written down and scored. Its rules are its steps."""

    id: str
    """The name in commands, records and the database: lower case, words joined by hyphens."""
    rules_version: int
    """Raised when a rule changes in a way that alters recorded games."""
    former_rules: tuple[int, ...] = ()
    """Earlier rules versions by which matches that run under them, and recorded games, are played on."""
    seat_counts: tuple[int, ...]
    """How many can play, ascending; at most 8, for whom there are colours, letters and invitations."""
    state_type: type[S]
    action_type: Any
    """The union of the game's actions."""
    view_type: type[V]
    edition_type: type[E]
    """Each of its fields says how large it may be, by msgspec's `Meta`."""
    has_passing: bool = False
    """Whether there are decisions in which a turn can be given up (`Decision.passing`)."""
    options: tuple[Choice, ...] = ()
    """What a table may choose before a match; with the defaults it is the game as its book has it."""
    condition_type: Any = None
    """The union of the tests on which a plan may hang; None where the game offers none."""
    robots: Mapping[str, Robot[V]]
    """The house's players by level, weakest first."""
    usual_level: str = ""
    """The level that takes a seat where none is named; the weakest where the game does not say."""
    stand_in: str = ""
    """The level that plays for a person who is away; the weakest where the game does not say."""
    folder: Path
    """Where the game's data lies: `edition.toml`, `locales/`, and `lesson/` if it has one (engine/core/lesson.py)."""

    def under(self, rules_version: int) -> Self:
        """Return the game by the rules of a version; raises UnknownRules for one that is not played any more.

        It deals states that carry their version in a field, whose default is the first that did not need it; steps
        that have changed are chosen by that, and the former ones stay under the tags by which they are stored.
        """
        if rules_version == self.rules_version:
            return self
        if rules_version not in self.former_rules:
            raise UnknownRules(rules_version)
        former = copy(self)
        former.rules_version, former.former_rules = rules_version, ()
        return former

    def rules_of(self, state: S) -> int:
        """Return the rules version of a state."""
        assert not self.former_rules, (
            f"{self.id} is played by several versions and does not say by which a state is"
        )
        return self.rules_version

    @property
    def usual_seats(self) -> int:
        """The number of seats of a table where nobody asks for another: the fewest that have company."""
        return min((count for count in self.seat_counts if count > 1), default=1)

    def usual_turns(self, seats: int) -> int:
        """Return how often it comes to be another seat's turn in a match of so many, in all but the longest.

        By it seasons of leagues are planned: they have to end, whatever people do with their time.
        """
        return TURNS_OF_A_SEAT * seats

    @abstractmethod
    def read_edition(self, toml: str) -> E:
        """Read an edition file; BadEdition says in plain words what is wrong with it."""

    def deal(self, seats: int, edition: E, chance: Chance, told: Mapping[str, Any] = NONE_TOLD) -> S:
        """Set up a game with the options that are told, else with the defaults; raises BadOption, BadEdition."""
        self.keep_bounds(edition)
        return self.set_up(seats, edition, chance, self.read_options(told))

    @abstractmethod
    def set_up(self, seats: int, edition: E, chance: Chance, options: Options) -> S:
        """Set up a game for a number of seats; seat 0 begins. The table's first steps have been made.

        `options` has a value for each of the game's choices. The state keeps what its rules and `options_of` need,
        in fields with defaults: states that were stored before there was a choice are of its default.
        """

    def read_options(self, told: Mapping[str, Any]) -> Options:
        """Return a value for each choice: what is told, else the default; BadOption says what is wrong."""
        return fill_in(self.options, told)

    def options_of(self, state: S) -> Options:
        """Return the options a game is played with, a value for each choice."""
        assert not self.options, f"{self.id} has options and does not say which ones a state has"
        return {}

    @abstractmethod
    def observe(self, state: S, viewer: Viewer) -> V:
        """Return all that a seat, or a spectator, may know; also of a turn in the middle.

        The house looks into no view: what fields it has is between `observe`, the words and the drawing.
        """

    @abstractmethod
    def determinise(self, view: V, seat: Seat, chance: Seeded) -> S:
        """Deal a world that a seat can't tell from the true one: `observe` shows it the same view there.

        What the seat does not know is drawn from all that it may be. What is past, and no rule asks for any more, may
        be left out. The view is of a game that is not over, in a moment in which seats are asked.
        """

    @abstractmethod
    def asked(self, view: V) -> Seat:
        """Return the seat that sees this and has to choose."""

    @abstractmethod
    def expected(self, view: V) -> tuple[tuple[Term, ...], ...]:
        """Return by seat what it may expect in the end, as far as its viewer can tell: a sum of named terms.

        More is better in every game: where the fewest points win, they count below zero.
        """

    @abstractmethod
    def edition_of(self, state: S) -> E:
        """Return the edition a game is played with."""

    @abstractmethod
    def chapter(self, state: S) -> int:
        """Return how many stretches of play worth a post of their own are over: phases, rounds.

        It grows one by one, and only with the table's steps: a draft closes nothing.
        """

    def round_number(self, state: S) -> int:
        """Return the round being played, counted from 1; a game without rounds counts its chapters."""
        return self.chapter(state) + 1

    @abstractmethod
    def points(self, view: V) -> tuple[int, ...]:
        """Return the victory points of each seat as far as they can be seen; at the end the final ones."""

    @abstractmethod
    def heading(self, view: V) -> LocalizedText:
        """Return one line that says where the game stands: round, phase, what is being done."""

    def rules_help(self, edition: E) -> tuple[LocalizedText, ...]:
        """Return the rules in short, a paragraph each, and what of this edition is reconstructed."""
        return (LocalizedText(f"{self.id}-help"),)

    @abstractmethod
    def text_board(self, view: V) -> tuple[LocalizedText, ...]:
        """Return the board in words, a line each, for those who read rather than look."""

    @abstractmethod
    def alt_text(self, view: V) -> tuple[LocalizedText, ...]:
        """Return the picture in sentences, the most important first; it is cut at Discord's limit."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Return the outcome of a finished game."""

    @abstractmethod
    def recorded_chance(self, chance: Mapping[str, Any]) -> Recorded:
        """Return the outcomes a record tells in its `chance`; BadMove when they are malformed."""

    def filled_in(
        self, chance: Mapping[str, Any], edition: E, seats: int, moves: Sequence[Mapping[str, Any]]
    ) -> Mapping[str, Any]:
        """Return a record's `chance` with outcomes that fit the moves for those the record's viewer did not know."""
        return chance

    @abstractmethod
    def chance_record(self, state: S, viewer: Viewer) -> dict[str, Any]:
        """Return the chance outcomes the viewer knows as the record's `chance`: shuffles by name.

        Of a finished game everything is told: `recorded_chance` deals it again from that. Before, each outcome stands
        where it will stand at the end, None for one the viewer does not know, or a list ends before it; nothing that
        is known changes later. Outcomes that could have come in each other's place stand in one list, or in lists
        of lists: to find leaks, the tests exchange those a viewer does not know.
        """

    def move_for(self, viewer: Viewer, before: S, seat: Seat, action: Action, *, now: S) -> dict[str, Any]:
        """Return an action as a record's move, without what the viewer may not know.

        `now` is the position in which the record is written. A choice still hidden then is left out or None; one
        that has been uncovered since is told, and in the record of a finished match (`now.stack` is empty) all are.
        """
        move: dict[str, Any] = msgspec.to_builtins(action)
        return {"seat": seat, **move}

    def filled_in_move(self, before: S, move: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a running record's move with something possible for a choice the record's viewer did not know."""
        return move

    def read_action(self, pending: Decision | None, move: Mapping[str, Any]) -> Action:
        """Read a move of a record or of the log; BadMove when it is not one of this game's moves."""
        try:
            action: Action = msgspec.convert(dict(move), self.action_type)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadMove(str(error)) from error
        return action

    def conditions(self, view: V, seat: Seat, actions: Sequence[Action]) -> tuple[Condition, ...]:
        """Return the tests on which a seat's plan of these actions may hang, each once, at most MAX_CONDITIONS.

        `view` is what the seat sees while it plans; the plan is carried out at the beginning of a later turn of it.
        """
        return ()

    def read_condition(self, fields: Mapping[str, Any]) -> Condition | None:
        """Read a test from its JSON; None when it is none of this game's."""
        if self.condition_type is None:
            return None
        try:
            condition: Condition = msgspec.convert(dict(fields), self.condition_type)
        except msgspec.ValidationError:
            return None
        return condition

    def edition_record(self, edition: E) -> dict[str, Any]:
        """Return the printed components as the record's `edition`."""
        fields: dict[str, Any] = msgspec.to_builtins(edition)
        return fields

    def edition_from_record(self, fields: Mapping[str, Any]) -> E:
        """Read a record's `edition`; BadEdition when no game can be played with it."""
        try:
            return msgspec.convert(dict(fields), self.edition_type)
        except msgspec.ValidationError as error:
            raise BadEdition(str(error)) from error

    def keep_bounds(self, edition: E) -> None:
        """Refuse an edition larger than its fields say it may be, by msgspec's `Meta`; raises BadEdition."""
        try:
            msgspec.convert(msgspec.to_builtins(edition), self.edition_type)
        except msgspec.ValidationError as error:
            raise BadEdition(str(error)) from error

    def contradictions(self, edition: E, seats: int) -> tuple[LocalizedText, ...]:
        """Return what in an edition is not as the book prints it for so many seats.

        What no book tells, and had to be reconstructed, contradicts nothing. The edition's record has
        `house_rules`, true, where the edition says that it means to differ (engine/core/editions.py).
        """
        return ()

    def default_edition(self) -> E:
        """Return the edition that comes with the game."""
        return self.read_edition((self.folder / "edition.toml").read_text(encoding="utf-8"))

    def encode_state(self, state: S) -> bytes:
        """Write a state as JSON."""
        return msgspec.json.encode(state)

    def decode_state(self, raw: bytes) -> S:
        """Read a state back; msgspec.ValidationError when it was not written by these rules."""
        return msgspec.json.decode(raw, type=self.state_type)
