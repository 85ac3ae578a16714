"""Somebody is forgotten who has played in leagues: standings stay, and nothing of theirs stands anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from harbourmaster.seasons import verify_all
from host.core import outbox
from host.core.context import Context
from host.core.errors import Refusal
from host.core.owners import season_owner
from host.core.people import Person
from host.leagues import publishing
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle.kinds import OpenTable
from host.leagues.season.entries import Final
from host.leagues.season.verify import SeasonFile, read, verify
from host.leagues.standings.order import Line
from host.leagues.views import files
from host.matches.permissions import Authority
from host.operations.privacy import server_deletion
from host.operations.privacy.user_deletion import forget
from storage.core.tables import all_tables
from storage.leagues.league import forgotten_bars
from storage.matches.match import seats
from tests.host.conftest import Clock
from tests.host.operations.test_privacy_forgetting import FORMER, ZOE, everywhere, left_of
from tests.host.players import key
from tests.host.season_days import (
    CHANNEL,
    HOST,
    SERVER,
    Days,
    new_league,
    one_round,
    people,
    projections_hold,
)

THREAD, HASH = 7000, 7001
OTHER_HOST = Authority(Person(901, "Olga"), "so it is", SERVER)


async def drawn_with_zoe(ctx: Context, clock: Clock, count: int = 5, **changes: Any) -> Days:
    """Let Zoë and others be drawn."""
    days = await new_league(ctx, clock, **changes)
    joining = [*people(count - 1), ZOE]
    await days.join(*joining)
    season = (await days.known()).id
    await league_admin.close_now(ctx, season, HOST)
    for person in joining:
        await membership.confirm(ctx, season, person)
    await league_admin.draw_now(ctx, season, HOST)
    return days


async def begun_with_zoe(ctx: Context, clock: Clock, count: int = 5, **changes: Any) -> Days:
    """Let Zoë and others begin a season."""
    days = await drawn_with_zoe(ctx, clock, count, **changes)
    await league_admin.begin_now(ctx, (await days.known()).id, HOST)
    await days.work()
    return days


def without_zoe(lines: tuple[tuple[Line, ...], ...], number: int) -> bytes:
    """Return standings with a number in Zoë's place."""
    return msgspec.json.encode(lines).replace(str(ZOE.id).encode(), str(number).encode())


def with_lots_turned(told: SeasonFile, lots: Mapping[int, int]) -> SeasonFile:
    """Return a season's file in which other lots are told than those that were drawn."""
    turned = tuple((person, len(lots) - 1 - lot) for person, lot in lots.items())
    log = [
        replace(one, entry=replace(one.entry, lots=turned)) if isinstance(one.entry, Final) else one
        for one in told.log
    ]
    return replace(told, log=tuple(log))


async def given_away(ctx: Context, days: Days) -> SeasonFile:
    """Return the season as a file tells it."""
    return read(files.as_json(await files.season_file(ctx, (await days.known()).id)))


@pytest.mark.long
async def test_standings_stay_when_somebody_is_forgotten_after_the_end(
    ctx: Context, clock: Clock, tmp_path: Any, capsys: Any
) -> None:
    days = await begun_with_zoe(ctx, clock)
    season = (await days.known()).id
    table = next(one.table.number for one in (await days.known()).season.tables_of(ZOE.id))
    await days.play_all()
    await membership.protest(ctx, season, ZOE, table, "these words are mine")
    await days.until("over")
    before, old = await days.known(), await given_away(ctx, days)
    assert {"season_log.payload", "season_members.person"} <= {*await left_of(ctx, ZOE)}
    assert verify(with_lots_turned(old, before.season.lots)) != (), (
        "whose lots those are is not theirs to say"
    )
    number = await forget(ctx, ZOE, FORMER)
    assert await left_of(ctx, ZOE) == []
    assert "these words are mine" not in " ".join((await everywhere(ctx)).values())
    after, new = await days.known(), await given_away(ctx, days)
    assert msgspec.json.encode(new.standings) == without_zoe(old.standings, number)
    assert after.season.members[number].name == FORMER
    assert after.season.moved[number] == before.season.moved[ZOE.id]
    assert after.season.key == before.season.key
    assert after.season.lots[number] == before.season.lots[ZOE.id]
    assert await projections_hold(days)
    assert verify(new) == ()
    (tmp_path / "season.json").write_bytes(files.as_json(new))
    assert verify_all([tmp_path / "season.json"]) == 0
    told = capsys.readouterr().out
    assert "the draw can't be checked any more" in told
    assert "follows from what was bound" not in told
    first = people(1)[0]
    await forget(ctx, first, FORMER)
    twice = await given_away(ctx, days)
    assert verify(twice) == ()
    assert [[line.parts for line in one] for one in twice.standings] == [
        [line.parts for line in one] for one in old.standings
    ]
    assert await projections_hold(days)


