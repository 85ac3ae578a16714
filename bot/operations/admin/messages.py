"""Responses to host commands. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, StrEnum

from discord import ui

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, container, texts
from bot.matches.match.titles import bold, match_link, timestamp, title
from engine.core.text import SeatName, text
from host.matches.log.validation import InvalidEntry
from host.operations.admin.pauses import PauseNotice
from host.operations.admin.repair import RepairResult
from storage.matches.match.matches import MatchRow


class HostClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    Custom ids with ASK and DO contain a tool number. They also contain a seat or a log entry number instead
    of a revision.
    """

    PANEL = "host"
    SEATS = "hostseats"
    TURNS = "hostturns"
    ASK = "hostask"
    DO = "hostdo"


class HostTool(IntEnum):
    """A tool on the host panel.

    Messages that were already sent contain these values, so don't change them.
    """

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
        """Return the tool's name, as used in translation keys."""
        return self.name.lower().replace("_", "-")


def repair_message(found: RepairResult, translate: Translator) -> MessageView:
    """Report that a match's log is valid, or describe the first violation and the possible repairs."""
    heading = f"### {translate(text('repair-heading', match=title(found.match, translate)))}"
    if found.check_result.invalid_entry is None:
        sentence = translate(text("repair-fits", count=found.check_result.count))
    else:
        sentence = "\n".join(_violation_lines(found, found.check_result.invalid_entry, translate))
    kinds = ", ".join(f"`{kind}`" for kind in found.unknown_work)
    kept = translate(text("repair-unknown", kinds=kinds)) if kinds else ""
    unmade = ", ".join(f"`{kind}`" for kind in found.failed_messages)
    missing = translate(text("repair-unmade", kinds=unmade)) if unmade else ""
    return MessageView(container(texts(heading, sentence, kept, missing)))


def _violation_lines(found: RepairResult, violation: InvalidEntry, translate: Translator) -> Iterator[str]:
    if violation.seq:
        yield translate(text("repair-misfit", count=found.check_result.count, entry=violation.seq))
    if violation.seat is not None and violation.at is not None and 0 <= violation.seat < len(found.names):
        localized_text = text("repair-whose", who=SeatName(violation.seat), when=timestamp(violation.at))
        yield translate(localized_text, bold(found.names))
    yield translate(violation.reason)
    if found.match.status == "running":
        # If the first log entry is invalid, there is no earlier position to restore.
        if violation.seq > 1:
            yield f"- {translate(text('repair-undo', entry=violation.seq))}"
        yield f"- {translate(text('repair-close'))}"
    yield f"- {translate(text('repair-operator'))}"


def pause_message(notice: PauseNotice, translate: Translator) -> MessageView:
    """Remind players that the clocks of their match are still paused."""
    people = translate.join_list([translate.mention(user_key) for user_key in notice.user_keys])
    localized_text = text(
        "pause-forgotten", people=people, count=len(notice.user_keys), match=match_link(notice.match, translate),
        since=timestamp(notice.since),
    )  # fmt: skip
    return MessageView(View(*texts(translate(localized_text))), pinged=notice.user_keys)


def match_file_message(row: MatchRow, data: bytes, translate: Translator) -> MessageView:
    """Build a message with a file that contains the whole match."""
    upload = Upload(data, f"harbour-match-{row.id}.json")
    sentence = translate(text("done-filed", match=title(row, translate)))
    return MessageView(View(*texts(sentence), ui.File(f"attachment://{upload.name}")), (upload,))
