"""The channel and the roles of a league."""

from __future__ import annotations

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner, user_owner
from host.leagues.commands.leagues import league_for
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.champions import follow_change
from host.leagues.lifecycle.effects import openable
from host.leagues.lifecycle.kinds import ChannelGone, OfLeague, OpenTable, ShowDivision, ShowSignUp
from host.leagues.lifecycle.logbook import LoadedSeason
from host.matches.permissions import Authority, authorize_for_server
from storage.core.database import Transaction
from storage.leagues.league import cards, leagues, seasons
from storage.leagues.league.leagues import LeagueRow


async def set_joining_role(ctx: Context, league: int, role: int | None, by: Authority) -> LeagueRow:
    """Restrict joining to a role, or open it to all users (None)."""
    async with ctx.database.transaction() as tx:
        row = await league_for(tx, league, by)
        await authorize_for_server(ctx, tx, row.guild_id, by, OfLeague(row.name, "joining-role"))
        await leagues.set_roles(tx, league, joining=role, champion=row.champion_role)
        return await logbook.league_of(tx, league)


async def set_champion_role(ctx: Context, league: int, role: int | None, by: Authority) -> LeagueRow:
    """Set the role of champions, or remove it (None).

    The current champions get the new role in place of the old one.
    """
    async with ctx.database.transaction() as tx:
        row = await league_for(tx, league, by)
        await authorize_for_server(ctx, tx, row.guild_id, by, OfLeague(row.name, "champion-role"))
        await leagues.set_roles(tx, league, joining=row.role, champion=role)
        await follow_change(ctx, tx, league, row.champion_role, role)
        return await logbook.league_of(tx, league)


async def move(ctx: Context, league: int, channel: int, by: Authority) -> LeagueRow:
    """Move a league's messages to another channel; current ones are sent there again."""
    newest = await _newest(ctx, league)
    if newest is None:
        return await _move(ctx, league, channel, by)
    async with ctx.owner_lock(season_owner(newest)):
        row = await _move(ctx, league, channel, by)
    await outbox.release(ctx, season_owner(newest))
    return row


async def _newest(ctx: Context, league: int) -> int | None:
    async with ctx.database.read_transaction() as tx:
        known = await logbook.latest(tx, league)
    return None if known is None else known.id


async def _move(ctx: Context, league: int, channel: int, by: Authority) -> LeagueRow:
    async with ctx.database.transaction() as tx:
        row = await league_for(tx, league, by)
        await authorize_for_server(ctx, tx, row.guild_id, by, OfLeague(row.name, "move"))
        if row.channel != channel or row.channel_lost is not None:
            await leagues.move(tx, league, channel)
            known = await logbook.latest(tx, league)
            if known is not None and known.season.status not in {"over", "void"}:
                await _post_again(ctx, tx, known)
        return await logbook.league_of(tx, league)


async def _post_again(ctx: Context, tx: Transaction, known: LoadedSeason) -> None:
    """Send the cards of a season again, and the tables whose matches have not begun."""
    owner = season_owner(known.id)
    await seasons.set_card(tx, known.id, None)
    await cards.forget_divisions(tx, known.id)
    for number, one in known.season.tables.items():
        if one.match_id is None:
            await cards.forget_fixture(tx, known.id, number)
    posts = [ShowSignUp(), *(ShowDivision(division.number) for division in known.season.divisions)]
    posts += [OpenTable(number) for number in sorted(openable(known))]
    # Waiting messages may already have been sent to the old channel, so they are replaced.
    await outbox.drop_exactly(tx, owner, *posts)
    await outbox.add(ctx, tx, owner, *posts)


async def lose_channel(ctx: Context, league: int, channel: int) -> None:
    """Record that a league's channel was deleted, and notify the league's creator.

    Does nothing if that is already recorded, or if the league uses another channel.
    """
    async with ctx.database.transaction() as tx:
        row = await leagues.get(tx, league)
        if row is None or row.channel != channel or row.channel_lost is not None:
            return
        await leagues.lose_channel(tx, league, ctx.now())
        await outbox.add(ctx, tx, user_owner(row.creator), ChannelGone(league))
