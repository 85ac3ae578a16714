"""The interface for games: `engine/games/<g>/game.py` implements it and exports it as GAME."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from math import fsum
from pathlib import Path
from typing import Any, Generic, Literal, Self, TypeAlias, TypeVar, Union

import msgspec
from msgspec import Struct

from engine.core.model import Action, AgreeDraw, Decision, Resign, Seat, State, Viewer
from engine.core.options import NO_OPTIONS, Choice, Options, with_defaults
from engine.core.plans.conditions import Condition
from engine.core.plans.goals import Goal
from engine.core.randomness.chance import Chance, RecordedChance, SeededChance
from engine.core.result import GameResult, ScoreLine, Team
from engine.core.robots.robot import Robot
from engine.core.text import LocalizedText

__all__ = ["Game", "GameResult", "Reason", "ScoreLine", "Team", "Term", "TurnSummary", "total"]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
E = TypeVar("E", bound=Struct)


Resigning: TypeAlias = Literal["robot", "eliminated", "ended"]

DEFAULT_TURNS_PER_SEAT = 60
"""Default number of turns per seat, for games that do not define it."""


class BadEdition(Exception):
    """Raised when an edition file cannot be parsed, or when its components do not make a playable game."""


class BadMove(Exception):
    """Raised when a move does not follow the game's notation."""


class UnknownRulesVersion(Exception):
    """Raised when a game does not support a rules version, because the version is too old or too new."""


class Term(Struct, frozen=True):
    """A named component of a seat's expected result, in points; more is better for the seat."""

    label: LocalizedText
    points: float


class Reason(Struct, frozen=True):
    """A reason for a turn, as a clause, and its importance in points."""

    text: LocalizedText
    points: float


class TurnSummary(Struct, frozen=True):
    """A description of a turn for players: its steps, and the reasons for it."""

    steps: tuple[LocalizedText, ...]
    """What to do, in order, as clauses such as `buy two masts`."""
    reasons: tuple[Reason, ...] = ()


def total(terms: Iterable[Term]) -> float:
    """Return the sum of the points of all terms."""
    return fsum(term.points for term in terms)


