"""Tests for points, the order within a division, and the final results that are still possible."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise, permutations, product
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.leagues.pairing.designs import design
from host.leagues.standings.points import (
    PARTS,
    POINTS,
    Finish,
    Tally,
    adjudicate,
    score,
)
from host.leagues.standings.prospects import OpenTables, Prospect, max_parts, prospects
from host.leagues.standings.ranking import TIE_BREAKS, StandingsRow, rank_players
from tests.sampling import example_settings

PLACES = st.lists(st.none() | st.integers(1, 8), min_size=2, max_size=8)


def finishes(*places: int | None) -> list[Finish]:
    return [Finish(user_key, place) for user_key, place in enumerate(places)]


def points(*places: int | None) -> list[float]:
    """Return the points that each seat gets at a table."""
    return [tally.parts / PARTS for tally in score(finishes(*places), POINTS[len(places)])]


@pytest.mark.parametrize(
    ("places", "brought"),
    [
        ((1, 2, 3, 4), [10, 6, 3, 1]),
        ((2, 1, 4, 3), [6, 10, 1, 3]),
        ((1, 1, 3, 4), [8, 8, 3, 1]),
        ((1, 1, 1, 1), [5, 5, 5, 5]),
        ((None, 2, 3, 4), [0, 10, 6, 3]),
        ((1, None, None, None), [10, 0, 0, 0]),
        ((None, None, None, None), [0, 0, 0, 0]),
        ((1, 2, 3), [10, 5, 1]),
        ((1, 2), [10, 1]),
        ((1, 1), [5.5, 5.5]),
    ],
)
def test_points_by_place_match_examples(places: tuple[int | None, ...], brought: list[float]) -> None:
    assert points(*places) == brought


@given(PLACES)
def test_table_awards_full_points_and_ties_share_equally(places: list[int | None]) -> None:
    scale = POINTS[len(places)]
    tallies = score(finishes(*places), scale)
    played = sum(place is not None for place in places)
    assert sum(tally.parts for tally in tallies) == PARTS * sum(scale[:played])
    for tally, place in zip(tallies, places, strict=True):
        assert (tally.parts == 0) == (place is None)
        same = {other.parts for other, at in zip(tallies, places, strict=True) if at == place}
        assert same == {tally.parts}


@given(PLACES, st.randoms(use_true_random=False))
def test_points_do_not_depend_on_seat_order(places: list[int | None], chance: Random) -> None:
    finishs, scale = finishes(*places), POINTS[len(places)]
    mixed = chance.sample(finishs, len(finishs))
    assert {*score(mixed, scale)} == {*score(finishs, scale)}


@given(PLACES, st.data())
def test_leaver_never_lowers_points_of_others_at_the_table(
    places: list[int | None], data: st.DataObject
) -> None:
    leaver = data.draw(st.integers(0, len(places) - 1))
    after = points(*(None if seat == leaver else place for seat, place in enumerate(places)))
    before = points(*places)
    assert all(
        now >= then for seat, (now, then) in enumerate(zip(after, before, strict=True)) if seat != leaver
    )
    assert after[leaver] == 0


@given(PLACES)
def test_head_to_head_results_are_consistent_for_both_players(places: list[int | None]) -> None:
    tallies = score(finishes(*places), POINTS[len(places)])
    for tally, other in permutations(tallies, 2):
        assert (other.user_key in tally.tied) == (tally.user_key in other.tied)
        if tally.place is not None and other.place is not None:
            assert (other.user_key in tally.beaten) == (tally.place < other.place)
        assert not (tally.place is None and tally.beaten)


@pytest.mark.parametrize(
    ("mine", "winners", "share"),
    [(30, 40, Fraction(3, 4)), (12, 9, Fraction(3, 4)), (0, 0, 1), (-3, 0, 0), (None, 7, None)],
)
def test_share_is_score_relative_to_the_winner(
    mine: int | None, winners: int, share: Fraction | None
) -> None:
    _, tally = score([Finish(1, 1, winners), Finish(2, 2, mine)], POINTS[2])
    assert tally.share == share


def test_adjudicated_table_splits_points_among_punctual_players() -> None:
    in_time = score(adjudicate((5, 6, 7, 8), (6,)), POINTS[4])
    assert [Fraction(tally.parts, PARTS) for tally in in_time] == [
        Fraction(19, 3), 0, Fraction(19, 3), Fraction(19, 3),
    ]  # fmt: skip


@given(st.sets(st.integers(0, 3)))
def test_unfinished_table_gives_late_players_nothing_and_nobody_a_place(late: set[int]) -> None:
    tallies = score(adjudicate(range(4), late), POINTS[4])
    punctual = 4 - len(late)
    assert sum(tally.parts for tally in tallies) == PARTS * sum(POINTS[4][:punctual])
    for tally in tallies:
        assert (tally.parts == 0) == tally.has_left == (tally.user_key in late)
        assert not tally.beaten | tally.tied, "nobody finished ahead"
    (line, *_) = rank_players(range(4), [tallies], {n: n for n in range(4)})
    assert line.places == (0, 0, 0, 0), "no first place"


def test_score_share_ignores_tables_without_comparable_scores() -> None:
    """The score share ignores tables without comparable scores, for example after a ruling.

    A table that the player left still counts, and lowers the player's share.
    """
    two = POINTS[2]
    tables = [
        score([Finish(3, 1, 40), Finish(0, 2, 30)], two),
        score([Finish(0, 1), Finish(3, 2)], two),
        score([Finish(4, 1, 40), Finish(1, 2, 10)], two),
        score([Finish(1, 1, 40), Finish(4, 2, 39)], two),
        score([Finish(5, 1, 40), Finish(2, 2, 39)], two),
        score([Finish(2, 1), Finish(5, 2)], two),
        score([Finish(2, None, 39), Finish(6, 1, 40)], two),
    ]
    lots = {one: -one for one in range(7)}
    lines = rank_players([*lots], tables, lots, steps=("share",))
    assert [line.user_key for line in lines if line.user_key < 3] == [0, 1, 2]


class Division(NamedTuple):
    """A division in which only some tables are finished."""

    user_keys: tuple[int, ...]
    tables: list[tuple[int, ...]]
    finished_tables: list[list[Finish]]

    @property
    def scale(self) -> tuple[int, ...]:
        return POINTS[len(self.tables[0])]

    def tallies(self) -> list[tuple[Tally, ...]]:
        return [score(table, self.scale) for table in self.finished_tables]

    def struck_players(self, strikes: int = 3) -> frozenset[int]:
        """Return the players whom the season's rules exclude for leaving tables.

        A player is excluded after leaving `strikes` tables. A player with fewer tables is excluded after
        leaving all of them.
        """
        found = set()
        for user_key in self.user_keys:
            mine = [
                finish for table in self.finished_tables for finish in table if finish.user_key == user_key
            ]
            left = sum(one.place is None for one in mine)
            if left >= strikes or (left and left == sum(user_key in table for table in self.tables)):
                found.add(user_key)
        return frozenset(found)

    def standings(self, strikes: int = 3) -> tuple[StandingsRow, ...]:
        lots = {user_key: place for place, user_key in enumerate(self.user_keys)}
        return rank_players(self.user_keys, self.tallies(), lots, struck=self.struck_players(strikes))

    def prospects(self, strikes: int = 3) -> dict[int, Prospect]:
        still = {
            user_key: sum(user_key in table for table in self.tables[len(self.finished_tables) :])
            for user_key in self.user_keys
        }
        left_open = {
            user_key: OpenTables(count, max_parts(count, self.scale)) for user_key, count in still.items()
        }
        return prospects(self.standings(strikes), left_open, strikes)


def create_division(
    player_count: int, seats: int, finished_tables: int, seed: int, *, leavers: float = 0.1
) -> Division:
    """Return a division in which `finished_tables` tables are finished, some with ties and players who left."""
    chance = Random(seed)
    tables = [*design(player_count, seats)]
    chance.shuffle(tables)
    return Division(
        tuple(range(player_count)),
        tables,
        [random_finishes(chance, table, leavers) for table in tables[:finished_tables]],
    )


def random_finishes(chance: Random, table: Sequence[int], leavers: float) -> list[Finish]:
    return [
        Finish(
            user_key,
            None if chance.random() < leavers else chance.randint(1, len(table)),
            chance.randint(1, 99),
        )
        for user_key in table
    ]


SIZES = st.sampled_from([(4, 4), (5, 3), (7, 4), (7, 3), (6, 2), (9, 4)])


@given(SIZES, st.integers(0, 9), st.integers(0, 10**6))
def test_standings_are_total_and_independent_of_input_order(
    size: tuple[int, int], over: int, seed: int
) -> None:
    division, chance = create_division(*size, over, seed), Random(seed)
    lines = division.standings()
    assert [line.place for line in lines] == list(range(1, size[0] + 1))
    assert {line.user_key for line in lines} == {*division.user_keys}
    mixed = [*division.tallies()]
    chance.shuffle(mixed)
    lots = {user_key: place for place, user_key in enumerate(division.user_keys)}
    user_keys = chance.sample(division.user_keys, size[0])
    assert rank_players(user_keys, mixed, lots, struck=division.struck_players()) == lines


@given(SIZES, st.integers(0, 9), st.integers(0, 10**6))
def test_standings_do_not_depend_on_user_keys(size: tuple[int, int], over: int, seed: int) -> None:
    division = create_division(*size, over, seed)
    new = dict(zip(division.user_keys, Random(seed).sample(range(500), size[0]), strict=True))
    renamed = [
        [Finish(new[finish.user_key], finish.place, finish.points) for finish in table]
        for table in division.finished_tables
    ]
    lots = {new[user_key]: place for place, user_key in enumerate(division.user_keys)}
    lines = rank_players(
        [*new.values()], [score(table, division.scale) for table in renamed], lots,
        struck=frozenset(new[user_key] for user_key in division.struck_players()),
    )  # fmt: skip
    told = [(new[line.user_key], line.parts, line.by, line.places) for line in division.standings()]
    assert [(line.user_key, line.parts, line.by, line.places) for line in lines] == told


@given(SIZES, st.integers(0, 9), st.integers(0, 10**6))
def test_standings_sort_by_points_with_struck_players_last(
    size: tuple[int, int], over: int, seed: int
) -> None:
    division = create_division(*size, over, seed, leavers=0.4)
    lines, struck = division.standings(), division.struck_players()
    assert [line.user_key in struck for line in lines] == sorted(line.user_key in struck for line in lines)
    for is_struck in (False, True):
        parts = [line.parts for line in lines if line.is_struck is is_struck]
        assert parts == sorted(parts, reverse=True)
    for before, line in pairwise(lines):
        assert (line.by == "points") == (before.parts != line.parts and before.is_struck == line.is_struck)


def rank_by(*tables: Sequence[int | None], steps: Sequence[str] = TIE_BREAKS) -> list[tuple[int, str | None]]:
    """Rank the players after all matches, and return each player with the tie-break that decided their place."""
    tallies = [score([Finish(n, p, 10) for n, p in enumerate(table)], POINTS[len(table)]) for table in tables]
    people = range(len(tables[0]))
    lines = rank_players(people, tallies, {one: one for one in people}, steps=steps)  # type: ignore[arg-type]
    return [(line.user_key, line.by) for line in lines]


def test_each_tie_break_decides_ties_left_by_earlier_ones() -> None:
    assert rank_by((1, 2, 3), (1, 2, 3)) == [(0, None), (1, "points"), (2, "points")]
    assert rank_by((1, 2), (2, 1)) == [(0, None), (1, "lot")]
    assert rank_by((None, None), steps=("points",)) == [(0, None), (1, "lot")]
    assert rank_two((0, 1, 8, 9), (1, 5, 6, 7), (4, 0, 6, 7)) == ([0, 1], "head-to-head")
    # Both players have ten points. Player 0 has a first and a last place. Player 1 has places worth six,
    # three and one points.
    assert rank_two((0, 2, 3, 4), (5, 1, 6, 7), (5, 6, 1, 7), (5, 6, 7, 1)) == ([0, 1], "places")
    assert rank_two((0, 2), (1, 3), (2, 4)) == ([0, 1], "strength")


def rank_two(*tables: Sequence[int]) -> tuple[list[int], str | None]:
    """Return the order of players 0 and 1, and the tie-break that decided it.

    Each table lists its players by place. Drawing lots would give the opposite order.
    """
    tallies = [
        score([Finish(n, at) for at, n in enumerate(table, 1)], POINTS[len(table)]) for table in tables
    ]
    user_keys = sorted({user_key for table in tables for user_key in table})
    lines = [
        line
        for line in rank_players(user_keys, tallies, {one: -one for one in user_keys})
        if line.user_key in {0, 1}
    ]
    assert abs(lines[0].place - lines[1].place) == 1
    return [line.user_key for line in lines], lines[1].by


def test_tie_break_can_be_left_out() -> None:
    tables = ((1, 2, 3, 4), (4, 3, 2, 1), (2, 1, 4, 3), (3, 4, 1, 2))
    assert {by for _, by in rank_by(*tables)[1:]} == {"lot"}
    uneven = [
        score([Finish(0, 1, 50), Finish(1, 2, 40)], POINTS[2]),
        score([Finish(0, 2, 10), Finish(1, 1, 50)], POINTS[2]),
    ]
    lots = {0: 0, 1: 1}
    assert [(line.user_key, line.by) for line in rank_players((0, 1), uneven, lots)] == [
        (1, None),
        (0, "share"),
    ]
    without = tuple(step for step in TIE_BREAKS if step != "share")
    assert [line.user_key for line in rank_players((0, 1), uneven, lots, steps=without)] == [0, 1]


def completions(division: Division) -> list[Division]:
    """Return the possible final states of a division.

    They cover every ranking at each open table. In some of them, players leave.
    """
    still = division.tables[len(division.finished_tables) :]
    ends = []
    for places in product(*(list(permutations(range(1, len(table) + 1))) for table in still)):
        made = [
            [Finish(one, at, 10) for one, at in zip(table, row, strict=True)]
            for table, row in zip(still, places, strict=True)
        ]
        ends.append(Division(division.user_keys, division.tables, [*division.finished_tables, *made]))
        for user_key in {one for table in still for one in table} if len(still) < 3 else ():
            gone = [
                [
                    Finish(finish.user_key, None if finish.user_key == user_key else finish.place, 10)
                    for finish in t
                ]
                for t in made
            ]
            ends.append(Division(division.user_keys, division.tables, [*division.finished_tables, *gone]))
    return ends


@example_settings(12)
@given(st.sampled_from([(4, 3, 1), (5, 3, 2), (6, 2, 3), (4, 2, 2)]), st.integers(0, 10**6))
def test_every_possible_result_is_within_the_predicted_range(size: tuple[int, int, int], seed: int) -> None:
    people, seats, still = size
    division = create_division(people, seats, people - still, seed, leavers=0.25)
    data = division.prospects()
    for end in completions(division):
        for line in end.standings():
            if not line.is_struck:
                assert data[line.user_key].best <= line.place <= data[line.user_key].worst


@given(SIZES, st.integers(0, 10**6))
def test_predicted_range_only_shrinks_to_the_final_place(size: tuple[int, int], seed: int) -> None:
    whole = create_division(*size, size[0], seed, leavers=0.2)
    before = {user_key: Prospect(1, size[0]) for user_key in whole.user_keys}
    for over in range(len(whole.tables) + 1):
        division = Division(whole.user_keys, whole.tables, whole.finished_tables[:over])
        now = division.prospects()
        for user_key in {*whole.user_keys} - division.struck_players():
            assert (
                before[user_key].best <= now[user_key].best <= now[user_key].worst <= before[user_key].worst
            )
        before |= now
    assert before == {line.user_key: Prospect(line.place, line.place) for line in whole.standings()}


@pytest.mark.parametrize(("left", "best"), [(0, 2), (1, 2), (2, 1)])
def test_player_who_may_be_struck_can_still_be_overtaken(left: int, best: int) -> None:
    ahead = StandingsRow(1, 1, 40 * PARTS, 3, left, (), None)
    behind = StandingsRow(2, 2, 5 * PARTS, 3, 0, (), "points")
    left_open = dict.fromkeys((1, 2), OpenTables(1, max_parts(1, POINTS[4])))
    assert prospects((ahead, behind), left_open, 3)[2] == Prospect(best, 2)
