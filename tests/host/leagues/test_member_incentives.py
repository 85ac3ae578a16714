"""Tests that no member of a season gains by abuse.

Abuse means leaving, stalling, letting a robot play, or using a second account. Members can always help a
friend by losing on purpose. The tests therefore compare each abuse with finishing the same matches in last
place. The abuse must not be better than that, either for a member or for a pair of members.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.history.results.outcome import Outcome, SeatOutcome
from host.leagues.pairing.entrants import Entrant, Movement
from host.leagues.season.entries import MemberWithdrew, TableAdjudicated, TablePlayed
from host.leagues.season.results import final_movements, standings, tallies
from host.leagues.season.season import Season
from host.leagues.season_plan import SeasonPlan
from host.leagues.standings.points import PARTS, UNPLACED
from tests.host.leagues.seasons import SeasonLog
from tests.sampling import example_settings

# Ties are broken only by drawing lots. Other tie-breaks would depend on whether an opponent has finished last
# or left.
PLAN = SeasonPlan(game="pearls", seats=4, turns=50, order=("points",))
PEOPLE = range(100, 121)
MOVEMENT_VALUES: Mapping[Movement, int] = {"champion": 2, "up": 2, "stays": 1, "down": 0, "out": -1}
SEEDS, MEMBERS, COUNTS = st.integers(0, 10**6), st.sampled_from(PEOPLE), st.integers(1, 4)


class SeasonEnd(NamedTuple):
    """The points, places and promotions of all members at the end of a season."""

    parts: dict[int, int]
    place: dict[int, int]
    worth: dict[int, int]
    """The value of each member's promotion or relegation."""


def play_season(seed: int) -> SeasonLog:
    """Return a season with three divisions in which all matches have been played to the end."""
    log = SeasonLog(PLAN, 1, seed)
    log.draw([Entrant(user_key, 3000 - user_key, is_known=True) for user_key in PEOPLE])
    log.play_all(leavers=0)
    return log


def season_end(log: SeasonLog, outcomes: Mapping[int, Outcome], season: Season | None = None) -> SeasonEnd:
    season = season or log.season
    lines = [
        line
        for division in season.divisions
        for line in standings(season, division.number, outcomes, log.lots)
    ]
    moved = final_movements(season, outcomes, log.lots)
    return SeasonEnd(
        {line.user_key: line.parts for line in lines},
        {line.user_key: line.place for line in lines},
        {user_key: MOVEMENT_VALUES[what] for user_key, what in moved.items()},
    )


def matches_of(log: SeasonLog, member: int, count: int) -> list[int]:
    return [
        fixture_state.match_id
        for fixture_state in log.season.tables_of(member)
        if fixture_state.match_id is not None
    ][:count]


def with_last_place(outcome: Outcome, member: int) -> Outcome:
    """Return a changed outcome in which a member comes last.

    The other players keep their order.
    """
    others = [row for row in outcome.seats if row.user_key != member]

    def changed(row: SeatOutcome) -> SeatOutcome:
        if row.user_key == member:
            return replace(row, place=len(outcome.seats), outcome="lost")
        return replace(row, place=1 + sum((other.place or 0) < (row.place or 0) for other in others))

    return replace(outcome, seats=tuple(map(changed, outcome.seats)))


def with_departure(outcome: Outcome, member: int, turns: int = 1) -> Outcome:
    """Return a changed outcome in which a member left after `turns` turns."""
    return replace(
        outcome,
        seats=tuple(
            replace(row, participation="left", turns=turns) if row.user_key == member else row
            for row in outcome.seats
        ),
    )


def with_changes(log: SeasonLog, change: object, member: int, matches: Sequence[int]) -> dict[int, Outcome]:
    assert callable(change)
    return log.outcomes | {match: change(log.outcomes[match], member) for match in matches}


