"""Tests for randomness: golden values that must never change, fairness, and outcomes read from a record."""

from collections import Counter

import pytest

from engine.core.randomness.chance import RecordedChance, SeededChance, UnknownChance

LETTERS = ("a", "b", "c", "d", "e", "f", "g", "h")


def test_seeded_draws_match_golden_values() -> None:
    chance, drawn = SeededChance("0123456789abcdef0123456789abcdef"), []
    for bound in (2, 6, 52, 1000, 10**9):
        number, chance = chance.below(bound)
        drawn.append(number)
    assert drawn == [0, 0, 16, 79, 217513091]
    assert chance.drawn == 5


def test_seeded_shuffle_matches_golden_value() -> None:
    mixed, chance = SeededChance("harbour").shuffle(LETTERS)
    assert "".join(mixed) == "heacdfbg"
    assert chance == SeededChance("harbour", 7)


def test_draws_and_shuffles_are_uniform() -> None:
    counts, chance = Counter[int](), SeededChance("even")
    for _ in range(6000):
        number, chance = chance.below(6)
        counts[number] += 1
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    places = Counter(SeededChance(str(n)).shuffle(LETTERS)[0].index("a") for n in range(4000))
    assert all(400 < places[place] < 600 for place in range(8))


def test_recorded_shuffles_are_returned_in_order() -> None:
    chance = RecordedChance((("b", "a"), ("a", "b")))
    first, left = chance.shuffle(("a", "b"))
    second, left = left.shuffle(("a", "b"))
    assert (first, second) == (("b", "a"), ("a", "b"))
    with pytest.raises(UnknownChance):
        left.shuffle(("a", "b"))


def test_recorded_shuffle_with_wrong_items_is_rejected() -> None:
    with pytest.raises(UnknownChance):
        RecordedChance((("a", "a"),)).shuffle(("a", "b"))
