"""Where Discord is: at its own addresses, or where a setting says that a server speaks as it does."""

from __future__ import annotations

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route
from yarl import URL


def go_to(address: str) -> None:
    """Send all requests of this process to a server: REST, gateway and files."""
    Route.BASE = f"{address}/api/v{INTERNAL_API_VERSION}"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws{address.removeprefix('http')}/gateway/")
    Asset.BASE = f"{address}/cdn"
