"""Tests for the results of a season: standings, rulings, void tables, strikes and movements."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.leagues.pairing.entrants import Entrant
from host.leagues.season import verify
from host.leagues.season.entries import (
    MemberWithdrew,
    TableAdjudicated,
    TableOpened,
)
from host.leagues.season.results import (
    finishes,
    reachable_places,
    removed_members,
    tallies,
)
from host.leagues.season.rulings import (
    MemberExcused,
    PlayerReplaced,
    ReplayOrdered,
    TableRuled,
    TableVoided,
)
from host.leagues.season.season import Season
from host.leagues.season_plan import FormatName
from host.leagues.standings.points import PARTS, Tally
from tests.host.leagues.season_logs import FORMATS, PLAN, all_standings, start_season
from tests.host.leagues.seasons import SeasonLog, SkillTable
from tests.sampling import example_settings


def leave_tables(log: SeasonLog, user_key: int, tables: int) -> None:
    """Let a player leave the given number of tables.

    All other players finish their matches.
    """
    mine = [fixture_state.table.number for fixture_state in log.season.tables_of(user_key)][:tables]
    for number, table in log.season.tables.items():
        log.play_table(number, leavers=0)
        if number in mine:
            match_id = table.match_id
            assert match_id is not None
            seats = tuple(
                replace(row, participation="left") if row.user_key == user_key else row
                for row in log.outcomes[match_id].seats
            )
            log.outcomes[match_id] = replace(log.outcomes[match_id], seats=seats)


@pytest.mark.parametrize(("left", "is_struck"), [(1, False), (2, False), (3, True), (4, True)])
def test_player_is_struck_after_leaving_three_tables(left: int, is_struck: bool) -> None:
    log = start_season()
    leave_tables(log, 103, left)
    assert (103 in removed_members(log.season, log.outcomes)) is is_struck
    ((*_, last),) = all_standings(log)
    assert last.user_key == 103 or not is_struck
    log.add(MemberExcused(person=103, table=log.season.tables_of(103)[0].table.number))
    assert (103 in removed_members(log.season, log.outcomes)) is (left == 4)
    log.add(MemberExcused(person=103))
    assert 103 not in removed_members(log.season, log.outcomes)


def test_player_leaving_first_swiss_round_may_play_the_next() -> None:
    log = start_season(8, 1, format="swiss", rounds=3)
    leave_tables(log, 103, 1)
    assert removed_members(log.season, log.outcomes) == frozenset()
    log.next_round(2)
    assert len(log.season.tables_of(103)) == 2


def test_bye_scores_the_mean_points_of_the_round() -> None:
    log = start_season(9, 1, format="swiss", rounds=2)
    (out,) = {*range(100, 109)} - {
        user_key for table in log.season.tables.values() for user_key in table.user_keys
    }
    (division,) = all_standings(log)
    assert {line.user_key: line.parts for line in division if line.parts} == {out: 5 * PARTS}
    (line,) = (line for line in division if line.user_key == out)
    assert (line.played, line.left, line.places) == (1, 0, (0,))
    log.play_all(leavers=0)
    assert log.season.tables_of(out), "who sat out in one round plays in the next"
    assert verify.verify(log.export()) == ()


@example_settings(25)
@given(st.integers(0, 10**6), st.data())
def test_leaver_never_lowers_points_of_other_players(seed: int, data: st.DataObject) -> None:
    log = start_season(7, seed)
    log.play_all(leavers=0)
    before = {line.user_key: line.parts for division in all_standings(log) for line in division}
    leaver = data.draw(st.sampled_from(sorted(before)))
    for match_id, outcome in log.outcomes.items():
        seats = tuple(
            replace(row, participation="left") if row.user_key == leaver else row for row in outcome.seats
        )
        log.outcomes[match_id] = replace(outcome, seats=seats)
    after = {line.user_key: line.parts for division in all_standings(log) for line in division}
    assert all(after[user_key] >= before[user_key] for user_key in before if user_key != leaver)
    assert after[leaver] == 0


def test_ruling_overrides_result_and_void_table_does_not_count() -> None:
    log = start_season()
    log.play_table(1)
    user_keys = log.season.tables[1].user_keys
    log.add(
        TableRuled(
            table=1, places=((user_keys[0], 1), (user_keys[1], 1), (user_keys[2], 3), (user_keys[3], None))
        )
    )
    parts = {line.user_key: line.parts for line in all_standings(log)[0] if line.parts}
    assert parts == {user_keys[0]: 8 * PARTS, user_keys[1]: 8 * PARTS, user_keys[2]: 3 * PARTS}
    log.add(TableVoided(table=1))
    assert {line.parts for line in all_standings(log)[0]} == {0}
    log.add(ReplayOrdered(table=1), TableOpened(table=1, match=77))
    assert not log.season.tables[1].is_over


def confirming_ruling(log: SeasonLog, number: int) -> TableRuled:
    """Return a ruling that confirms the places as they were played."""
    found = finishes(log.season.tables[number], log.outcomes)
    assert found is not None
    return TableRuled(
        table=number, places=tuple((finish.user_key, finish.place) for finish in found), means_left=False
    )


@example_settings(30)
@given(st.sampled_from(FORMATS), st.integers(0, 10**6))
def test_ruling_with_places_as_played_changes_nothing(form: FormatName, seed: int) -> None:
    log = start_season(8, seed, format=form, rounds=1)
    log.play_all(leavers=0.2)
    before = all_standings(log)
    log.add(*(confirming_ruling(log, number) for number in log.season.tables))
    assert all_standings(log) == before


def test_ruling_with_other_places_ignores_the_scores() -> None:
    log = start_season(4)
    for number in log.season.tables:
        log.play_table(number, leavers=0)
    user_keys = log.season.tables[1].user_keys
    log.add(TableRuled(table=1, places=tuple((user_key, 1) for user_key in user_keys)))
    found = finishes(log.season.tables[1], log.outcomes)
    assert found is not None
    assert {finish.points for finish in found} == {None}


def played_tallies(log: SeasonLog, user_key: int) -> list[Tally]:
    found = [
        tallies(log.season, fixture_state, log.outcomes) or ()
        for fixture_state in log.season.tables_of(user_key)
    ]
    return [tally for table in found for tally in table if tally.user_key == user_key]


@example_settings(30)
@given(st.sampled_from(FORMATS), st.integers(0, 10**6))
def test_void_table_brings_its_players_the_mean_of_their_tables(form: FormatName, seed: int) -> None:
    log = start_season(8, seed, format=form, rounds=2)
    log.play_all(leavers=0)
    log.add(TableVoided(table=1))
    (division,) = all_standings(log)
    for line in division:
        if line.user_key in log.season.tables[1].user_keys and (own := played_tallies(log, line.user_key)):
            parts = sum(tally.parts for tally in own)
            byes = line.played - len(own) - 1
            assert line.parts == parts + round(Fraction(parts, len(own))) + byes * 5 * PARTS


def test_player_with_void_tables_only_gets_the_mean_of_the_division() -> None:
    log = start_season(7)
    meant = log.season.tables[1].user_keys[0]
    mine = {fixture_state.table.number for fixture_state in log.season.tables_of(meant)}
    log.add(*(TableVoided(table=number) for number in mine))
    assert {(line.parts, line.played) for line in all_standings(log)[0]} == {(0, 0)}, (
        "no table has been played"
    )
    log.play_all(leavers=0)
    (line,) = (line for line in all_standings(log)[0] if line.user_key == meant)
    assert (line.parts, line.places[0]) == (4 * 5 * PARTS, 0), "the mean of a table of four is five"


def test_void_table_gives_nothing_to_players_who_left_it() -> None:
    log = start_season(7)
    leave_tables(log, 103, 1)
    (first, *_) = log.season.tables_of(103)
    before = {line.user_key: line.parts for line in all_standings(log)[0]}
    log.add(TableVoided(table=first.table.number))
    after = {line.user_key: line.parts for line in all_standings(log)[0]}
    assert after[103] == before[103]


def start_three_divisions(seed: int) -> SeasonLog:
    """Return a season with three divisions in which no match has ended yet."""
    log = SeasonLog(PLAN, 1, seed)
    log.draw([Entrant(100 + n, 2000 - n, is_known=True) for n in range(21)])
    return log


def withdraw(log: SeasonLog, user_key: int, turns: int) -> None:
    """Withdraw a member who has taken `turns` turns in each match; robots finish the matches."""
    log.add(MemberWithdrew(person=user_key))
    log.play_all(leavers=0)
    for match_id, outcome in log.outcomes.items():
        seats = tuple(
            replace(row, participation="left", turns=turns) if row.user_key == user_key else row
            for row in outcome.seats
        )
        log.outcomes[match_id] = replace(outcome, seats=seats)
    log.end_season()


@example_settings(12)
@given(st.integers(0, 10**6), st.booleans(), st.booleans())
def test_only_leavers_who_took_a_turn_fill_relegation_places(
    seed: int, has_moved: bool, is_unfinished: bool
) -> None:
    log = start_three_divisions(seed)
    meant = log.season.divisions[0].user_keys[seed % 7]
    if is_unfinished:
        (table, *_) = log.season.tables_of(meant)
        log.add(
            TableAdjudicated(table=table.table.number, late=(meant,), active=(meant,) if has_moved else ())
        )
    withdraw(log, meant, int(has_moved and not is_unfinished))
    found = {user_key: what for user_key, what in log.season.moved.items() if user_key < 107}
    assert found[meant] == "out"
    assert [*found.values()].count("down") == (1 if has_moved else 2)


def test_substitute_appears_in_the_standings() -> None:
    log = start_season()
    log.add(PlayerReplaced(table=1, seat=2, person=999, name="New"))
    log.play_table(1, leavers=0)
    (division,) = all_standings(log)
    assert {line.user_key for line in division if line.played} == {*log.season.tables[1].user_keys}
    assert 999 in log.season.tables[1].user_keys


def test_unfinished_tables_are_awarded_to_punctual_players() -> None:
    log = start_season()
    log.end_season()
    assert log.season.status == "over"
    assert all(table.is_adjudicated for table in log.season.tables.values())
    late = {table.user_keys[0] for table in log.season.tables.values()}
    assert late == {*range(100, 107)}, "each sits once in the first seat"
    assert {line.parts for line in all_standings(log)[0]} == {3 * PARTS * 19 // 3}


@given(st.sampled_from(FORMATS), st.integers(0, 10**6))
def test_final_place_is_within_the_predicted_range(form: FormatName, seed: int) -> None:
    log = start_season(8, seed, format=form, rounds=2)
    told: list[dict[int, tuple[int, int]]] = []
    log.play_all(0.6)
    for number in (number for number in log.season.tables if log.chance.random() < 0.2):
        log.add(TableVoided(table=number))
    season = log.season
    for one in season.divisions:
        possible = reachable_places(season, one.number, log.outcomes, log.lots)
        told.append({user_key: (found.best, found.worst) for user_key, found in possible.items()})
    for number, table in season.tables.items():
        if not table.is_over:
            log.play_table(number)
    for division, possible_ in zip(all_standings(log), told, strict=True):
        for line in division:
            best, worst = possible_[line.user_key]
            assert line.is_struck or best <= line.place <= worst


def test_older_ruling_without_place_still_counts_as_leaving() -> None:
    raw = b'{"what":"ruled","table":1,"places":[[100,null]]}'
    older = msgspec.json.decode(raw, type=TableRuled)
    log = start_season(4)
    (user_key, *_) = log.season.tables[1].user_keys
    for number, table in log.season.tables.items():
        places = tuple((one, None if one == user_key else 1) for one in table.user_keys)
        log.add(replace(older, table=number, places=places))
    (line,) = [line for line in all_standings(log)[0] if line.user_key == user_key]
    assert (line.left, line.is_struck) == (len(log.season.tables), True)


def tau(season: Season, skill: SkillTable) -> float:
    """Return the rank correlation between the players' tiers and their skill.

    Only pairs of players in different tiers count. The result is the share of correctly ordered pairs minus
    the share of wrongly ordered ones.
    """
    tier = {user_key: division.tier for division in season.divisions for user_key in division.user_keys}
    user_keys = sorted(tier)
    pairs = [(a, b) for a in user_keys for b in user_keys if tier[a] < tier[b]]
    return sum(1 if skill(a) > skill(b) else -1 for a, b in pairs) / len(pairs)


@pytest.mark.parametrize(
    ("people", "seasons", "least"), [(40, 3, 0.5), pytest.param(200, 4, 0.6, marks=pytest.mark.soak)]
)
def test_stronger_players_reach_higher_tiers_over_seasons(people: int, seasons: int, least: float) -> None:
    chance = Random(7)
    skill = SkillTable({user_key: chance.gauss(0, 1) for user_key in range(people)})
    entrants = [
        Entrant(user_key, round(1500 + 300 * skill(user_key) + chance.gauss(0, 200)))
        for user_key in range(people)
    ]
    log = SeasonLog(PLAN, 0, 0)
    for number in range(1, seasons + 1):
        log = SeasonLog(PLAN, number, number)
        log.draw(entrants)
        log.play_all(leavers=0.03, skill=skill)
        log.end_season()
        assert verify.verify(log.export()) == ()
        seeded = {entrant.user_key: entrant.seeding for entrant in entrants}
        entrants = [replace(one, seeding=seeded[one.user_key]) for one in log.entrants_after()]
    assert tau(log.season, skill) >= least
