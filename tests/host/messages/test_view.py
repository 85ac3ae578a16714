"""Tests for match views: card, board, log, and the user's matches."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import UserError
from host.decisions.replace import replacement
from host.messages import view
from host.messages.posts import cards
from host.tables.fairness import fairness, records
from host.tables.tables import ownership, tables
from host.turns.play import turn_actions
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    CHANNEL,
    choose,
    error_key,
    open_match,
    start_match,
    take_pearls,
    take_turn,
)


async def test_open_table_card_shows_seats_invitations_and_commitment(ctx: Context) -> None:
    row = await open_match(ctx, seats=3, invited=[CEM])
    card = await cards.get_card(ctx, row.id)
    assert (card.names, card.invited, card.view, card.awaited) == (("Ada",), (CEM.key,), None, ())
    assert len(card.match.commitment) == 64


async def test_card_shows_awaited_player_and_waiting_time(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    began = clock.now
    assert (await cards.get_card(ctx, row.id)).since == began
    clock.now += 5_000
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += 5_000
    await ownership.transfer(ctx, row.id, BEN, ADA)
    card = await cards.get_card(ctx, row.id)
    assert (card.awaited, card.since) == ((1,), began + 5_000)


async def test_resignation_does_not_reset_waiting_time_of_other_player(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM)
    began = clock.now
    clock.now += 5_000
    await replacement.resign(ctx, row.id, CEM)
    assert (await cards.get_card(ctx, row.id)).since == began


async def test_board_shows_only_confirmed_moves(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_pearls(ctx, row.id, ADA, 3)
    mine = await view.load_table_view(ctx, row.id, ADA)
    others = await view.load_table_view(ctx, row.id, CEM)
    nobodys = await view.load_table_view(ctx, row.id, None)
    assert (mine.viewer_seat, others.viewer_seat, nobodys.viewer_seat) == (0, None, None)
    assert others.view == nobodys.view == replace(mine.view, hand=None)
    assert mine.view.owned == (0, 0)
    public = ["pearls-table", "pearls-line", "pearls-line"]
    assert [line.key for line in others.lines] == public
    assert [line.key for line in mine.lines] == [*public, "pearls-hand"]


async def test_log_shows_private_information_only_to_its_seat(ctx: Context) -> None:
    row = await start_match(ctx)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    panel = await choose(ctx, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    text = f"pearls-next-{panel.view.next_tide}"
    for user, keys in (
        (ADA, ["pearls-took", "pearls-looked", text]),
        (BEN, ["pearls-took", "pearls-looked"]),
    ):
        log = await view.load_log(ctx, row.id, user)
        assert [words.key for words in log.log_lines[-1].texts] == keys
    others = await view.load_table_view(ctx, row.id, BEN)
    assert others.view.next_tide is None


async def test_log_has_one_section_per_chapter(ctx: Context) -> None:
    row = await start_match(ctx)
    for user in (ADA, BEN, ADA):
        await take_turn(ctx, row.id, user, 1)
    first, newest = (await view.load_log(ctx, row.id, ADA)).sections
    assert (first.round, newest.round) == (1, 2)
    assert [line.seat for line in newest.log_lines] == [0]
    assert [line.seat for line in first.log_lines] == [None, 0, 1, None]


async def test_log_attributes_actions_to_the_acting_player(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await replacement.resign(ctx, row.id, BEN)
    log_lines = (await view.load_log(ctx, row.id, None)).log_lines
    assert [(line.seat, line.by, line.texts[0].key, line.names[1]) for line in log_lines] == [
        (None, "host", "told-started", "Ben"),
        (0, "player", "pearls-took", "Ben"),
        (None, "host", "told-resigned", "Ben"),
        (1, "robot", "pearls-took", "Argo"),
    ]


async def test_own_matches_are_listed_with_turn_status(ctx: Context) -> None:
    running = await start_match(ctx)
    waits = await start_match(ctx, channel=CHANNEL + 1)
    await take_turn(ctx, waits.id, ADA, 1)
    still_open = await open_match(ctx, channel=CHANNEL + 2)
    over = await open_match(ctx, channel=CHANNEL + 3)
    await tables.cancel(ctx, over.id, ADA)
    mine = await view.load_user_matches(ctx, ADA)
    assert [(own_match.match.id, own_match.is_your_turn, own_match.awaited) for own_match in mine] == [
        (running.id, True, (0,)),
        (waits.id, False, (1,)),
        (still_open.id, False, ()),
    ]
    assert await view.load_user_matches(ctx, CEM) == ()
    cancelled = await view.load_user_matches(ctx, ADA, ("cancelled",))
    assert [one.match.id for one in cancelled] == [over.id]


async def test_channel_match_is_the_live_one_or_else_the_latest(ctx: Context) -> None:
    assert await view.find_channel_match(ctx, CHANNEL) is None
    first = await open_match(ctx)
    await tables.cancel(ctx, first.id, ADA)
    second = await open_match(ctx)
    found = await view.find_channel_match(ctx, CHANNEL)
    assert found is not None
    assert found.id == second.id
    await tables.cancel(ctx, second.id, ADA)
    found = await view.find_channel_match(ctx, CHANNEL)
    assert found is not None
    assert found.id == second.id


async def test_guild_matches_exclude_other_guilds(ctx: Context) -> None:
    here = await open_match(ctx)
    await open_match(ctx, guild_id=2, channel=CHANNEL + 1)
    assert [row.id for row in await view.load_guild_matches(ctx, 1)] == [here.id]


async def test_views_leave_the_match_unchanged(ctx: Context) -> None:
    row = await start_match(ctx)
    before = await turn_actions.load_panel(ctx, row.id, ADA)
    await cards.get_card(ctx, row.id)
    await view.load_table_view(ctx, row.id, ADA)
    await view.load_log(ctx, row.id, ADA)
    await view.load_user_matches(ctx, ADA)
    assert await turn_actions.load_panel(ctx, row.id, ADA) == before


async def test_views_of_table_cancelled_before_start_are_refused(ctx: Context) -> None:
    row = await open_match(ctx)
    await tables.cancel(ctx, row.id, ADA)
    for asked in (view.load_table_view, view.load_log, records.record_of):
        with pytest.raises(UserError) as refused:
            await asked(ctx, row.id, ADA)
        assert error_key(refused) == "refusal-cancelled"
    with pytest.raises(UserError) as refused:
        await fairness.verify(ctx, row.id)
    assert error_key(refused) == "refusal-cancelled"
