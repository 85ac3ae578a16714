"""Responses to host commands. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, StrEnum

from discord import ui

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, card, texts
from bot.matches.match.titles import bold, match_link, moment, title
from engine.core.text import SeatName, text
from host.matches.log.checking import Misfit
from host.operations.admin.pauses import PauseNotice
from host.operations.admin.repair import Repair
from storage.matches.match.matches import MatchRow


class HostClick(StrEnum):
    """Names in custom ids; ASK and DO take a tool number, with a seat or log entry as revision."""

    PANEL = "host"
    SEATS = "hostseats"
    TURNS = "hostturns"
    ASK = "hostask"
    DO = "hostdo"


class HostTool(IntEnum):
    """The tools of the host panel; old messages contain the numbers, so don't change them."""

    PAUSE = 1
    RESUME = 2
    CANCEL = 3
    REPOST = 4
    REPAIR = 5
    EXPORT = 6
    MOVE = 7
    EXTEND = 8
    REPLACE = 9
    UNDO = 10
    PAUSE_ALL = 11
    RESUME_ALL = 12
    OUTAGE = 13
    HANDOVER = 14

    @property
    def key(self) -> str:
        """Return the translation key."""
        return self.name.lower().replace("_", "-")


def repair_post(found: Repair, words: Translator) -> MessageView:
    """Report whether a match follows the rules, or the first violation with possible repairs."""
    heading = f"### {words(text('repair-heading', match=title(found.match, words)))}"
    if found.checked.misfit is None:
        said = words(text("repair-fits", count=found.checked.count))
    else:
        said = "\n".join(_misfit(found, found.checked.misfit, words))
    kinds = ", ".join(f"`{kind}`" for kind in found.unknown)
    kept = words(text("repair-unknown", kinds=kinds)) if kinds else ""
    unmade = ", ".join(f"`{kind}`" for kind in found.unmade)
    missing = words(text("repair-unmade", kinds=unmade)) if unmade else ""
    return MessageView(card(texts(heading, said, kept, missing)))


def _misfit(found: Repair, misfit: Misfit, words: Translator) -> Iterator[str]:
    if misfit.seq:
        yield words(text("repair-misfit", count=found.checked.count, entry=misfit.seq))
    if misfit.seat is not None and misfit.at is not None and 0 <= misfit.seat < len(found.names):
        told = text("repair-whose", who=SeatName(misfit.seat), when=moment(misfit.at))
        yield words(told, bold(found.names))
    yield words(misfit.why)
    if found.match.status == "running":
        # Before the second log entry there is nothing to restore.
        if misfit.seq > 1:
            yield f"- {words(text('repair-undo', entry=misfit.seq))}"
        yield f"- {words(text('repair-close'))}"
    yield f"- {words(text('repair-operator'))}"


def pause_post(notice: PauseNotice, words: Translator) -> MessageView:
    """Remind players that the clocks of their match are still paused."""
    people = words.listed([words.mention(person) for person in notice.people])
    said = text(
        "pause-forgotten", people=people, count=len(notice.people), match=match_link(notice.match, words),
        since=moment(notice.since),
    )  # fmt: skip
    return MessageView(View(*texts(words(said))), pinged=notice.people)


def file_post(row: MatchRow, data: bytes, words: Translator) -> MessageView:
    """Send a whole match as a file."""
    upload = Upload(data, f"harbour-match-{row.id}.json")
    said = words(text("done-filed", match=title(row, words)))
    return MessageView(View(*texts(said), ui.File(f"attachment://{upload.name}")), (upload,))
