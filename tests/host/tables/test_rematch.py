"""Tests of rematches: only one table is opened, and another player starts."""

from __future__ import annotations

import asyncio
import json

import pytest
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.matches.settings.time_controls import find_by_name
from host.matches.settings.updates import update_guild_settings
from host.messages.posts import cards
from host.tables.fairness import fairness
from host.tables.rematch import RematchTarget, rematch, users_to_invite
from host.tables.tables import tables
from host.tables.tables.rotation import rotate_seats
from host.turns.play import turn_actions
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    CHANNEL,
    DEA,
    error_key,
    open_match,
    secret_of,
    start_match,
    take_turn,
)

SHORT = 'pile = 3\ntides = ["low"]\nhouse_rules = true'
TARGET = RematchTarget(CHANNEL, is_thread=False)


async def finish_match(ctx: Context, *others: User, **fields: object) -> MatchRow:
    """Play a short match to the end."""
    row = await start_match(ctx, *others, edition=SHORT, **fields)
    while (await cards.get_card(ctx, row.id)).awaited:
        (seat,) = (await cards.get_card(ctx, row.id)).awaited
        sitting = (await cards.get_card(ctx, row.id)).seats[seat]
        await take_turn(ctx, row.id, User(sitting.user_key or 0, sitting.name), 1)
    return row


async def seated_names(ctx: Context, match_id: int) -> list[str]:
    return [seat.name for seat in (await cards.get_card(ctx, match_id)).seats]


async def test_rematch_copies_settings_and_rotates_starting_player(ctx: Context) -> None:
    former = await finish_match(
        ctx, BEN, CEM, options={"most": 2}, title="Friday", time_control=find_by_name("blitz")
    )
    assert await users_to_invite(ctx, former.id, BEN) == (ADA.key, CEM.key)
    asked = await rematch(ctx, former.id, BEN, TARGET)
    row = asked.row
    assert (asked.outcome, [one.key for one in asked.invited]) == ("opened", [ADA.key, CEM.key])
    same = ("game", "edition", "options", "title", "time_control", "seat_count", "guild_id")
    assert {name: getattr(row, name) for name in same} == {name: getattr(former, name) for name in same}
    assert (row.status, row.owner_key, row.is_public, row.channel) == ("open", BEN.key, False, CHANNEL)
    assert (await cards.get_card(ctx, row.id)).unnotified == (ADA.key, CEM.key)
    for user in (CEM, ADA):
        assert (await rematch(ctx, former.id, user, TARGET)).outcome == "joined"
    assert await seated_names(ctx, former.id) == ["Ada", "Ben", "Cem"]
    assert await seated_names(ctx, row.id) == ["Ben", "Cem", "Ada"]
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).is_your_turn


async def test_rematch_commits_to_rotated_seats_and_verifies(ctx: Context) -> None:
    former = await finish_match(ctx)
    row = (await rematch(ctx, former.id, ADA, TARGET)).row
    await rematch(ctx, former.id, BEN, TARGET)
    told = json.loads((await secret_of(ctx, row.id)).transcript or "")
    assert (told["roster"], told["order"], told["begins"]) == ([1, 2], [1, 0], "turned")
    assert await seated_names(ctx, row.id) == ["Ben", "Ada"]
    for user in (BEN, ADA, BEN):
        if (await cards.get_card(ctx, row.id)).awaited:
            await take_turn(ctx, row.id, user, 1)
    found = await fairness.verify(ctx, row.id)
    assert (found.order_holds, found.moves_hold, found.result_holds) == (True, True, True)
    assert (await rematch(ctx, former.id, ADA, TARGET)).row.id == row.id, "the first one has had its rematch"
    assert (await rematch(ctx, row.id, ADA, TARGET)).row.id > row.id


async def test_rematch_seats_robots_again(ctx: Context) -> None:
    former = await finish_match(ctx, BEN, robots=1)
    row = (await rematch(ctx, former.id, BEN, TARGET)).row
    assert [
        (seat.user_key, seat.robot is not None) for seat in (await cards.get_card(ctx, row.id)).seats
    ] == [
        (BEN.key, False),
        (None, True),
    ]
    assert (await rematch(ctx, former.id, ADA, TARGET)).row.started is not None


