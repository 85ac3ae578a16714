"""Tests that unknown kinds stored by a different version are kept and logged, and don't affect other work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from host.core import jobs, outbox, timers
from host.core.alarm import load_due_times
from host.core.context import Context
from host.core.errors import UserError
from host.core.kinds import UnknownKind
from host.core.outbox import DueWork
from host.core.owners import match_owner
from host.core.scheduler import RetryDelay, Scheduler
from host.decisions.vote import votes, voting
from host.matches.permissions import Authority
from host.messages import view
from host.messages.posts.kinds import PostCard
from host.operations.admin import repair, tools
from host.turns.robots.robot_turns import PlayTurn
from storage.core.scheduling import jobs as stored_jobs
from storage.core.scheduling import outbox as stored_outbox
from storage.core.scheduling import timers as stored_timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.outbox import NewOutboxRow
from storage.core.scheduling.timers import TimerRow
from storage.decisions import vote as stored_questions
from storage.decisions.vote import VoteRow
from storage.messages import notices
from storage.messages.notices import NoticeRow
from tests.host.conftest import Clock
from tests.host.matches.test_match_damage import execute_sql
from tests.host.players import (  # fmt: skip
    ADA,
    BEN,
    CEM,
    DEA,
    all_timers_of,
    clear_outbox,
    error_key,
    fire_timers,
    jobs_of,
    pending_messages,
    run_jobs,
    start_match,
    take_turn,
    timers_of,
)
from tests.host.schedulers import wait_until_idle
from tests.host.votes import run_out_of_time, start_timed_match

HOST = Authority(DEA, "a smell")


async def stored_timers_of(ctx: Context, match_id: int) -> dict[str, int]:
    """Return the due times of a match's timers by stored kind."""
    async with ctx.database.read_transaction() as tx:
        return {row.kind: row.at for row in await stored_timers.of_owner(tx, "match", match_id)}


async def put_timer(ctx: Context, match_id: int, feature: str, kind: str, payload: str) -> None:
    """Insert a timer that is long overdue."""
    row = TimerRow(owner_kind="match", owner=match_id, feature=feature, kind=kind, payload=payload, at=1)
    async with ctx.database.transaction() as tx:
        await stored_timers.put(tx, row)


UNKNOWN_TIMERS = {
    "a misspelt kind": ("absence", "out2", '{"kind":"out2","seat":0}'),
    "a feature that is not here": ("leagues", "round", '{"kind":"round","number":3}'),
    "a feature without timers": ("posts", "card", '{"kind":"card"}'),
    "fields that are not as they were": ("absence", "out", '{"kind":"out","seat":"first"}'),
    "no payload at all": ("absence", "out", ""),
}


@pytest.mark.parametrize(("feature", "kind", "payload"), UNKNOWN_TIMERS.values(), ids=UNKNOWN_TIMERS)
async def test_unknown_timer_is_kept_and_logged(
    ctx: Context, clock: Clock, caplog: pytest.LogCaptureFixture, feature: str, kind: str, payload: str
) -> None:
    row = await start_match(ctx)
    await put_timer(ctx, row.id, feature, kind, payload)
    await fire_timers(ctx, row.id)
    assert (await stored_timers_of(ctx, row.id))[kind] == clock.now + timers.RETRY_DELAY
    assert f"match {row.id}: a timer of an unknown kind is kept: {feature}/{kind}" in caplog.text
    assert caplog.records[-1].levelname == "ERROR"


