"""Tests for time zone search by the names that users type."""

from __future__ import annotations

import pytest

from host.matches.settings.zones import is_zone, local_time, search_zones, zones

NOON = 1_782_907_200_000
"""Noon UTC on 1 July 2026."""


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("warsaw", "Europe/Warsaw"),
        ("WARS", "Europe/Warsaw"),
        ("new york", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("europe ber", "Europe/Berlin"),
    ],
)
def test_zone_search_ignores_case_and_accents_in_city_names(typed: str, found: str) -> None:
    assert found in search_zones(typed, NOON)


@pytest.mark.parametrize("typed", ["14:00", "14:05", "14.00", "13:55"])
def test_zone_search_accepts_the_current_local_time(typed: str) -> None:
    found = search_zones(typed, NOON)
    assert found[:2] == ["Europe/Berlin", "Europe/Warsaw"]
    assert "Europe/London" not in found


def test_zone_search_by_time_wraps_around_midnight() -> None:
    assert "Asia/Tokyo" in search_zones("23:55", NOON + 3 * 3_600_000)


def test_zone_search_suggests_common_zones_for_empty_query() -> None:
    offered = search_zones(" ", NOON)
    assert len(offered) == 25
    assert set(offered) <= set(zones())


def test_zone_list_excludes_names_that_are_not_places() -> None:
    assert not any(name.startswith(("Etc/", "posix/", "right/", "SystemV/")) for name in zones())
    assert not is_zone("Etc/GMT+5")
    assert not is_zone("EST5EDT")
    assert is_zone("UTC")


def test_zone_search_returns_nothing_without_a_match() -> None:
    assert search_zones("atlantis", NOON) == []


def test_local_time_follows_daylight_saving() -> None:
    assert local_time("Europe/Warsaw", NOON) == "14:00"
    assert local_time("Europe/Warsaw", NOON - 182 * 86_400_000) == "13:00"
