"""Tests for the accepted time zones."""

from __future__ import annotations

from host.matches.settings.zones import COMMON_ZONES, is_zone, local_time, zones

NOON = 1_782_907_200_000
"""Noon UTC on 1 July 2026."""


def test_zone_list_excludes_names_that_are_not_places() -> None:
    assert not any(name.startswith(("Etc/", "posix/", "right/", "SystemV/")) for name in zones())
    assert not is_zone("Etc/GMT+5")
    assert not is_zone("EST5EDT")
    assert is_zone("UTC")
    assert set(COMMON_ZONES) <= set(zones())


def test_local_time_follows_daylight_saving() -> None:
    assert local_time("Europe/Warsaw", NOON) == "14:00"
    assert local_time("Europe/Warsaw", NOON - 182 * 86_400_000) == "13:00"
