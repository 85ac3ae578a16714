"""Events published before and after settings are changed."""

from __future__ import annotations

from msgspec import Struct

from host.matches.settings.settings import GuildSettings


class PreferencesChanging(Struct, frozen=True):
    """A user's preferences are about to change.

    `fields` contains the names of the fields that change.
    """

    user_key: int
    fields: frozenset[str]


class PreferencesChanged(Struct, frozen=True):
    """A user's preferences were changed."""

    user_key: int
    fields: frozenset[str]


class GuildSettingsChanging(Struct, frozen=True):
    """A guild's settings are about to change.

    `fields` contains the names of the fields that change.
    """

    guild_id: int
    fields: frozenset[str]


class GuildSettingsChanged(Struct, frozen=True):
    """A guild's settings were changed."""

    guild_id: int
    fields: frozenset[str]
    former: GuildSettings
    current: GuildSettings


class UserDeleting(Struct, frozen=True):
    """A user's data is about to be deleted."""

    user_key: int
    """The user's key, which is kept after the deletion."""
