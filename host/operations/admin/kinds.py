"""Types of host actions for the audit log, and types of rulings for the match log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from engine.core.text import LocalizedText, Quote, SeatName, text
from host.matches.log.entries import Ruling, SeatRuling
from host.matches.permissions import Act
from host.matches.settings.calendars import utc_time


class Pause(Act, frozen=True, tag="pause"):
    """A host paused a match's clocks."""


class Resume(Act, frozen=True, tag="resume"):
    """A host resumed a match's clocks."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False


class Extend(Act, frozen=True, tag="extend"):
    """A host added time to a player's clock."""

    USERS: ClassVar[Mapping[str, str]] = {"whose": "player"}
    seat: int
    hours: int
    player: str
    whose: int | None = None
    """The user id of the player."""

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the name of the player who got more time."""
        return (self.player,)

    def describe(self) -> LocalizedText:
        """Return a description with the player and the added time."""
        return text("act-extend", player=SeatName(1), hours=self.hours)


class DeclareOutage(Act, frozen=True, tag="outage"):
    """A host declared an outage for the guild.

    `began` and `ended` are in Unix milliseconds.
    """

    began: int
    ended: int

    def describe(self) -> LocalizedText:
        """Return a description with the start and the end of the outage."""
        return text("act-outage", began=utc_time(self.began), ended=utc_time(self.ended))


class Close(Act, frozen=True, tag="close"):
    """A host ended a match without a result."""

    is_logged: bool = True
    """Whether the match's log has an entry for the action."""

    def describe_at_table(self, host: SeatName) -> LocalizedText | None:
        """Return the line to post at the table; None if the match's log already has an entry."""
        return None if self.is_logged else text("told-table-closed", host=host)


class Repost(Act, frozen=True, tag="repost"):
    """A host posted the board and the status card again."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False


class Repair(Act, frozen=True, tag="repair"):
    """A host checked a match.

    `misfit` is the number of the first invalid log entry, or 0 if all entries are valid.
    """

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False
    entries: int
    misfit: int

    def describe(self) -> LocalizedText:
        """Return a description with the result of the check."""
        return text("act-repair", entries=self.entries, misfit=self.misfit)


class Export(Act, frozen=True, tag="export"):
    """A host exported a match to a file."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False

    def describe_at_table(self, host: SeatName) -> LocalizedText:
        """Return a notice that the exporting host now knows all of the match's secrets."""
        return text("told-exported", host=host)


class ExportRunning(Act, frozen=True, tag="export-running"):
    """The bot's operator exported a running match that can't be read."""

    needs_reason: ClassVar[bool] = False

    def describe_at_table(self, host: SeatName) -> LocalizedText:
        """Return a notice that the operator now knows all of the match's secrets."""
        return text("told-exported-running")


class Import(Act, frozen=True, tag="import"):
    """A host imported a match from a file."""

    is_technical: ClassVar[bool] = True
    needs_reason: ClassVar[bool] = False


AdminAct: TypeAlias = (
    Pause | Resume | Extend | DeclareOutage | Close | Repost | Repair | Export | ExportRunning | Import
)


class Paused(Ruling, frozen=True, kw_only=True, tag="paused"):
    """The clocks were paused."""


class Resumed(Ruling, frozen=True, kw_only=True, tag="resumed"):
    """The clocks were resumed."""

    has_optional_reason: ClassVar[bool] = True


class Extended(SeatRuling, frozen=True, kw_only=True, tag="extended"):
    """A seat got more time."""

    hours: int

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling."""
        return text(
            "told-extended", who=SeatName(self.seat), hours=self.hours, host=host, reason=Quote(self.reason)
        )


class OutageDeclared(Ruling, frozen=True, kw_only=True, tag="outage"):
    """Time that was lost in an outage was added back to the clocks.

    `began` and `ended` are in Unix milliseconds.
    """

    began: int
    ended: int

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling."""
        times = {"began": utc_time(self.began), "ended": utc_time(self.ended)}
        return text("told-outage", host=host, reason=self.reason, **times)


class Closed(Ruling, frozen=True, kw_only=True, tag="closed"):
    """The match was ended without a result."""


class Reposted(Ruling, frozen=True, kw_only=True, tag="reposted"):
    """The board and the status card were posted again."""

    has_optional_reason: ClassVar[bool] = True


class Repaired(Ruling, frozen=True, kw_only=True, tag="repaired"):
    """The match was checked from its start."""

    has_optional_reason: ClassVar[bool] = True


class Exported(Ruling, frozen=True, kw_only=True, tag="exported"):
    """The operator exported the match, including its secrets, during play."""

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling."""
        return text("told-exported-running")


AdminRuling: TypeAlias = (
    Paused | Resumed | Extended | OutageDeclared | Closed | Reposted | Repaired | Exported
)
