"""Matches to be rated, and what they made of ratings. Pools, ratings and changes are a cache of the results."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct
from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table
from storage.history.results import ResultRow


class PoolRow(rows.Row, frozen=True, kw_only=True):
    """How far the ratings of a server in a game are computed.

    `through_ended` and `through_match` name the last match among them; `dirty` counts what came after they could
    no longer be continued, and is 0 while they can.
    """

    server: int
    game: str
    algorithm: str
    through_ended: int = 0
    through_match: int = 0
    dirty: int = 0


class RatingRow(rows.Row, frozen=True, kw_only=True):
    """A person's rating in a pool; `last` is when the last of their rated matches ended."""

    server: int
    game: str
    person: int
    mu: float
    sigma: float
    matches: int
    last: int
    peak: float


RATED = "rated"
"""The verdict on a match that counts; any other says why one does not, and is empty until it is over."""


class RatedRow(rows.Row, frozen=True, kw_only=True):
    """A match that is to be rated; `ended` is unix milliseconds."""

    match: int
    server: int
    game: str
    ended: int | None = None
    verdict: str = ""


class RatedMatch(Struct, frozen=True):
    """A match that was to be rated and is over."""

    rows: tuple[ResultRow, ...]
    verdict: str
    is_of_season: bool
    """Whether it was drawn in a season, and not arranged by its people."""


MAX_CHANGES = 200


class RatingChangeRow(rows.Row, frozen=True, kw_only=True):
    """A rating after a match; `ended` is unix milliseconds."""

    server: int
    game: str
    person: int
    ended: int
    match: int
    mu: float
    sigma: float


