"""Tests of the draw: it can be verified by anyone, and it fulfils the guarantees of each format."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations
from random import Random
from time import process_time

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.leagues.pairing import swiss
from host.leagues.pairing.designs import meetings
from host.leagues.pairing.drawing import (
    DrawSecrets,
    DrawTranscript,
    SeasonId,
    draw_key,
    fields_to_hash,
    lots,
    matches_commitment,
    parse,
    season_commitment,
    serialize,
)
from host.leagues.pairing.entrants import Entrant, FormerResult
from host.leagues.pairing.formats import FORMATS, RoundInput, draw
from host.leagues.season_plan import Pace, SeasonPlan
from host.matches.commit_reveal.scheme import canonical_json, digest

PLAN = SeasonPlan(game="pearls", seats=4, turns=50)
SEASON = SeasonId(3, 2)
SECRETS = DrawSecrets("one secret", "another secret")


def entrants(count: int, seed: int = 0) -> list[Entrant]:
    chance = Random(seed)
    former = FormerResult(2, 3, 4, 840, 4, "stays")
    return [
        Entrant(
            10**17 + user_key,
            chance.choice([None, chance.randrange(2000)]),
            chance.choice([None, former]),
            is_known=chance.random() < 0.5,
        )
        for user_key in range(count)
    ]


def transcript(count: int = 9, *words: tuple[int, str]) -> DrawTranscript:
    return DrawTranscript(
        commitment=season_commitment(SEASON, PLAN, SECRETS), entrants=tuple(entrants(count)), words=words
    )


def test_commitment_covers_season_plan_and_both_secrets() -> None:
    commitment, lots_hash = season_commitment(SEASON, PLAN, SECRETS), digest(SECRETS.lots)
    assert matches_commitment(commitment, SEASON, PLAN, SECRETS.draw, lots_hash)
    assert not matches_commitment(commitment, SeasonId(3, 3), PLAN, SECRETS.draw, lots_hash)
    assert not matches_commitment(commitment, SEASON, replace(PLAN, size=8), SECRETS.draw, lots_hash)
    assert not matches_commitment(commitment, SEASON, PLAN, "yet another", lots_hash)
    assert not matches_commitment(commitment, SEASON, PLAN, SECRETS.draw, digest("yet another"))


@given(
    st.integers(0, 12),
    st.integers(0, 10**6),
    st.lists(st.tuples(st.integers(1, 10**18), st.text(max_size=9)), max_size=3),
)
def test_transcript_round_trips_independent_of_entrant_order(
    people: int, seed: int, words: list[tuple[int, str]]
) -> None:
    told = DrawTranscript(commitment="c", entrants=tuple(entrants(people, seed)), words=tuple(words))
    mixed = replace(told, entrants=tuple(Random(seed).sample(told.entrants, people)))
    assert serialize(mixed) == serialize(told)
    assert parse(serialize(told)) == told


def test_hashed_fields_omit_defaults() -> None:
    assert fields_to_hash(PLAN) == {"game": "pearls", "seats": 4, "turns": 50}
    assert fields_to_hash(replace(PLAN, hurry=Pace(9, 9, 9), points=(3, 2, 1, 0))) == {
        **fields_to_hash(PLAN), "hurry": {"bank": 9, "increment": 9, "cap": 9}, "points": [3, 2, 1, 0],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "hashed"),
    [
        ({}, "7c93e81d291652d1"),
        ({"seats": 3, "load": 1}, "78de4ef98439d662"),
        ({"format": "round-robin", "seats": 2, "most": 23}, "93b01269e9fd1327"),
        ({"format": "cup", "most": 23, "each": 2}, "13fb17662562515a"),
        ({"format": "swiss"}, "743cb5ab26ead9d1"),
    ],
)
def test_draw_is_stable_across_versions(changes: dict[str, object], hashed: str) -> None:
    field = [Entrant(1000 + n, n * 397 % 2000 if n % 3 else None, is_known=n % 2 == 0) for n in range(23)]
    drawn = draw(replace(PLAN, **changes), field, "key")
    assert digest(canonical_json(msgspec.to_builtins(drawn)))[:16] == hashed


@pytest.mark.parametrize("told", ["", "{}", "[]", '{"scheme":"harbour-draw/9"}'])
def test_invalid_transcript_is_rejected(told: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse(told)
    with pytest.raises(ValueError, match="hashed"):
        parse(serialize(transcript()) + " ")


def test_words_and_secret_change_the_draw() -> None:
    keys = {
        draw_key(SECRETS.draw, serialize(transcript())),
        draw_key(SECRETS.draw, serialize(transcript(9, (1, "ahoy")))),
        draw_key("another", serialize(transcript())),
    }
    drawn = {draw(PLAN, entrants(9), key) for key in keys}
    assert len(drawn) == len(keys) == 3


def test_lots_are_unique_and_use_the_second_secret() -> None:
    told = serialize(transcript())
    found = lots(SECRETS.lots, told)
    assert sorted(found.values()) == list(range(9))
    assert found != lots(SECRETS.draw, told)


def test_draw_is_deterministic_across_processes() -> None:
    told = serialize(transcript(23))
    code = (
        "from host.leagues.pairing import drawing, formats; from host.leagues.season_plan import SeasonPlan;"
        f"told = {told!r};"
        "print(formats.draw(SeasonPlan(game='pearls', seats=4, turns=50), drawing.parse(told).entrants,"
        f" drawing.draw_key({SECRETS.draw!r}, told)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(draw(PLAN, parse(told).entrants, draw_key(SECRETS.draw, told)))


@given(st.integers(4, 60), st.sampled_from([3, 4]), st.integers(0, 10**6))
def test_divisions_balance_seats_and_meetings(people: int, seats: int, seed: int) -> None:
    plan = replace(PLAN, seats=seats)
    drawn = draw(plan, entrants(people, seed), str(seed))
    of = {user_key: one.number for one in drawn.divisions for user_key in one.user_keys}
    assert len(of) == people
    assert [table.number for table in drawn.tables] == list(range(1, people + 1))
    sat = Counter((user_key, seat) for table in drawn.tables for seat, user_key in enumerate(table.user_keys))
    assert sat == dict.fromkeys(((user_key, seat) for user_key in of for seat in range(seats)), 1)
    assert all({of[user_key] for user_key in table.user_keys} == {table.division} for table in drawn.tables)
    for division in drawn.divisions:
        met = meetings([table.user_keys for table in drawn.tables if table.division == division.number])
        counts = [met[pair] for pair in combinations(sorted(division.user_keys), 2)]
        assert max(counts) - min(counts) <= 1


@given(st.integers(2, 12), st.sampled_from([2, 3, 4]))
def test_round_robin_pairs_all_players(people: int, seats: int) -> None:
    plan = replace(PLAN, format="round-robin", seats=seats, most=12)
    people = max(people, seats)
    drawn = draw(plan, entrants(people), "key")
    met = meetings([table.user_keys for table in drawn.tables])
    assert len(met) == people * (people - 1) // 2
    assert max(met.values()) - min(met.values()) <= 1 or people == seats


def test_cup_is_one_division_without_promotion() -> None:
    plan = replace(PLAN, format="cup", most=7)
    drawn = draw(plan, entrants(7), "key")
    assert [len(one.user_keys) for one in drawn.divisions] == [7]
    assert len(drawn.tables) == 7
    assert FORMATS["cup"].begins_when_full
    assert [name for name, one in FORMATS.items() if one.has_promotion] == ["divisions"]


@pytest.mark.parametrize("load", [1, 2, 3])
def test_draw_respects_the_load_limit(load: int) -> None:
    plan = replace(PLAN, load=load)
    drawn = draw(plan, entrants(24), "key")
    begun = Counter((table.wave, user_key) for table in drawn.tables for user_key in table.user_keys)
    assert max(begun.values()) <= load
    assert max(table.wave for table in drawn.tables) < FORMATS["divisions"].max_consecutive(plan)


@pytest.mark.parametrize(
    ("people", "fewer", "expected"),
    [
        (8, False, (4, 4)), (9, False, (4, 4)), (9, True, (3, 3, 3)), (10, True, (4, 3, 3)), (5, True, (4,)),
        (3, True, (3,)), (2, True, ()), (11, True, (4, 4, 3)),
    ],
)  # fmt: skip
def test_swiss_table_sizes_seat_as_many_as_possible(
    people: int, fewer: bool, expected: tuple[int, ...]
) -> None:
    assert swiss.table_sizes(people, 4, takes_fewer=fewer) == expected


def draw_rounds(
    player_count: int, count: int, seed: int, *, takes_fewer: bool = True
) -> list[tuple[int, ...]]:
    """Draw Swiss rounds, with random points after each round."""
    chance, tables, points = Random(seed), list[tuple[int, ...]](), dict[int, int]()
    plan = replace(PLAN, format="swiss", rounds=count, takes_fewer=takes_fewer)
    format_ = FORMATS["swiss"]
    (division,) = format_.divide(plan, entrants(player_count), "key")
    made = RoundInput()
    for number in range(1, count + 1):
        new = format_.tables(plan, division, number, made, "key")
        assert [table.number for table in new] == list(range(len(tables) + 1, len(tables) + len(new) + 1))
        assert {table.round for table in new} == {number}
        for table in new:
            for worth, user_key in zip(
                (10, 6, 3, 1), chance.sample(table.user_keys, len(table.user_keys)), strict=False
            ):
                points[user_key] = points.get(user_key, 0) + worth
        tables += [table.user_keys for table in new]
        made = RoundInput(made.tables + new, dict(points))
    return tables


@pytest.mark.parametrize(("people", "count", "again"), [(48, 4, 0), (50, 4, 2), (30, 3, 2), (13, 3, 12)])
def test_swiss_pairing_rarely_repeats_opponents(people: int, count: int, again: int) -> None:
    tables = draw_rounds(people, count, 1)
    assert sum(count - 1 for count in meetings(tables).values()) <= again
    assert set(Counter(one for table in tables for one in table).values()) == {count}


def test_swiss_byes_are_distributed_evenly() -> None:
    tables = draw_rounds(9, 4, 2, takes_fewer=False)
    played = Counter(one for table in tables for one in table)
    assert sorted(played.values()) == [3, 3, 3, 3, 4, 4, 4, 4, 4]


def test_swiss_pairs_players_with_equal_points() -> None:
    points = {user_key: 10 * (user_key // 4) for user_key in range(16)}
    tables = swiss.pair(range(16), 4, points, (), "key", takes_fewer=False)
    assert sorted(tuple(sorted(table)) for table in tables) == [tuple(range(n, n + 4)) for n in (0, 4, 8, 12)]


def test_draw_of_200_entrants_is_fast() -> None:
    field, began = entrants(200, 3), process_time()
    draw(PLAN, field, "key")
    between = process_time()
    draw_rounds(200, 2, 1)
    assert between - began < 2
    assert (process_time() - between) / 2 < 2
