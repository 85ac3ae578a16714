"""Results of finished matches.

Each seat has a row for the player who started the match. If a substitute finished it, the substitute has
another row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table
from storage.matches.match.matches import MatchRow

Participation: TypeAlias = Literal["played", "left", "substitute", "robot"]
OutcomeKind: TypeAlias = Literal["won", "lost", "draw", "all-won", "all-lost"]
"""How a match ended for a seat."""
EndingReason: TypeAlias = Literal["", "resigned", "agreed"]
"""Why a match ended early: a player resigned, or the players agreed to a draw."""
WINS: tuple[OutcomeKind, ...] = ("won", "all-won")
MAX_ROWS = 1000


def is_win(outcome: OutcomeKind) -> bool:
    """Return whether a seat has won, alone or together with others."""
    return outcome in WINS


class ResultRow(rows.Row, frozen=True, kw_only=True):
    """The result of a user who played a seat in a match.

    Times are unix milliseconds; `used_ms` is a duration. `user_key` and `robot` are None if unknown. `place`
    counts from 1, and `tied_seats` is the number of seats that share the place; both are
    None if all seats won or lost together. `score` is None in a game without points. `reason` is why the match
    ended early, or empty if it ended regularly.
    """

    match_id: int
    seat: int
    participation: Participation
    guild_id: int
    game: str
    rules_version: int
    seats: int
    started: int
    ended: int
    is_imported: bool = False
    user_key: int | None = None
    robot: str | None = None
    outcome: OutcomeKind
    reason: EndingReason = ""
    team: int | None = None
    place: int | None
    tied_seats: int | None
    score: int | None
    turns: int
    used_ms: int
    timeouts: int

    @property
    def has_won(self) -> bool:
        """Return whether the seat has won, alone or together with others."""
        return self.outcome == "all-won" or (self.place == 1 and self.outcome != "draw")


TABLES = (
    Table(
        "results",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        participation VARCHAR(16) NOT NULL,
        guild_id BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        rules_version INTEGER NOT NULL,
        seats SMALLINT NOT NULL,
        started BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        is_imported BOOLEAN NOT NULL,
        user_key BIGINT,
        robot VARCHAR(32),
        outcome VARCHAR(16) NOT NULL,
        reason VARCHAR(32) NOT NULL,
        team SMALLINT,
        place SMALLINT,
        tied_seats SMALLINT,
        score INTEGER,
        turns INTEGER NOT NULL,
        used_ms BIGINT NOT NULL,
        timeouts INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat, participation)
        """,
        row=ResultRow,
        indexes=(
            "CREATE INDEX ix_results_user_guild_ended_match ON results (user_key, guild_id, ended, match_id)",
            "CREATE INDEX ix_results_guild_game_ended_match ON results (guild_id, game, ended, match_id)",
        ),
        user_columns=("user_key",),
    ),
)

_ADD = statements.insert("results", ResultRow.__struct_fields__)
_RESULTS = rows.select(ResultRow, "results")
_OF_MATCH = f"{_RESULTS} WHERE match_id = :match_id ORDER BY match_id, seat, participation"
_OF_MATCHES = f"{_RESULTS} WHERE match_id IN (:matches) ORDER BY match_id, seat, participation"
_FROM_NEWEST = "ORDER BY ended DESC, match_id DESC LIMIT :most"
_BY_PERSON = f"WHERE user_key = :user_key AND guild_id = :guild_id {_FROM_NEWEST}"
_OF_USER = f"{_RESULTS} {_BY_PERSON}"
_IN_NEWEST = f"WHERE match_id IN (SELECT match_id FROM results {_BY_PERSON})"  # noqa: S608 - only names of tables and columns
# `+ 0` keeps SQLite from using the index on user_key, because then it would scan all matches of both users.
_HEAD_TO_HEAD = f"{_RESULTS} {_IN_NEWEST} AND user_key + 0 IN (:user_key, :other)"
_WINNERS = f"SELECT match_id, score FROM results {_IN_NEWEST} AND place = 1 AND score IS NOT NULL"  # noqa: S608 - only names of tables and columns
_OF_GAME = f"{_RESULTS} WHERE guild_id = :guild_id AND game = :game"
_OF_GAME_NEWEST = f"{_OF_GAME} {_FROM_NEWEST}"
_OF_GAME_BEFORE = f"{_OF_GAME} AND (ended, match_id) < (:ended, :match_id) {_FROM_NEWEST}"
_FINISHED_AFTER = "SELECT id FROM matches WHERE status = 'finished' AND id > :after ORDER BY id LIMIT :most"

