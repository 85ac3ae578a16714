"""Tests for dates as users type them."""

from __future__ import annotations

from datetime import date

import pytest

from bot.core.words.input.dates import read_days, suggest_days

TODAY = date(2026, 11, 26)
"""A Thursday."""


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-25", "2026-12-25"), ("Fri 2026-12-25", "2026-12-25"), ("25.12.", "2026-12-25"),
        ("25.12", "2026-12-25"), ("25. 12. 2027", "2027-12-25"), ("25.12.27", "2027-12-25"),
        ("25/12", "2026-12-25"), ("12/25", "2026-12-25"), ("12/25/2027", "2027-12-25"), ("5.1.", "2027-01-05"),
        ("Dec 25", "2026-12-25"), ("25 December", "2026-12-25"), ("December 25th, 2027", "2027-12-25"),
        ("25. Dezember", "2026-12-25"), ("5. März", "2027-03-05"), ("25 grudnia", "2026-12-25"),
        ("1. Jänner", "2027-01-01"), ("Sept 9", "2027-09-09"), ("25", "2026-12-25"), ("the 1st", "2026-12-01"),
        ("29.2.", "2028-02-29"), ("today", "2026-11-26"), ("heute", "2026-11-26"), ("dziś", "2026-11-26"),
        ("tomorrow", "2026-11-27"), ("Morgen", "2026-11-27"), ("jutro", "2026-11-27"),
        ("the day after tomorrow", "2026-11-28"), ("übermorgen", "2026-11-28"), ("pojutrze", "2026-11-28"),
        ("Friday", "2026-11-27"), ("fri", "2026-11-27"), ("Freitag", "2026-11-27"), ("Fr.", "2026-11-27"),
        ("am Freitag", "2026-11-27"), ("piątek", "2026-11-27"), ("w piątek", "2026-11-27"),
        ("w środę", "2026-12-02"), ("sobota", "2026-11-28"), ("this Thursday", "2026-11-26"),
        ("Fr, 25.12.", "2026-12-25"), ("in 3 days", "2026-11-29"), ("in 3 Tagen", "2026-11-29"),
        ("za 3 dni", "2026-11-29"), ("in a week", "2026-12-03"), ("in einer Woche", "2026-12-03"),
        ("za tydzień", "2026-12-03"), ("+3", "2026-11-29"),
    ],
)  # fmt: skip
def test_date_is_read_in_all_languages(typed: str, day: str) -> None:
    assert [one.isoformat() for one in read_days(typed, TODAY)] == [day]


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        ("3/4", ["2027-03-04", "2027-04-03"]), ("3/4/2027", ["2027-03-04", "2027-04-03"]),
        ("Thursday", ["2026-11-26", "2026-12-03"]), ("czwartek", ["2026-11-26", "2026-12-03"]),
        ("next Friday", ["2026-11-27", "2026-12-04"]), ("nächsten Freitag", ["2026-11-27", "2026-12-04"]),
    ],
)  # fmt: skip
def test_ambiguous_date_has_all_readings(typed: str, days: list[str]) -> None:
    assert [one.isoformat() for one in read_days(typed, TODAY)] == days


def test_end_of_a_period_is_read_from_its_beginning() -> None:
    begin = date(2027, 12, 25)
    assert read_days("2.1.", TODAY, begin) == (date(2028, 1, 2),)
    assert read_days("Jan 2", TODAY, begin) == (date(2028, 1, 2),)


@pytest.mark.parametrize(
    "typed",
    ["", "until I'm back", "soon", "31.2.", "32.1.", "13/13", "99", "Mon 25.12.", "in 99999 days", "1" * 400],
)
def test_text_that_is_no_date_has_no_reading(typed: str) -> None:
    assert read_days(typed, TODAY) == ()


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("tom", ["2026-11-27"]), ("Fri", ["2026-11-27", "2026-12-04", "2026-12-11"]), ("Dez", ["2026-12-01"]),
        ("3/4", ["2027-03-04", "2027-04-03"]), ("übermor", ["2026-11-28"]),
    ],
)  # fmt: skip
def test_incomplete_date_is_completed(typed: str, first: list[str]) -> None:
    assert [one.isoformat() for one in suggest_days(typed, TODAY)][: len(first)] == first
