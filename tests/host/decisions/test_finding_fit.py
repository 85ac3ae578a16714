"""Tests for deciding who fits at a table: ratings, hours, and the order of waiting."""

from __future__ import annotations

import pytest

from host.decisions.finding.choices import Terms
from host.decisions.finding.fit import (
    ALL_HOURS,
    MIN_SHARED_HOURS,
    RATING_BAND,
    WEEK_HOURS,
    WIDENING_PER_DAY,
    Budget,
    Seeker,
    awake_hours,
    find_groups,
    fits_group,
)
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR

NOW = 1_800_000_000_000
PAIR = Terms("pearls", 2, "daily", "rated")
TRIO = Terms("pearls", 3, "daily", "rated")


def seeker(key: int, **fields: object) -> Seeker:
    usual = {"since": NOW - DAY + key, "hours": ALL_HOURS, "terms": frozenset({PAIR}), "channel": 1}
    return Seeker(user_key=key, **(usual | fields))  # type: ignore[arg-type]  # test values


def rated(key: int, rating: int, waited: int) -> Seeker:
    return seeker(key, ratings={"pearls": rating}, since=NOW - waited)


@pytest.mark.parametrize(
    ("difference", "waited", "fits"),
    [
        (RATING_BAND, (0, 0), True),
        (RATING_BAND + 1, (0, 0), False),
        (RATING_BAND + WIDENING_PER_DAY, (DAY, 2 * DAY), True),
        (RATING_BAND + WIDENING_PER_DAY + 1, (DAY, DAY), False),
        (RATING_BAND + 1, (7 * DAY, 0), False),
    ],
)
def test_ratings_may_differ_more_after_both_have_waited(
    difference: int, waited: tuple[int, int], *, fits: bool
) -> None:
    one, other = rated(1, 1500, waited[0]), rated(2, 1500 + difference, waited[1])
    assert fits_group(one, [other], PAIR, NOW) is fits
    assert fits_group(other, [one], PAIR, NOW) is fits


def test_user_without_rating_counts_as_average() -> None:
    assert fits_group(seeker(1), [rated(2, 1700, DAY)], PAIR, NOW)
    assert not fits_group(seeker(1), [rated(2, 2000, DAY)], PAIR, NOW)


def test_all_players_of_a_table_must_share_hours() -> None:
    first = (1 << 80) - 1
    late = ALL_HOURS ^ ((1 << 40) - 1)
    one, other = seeker(1, hours=first), seeker(2, hours=late)
    third = seeker(3, hours=ALL_HOURS ^ ((1 << 75) - 1))
    assert fits_group(one, [other], TRIO, NOW)
    assert fits_group(third, [other], TRIO, NOW)
    assert not fits_group(third, [one, other], TRIO, NOW)


def test_fast_matches_need_more_shared_hours() -> None:
    few = seeker(1, hours=(1 << (MIN_SHARED_HOURS["blitz"] - 1)) - 1)
    assert fits_group(few, [seeker(2)], PAIR, NOW)
    assert not fits_group(few, [seeker(2)], Terms("pearls", 2, "blitz", "casual"), NOW)


def test_awake_hours_follow_sleep_and_weekdays_off() -> None:
    midnight = NOW // DAY * DAY
    assert awake_hours(Preferences(), NOW) == ALL_HOURS
    asleep = awake_hours(Preferences(sleep=(0, 8 * 60)), midnight)
    assert asleep.bit_count() == 7 * 16
    assert awake_hours(Preferences(sleep=(1, 2)), midnight).bit_count() == WEEK_HOURS - 7
    free = awake_hours(Preferences(weekdays=(0, 1, 2, 3, 4)), midnight)
    assert free.bit_count() == 2 * 24
    berlin = awake_hours(Preferences(sleep=(0, 8 * 60), zone="Europe/Berlin"), midnight + HOUR)
    assert berlin.bit_count() == 7 * 16
    assert berlin != asleep


def test_group_consists_of_those_who_have_waited_longest() -> None:
    first, *others = (seeker(key, terms=frozenset({PAIR, TRIO})) for key in range(1, 5))
    terms, group = next(find_groups(first, others, NOW, Budget()))
    assert (terms, [one.user_key for one in group]) == (TRIO, [1, 2, 3])


def test_blocked_users_are_skipped_also_if_another_choice_has_to_change() -> None:
    one = seeker(1, terms=frozenset({TRIO}))
    two = seeker(2, terms=frozenset({TRIO}), blocked=frozenset({3, 4}))
    three, four = (seeker(key, terms=frozenset({TRIO})) for key in (3, 4))
    assert list(find_groups(one, [two, three], NOW, Budget())) == []
    (_, group) = next(find_groups(one, [two, three, four], NOW, Budget()))
    assert [seeker.user_key for seeker in group] == [1, 3, 4]


def test_search_for_groups_stops_when_its_budget_is_used_up() -> None:
    crowd = [seeker(key, terms=frozenset({TRIO}), blocked=frozenset(range(300))) for key in range(300)]
    budget = Budget(100)
    assert list(find_groups(crowd[0], crowd[1:], NOW, budget)) == []
    assert budget.left == 0
