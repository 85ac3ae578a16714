"""Tests for simultaneous choices: each seat chooses secretly and cannot affect the other seats' drafts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.core.files.library import games
from engine.core.text import text
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.decisions.vote import votes
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from host.messages import replay, view
from host.messages.posts import cards
from host.operations.admin import tools
from host.tables.fairness import fairness, records
from host.turns.plan import planning
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from host.turns.sandbox import sandbox
from storage.matches.match.matches import MatchRow
from tests.engine.secret_choice_game import WRITING
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    clear_outbox,
    error_key,
    jobs_of,
    pending_messages,
    run_jobs,
    start_match,
    timers_of,
)
from tests.host.votes import (
    DAILY,
    YES,
    advance_time,
    cast_ballot,
    entry_tags,
    load_open_votes,
    run_out_of_time,
)

PEOPLE = (ADA, BEN, CEM)


@pytest.fixture(autouse=True)
def writing_game(monkeypatch: pytest.MonkeyPatch, toy_games: None) -> None:
    """Register the toy game in which all seats write numbers."""
    found = {**games(), WRITING.id: WRITING}
    monkeypatch.setattr("engine.core.files.library.games", cache(lambda: found))


async def start_table(ctx: Context, **fields: Any) -> MatchRow:
    return await start_match(ctx, BEN, CEM, game=WRITING.id, **fields)


async def write_numbers(ctx: Context, match_id: int, user: User, *numbers: int) -> Panel:
    """Choose the given numbers and confirm them."""
    panel = await turn_actions.load_panel(ctx, match_id, user)
    for number in numbers:
        (index,) = (offer.index for offer in panel.offers if offer.action["number"] == number)
        panel = await turn_actions.choose(ctx, match_id, user, panel.revision, index)
    return await turn_actions.confirm(ctx, match_id, user, panel.revision)


async def awaited_seats(ctx: Context, match_id: int) -> tuple[int, ...]:
    return (await cards.get_card(ctx, match_id)).awaited


async def revealed_numbers(ctx: Context, match_id: int) -> Any:
    return (await view.load_table_view(ctx, match_id, None)).view.read


async def pings(ctx: Context, match_id: int) -> list[str]:
    return [post for post in await pending_messages(ctx, match_id) if post.startswith("ping")]


async def test_simultaneous_choices_are_asked_and_revealed_together(ctx: Context) -> None:
    row = await start_table(ctx)
    assert await awaited_seats(ctx, row.id) == (0, 1, 2)
    for user in PEOPLE:
        panel = await turn_actions.load_panel(ctx, row.id, user)
        assert (panel.is_your_turn, len(panel.offers)) == (True, 3)
        assert [
            load_user_match.is_your_turn for load_user_match in await view.load_user_matches(ctx, user)
        ] == [True]
    assert {"ping:0", "ping:1", "ping:2"} <= (await timers_of(ctx, row.id)).keys()
    await write_numbers(ctx, row.id, CEM, 1)
    await write_numbers(ctx, row.id, ADA, 0, 2)
    assert await awaited_seats(ctx, row.id) == (1,)
    assert await revealed_numbers(ctx, row.id) == ()
    await write_numbers(ctx, row.id, BEN, 2)
    assert await revealed_numbers(ctx, row.id) == (((0, 2), (2,), (1,)),)
    assert await awaited_seats(ctx, row.id) == (0, 1, 2)


async def test_draft_and_its_buttons_stay_valid_while_others_choose(ctx: Context) -> None:
    row = await start_table(ctx)
    begun_panel = await turn_actions.choose(ctx, row.id, ADA, None, 0)
    await write_numbers(ctx, row.id, BEN, 2)
    await write_numbers(ctx, row.id, CEM, 2)
    after = await turn_actions.choose(ctx, row.id, ADA, begun_panel.revision, 1)
    assert len(after.chosen) == 2
    await turn_actions.confirm(ctx, row.id, ADA, after.revision)
    assert await revealed_numbers(ctx, row.id) == (((0, 2), (2,), (2,)),)


async def test_player_with_a_confirmed_choice_waits_for_the_others(ctx: Context) -> None:
    row = await start_table(ctx)
    panel = await write_numbers(ctx, row.id, BEN, 2)
    assert (panel.is_your_turn, panel.awaited) == (False, (0, 2))
    with pytest.raises(UserError) as refused:
        await turn_actions.choose(ctx, row.id, BEN, None, 0)
    assert refused.value.text.key == "refusal-not-your-turn"
    assert refused.value.text["count"] == 2


async def test_confirmed_choice_is_hidden_from_others(ctx: Context) -> None:
    row = await start_table(ctx)
    secret = text("writing-wrote", number=2)
    await write_numbers(ctx, row.id, BEN, 2)
    for user in (None, ADA, CEM, DEA):
        page = await view.load_log(ctx, row.id, user)
        missed = await replay.catch_up(ctx, row.id, user)
        localized_texts = [
            said for log_line in (*page.log_lines, *missed.log_lines) for said in log_line.texts
        ]
        assert secret not in localized_texts
        assert (await view.load_table_view(ctx, row.id, user)).view.own == ()
        assert (await records.record_of(ctx, row.id, user)).moves == ()
    page = await view.load_log(ctx, row.id, BEN)
    assert secret in [said for one in page.log_lines for said in one.texts]
    assert len((await records.record_of(ctx, row.id, BEN)).moves) == 1


async def test_choice_can_be_undone_alone_until_all_have_chosen(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    row = await start_table(ctx)
    await write_numbers(ctx, row.id, CEM, 1)
    await write_numbers(ctx, row.id, ADA, 0, 2)
    await turn_actions.choose(ctx, row.id, BEN, None, 0)
    await feature.undo(ctx, row.id, CEM)
    assert await awaited_seats(ctx, row.id) == (1, 2)
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).chosen, "a draft of another seat stays"
    assert await awaited_seats(new_context(), row.id) == (1, 2)
    await write_numbers(ctx, row.id, CEM, 0)
    await feature.undo(ctx, row.id, ADA)
    assert await awaited_seats(ctx, row.id) == (0, 1)
    await write_numbers(ctx, row.id, ADA, 2, 1)
    await turn_actions.confirm(ctx, row.id, BEN)
    for context in (ctx, new_context()):
        assert await revealed_numbers(context, row.id) == (((2, 1), (0,), (0,)),)


async def test_revealed_choice_is_undone_only_with_consent_of_all(ctx: Context) -> None:
    row = await start_table(ctx)
    for user, numbers in ((CEM, (1,)), (ADA, (0, 2)), (BEN, (2,))):
        await write_numbers(ctx, row.id, user, *numbers)
    assert (await feature.undo(ctx, row.id, BEN)).status == "asked"
    (question,) = await load_open_votes(ctx, row.id)
    for user in (ADA, CEM):
        await cast_ballot(ctx, question, user, YES)
    await run_jobs(ctx, row.id)
    assert await revealed_numbers(ctx, row.id) == ()
    assert await awaited_seats(ctx, row.id) == (1,)


async def test_timeout_affects_only_missing_players(ctx: Context, clock: Clock) -> None:
    row = await start_table(ctx, time_control=DAILY)
    await write_numbers(ctx, row.id, ADA, 0, 2)
    assert {"out:1", "out:2"} <= (await timers_of(ctx, row.id)).keys()
    assert "out:0" not in await timers_of(ctx, row.id)
    await clear_outbox(ctx, row.id)
    await write_numbers(ctx, row.id, CEM, 1)
    await run_out_of_time(ctx, clock, row.id)
    assert [votes.parse(load_open_vote).subject for load_open_vote in await load_open_votes(ctx, row.id)] == [
        1
    ]
    assert await entry_tags(ctx, row.id) == ["timed-out clock"]


async def test_robot_replaces_each_missing_player(ctx: Context, clock: Clock) -> None:
    row = await start_table(ctx, time_control=DAILY)
    await write_numbers(ctx, row.id, BEN, 2)
    await advance_time(ctx, clock, row.id, 9 * DAY)
    assert sorted(
        votes.parse(load_open_vote).subject for load_open_vote in await load_open_votes(ctx, row.id)
    ) == [0, 2]
    await advance_time(ctx, clock, row.id, 9 * DAY)
    assert (await revealed_numbers(ctx, row.id))[0] == ((0, 1), (2,), (0,))


async def test_notifications_of_other_seats_stay_after_one_choice(ctx: Context, clock: Clock) -> None:
    row = await start_table(ctx, time_control=DAILY)
    await advance_time(ctx, clock, row.id, 200_000)
    assert [post for post in await pending_messages(ctx, row.id) if post.startswith("ping")] == [
        "ping:0:1",
        "ping:1:1",
        "ping:2:1",
    ]
    await write_numbers(ctx, row.id, BEN, 2)
    assert [post for post in await pending_messages(ctx, row.id) if post.startswith("ping")] == [
        "ping:0:1",
        "ping:2:1",
    ]


async def test_robots_choose_alongside_players(ctx: Context) -> None:
    row = await start_match(ctx, BEN, game=WRITING.id, robots=2)
    await run_jobs(ctx, row.id)
    assert await awaited_seats(ctx, row.id) == (0, 3)
    await write_numbers(ctx, row.id, ADA, 2, 1)
    await write_numbers(ctx, row.id, BEN, 1)
    assert await revealed_numbers(ctx, row.id) == (((2, 1), (0,), (0,), (1,)),)
    assert await awaited_seats(ctx, row.id) == (0, 3)
    assert await jobs_of(ctx, row.id) == []


async def test_sandbox_stops_at_choices_of_others(ctx: Context) -> None:
    row = await start_table(ctx)
    await write_numbers(ctx, row.id, BEN, 2)
    panel = await sandbox.load_panel(ctx, row.id, CEM)
    assert panel.seat_to_move == 2
    panel = await sandbox.choose(ctx, row.id, CEM, panel.revision, 0)
    assert (panel.seat_to_move, panel.stop_reason, panel.view.read) == (None, "hidden", ())
    await write_numbers(ctx, row.id, ADA, 0, 1)
    panel = (
        await sandbox.choose(ctx, row.id, CEM, None, 1)
        if panel.seat_to_move
        else await sandbox.load_panel(ctx, row.id, CEM)
    )
    assert (panel.stop_reason, panel.view.read) == ("hidden", ()), (
        "the last one to choose does not foresee the rest"
    )


async def test_sandbox_choice_can_be_confirmed(ctx: Context) -> None:
    row = await start_table(ctx)
    await write_numbers(ctx, row.id, BEN, 2)
    panel = await sandbox.choose(ctx, row.id, CEM, None, 2)
    assert panel.can_confirm
    await sandbox.confirm(ctx, row.id, CEM, panel.revision)
    assert (await awaited_seats(ctx, row.id), await revealed_numbers(ctx, row.id)) == ((0,), ())


async def test_plan_is_executed_for_each_player_with_one(ctx: Context) -> None:
    row = await start_table(ctx)
    await write_numbers(ctx, row.id, BEN, 2)
    await write_numbers(ctx, row.id, CEM, 2)
    for user in (BEN, CEM):
        await planning.pass_turns(ctx, row.id, user, 1)
    await write_numbers(ctx, row.id, ADA, 2, 1)
    await run_jobs(ctx, row.id)
    assert await awaited_seats(ctx, row.id) == (0,)


async def test_replaced_seat_keeps_its_choice_or_makes_the_missing_one(ctx: Context) -> None:
    row = await start_table(ctx)
    await write_numbers(ctx, row.id, BEN, 2)
    await replacement.resign(ctx, row.id, CEM)
    await run_jobs(ctx, row.id)
    assert await awaited_seats(ctx, row.id) == (0,)
    await write_numbers(ctx, row.id, ADA, 2, 1)
    assert await revealed_numbers(ctx, row.id) == (((2, 1), (2,), (0,)),)


async def test_pause_stops_and_resumes_every_clock(ctx: Context, clock: Clock) -> None:
    row = await start_table(ctx, time_control=DAILY)
    before = await timers_of(ctx, row.id)
    await tools.pause(ctx, row.id, Authority(DEA, "storm"))
    assert not [name for name in await timers_of(ctx, row.id) if name.startswith("out")]
    clock.now += DAY
    await tools.resume(ctx, row.id, Authority(DEA, "calm"))
    after = await timers_of(ctx, row.id)
    assert {name: at - DAY for name, at in after.items() if name.startswith("out")} == {
        name: at for name, at in before.items() if name.startswith("out")
    }


async def test_whole_match_passes_verification(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_table(ctx)
    for numbers in ((2, 1), (0, 2)):
        await write_numbers(ctx, row.id, CEM, 1)
        await feature.undo(ctx, row.id, CEM)
        await write_numbers(ctx, row.id, CEM, 2)
        await write_numbers(ctx, row.id, ADA, *numbers)
        await write_numbers(ctx, row.id, BEN, 0)
    assert (await fairness.verify(new_context(), row.id)).is_valid
    record = await records.record_of(ctx, row.id, None)
    assert record.complete
    assert len(record.moves) == 8
    with pytest.raises(UserError) as refused:
        await turn_actions.choose(ctx, row.id, BEN, None, 0)
    assert error_key(refused) == "refusal-finished"


async def test_catch_up_compares_options_with_those_of_the_last_choice(ctx: Context) -> None:
    row = await start_table(ctx)
    for user, numbers in ((CEM, (1,)), (ADA, (0, 2)), (BEN, (2,))):
        await write_numbers(ctx, row.id, user, *numbers)
    missed = await replay.catch_up(ctx, row.id, BEN)
    assert missed.options is not None
    assert missed.options.is_compared
    assert [(kind.count, kind.former_count, kind.new) for kind in missed.options.groups] == [(3, 3, ())]


async def test_secret_choice_has_two_undos_per_round_and_then_needs_consent(ctx: Context) -> None:
    row = await start_table(ctx)
    for _ in range(2):
        await write_numbers(ctx, row.id, ADA, 0, 2)
        assert (await feature.undo(ctx, row.id, ADA)).status == "done"
    await write_numbers(ctx, row.id, ADA, 0, 2)
    await write_numbers(ctx, row.id, BEN, 2)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    (vote_row,) = await load_open_votes(ctx, row.id)
    for user in (BEN, CEM):
        await cast_ballot(ctx, vote_row, user, YES)
    assert await awaited_seats(ctx, row.id) == (0, 2), "what others have chosen stays"


async def test_undo_vote_closes_when_the_choice_is_revealed(ctx: Context) -> None:
    row = await start_table(ctx)
    for _ in range(2):
        await write_numbers(ctx, row.id, ADA, 0, 2)
        await feature.undo(ctx, row.id, ADA)
    await write_numbers(ctx, row.id, ADA, 0, 2)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    await write_numbers(ctx, row.id, BEN, 2)
    await write_numbers(ctx, row.id, CEM, 1)
    assert await load_open_votes(ctx, row.id) == []
