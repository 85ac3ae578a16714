"""Tests of rulings that are reversed late: after play has ended, after the next draw, or during a match."""

from __future__ import annotations

import pytest

from host.core import jobs, outbox
from host.core.context import Context
from host.core.owners import guild_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.history.ratings.strength import INITIAL_STRENGTH
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle import inactive_members
from host.leagues.lifecycle.kinds import ShowDivision
from host.leagues.season.entries import SeasonEntry
from host.leagues.season.rulings import MemberExcused, MemberStruck, PlayerReplaced
from host.leagues.season.verify import verify
from host.leagues.views import cards, exports
from host.matches.match import loading
from host.matches.settings.time_controls import DAY, HOUR, MINUTE
from storage.history import ratings
from tests.host.conftest import Clock
from tests.host.leagues.test_commands_rulings import refused_with
from tests.host.season_days import HOST, Days, begun, new_league, people, projections_hold

NEWCOMER = User(2000, "Nora")


async def take_back(days: Days, what: type[SeasonEntry]) -> None:
    """Revoke the last ruling of the given kind."""
    season = (await days.known()).id
    meant = [one.seq for one in await league_admin.rulings(days.ctx, season) if isinstance(one.entry, what)]
    await league_admin.reverse(days.ctx, season, meant[-1], HOST)
    await days.work()


async def drawn(ctx: Context, clock: Clock) -> Days:
    """Return a season after the draw, before any match has been played."""
    days = await new_league(ctx, clock)
    await days.join(*people(5))
    season = (await days.known()).id
    await league_admin.close_now(ctx, season, HOST)
    for user in people(5):
        await membership.confirm(ctx, season, user)
    await league_admin.draw_now(ctx, season, HOST)
    return days


@pytest.mark.parametrize("status", ["protest", pytest.param("over", marks=pytest.mark.long)])
async def test_table_is_adjudicated_after_late_ruling_reversal(
    ctx: Context, clock: Clock, status: str
) -> None:
    days = await begun(ctx, clock, count=3)
    season = await days.known()
    await days.play(1)
    await days.play(2)
    sitting = season.season.tables[3].user_keys
    await league_admin.set_result(ctx, season.id, 3, [(one, 1 + n) for n, one in enumerate(sitting)], HOST)
    await days.until(status)
    (ruling,) = await league_admin.rulings(ctx, season.id)
    await league_admin.reverse(ctx, season.id, ruling.seq, HOST)
    await days.work()
    table = (await days.known()).season.tables[3]
    assert table.is_adjudicated
    assert [one.place for one in table.ruled or ()] == [1, 1, 1]
    card = await cards.division(ctx, season.id, 1)
    assert {line.played for line in card.lines} == {3}
    assert await projections_hold(days)
    assert verify(await exports.export_season(ctx, season.id)) == ()


async def test_replacement_cannot_be_reverted_after_redraw(ctx: Context, clock: Clock) -> None:
    days = await drawn(ctx, clock)
    season = (await days.known()).id
    await league_admin.replace(ctx, season, 1, 0, NEWCOMER, HOST)
    await league_admin.redraw(ctx, season, HOST)
    await league_admin.draw_now(ctx, season, HOST)
    await days.work()
    before = await days.known()
    assert NEWCOMER.key in {one for table in before.season.tables.values() for one in table.user_keys}
    (ruling,) = [
        one for one in await league_admin.rulings(ctx, season) if isinstance(one.entry, PlayerReplaced)
    ]
    assert (
        await refused_with(league_admin.reverse(ctx, season, ruling.seq, HOST))
        == "refusal-league-drawn-since"
    )
    assert (await days.known()).log == before.log


async def test_redraw_removes_pending_division_cards(ctx: Context, clock: Clock) -> None:
    days = await drawn(ctx, clock)
    season = (await days.known()).id
    await league_admin.replace(ctx, season, 1, 0, NEWCOMER, HOST)
    await league_admin.redraw(ctx, season, HOST)
    clock.now += MINUTE
    await days.ring()
    async with ctx.database.read_transaction() as tx:
        posts = [outbox.parse(row) for row in await outbox.of_owner(tx, await days.owner)]
    assert not [post for post in posts if isinstance(post, ShowDivision)]


async def sitting_at(days: Days, table: int) -> tuple[int | None, ...]:
    """Return the players in a table's match, by seat.

    The entry for a robot is None.
    """
    match_id = (await days.known()).season.tables[table].match_id
    async with days.ctx.database.read_transaction() as tx:
        return tuple(
            [seat.user_key for seat in (await loading.load_running(days.ctx, tx, match_id or 0)).seats]
        )


async def test_reverted_replacement_restores_the_player(ctx: Context, clock: Clock) -> None:
    days = await begun(ctx, clock)
    known = await days.known()
    drawn = known.season.tables[1].user_keys
    await league_admin.replace(ctx, known.id, 1, 1, NEWCOMER, HOST)
    clock.now += HOUR
    await take_back(days, PlayerReplaced)
    assert await sitting_at(days, 1) == drawn
    await days.play(1)
    found = await cards.fixture(ctx, known.id, 1)
    assert [one.user_key for one in found.finishes or ()] == [*drawn]
    assert None not in {one.place for one in found.finishes or ()}


