"""Opening a season: freezing its settings, publishing the draw's commitment, and signing up users."""

from __future__ import annotations

import msgspec

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import season_owner, user_owner
from host.core.users import User, normalize_name
from host.leagues.lifecycle import effects, season_log
from host.leagues.lifecycle.effects import append_entry, step_due_at
from host.leagues.lifecycle.inactive_members import SIGN_UP_STATUSES
from host.leagues.lifecycle.kinds import AnnounceSeason, DrawTables, SignUpInvitation, StepTimer
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.pairing.formats import FORMATS
from host.leagues.season.sign_up import MemberJoined, SignUpClosed, SignUpOpened
from host.leagues.season_plan import SeasonPlan
from host.matches.settings.settings import NotificationTarget, parse_preferences
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.leagues.league import projections, seasons
from storage.leagues.league import secrets as stored_secrets
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.seasons import SeasonRow
from storage.leagues.league.secrets import SeasonSecretsRow
from storage.matches import users as stored_users

FINISHED = ("over", "void")
MAX_PAST_SEASONS = 10
"""Maximum number of past seasons in which to look for members to invite."""
AUTO_CONFIRM_PERIOD = 5 * DAY
"""Length of the period at the end of sign-up in which sign-ups count as confirmed, in milliseconds."""


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
    await _invite(ctx, tx, known)
    await effects.apply_opening(ctx, tx, season_owner(row.id), known)
    return known


async def _invite(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> None:
    """Invite the last season's members once: in the channel, or by direct message if they prefer that."""
    found = await members_to_invite(tx, loaded)
    if "channel" in found.values():
        await outbox.add(ctx, tx, season_owner(loaded.id), AnnounceSeason("invited"))
    for user_key, target in found.items():
        if target == "direct":
            await outbox.add(ctx, tx, user_owner(user_key), SignUpInvitation(loaded.id))


async def members_to_invite(tx: Transaction, loaded: LoadedSeason) -> dict[int, NotificationTarget]:
    """Return the last season's members who have not signed up, with their preferred kind of notification.

    If the last season was cancelled, the members of the season before it are included, and so on.
    """
    meant = set[int]()
    for row in await seasons.of_league(tx, loaded.league.id, MAX_PAST_SEASONS):
        if row.number < loaded.row.number:
            members = await projections.members_of(tx, row.id)
            meant |= {member.user_key for member in members if member.status not in {"withdrawn", "struck"}}
            if row.status != "void":
                break
    rows = await stored_users.of_keys(tx, meant - loaded.season.members.keys())
    return {
        user_key: parse_preferences(row.settings).notices
        for user_key, row in sorted(rows.items())
        if row.user_id is not None
    }


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


async def sign_up(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, user: User, decided: int | None = None
) -> LoadedSeason:
    """Sign up a user in the caller's transaction.

    If a host signs up the user, `decided` is the host's user key.
    """
    if loaded.season.status not in SIGN_UP_STATUSES:
        raise user_error(_late_reason(loaded, user.key))
    format_ = FORMATS[loaded.plan.format]
    if format_.begins_when_full and len(loaded.season.members) >= loaded.plan.most:
        raise user_error("league-full")
    member_joined = MemberJoined(
        person=user.key, name=normalize_name(user.name), is_confirmed=await _is_auto_confirmed(ctx, tx, loaded),
        by="player" if decided is None else "host", decided=user.key if decided is None else decided,
    )  # fmt: skip
    after = await append_entry(ctx, tx, loaded, member_joined)
    if format_.begins_when_full and len(after.season.members) == loaded.plan.most:
        after = await append_entry(ctx, tx, after, SignUpClosed())
        await jobs.put(ctx, tx, season_owner(loaded.id), DrawTables())
    return after


def _late_reason(loaded: LoadedSeason, user_key: int) -> str:
    if user_key in loaded.season.members:
        return "league-already"
    return "league-late" if loaded.season.status in {"drawn", "playing"} else "league-ended"


async def _is_auto_confirmed(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> bool:
    if FORMATS[loaded.plan.format].begins_when_full or loaded.season.status != "sign-up":
        return True
    closes = await step_due_at(tx, loaded, StepTimer("close"))
    return closes is not None and closes - ctx.now() <= AUTO_CONFIRM_PERIOD
