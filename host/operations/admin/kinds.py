"""What is done with the host's tools, as the audit keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import ClassVar, TypeAlias

from engine.core.text import Quote, Text, Who, text
from host.matches.log.entries import Ruling, SeatRuling
from host.matches.permissions import Act


class Pause(Act, frozen=True, tag="pause"):
    """The clocks of a match were stopped."""


class Resume(Act, frozen=True, tag="resume"):
    """The clocks of a match were let go on."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False


class Extend(Act, frozen=True, tag="extend"):
    """A player was given more time."""

    USERS: ClassVar[Mapping[str, str]] = {"whose": "player"}
    seat: int
    hours: int
    player: str
    whose: int | None = None
    """The account of the player."""

    @property
    def others(self) -> tuple[str, ...]:
        """Return who was given time."""
        return (self.player,)

    def describe(self) -> Text:
        """Return who was given how much."""
        return text("act-extend", player=Who(1), hours=self.hours)


class DeclareOutage(Act, frozen=True, tag="outage"):
    """It was declared that nobody in the server could be served, from a time to another (unix milliseconds)."""

    began: int
    ended: int

    def describe(self) -> Text:
        """Return from when until when."""
        return text("act-outage", began=utc_time(self.began), ended=utc_time(self.ended))


class Close(Act, frozen=True, tag="close"):
    """A match was ended without a result."""

    is_logged: bool = True
    """An entry of the match's log tells it."""

    def tell(self, host: Who) -> Text | None:
        """Return the line at a table that has no log to tell it."""
        return None if self.is_logged else text("told-table-closed", host=host)


class Repost(Act, frozen=True, tag="repost"):
    """Board and card were posted anew."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False


class Repair(Act, frozen=True, tag="repair"):
    """A match was checked; `misfit` is the first entry that does not fit, 0 where all do."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False
    entries: int
    misfit: int

    def describe(self) -> Text:
        """Return what came of it."""
        return text("act-repair", entries=self.entries, misfit=self.misfit)


class Export(Act, frozen=True, tag="export"):
    """A match was handed out as a file."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False

    def tell(self, host: Who) -> Text:
        """Return that whoever has the file knows everything."""
        return text("told-exported", host=host)


class ExportRunning(Act, frozen=True, tag="export-running"):
    """A match that is being played, and can't be read, was handed out as a file by whoever runs the bot."""

    needs_reason: ClassVar[bool] = False

    def tell(self, host: Who) -> Text:
        """Return that somebody knows all its secrets."""
        return text("told-exported-running")


class Import(Act, frozen=True, tag="import"):
    """A match was made of a file."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False


AdminAct: TypeAlias = (
    Pause | Resume | Extend | DeclareOutage | Close | Repost | Repair | Export | ExportRunning | Import
)


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