async def test_reverted_exclusion_restores_the_seats(ctx: Context, clock: Clock) -> None:
    days = await begun(ctx, clock)
    known = await days.known()
    user = User(known.season.tables[1].user_keys[0], "x")
    own = {table.table.number: table for table in known.season.tables_of(user.key)}
    (given_up, *others) = own
    await replacement.resign(ctx, own[given_up].match_id or 0, user)
    clock.now += HOUR
    await league_admin.strike(ctx, known.id, user.key, HOST)
    await days.wait(2 * DAY)
    for table in others:
        assert user.key not in await sitting_at(days, table)
    await take_back(days, MemberStruck)
    for table in others:
        assert await sitting_at(days, table) == own[table].user_keys
    assert user.key not in await sitting_at(days, given_up), "what they gave up themselves stays so"
    clock.now += HOUR
    await replacement.resign(ctx, own[others[0]].match_id or 0, user)
    await league_admin.void_table(ctx, known.id, 5, HOST)
    await days.work()
    assert user.key not in await sitting_at(days, others[0]), "nor are they put back against their will"


async def test_time_with_robot_in_seat_is_not_inactivity(ctx: Context, clock: Clock) -> None:
    days = await begun(ctx, clock)
    known = await days.known()
    user_key = known.season.tables[1].user_keys[0]
    await league_admin.strike(ctx, known.id, user_key, HOST)
    clock.now += HOUR
    await take_back(days, MemberStruck)
    async with ctx.database.read_transaction() as tx:
        assert (await inactive_members.load_inactive(ctx, tx, await days.known()))[user_key] is False


async def test_rulings_without_points_do_not_count_as_left(ctx: Context, clock: Clock) -> None:
    days = await begun(ctx, clock, count=3)
    known = await days.known()
    user_key = known.season.tables[1].user_keys[0]
    for number, table in known.season.tables.items():
        places = [(one, None if one == user_key else n + 1) for n, one in enumerate(table.user_keys)]
        await league_admin.set_result(ctx, known.id, number, places, HOST)
    await days.work()
    after = await days.known()
    assert after.season.removed == frozenset()
    card = await cards.division(ctx, known.id, 1)
    (line,) = [line for line in card.lines if line.user_key == user_key]
    assert (line.parts, line.played, line.left, line.is_struck) == (0, 3, 0, False)
    assert verify(await exports.export_season(ctx, known.id)) == ()


async def test_season_with_late_replayed_match_is_verified(ctx: Context, clock: Clock) -> None:
    days = await begun(ctx, clock, count=4, seats=2, format="swiss", rounds=2, most=4)
    season = (await days.known()).id
    for table in (1, 2):
        await days.play(table)
    former = (await days.known()).season.tables[1].match_id
    assert len((await days.known()).season.tables) == 4, "the second round is drawn"
    await league_admin.replay(ctx, season, 1, HOST)
    await days.work()
    told = await exports.export_season(ctx, season)
    assert former in {one.match_id for one in told.outcomes}
    assert verify(told) == ()
    await days.play_all()
    assert verify(await exports.export_season(ctx, season)) == ()


async def struck_for_leaving(ctx: Context, clock: Clock) -> tuple[Days, User]:
    """Create a season in which a player was excluded for leaving three tables, and return both."""
    days = await begun(ctx, clock, count=4, seats=2, each=3)
    known = await days.known()
    user = User(1000, "P0")
    own = known.season.tables_of(user.key)[:3]
    for table in own:
        await replacement.resign(ctx, table.match_id or 0, user)
    for table in own:
        await days.play(table.table.number)
    assert user.key in (await days.known()).season.removed
    return days, user


async def test_excuse_lifts_exclusion_for_leaving(ctx: Context, clock: Clock) -> None:
    days, user = await struck_for_leaving(ctx, clock)
    season = (await days.known()).id
    clock.now += HOUR
    await league_admin.excuse(ctx, season, user.key, HOST)
    await days.work()
    assert user.key not in (await days.known()).season.removed
    (line,) = [one for one in (await cards.division(ctx, season, 1)).lines if one.user_key == user.key]
    assert not line.is_struck
    assert days.said[-2:] == ["ruled", "reversed"]


async def test_excused_leaver_loses_no_rating(ctx: Context, clock: Clock) -> None:
    days, user = await struck_for_leaving(ctx, clock)
    season = (await days.known()).id

    async def mu() -> float | None:
        async with ctx.database.read_transaction() as tx:
            found = await ratings.of_users(tx, 1, "pearls", [user.key])
        return found[0].mu if found else None

    lost = await mu()
    assert lost is not None
    assert lost < INITIAL_STRENGTH.mu, "leaving costs rating"
    await league_admin.excuse(ctx, season, user.key, HOST)
    await jobs.run(ctx, guild_owner(1))
    assert await mu() is None, "no match of theirs is rated any more"
    await take_back(days, MemberExcused)
    await jobs.run(ctx, guild_owner(1))
    assert await mu() == lost


async def test_automatic_exclusion_is_lifted_only_by_excuse(ctx: Context, clock: Clock) -> None:
    days, user = await struck_for_leaving(ctx, clock)
    known = await days.known()
    (ruling,) = await league_admin.rulings(ctx, known.id)
    attempt = league_admin.reverse(ctx, known.id, ruling.seq, HOST)
    assert await refused_with(attempt) == "refusal-league-excuse"
    assert (await days.known()).log == known.log
    first = known.season.tables_of(user.key)[0].table.number
    await league_admin.excuse(ctx, known.id, user.key, HOST, first)
    assert user.key not in (await days.known()).season.removed, "two are not too many"
