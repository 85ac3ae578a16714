"""People as the host knows them, and the names of robots."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

from msgspec import Struct

MAX_LETTERS = 100

CREW = ("Argo", "Beagle", "Calypso", "Fram", "Endurance", "Santa Maria", "Vasa", "Mayflower")
"""Robots bear the names of ships: proper names, the same in every language."""


class Person(Struct, frozen=True):
    """Somebody by the id of their account, with the name they are shown by."""

    id: int
    name: str


def hash_of(person: int, salt: str) -> str:
    """Return a hash by which somebody is known again who was forgotten, for as long as something depends on it."""
    return hashlib.sha256(f"{salt} {person}".encode()).hexdigest()


def tidy(name: str, most: int = MAX_LETTERS) -> str:
    """Return a name fit to be stored: no control or half characters, single blanks, not endless."""
    whole = name.encode("utf-8", "replace").decode("utf-8")
    shown = "".join(letter if letter.isprintable() or letter in _JOINERS else " " for letter in whole)
    return " ".join(shown.split())[:most]


_JOINERS = "\u200c\u200d"
"""Not printable, but part of names in some scripts and of emoji."""


def crew_name(taken: Collection[str]) -> str:
    """Return the first of the robots' names that nobody at the table bears."""
    free = [name for name in CREW if name not in taken]
    return free[0] if free else f"{CREW[0]} {len(taken)}"
