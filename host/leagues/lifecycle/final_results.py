"""Final results of a season: movements, corrections by later rulings, and changes of roles."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Mapping

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.kinds import ChangeMemberRole
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.member_roles import MemberRole
from host.leagues.pairing.entrants import Movement
from host.leagues.season.entries import FinalCorrected
from host.leagues.season.results import final_movements, standings
from host.leagues.season.season import Status
from storage.core.database import Transaction
from storage.leagues.league import seasons

SEASONS_BACK = 10
"""Number of recent seasons to search for the latest completed one."""
ROLE_BATCH = 20
"""Maximum number of users per outbox message that changes roles.

A missing permission is reported once per message. Discord allows about one role change per second, so larger
messages would block the season's queue for too long.
"""
_DRAWN: tuple[Status, ...] = ("drawn", "playing", "protest", "over")


async def load_movements(
    tx: Transaction, loaded: LoadedSeason, lots: Mapping[int, int]
) -> dict[int, Movement]:
    """Return the promotions and relegations of a season's members."""
    outcomes = await season_log.load_outcomes(tx, loaded.season)
    return await asyncio.to_thread(final_movements, loaded.season, outcomes, lots)


async def find_correction(
    tx: Transaction, before: LoadedSeason, after: LoadedSeason
) -> FinalCorrected | None:
    """Return the correction if rulings changed a finished season's movements or order, otherwise None.

    Also return None while a table is open again, because it has not been adjudicated yet.
    """
    if any(not table.is_over for table in after.season.tables.values()):
        return None
    moved = await load_movements(tx, after, after.season.lots)
    orders = [await _load_order(tx, loaded) for loaded in (before, after)]
    if moved == dict(after.season.moved) and orders[0] == orders[1]:
        return None
    return FinalCorrected(moved=tuple(sorted(moved.items())))


async def _load_order(tx: Transaction, loaded: LoadedSeason) -> list[list[int]]:
    """Return the members of each division in the order of its standings."""
    season, outcomes = loaded.season, await season_log.load_outcomes(tx, loaded.season)
    return [
        [line.user_key for line in standings(season, division.number, outcomes, season.lots)]
        for division in season.divisions
    ]


async def is_settled(tx: Transaction, loaded: LoadedSeason) -> bool:
    """Return whether a later season has been drawn using this season's final results.

    Also locks the results, so that no draw can use them while they are being corrected.
    """
    await lock_results(tx, loaded.league.id)
    rows = await seasons.of_league(tx, loaded.league.id, SEASONS_BACK)
    return any(row.number > loaded.row.number and row.status in _DRAWN for row in rows)


async def lock_results(tx: Transaction, league_id: int) -> None:
    """Lock the final results of a league's seasons until the transaction ends."""
    await tx.lock(f"final results of league {league_id}")


async def load_heads(tx: Transaction, loaded: LoadedSeason) -> tuple[tuple[int, int], ...]:
    """Return the log heads of earlier seasons.

    They show whether the results of these seasons have changed.
    """
    rows = await seasons.of_league(tx, loaded.league.id, SEASONS_BACK)
    return tuple((row.id, row.head) for row in rows if row.number < loaded.row.number)


def champions_of(loaded: LoadedSeason) -> set[int]:
    """Return a season's champions; empty until the season is over."""
    return {user_key for user_key, moved in loaded.season.moved.items() if moved == "champion"}


def role_changes(before: Collection[MemberRole], after: Collection[MemberRole]) -> Iterator[ChangeMemberRole]:
    """Return the messages that remove and add roles, removals first.

    Roles that are in both collections do not change.
    """
    for is_taken, pairs in ((True, {*before} - {*after}), (False, {*after} - {*before})):
        for role in sorted({role for _, role in pairs}):
            user_keys = sorted(user_key for user_key, own in pairs if own == role)
            for at in range(0, len(user_keys), ROLE_BATCH):
                yield ChangeMemberRole(tuple(user_keys[at : at + ROLE_BATCH]), role, is_taken)


async def update_champion_role(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, former: LoadedSeason | None = None
) -> None:
    """Add the champion role to a season's new champions, and remove it from the previous ones.

    If results were corrected, `former` is the season as it was before. Otherwise, the previous champions are
    those of the last completed season.
    """
    if (role := loaded.league.champion_role) is None:
        return
    now = champions_of(loaded)
    last = former or await _last_completed(tx, loaded.league.id, loaded.row.number)
    before = set() if last is None else champions_of(last)
    given = now - before if former is not None else now
    taken = {(user_key, role) for user_key in before - now}
    posts = role_changes(taken, {(user_key, role) for user_key in given})
    await outbox.add(ctx, tx, season_owner(loaded.id), *posts)


async def replace_champion_role(
    ctx: Context, tx: Transaction, league_id: int, before: int | None, after: int | None
) -> None:
    """Replace the champion role of the current champions with a new one."""
    known = await _last_completed(tx, league_id)
    if known is None or before == after:
        return
    champions = champions_of(known)
    taken, given = ({(user_key, role) for user_key in champions if role} for role in (before, after))
    await outbox.add(ctx, tx, season_owner(known.id), *role_changes(taken, given))


async def _last_completed(
    tx: Transaction, league_id: int, earlier_than: int | None = None
) -> LoadedSeason | None:
    """Return the latest completed season.

    With `earlier_than`, only consider seasons with lower numbers.
    """
    for row in await seasons.of_league(tx, league_id, SEASONS_BACK):
        if row.status == "over" and (earlier_than is None or row.number < earlier_than):
            return await season_log.load(tx, row.id)
    return None
