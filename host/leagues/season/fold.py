"""The fold of a season: its log, followed entry by entry. Pure.

A ruling that was taken back is skipped, so that everything after it comes out as if it had never been made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from host.leagues.season.entries import (
    Adjudicated,
    Begun,
    Closed,
    Confirmed,
    Ended,
    Excused,
    Extended,
    Final,
    Hurried,
    Joined,
    Left,
    Logged,
    Opened,
    Paused,
    Played,
    Protested,
    Redrawn,
    Replaced,
    Replay,
    Resumed,
    Reversed,
    RoundDrawn,
    Ruled,
    SeasonEntry,
    Seeded,
    Shifted,
    Struck,
    TableOpened,
    TableVoid,
    Voided,
    WasDrawn,
    Withdrew,
)
from host.leagues.season.season import Member, MemberStatus, Season, Status, TableState
from host.leagues.standings.points import Finish, adjudicate

STATUS: Mapping[type[SeasonEntry], Status] = {
    Closed: "confirming", WasDrawn: "drawn", Begun: "playing", Ended: "protest", Final: "over", Voided: "void",
    Redrawn: "confirming",
}  # fmt: skip
"""The entries by which a season goes on."""


def fold(log: Sequence[Logged]) -> Season:
    """Return what a season's log comes to; ValueError where it does not begin with its opening."""
    gone = find_taken_back(log)
    if not log or not isinstance(log[0].entry, Opened):
        raise ValueError("a season begins when its sign-up opens")
    season = Season(plan=log[0].entry.plan, commitment=log[0].entry.commitment)
    for item in log[1:]:
        if item.seq not in gone:
            season = follow(season, item)
    return season


def find_taken_back(log: Sequence[Logged]) -> frozenset[int]:
    """Return the entries that don't count, as they were taken back by one that counts."""
    gone = set[int]()
    for item in reversed(log):
        if isinstance(item.entry, Reversed) and item.seq not in gone:
            gone.add(item.entry.entry)
    return frozenset(gone)


def follow(season: Season, item: Logged) -> Season:
    """Return a season after one more entry."""
    entry = item.entry
    if (status := STATUS.get(type(entry))) is not None:
        season = replace(season, status=status)
    step = _STEPS.get(type(entry))
    return season if step is None else step(season, entry, item)


def _join(season: Season, entry: Joined, item: Logged) -> Season:
    status: MemberStatus = "confirmed" if entry.is_confirmed else "joined"
    member = Member(entry.person, entry.name, item.seq, status)
    return replace(season, members={**season.members, entry.person: member})


def _leave(season: Season, entry: Left, item: Logged) -> Season:
    members = {person: one for person, one in season.members.items() if person != entry.person}
    return replace(season, members=members)


def _member(season: Season, person: int, **changes: Any) -> Season:
    member = season.members.get(person)
    if member is None:
        return season
    return replace(season, members={**season.members, person: replace(member, **changes)})


def _table(season: Season, number: int, **changes: Any) -> Season:
    table = season.tables[number]
    return replace(season, tables={**season.tables, number: replace(table, **changes)})


def _draw(season: Season, entry: WasDrawn, item: Logged) -> Season:
    for division in entry.drawn.divisions:
        for person in division.people:
            season = _member(season, person, status="in")
    return replace(
        _deal(season, RoundDrawn(tables=entry.drawn.tables), item),
        divisions=entry.drawn.divisions, transcript=entry.transcript, secret=entry.secret, lots_hash=entry.lots_hash,
        frozen_key=entry.key,
    )  # fmt: skip


def _redraw(season: Season, entry: Redrawn, item: Logged) -> Season:
    members = {
        person: replace(one, status="confirmed") if one.status == "in" else one
        for person, one in season.members.items()
    }
    return replace(
        season, commitment=entry.commitment, members=members, divisions=(), tables={}, transcript="", secret="",
        lots_hash="", frozen_key="",
    )  # fmt: skip


