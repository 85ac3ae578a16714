"""The record of a user's finished matches in a guild."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from host.time.reliability import ReliabilityStats, build_stats
from storage.core.database import Transaction
from storage.history import results
from storage.history.results import ResultRow
from storage.time.reliability import ReliabilityRow

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

    @property
    def finished(self) -> int:
        """Return the number of matches that the user played from start to end."""
        return sum(self.places.values())


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
    places = Counter(row.place for row in rows if row.participation == "played")
    return UserGameRecord(game, seats, dict(sorted(places.items())), how["left"], how["substitute"])


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
