"""Tests for seats whose time has run out: the other players vote, or the deadline decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.decisions.replace import replacement
from host.decisions.vote import votes
from host.matches.log.entries import RobotStandIn, SeatTaken
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY, HOUR
from host.messages import view
from host.messages.posts import cards
from host.operations.admin import tools
from host.tables.fairness import records
from host.time.clock import outages
from host.turns.play import turn_actions
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    choose,
    clear_outbox,
    error_key,
    fire_timers,
    jobs_of,
    open_match,
    pending_messages,
    run_jobs,
    take_pearls,
    take_turn,
    timers_of,
)
from tests.host.votes import (
    DAILY,
    LONG,
    PATIENCE,
    advance_time,
    cast_ballot,
    entry_tags,
    load_entries,
    load_open_votes,
    load_seat,
    mark_vote_posted,
    run_out_of_time,
    start_timed_match,
)


async def test_time_out_opens_vote_of_other_players(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await clear_outbox(ctx, row.id)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    assert await entry_tags(ctx, row.id) == ["timed-out clock"]
    assert f"question:{vote_row.id}" in await pending_messages(ctx, row.id)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert (open_vote.missing, open_vote.counts, open_vote.default) == (
        (BEN.key, CEM.key),
        (0, 0, 0, 0),
        "turn",
    )
    assert open_vote.closes == clock.now + PATIENCE


async def test_time_out_against_robots_opens_no_vote(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, robots=1, time_control=DAILY, edition=LONG)
    clock.now += 30 * DAY
    await fire_timers(ctx, row.id)
    assert await load_open_votes(ctx, row.id) == []
    assert await entry_tags(ctx, row.id) == ["started host"]


async def test_majority_of_other_players_decides_immediately(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM, DEA)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await cast_ballot(ctx, vote_row, BEN, "wait")
    assert await load_open_votes(ctx, row.id) == [vote_row]
    await cast_ballot(ctx, vote_row, CEM, "wait")
    assert await load_open_votes(ctx, row.id) == []
    assert await entry_tags(ctx, row.id) == ["ruled waits"]


async def test_vote_to_wait_adds_time_and_later_reopens_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await cast_ballot(ctx, vote_row, BEN, "wait")
    assert (await cards.get_card(ctx, row.id)).deadline == clock.now + PATIENCE
    await advance_time(ctx, clock, row.id)
    assert await entry_tags(ctx, row.id) == ["timed-out clock"]
    (again,) = await load_open_votes(ctx, row.id)
    assert again.id != vote_row.id


async def test_robot_plays_one_turn_after_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await cast_ballot(ctx, vote_row, BEN, "turn")
    assert (await entry_tags(ctx, row.id, 3))[:2] == ["ruled stands-in", "move clock"]
    board = await view.load_table_view(ctx, row.id, None)
    assert (board.awaited, board.names) == ((1,), ("Ada", "Ben"))
    await take_turn(ctx, row.id, BEN, 1)
    assert (await view.load_table_view(ctx, row.id, None)).awaited == (0,)
    assert (await take_turn(ctx, row.id, ADA, 1)).awaited == (1,)


async def test_turn_is_excused_only_if_more_than_half_voted_for_it(ctx: Context, clock: Clock) -> None:
    """A turn that a robot plays is excused only if more than half of the other players voted for the robot.

    A friend's ballot alone is not enough.
    """
    found = []
    for ballots in ((), (BEN,), (BEN, CEM)):
        row = await start_timed_match(ctx, BEN, CEM, channel=8000 + len(ballots))
        vote_row = await run_out_of_time(ctx, clock, row.id)
        for voter in ballots:
            await cast_ballot(ctx, vote_row, voter, "turn")
        await advance_time(ctx, clock, row.id)
        logged = await load_entries(ctx, row.id)
        found += [one.is_excused for one in logged if isinstance(one, RobotStandIn)][:1]
    assert found == [False, False, True]


async def test_seat_is_excused_only_if_more_than_half_voted_for_it(ctx: Context, clock: Clock) -> None:
    found = []
    for ballots in ((BEN,), (BEN, CEM)):
        row = await start_timed_match(ctx, BEN, CEM, channel=8000 + len(ballots))
        vote_row = await run_out_of_time(ctx, clock, row.id)
        for voter in ballots:
            await cast_ballot(ctx, vote_row, voter, "seat")
        await advance_time(ctx, clock, row.id)
        logged = await load_entries(ctx, row.id)
        found += [one.is_excused for one in logged if isinstance(one, SeatTaken)][:1]
    assert found == [False, True]


async def test_record_marks_moves_made_after_time_out(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), BEN, "turn")
    record = await records.record_of(ctx, row.id, None)
    assert {move.get("by") for move in record.moves} == {"clock"}


async def test_robot_takes_seat_after_vote_and_reserves_it(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), BEN, "seat")
    seat_row = await load_seat(ctx, row.id, 0)
    assert (seat_row.user_key, seat_row.robot, seat_row.former_user_key) == (None, "greedy", ADA.key)
    assert "seat-taken voted" in await entry_tags(ctx, row.id, 4)
    assert (await view.load_table_view(ctx, row.id, None)).awaited == (1,)


async def test_robot_plays_turn_if_vote_expires_without_ballots(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await run_out_of_time(ctx, clock, row.id)
    await advance_time(ctx, clock, row.id, PATIENCE - 1)
    assert await entry_tags(ctx, row.id) == ["timed-out clock"]
    await advance_time(ctx, clock, row.id, 1)
    assert (await entry_tags(ctx, row.id, 3))[:2] == ["ruled stands-in", "move clock"]
    assert await load_open_votes(ctx, row.id) == []


async def test_plurality_decides_at_the_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM, DEA)
    await cast_ballot(ctx, await run_out_of_time(ctx, clock, row.id), CEM, "seat")
    await advance_time(ctx, clock, row.id)
    assert (await load_seat(ctx, row.id, 0)).robot == "greedy"


async def test_robot_takes_seat_after_second_undecided_time_out(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await run_out_of_time(ctx, clock, row.id)
    await advance_time(ctx, clock, row.id)
    await take_turn(ctx, row.id, BEN, 1)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert open_vote.default == "seat"
    await advance_time(ctx, clock, row.id)
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key
    assert "seat-taken absent" in await entry_tags(ctx, row.id, 4)


async def test_own_turn_resets_count_of_time_outs(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await run_out_of_time(ctx, clock, row.id)
    await advance_time(ctx, clock, row.id)
    await take_turn(ctx, row.id, BEN, 1)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    open_vote = await votes.load_open_vote(ctx, row.id, (await run_out_of_time(ctx, clock, row.id)).id)
    assert open_vote is not None
    assert open_vote.default == "turn"


async def test_match_of_inactive_players_does_not_hang(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    for _ in range(60):
        await advance_time(ctx, clock, row.id, DAY)
    # The last player keeps their seat, because there is no opponent who could vote for a robot.
    assert [(await load_seat(ctx, row.id, number)).robot for number in range(3)].count("greedy") == 2


async def test_late_move_closes_the_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await mark_vote_posted(ctx, vote_row, 555)
    await take_turn(ctx, row.id, ADA, 1)
    assert await load_open_votes(ctx, row.id) == []
    assert "delete" in await pending_messages(ctx, row.id)
    assert f"close:{vote_row.id}" not in await timers_of(ctx, row.id)
    with pytest.raises(UserError) as refused:
        await cast_ballot(ctx, vote_row, BEN, "seat")
    assert error_key(refused) == "refusal-question-closed"


async def test_late_partial_move_adds_time_for_the_rest(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await run_out_of_time(ctx, clock, row.id)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    await choose(ctx, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    assert await load_open_votes(ctx, row.id) == []
    assert (await cards.get_card(ctx, row.id)).deadline == clock.now + DAILY.increment


async def test_draft_does_not_close_the_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await take_pearls(ctx, row.id, ADA, 1)
    assert await load_open_votes(ctx, row.id) == [vote_row]
    await cast_ballot(ctx, vote_row, BEN, "turn")
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    assert (panel.is_your_turn, panel.chosen) == (False, ())


async def test_late_player_and_spectator_cannot_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    for user in (ADA, DEA):
        with pytest.raises(UserError) as refused:
            await cast_ballot(ctx, vote_row, user, "wait")
        assert error_key(refused) == "refusal-not-asked"
    with pytest.raises(UserError) as refused:
        await cast_ballot(ctx, vote_row, BEN, 4)
    assert error_key(refused) == "refusal-no-option"


async def test_new_ballot_replaces_previous_one(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    for choice in ("turn", "seat", "seat"):
        await cast_ballot(ctx, vote_row, BEN, choice)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert (open_vote.counts, open_vote.missing) == ((0, 0, 1, 0), (CEM.key,))


async def test_resigned_player_is_removed_from_electorate(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await cast_ballot(ctx, vote_row, BEN, "seat")
    await replacement.resign(ctx, row.id, CEM)
    await advance_time(ctx, clock, row.id, 0)
    assert (await load_seat(ctx, row.id, 0)).robot == "greedy"


async def test_vote_is_closed_when_last_opponent_resigns(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await run_out_of_time(ctx, clock, row.id)
    await replacement.resign(ctx, row.id, BEN)
    assert await load_open_votes(ctx, row.id) == []
    await advance_time(ctx, clock, row.id, 30 * DAY)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key


async def test_cancelled_match_closes_vote(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await mark_vote_posted(ctx, vote_row, 555)
    await tools.close(ctx, row.id, Authority(DEA, "so be it"))
    assert await load_open_votes(ctx, row.id) == []
    assert (await pending_messages(ctx, row.id)).count("delete") == 1
    assert await timers_of(ctx, row.id) == {}


async def test_vote_deadline_is_extended_by_outage(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await outages.heartbeat(ctx)
    clock.now += 2 * DAY
    await outages.end_outage(ctx)
    await advance_time(ctx, clock, row.id, 0)
    open_vote = await votes.load_open_vote(ctx, row.id, vote_row.id)
    assert open_vote is not None
    assert open_vote.closes == clock.now + PATIENCE
    await advance_time(ctx, clock, row.id, PATIENCE - HOUR)
    assert await load_open_votes(ctx, row.id) == [vote_row]
    await advance_time(ctx, clock, row.id, HOUR)
    assert await load_open_votes(ctx, row.id) == []


async def test_robot_plays_voted_turn_after_restart(
    ctx: Context, new_context: Callable[[], Context], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_timed_match(ctx)
    vote_row = await run_out_of_time(ctx, clock, row.id)

    async def crash(*_: object) -> bool:
        raise RuntimeError("the lights go out")

    with monkeypatch.context() as patched:
        patched.setattr(jobs, "run", crash)
        with pytest.raises(RuntimeError):
            await cast_ballot(ctx, vote_row, BEN, "turn")
    assert await entry_tags(ctx, row.id) == ["ruled stands-in"]
    again = new_context()
    assert await jobs_of(again, row.id) == ["play-turn"]
    await run_jobs(again, row.id)
    assert (await view.load_table_view(again, row.id, None)).awaited == (1,)


async def test_last_missing_voter_is_notified_once(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await clear_outbox(ctx, row.id)
    await cast_ballot(ctx, vote_row, BEN, "wait")
    assert await pending_messages(ctx, row.id) == [f"question:{vote_row.id}"]
    await advance_time(ctx, clock, row.id, HOUR)
    assert await pending_messages(ctx, row.id) == [f"question:{vote_row.id}", f"last:2:{vote_row.id}"]
    await cast_ballot(ctx, vote_row, BEN, "seat")
    await advance_time(ctx, clock, row.id, HOUR)
    assert (await pending_messages(ctx, row.id)).count(f"last:2:{vote_row.id}") == 1


async def test_prompt_voter_gets_no_reminder(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    vote_row = await run_out_of_time(ctx, clock, row.id)
    await cast_ballot(ctx, vote_row, BEN, "wait")
    await cast_ballot(ctx, vote_row, CEM, "turn")
    await advance_time(ctx, clock, row.id, HOUR)
    assert not any(kind.startswith("last") for kind in await pending_messages(ctx, row.id))
