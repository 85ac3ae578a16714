"""The record of a user's finished matches in a guild."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from host.time.reliability import ReliabilityStats, build_stats
from storage.core.database import Transaction
from storage.history import results
from storage.history.results import OutcomeKind, ResultRow, is_win
from storage.time.reliability import ReliabilityRow

Result: TypeAlias = Literal["won", "draw", "lost"]
RESULTS: tuple[Result, ...] = get_args(Result)
PLAYED_TO_END = frozenset({"played", "substitute"})


class UserGameRecord(Struct, frozen=True):
    """A user's record in one game with one number of seats."""

    game: str
    seats: int
    places: Mapping[int, int]
    """How often the user finished in each place, in matches they played from start to end."""
    left: int
    substituted: int
    """How often the user finished a match as a substitute for another player."""
    outcomes: Mapping[OutcomeKind, int] = {}
    """How often the user had each outcome, in matches they played from start to end."""
    has_ranks: bool = True
    """Whether there are points, or more than two seats."""

    @property
    def finished(self) -> int:
        """Return the number of matches that the user played from start to end."""
        return sum((self.outcomes or self.places).values())

    @property
    def results(self) -> Mapping[Result, int]:
        """Return how often the user won, drew and lost, alone or together with others."""
        counts = Counter[Result]()
        for outcome, count in self.outcomes.items():
            counts["draw" if outcome == "draw" else "won" if is_win(outcome) else "lost"] += count
        return {result: counts[result] for result in RESULTS if counts[result]}

    @property
    def has_places(self) -> bool:
        """Return whether the places say more than the outcomes.

        They don't in games with draws or common results, and in duels without points.
        """
        return self.has_ranks and not {"draw", "all-won", "all-lost"} & self.outcomes.keys()


class UserRecord(Struct, frozen=True):
    """A user's record in a guild.

    Finished matches with more than one seat count, except matches imported from a file.
    """

    played: tuple[UserGameRecord, ...]
    """The records by game and number of seats."""
    reliability: ReliabilityStats
    """The user's reliability in the matches of this record."""


async def load_user_record(tx: Transaction, guild_id: int, user_key: int) -> UserRecord:
    """Return a user's record in a guild."""
    return compute_user_record(user_key, await results.of_user(tx, guild_id, user_key))


def compute_user_record(user_key: int, rows: Iterable[ResultRow]) -> UserRecord:
    """Compute a user's record from result rows."""
    counted = [row for row in rows if row.seats > 1 and not row.is_imported]
    kinds = sorted({(row.game, row.seats) for row in counted})
    played = tuple(
        _game_record(game, seats, [row for row in counted if (row.game, row.seats) == (game, seats)])
        for game, seats in kinds
    )
    return UserRecord(played, _reliability(user_key, counted))


def _game_record(game: str, seats: int, rows: Sequence[ResultRow]) -> UserGameRecord:
    how = Counter(row.participation for row in rows)
    played = [row for row in rows if row.participation == "played"]
    places = Counter(row.place for row in played if row.place is not None)
    outcomes = Counter(row.outcome for row in played)
    has_ranks = seats > 2 or any(row.score is not None for row in played)
    return UserGameRecord(
        game, seats, dict(sorted(places.items())), how["left"], how["substitute"], outcomes, has_ranks
    )


def _reliability(user_key: int, rows: Sequence[ResultRow]) -> ReliabilityStats:
    return build_stats(
        ReliabilityRow(
            user_key=user_key,
            turns=sum(row.turns for row in rows),
            timeouts=sum(row.timeouts for row in rows),
            matches_finished=sum(row.participation in PLAYED_TO_END for row in rows),
            matches_left=sum(row.participation == "left" for row in rows),
        )
    )
