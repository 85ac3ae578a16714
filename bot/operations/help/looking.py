"""What somebody can do here now: the match of the channel, turns that wait for them, open tables."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, is_host, person_of
from bot.matches.match.finding import is_seen
from bot.operations.help.now import Now
from host.core.context import Context
from host.core.people import Person
from host.decisions.replace import replacing
from host.messages.view import lists
from storage.matches.match.matches import MatchRow

MAX_TURNS = 5
MAX_TABLES = 3
LOOKED_AT = 10
"""Open tables of which it is asked whether somebody may join."""


async def what_now(interaction: Here) -> Now:
    """Find out what who asks can do now."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    here = await lists.channel_match(ctx, interaction.channel_id or 0)
    waiting = [one.match for one in await lists.matches_of(ctx, person) if one.your_turn]
    near = [row for row in waiting if row.server == interaction.guild_id]
    near.sort(key=lambda row: row.channel != interaction.channel_id)
    return Now(
        turns=tuple(near[:MAX_TURNS]),
        more_turns=len(waiting) - len(near[:MAX_TURNS]),
        tables=tuple(await _tables(interaction, ctx, person)),
        here=None if here is None or here.status == "cancelled" else here,
        is_host=interaction.guild_id is not None and await is_host(interaction),
    )


async def _tables(interaction: Here, ctx: Context, person: Person) -> list[MatchRow]:
    """Return the open tables at which somebody may sit down, that of the channel first."""
    rows = await lists.server_matches(ctx, interaction.guild_id or 0, ("open",))
    found = [row for row in rows if is_seen(interaction, row)][:LOOKED_AT]
    found.sort(key=lambda row: row.channel != interaction.channel_id)
    return [row for row in found if await _may_join(ctx, row, person)][:MAX_TABLES]


async def _may_join(ctx: Context, row: MatchRow, person: Person) -> bool:
    _, sitting = await lists.find(ctx, row.id)
    has_seat = any(seat.person == person.id for seat in sitting)
    return not has_seat and await replacing.may_join(ctx, row.id, person)
