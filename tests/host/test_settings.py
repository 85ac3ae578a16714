"""What people and servers set: what is kept, what is refused, and that clocks go by the former until then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from host import limits, paces, reading, settling, tables, turns, vacations
from host.habits import Customs, Habits
from host.harbour import Harbour
from host.paces import HOUR, MINUTE, PACES
from host.refusals import Refusal
from storage import conduct, people
from storage.conduct import ConductRow
from tests.host.acting import ADA, BEN, begun, choose, clear_outbox, key, opened, take, timers_of, waiting
from tests.host.conftest import Clock

DAILY = PACES["daily"]
TURN = DAILY.bank + DAILY.increment
AT_EIGHT = (8 * 60, 14 * 60)
"""The clock of the tests stands at eight in the morning in Greenwich."""


async def deadline(h: Harbour, match: int) -> int:
    at = (await reading.card(h, match)).deadline
    assert at is not None
    return at


async def test_who_never_set_anything_has_the_defaults(harbour: Harbour) -> None:
    assert await settling.habits_of(harbour, ADA.id) == Habits()
    assert await settling.customs_of(harbour, 1) == Customs()


async def test_a_change_leaves_what_was_set_before(new_harbour: Callable[[], Harbour]) -> None:
    await settling.change_habits(new_harbour(), ADA, notices="direct", zone="Europe/Warsaw")
    await settling.change_habits(new_harbour(), ADA, remind_at=25)
    own = await settling.habits_of(new_harbour(), ADA.id)
    assert own == Habits(notices="direct", zone="Europe/Warsaw", remind_at=25, rest_set=own.rest_set)


async def test_a_chosen_language_survives_other_settings(harbour: Harbour) -> None:
    async with harbour.database.transaction() as tx:
        await people.upsert(tx, people.PersonRow(id=ADA.id, name="Ada", locale="pl"))
    await settling.change_habits(harbour, ADA, near=True)
    async with harbour.database.reading() as tx:
        row = await people.get(tx, ADA.id)
    assert row is not None
    assert row.locale == "pl"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"zone": "Mars/Olympus"}, "refusal-unknown-zone"),
        ({"zone": "../../etc/passwd"}, "refusal-unknown-zone"),
        ({"sleep": (22 * 60, 10 * 60 + 1)}, "refusal-sleep-too-long"),
        ({"sleep": (60, 60)}, "refusal-sleep-too-long"),
        ({"quiet": (16 * 60, 8 * 60 + 1)}, "refusal-quiet-too-long"),
        ({"weekdays": (0, 1, 2, 3)}, "refusal-too-many-weekdays"),
    ],
)
async def test_what_would_be_unfair_is_refused_and_nothing_changes(
    harbour: Harbour, changes: dict[str, Any], reason: str
) -> None:
    await settling.change_habits(harbour, ADA, near=True)
    with pytest.raises(Refusal) as refused:
        await settling.change_habits(harbour, ADA, **changes)
    assert key(refused) == reason
    assert await settling.habits_of(harbour, ADA.id) == Habits(near=True)


@pytest.mark.parametrize(
    "changes",
    [{"sleep": (22 * 60, 10 * 60)}, {"quiet": (16 * 60, 8 * 60)}, {"weekdays": (4, 5, 6)}],
)
async def test_as_much_rest_as_is_fair_is_granted(harbour: Harbour, changes: dict[str, Any]) -> None:
    own = await settling.change_habits(harbour, ADA, **changes)
    assert own == Habits(**changes, rest_set=own.rest_set)


async def test_a_night_does_not_move_along_with_the_day(harbour: Harbour, clock: Clock) -> None:
    await settling.change_habits(harbour, ADA, sleep=AT_EIGHT)
    clock.now += 5 * MINUTE
    await settling.change_habits(harbour, ADA, sleep=(9 * 60, 14 * 60))
    clock.now += 5 * HOUR
    with pytest.raises(Refusal) as refused:
        await settling.change_habits(harbour, ADA, sleep=(13 * 60, 23 * 60))
    assert key(refused) == "refusal-rest-set-today"
    assert refused.value.text["hours"] == 19
    await settling.change_habits(harbour, ADA, near=True)
    await settling.change_habits(harbour, ADA, sleep=None)
    clock.now += 19 * HOUR
    await settling.change_habits(harbour, ADA, sleep=(13 * 60, 23 * 60))


async def test_who_goes_to_sleep_now_rests_from_now_on_and_not_before(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=DAILY)
    began = clock.now
    clock.now += 3 * HOUR
    await settling.change_habits(harbour, ADA, sleep=AT_EIGHT)
    # Three hours were counted; those till two in the afternoon are not, nor the six of each of five days.
    assert await deadline(harbour, row.id) == began + TURN + 3 * HOUR + 5 * 6 * HOUR


async def test_rest_that_is_given_up_was_rest_all_the_same(harbour: Harbour, clock: Clock) -> None:
    await settling.change_habits(harbour, ADA, sleep=AT_EIGHT)
    row = await begun(harbour, pace=DAILY)
    began = clock.now
    clock.now += 2 * HOUR
    await settling.change_habits(harbour, ADA, sleep=None)
    assert await deadline(harbour, row.id) == began + TURN + 2 * HOUR


async def test_another_deadline_comes_onto_the_card(harbour: Harbour) -> None:
    row = await begun(harbour, pace=DAILY)
    await clear_outbox(harbour, row.id)
    await settling.change_habits(harbour, BEN, sleep=AT_EIGHT)
    assert await waiting(harbour, row.id) == []
    await settling.change_habits(harbour, ADA, sleep=AT_EIGHT)
    assert await waiting(harbour, row.id) == ["card"]


async def test_no_reminder_is_set_for_who_wants_none(harbour: Harbour) -> None:
    row = await begun(harbour, pace=DAILY)
    assert "remind:0" in await timers_of(harbour, row.id)
    await settling.change_habits(harbour, ADA, remind_at=0)
    assert "remind:0" not in await timers_of(harbour, row.id)


async def test_how_pictures_look_moves_no_timer(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=DAILY)
    before = await timers_of(harbour, row.id)
    clock.now += HOUR
    await settling.change_habits(harbour, ADA, palette="safe", text_first=True, confirm=False)
    assert await timers_of(harbour, row.id) == before


async def test_a_complete_turn_ends_by_itself_for_who_is_not_to_be_asked(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_habits(harbour, ADA, confirm=False)
    panel = await choose(harbour, row.id, ADA, {"move": "take", "count": 2})
    assert not panel.your_turn
    assert (await turns.panel(harbour, row.id, BEN)).view.owned == (2, 0)


async def test_a_turn_with_something_left_to_choose_does_not_end_by_itself(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_habits(harbour, ADA, confirm=False)
    panel = await choose(harbour, row.id, ADA, {"move": "take", "count": 1})
    assert panel.your_turn
    assert panel.offers


async def test_everybody_else_is_asked_before_their_turn_ends(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_habits(harbour, BEN, confirm=False)
    assert (await take(harbour, row.id, ADA, 2)).can_confirm


def test_two_ends_of_a_night_are_changed_one_by_one() -> None:
    assert settling.reset((22 * 60, 6 * 60), None, 7 * 60) == (22 * 60, 7 * 60)
    assert settling.reset((22 * 60, 6 * 60), 0, None) == (0, 6 * 60)
    with pytest.raises(Refusal) as refused:
        settling.reset(None, 22 * 60, None)
    assert key(refused) == "refusal-both-times"


async def test_two_changes_at_once_are_both_kept(new_harbour: Callable[[], Harbour]) -> None:
    await asyncio.gather(
        settling.change_habits(new_harbour(), ADA, near=True),
        settling.change_habits(new_harbour(), ADA, palette="safe"),
    )
    assert await settling.habits_of(new_harbour(), ADA.id) == Habits(near=True, palette="safe")


async def test_vacation_that_a_server_takes_away_counts_until_then(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, pace=DAILY)
    await vacations.mark(harbour, ADA, 1, date(2027, 1, 15), date(2027, 1, 16))
    began = clock.now
    clock.now += 10 * HOUR
    await settling.change_customs(harbour, 1, vacation_days=0)
    assert await deadline(harbour, row.id) == began + TURN + 10 * HOUR


async def test_the_usual_pace_is_one_of_those_that_may_be_chosen(harbour: Harbour) -> None:
    customs = await settling.change_customs(harbour, 1, paces=("relaxed", "none", "nonsense"))
    assert (customs.paces, customs.pace) == (("relaxed", "none"), "relaxed")
    assert (await settling.change_customs(harbour, 1, pace="none")).pace == "none"


@pytest.mark.parametrize(
    ("name", "numbers", "expected"),
    [
        (None, (None, None, None), PACES["daily"]),
        ("blitz", (None, None, None), PACES["blitz"]),
        ("none", (None, None, None), None),
        (None, (48, 12, 72), paces.by_numbers(48, 12, 72)),
        ("blitz", (48, None, None), paces.by_numbers(48, 0, 48)),
    ],
)
def test_a_pace_is_named_or_made_of_numbers(
    name: str | None, numbers: tuple[int | None, ...], expected: paces.Pace | None
) -> None:
    assert limits.pace_for(Customs(), name, *numbers) == expected


def test_a_server_may_have_another_usual_pace() -> None:
    assert limits.pace_for(Customs(pace="relaxed"), None, None, None, None) == PACES["relaxed"]
    assert limits.pace_for(Customs(pace="none"), None, None, None, None) is None


@pytest.mark.parametrize(
    ("name", "bank", "increment", "reason"),
    [
        ("blitz", None, None, "refusal-pace-not-allowed"),
        (None, 48, None, "refusal-pace-not-allowed"),
        (None, None, 5, "refusal-bank-needed"),
    ],
)
def test_a_pace_that_a_server_does_not_play_is_refused(
    name: str | None, bank: int | None, increment: int | None, reason: str
) -> None:
    with pytest.raises(Refusal) as refused:
        limits.pace_for(Customs(paces=("daily",)), name, bank, increment, None)
    assert key(refused) == reason


async def test_nobody_opens_or_joins_more_matches_than_the_server_lets_them(harbour: Harbour) -> None:
    await settling.change_customs(harbour, 1, most_running=1)
    await opened(harbour)
    with pytest.raises(Refusal) as refused:
        await opened(harbour, channel=8)
    assert dict(refused.value.text.values) == {"most": 1, "more": 1}
    other = await opened(harbour, channel=9, opener=BEN)
    with pytest.raises(Refusal) as refused:
        await tables.join(harbour, other.id, ADA)
    assert key(refused) == "refusal-too-many-matches"


async def test_matches_elsewhere_are_not_counted(harbour: Harbour) -> None:
    await settling.change_customs(harbour, 1, most_running=1)
    await opened(harbour, server=2)
    await limits.refuse_one_more(harbour, 1, ADA.id)


async def test_finished_matches_let_somebody_have_more(harbour: Harbour) -> None:
    await settling.change_customs(harbour, 1, most_running=1, more_per_finished=2)
    async with harbour.database.transaction() as tx:
        await conduct.add(tx, ConductRow(person=ADA.id, finished=1))
    for channel in (1, 2, 3):
        await opened(harbour, channel=channel)
    with pytest.raises(Refusal) as refused:
        await opened(harbour, channel=4)
    assert dict(refused.value.text.values)["most"] == 3


async def test_a_match_that_is_no_more_makes_room(harbour: Harbour) -> None:
    await settling.change_customs(harbour, 1, most_running=1, more_per_finished=0)
    row = await opened(harbour)
    await tables.cancel(harbour, row.id, ADA)
    assert (await opened(harbour)).status == "open"
