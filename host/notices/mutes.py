"""Mutes: whoever wants to hear nothing of a match, or nothing for a time."""

from __future__ import annotations

from host.clock import timing
from host.core.context import Context
from host.core.people import Person
from host.core.refusals import refuse
from host.match import loading
from host.match.match import Match
from host.settings import settings
from storage.core.database import Transaction
from storage.match.matches import MatchRow
from storage.notices import mutes
from storage.notices.mutes import MuteRow


async def mute(ctx: Context, match_id: int, person: Person, hours: int | None) -> MatchRow:
    """Tell a person nothing of a match any more, or nothing for so many hours; those that stand go."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _of_player(ctx, tx, match_id, person)
        until = None if hours is None else ctx.now() + hours * 3_600_000
        await mutes.put(tx, MuteRow(match=match_id, person=person.id, until=until))
        await timing.again(ctx, tx, match)
    return match.row


async def unmute(ctx: Context, match_id: int, person: Person) -> MatchRow:
    """Tell a person of a match again."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _of_player(ctx, tx, match_id, person)
        await mutes.drop(tx, match_id, person.id)
        await timing.again(ctx, tx, match)
    return match.row


async def _of_player(ctx: Context, tx: Transaction, match_id: int, person: Person) -> Match:
    match = await loading.running(ctx, tx, match_id)
    if match.seat_of(person) is None:
        raise refuse("not-in-match")
    return match


async def is_told(ctx: Context, tx: Transaction, match_id: int, person: int) -> bool:
    """Tell whether somebody wants to hear of a match now."""
    own = await mutes.get(tx, match_id, person)
    is_muted = own is not None and (own.until is None or own.until > ctx.now())
    return not is_muted and (await settings.of_person(tx, person)).notices != "none"
