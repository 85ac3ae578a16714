"""Tests for a table's life cycle: opening, joining, starting, leaving, transferring and cancelling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.matches import users
from host.matches.match.seating import draw_order
from host.matches.permissions import Authority
from host.matches.users import Account
from host.messages import view
from host.messages.posts import cards
from host.operations.admin import tools
from host.tables.tables import ownership, tables
from host.tables.tables.requests import format_counts
from host.turns.play import turn_actions
from storage.matches.match.matches import MatchRow
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    CHANNEL,
    DEA,
    choose,
    error_key,
    open_match,
    secret_of,
    start_match,
    take_turn,
)


async def names(ctx: Context, row: MatchRow) -> tuple[str, ...]:
    return (await cards.get_card(ctx, row.id)).names


async def test_opened_table_seats_the_opener_and_waits(ctx: Context) -> None:
    row = await open_match(ctx, title="  An   evening\tof pearls ")
    assert (row.status, row.owner_key, row.title, row.head) == ("open", ADA.key, "An evening of pearls", 0)
    assert await names(ctx, row) == ("Ada",)


async def test_match_starts_when_the_last_seat_is_taken(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    row = await tables.join(ctx, row.id, BEN)
    assert row.status == "open"
    row = await tables.join(ctx, row.id, CEM)
    assert row.status == "running"
    assert row.started == row.created
    assert await names(ctx, row) == ("Ada", "Ben", "Cem")


async def test_robots_fill_seats_when_table_is_opened(ctx: Context) -> None:
    row = await open_match(ctx, seats=4, robots=3, level="greedy")
    card = await cards.get_card(ctx, row.id)
    assert row.status == "running"
    assert card.names == ("Ada", "Argo", "Beagle", "Calypso")
    assert [seat.robot for seat in card.seats] == [None, "greedy", "greedy", "greedy"]


async def test_random_seat_order_is_drawn_from_committed_seed(ctx: Context) -> None:
    orders = set()
    for channel in range(8):
        row = await open_match(ctx, seats=3, begins="random", channel=channel)
        await tables.join(ctx, row.id, BEN)
        await tables.join(ctx, row.id, CEM)
        sat, secret = await names(ctx, row), await secret_of(ctx, row.id)
        assert sat == tuple(("Ada", "Ben", "Cem")[place] for place in draw_order(secret.seat_order_seed, 3))
        orders.add(sat)
    assert len(orders) > 1


async def test_new_opener_starts_after_table_is_handed_over(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    await tables.join(ctx, row.id, BEN)
    await ownership.transfer(ctx, row.id, BEN, ADA)
    row = await tables.join(ctx, row.id, CEM)
    assert await names(ctx, row) == ("Ben", "Ada", "Cem")


async def test_private_table_accepts_only_invited_users(ctx: Context) -> None:
    row = await open_match(ctx, seats=3, is_public=False, invited=[BEN])
    with pytest.raises(UserError) as refused:
        await tables.join(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-invited-only"
    await tables.join(ctx, row.id, BEN)
    await tables.invite(ctx, row.id, ADA, [CEM, CEM])
    assert (await cards.get_card(ctx, row.id)).invited == (BEN.key, CEM.key)
    assert (await tables.join(ctx, row.id, CEM)).status == "running"


async def test_leaving_before_the_start_frees_the_seat(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    await tables.join(ctx, row.id, BEN)
    row = await tables.leave(ctx, row.id, ADA)
    assert row.owner_key == BEN.key
    assert await names(ctx, row) == ("Ben",)
    row = await tables.leave(ctx, row.id, BEN)
    assert row.status == "cancelled"


async def test_table_is_cancelled_when_the_last_human_leaves(ctx: Context) -> None:
    row = await open_match(ctx, seats=3, robots=1)
    assert (await tables.leave(ctx, row.id, ADA)).status == "cancelled"


async def test_robots_can_be_added_and_removed_before_the_start(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    row = await tables.add_robot(ctx, row.id, ADA, "greedy")
    assert await names(ctx, row) == ("Ada", "Argo")
    row = await tables.remove_robot(ctx, row.id, ADA)
    assert await names(ctx, row) == ("Ada",)
    with pytest.raises(UserError) as refused:
        await tables.remove_robot(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-no-robot-here"


async def test_match_can_start_with_empty_seats(ctx: Context) -> None:
    row = await open_match(ctx, seats=4)
    with pytest.raises(UserError) as refused:
        await tables.start(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-too-few"
    assert dict(refused.value.text.values) == {"taken": 1, "least": 2}
    await tables.join(ctx, row.id, BEN)
    row = await tables.start(ctx, row.id, ADA)
    assert row.status == "running"
    assert (await take_turn(ctx, row.id, ADA, 2)).view.owned == (2, 0)


async def test_channel_has_one_match_at_a_time(ctx: Context) -> None:
    row = await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await open_match(ctx, opener=BEN)
    assert error_key(refused) == "refusal-channel-busy"
    await tables.cancel(ctx, row.id, ADA)
    assert (await open_match(ctx, opener=BEN)).status == "open"


async def test_running_match_can_be_cancelled_only_by_admin(ctx: Context) -> None:
    row = await start_match(ctx)
    for user in (ADA, BEN):
        with pytest.raises(UserError) as refused:
            await tables.cancel(ctx, row.id, user)
        assert error_key(refused) == ("refusal-admin-only" if user == ADA else "refusal-opener-only")
    assert (await tools.close(ctx, row.id, Authority(DEA, "so be it"))).status == "cancelled"
    with pytest.raises(UserError) as over:
        await tools.close(ctx, row.id, Authority(DEA, "so be it"))
    assert error_key(over) == "refusal-cancelled"


async def test_opener_can_cancel_a_match_against_robots(ctx: Context) -> None:
    row = await open_match(ctx, robots=1)
    assert (await tables.cancel(ctx, row.id, ADA)).status == "cancelled"


async def test_resigning_player_is_replaced_by_a_robot(ctx: Context) -> None:
    row = await start_match(ctx, CEM, BEN)
    row = await replacement.resign(ctx, row.id, ADA)
    card = await cards.get_card(ctx, row.id)
    assert card.names == ("Argo", "Cem", "Ben")
    assert card.seats[0].user_key is None
    assert card.awaited == (1,)
    assert row.owner_key == CEM.key
    with pytest.raises(UserError) as refused:
        await replacement.resign(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-not-in-match"


async def test_match_of_robots_only_plays_to_its_end(ctx: Context) -> None:
    row = await start_match(ctx)
    await replacement.resign(ctx, row.id, BEN)
    row = await replacement.resign(ctx, row.id, ADA)
    assert row.status == "finished"


async def test_resignation_discards_the_players_draft(ctx: Context) -> None:
    row = await start_match(ctx)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    await replacement.resign(ctx, row.id, ADA)
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert panel.is_your_turn
    assert panel.chosen == ()


async def test_resignation_of_another_player_keeps_a_draft(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    await replacement.resign(ctx, row.id, CEM)
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    assert [label.text.key for label in panel.chosen] == ["pearls-take"]


async def test_admin_replaces_player_with_robot_with_a_reason(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await replacement.replace_as_host(ctx, row.id, 0, Authority(DEA))
    assert error_key(refused) == "refusal-reason-needed"
    await replacement.replace_as_host(ctx, row.id, 0, Authority(DEA, "gone"))
    assert (await cards.get_card(ctx, row.id)).names == ("Argo", "Ben")
    for seat in (0, 2, -1):
        with pytest.raises(UserError) as nobody:
            await replacement.replace_as_host(ctx, row.id, seat, Authority(DEA, "gone"))
        assert error_key(nobody) == "refusal-no-person-there"


async def test_table_is_handed_over_by_opener_or_admin(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await ownership.transfer(ctx, row.id, DEA, BEN)
    assert error_key(refused) == "refusal-opener-only"
    assert (await ownership.transfer(ctx, row.id, DEA, BEN, Authority(BEN, "on leave"))).owner_key == DEA.key
    assert (await ownership.transfer(ctx, row.id, BEN, DEA)).owner_key == BEN.key


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ((2, 3, 4), text("seats-range", least=2, most=4)),
        ((4, 6), text("seats-either", counts=(text("seats-count", count=4), text("seats-count", count=6)))),
        ((5,), text("seats-either", counts=(text("seats-count", count=5),))),
    ],
)
def test_player_counts_are_shown_as_range_or_alternatives(
    counts: tuple[int, ...], told: LocalizedText
) -> None:
    assert format_counts(counts) == told


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "../pearls"}, "unknown-game"),
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"seats": 2, "robots": 2}, "too-many-robots"),
        ({"seats": 2, "robots": -1}, "too-many-robots"),
        ({"robots": 1, "level": "godlike"}, "unknown-robot"),
        ({"title": "x" * 81}, "title-too-long"),
        ({"edition": "pile = "}, "edition"),
        ({"edition": "pile = 0\ntides = []"}, "edition"),
        ({"edition": 'pile = "many"\ntides = []'}, "edition"),
    ],
)
async def test_table_with_invalid_settings_is_refused(
    ctx: Context, wishes: dict[str, Any], expected: str
) -> None:
    with pytest.raises(UserError) as refused:
        await open_match(ctx, **wishes)
    assert error_key(refused) == f"refusal-{expected}"
    assert await view.find_channel_match(ctx, CHANNEL) is None


async def test_match_keeps_its_edition(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_match(ctx, edition='pile = 5\ntides = ["high"]')
    again = new_context()
    assert (await view.load_table_view(again, row.id, None)).view.pile == 5


@pytest.mark.parametrize(
    "change", [tables.join, tables.leave, replacement.resign, tables.start, tables.cancel]
)
@pytest.mark.parametrize("match_id", [0, 4711, 2**64])
async def test_commands_on_unknown_match_are_refused(
    ctx: Context, change: Callable[..., Any], match_id: int
) -> None:
    with pytest.raises(UserError) as refused:
        await change(ctx, match_id, ADA)
    assert error_key(refused) == "refusal-unknown-match"


async def test_table_commands_are_refused_to_other_players(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    await tables.join(ctx, row.id, BEN)
    for attempt in (
        tables.start(ctx, row.id, BEN),
        tables.cancel(ctx, row.id, BEN),
        tables.add_robot(ctx, row.id, BEN),
        tables.remove_robot(ctx, row.id, BEN),
        tables.invite(ctx, row.id, BEN, [CEM]),
    ):
        with pytest.raises(UserError) as refused:
            await attempt
        assert error_key(refused) == "refusal-opener-only"


async def test_user_cannot_join_a_table_twice(ctx: Context) -> None:
    row = await open_match(ctx, seats=3)
    with pytest.raises(UserError) as refused:
        await tables.join(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-already-seated"


async def test_table_commands_are_refused_after_the_start(ctx: Context) -> None:
    row = await start_match(ctx)
    for attempt, expected in (
        (tables.join(ctx, row.id, CEM), "begun"),
        (tables.leave(ctx, row.id, BEN), "resign-instead"),
        (tables.start(ctx, row.id, ADA), "begun"),
        (tables.add_robot(ctx, row.id, ADA), "begun"),
    ):
        with pytest.raises(UserError) as refused:
            await attempt
        assert error_key(refused) == f"refusal-{expected}"


async def test_match_commands_are_refused_before_the_start(ctx: Context) -> None:
    row = await open_match(ctx)
    for attempt in (
        replacement.resign(ctx, row.id, ADA),
        replacement.replace_as_host(ctx, row.id, 0, Authority(DEA, "gone")),
        view.load_table_view(ctx, row.id, ADA),
        view.load_log(ctx, row.id, ADA),
    ):
        with pytest.raises(UserError) as refused:
            await attempt
        assert error_key(refused) == "refusal-not-started"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x" * 300, "x" * 100),
        ("Zoë 🦀\n\x00 of\u202eYork", "Zoë 🦀 of York"),
        ("\ud800", "?"),
        ("محمد", "محمد"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("", "Player A"),
    ],
)
async def test_user_with_any_name_can_open_a_table(ctx: Context, name: str, kept: str) -> None:
    known = await users.identify_accounts(ctx, [Account(77, name)], 1)
    row = await open_match(ctx, opener=User(known[77].key, name))
    assert await names(ctx, row) == (kept,)
