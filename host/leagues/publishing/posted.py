"""Where the cards and notices of a season stand, as whoever posts them notes it."""

from __future__ import annotations

from collections.abc import Iterable

from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import season_owner
from host.leagues.lifecycle.kinds import RefreshDivision, ShowDivision, ShowFixture
from host.leagues.lifecycle.logbook import Known
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.leagues.league import cards, seasons
from storage.leagues.league.cards import DivisionRow, SeasonNoticeRow


async def note_card(ctx: Context, row: PostRow, message: int | None) -> None:
    """Note where the sign-up of a season stands, and take its post out."""
    async with ctx.database.transaction() as tx:
        await seasons.set_card(tx, row.owner, message)
        await outbox.take(tx, row)


async def note_division(ctx: Context, row: PostRow, division: int, message: int | None) -> None:
    """Note where the card of a division stands, and take its post out."""
    async with ctx.database.transaction() as tx:
        await cards.put_division(tx, DivisionRow(season=row.owner, division=division, card=message))
        await outbox.take(tx, row)


async def note_notices(
    ctx: Context, row: PostRow, channel: int, messages: Iterable[int], entry: int | None = None
) -> None:
    """Note where a notice stands, in one message or several, and take its post out; `entry` is what it tells."""
    async with ctx.database.transaction() as tx:
        for message in messages:
            made = SeasonNoticeRow(season=row.owner, message=message, channel=channel, entry=entry)
            await cards.put_notice(tx, made)
        await outbox.take(tx, row)


async def notices(ctx: Context, season: int, entry: int | None = None) -> list[SeasonNoticeRow]:
    """Return the notices of a season that stand: those that are to be deleted, or that tell an entry."""
    async with ctx.database.reading() as tx:
        return [one for one in await cards.notices_of(tx, season) if one.entry == entry]


async def forget_notices(ctx: Context, row: PostRow, entry: int | None = None) -> None:
    """Note that nothing more is to be done about notices of a season, and take their post out."""
    async with ctx.database.transaction() as tx:
        await cards.drop_notices(tx, row.owner, entry)
        await outbox.take(tx, row)


async def retire_divisions(tx: Transaction, known: Known) -> None:
    """Have the cards of all divisions deleted as notices are, and none of them shown: there will be others."""
    owner = season_owner(known.id)
    await timers.drop(tx, owner, RefreshDivision)
    await outbox.drop(tx, owner, ShowDivision, ShowFixture)
    for one in known.season.divisions:
        stands = await cards.division(tx, known.id, one.number)
        if stands is not None and stands.card is not None:
            channel = known.league.channel
            await cards.put_notice(tx, SeasonNoticeRow(season=known.id, message=stands.card, channel=channel))
    await cards.forget_divisions(tx, known.id)