TABLES = (
    Table(
        "pools",
        """
        server BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        algorithm VARCHAR(32) NOT NULL,
        through_ended BIGINT NOT NULL,
        through_match BIGINT NOT NULL,
        dirty INTEGER NOT NULL,
        PRIMARY KEY (server, game)
        """,
        row=PoolRow,
        of=Of.SERVER,
    ),
    Table(
        "ratings",
        """
        server BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        person BIGINT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        matches INTEGER NOT NULL,
        last BIGINT NOT NULL,
        peak DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (server, game, person)
        """,
        row=RatingRow,
        indexes=("CREATE INDEX ix_ratings_person ON ratings (person)",),
        of=Of.SERVER,
        ids=("person",),
    ),
    Table(
        "rated",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        server BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        ended BIGINT,
        verdict VARCHAR(16) NOT NULL,
        PRIMARY KEY (match)
        """,
        row=RatedRow,
        indexes=("CREATE INDEX ix_rated_server_game_ended_match ON rated (server, game, ended, match)",),
    ),
    Table(
        "rating_changes",
        """
        server BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        person BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        match BIGINT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (server, game, person, ended, match)
        """,
        row=RatingChangeRow,
        indexes=("CREATE INDEX ix_rating_changes_person ON rating_changes (person)",),
        of=Of.SERVER,
        ids=("person",),
    ),
)

_PUT_POOL = statements.replace("pools", PoolRow.__struct_fields__, ("server", "game"))
_POOLS = rows.select(PoolRow, "pools")
_POOL = f"{_POOLS} WHERE server = :server AND game = :game"
_EVERY_POOL = f"{_POOLS} ORDER BY server, game"
_POOLS_OF = f"{_POOLS} WHERE server = :server ORDER BY server, game"
_PUT = statements.replace("ratings", RatingRow.__struct_fields__, ("server", "game", "person"))
_RATINGS = f"{rows.select(RatingRow, 'ratings')} WHERE server = :server AND game = :game"
_OF_POOL = f"{_RATINGS} ORDER BY server, game, person"
_OF_PEOPLE = f"{_RATINGS} AND person IN (:people)"
_ADD_RATED = statements.insert("rated", RatedRow.__struct_fields__)
_GET_RATED = f"{rows.select(RatedRow, 'rated')} WHERE match = :match"
_JUDGE = "UPDATE rated SET ended = :ended, verdict = :verdict WHERE match = :match"
_RATED_SINCE = f"""
    SELECT {rows.columns(ResultRow, "results")}, rated.verdict, matches.begins
    FROM results
    JOIN rated ON rated.match = results.match
    JOIN matches ON matches.id = rated.match
    WHERE rated.server = :server AND rated.game = :game AND rated.ended > :since
    ORDER BY rated.ended, rated.match
"""  # noqa: S608 - our own names
_ADD_CHANGES = statements.replace(
    "rating_changes", RatingChangeRow.__struct_fields__, ("server", "game", "person", "ended", "match")
)
_CHANGES_OF_PERSON = f"""
    {rows.select(RatingChangeRow, "rating_changes")}
    WHERE server = :server AND game = :game AND person = :person
    ORDER BY ended DESC, match DESC LIMIT :most
"""


async def pool(tx: Transaction, server: int, game: str) -> PoolRow | None:
    """Return how far a pool is computed; None where there is none."""
    return rows.first(PoolRow, await tx.execute(_POOL, {"server": server, "game": game}))


async def put_pool(tx: Transaction, row: PoolRow) -> None:
    """Keep how far a pool is computed."""
    await tx.execute(_PUT_POOL, asdict(row))


async def every_pool(tx: Transaction) -> list[PoolRow]:
    """Return all pools: a walk through all there are."""
    return rows.every(PoolRow, await tx.execute(_EVERY_POOL))


async def pools_of(tx: Transaction, server: int) -> list[PoolRow]:
    """Return the pools of a server: one for each of its games."""
    return rows.every(PoolRow, await tx.execute(_POOLS_OF, {"server": server}))


async def put(tx: Transaction, changed: Iterable[RatingRow]) -> None:
    """Keep ratings in place of the former ones of the same people."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(_PUT, values)


async def replace(tx: Transaction, server: int, game: str, made: Iterable[RatingRow]) -> None:
    """Keep the ratings of a pool in place of all that are there."""
    of_pool = {"server": server, "game": game}
    await tx.execute("DELETE FROM ratings WHERE server = :server AND game = :game", of_pool)
    await put(tx, made)


async def of_pool(tx: Transaction, server: int, game: str) -> list[RatingRow]:
    """Return all ratings of a pool."""
    return rows.every(RatingRow, await tx.execute(_OF_POOL, {"server": server, "game": game}))


async def of_people(tx: Transaction, server: int, game: str, people: Iterable[int]) -> list[RatingRow]:
    """Return the ratings of some people in a pool."""
    values = {"server": server, "game": game, "people": [*people]}
    return rows.every(RatingRow, await tx.execute(_OF_PEOPLE, values))


async def add_rated(tx: Transaction, row: RatedRow) -> None:
    """Note that a match is to be rated."""
    await tx.execute(_ADD_RATED, asdict(row))


async def get_rated(tx: Transaction, match_id: int) -> RatedRow | None:
    """Return what is known of a match that is to be rated; None where it is not."""
    return rows.first(RatedRow, await tx.execute(_GET_RATED, {"match": match_id}))


async def judge(tx: Transaction, match_id: int, ended: int, verdict: str) -> None:
    """Note that a match is over, and whether it counts."""
    await tx.execute(_JUDGE, {"match": match_id, "ended": ended, "verdict": verdict})


async def rated_since(tx: Transaction, server: int, game: str, ended: int = -1) -> list[RatedMatch]:
    """Return what the matches brought that were to be rated and ended after a time."""
    values = {"server": server, "game": game, "since": ended}
    found = [
        (rows.typed(ResultRow, tuple(row)), verdict, begins == "drawn")
        for *row, verdict, begins in await tx.execute(_RATED_SINCE, values)
    ]
    grouped = (list(of_match) for _, of_match in groupby(found, key=lambda one: one[0].match))
    return [RatedMatch(tuple(row for row, *_ in one), *one[0][1:]) for one in grouped]


async def is_of_season(tx: Transaction, match_id: int) -> bool:
    """Tell whether a match was drawn in a season."""
    begins = await tx.scalar("SELECT begins FROM matches WHERE id = :match", {"match": match_id})
    return bool(begins == "drawn")


async def add_changes(tx: Transaction, made: Iterable[RatingChangeRow]) -> None:
    """Keep what a match made of ratings."""
    if values := [asdict(row) for row in made]:
        await tx.execute(_ADD_CHANGES, values)


async def replace_changes(tx: Transaction, server: int, game: str, made: Iterable[RatingChangeRow]) -> None:
    """Keep all changes of a pool in place of those that are there."""
    of_pool = {"server": server, "game": game}
    await tx.execute("DELETE FROM rating_changes WHERE server = :server AND game = :game", of_pool)
    await add_changes(tx, made)


async def changes_of_person(
    tx: Transaction, server: int, game: str, person: int, most: int = MAX_CHANGES
) -> list[RatingChangeRow]:
    """Return how somebody's rating in a pool changed, the newest first."""
    values = {"server": server, "game": game, "person": person, "most": most}
    return rows.every(RatingChangeRow, await tx.execute(_CHANGES_OF_PERSON, values))