_IN_PERIOD = "guild_id = :guild_id AND ended >= :since AND ended < :until"
_MATCHES = f"{rows.select(MatchRow, 'matches')} WHERE id IN"
# The starting player of the first seat has exactly one row per match.
_SEARCH = f"""
    {_MATCHES} (SELECT match_id FROM results WHERE {_IN_PERIOD} AND game = :game
        AND seat = 0 AND participation <> 'substitute' {_FROM_NEWEST})
"""  # noqa: S608 - only names of tables and columns
_SEARCH_OF_USER = f"""
    {_MATCHES} (SELECT match_id FROM results WHERE user_key = :user_key AND {_IN_PERIOD}
        AND outcome IN (:outcomes) AND participation IN (:participations) {_FROM_NEWEST})
"""  # noqa: S608 - only names of tables and columns


async def put(tx: Transaction, match_id: int, made: Iterable[ResultRow]) -> None:
    """Save a match's results, replacing its earlier ones."""
    await tx.execute("DELETE FROM results WHERE match_id = :match_id", {"match_id": match_id})
    if rows_made := [asdict(row) for row in made]:
        await tx.execute(_ADD, rows_made)


async def of_match(tx: Transaction, match_id: int) -> list[ResultRow]:
    """Return a match's results by seat; empty while the match is running."""
    return rows.all_rows(ResultRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))


async def of_matches(tx: Transaction, match_ids: Sequence[int]) -> list[ResultRow]:
    """Return several matches' results by match and seat."""
    return rows.all_rows(ResultRow, await tx.execute(_OF_MATCHES, {"matches": match_ids}))


async def of_user(tx: Transaction, guild_id: int, user_key: int, limit: int = MAX_ROWS) -> list[ResultRow]:
    """Return a user's results in a guild, most recent first."""
    values = {"guild_id": guild_id, "user_key": user_key, "most": limit}
    return rows.all_rows(ResultRow, await tx.execute(_OF_USER, values))


async def head_to_head(
    tx: Transaction, guild_id: int, user_key: int, other: int, limit: int = MAX_ROWS
) -> list[ResultRow]:
    """Return two users' results in the most recent matches that the first user played in a guild.

    The results are in no particular order.
    """
    values = {"guild_id": guild_id, "user_key": user_key, "other": other, "most": limit}
    return rows.all_rows(ResultRow, await tx.execute(_HEAD_TO_HEAD, values))


async def winning_scores(
    tx: Transaction, guild_id: int, user_key: int, limit: int = MAX_ROWS
) -> dict[int, int]:
    """Return the winning scores in a user's most recent matches in a guild, by match."""
    values = {"guild_id": guild_id, "user_key": user_key, "most": limit}
    return dict(await tx.execute(_WINNERS, values))


async def of_game(
    tx: Transaction, guild_id: int, game: str, before: tuple[int, int] | None = None, limit: int = MAX_ROWS
) -> list[ResultRow]:
    """Return a game's results in a guild, most recent first.

    `before` is an end time and a match id. If it is given, only results of earlier matches are returned.
    """
    values = {"guild_id": guild_id, "game": game, "most": limit}
    if before is None:
        return rows.all_rows(ResultRow, await tx.execute(_OF_GAME_NEWEST, values))
    ended, match_id = before
    found = await tx.execute(_OF_GAME_BEFORE, values | {"ended": ended, "match_id": match_id})
    return rows.all_rows(ResultRow, found)


async def finished_after(tx: Transaction, after: int, limit: int) -> list[int]:
    """Return the finished matches with ids above `after`, in ascending order.

    Used to scan all matches in batches.
    """
    return (await tx.execute(_FINISHED_AFTER, {"after": after, "most": limit})).scalars()


async def search(
    tx: Transaction, guild_id: int, game: str, period: tuple[int, int], limit: int
) -> list[MatchRow]:
    """Return a guild's most recent finished matches of a game, in no particular order.

    `period` is the interval in which they ended, without its end.
    """
    values = {"guild_id": guild_id, "game": game, "since": period[0], "until": period[1], "most": limit}
    return rows.all_rows(MatchRow, await tx.execute(_SEARCH, values))


async def search_of_user(
    tx: Transaction, guild_id: int, user_key: int, period: tuple[int, int], limit: int,
    *, outcomes: Sequence[OutcomeKind], participations: Sequence[Participation],
) -> list[MatchRow]:  # fmt: skip
    """Return the most recent finished matches in which a user had one of the given results.

    They are in no particular order. `period` is the interval in which they ended, without its end.
    """
    values: dict[str, Any] = {
        "guild_id": guild_id,
        "user_key": user_key,
        "since": period[0],
        "until": period[1],
    }
    values |= {"outcomes": outcomes, "participations": participations, "most": limit}
    return rows.all_rows(MatchRow, await tx.execute(_SEARCH_OF_USER, values))
