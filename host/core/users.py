"""Users, robot names, and user names in stored structs.

Structs are stored with user keys only. The names are filled in when a struct is loaded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

MAX_NAME_LENGTH = 100

ROBOT_NAMES = ("Argo", "Beagle", "Calypso", "Fram", "Endurance", "Santa Maria", "Vasa", "Mayflower")
"""Robots are named after ships, since such names need no translation."""


class User(Struct, frozen=True):
    """A user: their key and their name in the guild where they act."""

    key: int
    name: str


def salted_hash(user_id: int, salt: str) -> str:
    """Return a salted hash of a Discord id, used to recognize a deleted user.

    It is stored only while a limit still applies to that user.
    """
    return hashlib.sha256(f"{salt} {user_id}".encode()).hexdigest()


def normalize_name(name: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a name normalized for storage.

    Control characters become spaces, and lone surrogates become question marks. Runs of spaces are collapsed,
    and long names are truncated.
    """
    whole = name.encode("utf-8", "replace").decode("utf-8")
    text = "".join(letter if letter.isprintable() or letter in _JOINERS else " " for letter in whole)
    return " ".join(text.split())[:max_length]


_JOINERS = "\u200c\u200d"
"""Non-printable characters that some scripts and emoji require."""


def free_robot_name(taken: Collection[str]) -> str:
    """Return the first robot name that is not taken."""
    free = [name for name in ROBOT_NAMES if name not in taken]
    return free[0] if free else f"{ROBOT_NAMES[0]} {len(taken)}"


class UserNamesMixin(Struct, frozen=True):
    """A struct that may mention users."""

    USERS: ClassVar[Mapping[str, str]] = {}
    """Maps each field with a user key to the field with that user's name.

    If no name is needed, the key's field maps to an empty string. A name without a user key is a robot's name
    and is stored.
    """

    def users(self) -> set[int]:
        """Return the keys of the users that the struct mentions."""
        return {key for field in self.USERS if (key := getattr(self, field))}

    def without_names(self) -> Self:
        """Return a copy without user names, for storage."""
        return self._map_names(lambda _: "")

    def with_names(self, names: Mapping[int, str]) -> Self:
        """Return a copy with user names filled in from `names`, a mapping from user key to name."""
        return self._map_names(lambda key: names.get(key, ""))

    def _map_names(self, name_of: Callable[[int], str]) -> Self:
        named = {
            name: name_of(key) for field, name in self.USERS.items() if name and (key := getattr(self, field))
        }
        return replace(self, **named) if named else self


def mentioned_users(structs: Iterable[Struct]) -> set[int]:
    """Return the keys of all users mentioned in the given structs."""
    return {key for one in structs if isinstance(one, UserNamesMixin) for key in one.users()}
