"""Tests for past dates as people type them, in every language."""

from __future__ import annotations

from datetime import date

import pytest

from bot.core.words.input.past_dates import read_past_days, suggest_past_days

TODAY = date(2026, 11, 26)
"""A Thursday."""


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("today", date(2026, 11, 26)),
        ("yesterday", date(2026, 11, 25)),
        ("gestern", date(2026, 11, 25)),
        ("wczoraj", date(2026, 11, 25)),
        ("the day before yesterday", date(2026, 11, 24)),
        ("vorgestern", date(2026, 11, 24)),
        ("3 days ago", date(2026, 11, 23)),
        ("vor 3 Tagen", date(2026, 11, 23)),
        ("3 dni temu", date(2026, 11, 23)),
        ("a week ago", date(2026, 11, 19)),
        ("vor einer Woche", date(2026, 11, 19)),
        ("tydzień temu", date(2026, 11, 19)),
        ("25.12.", date(2025, 12, 25)),
        ("Dec 25", date(2025, 12, 25)),
        ("26.11.", date(2026, 11, 26)),
        ("27.11.", date(2025, 11, 27)),
        ("3 listopada", date(2026, 11, 3)),
        ("29.2.", date(2024, 2, 29)),
        ("Friday", date(2026, 11, 20)),
        ("last Friday", date(2026, 11, 20)),
        ("letzten Freitag", date(2026, 11, 20)),
        ("w zeszły piątek", date(2026, 11, 20)),
        ("last Thursday", date(2026, 11, 19)),
        ("28", date(2026, 10, 28)),
        ("2024-02-03", date(2024, 2, 3)),
        ("Sat 2024-02-03", date(2024, 2, 3)),
        ("1.2.2030", date(2030, 2, 1)),
    ],
)
def test_text_is_read_as_the_latest_date(typed: str, expected: date) -> None:
    assert read_past_days(typed, TODAY) == (expected,)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("3/4", (date(2026, 3, 4), date(2026, 4, 3))),
        ("Thursday", (date(2026, 11, 19), date(2026, 11, 26))),
        ("soon", ()),
        ("", ()),
        ("ago", ()),
        ("30.2.", ()),
        ("99999999999 days ago", ()),
    ],
)
def test_text_with_several_or_no_readings(typed: str, expected: tuple[date, ...]) -> None:
    assert read_past_days(typed, TODAY) == expected


def test_incomplete_words_are_completed() -> None:
    assert suggest_past_days("yest", TODAY) == [date(2026, 11, 25)]
    assert suggest_past_days("vor", TODAY) == [date(2026, 11, 24)]
