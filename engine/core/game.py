"""The interface of a game: `engine/games/<g>/game.py` implements it and exports it as GAME."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from math import fsum
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from engine.core.chance import Chance, RecordedChance, SeededChance
from engine.core.conditions import Condition
from engine.core.model import Action, Decision, Seat, State, Viewer
from engine.core.options import NO_OPTIONS, Choice, Options, with_defaults
from engine.core.robots import Robot
from engine.core.text import LocalizedText

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
E = TypeVar("E", bound=Struct)


DEFAULT_TURNS_PER_SEAT = 60
"""Default number of turns per seat, for a game that does not define the length of its matches."""


class BadEdition(Exception):
    """Raised when an edition file is unreadable or does not describe a playable set of components."""


class BadMove(Exception):
    """Raised when a move does not follow the game's notation."""


class UnknownRulesVersion(Exception):
    """Raised when this version does not support a rules version of a game."""


class ScoreLine(Struct, frozen=True):
    """One line of the final scoring: its category and the victory points of each seat."""

    label: LocalizedText
    values: tuple[int, ...]


class Team(Struct, frozen=True):
    """Seats that win or lose together, and their common result as the game defines it."""

    name: LocalizedText
    seats: tuple[Seat, ...]
    total: int


class GameResult(Struct, frozen=True):
    """The outcome of a game: points by line, ranking and tie-break reasons.

    Tied seats share a place of the ranking. Only the ranking says who has won: in some games the most points
    win, in others the fewest.
    """

    scores: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    ties: tuple[LocalizedText, ...]
    record: dict[str, Any]
    """The result as the harbour record writes it."""
    teams: tuple[Team, ...] = ()
    """All seats by team, in a team game. A place of the ranking then holds the seats of whole teams."""

    unit: str | None = None
    """Translation key for a total (with `count`), if totals are not victory points."""

    def places(self) -> tuple[tuple[Team, ...], ...]:
        """Return the teams from first to last, with tied teams in one place."""
        return tuple(
            tuple(team for team in self.teams if set(team.seats) <= set(tied)) for tied in self.ranking
        )


class Term(Struct, frozen=True):
    """A named part of a seat's expected result in points; more is better for the seat."""

    label: LocalizedText
    points: float


def total(terms: Iterable[Term]) -> float:
    """Return the sum of the points of all terms."""
    return fsum(term.points for term in terms)


