"""The champion role that hosts may set: new champions get it, and former champions lose it."""

from __future__ import annotations

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.kinds import ChangeChampionRole
from host.leagues.lifecycle.season_log import LoadedSeason
from storage.core.database import Transaction
from storage.leagues.league import seasons

SEASONS_BACK = 10
"""Number of recent seasons to search for the latest completed one."""


def champions_of(loaded: LoadedSeason) -> set[int]:
    """Return a season's champions; empty until the season is over."""
    return {user_key for user_key, moved in loaded.season.moved.items() if moved == "champion"}


async def update_champion_role(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> None:
    """Give the champion role to the new champions of a season, and take it from the previous ones."""
    if (role := loaded.league.champion_role) is None:
        return
    now = champions_of(loaded)
    last = await _last_completed(tx, loaded.league.id, loaded.row.number)
    before = set() if last is None else champions_of(last)
    posts = [ChangeChampionRole(user_key, role, is_taken=True) for user_key in sorted(before - now)]
    posts += [ChangeChampionRole(user_key, role) for user_key in sorted(now)]
    await outbox.add(ctx, tx, season_owner(loaded.id), *posts)


async def replace_champion_role(
    ctx: Context, tx: Transaction, league_id: int, before: int | None, after: int | None
) -> None:
    """Give the current champions the new champion role in place of the old one."""
    known = await _last_completed(tx, league_id)
    if known is None or before == after:
        return
    posts = [
        ChangeChampionRole(user_key, role, is_taken=role == before)
        for role in (before, after)
        if role is not None
        for user_key in sorted(champions_of(known))
    ]
    await outbox.add(ctx, tx, season_owner(known.id), *posts)


async def _last_completed(
    tx: Transaction, league_id: int, earlier_than: int | None = None
) -> LoadedSeason | None:
    """Return the latest completed season.

    With `earlier_than`, consider only seasons before that season number.
    """
    for row in await seasons.of_league(tx, league_id, SEASONS_BACK):
        if row.status == "over" and (earlier_than is None or row.number < earlier_than):
            return await season_log.load(tx, row.id)
    return None
