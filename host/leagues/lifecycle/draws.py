"""Drawing a season and its rounds.

A draw is computed off the event loop. It is logged only if the season has not changed in the meantime.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.history.ratings.strength import is_provisional, seeding_rating
from host.history.ratings.updates import load_pool
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import append_entry, locked_season
from host.leagues.lifecycle.final_results import load_heads, lock_results
from host.leagues.lifecycle.kinds import BlockedPlayerNotice, DrawTables
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.pairing.drawing import DrawResult
from host.leagues.pairing.entrants import Entrant, FormerResult
from host.leagues.pairing.formats import FORMATS, RoundInput
from host.leagues.pairing.formats import draw as draw_season
from host.leagues.season.entries import (
    PlayBegun,
    PlayEnded,
    RoundDrawn,
    SeasonDrawn,
    SeasonEntry,
    SeasonVoided,
)
from host.leagues.season.results import Outcomes, round_input, standings
from host.leagues.season.season import Season
from host.leagues.season_plan import SeasonPlan
from host.matches.commit_reveal.scheme import digest
from host.matches.settings.block_list import blocked_among
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.leagues.league import secrets as stored_secrets

MAX_PAST_SEASONS = 4
"""Number of earlier seasons whose results the draw considers."""


class DrawInput(Struct, frozen=True):
    """The inputs of a draw; the repr hides them, since they include secrets."""

    plan: SeasonPlan
    transcript: str
    """The transcript."""
    secret: str
    lots_secret: str

    def __repr__(self) -> str:
        """Hide the secret."""
        return "Prepared(...)"


async def draw_tables(ctx: Context, season_id: int, job: DrawTables) -> None:
    """Draw a round if it is still due, or void the season if too few members are confirmed."""
    while True:
        async with ctx.database.read_transaction() as tx:
            known = await season_log.load(tx, season_id)
            made, past = await _make_entry(ctx, tx, known, job.round), await load_heads(tx, known)
        if made is None or await _append_draw(ctx, known, made, past):
            return


async def _append_draw(
    ctx: Context, loaded: LoadedSeason, entry: SeasonEntry, past: tuple[tuple[int, int], ...]
) -> bool:
    """Append a draw to the log.

    Return False if this season or an earlier one has changed in the meantime.
    """
    async with locked_season(ctx, loaded.id) as (tx, now):
        await lock_results(tx, loaded.league.id)
        if now.row.head != loaded.row.head or past != await load_heads(tx, now):
            return False
        after = await append_entry(ctx, tx, now, entry)
        await _notify_of_blocked_players(ctx, tx, after)
        if isinstance(entry, SeasonDrawn) and FORMATS[now.plan.format].begins_when_full:
            await append_entry(ctx, tx, after, PlayBegun())
    return True


async def _notify_of_blocked_players(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> None:
    """Notify members privately if the draw has placed them with users they have blocked.

    The draw can't take blocks into account. Blocks are private, while the draw's inputs are public so that
    all users can verify it.
    """
    for user_key in sorted({one for table in loaded.season.tables.values() for one in table.user_keys}):
        if await blocked_among(tx, user_key, loaded.season.opponents_of(user_key)):
            await outbox.add(ctx, tx, season_owner(loaded.id), BlockedPlayerNotice(user_key))


async def _make_entry(ctx: Context, tx: Transaction, loaded: LoadedSeason, number: int) -> SeasonEntry | None:
    season = loaded.season
    if number == 1:
        return await _draw_season(ctx, tx, loaded) if season.status == "confirming" else None
    drawn = max((table.table.round for table in season.tables.values()), default=0)
    if season.status != "playing" or number != drawn + 1:
        return None
    made = round_input(season, await season_log.load_outcomes(tx, season))
    return await asyncio.to_thread(_draw_round, season, number, made)


def _draw_round(season: Season, number: int, round_input: RoundInput) -> RoundDrawn | PlayEnded:
    """Return a log entry with the tables of a round.

    If too few members are left for a table, return an entry that ends play.
    """
    key, format_ = season.key, FORMATS[season.plan.format]
    found = [
        table
        for division in season.divisions
        for table in format_.tables(season.plan, division, number, round_input, key)
    ]
    return RoundDrawn(tables=tuple(found)) if found else PlayEnded()


async def _draw_season(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> SeasonEntry:
    user_keys = members_to_draw(loaded.season)
    if len(user_keys) < loaded.plan.min_members:
        return SeasonVoided()
    secrets = await stored_secrets.get(tx, loaded.id)
    assert secrets is not None
    text = drawing.serialize(
        drawing.DrawTranscript(
            commitment=loaded.season.commitment, entrants=await load_entrants(ctx, tx, loaded, user_keys)
        )
    )
    return await asyncio.to_thread(_draw, DrawInput(loaded.plan, text, secrets.draw, secrets.lots))


def _draw(prepared: DrawInput) -> SeasonDrawn:
    return SeasonDrawn(
        drawn=draw_from_transcript(prepared.plan, prepared.transcript, prepared.secret),
        transcript=prepared.transcript,
        secret=prepared.secret,
        lots_hash=digest(prepared.lots_secret),
    )


def draw_from_transcript(plan: SeasonPlan, transcript: str, secret: str) -> DrawResult:
    """Return the draw for a transcript's members, using the given secret."""
    return draw_season(plan, drawing.parse(transcript).entrants, drawing.draw_key(secret, transcript))


