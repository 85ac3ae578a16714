"""Discord roles that members of a league have while they play in a tier."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from host.leagues.season.season import Season
from storage.leagues.league.leagues import LeagueRow

MAX_TIERS = 20
"""The lowest tier that can have a role."""
MemberRole: TypeAlias = tuple[int, int]
"""A user key and the id of a role."""

_WITH_TIERS = frozenset({"drawn", "playing", "protest"})


def tier_roles(league: LeagueRow) -> dict[int, int]:
    """Return the role ids of a league's tiers, keyed by tier."""
    return msgspec.json.decode(league.tier_roles, type=dict[int, int])


def serialize_tier_roles(roles: Mapping[int, int]) -> str:
    """Return role ids by tier as JSON."""
    return msgspec.json.encode(dict(sorted(roles.items()))).decode()


def roles_of_members(season: Season, roles: Mapping[int, int]) -> set[MemberRole]:
    """Return the tier roles that members should have, as pairs of user key and role id.

    Members have the role of their tier from the draw to the end of the season, unless they leave the season
    earlier.
    """
    if season.status not in _WITH_TIERS:
        return set()
    return {
        (user_key, roles[division.tier])
        for division in season.divisions
        if division.tier in roles
        for user_key in division.user_keys
        if user_key not in season.removed
    }
