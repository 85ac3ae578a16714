"""Tests for times of day as users type them."""

from __future__ import annotations

import pytest

from bot.core.words.input.times import read_times, suggest_times
from bot.core.words.times import clock_time


def clock_times(minutes: tuple[int, ...] | list[int]) -> list[str]:
    return list(map(clock_time, minutes))


@pytest.mark.parametrize(
    ("typed", "time"),
    [
        ("22:30", "22:30"), ("22.30", "22:30"), ("2230", "22:30"), ("22h30", "22:30"), ("22h", "22:00"),
        ("22 h", "22:00"), ("22", "22:00"), ("7", "07:00"), ("730", "07:30"), ("24:00", "00:00"),
        ("10pm", "22:00"), ("10 PM", "22:00"), ("10:30 p.m.", "22:30"), ("1030pm", "22:30"), ("12am", "00:00"),
        ("12 pm", "12:00"), ("at 10pm", "22:00"), ("10 in the evening", "22:00"), ("10 o'clock", "10:00"),
        ("11 at night", "23:00"), ("2 at night", "02:00"), ("12 at night", "00:00"), ("noon", "12:00"),
        ("midnight", "00:00"), ("22 Uhr", "22:00"), ("um 22 Uhr 30", "22:30"), ("8 Uhr morgens", "08:00"),
        ("10 Uhr abends", "22:00"), ("3 Uhr nachmittags", "15:00"), ("Mitternacht", "00:00"),
        ("godz. 22", "22:00"), ("o 22:30", "22:30"), ("10 wieczorem", "22:00"), ("8 rano", "08:00"),
        ("3 po południu", "15:00"), ("2 w nocy", "02:00"), ("północ", "00:00"), ("w południe", "12:00"),
    ],
)  # fmt: skip
def test_time_is_read_in_all_languages(typed: str, time: str) -> None:
    assert clock_times(read_times(typed)) == [time]


@pytest.mark.parametrize("typed", ["halb 11", "half past 10", "wpół do 11"])
def test_half_hour_in_words_has_a_reading_in_each_half_of_the_day(typed: str) -> None:
    assert clock_times(read_times(typed)) == ["10:30", "22:30"]


@pytest.mark.parametrize("typed", ["", "25:00", "2260", "13am", "0pm", "22:5x", "late", "-1", "9" * 300])
def test_text_that_is_no_time_has_no_reading(typed: str) -> None:
    assert read_times(typed) == ()


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("10", ["10:00", "22:00"]),
        ("10p", ["22:00"]),
        ("22:", ["22:00"]),
        ("22:3", ["22:30"]),
        ("22h", ["22:00"]),
    ],
)
def test_incomplete_time_is_completed(typed: str, first: list[str]) -> None:
    assert clock_times(suggest_times(typed))[: len(first)] == first
