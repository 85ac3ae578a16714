"""Events about changed settings, before and after the new ones are stored."""

from __future__ import annotations

from msgspec import Struct

from host.matches.settings.settings import GuildSettings


class PreferencesChanging(Struct, frozen=True):
    """A user is about to change preferences.

    `fields` has the new values.
    """

    user_key: int
    fields: frozenset[str]


class PreferencesChanged(Struct, frozen=True):
    """A user has changed preferences."""

    user_key: int
    fields: frozenset[str]


class GuildSettingsChanging(Struct, frozen=True):
    """A guild is about to change settings.

    `fields` has the new values.
    """

    guild_id: int
    fields: frozenset[str]


class GuildSettingsChanged(Struct, frozen=True):
    """A guild has changed settings."""

    guild_id: int
    fields: frozenset[str]
    former: GuildSettings
    current: GuildSettings


class UserDeleting(Struct, frozen=True):
    """A user's data are about to be deleted."""

    user_key: int
    """The user's key, which remains after the deletion."""
