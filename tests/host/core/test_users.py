"""Tests for users in stored structs.

A user is stored as a key, and the name is added when the struct is loaded. For robots, the name is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from host.core.users import UserNamesMixin, free_robot_name, mentioned_users, normalize_name, salted_hash

ADA, BEN = 2**62 + 1, 2**62 + 2
NAMES = {ADA: "Ada"}


class ReplacedEntry(UserNamesMixin, frozen=True):
    """An entry about a user who took over another user's seat."""

    USERS: ClassVar[Mapping[str, str]] = {"user_key": "name", "former": "was", "host": ""}
    user_key: int | None
    name: str
    former: int | None = None
    was: str = ""
    host: int | None = None


def test_user_names_are_not_stored_but_filled_in() -> None:
    replaced_entry = ReplacedEntry(ADA, "Ada", BEN, "Ben", ADA)
    stored = replaced_entry.without_names()
    assert stored == ReplacedEntry(ADA, "", BEN, "", ADA)
    assert stored.with_names(NAMES) == ReplacedEntry(ADA, "Ada", BEN, "", ADA)


def test_robot_name_is_stored() -> None:
    robot = ReplacedEntry(None, "Argo", ADA, "Ada")
    assert robot.without_names() == ReplacedEntry(None, "Argo", ADA, "")
    assert robot.without_names().with_names(NAMES) == robot


def test_mentioned_users_are_found_in_structs() -> None:
    assert mentioned_users([ReplacedEntry(ADA, ""), ReplacedEntry(None, "Argo", None, "", BEN)]) == {ADA, BEN}


def test_salted_hash_depends_on_salt_and_user() -> None:
    assert len({salted_hash(ADA, "one"), salted_hash(ADA, "other"), salted_hash(BEN, "one")}) == 3
    assert str(ADA) not in salted_hash(ADA, "one")


def test_user_name_is_normalized_to_one_short_line() -> None:
    assert normalize_name(" Ada\n\tof\x00 Troy \ud800") == "Ada of Troy ?"
    assert len(normalize_name("x" * 1000)) == 100


def test_robot_names_at_a_table_are_unique() -> None:
    taken: set[str] = set()
    for _ in range(12):
        name = free_robot_name(taken)
        assert name not in taken
        taken.add(name)
