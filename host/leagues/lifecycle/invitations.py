"""Opening a season: its settings are frozen, its draw is committed to, and sign-up opens."""

from __future__ import annotations

import msgspec

from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import season_owner
from host.leagues.lifecycle import effects, logbook
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.plan import Plan
from host.leagues.season.sign_up import Opened
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.leagues.league import secrets as stored_secrets
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.seasons import SeasonRow
from storage.leagues.league.secrets import SecretsRow

DONE = ("over", "void")


def plan_of(league: LeagueRow) -> Plan:
    """Return the settings for a league's next season."""
    return msgspec.json.decode(league.plan, type=Plan)


async def open_season(ctx: Context, tx: Transaction, league: LeagueRow, by: int | None) -> LoadedSeason:
    """Open sign-up for a league's next season.

    Raises a UserError while the previous one is not over.
    """
    former = await seasons.of_league(tx, league.id, 1)
    if former and former[0].status not in DONE:
        raise user_error("league-has-season")
    number = former[0].number + 1 if former else 1
    row = await seasons.add(tx, SeasonRow(league=league.id, number=number, opened=ctx.now()))
    secrets = drawing.Secrets(_secret(ctx), _secret(ctx))
    await stored_secrets.put(tx, SecretsRow(season=row.id, draw=secrets.draw, lots=secrets.lots))
    plan = plan_of(league)
    bound = drawing.commitment_of(drawing.Season(league.id, number), plan, secrets)
    opened = Opened(plan=plan, commitment=bound, by="clock" if by is None else "host", decided=by)
    known = await logbook.begin(ctx, tx, league, row, opened)
    await effects.follow_opening(ctx, tx, season_owner(row.id), known)
    return known


async def bind_again(ctx: Context, tx: Transaction, known: LoadedSeason) -> str:
    """Generate new secrets after a draw was discarded; return their commitment."""
    secrets = drawing.Secrets(_secret(ctx), _secret(ctx))
    await stored_secrets.change(tx, SecretsRow(season=known.id, draw=secrets.draw, lots=secrets.lots))
    return drawing.commitment_of(drawing.Season(known.league.id, known.row.number), known.plan, secrets)


def _secret(ctx: Context) -> str:
    """Return 256 random bits in hex."""
    return ctx.new_secret() + ctx.new_secret()
