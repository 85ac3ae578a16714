"""Tests of a user's match list: urgent matches first, recently finished ones, and the next match to play."""

from __future__ import annotations

from host.core.context import Context
from host.matches.settings.time_controls import DAY, HOUR, from_hours
from host.messages import view
from storage.matches.match import matches, seats
from storage.matches.match.seats import SeatRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CHANNEL, open_match, start_match, take_turn
from tests.storage.examples import create_match_row


async def test_own_matches_lists_more_than_a_hundred_matches(ctx: Context) -> None:
    async with ctx.database.transaction() as tx:
        for number in range(130):
            row = await matches.insert(tx, create_match_row(channel=CHANNEL + number))
            await seats.put(tx, SeatRow(match_id=row.id, seat=0, user_key=ADA.key, name="Ada"))
    assert len(await view.load_user_matches(ctx, ADA)) == 130


async def test_own_matches_are_sorted_by_urgency(ctx: Context) -> None:
    table = await open_match(ctx, channel=CHANNEL + 1)
    later = await start_match(ctx, channel=CHANNEL + 2, time_control=from_hours(48, 0))
    waits = await start_match(ctx, channel=CHANNEL + 3, time_control=from_hours(2, 0))
    await take_turn(ctx, waits.id, ADA, 1)
    untimed = await start_match(ctx, channel=CHANNEL + 4)
    sooner = await start_match(ctx, channel=CHANNEL + 5, time_control=from_hours(24, 0))
    wanted = [sooner.id, later.id, untimed.id, waits.id, table.id]
    assert [one.match.id for one in await view.load_user_matches(ctx, ADA)] == wanted
    here, elsewhere = (
        await view.find_next_match(ctx, ADA, 1, excluded_id=sooner.id),
        await view.find_next_match(ctx, ADA, 2),
    )
    assert here is not None
    assert elsewhere is not None
    assert (here.match.id, elsewhere.match.id) == (later.id, sooner.id)
    assert await view.find_next_match(ctx, BEN, 1, excluded_id=waits.id) is None


async def test_next_match_prefers_the_current_guild(ctx: Context) -> None:
    sooner = await start_match(ctx, channel=CHANNEL + 1, guild_id=2, time_control=from_hours(1, 0))
    here = await start_match(ctx, channel=CHANNEL + 2, time_control=from_hours(24, 0))
    found = [await view.find_next_match(ctx, ADA, server) for server in (1, 2)]
    assert [one and one.match.id for one in found] == [here.id, sooner.id]


async def test_recently_finished_matches_are_listed_with_winners(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, edition='pile = 3\ntides = ["low"]')
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    (ended,) = await view.find_recently_finished(ctx, ADA)
    assert (ended.match.id, ended.winners) == (row.id, (0,))
    clock.now += 14 * DAY + HOUR
    assert await view.find_recently_finished(ctx, ADA) == ()
