"""The host's tools at a table: what each does, that everybody is told, and that it is taken down with its reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from host import audit, hosting, posting, reading, replacing, tables, turns, undoing, watch
from host.entries import Ruled
from host.harbour import Harbour
from host.hosting import Host
from host.paces import DAY, HOUR, PACES
from host.refusals import Refusal
from storage import matches
from storage.matches import MatchRow
from tests.host.acting import (
    ADA,
    BEN,
    CEM,
    CHANNEL,
    DEA,
    all_timers_of,
    begun,
    clear_outbox,
    deadline,
    key,
    opened,
    take_turn,
    timers_of,
    waiting,
)
from tests.host.conftest import Clock
from tests.host.test_damage import execute

HOST = Host(DEA, "a storm")
SERVER = 1
DAILY = PACES["daily"]


async def acts(h: Harbour) -> list[tuple[str, str, str, int | None]]:
    """Return what was taken down, the newest first."""
    page = await audit.page(h, SERVER, 1)
    return [(act.who, act.act, act.reason, None if act.match is None else act.match.id) for act in page.acts]


async def last_told(h: Harbour, match: int) -> Ruled:
    entry = (await reading.begun(h, match, whole=True)).line.entries[-1].entry
    assert isinstance(entry, Ruled)
    return entry


async def test_a_paused_match_loses_no_time_and_goes_on_where_it_was(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=DAILY)
    clock.now += DAY
    await hosting.pause(harbour, row.id, HOST)
    assert await deadline(harbour, row.id) is None
    clock.now += 30 * DAY
    await watch.ring(harbour, row.id)
    await hosting.resume(harbour, row.id, HOST)
    assert await deadline(harbour, row.id) == clock.now + 3 * DAY
    assert await acts(harbour) == [("Dea", "resume", "a storm", row.id), ("Dea", "pause", "a storm", row.id)]


async def test_a_pause_is_told_with_its_reason(harbour: Harbour) -> None:
    row = await begun(harbour)
    await clear_outbox(harbour, row.id)
    await hosting.pause(harbour, row.id, HOST)
    told = await last_told(harbour, row.id)
    assert (told.what, told.name, told.reason, told.decided) == ("paused", "Dea", "a storm", DEA.id)
    assert "told:2" in await waiting(harbour, row.id)


async def test_a_match_can_be_played_while_it_is_paused(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=DAILY)
    await hosting.pause(harbour, row.id, HOST)
    await take_turn(harbour, row.id, ADA, 1)
    clock.now += 20 * DAY
    await watch.ring(harbour, row.id)
    assert (await turns.panel(harbour, row.id, BEN)).your_turn
    assert "out:1" not in await timers_of(harbour, row.id)


async def test_what_is_paused_is_not_paused_again(harbour: Harbour) -> None:
    row = await begun(harbour)
    with pytest.raises(Refusal) as refused:
        await hosting.resume(harbour, row.id, HOST)
    assert key(refused) == "refusal-not-paused"
    await hosting.pause(harbour, row.id, HOST)
    with pytest.raises(Refusal) as refused:
        await hosting.pause(harbour, row.id, HOST)
    assert key(refused) == "refusal-paused-already"
    assert len(await acts(harbour)) == 1


async def test_all_matches_of_a_server_are_paused_and_resumed(harbour: Harbour) -> None:
    rows = [await begun(harbour, channel=CHANNEL + n) for n in range(3)]
    elsewhere = await begun(harbour, channel=1, server=2)
    await opened(harbour, channel=CHANNEL + 9)
    await hosting.pause(harbour, rows[0].id, HOST)
    assert await hosting.everywhere(harbour, SERVER, HOST, hosting.pause) == 2
    paused = [(await reading.card(harbour, row.id)).match.paused for row in (*rows, elsewhere)]
    assert [since is not None for since in paused] == [True, True, True, False]
    assert await hosting.everywhere(harbour, SERVER, HOST, hosting.resume) == 3


async def test_a_damaged_match_keeps_no_other_from_being_paused(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    await begun(harbour)
    well = await begun(harbour, channel=CHANNEL + 1)
    await execute(harbour, "UPDATE log SET payload = '{' WHERE match = 1")
    assert await hosting.everywhere(new_harbour(), SERVER, HOST, hosting.pause) == 1
    assert (await reading.card(harbour, well.id)).match.paused is not None


async def test_two_processes_pause_once(harbour: Harbour, new_harbour: Callable[[], Harbour]) -> None:
    row = await begun(harbour)
    h = new_harbour()
    done = await asyncio.gather(
        hosting.pause(harbour, row.id, HOST), hosting.pause(h, row.id, HOST), return_exceptions=True
    )
    assert sum(isinstance(one, MatchRow) for one in done) == 1
    assert len(await acts(harbour)) == 1


async def test_a_seat_gets_more_time(harbour: Harbour) -> None:
    row = await begun(harbour, pace=DAILY)
    before = await deadline(harbour, row.id)
    await hosting.extend(harbour, row.id, 0, 5, HOST)
    assert before is not None
    assert await deadline(harbour, row.id) == before + 5 * HOUR
    told = await last_told(harbour, row.id)
    assert (told.what, told.seat, told.hours) == ("extended", 0, 5)
    assert await acts(harbour) == [("Dea", "extend", "a storm", row.id)]


async def test_more_time_ends_the_question_what_to_do_about_a_seat(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=DAILY)
    clock.now += 5 * DAY
    await watch.ring(harbour, row.id)
    assert any(name.startswith("vote") for name in await timers_of(harbour, row.id))
    await hosting.extend(harbour, row.id, 0, 24, HOST)
    assert await deadline(harbour, row.id) == clock.now + DAY
    assert not any(name.startswith("vote") for name in await timers_of(harbour, row.id))


async def test_no_time_is_given_where_none_is_counted(harbour: Harbour) -> None:
    row = await begun(harbour)
    with pytest.raises(Refusal) as refused:
        await hosting.extend(harbour, row.id, 0, 5, HOST)
    assert key(refused) == "refusal-no-clock"


async def test_no_time_is_given_to_a_robot(harbour: Harbour) -> None:
    row = await opened(harbour, robots=1, pace=DAILY)
    with pytest.raises(Refusal) as refused:
        await hosting.extend(harbour, row.id, 1, 5, HOST)
    assert key(refused) == "refusal-no-person-there"


async def test_a_closed_match_is_told_of_and_makes_room(harbour: Harbour) -> None:
    row = await begun(harbour)
    await clear_outbox(harbour, row.id)
    assert (await hosting.close(harbour, row.id, HOST)).status == "cancelled"
    assert await waiting(harbour, row.id) == ["told:2", "card"]
    assert (await reading.table_told(harbour, row.id, 2)).told.texts[0].key == "told-closed"
    assert await all_timers_of(harbour, row.id) == {}
    assert (await opened(harbour)).status == "open"


async def test_an_open_table_can_be_closed(harbour: Harbour) -> None:
    row = await opened(harbour)
    assert (await hosting.close(harbour, row.id, HOST)).status == "cancelled"
    assert await acts(harbour) == [("Dea", "close", "a storm", row.id)]


async def test_a_damaged_match_can_be_closed(harbour: Harbour, new_harbour: Callable[[], Harbour]) -> None:
    row = await begun(harbour)
    await execute(harbour, "UPDATE log SET payload = '{'")
    assert (await hosting.close(new_harbour(), row.id, HOST)).status == "cancelled"


async def test_what_is_over_is_not_closed(harbour: Harbour) -> None:
    row = await begun(harbour)
    await hosting.close(harbour, row.id, HOST)
    with pytest.raises(Refusal) as refused:
        await hosting.close(harbour, row.id, HOST)
    assert key(refused) == "refusal-cancelled"


@pytest.mark.parametrize("reason", ["", "  ", "**``", "\n"])
async def test_what_others_suffer_needs_a_reason(harbour: Harbour, reason: str) -> None:
    row = await begun(harbour, pace=DAILY)
    await take_turn(harbour, row.id, ADA, 1)
    by = Host(DEA, reason)
    for attempt in (
        hosting.pause(harbour, row.id, by),
        hosting.extend(harbour, row.id, 0, 5, by),
        hosting.close(harbour, row.id, by),
        undoing.rule(harbour, row.id, 1, DEA, reason, is_admin=True),
        replacing.replace(harbour, row.id, 0, DEA, is_admin=True, reason=reason),
    ):
        with pytest.raises(Refusal) as refused:
            await attempt
        assert key(refused) == "refusal-reason-needed"
    assert await acts(harbour) == []


async def test_a_reason_is_one_plain_line() -> None:
    by = Host(DEA, "a\n**bold** `code` [link](http://evil) <@1> # " + "x" * 200)
    assert by.why.startswith("a bold code link(http:evil) @1 x")
    assert len(by.why) == 120


async def test_the_board_and_the_card_are_posted_again(harbour: Harbour) -> None:
    row = await begun(harbour)
    for person in (ADA, BEN):
        await take_turn(harbour, row.id, person, 1)
    await clear_outbox(harbour, row.id)
    async with harbour.database.transaction() as tx:
        await matches.set_card(tx, row.id, 4711)
    await hosting.repost(harbour, row.id, HOST)
    posts = await posting.pending(harbour, match_id=row.id)
    assert [post.kind for post in posts] == ["told:6", "chapter:1", "card", "unping"]
    assert '"message":4711' in posts[-1].payload
    assert (await reading.card(harbour, row.id)).match.card is None
    assert await acts(harbour) == [("Dea", "repost", "a storm", row.id)]


async def test_a_finished_match_is_posted_again_and_stays_as_it_was(harbour: Harbour) -> None:
    row = await begun(harbour)
    while (card := await reading.card(harbour, row.id)).match.status == "running":
        await take_turn(harbour, row.id, (ADA, BEN)[card.awaited_seat or 0], 1)
    await clear_outbox(harbour, row.id)
    await hosting.repost(harbour, row.id, Host(DEA))
    assert await waiting(harbour, row.id) == ["final", "card"]
    assert (await reading.card(harbour, row.id)).match == card.match


async def test_an_open_table_is_posted_again(harbour: Harbour) -> None:
    row = await opened(harbour)
    await clear_outbox(harbour, row.id)
    await hosting.repost(harbour, row.id, HOST)
    assert await waiting(harbour, row.id) == ["card"]


async def test_undo_and_replacement_are_taken_down(harbour: Harbour) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 1)
    await undoing.rule(harbour, row.id, 1, DEA, "a slip", is_admin=True)
    await replacing.replace(harbour, row.id, 1, DEA, CEM, is_admin=True, reason="on leave")
    assert await acts(harbour) == [("Dea", "replace", "on leave", row.id), ("Dea", "undo", "a slip", row.id)]


async def test_acts_are_shown_page_by_page_and_by_server(harbour: Harbour) -> None:
    row = await begun(harbour)
    other = await begun(harbour, server=2, channel=5)
    await hosting.pause(harbour, other.id, HOST)
    for _ in range(6):
        await hosting.pause(harbour, row.id, HOST)
        await hosting.resume(harbour, row.id, HOST)
    first, second, third = [await audit.page(harbour, SERVER, number) for number in (1, 2, 3)]
    assert (len(first.acts), first.has_more) == (10, True)
    assert (len(second.acts), second.has_more) == (2, False)
    assert third.acts == ()
    assert first.acts[0].act == "resume"


async def test_an_act_that_fails_leaves_no_trace(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await begun(harbour)

    async def stumble(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("host.timing.pause", stumble)
    with pytest.raises(RuntimeError):
        await hosting.pause(harbour, row.id, HOST)
    assert await acts(harbour) == []
    assert (await reading.card(harbour, row.id)).match.head == 1


async def test_a_robots_turn_goes_on_after_the_clocks(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.robots.MOST_TURNS", 0)
    row = await opened(harbour, robots=1)
    await take_turn(harbour, row.id, ADA, 1)
    await hosting.pause(harbour, row.id, HOST)
    monkeypatch.undo()
    await hosting.resume(harbour, row.id, HOST)
    assert (await turns.panel(harbour, row.id, ADA)).your_turn
    assert (await tables.cancel(harbour, row.id, ADA)).status == "cancelled"


async def test_what_a_host_does_by_the_commands_of_tables_is_noted_too(harbour: Harbour) -> None:
    row = await begun(harbour, BEN, CEM)
    await tables.dismiss(harbour, row.id, 1, DEA, is_admin=True)
    await tables.cancel(harbour, row.id, DEA, is_admin=True)
    noted = (await audit.page(harbour, SERVER, 1)).acts
    assert [(act.who, act.act) for act in noted] == [("Dea", "cancel"), ("Dea", "dismiss")]


async def test_an_opener_who_calls_their_table_off_does_nobody_elses_work(harbour: Harbour) -> None:
    row = await opened(harbour)
    await tables.cancel(harbour, row.id, ADA)
    assert (await audit.page(harbour, SERVER, 1)).acts == ()