def _deal(season: Season, entry: RoundDrawn, item: Logged) -> Season:
    new = {table.number: TableState(table, table.people) for table in entry.tables}
    return replace(season, tables={**season.tables, **new})


def _replace(season: Season, entry: Replaced, item: Logged) -> Season:
    people = [*season.tables[entry.table].people]
    people[entry.seat] = entry.person
    if entry.person not in season.members:
        member = Member(entry.person, entry.name, item.seq, "in")
        season = replace(season, members={**season.members, entry.person: member})
    elif season.members[entry.person].status in {"joined", "confirmed"}:
        season = _member(season, entry.person, status="in")
    return _table(season, entry.table, people=tuple(people))


def _replay(season: Season, entry: Replay) -> Season:
    return _table(
        season, entry.table, match=None, head=None, ruled=None, is_void=False, is_adjudicated=False,
        replays=season.tables[entry.table].replays + 1,
    )  # fmt: skip


def _rule(season: Season, entry: Ruled, item: Logged) -> Season:
    ruled = tuple(
        Finish(person, place, stayed=place is None and not entry.means_left) for person, place in entry.places
    )
    return _table(season, entry.table, ruled=ruled, is_void=False, is_adjudicated=False)


def _adjudicate(season: Season, entry: Adjudicated, item: Logged) -> Season:
    table = season.tables[entry.table]
    if table.is_over:
        return season
    ruled = adjudicate(table.people, entry.late)
    return _table(season, entry.table, ruled=ruled, is_adjudicated=True)


def _excuse(season: Season, entry: Excused, item: Logged) -> Season:
    member = season.members.get(entry.person)
    known = frozenset[int | None]() if member is None else member.excused
    return _member(season, entry.person, excused=known | {entry.table})


def _resume(season: Season, entry: Resumed, item: Logged) -> Season:
    if season.paused_since is None:
        return season
    rested = max(0, item.at - season.paused_since)
    return replace(season, paused=season.paused + rested, paused_since=None)


_STEPS: Mapping[type[SeasonEntry], Callable[[Season, Any, Logged], Season]] = {
    Joined: _join,
    Left: _leave,
    Confirmed: lambda season, entry, _: _member(season, entry.person, status="confirmed"),
    Seeded: lambda season, entry, _: _member(season, entry.person, seeding=entry.seeding),
    Extended: lambda season, entry, _: replace(season, shifted=season.shifted + entry.days, extended=True),
    WasDrawn: _draw,
    RoundDrawn: _deal,
    Redrawn: _redraw,
    TableOpened: lambda season, entry, _: _table(season, entry.table, match=entry.match, head=None),
    Played: lambda season, entry, _: _table(season, entry.table, match=entry.match, head=entry.head),
    Withdrew: lambda season, entry, _: _member(
        season, entry.person, status="withdrawn", is_early=season.status == "drawn"
    ),
    Struck: lambda season, entry, _: _member(season, entry.person, status="struck", barred=entry.seasons),
    Replaced: _replace,
    Ruled: _rule,
    TableVoid: lambda season, entry, _: _table(season, entry.table, is_void=True),
    Replay: lambda season, entry, _: _replay(season, entry),
    Excused: _excuse,
    Shifted: lambda season, entry, _: replace(season, shifted=season.shifted + entry.days),
    Paused: lambda season, _, item: replace(season, paused_since=item.at),
    Resumed: _resume,
    Hurried: lambda season, _, __: replace(season, is_hurried=True),
    Adjudicated: _adjudicate,
    Protested: lambda season, entry, _: replace(
        season, protests=(*season.protests, (entry.person, entry.table))
    ),
    Final: lambda season, entry, _: replace(
        season, moved=dict(entry.moved), lots_secret=entry.secret, frozen_lots=dict(entry.lots)
    ),
}
"""What else an entry changes; those that are not here change nothing but the status."""