async def test_rematch_against_robots_starts_at_once(ctx: Context) -> None:
    row = await open_match(ctx, robots=1, edition=SHORT)
    while (await cards.get_card(ctx, row.id)).awaited:
        await take_turn(ctx, row.id, ADA, 1)
    assert (await rematch(ctx, row.id, ADA, TARGET)).row.started is not None


async def test_concurrent_rematch_clicks_open_one_table(ctx: Context) -> None:
    former = await finish_match(ctx, BEN, CEM)
    found = await asyncio.gather(*(rematch(ctx, former.id, one, TARGET) for one in (ADA, BEN, ADA, BEN)))
    assert len({one.row.id for one in found}) == 1
    assert sorted(one.outcome for one in found) == ["joined", "opened", "there", "there"]


async def test_concurrent_processes_open_one_rematch(contexts: tuple[Context, Context]) -> None:
    one, other = contexts
    former = await finish_match(one)
    found = await asyncio.gather(rematch(one, former.id, ADA, TARGET), rematch(other, former.id, BEN, TARGET))
    assert len({asked.row.id for asked in found}) == 1


async def test_cancelled_rematch_can_be_opened_again(ctx: Context) -> None:
    former = await finish_match(ctx)
    first = (await rematch(ctx, former.id, ADA, TARGET)).row
    await tables.cancel(ctx, first.id, ADA)
    again = await rematch(ctx, former.id, BEN, TARGET)
    assert (again.outcome, again.row.id) == ("opened", first.id + 1)


async def test_rematch_does_not_invite_users_who_left_the_guild(ctx: Context) -> None:
    former = await finish_match(ctx, BEN, CEM)
    asked = await rematch(ctx, former.id, ADA, TARGET, departed={BEN.key})
    assert [one.key for one in asked.invited] == [CEM.key]
    await tables.add_robot(ctx, asked.row.id, ADA)
    await rematch(ctx, former.id, CEM, TARGET)
    assert [name for name in await seated_names(ctx, asked.row.id) if name in {"Ada", "Cem"}] == [
        "Cem",
        "Ada",
    ]


async def test_rematch_is_refused_to_spectators_and_in_running_match(ctx: Context) -> None:
    running = await start_match(ctx, channel=CHANNEL + 1)
    former = await finish_match(ctx)
    for match_id, user, wanted in (
        (running.id, ADA, "refusal-rematch-not-over"),
        (former.id, CEM, "refusal-rematch-players-only"),
    ):
        for asked in (users_to_invite(ctx, match_id, user), rematch(ctx, match_id, user, TARGET)):
            with pytest.raises(UserError) as refused:
                await asked
            assert error_key(refused) == wanted


async def test_rematch_respects_guild_limits(ctx: Context) -> None:
    former = await finish_match(ctx, time_control=find_by_name("blitz"))
    await open_match(ctx, opener=DEA)
    with pytest.raises(UserError) as busy:
        await rematch(ctx, former.id, ADA, TARGET)
    await update_guild_settings(ctx, 1, time_controls=("daily",))
    with pytest.raises(UserError) as disallowed:
        await rematch(ctx, former.id, ADA, replace(TARGET, channel=CHANNEL + 1))
    await update_guild_settings(ctx, 1, time_controls=(), most_running=1, more_per_finished=0)
    await start_match(ctx, channel=CHANNEL + 2)
    with pytest.raises(UserError) as many:
        await rematch(ctx, former.id, ADA, replace(TARGET, channel=CHANNEL + 1))
    wanted = ["refusal-channel-busy", "refusal-rematch-time-control", "refusal-too-many-matches"]
    assert [error_key(refused) for refused in (busy, disallowed, many)] == wanted


def test_seat_rotation_handles_missing_players() -> None:
    def row(seat: int, user_key: int | None) -> SeatRow:
        return SeatRow(match_id=1, seat=seat, user_key=user_key, robot="calm" if user_key is None else None)

    former = [row(0, 1), row(1, 2), row(2, None), row(3, 3)]
    for sitting, wanted in (
        ([1, 2, None, 3], [1, 2, 3, 0]),
        ([3, None, 2, 1], [2, 1, 0, 3]),
        ([1, 9, None, 3], [1, 2, 3, 0]),
        ([3, 1], [0, 1]),
        ([9, 8, 1], [0, 1, 2]),
    ):
        table = tuple(row(place, user_key) for place, user_key in enumerate(sitting))
        assert rotate_seats(former, table) == wanted
