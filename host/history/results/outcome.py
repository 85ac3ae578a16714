"""The outcome of a finished match.

Also contains the pure functions that compute it from the log, and its events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from engine.core import play
from engine.core.game import GameResult
from engine.core.model import AgreeDraw, Resign, Seat
from host.history.results.participation import Participation, is_valid_substitute, starter_participation
from host.history.results.turn_counts import TurnCounts, count_turns, starting_players
from host.matches.log.entries import Move
from host.matches.match.match import Match
from storage.history.results import EndingReason, OutcomeKind, is_win


class SeatOutcome(Struct, frozen=True, kw_only=True):
    """The result of a seat's first player, or of a substitute who had the seat at the end.

    Season files use shorter keys for the fields.
    """

    seat: Seat
    participation: Participation = field(name="how")
    user_key: int | None
    """The user's key, or None for a robot.

    It is also None for a player who left an old match if the log does not record who left.
    """
    robot: str | None = None
    """The robot's level.

    It is empty if a player later took the robot's seat, because the log then does not record the level.
    """
    outcome: OutcomeKind
    reason: EndingReason = ""
    """Why the match ended early; empty if it ended regularly."""
    team: int | None = None
    """The seat's 0-based team, in team games."""
    place: int | None
    """The seat's 1-based place, regardless of which player had the seat at the end.

    Tied seats share a place, and the following places are skipped. It is None if all seats won or lost
    together.
    """
    tied_seats: int | None = field(name="shared")
    """Number of seats that share this place, if there are places."""
    score: int | None
    """None in a game without points."""
    turns: int
    """Number of turns that this player or robot took."""
    used_ms: int = field(name="used")
    """Milliseconds that the match waited for the player, including nights and days off but excluding pauses."""
    timeouts: int = field(name="late")
    """Number of turns in which the player's time ran out."""


class Outcome(Struct, frozen=True, kw_only=True):
    """The outcome of a finished match."""

    match_id: int
    guild_id: int
    game: str
    rules_version: int
    started: int
    """When the match started. Like all times, it is in Unix milliseconds."""
    ended: int
    is_imported: bool = field(name="is_brought_in")
    """Whether the match was imported from a file."""
    seats: tuple[SeatOutcome, ...]
    """The players who began the match, one per seat."""
    substitutes: tuple[SeatOutcome, ...] = ()
    """The substitutes who had a seat at the end of the match and took enough of its turns."""

    @property
    def best_score(self) -> int | None:
        """Return the score of the winners; None without winners or points."""
        return next((row.score for row in self.seats if is_win(row.outcome)), None)

    @property
    def is_common(self) -> bool:
        """Return whether all seats won or lost together."""
        return any(row.outcome in {"all-won", "all-lost"} for row in self.seats)

    @property
    def played(self) -> tuple[SeatOutcome, ...]:
        """Return the results of players who count as having played."""
        return tuple(row for row in self.seats if row.participation == "played")


def compute_outcome(match: Match) -> Outcome:
    """Compute the outcome of a finished match, which must be fully loaded."""
    assert match.folded_log.base == 0, "its log begins at the deal"
    assert play.is_finished(match.state), "it has come to its end"
    row, turns = match.row, count_turns(match)
    return Outcome(
        match_id=row.id,
        guild_id=row.guild_id,
        game=row.game,
        rules_version=row.rules_version,
        started=row.started or 0,
        ended=row.ended or 0,
        is_imported=row.is_imported,
        seats=tuple(_starter(match, turns, seat.seat) for seat in match.seats),
        substitutes=tuple(_substitutes(match, turns)),
    )


def _starter(match: Match, turns: TurnCounts, seat: Seat) -> SeatOutcome:
    """Return the result of the player who began the match in a seat."""
    how, now = starter_participation(match, turns, seat), match.seats[seat]
    level = (now.robot or "") if how == "robot" else None
    return _row(match, turns, seat, how, starting_players(match)[seat], level)


def _substitutes(match: Match, turns: TurnCounts) -> Iterator[SeatOutcome]:
    for place in match.seats:
        if is_valid_substitute(match, turns, place.seat):
            yield _row(match, turns, place.seat, "substitute", place.user_key, None)


def _row(
    match: Match, turns: TurnCounts, seat: Seat, how: Participation, user_key: int | None, robot: str | None
) -> SeatOutcome:
    result = match.game.result(match.state)
    place, shared = place_of_seat(result.ranking, seat)
    turn_count = turns.get(seat, user_key)
    return SeatOutcome(
        seat=seat, participation=how, user_key=user_key, robot=robot, outcome=result.outcome_of(seat),
        reason=_reason(match), team=_team_of(result, seat), place=place, tied_seats=shared,
        score=score_of_seat(result, seat), turns=turn_count.count, used_ms=turn_count.used, timeouts=turn_count.late,
    )  # fmt: skip


def _reason(match: Match) -> EndingReason:
    """Return why the match ended early; empty if it ended regularly."""
    moves = (item.entry for item in reversed(match.folded_log.entries) if isinstance(item.entry, Move))
    last = next(moves, None)
    match None if last is None else last.action:
        case Resign():
            return "resigned"
        case AgreeDraw():
            return "agreed"
    return ""


def _team_of(result: GameResult, seat: Seat) -> int | None:
    return next((number for number, team in enumerate(result.teams) if seat in team.seats), None)


def score_of_seat(result: GameResult, seat: Seat) -> int | None:
    """Return a seat's points; None in a game without points."""
    return result.totals[seat] if result.totals else None


def place_of_seat(ranking: Sequence[Sequence[Seat]], seat: Seat) -> tuple[int, int] | tuple[None, None]:
    """Return the place of a seat, 1-based, and how many seats share it.

    Both are None if there is no ranking, because all seats won or lost together.
    """
    if not ranking:
        return None, None
    before = 0
    for tied in ranking:
        if seat in tied:
            return before + 1, len(tied)
        before += len(tied)
    raise ValueError(f"seat {seat} is not in the ranking")


class ResultStored(Struct, frozen=True):
    """Published when a match has ended and its results are stored."""

    outcome: Outcome


class ResultCorrected(Struct, frozen=True):
    """Published when the stored results of a finished match have changed."""

    outcome: Outcome