async def test_who_is_forgotten_gives_up_the_season_they_play(ctx: Context, clock: Clock) -> None:
    days = await begun_with_zoe(
        ctx, clock, count=6, format="swiss", rounds=2, play_days=36, hurry_days=4, warn_days=2
    )
    known = await days.known()
    table = next(one for one in known.season.tables_of(ZOE.id))
    await one_round(ctx, days, table.table.number)
    await league_admin.excuse(ctx, known.id, ZOE.id, OTHER_HOST, table.table.number)
    number = await forget(ctx, ZOE, FORMER)
    assert await left_of(ctx, ZOE) == []
    await days.work()
    assert await left_of(ctx, ZOE) == []
    after = await days.known()
    assert after.season.members[number].status == "withdrawn"
    assert after.season.key == known.season.key
    assert await projections_hold(days)
    await days.play_all()
    await days.until("over")
    told = await given_away(ctx, days)
    assert {one.table.round for one in (await days.known()).season.tables.values()} == {1, 2}
    assert not any(
        number in one.people for one in (await days.known()).season.tables.values() if one.table.round == 2
    )
    assert verify(told) == ()
    assert await projections_hold(days)


async def test_who_is_forgotten_before_the_draw_is_signed_off(ctx: Context, clock: Clock) -> None:
    days = await new_league(ctx, clock)
    await days.join(*people(4), ZOE)
    await forget(ctx, ZOE, FORMER)
    assert {*(await days.known()).season.members} == {one.id for one in people(4)}
    assert await left_of(ctx, ZOE) == []
    assert await projections_hold(days)


async def test_a_bar_is_not_escaped_by_being_forgotten(ctx: Context, clock: Clock) -> None:
    days = await begun_with_zoe(ctx, clock)
    await league_admin.strike(ctx, (await days.known()).id, ZOE.id, OTHER_HOST, seasons=1)
    await forget(ctx, ZOE, FORMER)
    assert await left_of(ctx, ZOE) == []
    await days.play_all()
    await days.until("over")
    await days.until("sign-up")
    with pytest.raises(Refusal) as refused:
        await days.join(ZOE)
    assert key(refused) == "refusal-league-barred"
    await days.join(Person(700, "Nia"))
    league = (await days.known()).league.id
    async with ctx.database.transaction() as tx:
        assert len(await forgotten_bars.of_league(tx, league)) == 1
        await forgotten_bars.drop_before(tx, league, 3)
        assert await forgotten_bars.of_league(tx, league) == []


async def test_who_was_signed_off_by_hosts_and_forgotten_stays_away(ctx: Context, clock: Clock) -> None:
    days = await new_league(ctx, clock)
    await days.join(*people(4), ZOE)
    await league_admin.remove(ctx, (await days.known()).id, ZOE.id, OTHER_HOST)
    await forget(ctx, ZOE, FORMER)
    with pytest.raises(Refusal) as refused:
        await days.join(ZOE)
    assert key(refused) == "refusal-league-barred"


async def test_what_they_have_asked_hosts_is_not_posted_any_more(ctx: Context, clock: Clock) -> None:
    days = await new_league(ctx, clock)
    await days.join(*people(4), ZOE)
    for person in (people(1)[0], ZOE):
        await membership.ask(ctx, (await days.known()).id, person, f"words of {person.id}")
    await forget(ctx, ZOE, FORMER)
    (waiting,) = [row.payload for row in await outbox.pending(ctx, limit=100) if row.kind == "to-hosts"]
    assert f"words of {people(1)[0].id}" in waiting


async def test_a_table_that_is_bound_already_begins_with_a_robot_for_who_was_forgotten(
    ctx: Context, clock: Clock
) -> None:
    days = await drawn_with_zoe(ctx, clock)
    season = (await days.known()).id
    await league_admin.begin_now(ctx, season, HOST)
    hers = (await days.known()).season.tables_of(ZOE.id)
    number = next(one.table.number for one in hers if one.people[0] == ZOE.id)
    waiting = await outbox.pending(ctx, season_owner(season), 100)
    row = next(row for row in waiting if outbox.read(row) == OpenTable(number))
    await publishing.note_message(ctx, season, number, CHANNEL, THREAD)
    told = await publishing.hash_of(ctx, row, number, THREAD)
    assert told is not None
    await publishing.note_hash(ctx, season, told, number, HASH)
    await forget(ctx, ZOE, FORMER)
    match = await publishing.begin(ctx, row, number, THREAD)
    assert match is not None
    assert match.commitment == told.match.commitment
    await days.work()
    async with ctx.database.reading() as tx:
        sitting = await seats.of_match(tx, match.id)
    assert [one.robot is not None for one in sitting] == [True, False, False]
    assert await left_of(ctx, ZOE) == []
    assert await projections_hold(days)
    await days.play_all()
    assert (await days.known()).season.status == "protest"


async def test_who_was_replaced_stands_in_no_audit(ctx: Context, clock: Clock) -> None:
    days = await begun_with_zoe(ctx, clock)
    known = await days.known()
    table = known.season.tables_of(ZOE.id)[0]
    await league_admin.replace(
        ctx, known.id, table.table.number, table.people.index(ZOE.id), Person(555, "Newt"), OTHER_HOST
    )
    await forget(ctx, ZOE, FORMER)
    assert await left_of(ctx, ZOE) == []


async def test_leagues_go_with_their_server(ctx: Context, clock: Clock) -> None:
    days = await begun_with_zoe(ctx, clock)
    assert "season_log.payload" in await everywhere(ctx)
    await server_deletion.leave(ctx, SERVER)
    clock.now += server_deletion.KEPT_FOR
    await days.ring()
    left = await everywhere(ctx)
    kept = {name.partition(".")[0] for name in left}
    assert (
        kept & {one.name for one in all_tables().values() if one.of in {"season", "league", "server"}}
        == set()
    )
