"""Projections of season logs for queries: members and divisions, fixtures and their matches.

All rows can be rebuilt from the logs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table

FixtureStatus: TypeAlias = Literal["planned", "playing", "over", "void"]


class MemberRow(rows.Row, frozen=True, kw_only=True):
    """A member of a season; `division` and `tier` are None until the draw."""

    season: int
    user_key: int
    status: str
    division: int | None = None
    tier: int | None = None
    movement: str | None = None
    """The member's outcome at the end of the season."""


class FixtureRow(rows.Row, frozen=True, kw_only=True):
    """A season's fixture, and its match if there is one."""

    season: int
    number: int
    division: int
    state: FixtureStatus = "planned"
    match_id: int | None = None


TABLES = (
    Table(
        "season_members",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        user_key BIGINT NOT NULL,
        status VARCHAR(16) NOT NULL,
        division INTEGER,
        tier INTEGER,
        movement VARCHAR(16),
        PRIMARY KEY (season, user_key)
        """,
        row=MemberRow,
        indexes=("CREATE INDEX ix_season_members_user_season ON season_members (user_key, season)",),
        scope=Scope.SEASON,
        user_columns=("user_key",),
    ),
    Table(
        "season_fixtures",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        number INTEGER NOT NULL,
        division INTEGER NOT NULL,
        state VARCHAR(16) NOT NULL,
        match_id BIGINT,
        PRIMARY KEY (season, number)
        """,
        row=FixtureRow,
        indexes=(
            "CREATE INDEX ix_season_fixtures_season_state ON season_fixtures (season, state)",
            "CREATE UNIQUE INDEX uq_season_fixtures_match ON season_fixtures (match_id)",
        ),
        scope=Scope.SEASON,
    ),
)

_PUT_MEMBER = statements.upsert("season_members", MemberRow.__struct_fields__, ("season", "user_key"))
_PUT_TABLE = statements.upsert("season_fixtures", FixtureRow.__struct_fields__, ("season", "number"))
_DROP_MEMBERS = "DELETE FROM season_members WHERE season = :season AND user_key IN (:people)"
_DROP_TABLES = "DELETE FROM season_fixtures WHERE season = :season AND number IN (:numbers)"
_MEMBERS = f"""
    {rows.select(MemberRow, "season_members")} WHERE season = :season ORDER BY season, user_key
"""
_TABLES = f"""
    {rows.select(FixtureRow, "season_fixtures")} WHERE season = :season ORDER BY season, number
"""
_OF_MATCH = f"{rows.select(FixtureRow, 'season_fixtures')} WHERE match_id = :match_id"
_SEASONS_OF = """
    SELECT season FROM season_members WHERE user_key = :user_key ORDER BY user_key DESC, season DESC LIMIT :most
"""
_UNFINISHED_OF = """
    SELECT season_members.season FROM season_members JOIN seasons ON seasons.id = season_members.season
    WHERE season_members.user_key = :user_key AND seasons.status NOT IN ('over', 'void')
"""
_PLAYED = """
    SELECT leagues.guild_id, leagues.game, season_members.movement, season_members.status, season_members.division,
        seasons.status
    FROM season_members
    JOIN seasons ON seasons.id = season_members.season
    JOIN leagues ON leagues.id = seasons.league
    WHERE season_members.user_key = :user_key
    ORDER BY season_members.user_key DESC, season_members.season DESC
    LIMIT :most
"""
_OPEN = """
    SELECT count(*) FROM leagues
    JOIN seasons ON seasons.league = leagues.id
    JOIN season_fixtures ON season_fixtures.season = seasons.id
    WHERE leagues.guild_id = :guild_id AND season_fixtures.state = 'playing'
"""


async def put_members(tx: Transaction, changed: Iterable[MemberRow]) -> None:
    """Save the current state of season members."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(_PUT_MEMBER, values)


async def delete_members(tx: Transaction, season: int, user_keys: Sequence[int]) -> None:
    """Delete the given users from a season's members."""
    if user_keys:
        await tx.execute(_DROP_MEMBERS, {"season": season, "people": user_keys})


async def put_fixtures(tx: Transaction, changed: Iterable[FixtureRow]) -> None:
    """Save the state of a season's fixtures."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(_PUT_TABLE, values)


async def delete_fixtures(tx: Transaction, season: int, numbers: Sequence[int]) -> None:
    """Delete the given fixtures, which no longer exist in the season."""
    if numbers:
        await tx.execute(_DROP_TABLES, {"season": season, "numbers": numbers})


async def members_of(tx: Transaction, season: int) -> list[MemberRow]:
    """Return a season's members."""
    return rows.all_rows(MemberRow, await tx.execute(_MEMBERS, {"season": season}))


async def fixtures_of(tx: Transaction, season: int) -> list[FixtureRow]:
    """Return a season's fixtures."""
    return rows.all_rows(FixtureRow, await tx.execute(_TABLES, {"season": season}))


async def fixture_of_match(tx: Transaction, match_id: int) -> FixtureRow | None:
    """Return a match's fixture, or None if it has none."""
    return rows.first_row(FixtureRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))


async def seasons_of_user(tx: Transaction, user_key: int, limit: int) -> list[int]:
    """Return a user's current and past seasons, newest first."""
    return (await tx.execute(_SEASONS_OF, {"user_key": user_key, "most": limit})).scalars()


async def unfinished_seasons_of_user(tx: Transaction, user_key: int) -> list[int]:
    """Return a user's seasons that are not over."""
    return (await tx.execute(_UNFINISHED_OF, {"user_key": user_key})).scalars()


async def count_played(
    tx: Transaction, guild_id: int, user_key: int, limit: int
) -> dict[tuple[str, str | None], int]:
    """Count a user's completed seasons in a guild, by game and outcome.

    Only the user's newest `limit` seasons, across all guilds, are considered.
    """
    found = await tx.execute(_PLAYED, {"user_key": user_key, "most": limit})
    return Counter(
        (game, moved)
        for of_server, game, moved, status, division, of_season in found
        if (of_server, status, of_season) == (guild_id, "in", "over") and division is not None
    )


async def count_playing(tx: Transaction, guild_id: int) -> int:
    """Return the number of fixtures that are being played in a guild."""
    found: int = await tx.scalar(_OPEN, {"guild_id": guild_id})
    return found
