"""What becomes of a seat whose time has run out: asked of the others, decided by them or by time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from host import asking, outage, reading, records, replacing, robots, tables, turns, voting, watch
from host.harbour import Harbour
from host.paces import DAY, HOUR
from host.refusals import Refusal
from tests.host.acting import (
    ADA,
    BEN,
    CEM,
    DEA,
    choose,
    clear_outbox,
    key,
    opened,
    take,
    take_turn,
    timers_of,
    waiting,
)
from tests.host.conftest import Clock
from tests.host.polling import (
    DAILY,
    LONG,
    PATIENCE,
    entries,
    later,
    open_questions,
    run_out,
    say,
    seat,
    shown_as,
    tags,
    timed,
)


async def test_the_others_are_asked_when_a_seat_has_run_out_of_time(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    await clear_outbox(harbour, row.id)
    asked = await run_out(harbour, clock, row.id)
    assert await tags(harbour, row.id) == ["timed-out clock"]
    assert f"question:{asked.id}" in await waiting(harbour, row.id)
    shown = await asking.shown(harbour, row.id, asked.id)
    assert shown is not None
    assert (shown.missing, shown.counts, shown.default) == ((BEN.id, CEM.id), (0, 0, 0, 0), "turn")
    assert shown.closes == clock.now + PATIENCE


async def test_alone_with_robots_nobody_is_asked(harbour: Harbour, clock: Clock) -> None:
    row = await opened(harbour, robots=1, pace=DAILY, edition=LONG)
    clock.now += 30 * DAY
    await watch.ring(harbour, row.id)
    assert await open_questions(harbour, row.id) == []
    assert await tags(harbour, row.id) == ["started host"]


async def test_most_of_the_others_decide_at_once(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM, DEA)
    asked = await run_out(harbour, clock, row.id)
    await say(harbour, asked, BEN, "wait")
    assert await open_questions(harbour, row.id) == [asked]
    await say(harbour, asked, CEM, "wait")
    assert await open_questions(harbour, row.id) == []
    assert await tags(harbour, row.id) == ["ruled waits"]


async def test_waiting_gives_time_again_and_then_asks_again(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)
    await say(harbour, asked, BEN, "wait")
    assert (await reading.card(harbour, row.id)).deadline == clock.now + PATIENCE
    await later(harbour, clock, row.id)
    assert await tags(harbour, row.id) == ["timed-out clock"]
    (again,) = await open_questions(harbour, row.id)
    assert again.id != asked.id


async def test_a_robot_plays_one_turn_when_they_want_it(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)
    await say(harbour, asked, BEN, "turn")
    assert (await tags(harbour, row.id, 3))[:2] == ["ruled stands-in", "move clock"]
    board = await reading.board(harbour, row.id, None)
    assert (board.awaited_seat, board.names) == (1, ("Ada", "Ben"))
    await take_turn(harbour, row.id, BEN, 1)
    assert (await reading.board(harbour, row.id, None)).awaited_seat == 0
    assert (await take_turn(harbour, row.id, ADA, 1)).awaited_seat == 1


async def test_moves_of_the_clock_are_told_in_the_record(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await say(harbour, await run_out(harbour, clock, row.id), BEN, "turn")
    record = await records.record_of(harbour, row.id, None)
    assert {move.get("by") for move in record.moves} == {"clock"}


async def test_a_robot_takes_the_seat_when_they_want_it_and_keeps_it_warm(
    harbour: Harbour, clock: Clock
) -> None:
    row = await timed(harbour)
    await say(harbour, await run_out(harbour, clock, row.id), BEN, "seat")
    taken = await seat(harbour, row.id, 0)
    assert (taken.person, taken.robot, taken.former) == (None, "greedy", ADA.id)
    assert "seat-taken voted" in await tags(harbour, row.id, 4)
    assert (await reading.board(harbour, row.id, None)).awaited_seat == 1


async def test_nobody_votes_and_a_robot_plays_the_turn(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await run_out(harbour, clock, row.id)
    await later(harbour, clock, row.id, PATIENCE - 1)
    assert await tags(harbour, row.id) == ["timed-out clock"]
    await later(harbour, clock, row.id, 1)
    assert (await tags(harbour, row.id, 3))[:2] == ["ruled stands-in", "move clock"]
    assert await open_questions(harbour, row.id) == []


async def test_the_most_decide_at_the_deadline(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM, DEA)
    await say(harbour, await run_out(harbour, clock, row.id), CEM, "seat")
    await later(harbour, clock, row.id)
    assert (await seat(harbour, row.id, 0)).robot == "greedy"


async def test_a_second_time_in_a_row_nobody_decides_it_a_robot_takes_the_seat(
    harbour: Harbour, clock: Clock
) -> None:
    row = await timed(harbour)
    await run_out(harbour, clock, row.id)
    await later(harbour, clock, row.id)
    await take_turn(harbour, row.id, BEN, 1)
    asked = await run_out(harbour, clock, row.id)
    shown = await asking.shown(harbour, row.id, asked.id)
    assert shown is not None
    assert shown.default == "seat"
    await later(harbour, clock, row.id)
    assert (await seat(harbour, row.id, 0)).former == ADA.id
    assert "seat-taken absent" in await tags(harbour, row.id, 4)


async def test_a_turn_taken_in_between_is_a_new_start(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await run_out(harbour, clock, row.id)
    await later(harbour, clock, row.id)
    await take_turn(harbour, row.id, BEN, 1)
    await take_turn(harbour, row.id, ADA, 1)
    await take_turn(harbour, row.id, BEN, 1)
    shown = await asking.shown(harbour, row.id, (await run_out(harbour, clock, row.id)).id)
    assert shown is not None
    assert shown.default == "turn"


async def test_no_match_hangs_though_nobody_does_anything_any_more(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    for _ in range(60):
        await later(harbour, clock, row.id, DAY)
    # The last one has nobody who waits for them.
    assert [(await seat(harbour, row.id, number)).robot for number in range(3)].count("greedy") == 2


async def test_who_is_late_may_still_move_and_the_question_is_over(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)
    await shown_as(harbour, asked, 555)
    await take_turn(harbour, row.id, ADA, 1)
    assert await open_questions(harbour, row.id) == []
    assert "unping" in await waiting(harbour, row.id)
    assert f"vote:{asked.id}" not in await timers_of(harbour, row.id)
    with pytest.raises(Refusal) as refused:
        await say(harbour, asked, BEN, "seat")
    assert key(refused) == "refusal-question-closed"


async def test_who_is_late_and_moves_in_part_gets_time_for_the_rest(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await run_out(harbour, clock, row.id)
    await choose(harbour, row.id, ADA, {"move": "take", "count": 1})
    await choose(harbour, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    assert await open_questions(harbour, row.id) == []
    assert (await reading.card(harbour, row.id)).deadline == clock.now + DAILY.increment


async def test_a_draft_alone_decides_nothing(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)
    await take(harbour, row.id, ADA, 1)
    assert await open_questions(harbour, row.id) == [asked]
    await say(harbour, asked, BEN, "turn")
    panel = await turns.panel(harbour, row.id, ADA)
    assert (panel.your_turn, panel.chosen) == (False, ())


async def test_the_person_concerned_and_those_who_do_not_play_are_not_asked(
    harbour: Harbour, clock: Clock
) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)
    for person in (ADA, DEA):
        with pytest.raises(Refusal) as refused:
            await say(harbour, asked, person, "wait")
        assert key(refused) == "refusal-not-asked"
    with pytest.raises(Refusal) as refused:
        await say(harbour, asked, BEN, 4)
    assert key(refused) == "refusal-no-option"


async def test_an_answer_takes_the_place_of_the_former_one(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    asked = await run_out(harbour, clock, row.id)
    for choice in ("turn", "seat", "seat"):
        await say(harbour, asked, BEN, choice)
    shown = await asking.shown(harbour, row.id, asked.id)
    assert shown is not None
    assert (shown.counts, shown.missing) == ((0, 0, 1, 0), (CEM.id,))


async def test_a_substitute_is_looked_for_and_takes_the_seat(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await say(harbour, await run_out(harbour, clock, row.id), BEN, "substitute")
    assert (await seat(harbour, row.id, 0)).is_wanted
    (wanted,) = await open_questions(harbour, row.id)
    assert wanted.kind == "wanted"
    await replacing.substitute(harbour, row.id, CEM)
    taken = await seat(harbour, row.id, 0)
    assert (taken.person, taken.name, taken.is_wanted, taken.former) == (CEM.id, "Cem", False, None)
    assert await open_questions(harbour, row.id) == []
    card = await reading.card(harbour, row.id)
    assert (card.match.opener, card.deadline) == (CEM.id, clock.now + DAILY.bank + DAILY.increment)
    with pytest.raises(Refusal) as refused:
        await replacing.come_back(harbour, row.id, ADA)
    assert key(refused) == "refusal-no-seat-kept"


async def test_where_no_substitute_comes_a_robot_takes_the_seat(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await say(harbour, await run_out(harbour, clock, row.id), BEN, "substitute")
    await later(harbour, clock, row.id)
    taken = await seat(harbour, row.id, 0)
    assert (taken.robot, taken.is_wanted, taken.former) == ("greedy", False, ADA.id)


async def test_who_is_looked_for_may_still_move(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await say(harbour, await run_out(harbour, clock, row.id), BEN, "substitute")
    await take_turn(harbour, row.id, ADA, 1)
    assert not (await seat(harbour, row.id, 0)).is_wanted
    with pytest.raises(Refusal) as refused:
        await replacing.substitute(harbour, row.id, CEM)
    assert key(refused) == "refusal-no-seat-to-be-had"


async def test_those_who_leave_are_not_counted_any_more(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    asked = await run_out(harbour, clock, row.id)
    await say(harbour, asked, BEN, "seat")
    await tables.resign(harbour, row.id, CEM)
    await later(harbour, clock, row.id, 0)
    assert (await seat(harbour, row.id, 0)).robot == "greedy"


async def test_when_the_last_other_leaves_nobody_is_asked(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await run_out(harbour, clock, row.id)
    await tables.resign(harbour, row.id, BEN)
    assert await open_questions(harbour, row.id) == []
    await later(harbour, clock, row.id, 30 * DAY)
    assert (await seat(harbour, row.id, 0)).person == ADA.id


async def test_who_comes_in_afterwards_waits_no_longer_than_others(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await run_out(harbour, clock, row.id)
    await tables.resign(harbour, row.id, BEN)
    clock.now += 30 * DAY
    await replacing.substitute(harbour, row.id, CEM)
    await later(harbour, clock, row.id, 1)
    assert [row.kind for row in await open_questions(harbour, row.id)] == ["absent"]


async def test_a_cancelled_match_asks_nothing(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)
    await shown_as(harbour, asked, 555)
    await tables.cancel(harbour, row.id, DEA, is_admin=True)
    assert await open_questions(harbour, row.id) == []
    assert (await waiting(harbour, row.id)).count("unping") == 1
    assert await timers_of(harbour, row.id) == {}


async def test_time_in_which_nobody_could_be_served_is_no_time_to_answer(
    harbour: Harbour, clock: Clock
) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)
    await outage.beat(harbour)
    clock.now += 2 * DAY
    await outage.over(harbour)
    await later(harbour, clock, row.id, 0)
    shown = await asking.shown(harbour, row.id, asked.id)
    assert shown is not None
    assert shown.closes == clock.now + PATIENCE
    await later(harbour, clock, row.id, PATIENCE - HOUR)
    assert await open_questions(harbour, row.id) == [asked]
    await later(harbour, clock, row.id, HOUR)
    assert await open_questions(harbour, row.id) == []


async def test_a_robot_that_was_to_stand_in_does_so_after_a_restart(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await timed(harbour)
    asked = await run_out(harbour, clock, row.id)

    async def crash(*_: object) -> bool:
        raise RuntimeError("the lights go out")

    with monkeypatch.context() as patched:
        patched.setattr(robots, "wake", crash)
        with pytest.raises(RuntimeError):
            await say(harbour, asked, BEN, "turn")
    assert await tags(harbour, row.id) == ["ruled stands-in"]
    again = new_harbour()
    assert "robot" in await waiting(again, row.id)
    await robots.wake(again, row.id)
    assert (await reading.board(again, row.id, None)).awaited_seat == 1


async def test_two_processes_at_one_deadline_decide_it_once(
    pair: tuple[Harbour, Harbour], clock: Clock
) -> None:
    row = await timed(pair[0])
    await run_out(pair[0], clock, row.id)
    clock.now += PATIENCE
    await asyncio.gather(*(watch.ring(h, row.id) for h in pair for _ in range(3)))
    await asyncio.gather(*(robots.wake(h, row.id) for h in pair for _ in range(3)))
    found = await tags(pair[0], row.id, 4)
    assert (found[0], found[1:].count("ruled stands-in"), found[1:].count("move clock")) == (
        "timed-out clock", 1, 2,
    )  # fmt: skip


async def test_two_processes_time_a_seat_out_once(pair: tuple[Harbour, Harbour], clock: Clock) -> None:
    row = await timed(pair[0])
    clock.now += DAILY.cap
    await asyncio.gather(*(watch.ring(h, row.id) for h in pair for _ in range(3)))
    assert len(await open_questions(pair[0], row.id)) == 1
    assert await tags(pair[0], row.id, 2) == ["started host", "timed-out clock"]


async def test_the_deciding_answer_in_two_processes_decides_once(
    pair: tuple[Harbour, Harbour], clock: Clock
) -> None:
    row = await timed(pair[0])
    asked = await run_out(pair[0], clock, row.id)
    results = await asyncio.gather(
        *(voting.cast(h, row.id, asked.id, BEN, 2) for h in pair), return_exceptions=True
    )
    assert [isinstance(result, Refusal) for result in results].count(True) == 1
    made = [entry for entry in await entries(pair[0], row.id) if type(entry).__name__ == "SeatTaken"]
    assert len(made) == 1


async def test_whoever_is_the_last_to_answer_is_told_once(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    asked = await run_out(harbour, clock, row.id)
    await clear_outbox(harbour, row.id)
    await say(harbour, asked, BEN, "wait")
    assert await waiting(harbour, row.id) == [f"question:{asked.id}"]
    await later(harbour, clock, row.id, HOUR)
    assert await waiting(harbour, row.id) == [f"question:{asked.id}", f"notice:last:2:{asked.id}"]
    await say(harbour, asked, BEN, "seat")
    await later(harbour, clock, row.id, HOUR)
    assert (await waiting(harbour, row.id)).count(f"notice:last:2:{asked.id}") == 1


async def test_whoever_answers_within_minutes_is_not_told(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    asked = await run_out(harbour, clock, row.id)
    await say(harbour, asked, BEN, "wait")
    await say(harbour, asked, CEM, "turn")
    await later(harbour, clock, row.id, HOUR)
    assert not any(kind.startswith("notice:last") for kind in await waiting(harbour, row.id))
