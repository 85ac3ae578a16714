"""Tests for season logs: replaying a log is consistent, and a reversed ruling has no effect."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.leagues.season import entries
from host.leagues.season.entries import (
    DrawDiscarded,
    FinalCorrected,
    LoggedSeasonEntry,
    MemberWithdrew,
    PlayHurried,
    PlayPaused,
    PlayResumed,
    ProtestFiled,
    RoundDrawn,
    SeasonEntry,
    SeasonVoided,
    TableAdjudicated,
    TablePostponed,
)
from host.leagues.season.entry_base import SeasonEntryBase, SeasonRuling
from host.leagues.season.fold import apply_entry, fold
from host.leagues.season.results import (
    final_movements,
)
from host.leagues.season.rulings import (
    ActAnswered,
    ActBallot,
    ActProposed,
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
    MemberJoined,
    MemberLeft,
    MemberSeeded,
    QuestionAsked,
    QuestionClosed,
    SignUpExtended,
)
from host.leagues.season_plan import FormatName
from tests.host.leagues.season_logs import FORMATS, PLAN, all_standings, start_season
from tests.host.leagues.seasons import SeasonLog
from tests.sampling import example_settings


def rulings(log: SeasonLog) -> st.SearchStrategy[SeasonEntry]:
    """Return a strategy for rulings that a host could make."""
    season = log.season
    table, search_strategy = st.sampled_from(sorted(season.tables)), st.sampled_from(sorted(season.members))

    def places(number: int) -> TableRuled:
        user_keys = season.tables[number].user_keys
        return TableRuled(
            table=number, places=tuple((one, n % 3 + 1 if n else None) for n, one in enumerate(user_keys))
        )

    return st.one_of(
        table.map(places),
        st.builds(TableVoided, table=table),
        st.builds(MemberExcused, person=search_strategy, table=st.none() | table),
        st.builds(MemberStruck, person=search_strategy, seasons=st.integers(0, 3)),
        st.builds(DatesShifted, days=st.integers(-3, 9)),
        st.builds(
            PlayerReplaced, table=table, seat=st.integers(0, 2), person=st.just(999), name=st.just("New")
        ),
    )


@example_settings(40)
@given(st.sampled_from(FORMATS), st.integers(0, 10**6), st.data())
def test_revoked_ruling_leaves_no_trace_in_season(form: FormatName, seed: int, data: st.DataObject) -> None:
    log = start_season(9, seed, format=form, rounds=1)
    log.play_all(0.5, leavers=0.2)
    ruling = data.draw(rulings(log))
    ruled, plain = start_season(9, seed, format=form, rounds=1), log
    ruled.log, ruled.outcomes = [*log.log], log.outcomes
    ruled.add(ruling)
    at = len(ruled.log)
    open_tables = [number for number, fixture_state in log.season.tables.items() if not fixture_state.is_over]
    for number in open_tables[:1]:
        plain.play_table(number)
        ruled.add(plain.log[-1].entry)
    ruled.add(RulingReversed(entry=at))
    assert ruled.season == plain.season
    assert all_standings(ruled) == all_standings(plain)
    assert final_movements(ruled.season, ruled.outcomes, ruled.lots) == final_movements(
        plain.season, plain.outcomes, plain.lots
    )


@given(st.sampled_from(FORMATS), st.integers(0, 10**6))
def test_batch_replay_equals_incremental_replay(form: FormatName, seed: int) -> None:
    log = start_season(8, seed, format=form, rounds=2)
    log.play_all(0.8)
    log.end_season()
    season = fold(log.log[:1])
    for item in log.log[1:]:
        season = apply_entry(season, item)
    assert (
        season
        == log.season
        == fold(msgspec.json.decode(msgspec.json.encode(log.log), type=list[LoggedSeasonEntry]))
    )


def test_reversal_can_itself_be_reversed() -> None:
    log = start_season()
    log.add(MemberStruck(person=100))
    at = len(log.log)
    log.add(RulingReversed(entry=at))
    assert 100 not in log.season.removed
    log.add(RulingReversed(entry=at + 1))
    assert 100 in log.season.removed


def all_entries() -> list[SeasonEntry]:
    log = start_season()
    log.play_all()
    log.end_season()
    made = [item.entry for item in log.log]
    return [
        *made, MemberLeft(person=1), MemberSeeded(person=1, seeding=2), DrawDiscarded(commitment="c"),
        RoundDrawn(tables=()), TablePostponed(table=1, until=2),
        SignUpExtended(days=5), MemberWithdrew(person=100), MemberStruck(person=100, reason="silent"),
        PlayerReplaced(table=1, seat=0, person=9, name="N"), TableRuled(table=1, places=((100, 1), (101, None))),
        TableVoided(table=1), ReplayOrdered(table=1), MemberExcused(person=100), DatesShifted(days=2),
        RulingReversed(entry=3), PlayPaused(),
        PlayResumed(), PlayHurried(), TableAdjudicated(table=1, late=(1,)),
        ProtestFiled(person=100, table=1, words="Hm"), SeasonVoided(), FinalCorrected(moved=((100, "champion"),)),
        ActProposed(act="season-shift", payload="{}", closes=1, decided=100), ActBallot(proposal=1, agrees=True),
        ActAnswered(proposal=1, consent="silence"), QuestionAsked(person=100, words="Hm"), QuestionClosed(question=3),
    ]  # fmt: skip


def test_every_entry_class_is_in_the_union_and_declares_its_stages() -> None:
    classes = _subclasses(SeasonEntryBase) - {SeasonEntryBase, SeasonRuling}
    assert classes == set(get_args(SeasonEntry))
    assert all(isinstance(one.stages, tuple) for one in classes)
    assert {type(entry) for entry in all_entries()} == classes


def _subclasses(one: type[SeasonEntryBase]) -> set[type[SeasonEntryBase]]:
    return {one}.union(*(map(_subclasses, one.__subclasses__())))


def test_every_entry_survives_json_round_trip() -> None:
    for entry in all_entries():
        assert entries.parse(entries.to_json(entry)) == entry.without_names()


def test_sign_up_keeps_waiting_players_in_join_order() -> None:
    log = SeasonLog(PLAN, 1, 1)
    log.add(*(MemberJoined(person=person, name="n") for person in (3, 1, 2)))
    log.add(MemberLeft(person=1), MemberJoined(person=4, name="n", is_confirmed=True), SignUpExtended(days=5))
    log.add(MemberJoined(person=1, name="n"))
    assert log.season.unconfirmed == (3, 2, 1)
    assert (log.season.shifted, log.season.extended, log.season.status) == (5, True, "sign-up")
    with pytest.raises(ValueError, match="opens"):
        fold(log.log[1:])


def test_season_counts_paused_time() -> None:
    log = start_season()
    log.add(PlayPaused())
    assert log.season.paused_since == log.log[-1].at
    log.add(PlayHurried(), PlayResumed(), PlayResumed())
    season = log.season
    assert (season.paused, season.paused_since, season.is_hurried) == (2 * 3_600_000, None, True)
