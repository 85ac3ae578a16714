"""Tests for one-player games: a table with a single seat, from opening to end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engine.core.files.library import game
from host.core.context import Context
from host.core.errors import UserError
from host.matches.match.options import chosen_options
from host.matches.settings.time_controls import DAY, TIME_CONTROLS
from host.messages.posts import cards, message_contents
from host.tables.tables import tables
from host.time import reliability
from host.time.reliability import ReliabilityStats
from host.turns.play import turn_actions
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, error_key, fire_timers, open_match, take_turn


@pytest.fixture(autouse=True)
def one_player_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy game a one-player game."""
    monkeypatch.setattr(type(game("pearls")), "seat_counts", (1,))


async def test_solo_table_waits_for_options(ctx: Context) -> None:
    row = await open_match(ctx, seats=1)
    assert row.status == "open"
    await tables.update_options(ctx, row.id, ADA, {"most": 2})
    row = await tables.start(ctx, row.id, ADA)
    assert row.status == "running"
    assert [chosen_option.value for chosen_option in chosen_options(row)] == [2]
    assert len((await turn_actions.load_panel(ctx, row.id, ADA)).offers) == 2


async def test_solo_match_starts_at_once_if_options_are_given(ctx: Context) -> None:
    assert (await open_match(ctx, seats=1, options={"most": 3})).status == "running"


Act = Callable[[Context, MatchRow], Awaitable[object]]


@pytest.mark.parametrize(
    "act",
    [
        lambda ctx, row: tables.join(ctx, row.id, BEN),
        lambda ctx, row: tables.add_robot(ctx, row.id, ADA),
        lambda ctx, row: tables.invite(ctx, row.id, ADA, [BEN]),
    ],
    ids=["join", "robot", "invite"],
)
async def test_solo_table_accepts_no_other_players_or_robots(ctx: Context, act: Act) -> None:
    row = await open_match(ctx, seats=1)
    with pytest.raises(UserError) as refused:
        await act(ctx, row)
    assert error_key(refused) == "refusal-full"
    assert len((await cards.get_card(ctx, row.id)).seats) == 1


async def test_leaving_a_solo_table_cancels_it(ctx: Context) -> None:
    row = await open_match(ctx, seats=1)
    assert (await tables.leave(ctx, row.id, ADA)).status == "cancelled"


async def play_match(ctx: Context) -> MatchRow:
    """Play a one-player match to the end."""
    row = await open_match(ctx, seats=1, options={"most": 3})
    while (await cards.get_card(ctx, row.id)).awaited:
        await take_turn(ctx, row.id, ADA, 1)
    return row


async def test_solo_match_is_played_to_its_end(ctx: Context) -> None:
    row = await play_match(ctx)
    final_message = await message_contents.load_final_message(ctx, row.id)
    assert final_message.result.ranking == ((0,),)
    assert final_message.result.totals == (5,)


async def test_solo_match_has_no_deadline(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, seats=1, options={"most": 3}, time_control=TIME_CONTROLS["blitz"])
    assert (await cards.get_card(ctx, row.id)).deadline is None
    clock.now += 9 * DAY
    await fire_timers(ctx, row.id)
    status_card = await cards.get_card(ctx, row.id)
    assert (status_card.match.status, status_card.awaited, status_card.names) == ("running", (0,), ("Ada",))


async def test_solo_match_does_not_affect_reliability(ctx: Context) -> None:
    await play_match(ctx)
    async with ctx.database.read_transaction() as tx:
        assert await reliability.load_stats(tx, [ADA.key]) == {ADA.key: ReliabilityStats(None, 0, 0)}