class Game(ABC, Generic[S, V, E]):
    """A game: set-up, views, notation and scoring.

    Its rules are its steps.
    """

    id: str
    """The name in commands, records and the database: lower case, words joined by hyphens."""
    rules_version: int
    """Increase this when a rule change alters recorded games."""
    former_rules_versions: tuple[int, ...] = ()
    """Earlier rules versions that are still supported for running matches and records."""
    seat_counts: tuple[int, ...]
    """How many can play, ascending; at most 8, for whom there are colours, letters and invitations."""
    state_type: type[S]
    action_type: Any
    """The union of the game's actions."""
    view_type: type[V]
    edition_type: type[E]
    """The type of an edition. Each field limits its size with msgspec's `Meta`."""
    has_passing: bool = False
    """Whether some decisions let a player give up the turn (`Decision.passing`)."""
    options: tuple[Choice, ...] = ()
    """The game's options, chosen before a match. The defaults give the game of the rule book."""
    condition_type: Any = None
    """The union of the game's plan conditions; None if it has none."""
    robots: Mapping[str, Robot[V]]
    """The game's robots by level, weakest first."""
    default_level: str = ""
    """The default robot level; the weakest if the game does not set it."""
    substitute_level: str = ""
    """The robot level that replaces an absent player; the weakest if the game does not set it."""
    folder: Path
    """Folder of the game's data: `edition.toml`, `locales/`, and optionally `lesson/` (engine/core/lesson.py)."""

    def with_rules_version(self, rules_version: int) -> Self:
        """Return the game under a rules version; raises UnknownRulesVersion if it is not supported.

        States created by it carry their version in a field. The default of that field is the first version
        that did not need it. The version selects the steps that have changed. Former steps keep the tags
        under which they are stored.
        """
        if rules_version == self.rules_version:
            return self
        if rules_version not in self.former_rules_versions:
            raise UnknownRulesVersion(rules_version)
        former = copy(self)
        former.rules_version, former.former_rules_versions = rules_version, ()
        return former

    def rules_version_of(self, state: S) -> int:
        """Return the rules version of a state."""
        assert not self.former_rules_versions, (
            f"{self.id} is played by several versions and does not say by which a state is"
        )
        return self.rules_version

    @property
    def default_seat_count(self) -> int:
        """The default number of seats: the smallest supported number above one."""
        return min((count for count in self.seat_counts if count > 1), default=1)

    def typical_turns(self, seats: int) -> int:
        """Return the usual upper limit of turn changes in a match with this many seats.

        League seasons are scheduled with this number, as they have to end however slowly people play. Only
        the longest matches exceed it.
        """
        return DEFAULT_TURNS_PER_SEAT * seats

    @abstractmethod
    def read_edition(self, toml: str) -> E:
        """Parse an edition file; raises BadEdition with a readable reason."""

    def deal(self, seats: int, edition: E, chance: Chance, options: Mapping[str, Any] = NO_OPTIONS) -> S:
        """Set up a game; missing options get their defaults.

        Raises BadOption and BadEdition.
        """
        self.check_bounds(edition)
        return self.set_up(seats, edition, chance, self.read_options(options))

    @abstractmethod
    def set_up(self, seats: int, edition: E, chance: Chance, options: Options) -> S:
        """Set up a game for a number of seats, with seat 0 first, and run the first table steps.

        `options` has a value for each of the game's choices. The state stores what its rules and `options_of`
        need, in fields with defaults. States stored before a choice existed count as its default.
        """

    def read_options(self, options: Mapping[str, Any]) -> Options:
        """Return a value for each choice, using defaults for missing ones; raises BadOption."""
        return with_defaults(self.options, options)

    def options_of(self, state: S) -> Options:
        """Return the options of a game, with a value for each choice."""
        assert not self.options, f"{self.id} has options and does not say which ones a state has"
        return {}

    @abstractmethod
    def observe(self, state: S, viewer: Viewer) -> V:
        """Return everything that a seat or a spectator may know, also in the middle of a turn.

        Only `observe`, the texts and the drawings of a game access the fields of its view.
        """

    @abstractmethod
    def determinise(self, view: V, seat: Seat, chance: SeededChance) -> S:
        """Return a random world in which `observe` gives the seat the same view as in the true one.

        Unknown facts are drawn from all possible values. Past facts that no rule uses any more may be
        omitted. The game must be running, and the view must be of a moment at which a seat has to choose.
        """

    @abstractmethod
    def awaited_seat(self, view: V) -> Seat:
        """Return the seat that has to choose in its own view."""

    @abstractmethod
    def expected(self, view: V) -> tuple[tuple[Term, ...], ...]:
        """Return each seat's expected final result as named terms, as far as the viewer can know.

        More is better in every game: if the fewest points win, points count as negative.
        """

    @abstractmethod
    def edition_of(self, state: S) -> E:
        """Return the edition of a game."""

    @abstractmethod
    def completed_segments(self, state: S) -> int:
        """Return the number of completed segments (phases or rounds) that get a message of their own.

        It grows by one at a time, and only in table steps. A draft never completes a segment.
        """

    def round_number(self, state: S) -> int:
        """Return the current round, 1-based; a game without rounds counts its chapters."""
        return self.completed_segments(state) + 1

    @abstractmethod
    def points(self, view: V) -> tuple[int, ...]:
        """Return each seat's visible victory points; after the end, the final points."""

    @abstractmethod
    def heading(self, view: V) -> LocalizedText:
        """Return one line with the state of play: round, phase and current activity."""

    def rules_help(self, edition: E) -> tuple[LocalizedText, ...]:
        """Return a rules summary, one text per paragraph, with the reconstructed parts of this edition."""
        return (LocalizedText(f"{self.id}-help"),)

    @abstractmethod
    def text_board(self, view: V) -> tuple[LocalizedText, ...]:
        """Return the board as text, one line each, for people who prefer text to pictures."""

    @abstractmethod
    def alt_text(self, view: V) -> tuple[LocalizedText, ...]:
        """Return the alt text of the picture in sentences, most important first.

        It is cut at Discord's limit.
        """

    @abstractmethod
    def result(self, state: S) -> GameResult:
        """Return the outcome of a finished game."""

    @abstractmethod
    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Return the outcomes in a record's `chance`; raises BadMove if they are malformed."""

    def fill_in_chance(
        self, chance: Mapping[str, Any], edition: E, seats: int, moves: Sequence[Mapping[str, Any]]
    ) -> Mapping[str, Any]:
        """Return a record's `chance` with unknown outcomes filled in so that they fit the moves."""
        return chance

    @abstractmethod
    def chance_record(self, state: S, viewer: Viewer) -> dict[str, Any]:
        """Return the chance outcomes that the viewer knows as the record's `chance`: shuffles by name.

        For a finished game it contains everything, so that `read_chance` can deal it again. Before that,
        each outcome has the position it will have at the end. Unknown outcomes are represented by None, or
        the list ends before them. Known outcomes never change later.

        Interchangeable outcomes share one list, or lists of lists. To find leaks, the tests swap the outcomes
        that a viewer does not know.
        """

    def move_record(self, viewer: Viewer, before: S, seat: Seat, action: Action, *, now: S) -> dict[str, Any]:
        """Return an action as a record's move, without anything the viewer may not know.

        `now` is the position in which the record is written. A choice that is still hidden then is omitted or
        None. Choices revealed since then are included. The record of a finished match (`now.stack` is empty)
        includes all choices.
        """
        move: dict[str, Any] = msgspec.to_builtins(action)
        return {"seat": seat, **move}

    def fill_in_move(self, before: S, move: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a running record's move with unknown choices replaced by possible ones."""
        return move

    def read_action(self, pending: Decision | None, move: Mapping[str, Any]) -> Action:
        """Parse a move of a record or of the log; raises BadMove if it is not a move of this game."""
        try:
            action: Action = msgspec.convert(dict(move), self.action_type)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadMove(str(error)) from error
        return action

    def conditions(self, view: V, seat: Seat, actions: Sequence[Action]) -> tuple[Condition, ...]:
        """Return the conditions for a seat's plan of these actions, each once, at most MAX_CONDITIONS.

        `view` is what the seat sees while planning. The plan runs at the beginning of a later turn of the
        seat.
        """
        return ()

    def read_condition(self, fields: Mapping[str, Any]) -> Condition | None:
        """Parse a condition from its JSON; return None if this game has no such condition."""
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
        """Parse a record's `edition`; raises BadEdition if it is not playable."""
        try:
            return msgspec.convert(dict(fields), self.edition_type)
        except msgspec.ValidationError as error:
            raise BadEdition(str(error)) from error

    def check_bounds(self, edition: E) -> None:
        """Raise BadEdition if the edition exceeds the limits that its fields set with msgspec's `Meta`."""
        try:
            msgspec.convert(msgspec.to_builtins(edition), self.edition_type)
        except msgspec.ValidationError as error:
            raise BadEdition(str(error)) from error

    def contradictions(self, edition: E, seats: int) -> tuple[LocalizedText, ...]:
        """Return the contradictions between an edition and the rule book for a number of seats.

        Values that no rule book gives and that had to be reconstructed are not contradictions. The edition's
        record contains `house_rules` (true) if the edition declares that it differs
        (engine/core/editions.py).
        """
        return ()

    def default_edition(self) -> E:
        """Return the edition that is included with the game."""
        return self.read_edition((self.folder / "edition.toml").read_text(encoding="utf-8"))

    def encode_state(self, state: S) -> bytes:
        """Serialize a state as JSON."""
        return msgspec.json.encode(state)

    def decode_state(self, raw: bytes) -> S:
        """Parse a state; raises msgspec.ValidationError if these rules did not write it."""
        return msgspec.json.decode(raw, type=self.state_type)
