"""Tests for time zones as users type them."""

from __future__ import annotations

import pytest

from bot.core.words.input.zones import read_zones, suggest_zones

NOON = 1_782_907_200_000
"""Noon UTC on 1 July 2026."""
HALF_YEAR = 184 * 86_400_000


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("warsaw", "Europe/Warsaw"), ("WARS", "Europe/Warsaw"), ("new york", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"), ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("europe ber", "Europe/Berlin"), ("Wien", "Europe/Vienna"), ("Wiedeń", "Europe/Vienna"),
        ("Warschau", "Europe/Warsaw"), ("Nowy Jork", "America/New_York"), ("Kalkutta", "Asia/Kolkata"),
        ("München", "Europe/Berlin"), ("munich", "Europe/Berlin"), ("Monachium", "Europe/Berlin"),
        ("Kraków", "Europe/Warsaw"), ("krakow", "Europe/Warsaw"), ("Łódź", "Europe/Warsaw"),
        ("Mumbai", "Asia/Kolkata"), ("San Francisco", "America/Los_Angeles"), ("Peking", "Asia/Shanghai"),
        ("Kiev", "Europe/Kyiv"), ("Europe/Kyiv", "Europe/Kyiv"), ("europe/berlin", "Europe/Berlin"),
    ],
)  # fmt: skip
def test_city_is_found_in_all_languages(typed: str, zone: str) -> None:
    assert read_zones(typed, NOON, "en") == (zone,)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Germany", "Europe/Berlin"), ("Deutschland", "Europe/Berlin"), ("Niemcy", "Europe/Berlin"),
        ("Polska", "Europe/Warsaw"), ("PL", "Europe/Warsaw"), ("Österreich", "Europe/Vienna"),
        ("uk", "Europe/London"), ("Japan", "Asia/Tokyo"), ("Indie", "Asia/Kolkata"),
    ],
)  # fmt: skip
def test_country_with_one_time_is_found_in_all_languages(typed: str, zone: str) -> None:
    assert read_zones(typed, NOON, "en") == (zone,)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("CET", "Europe/Berlin"), ("cest", "Europe/Berlin"), ("MEZ", "Europe/Berlin"), ("EST", "America/New_York"),
        ("PST", "America/Los_Angeles"), ("ET", "America/New_York"), ("BST", "Europe/London"), ("UTC", "UTC"),
        ("JST", "Asia/Tokyo"), ("EET", "Europe/Athens"), ("AEST", "Australia/Sydney"),
        ("UTC+5:30", "Asia/Kolkata"), ("+0530", "Asia/Kolkata"), ("gmt+9", "Asia/Tokyo"), ("UTC +0", "UTC"),
        ("Central European Time", "Europe/Berlin"), ("Mitteleuropäische Zeit", "Europe/Berlin"),
    ],
)  # fmt: skip
def test_abbreviation_or_offset_with_one_meaning_is_accepted(typed: str, zone: str) -> None:
    assert read_zones(typed, NOON, "en") == (zone,)
    assert read_zones(typed, NOON + HALF_YEAR, "en") == (zone,)


def test_zone_of_the_language_is_preferred_among_interchangeable_ones() -> None:
    assert read_zones("CET", NOON, "pl") == ("Europe/Warsaw",)
    assert read_zones("CET", NOON, "de") == ("Europe/Berlin",)


@pytest.mark.parametrize(
    ("typed", "readings"),
    [
        ("CST", {"America/Chicago", "Asia/Shanghai"}), ("IST", {"Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"}),
        ("UTC-5", {"America/New_York", "America/Chicago", "America/Bogota"}),
        ("UTC+1", {"Europe/Berlin", "Europe/London"}), ("GMT", {"UTC", "Europe/London"}),
        ("USA", {"America/New_York", "America/Los_Angeles"}), ("Hiszpania", {"Europe/Madrid", "Atlantic/Canary"}),
        ("Portland", {"America/New_York", "America/Los_Angeles"}), ("lon", {"Europe/London"}),
    ],
)  # fmt: skip
def test_ambiguous_zone_has_all_readings(typed: str, readings: set[str]) -> None:
    found = read_zones(typed, NOON, "en")
    assert readings <= set(found)
    assert len(found) > 1


@pytest.mark.parametrize("typed", ["14:00", "14:05", "14.00", "13:55", "2 PM", "2:05 pm", "14h", "1400"])
def test_current_local_time_finds_its_zones(typed: str) -> None:
    found = [zone for _, zone in suggest_zones(typed, NOON, "en")]
    assert found[:2] == ["Europe/Berlin", "Europe/Warsaw"]
    assert "Europe/London" not in found
    assert "Europe/Berlin" in read_zones(typed, NOON, "en")


def test_local_time_without_am_or_pm_also_finds_the_other_half_of_the_day() -> None:
    assert "Europe/Berlin" in [zone for _, zone in suggest_zones("2:05", NOON, "en")]
    assert "Europe/Berlin" not in [zone for _, zone in suggest_zones("2:05 am", NOON, "en")]


def test_search_by_time_wraps_around_midnight() -> None:
    assert "Asia/Tokyo" in read_zones("23:55", NOON + 3 * 3_600_000, "en")


def test_common_zones_are_suggested_for_empty_text() -> None:
    assert len(suggest_zones(" ", NOON, "en")) == 25
    assert suggest_zones("", NOON, "pl")[0][1] == "Europe/Warsaw"


def test_suggestion_names_the_place_that_was_typed() -> None:
    assert suggest_zones("münch", NOON, "de")[0] == ("Europe/Berlin (14:00) · München", "Europe/Berlin")
    assert suggest_zones("wars", NOON, "en") == [("Europe/Warsaw (14:00)", "Europe/Warsaw")]


@pytest.mark.parametrize(
    "typed", ["atlantis", "", "x", "7", "UTC+2:30", "UTC+99", "../../etc/passwd", "america", "?" * 500]
)
def test_text_that_is_no_zone_has_no_reading(typed: str) -> None:
    assert read_zones(typed, NOON, "en") == ()
