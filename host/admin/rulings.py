"""What a host decides about a match."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TypeAlias

from engine.core.text import Quote, Text, Who, text
from host.log.entries import Ruling, SeatRuling


class Paused(Ruling, frozen=True, kw_only=True, tag="paused"):
    """No clock of the match runs."""


class Resumed(Ruling, frozen=True, kw_only=True, tag="resumed"):
    """The clocks run again."""


class Extended(SeatRuling, frozen=True, kw_only=True, tag="extended"):
    """A seat has more time."""

    hours: int

    def tell(self, host: Who) -> Text:
        """Return how it is told."""
        return text(
            "told-extended", who=Who(self.seat), hours=self.hours, host=host, reason=Quote(self.reason)
        )


class OutageDeclared(Ruling, frozen=True, kw_only=True, tag="outage"):
    """Nobody could be served, from a time to another (unix milliseconds): no clock has run in it."""

    began: int
    ended: int

    def tell(self, host: Who) -> Text:
        """Return how it is told."""
        times = {"began": utc_time(self.began), "ended": utc_time(self.ended)}
        return text("told-outage", host=host, reason=self.reason, **times)


def utc_time(at: int) -> str:
    """Return a time in letters that say the same to readers everywhere: `2026-12-24 18:30 UTC`."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


class Closed(Ruling, frozen=True, kw_only=True, tag="closed"):
    """The match ends without a result."""


class Reposted(Ruling, frozen=True, kw_only=True, tag="reposted"):
    """Board and card are posted anew."""


class Repaired(Ruling, frozen=True, kw_only=True, tag="repaired"):
    """The match was checked from its beginning."""


class Exported(Ruling, frozen=True, kw_only=True, tag="exported"):
    """Whoever runs the bot has made a file of the match while it was being played, secrets and all."""

    def tell(self, host: Who) -> Text:
        """Return how it is told."""
        return text("told-exported-running")


AdminRuling: TypeAlias = (
    Paused | Resumed | Extended | OutageDeclared | Closed | Reposted | Repaired | Exported
)
