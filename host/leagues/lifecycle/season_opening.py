"""Opening a season: freezing its settings, committing to its draw, and opening sign-up."""

from __future__ import annotations

import msgspec

from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import season_owner
from host.leagues.lifecycle import effects, season_log
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.season.sign_up import SignUpOpened
from host.leagues.season_plan import SeasonPlan
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.leagues.league import secrets as stored_secrets
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.seasons import SeasonRow
from storage.leagues.league.secrets import SeasonSecretsRow

FINISHED = ("over", "void")


def league_plan(league: LeagueRow) -> SeasonPlan:
    """Return the settings for a league's next season."""
    return msgspec.json.decode(league.plan, type=SeasonPlan)


async def open_season(ctx: Context, tx: Transaction, league: LeagueRow, by: int | None) -> LoadedSeason:
    """Open sign-up for a league's next season.

    Raises a UserError until the previous one is over.
    """
    former = await seasons.of_league(tx, league.id, 1)
    if former and former[0].status not in FINISHED:
        raise user_error("league-has-season")
    number = former[0].number + 1 if former else 1
    row = await seasons.add(tx, SeasonRow(league=league.id, number=number, opened=ctx.now()))
    secrets = drawing.DrawSecrets(_secret(ctx), _secret(ctx))
    await stored_secrets.put(tx, SeasonSecretsRow(season=row.id, draw=secrets.draw, lots=secrets.lots))
    plan = league_plan(league)
    bound = drawing.season_commitment(drawing.SeasonId(league.id, number), plan, secrets)
    opened = SignUpOpened(plan=plan, commitment=bound, by="clock" if by is None else "host", decided=by)
    known = await season_log.create_log(ctx, tx, league, row, opened)
    await effects.apply_opening(ctx, tx, season_owner(row.id), known)
    return known


async def renew_secrets(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> str:
    """Generate new secrets after a draw was discarded, and return the new commitment."""
    secrets = drawing.DrawSecrets(_secret(ctx), _secret(ctx))
    await stored_secrets.replace(tx, SeasonSecretsRow(season=loaded.id, draw=secrets.draw, lots=secrets.lots))
    return drawing.season_commitment(
        drawing.SeasonId(loaded.league.id, loaded.row.number), loaded.plan, secrets
    )


def _secret(ctx: Context) -> str:
    """Return 256 random bits in hex."""
    return ctx.new_secret() + ctx.new_secret()
