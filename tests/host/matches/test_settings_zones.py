"""Time zone search by the names users type."""

from __future__ import annotations

import pytest

from host.matches.settings.zones import is_zone, local_time, zones, zones_like

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
def test_a_city_is_found_however_it_is_written(typed: str, found: str) -> None:
    assert found in zones_like(typed, NOON)


@pytest.mark.parametrize("typed", ["14:00", "14:05", "14.00", "13:55"])
def test_a_zone_is_found_by_what_ones_watch_says(typed: str) -> None:
    found = zones_like(typed, NOON)
    assert found[:2] == ["Europe/Berlin", "Europe/Warsaw"]
    assert "Europe/London" not in found


def test_times_about_midnight_are_near_each_other() -> None:
    assert "Asia/Tokyo" in zones_like("23:55", NOON + 3 * 3_600_000)


def test_well_known_zones_are_offered_before_anything_is_typed() -> None:
    offered = zones_like(" ", NOON)
    assert len(offered) == 25
    assert set(offered) <= set(zones())


def test_what_is_no_place_is_not_offered() -> None:
    assert not any(name.startswith(("Etc/", "posix/", "right/", "SystemV/")) for name in zones())
    assert not is_zone("Etc/GMT+5")
    assert not is_zone("EST5EDT")
    assert is_zone("UTC")


def test_nothing_is_found_where_nothing_fits() -> None:
    assert zones_like("atlantis", NOON) == []


def test_the_time_there_follows_its_summer() -> None:
    assert local_time("Europe/Warsaw", NOON) == "14:00"
    assert local_time("Europe/Warsaw", NOON - 182 * 86_400_000) == "13:00"
