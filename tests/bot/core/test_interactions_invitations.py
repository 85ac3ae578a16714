"""Tests that the invite link asks for the documented permissions."""

from __future__ import annotations

from pathlib import Path

from bot.core.interactions.invitations import PERMISSIONS
from bot.matches.match.bot_permissions import needed_permissions

README = Path(__file__).parents[3] / "README.md"


def test_invite_link_asks_for_the_same_permissions_as_the_readme() -> None:
    assert f"permissions={PERMISSIONS.value}`" in README.read_text("utf-8")


def test_invite_link_asks_for_all_permissions_that_matches_need() -> None:
    for in_thread in (False, True):
        for is_private in (False, True):
            wanted = needed_permissions(in_thread=in_thread, new_thread=in_thread, is_private=is_private)
            assert all(getattr(PERMISSIONS, name) for name in wanted)
