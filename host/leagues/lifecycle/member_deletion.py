"""Deletion of a user's league data: withdrawing from seasons, and deleting messages to hosts."""

from __future__ import annotations

import msgspec

from host.core import outbox
from host.core.context import Context
from host.core.outbox import OutboxMessage
from host.core.owners import season_owner
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.inactive_members import MAX_BARRED, drop_out, was_removed
from host.leagues.lifecycle.kinds import HostRequest
from host.leagues.lifecycle.season_log import LoadedSeason
from host.matches.settings.events import UserDeleting
from storage.core.database import Transaction
from storage.leagues.league import leagues, projections, seasons
from storage.matches import users

MAX_SEASONS = 2**31 - 1


async def leave_seasons(ctx: Context, user_key: int) -> None:
    """Withdraw a user from all their seasons, each in its own transaction."""
    async with ctx.database.read_transaction() as tx:
        found = await projections.seasons_of_user(tx, user_key, MAX_SEASONS)
    for season in found:
        async with ctx.owner_lock(season_owner(season)), ctx.database.transaction() as tx:
            await _leave(ctx, tx, season, user_key)


async def on_user_deletion(ctx: Context, tx: Transaction, event: UserDeleting) -> None:
    """Withdraw a user from seasons they have joined since `leave_seasons` ran."""
    for season in await projections.unfinished_seasons_of_user(tx, event.user_key):
        await _leave(ctx, tx, season, event.user_key)


async def _leave(ctx: Context, tx: Transaction, season: int, user_key: int) -> None:
    """Withdraw a user from a season, and delete their messages to its hosts."""
    await outbox.delete_matching(tx, season_owner(season), lambda post: _is_request_of(post, user_key))
    try:
        loaded = await season_log.load(tx, season)
    except (ValueError, LookupError, msgspec.DecodeError):
        # A user can't be withdrawn from a season whose log is damaged.
        return
    loaded = await drop_out(ctx, tx, loaded, user_key)
    await season_log.delete_question_texts(tx, loaded, user_key)


def _is_request_of(post: OutboxMessage, user_key: int) -> bool:
    """Return whether a message is a request from the user to the hosts."""
    return isinstance(post, HostRequest) and post.user_key == user_key


async def is_barred_anywhere(ctx: Context, tx: Transaction, user_key: int) -> bool:
    """Return whether hosts have barred a user from the current or a future season of any league."""
    for guild in await users.names_of(tx, user_key):
        for league in await leagues.of_guild(tx, guild):
            found = await seasons.of_league(tx, league.id, 1 + MAX_BARRED)
            for row in found:
                # Avoid loading the logs of large seasons, which is slow.
                if not await seasons.is_mentioned(tx, row.id, user_key):
                    continue
                if _last_barred_season(await season_log.load(tx, row.id), user_key) >= found[0].number:
                    return True
    return False


def _last_barred_season(loaded: LoadedSeason, user_key: int) -> int:
    """Return the number of the last season from which a user is barred, or 0.

    Only this season's rulings count.
    """
    member = loaded.season.members.get(user_key)
    if member is not None and member.barred:
        return loaded.row.number + member.barred
    return loaded.row.number if was_removed(loaded, user_key) else 0
