"""The limit on rated casual matches between the same two players.

It prevents players from farming rating points with a friend. The bot decides at the start of a match whether
it is rated, and shows this on its card. If the decision were made at the end, players could play without any
risk to their rating.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import combinations

from host.core.context import Context
from host.matches.match.match import is_season_match
from host.matches.match.seating import Seats
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.history import rated_players, ratings
from storage.history.rated_players import RatedPlayerRow
from storage.history.ratings import OVER_LIMIT
from storage.matches.match.matches import MatchRow

WINDOW = 30 * DAY
MAX_MATCHES_OF_PAIR = 3
"""Maximum number of rated casual matches between the same two players within the time window."""


async def is_over_limit(ctx: Context, tx: Transaction, row: MatchRow, user_keys: Collection[int]) -> bool:
    """Return whether two of the given users have reached the limit, which makes a casual match unrated."""
    if is_season_match(row) or len(user_keys) < 2:
        return False
    return bool(await pairs_over_limit(ctx, tx, row.guild_id, row.game, user_keys, row.id))


async def pairs_over_limit(
    ctx: Context, tx: Transaction, guild_id: int, game: str, user_keys: Collection[int], match_id: int = 0
) -> frozenset[tuple[int, int]]:
    """Return the pairs of users who have reached the limit; `match_id` is a match that does not count."""
    since = ctx.now() - WINDOW
    met = await rated_players.casual_since(tx, guild_id, game, user_keys, since, match_id)
    pairs = Counter(pair for users in met for pair in combinations(sorted(users), 2))
    return frozenset(pair for pair, count in pairs.items() if count >= MAX_MATCHES_OF_PAIR)


async def decide_rated(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats) -> None:
    """Store a match's players at its start, and decide whether the match is rated."""
    if await ratings.get_rated(tx, row.id) is None:
        return
    # Matches that start at the same time must be counted one after the other.
    await tx.lock(f"rated matches {row.guild_id} {row.game}")
    users = [seat.user_key for seat in seat_rows if seat.user_key is not None]
    if await is_over_limit(ctx, tx, row, users):
        await ratings.set_verdict(tx, row.id, None, OVER_LIMIT)
    await rated_players.put(tx, [RatedPlayerRow(match_id=row.id, user_key=user_key) for user_key in users])
