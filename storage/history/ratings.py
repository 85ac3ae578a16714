"""Rated matches and their rating changes.

Pools, ratings and changes are a cache derived from the results.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct
from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table
from storage.history.results import ResultRow


class PoolRow(rows.Row, frozen=True, kw_only=True):
    """The progress of the rating computation for a guild and a game.

    `through_ended` and `through_match` identify the last match included. `dirty` is the number of changes
    that make a recomputation necessary. New matches can be appended only while `dirty` is 0.
    """

    guild_id: int
    game: str
    algorithm: str
    through_ended: int = 0
    through_match: int = 0
    dirty: int = 0


class RatingRow(rows.Row, frozen=True, kw_only=True):
    """A user's rating in a pool; `last_match_ended` is when the user's last rated match ended."""

    guild_id: int
    game: str
    user_key: int
    mu: float
    sigma: float
    matches: int
    last_match_ended: int
    peak: float


RATED = "rated"
"""The verdict on a rated match.

For an unrated match, the verdict is the reason. Until the match is over, it is empty.
"""
OVER_LIMIT = "again"
"""The verdict on an unrated match in which two players had reached the limit of rated matches against each other."""


class RatedRow(rows.Row, frozen=True, kw_only=True):
    """A match whose players opted in to ratings; `ended` is in unix milliseconds."""

    match_id: int
    guild_id: int
    game: str
    ended: int | None = None
    verdict: str = ""


class RatedMatch(Struct, frozen=True):
    """A finished match whose players opted in to ratings."""

    rows: tuple[ResultRow, ...]
    verdict: str
    is_season_match: bool
    """Whether the match was created by a season's draw, rather than arranged by its players."""


MAX_CHANGES = 200


class RatingChangeRow(rows.Row, frozen=True, kw_only=True):
    """A user's rating after a match; `ended` is in unix milliseconds."""

    guild_id: int
    game: str
    user_key: int
    ended: int
    match_id: int
    mu: float
    sigma: float


