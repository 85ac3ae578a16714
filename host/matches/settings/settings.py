"""User preferences and guild settings, with their defaults."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from host.matches.settings import time_controls
from host.matches.settings.time_controls import TimeControl
from storage.core.database import Transaction
from storage.matches import settings as settings_rows
from storage.matches import users

NotificationTarget: TypeAlias = Literal["channel", "direct", "none"]

Palette: TypeAlias = Literal["harbour", "safe"]

PageMode: TypeAlias = Literal["off", "link", "listed"]
"""Whether a guild has web pages: none, pages for users who have the link, or publicly listed pages."""


class Preferences(Struct, frozen=True, omit_defaults=True):
    """A user's preferences."""

    zone: str = "UTC"
    """An IANA time zone name."""
    sleep: tuple[int, int] | None = None
    """Start and end of the user's night, in minutes after midnight, local time.

    Clocks are stopped during the night. If the end is smaller than the start, the night spans midnight.
    """
    weekdays: tuple[int, ...] = ()
    """Weekdays off; 0 is Monday."""
    quiet: tuple[int, int] | None = None
    """Start and end of the daily quiet hours without notifications, in minutes after midnight, local time."""
    notices: NotificationTarget = "channel"
    remind_at: int = 50
    """Percentage of the turn's time after which the user gets a reminder; 0 means never."""
    digest_at: int | None = None
    """When the daily digest of waiting matches is sent, in minutes after midnight, local time; None if it is off."""
    near: bool = False
    """Whether to notify the user when their turn is near."""
    confirm: bool = True
    """Whether the user must confirm a turn before it takes effect."""
    palette: Palette = "harbour"
    rest_set: int = 0
    """When the rest time was last changed, in Unix milliseconds."""
    former_zone: str = ""
    """The previous time zone; empty if it was never changed."""
    zone_set: int = 0
    """When the time zone was last changed, in Unix milliseconds."""
    former_sleep: tuple[int, int] | None = None
    """The previous hours of sleep, if they were changed."""
    sleep_set: int = 0
    """When the hours of sleep were last changed, in Unix milliseconds."""
    former_weekdays: tuple[int, ...] = ()
    """The previous weekdays off, if they were changed."""
    weekdays_set: int = 0
    """When the weekdays off were last changed, in Unix milliseconds."""
    blocked: tuple[int, ...] = ()
    """The keys of blocked users; private to the user."""
    automatic_days_off: bool = False
    """Whether vacation days are used automatically before a clock runs out."""
    auto_play: bool = True
    """Whether turns with only one option are played automatically."""
    text_first: bool = False
    """Whether boards are shown as text instead of images."""
    is_hidden: bool = False
    """Whether the profile is hidden from other users, including on leaderboards."""


class TablePreset(Struct, frozen=True, omit_defaults=True):
    """The settings of new tables that are opened with a preset."""

    name: str
    game: str
    seats: int
    levels: tuple[str, ...] = ()
    """The level of each robot."""
    begins: Literal["opener", "random"] = "random"
    is_public: bool = True
    time_control: TimeControl | None = None
    """The time control; None for a match without a clock."""
    options: dict[str, Any] = {}
    """The game options that differ from their defaults."""
    is_rated: bool = False
    has_hints: bool = False


class GuildSettings(Struct, frozen=True, omit_defaults=True):
    """A guild's settings."""

    channels: tuple[int, ...] = ()
    """The channels in which matches may be opened; if empty, all channels are allowed."""
    opener_role: int | None = None
    """The role required to open matches; None if all members may open them."""
    host_role: int | None = None
    """A role whose members may use host commands, in addition to members who can manage the guild."""
    time_control: str = time_controls.DEFAULT
    """The default time control for matches."""
    time_controls: tuple[str, ...] = ()
    """The allowed time controls; if empty, all named and custom ones are allowed."""
    vacation_days: int = 30
    """Maximum number of vacation days per year.

    On these days, the user's clocks in this guild are stopped.
    """
    idle_days: int = 60
    """Days without a move after which a match is closed; 0 disables closing."""
    most_running: int = 0
    """Maximum number of running matches for a player who has not finished any matches; 0 means unlimited."""
    more_per_finished: int = 1
    """How many more running matches a player may have for each match they have finished."""
    channel_locales: tuple[tuple[int, str], ...] = ()
    """Channels whose public messages are in another language than the guild's, with their languages."""
    board: int | None = None
    """The channel in which the match list is posted; None if the guild has no list."""
    presets: tuple[TablePreset, ...] = ()
    """The presets for new tables."""
    pages: PageMode = "off"
    page_channels: tuple[int, ...] = ()
    """The private channels whose matches and leagues have web pages too."""
    forum: int | None = None
    """The forum in which new tables get a post unless the opener chooses another place."""


H = TypeVar("H", Preferences, GuildSettings)


def _parse(stored: str, kind: type[H]) -> H:
    return msgspec.json.decode(stored, type=kind)


def serialize(settings: Preferences | GuildSettings) -> str:
    """Serialize settings for storage."""
    return msgspec.json.encode(settings).decode()


def parse_preferences(stored: str) -> Preferences:
    """Parse stored user preferences."""
    return _parse(stored, Preferences)


def parse_guild_settings(stored: str) -> GuildSettings:
    """Parse stored guild settings."""
    return _parse(stored, GuildSettings)


async def load_preferences(tx: Transaction, user_key: int) -> Preferences:
    """Return a user's preferences."""
    row = await users.get(tx, user_key)
    return Preferences() if row is None else _parse(row.settings, Preferences)


async def load_guild_settings(tx: Transaction, guild_id: int) -> GuildSettings:
    """Return a guild's settings."""
    return parse_guild_settings((await settings_rows.get_guild(tx, guild_id)).settings)
