"""Assumptions about Discord's gateway."""

from __future__ import annotations

from bot.runtime.process.exit_codes import BY_CLOSE_CODE
from bot.runtime.rehearsal.assumptions import assume, unchecked
from bot.runtime.rehearsal.stage import Stage, require
from host.operations.shards import IDENTIFY_INTERVAL


@assume("Discord tells how many shards the bot needs, and how many of them may identify at once and per day.")
async def identify_limits(stage: Stage) -> str:
    """Load the identify limits."""
    shards, _, limit = await stage.client.http.get_bot_gateway()
    require(shards >= 1 and limit["max_concurrency"] >= 1, "unknown limits")
    return f"shards: {shards}, at once: {limit['max_concurrency']}, per day: {limit['total']:,}"


INTERVAL = unchecked(
    "identify-interval",
    f"Two shards may identify {IDENTIFY_INTERVAL / 1000:g} seconds after each other. Discord requires 5 seconds.",
    "it takes a bot with several shards",
)
FINAL_CLOSE_CODES = unchecked(
    "final-close-codes",
    "The gateway closes a connection with one of these codes if it will refuse the next one as well: "
    f"{', '.join(map(str, sorted(BY_CLOSE_CODE)))}. After any other code, the bot may connect again.",
    "it takes settings with which the bot can't start",
)
