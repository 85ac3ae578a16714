"""Owners of posts, jobs and timers: a match, a server, a person, a season, and whatever else features bring."""

from __future__ import annotations

from msgspec import Struct

MATCH, SERVER, PERSON, SEASON = "match", "server", "person", "season"


class Owner(Struct, frozen=True):
    """Whose posts, jobs and timers they are: the kind of thing and its id."""

    kind: str
    id: int

    def __str__(self) -> str:
        """Return it as logs tell it: `match 7`."""
        return f"{self.kind} {self.id}"


def match_owner(match_id: int) -> Owner:
    """Return a match as an owner."""
    return Owner(MATCH, match_id)


def server_owner(server: int) -> Owner:
    """Return a server as an owner."""
    return Owner(SERVER, server)


def person_owner(person: int) -> Owner:
    """Return a person as an owner."""
    return Owner(PERSON, person)


def season_owner(season: int) -> Owner:
    """Return a season of a league as an owner."""
    return Owner(SEASON, season)
