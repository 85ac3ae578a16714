"""Block lists in leagues: a private warning at sign-up, and no effect on the draw."""

from __future__ import annotations

from datetime import UTC, datetime

from host.core import outbox
from host.core.context import Context
from host.core.owners import season_owner
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle.draws import formers_of
from host.leagues.lifecycle.kinds import TellCompany
from host.leagues.views import cards, files
from host.leagues.views.cautions import Cautions, cautions, company
from host.matches.settings import block_list
from host.matches.settings.time_controls import DAY
from storage.time.clock import days_off
from storage.time.clock.days_off import DayOffRow
from tests.host.conftest import Clock
from tests.host.season_days import HOST, SERVER, Days, new_league, people


def day_of(number: int) -> str:
    return datetime.fromtimestamp(number * DAY / 1000, UTC).date().isoformat()


ADA, BEN, *_ = people(5)


async def drawn(ctx: Context, clock: Clock) -> Days:
    """Bring a season of five to its draw, with the draw message still in the outbox."""
    days = await new_league(ctx, clock)
    await days.join(*people(5))
    season = (await days.known()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in people(5):
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    await days.work_jobs()
    return days


async def test_only_the_blocking_player_is_warned_about_shared_tables(ctx: Context, clock: Clock) -> None:
    await block_list.toggle(ctx, ADA, BEN)
    days = await drawn(ctx, clock)
    season = (await days.known()).id
    assert (await cautions(ctx, season, ADA.key)).avoids
    assert not (await cautions(ctx, season, BEN.key)).avoids
    waiting = [outbox.read(row) for row in await outbox.pending(ctx, season_owner(season), 100)]
    assert [post for post in waiting if isinstance(post, TellCompany)] == [TellCompany(ADA.key)]
    assert (await company(ctx, season, ADA.key)).names == (BEN.name,)
    assert (await company(ctx, season, BEN.key)).names == ()
    (hers,), (his,) = await cards.mine(ctx, SERVER, ADA.key), await cards.mine(ctx, SERVER, BEN.key)
    assert hers.company is not None
    assert (hers.company.names, hers.company.is_free) == ((BEN.name,), True)
    assert his.company is not None
    assert his.company.names == ()
    assert b"avoid" not in files.as_json(await files.season_file(ctx, season))


async def test_withdrawal_before_play_leaves_no_season_history(ctx: Context, clock: Clock) -> None:
    days = await drawn(ctx, clock)
    season = (await days.known()).id
    await membership.withdraw(ctx, season, ADA)
    await days.work()
    await days.until("playing")
    await membership.withdraw(ctx, season, BEN)
    await days.work()
    await days.play_all()
    await days.until("over")
    await days.wait(8 * DAY)
    following = await days.known()
    assert following.row.number == 2
    async with ctx.database.read_transaction() as tx:
        formers = await formers_of(tx, following)
    assert ADA.key not in formers
    assert formers[BEN.key].moved == "out"
    assert len(formers) == 4


async def test_sign_up_warns_about_many_tables_or_many_days_off(ctx: Context, clock: Clock) -> None:
    seasons = []
    for _ in range(3):
        days = await new_league(ctx, clock)
        await days.join(ADA)
        seasons.append((await days.known()).id)
        clock.now += 1000
    assert await cautions(ctx, seasons[0], BEN.key) == Cautions(avoids=False, tables=0, days_off=0)
    assert await cautions(ctx, seasons[0], ADA.key) == Cautions(avoids=False, tables=9, days_off=0)
    first = clock.now // DAY + 20
    async with ctx.database.transaction() as tx:
        await days_off.put(tx, *(DayOffRow(user_key=BEN.key, day=day_of(first + n)) for n in range(15)))
    assert (await cautions(ctx, seasons[0], BEN.key)).days_off == 15