TABLES = (
    Table(
        "pools",
        """
        guild_id BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        algorithm VARCHAR(32) NOT NULL,
        through_ended BIGINT NOT NULL,
        through_match BIGINT NOT NULL,
        dirty INTEGER NOT NULL,
        PRIMARY KEY (guild_id, game)
        """,
        row=PoolRow,
        scope=Scope.GUILD,
    ),
    Table(
        "ratings",
        """
        guild_id BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        user_key BIGINT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        matches INTEGER NOT NULL,
        last_match_ended BIGINT NOT NULL,
        peak DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (guild_id, game, user_key)
        """,
        row=RatingRow,
        indexes=("CREATE INDEX ix_ratings_user ON ratings (user_key)",),
        scope=Scope.GUILD,
        user_columns=("user_key",),
    ),
    Table(
        "rated",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        guild_id BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        ended BIGINT,
        verdict VARCHAR(16) NOT NULL,
        PRIMARY KEY (match_id)
        """,
        row=RatedRow,
        indexes=("CREATE INDEX ix_rated_guild_game_ended_match ON rated (guild_id, game, ended, match_id)",),
    ),
    Table(
        "rating_changes",
        """
        guild_id BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        user_key BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        match_id BIGINT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (guild_id, game, user_key, ended, match_id)
        """,
        row=RatingChangeRow,
        indexes=("CREATE INDEX ix_rating_changes_user ON rating_changes (user_key)",),
        scope=Scope.GUILD,
        user_columns=("user_key",),
    ),
)

_PUT_POOL = statements.upsert("pools", PoolRow.__struct_fields__, ("guild_id", "game"))
_POOLS = rows.select(PoolRow, "pools")
_POOL = f"{_POOLS} WHERE guild_id = :guild_id AND game = :game"
_EVERY_POOL = f"{_POOLS} ORDER BY guild_id, game"
_POOLS_OF = f"{_POOLS} WHERE guild_id = :guild_id ORDER BY guild_id, game"
_PUT = statements.upsert("ratings", RatingRow.__struct_fields__, ("guild_id", "game", "user_key"))
_RATINGS = f"{rows.select(RatingRow, 'ratings')} WHERE guild_id = :guild_id AND game = :game"
_OF_POOL = f"{_RATINGS} ORDER BY guild_id, game, user_key"
_OF_USERS = f"{_RATINGS} AND user_key IN (:people)"
_ADD_RATED = statements.insert("rated", RatedRow.__struct_fields__)
_GET_RATED = f"{rows.select(RatedRow, 'rated')} WHERE match_id = :match_id"
_JUDGE = "UPDATE rated SET ended = :ended, verdict = :verdict WHERE match_id = :match_id"
_RATED_SINCE = f"""
    SELECT {rows.columns(ResultRow, "results")}, rated.verdict, matches.seat_order
    FROM results
    JOIN rated ON rated.match_id = results.match_id
    JOIN matches ON matches.id = rated.match_id
    WHERE rated.guild_id = :guild_id AND rated.game = :game AND rated.ended > :since
    ORDER BY rated.ended, rated.match_id
"""  # noqa: S608 - only names of tables and columns
_ADD_CHANGES = statements.upsert(
    "rating_changes", RatingChangeRow.__struct_fields__, ("guild_id", "game", "user_key", "ended", "match_id")
)
_CHANGES_OF_USER = f"""
    {rows.select(RatingChangeRow, "rating_changes")}
    WHERE guild_id = :guild_id AND game = :game AND user_key = :user_key
    ORDER BY ended DESC, match_id DESC LIMIT :most
"""


async def pool(tx: Transaction, guild_id: int, game: str) -> PoolRow | None:
    """Return a pool's progress, or None if the pool does not exist."""
    return rows.first_row(PoolRow, await tx.execute(_POOL, {"guild_id": guild_id, "game": game}))


async def put_pool(tx: Transaction, row: PoolRow) -> None:
    """Save a pool's progress."""
    await tx.execute(_PUT_POOL, asdict(row))


async def all_pools(tx: Transaction) -> list[PoolRow]:
    """Return all pools.

    This scans the whole table.
    """
    return rows.all_rows(PoolRow, await tx.execute(_EVERY_POOL))


async def pools_of(tx: Transaction, guild_id: int) -> list[PoolRow]:
    """Return a guild's pools, one per game."""
    return rows.all_rows(PoolRow, await tx.execute(_POOLS_OF, {"guild_id": guild_id}))


async def put(tx: Transaction, changed: Iterable[RatingRow]) -> None:
    """Save ratings, replacing the users' earlier ones."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(_PUT, values)


async def replace(tx: Transaction, guild_id: int, game: str, made: Iterable[RatingRow]) -> None:
    """Replace all ratings in a pool."""
    of_pool = {"guild_id": guild_id, "game": game}
    await tx.execute("DELETE FROM ratings WHERE guild_id = :guild_id AND game = :game", of_pool)
    await put(tx, made)


async def of_pool(tx: Transaction, guild_id: int, game: str) -> list[RatingRow]:
    """Return all ratings in a pool."""
    return rows.all_rows(RatingRow, await tx.execute(_OF_POOL, {"guild_id": guild_id, "game": game}))


async def of_users(tx: Transaction, guild_id: int, game: str, user_keys: Iterable[int]) -> list[RatingRow]:
    """Return the given users' ratings in a pool."""
    values = {"guild_id": guild_id, "game": game, "people": [*user_keys]}
    return rows.all_rows(RatingRow, await tx.execute(_OF_USERS, values))


async def add_rated(tx: Transaction, row: RatedRow) -> None:
    """Save a match whose players opted in to ratings."""
    await tx.execute(_ADD_RATED, asdict(row))


async def get_rated(tx: Transaction, match_id: int) -> RatedRow | None:
    """Return the row of a match to rate, or None if the players did not opt in."""
    return rows.first_row(RatedRow, await tx.execute(_GET_RATED, {"match_id": match_id}))


async def set_verdict(tx: Transaction, match_id: int, ended: int | None, verdict: str) -> None:
    """Record whether a match is rated, and when it ended; `ended` is None while it is running."""
    await tx.execute(_JUDGE, {"match_id": match_id, "ended": ended, "verdict": verdict})


async def rated_since(tx: Transaction, guild_id: int, game: str, ended: int = -1) -> list[RatedMatch]:
    """Return the results of rated matches that ended after the given time."""
    values = {"guild_id": guild_id, "game": game, "since": ended}
    found = [
        (rows.typed(ResultRow, tuple(row)), verdict, begins == "drawn")
        for *row, verdict, begins in await tx.execute(_RATED_SINCE, values)
    ]
    grouped = (list(of_match) for _, of_match in groupby(found, key=lambda one: one[0].match_id))
    return [RatedMatch(tuple(row for row, *_ in one), *one[0][1:]) for one in grouped]


async def is_season_match(tx: Transaction, match_id: int) -> bool:
    """Return whether a match was created by a season's draw."""
    begins = await tx.scalar("SELECT seat_order FROM matches WHERE id = :match_id", {"match_id": match_id})
    return bool(begins == "drawn")


async def add_changes(tx: Transaction, made: Iterable[RatingChangeRow]) -> None:
    """Save a match's rating changes."""
    if values := [asdict(row) for row in made]:
        await tx.execute(_ADD_CHANGES, values)


async def replace_changes(tx: Transaction, guild_id: int, game: str, made: Iterable[RatingChangeRow]) -> None:
    """Replace all rating changes in a pool."""
    of_pool = {"guild_id": guild_id, "game": game}
    await tx.execute("DELETE FROM rating_changes WHERE guild_id = :guild_id AND game = :game", of_pool)
    await add_changes(tx, made)


async def changes_of_user(
    tx: Transaction, guild_id: int, game: str, user_key: int, limit: int = MAX_CHANGES
) -> list[RatingChangeRow]:
    """Return a user's rating changes in a pool, newest first."""
    values = {"guild_id": guild_id, "game": game, "user_key": user_key, "most": limit}
    return rows.all_rows(RatingChangeRow, await tx.execute(_CHANGES_OF_USER, values))