@pytest.mark.long
@example_settings(40)
@given(SEEDS, MEMBERS, COUNTS)
def test_leaving_is_never_better_than_playing(seed: int, member: int, count: int) -> None:
    log = play_season(seed)
    matches = matches_of(log, member, count)
    honest, left = (
        season_end(log, log.outcomes),
        season_end(log, with_changes(log, with_departure, member, matches)),
    )
    assert left.parts[member] < honest.parts[member]
    assert left.place[member] >= honest.place[member]
    assert left.worth[member] <= honest.worth[member]


@pytest.mark.long
@example_settings(40)
@given(SEEDS, MEMBERS, MEMBERS, COUNTS)
def test_leaving_brings_a_pair_no_more_than_finishing_last(
    seed: int, leaver: int, friend: int, count: int
) -> None:
    log = play_season(seed)
    matches = matches_of(log, leaver, count)
    last = season_end(log, with_changes(log, with_last_place, leaver, matches))
    left = season_end(log, with_changes(log, with_departure, leaver, matches))
    assert {one: left.parts[one] for one in PEOPLE if one != leaver} == {
        one: last.parts[one] for one in PEOPLE if one != leaver
    }
    if friend != leaver:
        assert sum(left.worth[one] for one in (leaver, friend)) <= sum(
            last.worth[one] for one in (leaver, friend)
        )


@pytest.mark.long
@example_settings(40)
@given(SEEDS, MEMBERS, COUNTS)
def test_stalling_until_the_end_brings_no_points_and_no_first_place(
    seed: int, member: int, count: int
) -> None:
    log = play_season(seed)
    honest = season_end(log, log.outcomes)
    stalled = SeasonLog(PLAN, 1, seed)
    tables = [fixture_state.table.number for fixture_state in log.season.tables_of(member)][:count]
    stalled.log = [
        item for item in log.log if not (isinstance(item.entry, TablePlayed) and item.entry.table in tables)
    ]
    stalled.add(*(TableAdjudicated(table=table, late=(member,), active=(member,)) for table in tables))
    found = season_end(log, log.outcomes, stalled.season)
    assert found.parts[member] < honest.parts[member]
    for number in tables:
        brought = tallies(stalled.season, stalled.season.tables[number], log.outcomes) or ()
        assert sum(tally.parts for tally in brought) == (10 + 6 + 3) * PARTS, (
            "the points without the last place"
        )
        assert {one.place for one in brought} == {None, UNPLACED}


@example_settings(40)
@given(SEEDS, MEMBERS, MEMBERS, st.booleans())
def test_second_account_that_never_plays_saves_nobody(
    seed: int, owner: int, second: int, withdraws: bool
) -> None:
    """An inactive second account does not help its owner more than a second account that always finishes last."""
    log = play_season(seed)
    if owner == second:
        return
    matches = matches_of(log, second, 4)
    last = season_end(log, with_changes(log, with_last_place, second, matches))
    outcomes = log.outcomes | {
        match: with_departure(log.outcomes[match], second, turns=0) for match in matches
    }
    if withdraws:
        log.add(MemberWithdrew(person=second))
    absent = season_end(log, outcomes)
    assert absent.worth[second] == MOVEMENT_VALUES["out"]
    assert absent.parts[owner] == last.parts[owner]
    assert absent.worth[owner] <= last.worth[owner]
    moved = final_movements(log.season, outcomes, log.lots)
    division = next(one for one in log.season.divisions if second in one.user_keys)
    if division.number == 1:
        assert [moved[user_key] for user_key in division.user_keys].count("down") == 2


@pytest.mark.long
@example_settings(40)
@given(SEEDS, MEMBERS)
def test_withdrawing_is_never_better_than_relegation(seed: int, member: int) -> None:
    log = play_season(seed)
    outcomes = with_changes(log, with_departure, member, matches_of(log, member, 4))
    before = season_end(log, log.outcomes)
    log.add(MemberWithdrew(person=member))
    after = season_end(log, outcomes)
    assert after.worth[member] == MOVEMENT_VALUES["out"] < before.worth[member]
