"""Tests for calendars: nights, weekends, days off and outages as intervals, with daylight saving changes."""

from __future__ import annotations

from datetime import date, datetime
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.matches.settings.calendars import (
    Calendar,
    FormerCalendar,
    add_running_time,
    days_between,
    first_time_outside,
    rest_intervals,
    running_time_between,
    zone_of,
)
from host.matches.settings.time_controls import DAY, HOUR, MINUTE

WARSAW = "Europe/Warsaw"
NIGHT = (22 * 60, 7 * 60)


def timestamp_of(text: str, zone: str = WARSAW) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def format_time(time: int, zone: str = WARSAW) -> str:
    return datetime.fromtimestamp(time / 1000, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def test_empty_calendar_counts_all_time() -> None:
    assert list(rest_intervals(Calendar(), 0)) == []
    assert add_running_time(Calendar(), 5_000, HOUR) == 5_000 + HOUR
    assert running_time_between(Calendar(), 5_000, 9_000) == 4_000


def test_clock_pauses_during_sleep_window() -> None:
    calendar = Calendar(WARSAW, sleep=NIGHT)
    noon = timestamp_of("2026-11-23 12:00")
    assert format_time(add_running_time(calendar, noon, 10 * HOUR)) == "2026-11-23 22:00"
    assert format_time(add_running_time(calendar, noon, 11 * HOUR)) == "2026-11-24 08:00"
    assert running_time_between(calendar, noon, timestamp_of("2026-11-24 12:00")) == 15 * HOUR


def test_turn_starting_during_sleep_is_timed_from_the_morning() -> None:
    calendar = Calendar(WARSAW, sleep=NIGHT)
    assert (
        format_time(add_running_time(calendar, timestamp_of("2026-11-23 03:30"), HOUR)) == "2026-11-23 08:00"
    )
    assert (
        running_time_between(calendar, timestamp_of("2026-11-23 03:30"), timestamp_of("2026-11-23 06:59"))
        == 0
    )


def test_sleep_window_may_be_within_daytime() -> None:
    calendar = Calendar(WARSAW, sleep=(9 * 60, 17 * 60))
    assert (
        format_time(add_running_time(calendar, timestamp_of("2026-11-23 08:00"), 2 * HOUR))
        == "2026-11-23 18:00"
    )


@pytest.mark.parametrize(
    ("evening", "hours"),
    [
        ("2026-10-24", 10),  # Warsaw's clocks are set back during this night.
        ("2026-03-28", 8),  # Warsaw's clocks are set forward during this night.
        ("2026-11-23", 9),
    ],
)
def test_night_length_follows_daylight_saving_changes(evening: str, hours: int) -> None:
    calendar = Calendar(WARSAW, sleep=NIGHT)
    (began, ended), *_ = islice(rest_intervals(calendar, timestamp_of(f"{evening} 21:00")), 1)
    assert format_time(began) == f"{evening} 22:00"
    assert format_time(ended).endswith("07:00")
    assert ended - began == hours * HOUR


def test_sleep_window_in_skipped_dst_hour_is_handled() -> None:
    calendar = Calendar(WARSAW, sleep=(2 * 60 + 30, 3 * 60 + 30))
    start = timestamp_of("2026-03-29 01:00")
    assert running_time_between(calendar, start, start + 10 * HOUR) <= 10 * HOUR
    assert add_running_time(calendar, start, 2 * HOUR) >= start + 2 * HOUR


def test_weekends_and_days_off_follow_the_users_time_zone() -> None:
    calendar = Calendar("Pacific/Auckland", weekdays=frozenset({5, 6}), days=frozenset({"2026-11-30"}))
    friday = timestamp_of("2026-11-27 12:00", "Pacific/Auckland")
    assert (
        format_time(add_running_time(calendar, friday, 13 * HOUR), "Pacific/Auckland") == "2026-12-01 01:00"
    )


def test_adjacent_nights_and_days_off_merge_into_one_rest() -> None:
    calendar = Calendar(WARSAW, sleep=NIGHT, weekdays=frozenset({5, 6}))
    found = [
        (format_time(a), format_time(b))
        for a, b in islice(rest_intervals(calendar, timestamp_of("2026-11-27 12:00")), 2)
    ]
    assert found == [
        ("2026-11-27 22:00", "2026-11-30 07:00"),
        ("2026-11-30 22:00", "2026-12-01 07:00"),
    ]


def test_clock_pauses_during_outages() -> None:
    start = timestamp_of("2026-11-23 12:00")
    outage = (start + HOUR, start + 49 * HOUR)
    assert add_running_time(Calendar(outages=(outage,)), start, 2 * HOUR) == start + 50 * HOUR
    asleep = Calendar(WARSAW, sleep=NIGHT, outages=(outage,))
    assert format_time(add_running_time(asleep, start, 2 * HOUR)) == "2026-11-25 14:00"


def test_time_in_quiet_hours_moves_to_their_end() -> None:
    assert first_time_outside(None, WARSAW, 77) == 77
    assert (
        format_time(first_time_outside(NIGHT, WARSAW, timestamp_of("2026-11-23 23:10"))) == "2026-11-24 07:00"
    )
    assert (
        format_time(first_time_outside(NIGHT, WARSAW, timestamp_of("2026-11-23 07:00"))) == "2026-11-23 07:00"
    )
    assert (
        format_time(first_time_outside(NIGHT, WARSAW, timestamp_of("2026-11-23 21:59"))) == "2026-11-23 21:59"
    )


def test_unknown_time_zone_falls_back_to_utc() -> None:
    assert zone_of("Mars/Olympus") == zone_of("UTC") == zone_of("../etc/passwd")


def test_day_range_includes_both_ends() -> None:
    assert list(days_between(date(2026, 12, 30), date(2027, 1, 1))) == [
        "2026-12-30",
        "2026-12-31",
        "2027-01-01",
    ]


NEW_YEAR = timestamp_of("2026-01-01 00:00", "UTC")

calendars = st.builds(
    Calendar,
    zone=st.sampled_from(["UTC", WARSAW, "Pacific/Auckland", "America/St_Johns", "Australia/Lord_Howe"]),
    sleep=st.none() | st.tuples(st.integers(0, 23), st.integers(1, 12)).map(
        lambda hours: (hours[0] * 60, (hours[0] + hours[1]) % 24 * 60)
    ),
    weekdays=st.frozensets(st.integers(0, 6), max_size=3),
    days=st.frozensets(st.dates(date(2026, 1, 1), date(2026, 12, 31)).map(str), max_size=20),
    outages=st.lists(
        st.tuples(st.integers(0, 360), st.integers(1, 72)).map(
            lambda gone: (NEW_YEAR + gone[0] * DAY, NEW_YEAR + gone[0] * DAY + gone[1] * HOUR)
        ),
        max_size=3,
    ).map(tuple),
)  # fmt: skip
starts = st.integers(NEW_YEAR // MINUTE, (NEW_YEAR + 330 * DAY) // MINUTE).map(lambda minute: minute * MINUTE)


@given(calendars, starts, st.integers(1, 14 * 24 * 60))
def test_deadline_leaves_exactly_the_granted_time(calendar: Calendar, start: int, minutes: int) -> None:
    end = add_running_time(calendar, start, minutes * MINUTE)
    assert running_time_between(calendar, start, end) == minutes * MINUTE
    assert running_time_between(calendar, start, end - 1) == minutes * MINUTE - 1


@given(calendars, starts, st.integers(0, 10_000), st.integers(0, 10_000))
def test_awake_time_is_additive(calendar: Calendar, start: int, first: int, second: int) -> None:
    middle, end = start + first * MINUTE, start + (first + second) * MINUTE
    whole = running_time_between(calendar, start, end)
    assert whole == running_time_between(calendar, start, middle) + running_time_between(
        calendar, middle, end
    )


@given(calendars, starts)
def test_rest_intervals_are_sorted_and_disjoint(calendar: Calendar, start: int) -> None:
    found = list(islice(rest_intervals(calendar, start), 40))
    assert all(began < ended for began, ended in found)
    assert all(one[1] < other[0] for one, other in pairwise(found))


def test_time_zone_change_grants_no_second_night() -> None:
    """A user who changes their time zone does not get a second night.

    When their night ends, the user switches to a zone in which it is just beginning.
    """
    half = (22 * 60, 10 * 60)
    up = timestamp_of("2026-11-24 10:00", "UTC")
    moved = Calendar(
        "Pacific/Fiji", sleep=half, former_calendars=(FormerCalendar(Calendar(sleep=half), up + 26 * HOUR),)
    )
    assert timestamp_of("2026-11-24 22:00", "Pacific/Fiji") == up
    assert running_time_between(moved, up, up + DAY) == DAY
    assert running_time_between(moved, up, up + 3 * DAY) == 3 * DAY - DAY + 2 * HOUR
    assert add_running_time(moved, up, DAY) == up + DAY


@given(
    st.integers(-12, 12), st.integers(0, 23), st.integers(1, 12), st.integers(1, 4 * 24), st.integers(0, 23)
)
def test_time_zone_change_never_adds_rest(east: int, began: int, hours: int, later: int, hour: int) -> None:
    sleep = (began * 60, (began + hours) % 24 * 60)
    there = f"Etc/GMT{-east:+}" if east else "UTC"
    start, end = (timestamp_of(f"2026-11-24 {hour:02}:00", "UTC") + n * HOUR for n in (0, later))
    moved = Calendar(
        there, sleep=sleep, former_calendars=(FormerCalendar(Calendar(sleep=sleep), start + 26 * HOUR),)
    )
    rest = end - start - running_time_between(moved, start, end)
    assert rest <= hours * HOUR * -(-(end - start) // DAY)
    first = min(end, start + 26 * HOUR)
    assert running_time_between(moved, start, first) >= running_time_between(
        Calendar(sleep=sleep), start, first
    )