async def test_unknown_timer_does_not_block_other_timers(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await put_timer(ctx, row.id, *UNKNOWN_TIMERS["a misspelt kind"])
    await run_out_of_time(ctx, clock, row.id)
    assert "out2" in await stored_timers_of(ctx, row.id)
    assert "out2" not in "".join(await all_timers_of(ctx, row.id))
    await fire_timers(ctx, row.id)
    clock.now += timers.RETRY_DELAY
    await fire_timers(ctx, row.id)
    assert (await stored_timers_of(ctx, row.id))["out2"] == clock.now + timers.RETRY_DELAY


async def test_unknown_job_is_kept_and_does_not_block_other_jobs(
    ctx: Context, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    row = await start_match(ctx)
    strange = JobRow(
        owner_kind="match",
        owner=row.id,
        feature="robots",
        kind="dream",
        payload="{}",
        created=1,
        not_before=1,
    )
    async with ctx.database.transaction() as tx:
        await stored_jobs.put(tx, strange)
        await jobs.put(ctx, tx, match_owner(row.id), PlayTurn())
    assert not await run_jobs(ctx, row.id)
    assert await jobs_of(ctx, row.id) == ["dream"]
    assert "a job of an unknown kind is kept: robots/dream" in caplog.text
    assert await jobs.due_owners(ctx) == []
    assert (await load_due_times(ctx)).job == clock.now + jobs.RETRY_DELAY


async def test_unknown_message_is_kept_and_does_not_block_others(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx)
    await clear_outbox(ctx, row.id)
    owner = match_owner(row.id)
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, owner, PostCard())
        strange = NewOutboxRow(
            owner_kind="match", owner=row.id, feature="posts", kind="song", payload='{"kind":"song"}'
        )
        await stored_outbox.add(tx, [strange], clock.now)
    sent = list[str]()

    async def send(due: DueWork) -> RetryDelay | None:
        post = due.row
        assert post is not None
        try:
            outbox.parse(post)
        except UnknownKind as error:
            sent.append(f"not {error}")
            await outbox.defer_unknown(ctx, post)
        else:
            sent.append(post.kind)
            await outbox.delete_sent(ctx, post)
        return None

    scheduler = Scheduler(ctx, send)
    scheduler.wake(owner)
    await wait_until_idle()
    await take_turn(ctx, row.id, ADA, 1)
    scheduler.wake(owner)
    await wait_until_idle()
    await scheduler.close()
    assert sent == ["card", "not posts/song", "card", "lines"]
    async with ctx.database.read_transaction() as tx:
        (outbox_row,) = await outbox.of_owner(tx, owner)
    assert (outbox_row.kind, outbox_row.not_before) == ("song", clock.now + outbox.RETRY_DELAY)


@pytest.fixture
async def unknown_vote(ctx: Context) -> VoteRow:
    """Start a vote with an unknown kind in a three-player match."""
    row = await start_timed_match(ctx, BEN, CEM)
    vote_row = VoteRow(
        match_id=row.id,
        feature="leagues",
        kind="riddle",
        payload='{"kind":"riddle"}',
        opened_at=1,
        closes_at=2,
        message=5,
    )
    async with ctx.database.transaction() as tx:
        return await stored_questions.put(tx, vote_row)


async def is_vote_stored(ctx: Context, vote: VoteRow) -> bool:
    async with ctx.database.read_transaction() as tx:
        return await stored_questions.get(tx, vote.id) == vote


async def test_match_continues_with_unknown_vote(
    ctx: Context, unknown_vote: VoteRow, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    await take_turn(ctx, unknown_vote.match_id, ADA, 1)
    assert f"match {unknown_vote.match_id}: a vote of an unknown kind is kept: leagues/riddle" in caplog.text
    clock.now += 1
    await fire_timers(ctx, unknown_vote.match_id)
    await tools.close(ctx, unknown_vote.match_id, HOST)
    assert await is_vote_stored(ctx, unknown_vote)


async def test_unknown_vote_is_neither_answered_nor_shown(ctx: Context, unknown_vote: VoteRow) -> None:
    with pytest.raises(UserError) as refused:
        await voting.cast_ballot(ctx, unknown_vote.match_id, unknown_vote.id, ADA, 0)
    assert error_key(refused) == "refusal-question-unknown"
    with pytest.raises(UnknownKind, match="leagues/riddle"):
        await votes.load_open_vote(ctx, unknown_vote.match_id, unknown_vote.id)
    assert await is_vote_stored(ctx, unknown_vote)


async def test_closing_of_unknown_vote_is_postponed(
    ctx: Context, unknown_vote: VoteRow, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    await put_timer(
        ctx, unknown_vote.match_id, "vote", "close", f'{{"kind":"close","question":{unknown_vote.id}}}'
    )
    await fire_timers(ctx, unknown_vote.match_id)
    assert (await timers_of(ctx, unknown_vote.match_id))[
        f"close:{unknown_vote.id}"
    ] == clock.now + timers.RETRY_DELAY
    assert "leagues/riddle" in caplog.text
    assert await is_vote_stored(ctx, unknown_vote)


async def test_unknown_notification_is_not_deleted(
    ctx: Context, new_context: Callable[[], Context], caplog: pytest.LogCaptureFixture
) -> None:
    row = await start_match(ctx)
    strange = NoticeRow(
        match_id=row.id, feature="leagues", kind="bell", payload='{"kind":"bell"}', at=1, channel=7, message=8
    )
    async with ctx.database.transaction() as tx:
        await notices.claim(tx, strange)
    await clear_outbox(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    assert await pending_messages(ctx, row.id) == ["card"]
    assert "a notification of an unknown kind is kept: leagues/bell" in caplog.text
    async with new_context().database.read_transaction() as tx:
        assert await notices.current(tx, row.id) == [strange]


async def test_unknown_ruling_is_shown_as_such_and_match_continues(
    ctx: Context, new_context: Callable[[], Context], caplog: pytest.LogCaptureFixture
) -> None:
    row = await start_match(ctx)
    await tools.pause(ctx, row.id, HOST)
    await execute_sql(ctx, """UPDATE log SET payload = replace(payload, '"paused"', '"frozen"')""")
    again = new_context()
    log_lines = (await view.load_log(again, row.id, None)).log_lines
    assert [words.key for part in log_lines for words in part.texts] == ["told-started", "told-unknown"]
    assert f"match {row.id}, entry 2: a ruling of an unknown kind: frozen" in caplog.text
    assert (await take_turn(again, row.id, ADA, 1)).view.owned == (1, 0)
    assert (await repair.repair(again, row.id, HOST)).check_result.invalid_entry is None


async def test_repair_reports_unknown_kinds(ctx: Context, unknown_vote: VoteRow) -> None:
    await put_timer(ctx, unknown_vote.match_id, *UNKNOWN_TIMERS["a misspelt kind"])
    await put_timer(ctx, unknown_vote.match_id, "absence", "out2", '{"kind":"out2","seat":1}')
    async with ctx.database.transaction() as tx:
        strange: dict[str, Any] = {"feature": "leagues", "kind": "bell", "payload": "{}"}
        await notices.claim(tx, NoticeRow(match_id=unknown_vote.match_id, at=1, message=8, **strange))
        owned: dict[str, Any] = {"owner_kind": "match", "owner": unknown_vote.match_id} | strange
        await stored_outbox.add(tx, [NewOutboxRow(**owned)], 1)
        await stored_jobs.put(tx, JobRow(created=1, not_before=1, **owned))
    assert (await repair.repair(ctx, unknown_vote.match_id, HOST)).unknown_work == (
        "post leagues/bell", "job leagues/bell", "timer absence/out2", "question leagues/riddle",
        "notice leagues/bell",
    )  # fmt: skip
    well = await start_match(ctx, channel=4)
    assert (await repair.repair(ctx, well.id, HOST)).unknown_work == ()
