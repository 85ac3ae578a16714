"""Changes of settings, as events that features follow: before and after the new ones are stored."""

from __future__ import annotations

from msgspec import Struct

from host.matches.settings.settings import ServerSettings


class PreferencesChanging(Struct, frozen=True):
    """A person is about to change some of their preferences; `fields` are those given."""

    person: int
    fields: frozenset[str]


class PreferencesChanged(Struct, frozen=True):
    """A person has changed some of their preferences."""

    person: int
    fields: frozenset[str]


class ServerSettingsChanging(Struct, frozen=True):
    """A server is about to change some of its settings; `fields` are those given."""

    server: int
    fields: frozenset[str]


class ServerSettingsChanged(Struct, frozen=True):
    """A server has changed some of its settings."""

    server: int
    fields: frozenset[str]
    former: ServerSettings
    now: ServerSettings


class PersonForgotten(Struct, frozen=True):
    """A user's data are about to be deleted."""

    person: int
    """Their key, which stays."""