class Game(ABC, Generic[S, V, E]):
    """A game: setup, views, notation and scoring.

    The rules of play are in the game's steps.
    """

    id: str
    """The game's id in commands, records and the database: lower case, with words joined by hyphens."""
    rules_version: int
    """Increase this when a change to the rules affects recorded games."""
    former_rules_versions: tuple[int, ...] = ()
    """Earlier rules versions that are still supported for running matches and records."""
    seat_counts: tuple[int, ...]
    """Supported numbers of seats in ascending order.

    The maximum is 8, because there are only 8 seat colours and letters.
    """
    state_type: type[S]
    action_type: Any
    """The union of the game's action types."""
    view_type: type[V]
    edition_type: type[E]
    """The type of an edition. Its fields have size limits, defined with msgspec's `Meta`."""
    has_passing: bool = False
    """Whether players may decline some decisions (`Decision.passing_action`)."""
    options: tuple[Choice, ...] = ()
    """The options that players can choose before a match. The defaults match the rule book."""
    resigning: Resigning = "robot"
    """What resigning means: a robot plays on, the seat is eliminated, or the game ends with a result.

    Unless a robot plays on, `State.resign` returns the state afterwards.
    """
    win_value: float = 10.0
    """The scale of `expected`: a lead of this many points practically decides the game.

    In a game without points, a certain win is worth this value, a certain loss its negative, and a draw 0.
    """
    has_turn_order: bool = True
    """Whether it matters who goes first; False if all seats always choose at the same time."""
    has_draws: bool = False
    """Whether the players can agree to a draw (`State.agree_draw`)."""
    condition_type: Any = None
    """The union of the game's condition types for plans; None if there are no conditions."""
    goal_type: Any = None
    """The union of the game's goal types for plans; None if there are no goals."""
    robots: Mapping[str, Robot[V]]
    """The game's robots by level, weakest first."""
    default_level: str = ""
    """The default robot level; if empty, the weakest level."""
    substitute_level: str = ""
    """The level of the robot that replaces an absent player; if empty, the weakest level."""
    folder: Path
    """The folder with the game's data: `edition.toml`, `locales/`, and optionally `lesson/`.

    See engine/core/files/lesson.py.
    """

    def __init_subclass__(cls, **values: Any) -> None:
        """Set the default of `substitute_level`."""
        super().__init_subclass__(**values)
        if not cls.substitute_level:
            cls.substitute_level = next(iter(getattr(cls, "robots", ())), "")

    def with_rules_version(self, rules_version: int) -> Self:
        """Return the game under the given rules version.

        Raise UnknownRulesVersion if it is not supported. The version selects between old and new variants of
        a step. Old variants retain the tags under which they are stored.

        If a game supports several versions, its states store their version in a field. States from before
        this field existed get its default, which must be the version of that time.
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
    def move_type(self) -> Any:
        """Return the union of all actions in a log or record, including those that end a seat's part."""
        endings = [Resign] if self.resigning != "robot" else []
        return Union[(self.action_type, *endings, *([AgreeDraw] if self.has_draws else []))]

    def teams(self, seats: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Return the teams that win or lose together; empty if each seat plays for itself.

        A single team of all seats makes the game cooperative. Teams that are secret during the game are only
        in the result.
        """
        return ()

    def teams_of(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        """Return the teams in a state; empty if each seat plays for itself."""
        return self.teams(state.seats, self.options_of(state))

    def is_cooperative(self, seats: int, options: Options) -> bool:
        """Return whether all seats win or lose together."""
        return seats > 1 and len(self.teams(seats, options)) == 1

    def has_chance(self, options: Options) -> bool:
        """Return whether anything in the game is decided by chance.

        If neither the game nor the seat order needs chance, the bot announces no shuffles.
        """
        return True

    @property
    def default_seat_count(self) -> int:
        """Return the default number of seats, which is the smallest supported number above one."""
        return min((count for count in self.seat_counts if count > 1), default=1)

    def typical_turns(self, seats: int) -> int:
        """Return a number of turns that is enough for nearly all matches in which all play sensibly.

        League seasons are planned by it, so that they end in time even if all players are slow.
        """
        return DEFAULT_TURNS_PER_SEAT * seats

    @abstractmethod
    def read_edition(self, toml: str) -> E:
        """Parse an edition file.

        Raise BadEdition with a readable reason if it is invalid.
        """

    def deal(self, seats: int, edition: E, chance: Chance, options: Mapping[str, Any] = NO_OPTIONS) -> S:
        """Set up a game; missing options have their default values.

        Raise BadOption or BadEdition if an option or the edition is invalid.
        """
        self.check_bounds(edition)
        return self.set_up(seats, edition, chance, self.read_options(options))

    @abstractmethod
    def set_up(self, seats: int, edition: E, chance: Chance, options: Options) -> S:
        """Set up a game with seat 0 first, and run the first table steps.

        `options` has a value for each entry in the game's `options`. The state must store all option values
        that the rules and `options_of` need. These fields need defaults: a state that was stored before an
        option existed has the option's default value.
        """

    def read_options(self, options: Mapping[str, Any]) -> Options:
        """Return a value for each of the game's options, using defaults for missing ones.

        Raise BadOption if an option is invalid.
        """
        return with_defaults(self.options, options)

    def options_of(self, state: S) -> Options:
        """Return the value of each of the game's options in the given state."""
        assert not self.options, f"{self.id} has options and does not say which ones a state has"
        return {}

    @abstractmethod
    def observe(self, state: S, viewer: Viewer) -> V:
        """Return everything that a seat or a spectator may know, even in the middle of a turn.

        Only the game's own `observe`, texts and drawings may access the fields of its views.
        """

    @abstractmethod
    def determinise(self, view: V, seat: Seat, chance: SeededChance) -> S:
        """Return a random world that is indistinguishable from the true one for the seat.

        `observe` returns the same view in both worlds. Unknown facts are drawn from all possible values, which
        may be weighted by how players usually play (`engine.core.randomness.beliefs`). Past facts that no rule
        uses any more may be omitted. The game must be running, and the view must be the view of a seat that
        has to choose.
        """

    @abstractmethod
    def awaited_seat(self, view: V) -> Seat:
        """Return the seat that has to choose.

        `view` must be the view of this seat.
        """

    @abstractmethod
    def expected(self, view: V) -> tuple[tuple[Term, ...], ...]:
        """Return each seat's expected final result as named terms, based on the viewer's knowledge.

        More is better in every game. In games where the fewest points win, points are negative. In games
        without points, the sum of a seat's terms is between -`win_value` and `win_value`.
        """

    def summarize_turn(
        self, seat: Seat, actions: Sequence[Action], before: V, after: V, later: V
    ) -> TurnSummary | None:
        """Describe a seat's turn for players, as in hints. Return None if the game has no descriptions.

        `before` and `after` are the seat's views before and after the actions. `later` is its view after it
        has finished its turn in the usual way. A reason must be true, must follow from what all players
        know or from the seat's own view, and must have the same text in all positions that look the same.
        """
        return None

    @abstractmethod
    def edition_of(self, state: S) -> E:
        """Return the edition used in a state."""

    @abstractmethod
    def completed_segments(self, state: S) -> int:
        """Return the number of completed segments (phases or rounds).

        Each segment is announced in its own message. The number increases by one at a time, and only in table
        steps, so a draft never completes a segment.
        """

    def round_number(self, state: S) -> int:
        """Return the 1-based number of the current round.

        In a game without rounds, return the current segment.
        """
        return self.completed_segments(state) + 1

    def points(self, view: V) -> tuple[int, ...]:
        """Return each seat's visible victory points; after the end, return the final points.

        In a game without points, return an empty tuple.
        """
        return ()

    def lead_of_win(self, view: V, *, is_common: bool) -> float:
        """Return the lead that a certain win is worth in a game without points; otherwise 0.

        In a game that all win or lose together, it is the common result instead of a lead.
        """
        if self.points(view):
            return 0.0
        return self.win_value * (1 if is_common else 2)

    def eliminated(self, view: V) -> tuple[Seat, ...]:
        """Return the seats that take no further part in the game, although it continues."""
        return ()

    @abstractmethod
    def heading(self, view: V) -> LocalizedText:
        """Return one line that describes the current state: round, phase and activity."""

    def rules_help(self, edition: E) -> tuple[LocalizedText, ...]:
        """Return a summary of the rules, one text per paragraph.

        It mentions which parts of the edition were reconstructed.
        """
        return (LocalizedText(f"{self.id}-help"),)

    @abstractmethod
    def text_board(self, view: V) -> tuple[LocalizedText, ...]:
        """Return the board as text, line by line, for users who prefer text to images."""

    @abstractmethod
    def alt_text(self, view: V) -> tuple[LocalizedText, ...]:
        """Return the sentences of the image's alt text, most important first.

        They are truncated to Discord's limit.
        """

    @abstractmethod
    def result(self, state: S) -> GameResult:
        """Return the outcome of a finished game."""

    @abstractmethod
    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Parse the random outcomes in a record's `chance`.

        Raise BadMove if they are malformed.
        """

    def fill_in_chance(
        self, chance: Mapping[str, Any], edition: E, seats: int, moves: Sequence[Mapping[str, Any]]
    ) -> Mapping[str, Any]:
        """Return a record's `chance`, with unknown outcomes filled in so that the moves are possible."""
        return chance

    @abstractmethod
    def chance_record(self, state: S, viewer: Viewer) -> dict[str, Any]:
        """Return the random outcomes that the viewer knows, in the format of a record's `chance`.

        Shuffles are stored by name. For a finished game, return all outcomes, so that `read_chance` can deal
        the same game.

        During the game, each known outcome already has its final position in the list. Unknown outcomes are
        None, or are left out at the end of the list. Known outcomes never change later.

        To find leaks, the tests exchange outcomes that a viewer does not know. Exchangeable outcomes must
        therefore be in the same list, or in lists with the same parent.
        """

    def move_record(self, viewer: Viewer, before: S, seat: Seat, action: Action, *, now: S) -> dict[str, Any]:
        """Return an action as a move in a record, without anything that the viewer may not know.

        `now` is the position when the record is written. Choices that are still hidden in this position are
        omitted or None. Choices that have been revealed since the move are included. If the match is finished
        (`now.stack` is empty), all choices are included.
        """
        move: dict[str, Any] = msgspec.to_builtins(action)
        return {"seat": seat, **move}

    def fill_in_move(self, before: S, move: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a move from a running match's record, with unknown choices replaced with possible ones."""
        return move

    def read_action(self, pending: Decision | None, move: Mapping[str, Any]) -> Action:
        """Parse a move from a record or the log.

        Raise BadMove if this game has no such move.
        """
        try:
            action: Action = msgspec.convert(dict(move), self.move_type)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadMove(str(error)) from error
        return action

    def conditions(self, view: V, seat: Seat, actions: Sequence[Action]) -> tuple[Condition, ...]:
        """Return the possible conditions for planning the given actions, without duplicates.

        There are at most MAX_CONDITIONS. `view` is the seat's view while planning. The plan is played at the
        beginning of the seat's next turn or a later one.
        """
        return ()

    def read_condition(self, fields: Mapping[str, Any]) -> Condition | None:
        """Parse a condition from JSON.

        Return None if this game has no such condition.
        """
        if self.condition_type is None:
            return None
        try:
            condition: Condition = msgspec.convert(dict(fields), self.condition_type)
        except msgspec.ValidationError:
            return None
        return condition

    def goals(self, view: V, seat: Seat) -> tuple[Goal, ...]:
        """Return the goals that a seat can plan for its next turn, at most MAX_GOALS, without duplicates."""
        return ()

    def read_goal(self, fields: Mapping[str, Any]) -> Goal | None:
        """Parse a goal from JSON.

        Return None if this game has no such goal.
        """
        if self.goal_type is None:
            return None
        try:
            goal: Goal = msgspec.convert(dict(fields), self.goal_type)
        except msgspec.ValidationError:
            return None
        return goal

    def edition_record(self, edition: E) -> dict[str, Any]:
        """Return an edition in the format of a record's `edition`."""
        fields: dict[str, Any] = msgspec.to_builtins(edition)
        return fields

    def edition_from_record(self, fields: Mapping[str, Any]) -> E:
        """Parse the `edition` in a record.

        Raise BadEdition if it is not playable.
        """
        try:
            return msgspec.convert(dict(fields), self.edition_type)
        except msgspec.ValidationError as error:
            raise BadEdition(str(error)) from error

    def check_bounds(self, edition: E) -> None:
        """Check an edition's values against the limits defined with msgspec's `Meta`.

        Raise BadEdition if a limit is exceeded.
        """
        try:
            msgspec.convert(msgspec.to_builtins(edition), self.edition_type)
        except msgspec.ValidationError as error:
            raise BadEdition(str(error)) from error

    def contradictions(self, edition: E, seats: int) -> tuple[LocalizedText, ...]:
        """Return a text for each contradiction between an edition and the rule book for this number of seats.

        A reconstructed value that no rule book contains is not a contradiction. An edition that deviates on
        purpose has `house_rules` (true) in its record (engine/core/files/editions.py).
        """
        return ()

    def default_edition(self) -> E:
        """Return the edition that ships with the game."""
        return self.read_edition((self.folder / "edition.toml").read_text(encoding="utf-8"))

    def encode_state(self, state: S) -> bytes:
        """Serialize a state as JSON."""
        return msgspec.json.encode(state)

    def decode_state(self, raw: bytes) -> S:
        """Parse a state.

        Raise msgspec.ValidationError if the state is impossible under these rules.
        """
        return msgspec.json.decode(raw, type=self.state_type)
