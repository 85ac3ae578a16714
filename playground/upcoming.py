"""What the playground needs from the real bot: the times of the next events, and heartbeats.

Users can move the clock to the next deadline and to the next notification with a button.
"""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.runtime.app import Harbourmaster
from host.core import timers
from host.core.timers import Timer
from host.decisions.absence import TimeOutTimer
from host.decisions.vote.kinds import CloseVote, LastVoterTimer
from host.messages.inactivity import CloseMatch, WarnOfClosing
from host.messages.notices.kinds import NotifyNext, NotifyTurn, RemindSeat, WarnSeat

EVENTS: Mapping[str, tuple[type[Timer], ...]] = {
    "notice": (NotifyTurn, RemindSeat, WarnSeat, NotifyNext, LastVoterTimer, WarnOfClosing),
    "deadline": (TimeOutTimer, CloseVote, CloseMatch),
}


async def find_upcoming(bot: discord.Client) -> Mapping[str, int | None]:
    """Return the times of the next notification and the next deadline in any match."""
    assert isinstance(bot, Harbourmaster)
    return {name: await timers.next_time(bot.services.ctx, *kinds) for name, kinds in EVENTS.items()}


async def record_heartbeat(bot: discord.Client) -> None:
    """Make the bot record that it is online.

    Otherwise a playground that was killed would count the whole time since its start as an outage.
    """
    assert isinstance(bot, Harbourmaster)
    await bot.services.uptime.record_simulated()
