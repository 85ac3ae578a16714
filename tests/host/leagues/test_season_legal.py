"""Tests for legal season entries: after any legal entry, the log can be replayed and all invariants hold."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.leagues.pairing.entrants import Entrant
from host.leagues.season import legality
from host.leagues.season.entries import (
    LoggedSeasonEntry,
    MemberWithdrew,
    PlayBegun,
    PlayEnded,
    PlayHurried,
    PlayPaused,
    PlayResumed,
    ProtestFiled,
    SeasonEntry,
    SeasonFinished,
    SeasonVoided,
    TableAdjudicated,
    TableOpened,
    TablePlayed,
)
from host.leagues.season.entry_base import Obstacle
from host.leagues.season.fold import fold
from host.leagues.season.results import reachable_places, standings
from host.leagues.season.rulings import (
    DatesShifted,
    MemberExcused,
    MemberStruck,
    PlayerReplaced,
    ReplayOrdered,
    RulingReversed,
    TableRuled,
    TableVoided,
)
from host.leagues.season.sign_up import (
    MemberConfirmed,
    MemberJoined,
    MemberLeft,
    SignUpClosed,
    SignUpExtended,
    SignUpOpened,
)
from host.leagues.season_plan import SeasonPlan
from tests.host.leagues.seasons import SeasonLog

PLAN = SeasonPlan(game="pearls", seats=4, turns=50)
PEOPLE, TABLES = st.integers(98, 107), st.integers(0, 9)


def find_obstacle(log: Sequence[LoggedSeasonEntry], entry: SeasonEntry) -> Obstacle | None:
    return legality.find_obstacle(fold(log), log, entry)


def start_season() -> SeasonLog:
    log = SeasonLog(PLAN, 1, 1)
    log.draw([Entrant(100 + n) for n in range(7)])
    return log


PLACES = st.lists(st.tuples(PEOPLE, st.none() | st.integers(0, 5)), max_size=4)
ANY_ENTRY: st.SearchStrategy[SeasonEntry] = st.one_of(
    st.builds(MemberJoined, person=PEOPLE, name=st.just("n")),
    st.builds(MemberLeft, person=PEOPLE),
    st.builds(MemberConfirmed, person=PEOPLE),
    st.builds(SignUpExtended, days=st.just(5)),
    st.sampled_from(
        [SignUpClosed(), PlayBegun(), PlayPaused(), PlayResumed(), PlayHurried(), PlayEnded(), SeasonVoided()]
    ),
    st.builds(TableOpened, table=TABLES, match=st.integers(1, 30)),
    st.builds(TablePlayed, table=TABLES, match=st.integers(1001, 1007), head=st.just(9)),
    st.builds(MemberWithdrew, person=PEOPLE),
    st.builds(MemberStruck, person=PEOPLE),
    st.builds(PlayerReplaced, table=TABLES, seat=st.integers(-1, 5), person=PEOPLE, name=st.just("n")),
    st.builds(
        TableRuled,
        table=TABLES,
        places=st.lists(st.tuples(PEOPLE, st.none() | st.integers(0, 5)), max_size=4).map(tuple),
    ),
    st.builds(TableVoided, table=TABLES),
    st.builds(ReplayOrdered, table=TABLES),
    st.builds(MemberExcused, person=PEOPLE, table=st.none() | TABLES),
    st.builds(DatesShifted, days=st.integers(-3, 9)),
    st.builds(TableAdjudicated, table=TABLES),
    st.builds(ProtestFiled, person=PEOPLE, table=TABLES),
    st.builds(RulingReversed, entry=st.integers(0, 60)),
)


@given(st.lists(ANY_ENTRY, max_size=25))
def test_any_sequence_of_legal_entries_keeps_standings_consistent(acts: list[SeasonEntry]) -> None:
    log = start_season()
    for entry in acts:
        if find_obstacle(log.log, entry) is None:
            log.add(entry)
    season = log.season
    for division in season.divisions:
        lines = standings(season, division.number, log.outcomes, log.lots)
        assert {*division.user_keys} <= {line.user_key for line in lines}
        assert [line.place for line in lines] == list(range(1, len(lines) + 1))
        assert reachable_places(season, division.number, log.outcomes, log.lots).keys() == {
            line.user_key for line in lines
        }


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (SignUpOpened(plan=PLAN, commitment=""), "status"),
        (MemberJoined(person=100, name="n"), "status"),
        (SeasonFinished(moved=(), secret=""), "status"),
        (MemberWithdrew(person=100), None),
        (MemberWithdrew(person=99), "person"),
        (TableOpened(table=1, match=5), "already"),
        (TableOpened(table=99, match=5), "table"),
        (TablePlayed(table=1, match=1001, head=9), None),
        (TablePlayed(table=1, match=1002, head=9), "already"),
        (TablePlayed(table=99, match=1002, head=9), "table"),
        (PlayerReplaced(table=1, seat=4, person=999, name="n"), "places"),
        (PlayerReplaced(table=1, seat=0, person=999, name="n"), None),
        (TableRuled(table=1, places=((100, 1),)), "places"),
        (TableRuled(table=9, places=((100, 1),)), "table"),
        (MemberExcused(person=100, table=99), "table"),
        (PlayResumed(), "already"),
        (RulingReversed(entry=1), "entry"),
        (RulingReversed(entry=999), "entry"),
    ],
)
def test_entries_during_play_are_allowed_or_refused_with_reason(entry: SeasonEntry, why: str | None) -> None:
    assert find_obstacle(start_season().log, entry) == why


def test_player_joins_or_leaves_only_once_before_the_draw() -> None:
    log = SeasonLog(PLAN, 1, 1)
    assert find_obstacle(log.log, MemberJoined(person=1, name="n")) is None
    assert find_obstacle(log.log, MemberLeft(person=1)) == "person"
    log.add(MemberJoined(person=1, name="n"), SignUpExtended(days=5))
    assert find_obstacle(log.log, MemberJoined(person=1, name="n")) == "already"
    assert find_obstacle(log.log, MemberLeft(person=1)) is None
    assert find_obstacle(log.log, SignUpExtended(days=5)) == "already"


def test_struck_player_cannot_withdraw_and_ruling_is_reversed_once() -> None:
    log = start_season()
    log.add(MemberStruck(person=100))
    at = len(log.log)
    assert find_obstacle(log.log, MemberWithdrew(person=100)) == "already"
    assert find_obstacle(log.log, RulingReversed(entry=at)) is None
    log.add(RulingReversed(entry=at))
    assert find_obstacle(log.log, RulingReversed(entry=at)) == "entry"
    assert find_obstacle(log.log, MemberWithdrew(person=100)) is None


def test_replay_ruling_cannot_be_reversed_after_its_match_starts() -> None:
    log = start_season()
    log.play_table(1)
    log.add(ReplayOrdered(table=1))
    at = len(log.log)
    assert find_obstacle(log.log, RulingReversed(entry=at)) is None
    log.add(TableOpened(table=1, match=77))
    assert find_obstacle(log.log, RulingReversed(entry=at)) == "played"


def test_finished_season_accepts_ruling_but_no_strike_or_pause() -> None:
    log = start_season()
    log.play_all()
    log.end_season()
    user_keys = log.season.tables[1].user_keys
    ruled = TableRuled(table=1, places=tuple((user_key, 1) for user_key in user_keys))
    assert find_obstacle(log.log, ruled) is None
    assert {
        find_obstacle(log.log, one)
        for one in (SeasonVoided(), PlayPaused(), DatesShifted(days=1), MemberStruck(person=100))
    } == {"status"}
