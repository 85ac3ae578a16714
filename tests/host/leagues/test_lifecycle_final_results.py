"""Tests that later rulings correct a season's final results until the next season is drawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.leagues.commands import channel, league_admin, membership
from host.leagues.host_acts import proposals
from host.leagues.host_acts.proposals import ConsentRequested
from host.leagues.lifecycle import final_results, season_log
from host.leagues.lifecycle.draws import load_former_results
from host.leagues.lifecycle.kinds import AnnounceSeason, ChangeMemberRole
from host.leagues.season.entries import FinalCorrected, TableAdjudicated
from host.leagues.season.rulings import ActAnswered, RulingReversed
from host.leagues.season.verify import verify
from host.leagues.views import announcements, cards, exports
from host.matches.settings.time_controls import DAY
from tests.host.conftest import Clock
from tests.host.leagues.test_commands_rulings import error_key_of
from tests.host.players import error_key
from tests.host.virtual_leagues import (
    HOST,
    LeagueSimulation,
    create_users,
    has_valid_projections,
    start_season,
)

ROLE = 55


async def finish_season(ctx: Context, clock: Clock) -> LeagueSimulation:
    """Create a league and play its first season to the end."""
    days = await start_season(ctx, clock)
    await days.play_all()
    await days.advance_until("over", 10 * DAY)
    return days


def champions_of(loaded: season_log.LoadedSeason) -> set[int]:
    return final_results.champions_of(loaded)


async def messages_of(
    ctx: Context, season: int, kind: type[outbox.OutboxMessage]
) -> list[outbox.OutboxMessage]:
    rows = await outbox.due_messages(ctx, limit=1000)
    found = [outbox.parse(row) for row in rows if (row.owner_kind, row.owner) == ("season", season)]
    return [post for post in found if isinstance(post, kind)]


async def deny_points(days: LeagueSimulation, season: int, loser: int) -> None:
    """Rule that a member gets no points at any table, without changing the order of the other players."""
    for fixture in await cards.fixtures(days.ctx, season, user_key=loser):
        places = [(f.user_key, None if f.user_key == loser else f.place) for f in fixture.finishes or ()]
        await league_admin.set_result(days.ctx, season, fixture.table.table.number, places, HOST)


async def test_late_rulings_move_title_and_role(ctx: Context, clock: Clock) -> None:
    days = await finish_season(ctx, clock)
    known = await days.load_season()
    await channel.set_champion_role(ctx, days.league, ROLE, HOST)
    await days.run_due_work()
    (champion,) = champions_of(known)
    await deny_points(days, known.id, champion)
    after = await days.load_season()
    (new,) = champions_of(after)
    assert new == (await cards.division(ctx, known.id, 1)).lines[0].user_key != champion
    posts = await messages_of(ctx, known.id, AnnounceSeason)
    corrected = [one for one in posts if isinstance(one, AnnounceSeason) and one.what == "corrected"]
    season_announcements = [
        await announcements.load_announcement(ctx, known.id, announce_season) for announce_season in corrected
    ]
    assert {champion, new} <= {
        user_key for season_announcement in season_announcements for user_key in season_announcement.user_keys
    }
    has_role = {champion: True}
    for post in await messages_of(ctx, known.id, ChangeMemberRole):
        assert isinstance(post, ChangeMemberRole)
        has_role |= dict.fromkeys(post.user_keys, not post.is_taken)
    assert {user_key for user_key, has in has_role.items() if has} == {new}
    assert await has_valid_projections(days)
    assert verify(await exports.export_season(ctx, known.id)) == ()


async def test_reversal_of_late_rulings_restores_final_results(ctx: Context, clock: Clock) -> None:
    days = await finish_season(ctx, clock)
    known = await days.load_season()
    (champion,) = champions_of(known)
    await deny_points(days, known.id, champion)
    assert (await days.load_season()).season.moved != known.season.moved
    for ruling in await league_admin.rulings(ctx, known.id):
        await league_admin.reverse(ctx, known.id, ruling.seq, HOST)
    assert (await days.load_season()).season.moved == known.season.moved
    assert await has_valid_projections(days)
    assert verify(await exports.export_season(ctx, known.id)) == ()


async def test_late_ruling_that_changes_nothing_is_not_a_correction(ctx: Context, clock: Clock) -> None:
    days = await finish_season(ctx, clock)
    known = await days.load_season()
    fixture = await cards.fixture(ctx, known.id, 1)
    places = [(finish.user_key, finish.place) for finish in fixture.finishes or ()]
    await league_admin.set_result(ctx, known.id, 1, places, HOST)
    after = await days.load_season()
    assert len(after.log) == len(known.log) + 1
    assert after.season.moved == known.season.moved


async def open_next_sign_up(days: LeagueSimulation) -> None:
    """Wait until sign-up for the next season opens, and sign up all members."""
    await days.advance(8 * DAY, step=DAY)
    assert (await days.load_season()).row.number == 2
    await days.join(*create_users(5))


async def draw_next_season(days: LeagueSimulation) -> None:
    """Draw the next season after its sign-up."""
    season = (await days.load_season()).id
    await league_admin.close_now(days.ctx, season, HOST)
    for user in create_users(5):
        await membership.confirm(days.ctx, season, user)
    await league_admin.draw_now(days.ctx, season, HOST)


async def load_season(ctx: Context, season: int) -> season_log.LoadedSeason:
    async with ctx.database.read_transaction() as tx:
        return await season_log.load(tx, season)


async def test_next_draw_uses_corrected_results(ctx: Context, clock: Clock) -> None:
    days = await finish_season(ctx, clock)
    first = await days.load_season()
    await open_next_sign_up(days)
    second = await days.load_season()
    (champion,) = champions_of(first)
    await deny_points(days, first.id, champion)
    async with ctx.database.read_transaction() as tx:
        former = await load_former_results(tx, second)
    assert former[champion].moved != "champion"


async def test_ruling_is_refused_once_next_season_is_drawn(ctx: Context, clock: Clock) -> None:
    days = await finish_season(ctx, clock)
    first = await days.load_season()
    await league_admin.void_table(ctx, first.id, 2, HOST)
    (ruling,) = await league_admin.rulings(ctx, first.id)
    await open_next_sign_up(days)
    await draw_next_season(days)
    before = await load_season(ctx, first.id)
    user_keys = before.season.tables[1].user_keys
    for attempt in (
        league_admin.set_result(ctx, first.id, 1, [(user_key, 1) for user_key in user_keys], HOST),
        league_admin.void_table(ctx, first.id, 1, HOST),
        league_admin.excuse(ctx, first.id, user_keys[0], HOST),
        league_admin.reverse(ctx, first.id, ruling.seq, HOST),
    ):
        assert await error_key_of(attempt) == "refusal-league-final"
    assert (await load_season(ctx, first.id)).log == before.log


async def test_reversal_that_reopens_a_table_corrects_final_results_once(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock, count=3)
    season = (await days.load_season()).id
    await days.play_table(1)
    await days.play_table(2)
    user_keys = (await days.load_season()).season.tables[3].user_keys
    await league_admin.set_result(ctx, season, 3, [(one, 1 + n) for n, one in enumerate(user_keys)], HOST)
    await days.advance_until("over")
    before = await days.load_season()
    (ruling,) = await league_admin.rulings(ctx, season)
    await league_admin.reverse(ctx, season, ruling.seq, HOST)
    await days.run_due_work()
    after = await days.load_season()
    new = [type(item.entry) for item in after.log[len(before.log) :]]
    assert new[:2] == [RulingReversed, TableAdjudicated]
    assert new.count(FinalCorrected) <= 1
    assert after.season.tables[3].is_adjudicated
    assert verify(await exports.export_season(ctx, season)) == ()


async def test_act_agreed_after_next_draw_is_closed_as_impossible(ctx: Context, clock: Clock) -> None:
    days = await finish_season(ctx, clock)
    first = await days.load_season()
    await open_next_sign_up(days)
    (champion,) = champions_of(first)
    entries = []
    for table, host in (
        (1, champion),
        (2, next(member for member in first.season.members if member != champion)),
    ):
        by = replace(HOST, user=User(host, "Host"))
        with pytest.raises(ConsentRequested):
            await league_admin.void_table(ctx, first.id, table, by)
        entries.append(max((await load_season(ctx, first.id)).season.proposals))
    await draw_next_season(days)
    await proposals.answer(ctx, first.id, entries[0], HOST.user, HOST, agrees=True)
    await proposals.answer(ctx, first.id, entries[1], HOST.user, HOST, agrees=False)
    after = await load_season(ctx, first.id)
    answers = [item.entry for item in after.log if isinstance(item.entry, ActAnswered)]
    assert [(answer.consent, answer.is_possible) for answer in answers] == [(None, False), (None, True)]
    assert after.season.moved == first.season.moved
    assert not any(one.is_void for one in after.season.tables.values())
    with pytest.raises(UserError) as refused:
        await league_admin.void_table(ctx, first.id, 3, replace(HOST, user=User(champion, "Host")))
    assert error_key(refused) == "refusal-league-final"


async def test_agreed_act_corrects_final_results(ctx: Context, clock: Clock) -> None:
    days = await finish_season(ctx, clock)
    known = await days.load_season()
    (champion,) = champions_of(known)
    for fixture in await cards.fixtures(ctx, known.id, user_key=champion):
        places = [(f.user_key, None if f.user_key == champion else f.place) for f in fixture.finishes or ()]
        number = fixture.table.table.number
        with pytest.raises(ConsentRequested):
            await league_admin.set_result(
                ctx, known.id, number, places, replace(HOST, user=User(champion, "Host"))
            )
        entry = max((await days.load_season()).season.proposals)
        await proposals.answer(ctx, known.id, entry, HOST.user, HOST, agrees=True)
    after = await days.load_season()
    assert champions_of(after) != {champion}
    assert any(isinstance(item.entry, FinalCorrected) for item in after.log)
    assert await has_valid_projections(days)
    assert verify(await exports.export_season(ctx, known.id)) == ()
