"""The settings that a user requests for a new table."""

from __future__ import annotations

import discord
from msgspec import Struct


class TableOptions(Struct, frozen=True, kw_only=True):
    """The requested settings for a new table; None means the default."""

    game: str | None
    seats: int | None
    robots: int | None
    preset: str | None = None
    """The name of the guild's preset that provides the settings that the user has not chosen."""
    level: str | None = None
    """The level of the robots."""
    begins: str | None
    access: str | None
    where: str | None
    """The place for the match; None for the table forum if the guild has one, else the current channel."""
    name: str
    players: tuple[discord.Member | discord.User, ...]
    time_control: str | None
    bank: int | None
    increment: int | None
    cap: int | None
    """The maximum time on a player's clock, in hours; `bank` and `increment` are also in hours."""
    options: str
    """The options as typed by the user."""
    rated: bool | None
    hints: bool | None
    reliability: int | None = None
    """The minimum percentage of turns taken on time."""
    min_rating: int | None = None
    max_rating: int | None = None
