"""Commands that change a league's channel and roles."""

from __future__ import annotations

from collections.abc import Collection

from host.core import outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import season_owner, user_owner
from host.leagues import server_events
from host.leagues.commands.leagues import league_for_host
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import fixtures_to_open
from host.leagues.lifecycle.final_results import replace_champion_role, role_changes
from host.leagues.lifecycle.inactive_members import SIGN_UP_STATUSES
from host.leagues.lifecycle.kinds import (
    ChannelDeletedNotice,
    ManageLeague,
    OpenFixture,
    RoleDeletedNotice,
    ShowDivision,
    ShowSignUp,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.member_roles import roles_of_members, serialize_tier_roles, tier_roles
from host.matches.permissions import Authority, authorize_for_guild
from storage.core.database import Transaction
from storage.leagues.league import leagues, season_messages, seasons
from storage.leagues.league.leagues import LeagueRow


async def set_joining_role(ctx: Context, league_id: int, role_id: int | None, by: Authority) -> LeagueRow:
    """Restrict sign-up to a role, or open it to all users (None).

    Raises a UserError if the host has signed up, since the role decides who competes with the host for a
    place.
    """
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        newest = await season_log.load_latest(tx, league_id)
        if (
            newest is not None
            and newest.season.status in SIGN_UP_STATUSES
            and by.user.key in newest.season.members
        ):
            raise user_error("league-plays")
        _require_no_conflict(role_id, tier_roles(row).values())
        await authorize_for_guild(ctx, tx, row.guild_id, by, ManageLeague(row.name, "joining-role"))
        await leagues.set_roles(
            tx, league_id, joining=role_id, champion=row.champion_role, tiers=row.tier_roles
        )
        return await season_log.load_league(tx, league_id)


async def set_champion_role(ctx: Context, league_id: int, role_id: int | None, by: Authority) -> LeagueRow:
    """Set the champion role, or remove it (None).

    The current champions get the new role in place of the old one.
    """
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        await authorize_for_guild(ctx, tx, row.guild_id, by, ManageLeague(row.name, "champion-role"))
        await leagues.set_roles(tx, league_id, joining=row.role, champion=role_id, tiers=row.tier_roles)
        await replace_champion_role(ctx, tx, league_id, row.champion_role, role_id)
        return await season_log.load_league(tx, league_id)


def _require_no_conflict(joining: int | None, tiers: Collection[int | None]) -> None:
    """Raise a UserError if the role required to join is also the role of a tier.

    Members lose the role of a tier at the end of a season, so they could not join again.
    """
    if joining is not None and joining in tiers:
        raise user_error("league-role-conflict")


async def set_tier_role(
    ctx: Context, league_id: int, tier: int, role_id: int | None, by: Authority
) -> LeagueRow:
    """Set the role of a tier, or remove it (None).

    Members of the tier in the current season get the new role in place of the old one.
    """
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        _require_no_conflict(row.role, (role_id,))
        await authorize_for_guild(ctx, tx, row.guild_id, by, ManageLeague(row.name, "tier-role"))
        before = tier_roles(row)
        after = {key: role for key, role in before.items() if key != tier}
        if role_id is not None:
            after[tier] = role_id
        await leagues.set_roles(
            tx,
            league_id,
            joining=row.role,
            champion=row.champion_role,
            tiers=serialize_tier_roles(after),
        )
        if (newest := await season_log.load_latest(tx, league_id)) is not None:
            changes = role_changes(
                roles_of_members(newest.season, before), roles_of_members(newest.season, after)
            )
            await outbox.add(ctx, tx, season_owner(newest.id), *changes)
        return await season_log.load_league(tx, league_id)


async def set_server_events(ctx: Context, league_id: int, by: Authority, *, is_enabled: bool) -> LeagueRow:
    """Turn server events for the dates of a league's seasons on or off."""
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        await authorize_for_guild(ctx, tx, row.guild_id, by, ManageLeague(row.name, "change"))
        await server_events.set_enabled(ctx, tx, league_id, is_enabled=is_enabled)
        return row


async def move_league(ctx: Context, league_id: int, channel_id: int, by: Authority) -> LeagueRow:
    """Move a league to another channel, and repost its current messages there."""
    newest = await _newest(ctx, league_id)
    if newest is None:
        return await _move(ctx, league_id, channel_id, by)
    async with ctx.owner_lock(season_owner(newest)):
        row = await _move(ctx, league_id, channel_id, by)
    await outbox.release(ctx, season_owner(newest))
    return row


async def _newest(ctx: Context, league_id: int) -> int | None:
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load_latest(tx, league_id)
    return None if known is None else known.id


async def _move(ctx: Context, league_id: int, channel_id: int, by: Authority) -> LeagueRow:
    async with ctx.database.transaction() as tx:
        row = await league_for_host(tx, league_id, by)
        await authorize_for_guild(ctx, tx, row.guild_id, by, ManageLeague(row.name, "move"))
        if row.channel != channel_id or row.channel_missing_since is not None:
            await leagues.set_channel(tx, league_id, channel_id)
            known = await season_log.load_latest(tx, league_id)
            if known is not None and known.season.status not in {"over", "void"}:
                await _repost(ctx, tx, known)
        return await season_log.load_league(tx, league_id)


async def _repost(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> None:
    """Repost a season's cards, and the messages of tables whose matches have not begun."""
    owner = season_owner(loaded.id)
    await seasons.set_card(tx, loaded.id, None)
    await season_messages.delete_division_cards(tx, loaded.id)
    for number, fixture_state in loaded.season.tables.items():
        if fixture_state.match_id is None:
            await season_messages.delete_fixture_message(tx, loaded.id, number)
    posts = [ShowSignUp(), *(ShowDivision(division.number) for division in loaded.season.divisions)]
    posts += [OpenFixture(number) for number in sorted(fixtures_to_open(loaded))]
    # Pending messages may already have been sent to the old channel, so replace them.
    await outbox.delete_equal(tx, owner, *posts)
    await outbox.add(ctx, tx, owner, *posts)
    await server_events.queue_update(ctx, tx, loaded)


async def note_channel_deleted(ctx: Context, league_id: int, channel_id: int) -> None:
    """Record that a league's channel was deleted, and notify the league's creator.

    Does nothing if that is already recorded, or if the league uses another channel.
    """
    async with ctx.database.transaction() as tx:
        row = await leagues.get(tx, league_id)
        if row is None or row.channel != channel_id or row.channel_missing_since is not None:
            return
        await leagues.set_channel_lost(tx, league_id, ctx.now())
        await outbox.add(ctx, tx, user_owner(row.creator_key), ChannelDeletedNotice(league_id))


async def remove_deleted_roles(ctx: Context, league_id: int, deleted: Collection[int]) -> None:
    """Remove deleted roles from a league's settings, and notify its creator."""
    async with ctx.database.transaction() as tx:
        row = await leagues.get(tx, league_id)
        if row is None:
            return
        joining = None if row.role in deleted else row.role
        champion = None if row.champion_role in deleted else row.champion_role
        notices = []
        if joining != row.role:
            notices.append(RoleDeletedNotice(league_id, "join"))
        if champion != row.champion_role:
            notices.append(RoleDeletedNotice(league_id, "champion"))
        tiers = {tier: role for tier, role in tier_roles(row).items() if role not in deleted}
        if len(tiers) < len(tier_roles(row)):
            notices.append(RoleDeletedNotice(league_id, "tier"))
        if notices:
            await leagues.set_roles(
                tx, league_id, joining=joining, champion=champion, tiers=serialize_tier_roles(tiers)
            )
            await outbox.add(ctx, tx, user_owner(row.creator_key), *notices)
