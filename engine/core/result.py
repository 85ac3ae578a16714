"""The result of a game: what happened, for whom, and why the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Self, TypeAlias

from msgspec import Struct

from engine.core.model import Seat
from engine.core.text import LocalizedText

GameOutcome: TypeAlias = Literal["won", "draw", "all-won", "all-lost"]
"""What happened: some seats won, no seat won, or all seats won or lost together."""
SeatOutcome: TypeAlias = Literal["won", "lost", "draw", "all-won", "all-lost"]
"""What happened to a seat."""


class ScoreLine(Struct, frozen=True):
    """A line in the final scoring: a category and each seat's victory points in it."""

    label: LocalizedText
    values: tuple[int, ...]


class Team(Struct, frozen=True):
    """Seats that win or lose together, with their common result in the game's own unit."""

    name: LocalizedText
    seats: tuple[Seat, ...]
    total: int | None = None
    """None in a game without points."""


class GameResult(Struct, frozen=True):
    """The result of a game: what happened, and the points and ranking if there are any.

    Tied seats share a place in the ranking. Only the outcome and the ranking show who has won: in some games,
    the most points win; in others, the fewest.
    """

    scores: tuple[ScoreLine, ...] = ()
    totals: tuple[int, ...] = ()
    """Each seat's points; empty in a game without points."""
    ranking: tuple[tuple[Seat, ...], ...] = ()
    """The seats from first to last, by place.

    If the outcome is `won`, the seats in first place have won. In a draw, all seats share first place. If all
    seats won or lost together, it is empty.
    """
    ties: tuple[LocalizedText, ...] = ()
    record: dict[str, Any] = {}
    """The result in the format of a game record."""
    teams: tuple[Team, ...] = ()
    """In a team game, the teams with all their seats.

    In such a game, all seats of a team have the same place in the ranking.
    """

    unit: str | None = None
    """Translation key of the text for a seat's or a team's total.

    The text has the placeholder `count`. If it is None, the total is in victory points.
    """
    outcome: GameOutcome = "won"
    reason: LocalizedText | None = None
    """A sentence that explains why the game ended, unless the points explain it."""

    @classmethod
    def won(
        cls, winners: Sequence[Seat], seats: int, record: dict[str, Any], reason: LocalizedText | None = None
    ) -> Self:
        """Create the result of a game without points that some of its seats won."""
        others = tuple(seat for seat in range(seats) if seat not in winners)
        ranking = tuple(place for place in (tuple(sorted(winners)), others) if place)
        return cls(ranking=ranking, record=record, reason=reason)

    @classmethod
    def draw(cls, seats: int, record: dict[str, Any], reason: LocalizedText | None = None) -> Self:
        """Create the result of a game without points that ended in a draw."""
        return cls(ranking=(tuple(range(seats)),), record=record, outcome="draw", reason=reason)

    @classmethod
    def all_won(cls, record: dict[str, Any], reason: LocalizedText | None = None) -> Self:
        """Create the result of a game without points that all seats won together."""
        return cls(record=record, outcome="all-won", reason=reason)

    @classmethod
    def all_lost(cls, record: dict[str, Any], reason: LocalizedText | None = None) -> Self:
        """Create the result of a game without points that all seats lost together."""
        return cls(record=record, outcome="all-lost", reason=reason)

    def places(self) -> tuple[tuple[Team, ...], ...]:
        """Return the teams from first to last; tied teams share a place."""
        return tuple(
            tuple(team for team in self.teams if set(team.seats) <= set(tied)) for tied in self.ranking
        )

    @property
    def is_common(self) -> bool:
        """Return whether all seats won or lost together."""
        return self.outcome in {"all-won", "all-lost"}

    def winners(self, seats: int) -> tuple[Seat, ...]:
        """Return the seats that have won, out of the given number of seats."""
        if self.outcome == "all-won":
            return tuple(range(seats))
        return self.ranking[0] if self.outcome == "won" and self.ranking else ()

    def outcome_of(self, seat: Seat) -> SeatOutcome:
        """Return what happened to a seat."""
        if self.outcome != "won":
            return self.outcome
        return "won" if self.ranking and seat in self.ranking[0] else "lost"
