"""Owners of outbox messages, jobs and timers.

An owner is a match, a guild, a user, a season, or another kind that a feature defines.
"""

from __future__ import annotations

from msgspec import Struct

MATCH, GUILD, USER, SEASON = "match", "guild", "user", "season"


class Owner(Struct, frozen=True):
    """An owner of outbox messages, jobs and timers: its kind and its id."""

    kind: str
    id: int

    def __str__(self) -> str:
        """Return the owner in the form used in logs, such as `match 7`."""
        return f"{self.kind} {self.id}"


def match_owner(match_id: int) -> Owner:
    """Return the Owner for the given match."""
    return Owner(MATCH, match_id)


def guild_owner(guild_id: int) -> Owner:
    """Return the Owner for the given guild."""
    return Owner(GUILD, guild_id)


def user_owner(user_key: int) -> Owner:
    """Return the Owner for the given user."""
    return Owner(USER, user_key)


def season_owner(season_id: int) -> Owner:
    """Return the Owner for the given league season."""
    return Owner(SEASON, season_id)
