"""The draw of a season and of its rounds.

It runs off the event loop and is logged only if nothing has changed in the meantime.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.history.ratings.strength import for_seeding, is_provisional
from host.history.ratings.updates import pool_now
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.effects import append_entry, hold
from host.leagues.lifecycle.kinds import DrawTables, TellCompany
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.pairing.drawing import Drawn
from host.leagues.pairing.field import Entrant, Former
from host.leagues.pairing.formats import FORMATS, SoFar
from host.leagues.pairing.formats import draw as draw_season
from host.leagues.plan import Plan
from host.leagues.season.entries import Begun, Ended, RoundDrawn, SeasonEntry, Voided, WasDrawn
from host.leagues.season.results import Outcomes, so_far, standings
from host.leagues.season.season import Season
from host.matches.commit_reveal.scheme import digest
from host.matches.settings.block_list import blocked_among
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.leagues.league import secrets as stored_secrets

SEASONS_KNOWN = 4
"""Number of earlier seasons whose results the draw considers."""


class Prepared(Struct, frozen=True):
    """The inputs of a draw; its repr reveals nothing."""

    plan: Plan
    told: str
    """The transcript."""
    secret: str
    lots: str

    def __repr__(self) -> str:
        """Tell nothing."""
        return "Prepared(...)"


async def do(ctx: Context, season: int, job: DrawTables) -> None:
    """Draw a round if that is still due; void a season with too few confirmed members."""
    while True:
        async with ctx.database.read_transaction() as tx:
            known = await logbook.load(tx, season)
            made = await _make(ctx, tx, known, job.round)
        if made is None or await _enter(ctx, known, made):
            return


async def _enter(ctx: Context, known: LoadedSeason, made: SeasonEntry) -> bool:
    """Append a draw to the log; return False if the season has changed in the meantime."""
    async with hold(ctx, known.id) as (tx, now):
        if now.row.head != known.row.head:
            return False
        after = await append_entry(ctx, tx, now, made)
        await _tell_company(ctx, tx, after)
        if isinstance(made, WasDrawn) and FORMATS[now.plan.format].begins_when_full:
            await append_entry(ctx, tx, after, Begun())
    return True


async def _tell_company(ctx: Context, tx: Transaction, known: LoadedSeason) -> None:
    """Notify members in private if the draw has placed them with users they block.

    The draw can't consider blocks: its inputs are public, so that all users can verify it.
    """
    for user_key in sorted({one for table in known.season.tables.values() for one in table.user_keys}):
        if await blocked_among(tx, user_key, known.season.company_of(user_key)):
            await outbox.add(ctx, tx, season_owner(known.id), TellCompany(user_key))


async def _make(ctx: Context, tx: Transaction, known: LoadedSeason, number: int) -> SeasonEntry | None:
    season = known.season
    if number == 1:
        return await _draw_season(ctx, tx, known) if season.status == "confirming" else None
    drawn = max((one.table.round for one in season.tables.values()), default=0)
    if season.status != "playing" or number != drawn + 1:
        return None
    made = so_far(season, await logbook.outcomes_of(tx, season))
    return await asyncio.to_thread(_draw_round, season, number, made)


def _draw_round(season: Season, number: int, made: SoFar) -> RoundDrawn | Ended:
    """Return the tables of a round.

    If too few members are left for a table, return the end of play instead.
    """
    key, format_ = season.key, FORMATS[season.plan.format]
    found = [
        table for one in season.divisions for table in format_.tables(season.plan, one, number, made, key)
    ]
    return RoundDrawn(tables=tuple(found)) if found else Ended()


async def _draw_season(ctx: Context, tx: Transaction, known: LoadedSeason) -> SeasonEntry:
    user_keys = people_to_draw(known.season)
    if len(user_keys) < known.plan.fewest:
        return Voided()
    secrets = await stored_secrets.get(tx, known.id)
    assert secrets is not None
    told = drawing.write(
        drawing.Transcript(
            commitment=known.season.commitment, entrants=await entrants(ctx, tx, known, user_keys)
        )
    )
    return await asyncio.to_thread(_draw, Prepared(known.plan, told, secrets.draw, secrets.lots))


def _draw(prepared: Prepared) -> WasDrawn:
    return WasDrawn(
        drawn=draw_from(prepared.plan, prepared.told, prepared.secret),
        transcript=prepared.told,
        secret=prepared.secret,
        lots_hash=digest(prepared.lots),
    )


def draw_from(plan: Plan, told: str, secret: str) -> Drawn:
    """Return the draw of the members in a transcript."""
    return draw_season(plan, drawing.read(told).entrants, drawing.draw_key(secret, told))


def people_to_draw(season: Season) -> tuple[int, ...]:
    """Return the confirmed members in order of sign-up, up to the maximum of the season."""
    confirmed = sorted(
        (one for one in season.members.values() if one.status == "confirmed"), key=lambda one: one.joined
    )
    return tuple(one.user_key for one in confirmed[: season.plan.most or None])


async def preview(ctx: Context, season: int) -> Drawn | None:
    """Return a sample draw of all members from another secret; None if there are too few.

    It reveals nothing about the real draw. Otherwise a host could change the members until they like the
    result.
    """
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        user_keys = sorted(known.season.members)
        if len(user_keys) < known.plan.fewest:
            return None
        found = await entrants(ctx, tx, known, user_keys)
    told = drawing.write(drawing.Transcript(commitment="", entrants=found))
    return await asyncio.to_thread(draw_from, known.plan, told, ctx.new_secret())


async def entrants(
    ctx: Context, tx: Transaction, known: LoadedSeason, user_keys: Sequence[int]
) -> tuple[Entrant, ...]:
    """Return the members as inputs of the draw.

    The inputs are results of earlier seasons, and the strength set by a host or else the rating.
    """
    formers = await formers_of(tx, known)
    pool, found = await pool_now(tx, known.league.guild_id, known.plan.game), []
    for user_key in user_keys:
        entrant, rating = Entrant(user_key, former=formers.get(user_key)), pool.of(user_key)
        told = known.season.members[user_key].seeding
        if told is not None:
            entrant = replace(entrant, seeding=told, is_known=True)
        elif rating is not None:
            strength = rating.now(ctx.now())
            is_known = not is_provisional(strength)
            entrant = replace(entrant, seeding=round(for_seeding(strength)), is_known=is_known)
        found.append(entrant)
    return tuple(found)


async def formers_of(tx: Transaction, known: LoadedSeason) -> dict[int, Former]:
    """Return each member's result in their last season, unless it was too long ago."""
    found: dict[int, Former] = {}
    rows = await seasons.of_league(tx, known.league.id, SEASONS_KNOWN + 1)
    past = [row for row in rows if row.number < known.row.number and row.status == "over"]
    for missed, row in enumerate(past):
        for user_key, former in (await _outcome_of(tx, row.id, missed)).items():
            found.setdefault(user_key, former)
    return found


async def _outcome_of(tx: Transaction, season: int, missed: int) -> dict[int, Former]:
    known = await logbook.load(tx, season)
    outcomes, over = await logbook.outcomes_of(tx, known.season), known.season
    return await asyncio.to_thread(_formers, over, outcomes, missed)


def is_early(over: Season, user_key: int) -> bool:
    """Return whether a member withdrew before play began, which counts as not taking part."""
    member = over.members.get(user_key)
    return member is not None and member.is_early


def _formers(over: Season, outcomes: Outcomes, missed: int) -> dict[int, Former]:
    lots = over.lots
    return {
        line.user_key: Former(
            one.tier,
            one.number,
            line.place,
            line.parts,
            line.played,
            over.moved.get(line.user_key, "out"),
            missed,
        )
        for one in over.divisions
        for line in standings(over, one.number, outcomes, lots)
        if not is_early(over, line.user_key)
    }
