"""The settings of users and guilds."""

from __future__ import annotations

from host.core.features import Feature
from host.matches.settings.deletions import SettingsReset

FEATURE = Feature(posts=SettingsReset)
