"""Which matches are to be rated, and what became of that at their end."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct
from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table
from storage.history.results.results import ResultRow

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


TABLES = (
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
)

_ADD = statements.insert("rated", RatedRow.__struct_fields__)
_GET = f"{rows.select(RatedRow, 'rated')} WHERE match = :match"
_JUDGE = "UPDATE rated SET ended = :ended, verdict = :verdict WHERE match = :match"
_SINCE = f"""
    SELECT {rows.columns(ResultRow, "results")}, rated.verdict, matches.begins
    FROM results
    JOIN rated ON rated.match = results.match
    JOIN matches ON matches.id = rated.match
    WHERE rated.server = :server AND rated.game = :game AND rated.ended > :since
    ORDER BY rated.ended, rated.match
"""  # noqa: S608 - our own names


async def add(tx: Transaction, row: RatedRow) -> None:
    """Note that a match is to be rated."""
    await tx.execute(_ADD, asdict(row))


async def get(tx: Transaction, match_id: int) -> RatedRow | None:
    """Return what is known of a match that is to be rated; None where it is not."""
    return rows.first(RatedRow, await tx.execute(_GET, {"match": match_id}))


async def judge(tx: Transaction, match_id: int, ended: int, verdict: str) -> None:
    """Note that a match is over, and whether it counts."""
    await tx.execute(_JUDGE, {"match": match_id, "ended": ended, "verdict": verdict})


async def since(tx: Transaction, server: int, game: str, ended: int = -1) -> list[RatedMatch]:
    """Return what the matches brought that were to be rated and ended after a time."""
    values = {"server": server, "game": game, "since": ended}
    found = [
        (rows.typed(ResultRow, tuple(row)), verdict, begins == "drawn")
        for *row, verdict, begins in await tx.execute(_SINCE, values)
    ]
    grouped = (list(of_match) for _, of_match in groupby(found, key=lambda one: one[0].match))
    return [RatedMatch(tuple(row for row, *_ in one), *one[0][1:]) for one in grouped]


async def is_of_season(tx: Transaction, match_id: int) -> bool:
    """Tell whether a match was drawn in a season."""
    begins = await tx.scalar("SELECT begins FROM matches WHERE id = :match", {"match": match_id})
    return bool(begins == "drawn")
