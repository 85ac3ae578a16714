"""Permissions that the bot needs in a match's channel. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText, text
from host.core.errors import UserError

TALKING = ("view_channel", "embed_links", "attach_files", "read_message_history")


def needed_permissions(
    *, in_thread: bool, new_thread: bool = False, is_private: bool = False
) -> Iterator[str]:
    """Yield the permissions that a match needs in its channel, by their names in discord.py."""
    yield from TALKING
    yield "send_messages_in_threads" if in_thread or new_thread else "send_messages"
    if new_thread:
        yield "create_private_threads" if is_private else "create_public_threads"


def missing_permissions(granted: discord.Permissions, wanted: Iterator[str]) -> list[str]:
    """Return the names of the missing permissions."""
    return [name for name in wanted if not getattr(granted, name)]


def require_permissions(granted: discord.Permissions, wanted: Iterator[str], translate: Translator) -> None:
    """Raise UserError if permissions are missing in a channel; the error names the permissions."""
    names = [translate(permission(name)) for name in missing_permissions(granted, wanted)]
    if names:
        raise UserError(
            text("slip-missing-permissions", permissions=translate.join_list(names), count=len(names))
        )


def permission(name: str) -> LocalizedText:
    """Return a permission's name, as shown in Discord's settings."""
    return LocalizedText(f"permission-{name.replace('_', '-')}")
