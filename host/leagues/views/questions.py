"""Pure functions that find questions and requests for rulings that hosts have not answered."""

from __future__ import annotations

from collections.abc import Iterator

from host.leagues.lifecycle.kinds import HostRequest
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import LoggedSeasonEntry, ProtestFiled
from host.leagues.season.rulings import (
    MemberExcused,
    PlayerReplaced,
    ReplayOrdered,
    TableRuled,
    TableVoided,
)
from host.leagues.season.sign_up import QuestionAsked, QuestionClosed


def open_questions(loaded: LoadedSeason) -> list[HostRequest]:
    """Return the questions and requests for rulings that hosts have not answered, oldest first.

    A ruling on a table answers all earlier requests about the table.
    """
    found = dict[int, HostRequest]()
    for item in loaded.log:
        match item.entry:
            case ProtestFiled() | QuestionAsked():
                if item.entry.words:
                    found[item.seq] = _request(item, item.entry)
            case QuestionClosed():
                found.pop(item.entry.question, None)
            case TableRuled() | TableVoided() | ReplayOrdered() | PlayerReplaced() | MemberExcused():
                for seq in [*_requests_about(found, item.entry.table)]:
                    del found[seq]
    return [*found.values()]


def _request(item: LoggedSeasonEntry, entry: ProtestFiled | QuestionAsked) -> HostRequest:
    return HostRequest(entry.person, entry.words, entry.table, item.seq)


def _requests_about(found: dict[int, HostRequest], table: int | None) -> Iterator[int]:
    return (seq for seq, host_request in found.items() if table is not None and host_request.table == table)
