"""The players who began a rated match, and the exemptions granted by a league's hosts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class RatedPlayerRow(rows.Row, frozen=True, kw_only=True):
    """A player who began a rated match."""

    match_id: int
    user_key: int
    is_excused: bool = False
    """Whether a host has excused the player for leaving, so that their rating stays unchanged."""


TABLES = (
    Table(
        "rated_players",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        is_excused BOOLEAN NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        row=RatedPlayerRow,
        indexes=("CREATE INDEX ix_rated_players_user ON rated_players (user_key)",),
        user_columns=("user_key",),
    ),
)

_PUT = statements.upsert("rated_players", RatedPlayerRow.__struct_fields__, ("match_id", "user_key"))
_EXCUSED_OF = """
    SELECT user_key FROM rated_players WHERE match_id = :match_id AND is_excused ORDER BY match_id, user_key
"""
_EXCUSED_SINCE = """
    SELECT rated_players.match_id, rated_players.user_key
    FROM rated CROSS JOIN rated_players
    WHERE rated_players.match_id = rated.match_id AND rated.guild_id = :guild_id AND rated.game = :game
        AND rated.ended > :since AND rated_players.is_excused
"""
# CROSS JOIN keeps SQLite from scanning all rated matches of a game first.
_CASUAL_SINCE = """
    SELECT rated_players.match_id, rated_players.user_key
    FROM rated_players CROSS JOIN rated CROSS JOIN matches
    WHERE rated_players.user_key IN (:people) AND rated.match_id = rated_players.match_id
        AND rated.guild_id = :guild_id AND rated.game = :game AND rated.verdict IN ('', 'rated')
        AND matches.id = rated_players.match_id AND matches.started > :since AND matches.seat_order <> 'drawn'
        AND matches.status IN ('running', 'finished') AND rated_players.match_id <> :match_id
"""


async def put(tx: Transaction, players: Iterable[RatedPlayerRow]) -> None:
    """Save the players who began a rated match."""
    if values := [asdict(row) for row in players]:
        await tx.execute(_PUT, values)


async def excused_of_match(tx: Transaction, match_id: int) -> frozenset[int]:
    """Return a match's excused players."""
    return frozenset((await tx.execute(_EXCUSED_OF, {"match_id": match_id})).scalars())


async def excused_since(
    tx: Transaction, guild_id: int, game: str, ended: int = -1
) -> dict[int, frozenset[int]]:
    """Return the excused players of rated matches that ended after the given time, by match."""
    values = {"guild_id": guild_id, "game": game, "since": ended}
    found = await tx.execute(_EXCUSED_SINCE, values)
    return {match_id: frozenset(users) for match_id, users in _by_match(found).items()}


async def casual_since(
    tx: Transaction, guild_id: int, game: str, user_keys: Collection[int], since: int, except_match: int
) -> list[frozenset[int]]:
    """Return the given users' recent rated casual matches, each as the set of those users who played in it.

    Matches that started after `since` count, including running ones that can still be rated. League matches,
    cancelled matches and the match `except_match` don't count.
    """
    values = {
        "guild_id": guild_id, "game": game, "people": [*user_keys], "since": since, "match_id": except_match,
    }  # fmt: skip
    return [frozenset(users) for users in _by_match(await tx.execute(_CASUAL_SINCE, values)).values()]


def _by_match(found: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    users = defaultdict[int, list[int]](list)
    for match_id, user_key in found:
        users[match_id].append(user_key)
    return users
