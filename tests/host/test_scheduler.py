"""The scheduler: what is due is done, each owner for itself; what fails waits, and nothing polls."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from host.core import jobs, outbox, scheduler, timers
from host.core.context import Context
from host.core.kinds import UnknownKind
from host.core.owners import Owner, match_owner, server_owner
from host.core.scheduler import Scheduler, Wait
from storage.core.problems import DatabaseUnavailable
from storage.schedule import jobs as stored_jobs
from storage.schedule.outbox import PostRow
from tests.host.bells import Bells, Cast, Melt, Note, Toll, hung
from tests.host.conftest import Clock

pytestmark = pytest.mark.threads

ONE, OTHER, THIRD = match_owner(1), match_owner(2), server_owner(1)
MINUTE, HOUR = 60_000, 3_600_000
SOON = 0.01
"""Seconds after which an alarm of the tests rings at the earliest."""


class Sending:
    """Sends posts; some have to wait, be it for somebody, and some are slips of ours."""

    def __init__(self, ctx: Context) -> None:
        self.sent: list[str] = []
        self.waits: dict[str, Wait] = {}
        self.held: dict[str, asyncio.Event] = {}
        self.broken: set[str] = set()
        self._ctx = ctx

    async def send(self, row: PostRow) -> Wait | None:
        """Send a post of a bell, as the bot does."""
        try:
            note: Note = outbox.read(row)
        except UnknownKind:
            await outbox.set_aside(self._ctx, row)
            return None
        if note.name in self.broken:
            raise ZeroDivisionError("a secret")
        if note.name in self.held:
            await self.held[note.name].wait()
        if note.name in self.waits:
            return self.waits[note.name]
        await outbox.mark_sent(self._ctx, row)
        self.sent.append(note.name)
        return None


@pytest.fixture
def bells(monkeypatch: pytest.MonkeyPatch) -> Bells:
    return hung(monkeypatch)


@pytest.fixture
def sending(ctx: Context) -> Sending:
    return Sending(ctx)


@pytest.fixture
async def due(ctx: Context, sending: Sending, bells: Bells) -> AsyncIterator[Scheduler]:
    """Make a scheduler that sends nothing to Discord."""
    made = Scheduler(ctx, sending.send)
    yield made
    await made.close()


async def write(ctx: Context, owner: Owner, *names: str) -> None:
    """Have notes of bells posted."""
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, owner, *map(Note, names))


async def left(ctx: Context, owner: Owner) -> list[str]:
    """Return the notes that wait, due or not."""
    async with ctx.database.reading() as tx:
        return [outbox.read(row).name for row in await outbox.waiting(tx, owner)]


async def settle() -> None:
    """Let what the scheduler has begun come to its end."""
    while working := [task for task in asyncio.all_tasks() if called(task) in {"_serve", "_serve_all"}]:
        await asyncio.wait(working)


def called(task: asyncio.Task[object]) -> str:
    return getattr(task.get_coro(), "__name__", "")


def sleeps() -> bool:
    """Tell whether an alarm is set."""
    return any(called(task) == "_sleep" for task in asyncio.all_tasks())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something happens by itself."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(SOON)


async def test_posts_of_an_owner_are_sent_in_their_order_and_nothing_sleeps_then(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    await write(ctx, ONE, "a", "b", "c")
    due.wake(ONE)
    await settle()
    assert (sending.sent, sleeps()) == (["a", "b", "c"], False)


async def test_all_that_a_former_run_has_left_is_sent(
    ctx: Context, due: Scheduler, sending: Sending, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox.pending, "__defaults__", (None, 2))
    for owner in (ONE, OTHER, THIRD):
        await write(ctx, owner, "a", "b", "c")
    due.wake()
    await settle()
    assert sorted(sending.sent) == sorted("abc" * 3)


async def test_owners_go_on_independently(ctx: Context, due: Scheduler, sending: Sending) -> None:
    sending.held["slow"] = asyncio.Event()
    await write(ctx, ONE, "slow", "after it")
    await write(ctx, OTHER, "quick")
    due.wake(ONE)
    due.wake(OTHER)
    await until(lambda: sending.sent == ["quick"])
    sending.held["slow"].set()
    await settle()
    assert sending.sent == ["quick", "slow", "after it"]


async def test_a_post_that_waits_holds_back_those_after_it_alone(
    ctx: Context, due: Scheduler, sending: Sending, clock: Clock
) -> None:
    sending.waits["b"] = Wait(MINUTE, is_fixed=True)
    await write(ctx, ONE, "a", "b", "c")
    await write(ctx, OTHER, "d")
    due.wake()
    await settle()
    assert (sorted(sending.sent), sleeps()) == (["a", "d"], True)
    sending.waits.clear()
    due.wake(ONE)
    await settle()
    assert await left(ctx, ONE) == ["b", "c"]
    clock.now += MINUTE
    due.wake(ONE)
    await settle()
    assert await left(ctx, ONE) == []


async def test_what_waits_until_somebody_does_something_is_tried_when_they_do(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.waits["forbidden"] = Wait(HOUR)
    await write(ctx, ONE, "forbidden", "after it")
    due.wake(ONE)
    await settle()
    sending.waits.clear()
    due.wake(OTHER)
    await settle()
    assert await left(ctx, ONE) == ["forbidden", "after it"]
    due.wake(ONE)
    await settle()
    assert sending.sent == ["forbidden", "after it"]


async def test_all_that_waits_for_the_end_of_trouble_is_tried_when_that_may_be_over(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.waits = {"trouble": Wait(HOUR), "limit": Wait(HOUR, is_fixed=True)}
    await write(ctx, ONE, "trouble", "after it")
    await write(ctx, OTHER, "trouble")
    await write(ctx, THIRD, "limit")
    due.wake()
    await settle()
    sending.waits.clear()
    due.retry()
    await settle()
    assert sorted(sending.sent) == ["after it", "trouble", "trouble"]
    assert await left(ctx, THIRD) == ["limit"]


async def test_what_is_urgent_goes_first_also_where_others_wait(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.waits["trouble"] = Wait(HOUR, is_fixed=True)
    await write(ctx, ONE, "trouble", "after it")
    due.wake(ONE)
    await settle()
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, ONE, Note("first"), Note("second"), is_urgent=True)
    due.wake(ONE)
    await settle()
    assert sending.sent == ["first", "second"]
    assert await left(ctx, ONE) == ["trouble", "after it"]


async def test_what_is_added_while_posts_are_sent_is_sent_too(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.held["a"] = asyncio.Event()
    await write(ctx, ONE, "a")
    due.wake(ONE)
    await asyncio.sleep(SOON)
    await write(ctx, ONE, "b")
    for _ in range(3):
        due.wake(ONE)
    sending.held["a"].set()
    await settle()
    assert sending.sent == ["a", "b"]


async def test_what_waits_is_sent_at_its_time_by_itself(
    ctx: Context, due: Scheduler, sending: Sending, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MIN_SLEEP", SOON)
    sending.waits["a"] = Wait(20)
    await write(ctx, ONE, "a")
    due.wake(ONE)
    await settle()
    sending.waits.clear()
    clock.now += 20
    await until(lambda: sending.sent == ["a"])
    await settle()
    assert not sleeps()


async def test_jobs_and_timers_have_their_alarm_too(
    ctx: Context, due: Scheduler, bells: Bells, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MIN_SLEEP", SOON)
    async with ctx.database.transaction() as tx:
        await timers.put(tx, ONE, Toll("noon"), clock.now + 20)
        await jobs.put(ctx, tx, OTHER, Cast("great"))
        (job,) = await stored_jobs.waiting(tx, "match", 2)
        await stored_jobs.postpone(tx, job.id, clock.now + 20)
    due.wake()
    await settle()
    assert (bells.done, sleeps()) == ([], True)
    clock.now += 20
    await until(lambda: sorted(bells.done) == ["great", "noon"])
    await settle()
    assert not sleeps()


async def test_a_timer_that_fails_waits_and_those_of_others_ring(
    ctx: Context, due: Scheduler, bells: Bells, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    bells.cracked.add("old")
    async with ctx.database.transaction() as tx:
        await timers.put(tx, ONE, Toll("old"), clock.now - 2)
        await timers.put(tx, OTHER, Toll("new"), clock.now - 1)
    due.wake()
    await settle()
    assert (bells.done, sleeps()) == (["new"], True)
    assert "match 1: its timer toll waits: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    bells.cracked.clear()
    clock.now += timers.FIRST_REST
    due.wake()
    await settle()
    assert bells.done == ["new", "old"]


async def test_a_job_that_fails_waits_and_the_posts_go_on(
    ctx: Context, due: Scheduler, sending: Sending, bells: Bells, clock: Clock,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    bells.cracked.add("great")
    await write(ctx, ONE, "a")
    async with ctx.database.transaction() as tx:
        await jobs.put(ctx, tx, ONE, Cast("great"))
        await jobs.put(ctx, tx, OTHER, Cast("small"))
    due.wake()
    await settle()
    assert (sending.sent, bells.done) == (["a"], ["small"])
    assert "match 1: its jobs wait: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    bells.cracked.clear()
    due.wake(ONE)
    await settle()
    assert bells.done == ["small"]
    clock.now += jobs.REST
    due.wake()
    await settle()
    assert bells.done == ["small", "great"]


async def test_posts_that_wait_hold_no_job(
    ctx: Context, due: Scheduler, sending: Sending, bells: Bells
) -> None:
    sending.waits["a"] = Wait(HOUR)
    await write(ctx, ONE, "a")
    due.wake(ONE)
    await settle()
    async with ctx.database.transaction() as tx:
        await jobs.put(ctx, tx, ONE, Cast("great"))
    due.wake(ONE)
    await settle()
    assert (bells.done, await left(ctx, ONE)) == (["great"], ["a"])


async def test_jobs_of_any_number_of_owners_are_done_at_the_start(
    ctx: Context, due: Scheduler, bells: Bells, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MAX_AT_ONCE", 2)
    async with ctx.database.transaction() as tx:
        for match in range(1, 8):
            await jobs.put(ctx, tx, match_owner(match), Cast(str(match)))
            await jobs.put(ctx, tx, match_owner(match), Melt())
    due.wake()
    await settle()
    assert sorted(bells.done) == [*"1234567", *["melted"] * 7]


async def test_a_slip_of_ours_in_sending_holds_up_nobody_else(
    ctx: Context, due: Scheduler, sending: Sending, caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(scheduler, "MIN_SLEEP", SOON)
    sending.broken.add("a")
    await write(ctx, ONE, "a", "b")
    await write(ctx, OTHER, "c")
    due.wake()
    await settle()
    assert sending.sent == ["c"]
    assert "match 1: what is due waits: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    sending.broken.clear()
    await until(lambda: sending.sent == ["c", "a", "b"])


async def test_a_database_that_is_away_is_asked_again(
    ctx: Context, due: Scheduler, sending: Sending, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    async def away(*_: object) -> None:
        raise DatabaseUnavailable("unreachable", "no route")

    monkeypatch.setattr(scheduler, "MIN_SLEEP", SOON)
    monkeypatch.setattr(scheduler, "WAIT_FOR_DATABASE", 10)
    await write(ctx, ONE, "a")
    with monkeypatch.context() as patched:
        patched.setattr(outbox, "pending", away)
        patched.setattr(outbox, "pending_of", away)
        patched.setattr(scheduler, "earliest_of", away)
        due.wake()
        due.wake(ONE)
        await settle()
        assert (sending.sent, sleeps()) == ([], True)
    assert "all that is due waits, for the database says" in caplog.text
    assert "match 1: what is due waits, for the database says" in caplog.text
    await until(lambda: sending.sent == ["a"])


async def test_what_is_not_done_when_it_is_closed_stays_stored(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.held["a"] = asyncio.Event()
    await write(ctx, ONE, "a", "b")
    due.wake(ONE)
    await asyncio.sleep(SOON)
    await due.close()
    assert (await left(ctx, ONE), sleeps()) == (["a", "b"], False)


async def set_tolls(ctx: Context, at: int, *names: str) -> None:
    """Set timers, each of an owner of its own, all for one time."""
    async with ctx.database.transaction() as tx:
        for number, name in enumerate(names, 1):
            await timers.put(tx, match_owner(number), Toll(name), at)


async def test_fifty_timers_that_fail_starve_nobody(
    ctx: Context, due: Scheduler, bells: Bells, clock: Clock
) -> None:
    broken = [f"broken {number}" for number in range(timers.MAX_AT_ONCE)]
    bells.cracked.update(broken)
    await set_tolls(ctx, clock.now - 2, *broken)
    async with ctx.database.transaction() as tx:
        await timers.put(tx, match_owner(99), Toll("whole"), clock.now - 1)
    due.wake()
    await settle()
    assert bells.done == ["whole"]


async def test_a_timer_that_fails_again_and_again_rings_ever_less_often(
    ctx: Context, due: Scheduler, bells: Bells, clock: Clock
) -> None:
    bells.cracked.add("broken")
    await set_tolls(ctx, clock.now, "broken")
    rests = []
    for _ in range(8):
        due.wake()
        await settle()
        async with ctx.database.reading() as tx:
            (waiting,) = await timers.of_owner(tx, ONE)
        rests.append((waiting.at - clock.now) // MINUTE)
        clock.now = waiting.at
    assert rests == [1, 2, 4, 8, 16, 32, 60, 60]


async def test_no_timer_rings_for_a_time_of_which_nothing_is_known(
    ctx: Context, sending: Sending, bells: Bells, clock: Clock
) -> None:
    known = clock.now
    due = Scheduler(ctx, sending.send, lambda: known)
    clock.now += HOUR
    await set_tolls(ctx, known + 1, "later")
    await set_tolls(ctx, known, "known")
    due.wake()
    await settle()
    assert (bells.done, sleeps()) == (["known"], False), "a proof wakes it"
    due.wake_timers()
    await settle()
    assert bells.done == ["known"]
    known = clock.now
    due.wake_timers()
    await settle()
    assert bells.done == ["known", "later"]
    due.wake_timers()
    assert not any(called(task) == "_serve_all" for task in asyncio.all_tasks()), "nothing has waited"
    await due.close()


async def test_posts_wait_for_no_timer_and_timers_for_no_post(
    ctx: Context,
    due: Scheduler,
    sending: Sending,
    bells: Bells,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduler, "PATIENCE", SOON)
    rung_at_first_post = []

    async def send(row: PostRow) -> Wait | None:
        rung_at_first_post.append(len(bells.done))
        return await Sending.send(sending, row)

    monkeypatch.setattr(due, "_send_post", send)
    await set_tolls(ctx, clock.now, *(f"toll {number}" for number in range(200)))
    sending.held["slow"] = asyncio.Event()
    await write(ctx, OTHER, "slow")
    due.wake()
    await until(lambda: len(bells.done) == 200)
    assert rung_at_first_post[0] < 50
    assert sending.sent == []
    sending.held["slow"].set()
    await settle()
    assert sending.sent == ["slow"]


async def test_one_that_is_closed_begins_nothing_more(ctx: Context, due: Scheduler, sending: Sending) -> None:
    """Whoever was served to the last wakes it after its line to Discord is cut: another process has the shard."""
    await due.close()
    await write(ctx, ONE, "late")
    due.wake(ONE)
    due.retry()
    await settle()
    assert (sending.sent, sleeps()) == ([], False)
