"""People as the host knows them, the names of robots, and names of users in stored structs.

Only keys of users are stored; their names are filled in when a struct is read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

MAX_NAME_LENGTH = 100

ROBOT_NAMES = ("Argo", "Beagle", "Calypso", "Fram", "Endurance", "Santa Maria", "Vasa", "Mayflower")
"""Robots have the names of ships, since proper names are the same in every language."""


class User(Struct, frozen=True):
    """A user: their key, and the name that they have where they act."""

    key: int
    name: str


def salted_hash(user_key: int, salt: str) -> str:
    """Return a salted hash that recognizes a deleted user, stored only while something depends on it."""
    return hashlib.sha256(f"{salt} {user_key}".encode()).hexdigest()


def normalize_name(name: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a name cleaned for storage.

    Control characters become spaces, lone surrogates question marks. Spaces are collapsed, and long names
    cut.
    """
    whole = name.encode("utf-8", "replace").decode("utf-8")
    shown = "".join(letter if letter.isprintable() or letter in _JOINERS else " " for letter in whole)
    return " ".join(shown.split())[:max_length]


_JOINERS = "\u200c\u200d"
"""Not printable, but used in the names of some scripts and in emoji."""


def free_robot_name(taken: Collection[str]) -> str:
    """Return the first robot name that is free at the table."""
    free = [name for name in ROBOT_NAMES if name not in taken]
    return free[0] if free else f"{ROBOT_NAMES[0]} {len(taken)}"


class UserNamesMixin(Struct, frozen=True):
    """A struct that may mention users."""

    USERS: ClassVar[Mapping[str, str]] = {}
    """The fields with keys of users, each with the field for the user's name; empty if the name is not needed.

    A name without a key is that of a robot, and is stored.
    """

    def users(self) -> set[int]:
        """Return the keys of the users that it mentions."""
        return {key for field in self.USERS if (key := getattr(self, field))}

    def without_names(self) -> Self:
        """Return it as it is stored, without the names of users."""
        return self._map_names(lambda _: "")

    def with_names(self, names: Mapping[int, str]) -> Self:
        """Return it with the names of users, by their keys."""
        return self._map_names(lambda key: names.get(key, ""))

    def _map_names(self, name_of: Callable[[int], str]) -> Self:
        named = {
            name: name_of(key) for field, name in self.USERS.items() if name and (key := getattr(self, field))
        }
        return replace(self, **named) if named else self


def mentioned_users(structs: Iterable[Struct]) -> set[int]:
    """Return the keys of all users that some structs mention."""
    return {key for one in structs if isinstance(one, UserNamesMixin) for key in one.users()}
