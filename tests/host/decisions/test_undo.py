"""Tests for undo after a turn is confirmed: immediate undo, votes of the other players, and undo by a host."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.text import Quote, SeatName, text
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.decisions.undo.votes import UndoTurn
from host.matches.permissions import Authority
from host.messages import replay, view
from host.messages.posts import cards, message_contents
from host.tables.fairness import fairness, records
from host.tables.tables import tables
from host.turns.play import turn_actions
from storage.matches.match import snapshots
from storage.turns import plan
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    clear_outbox,
    error_key,
    fire_timers,
    open_match,
    pending_messages,
    start_match,
    take_pearls,
    take_turn,
)
from tests.host.votes import (  # fmt: skip
    DAILY,
    LONG,
    NO,
    PATIENCE,
    YES,
    advance_time,
    cast_ballot,
    entry_tags,
    load_only_vote,
    load_open_votes,
    owned_pearls,
    start_timed_match,
    undo_as_host,
)
from tests.log_messages import load_segment_message, load_table_message

HOST = User(900, "Hana")
SHORT = 'pile = 9\ntides = ["low", "low"]'


async def test_undo_is_immediate_before_next_player_chooses(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    assert (await feature.undo(ctx, row.id, ADA)).status == "done"
    assert await owned_pearls(ctx, row.id) == (0, 0)
    assert await entry_tags(ctx, row.id) == ["undone own"]
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    assert (panel.is_your_turn, panel.chosen) == (True, ())


async def test_undo_is_announced_with_restored_board(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await clear_outbox(ctx, row.id)
    done = await feature.undo(ctx, row.id, ADA)
    assert await pending_messages(ctx, row.id) == ["card", f"told:{done.match.head}"]
    table_message = await load_table_message(ctx, row.id, done.match.head)
    assert table_message.log_line.texts == (
        text("told-undone-own", who=SeatName(0), host=SeatName(2), reason=Quote("")),
    )
    assert table_message.view.owned == (0, 0)
    assert table_message.heading is not None


async def test_log_and_replay_show_the_undone_turn_as_undone(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, ADA, 3)
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, ADA, 1)
    logged = (await view.load_log(ctx, row.id, None)).log_lines
    replayed = (await replay.load_scene(ctx, row.id, None)).log_lines
    for log_lines in (logged, replayed):
        kinds = [
            "undone" if line.is_undone else "move" if line.seat == 0 else "undo"
            for line in log_lines
            if line.seat == 0 or any(said.key == "told-undone-own" for said in line.texts)
        ]
        assert kinds == ["undone", "undo", "undone", "undo", "move"]
    undone = [line.texts[0] for line in logged if line.is_undone]
    assert len(set(undone)) == 2, "each undo names the turn that it took back"


async def test_undone_turn_can_be_replayed_differently(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, ADA, 3)
    await take_turn(ctx, row.id, BEN, 1)
    assert await owned_pearls(ctx, row.id) == (3, 1)


async def test_undo_reverts_later_robot_moves(ctx: Context) -> None:
    row = await open_match(ctx, seats=3, robots=1, edition=LONG, level="greedy")
    await tables.join(ctx, row.id, BEN)
    names = (await cards.get_card(ctx, row.id)).names
    seats = {"Ada": ADA, "Ben": BEN}
    first, second = (seats[name] for name in names if name in seats)
    await take_turn(ctx, row.id, first, 2)
    awaited = next(iter((await view.load_table_view(ctx, row.id, None)).awaited), None)
    assert awaited is not None
    assert names[awaited] == second.name
    assert (await feature.undo(ctx, row.id, first)).status == "done"
    assert sum(await owned_pearls(ctx, row.id)) == 0


async def test_undo_against_robots_is_immediate(ctx: Context) -> None:
    row = await open_match(ctx, robots=1, edition=LONG, level="greedy")
    await take_turn(ctx, row.id, ADA, 1)
    assert (await feature.undo(ctx, row.id, ADA)).status == "done"
    assert await owned_pearls(ctx, row.id) == (0, 0)
    assert (await take_turn(ctx, row.id, ADA, 2)).is_your_turn


async def test_undo_requires_vote_of_player_with_a_draft(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await take_pearls(ctx, row.id, BEN, 1)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key,)
    await cast_ballot(ctx, (await load_open_votes(ctx, row.id))[0], BEN, YES)
    assert await owned_pearls(ctx, row.id) == (0, 0, 0)
    assert await entry_tags(ctx, row.id) == ["undone agreed"]


async def test_undo_is_refused_by_single_vote_of_later_mover(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    open_vote = await load_only_vote(ctx, row.id)
    assert isinstance(open_vote.vote, UndoTurn)
    assert (open_vote.missing, open_vote.vote.is_uncovered) == ((BEN.key,), False)
    await cast_ballot(ctx, open_vote.row, BEN, NO)
    assert await owned_pearls(ctx, row.id) == (2, 1, 0)
    assert await entry_tags(ctx, row.id) == ["ruled undo-refused"]


async def test_player_moving_during_undo_vote_is_added_to_it(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM, User(103, "Dea"))
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, CEM, 1)
    open_vote = await load_only_vote(ctx, row.id)
    assert open_vote.missing == (BEN.key, CEM.key)
    await cast_ballot(ctx, open_vote.row, BEN, YES)
    assert await owned_pearls(ctx, row.id) == (2, 1, 1, 0)
    await cast_ballot(ctx, open_vote.row, CEM, YES)
    assert await owned_pearls(ctx, row.id) == (0, 0, 0, 0)


async def test_missing_vote_refuses_undo(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await feature.undo(ctx, row.id, ADA)
    await advance_time(ctx, clock, row.id, PATIENCE)
    assert await entry_tags(ctx, row.id) == ["ruled undo-refused"]
    assert await load_open_votes(ctx, row.id) == []


async def test_undo_reverts_one_own_turn_at_a_time(ctx: Context) -> None:
    row = await open_match(ctx, robots=1, edition=LONG, level="greedy")
    await take_turn(ctx, row.id, ADA, 2)
    before = await owned_pearls(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 3)
    await feature.undo(ctx, row.id, ADA)
    assert await owned_pearls(ctx, row.id) == before
    await feature.undo(ctx, row.id, ADA)
    assert await owned_pearls(ctx, row.id) == (0, 0)
    with pytest.raises(UserError) as refused:
        await feature.undo(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-nothing-to-undo"


async def test_substitute_cannot_undo_turns_of_predecessor(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await replacement.resign(ctx, row.id, ADA)
    await replacement.take_seat(ctx, row.id, CEM)
    with pytest.raises(UserError) as refused:
        await feature.undo(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-nothing-to-undo"


async def test_undo_is_rejected_without_seat_or_own_turn(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    for user, reason in ((CEM, "refusal-not-in-match"), (ADA, "refusal-nothing-to-undo")):
        with pytest.raises(UserError) as refused:
            await feature.undo(ctx, row.id, user)
        assert error_key(refused) == reason


async def test_undo_discards_drafts_and_plans(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    panel = await take_pearls(ctx, row.id, BEN, 1)
    async with ctx.database.transaction() as tx:
        await plan.put(tx, row.id, 1, '{"pass": 1}')
    await feature.undo(ctx, row.id, ADA)
    await cast_ballot(ctx, (await load_open_votes(ctx, row.id))[0], BEN, YES)
    with pytest.raises(UserError):
        await turn_actions.confirm(ctx, row.id, BEN, panel.revision)
    await take_turn(ctx, row.id, ADA, 1)
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).chosen == ()
    async with ctx.database.read_transaction() as tx:
        assert (await plan.get(tx, row.id, 1)).payload == plan.EMPTY


async def test_undo_closes_absence_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    clock.now += DAILY.cap
    await fire_timers(ctx, row.id)
    assert [load_open_vote.kind for load_open_vote in await load_open_votes(ctx, row.id)] == ["absent"]
    await feature.undo(ctx, row.id, ADA)
    assert await load_open_votes(ctx, row.id) == []


async def test_host_undoes_to_a_given_point_with_reason(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    mark = (await cards.get_card(ctx, row.id)).match.head
    await take_turn(ctx, row.id, BEN, 1)
    await take_turn(ctx, row.id, ADA, 3)
    ruled = await undo_as_host(ctx, row.id, mark, HOST, "a slip of mine")
    assert await owned_pearls(ctx, row.id) == (2, 0)
    table_message = await load_table_message(ctx, row.id, ruled.head)
    assert table_message.log_line.texts == (
        text("told-undone-ruled", who=SeatName(0), host=SeatName(2), reason=Quote("a slip of mine")),
    )
    assert table_message.log_line.names[2] == "Hana"


@pytest.mark.parametrize(
    ("to", "reason", "error"),
    [
        (1, "  ", "refusal-reason-needed"),
        (0, "why", "refusal-nothing-to-undo"),
        (99, "why", "refusal-nothing-to-undo"),
    ],
)
async def test_host_undo_requires_reason_and_valid_target(
    ctx: Context, to: int, reason: str, error: str
) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    with pytest.raises(UserError) as refused:
        await feature.undo_as_host(ctx, row.id, to, Authority(HOST, reason))
    assert error_key(refused) == error


async def test_undone_moves_are_absent_from_record_and_replayed_board(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, ADA, 3)
    record = await records.record_of(ctx, row.id, None)
    assert [move.get("count") for move in record.moves if move["move"] == "take"] == [3]
    page = await view.load_log(ctx, row.id, None)
    texts = [line.key for log_line in page.log_lines for line in log_line.texts if not log_line.is_undone]
    assert texts == ["told-started", "told-undone-own", "pearls-took"]
    assert (await replay.load_scene(ctx, row.id, None)).view.owned == (3, 0)


async def test_undone_chapter_is_posted_after_it_ends_again(ctx: Context) -> None:
    row = await start_match(ctx, edition=SHORT)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    assert "chapter:1" in await pending_messages(ctx, row.id)
    await undo_as_host(ctx, row.id, 3, HOST)
    assert "chapter:1" not in await pending_messages(ctx, row.id)
    await take_turn(ctx, row.id, BEN, 2)
    assert (await pending_messages(ctx, row.id)).count("chapter:1") == 1
    assert (await load_segment_message(ctx, row.id, 1)).view.owned == (2, 2)


async def test_match_with_undo_is_verified(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_match(ctx, edition=SHORT)
    people = (ADA, BEN)
    is_undone = False
    while (seat := next(iter((await view.load_table_view(ctx, row.id, None)).awaited), None)) is not None:
        panel = await take_turn(ctx, row.id, people[seat], 1)
        if not is_undone and panel.awaited == (1 - seat,) and seat == 0:
            await feature.undo(ctx, row.id, people[seat])
            is_undone = True
    assert is_undone
    checked = await fairness.verify(new_context(), row.id)
    assert checked.is_valid
    final = await message_contents.load_final_message(ctx, row.id)
    assert final.view.owned == (2, 2)


async def test_caches_and_snapshots_are_invalidated_by_undo(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    edition = f"pile = 60\ntides = {['low'] * 12}".replace("'", '"')
    row, other = await start_timed_match(ctx, edition=edition), new_context()
    people = (ADA, BEN)
    for turn in range(20):
        await take_turn(ctx, row.id, people[turn % 2], 1)
    async with ctx.database.read_transaction() as tx:
        assert await snapshots.get(tx, row.id) is not None
    follows = new_context()
    assert sum(await owned_pearls(follows, row.id)) == sum(await owned_pearls(other, row.id)) == 20
    await undo_as_host(ctx, row.id, 1, HOST)
    for each in (ctx, other, follows, new_context()):
        assert await owned_pearls(each, row.id) == (0, 0)
        assert (await turn_actions.load_panel(each, row.id, ADA)).is_your_turn


async def test_undo_removes_pending_messages_of_undone_moves(ctx: Context) -> None:
    row = await start_match(ctx, edition=SHORT)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await undo_as_host(ctx, row.id, 1, HOST)
    assert "chapter:1" not in await pending_messages(ctx, row.id)
