"""Owners of outbox messages, jobs and timers.

An owner is a match, a guild, a user, a season, or another kind that a feature defines.
"""

from __future__ import annotations

from msgspec import Struct

MATCH, SERVER, PERSON, SEASON = "match", "server", "person", "season"


class Owner(Struct, frozen=True):
    """An owner of outbox messages, jobs and timers: its kind and its id."""

    kind: str
    id: int

    def __str__(self) -> str:
        """Return the owner as shown in logs, such as `match 7`."""
        return f"{self.kind} {self.id}"


def match_owner(match_id: int) -> Owner:
    """Return the owner of a match."""
    return Owner(MATCH, match_id)


def server_owner(server: int) -> Owner:
    """Return the owner of a guild."""
    return Owner(SERVER, server)


def person_owner(person: int) -> Owner:
    """Return the owner of a user."""
    return Owner(PERSON, person)


def season_owner(season: int) -> Owner:
    """Return the owner of a league's season."""
    return Owner(SEASON, season)