def members_to_draw(season: Season) -> tuple[int, ...]:
    """Return the confirmed members in order of sign-up, up to the season's maximum."""
    confirmed = sorted(
        (member for member in season.members.values() if member.status == "confirmed"),
        key=lambda member: member.joined,
    )
    return tuple(one.user_key for one in confirmed[: season.plan.most or None])


async def preview(ctx: Context, season_id: int) -> DrawResult | None:
    """Make a preview of the draw with all members; return None if there are too few.

    The preview uses a different secret, so it reveals nothing about the real draw. Otherwise a host could
    change the members until they like the result.
    """
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        user_keys = sorted(known.season.members)
        if len(user_keys) < known.plan.min_members:
            return None
        found = await load_entrants(ctx, tx, known, user_keys)
    text = drawing.serialize(drawing.DrawTranscript(commitment="", entrants=found))
    return await asyncio.to_thread(draw_from_transcript, known.plan, text, ctx.new_secret())


async def load_entrants(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, user_keys: Sequence[int]
) -> tuple[Entrant, ...]:
    """Return the members as entrants for the draw.

    An entrant contains the member's result in an earlier season and their strength. The strength is set by a
    host, or else taken from the rating.
    """
    formers = await load_former_results(tx, loaded)
    pool, found = await load_pool(tx, loaded.league.guild_id, loaded.plan.game), []
    for user_key in user_keys:
        entrant, rating = Entrant(user_key, former=formers.get(user_key)), pool.get(user_key)
        seeding = loaded.season.members[user_key].seeding
        if seeding is not None:
            entrant = replace(entrant, seeding=seeding, is_known=True)
        elif rating is not None:
            strength = rating.strength_at(ctx.now())
            is_known = not is_provisional(strength)
            entrant = replace(entrant, seeding=round(seeding_rating(strength)), is_known=is_known)
        found.append(entrant)
    return tuple(found)


async def load_former_results(tx: Transaction, loaded: LoadedSeason) -> dict[int, FormerResult]:
    """Return each member's result in their last season, unless that season was too long ago."""
    found: dict[int, FormerResult] = {}
    rows = await seasons.of_league(tx, loaded.league.id, MAX_PAST_SEASONS + 1)
    past = [row for row in rows if row.number < loaded.row.number and row.status == "over"]
    for missed, row in enumerate(past):
        for user_key, former in (await _load_season_results(tx, row.id, missed)).items():
            found.setdefault(user_key, former)
    return found


async def _load_season_results(tx: Transaction, season_id: int, missed: int) -> dict[int, FormerResult]:
    known = await season_log.load(tx, season_id)
    outcomes, over = await season_log.load_outcomes(tx, known.season), known.season
    return await asyncio.to_thread(_former_results, over, outcomes, missed)


def has_withdrawn_early(over: Season, user_key: int) -> bool:
    """Return whether a member withdrew before play began.

    Such a member counts as not having played in the season.
    """
    member = over.members.get(user_key)
    return member is not None and member.is_early


def _former_results(over: Season, outcomes: Outcomes, missed: int) -> dict[int, FormerResult]:
    lots = over.lots
    return {
        line.user_key: FormerResult(
            division.tier,
            division.number,
            line.place,
            line.parts,
            line.played,
            over.moved.get(line.user_key, "out"),
            missed,
        )
        for division in over.divisions
        for line in standings(over, division.number, outcomes, lots)
        if not has_withdrawn_early(over, line.user_key)
    }
