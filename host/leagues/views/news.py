"""One-time announcements of a season, their recipients, and questions to the hosts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.inactive_members import find_silent
from host.leagues.lifecycle.kinds import AnnounceSeason
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.season.entries import Redrawn, SeasonEntry, WasDrawn, Withdrew
from host.leagues.season.entry import Announcement
from host.leagues.season.rulings import Excused, Replaced, Replay, Reversed, Ruled, Struck, TableVoid
from host.leagues.views.cards import Fixture, NextStep, fixture, next_step, tables
from storage.core.database import Transaction


class News(Struct, frozen=True):
    """An announcement about a season."""

    known: LoadedSeason
    what: Announcement
    number: int
    entry: SeasonEntry | None
    """The log entry it announces, if there is one."""
    user_keys: tuple[int, ...]
    """The affected players. The message mentions them if that makes sense."""
    fixtures: tuple[Fixture, ...]
    """The tables it is about."""
    next_step: NextStep | None
    entries: tuple[SeasonEntry, ...] = ()
    """The log entries it announces, if there are several."""


class GivenUp(Struct, frozen=True):
    """A draw that its hosts discarded."""

    known: LoadedSeason
    drawn: WasDrawn
    by: Redrawn


async def of_post(ctx: Context, season: int, post: AnnounceSeason) -> News:
    """Return the announcement of an outbox message."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        entry = next((item.entry for item in known.log if item.seq == post.entry), None)
        user_keys = await _people(ctx, tx, known, post, entry)
        step = await next_step(tx, known)
    found = await _fixtures(ctx, known, post, entry)
    told = tuple(entries_of(known, post.entry, post.number)) if post.entry else ()
    return News(known, post.what, post.number, entry, user_keys, found, step, told)


async def _people(
    ctx: Context, tx: Transaction, known: LoadedSeason, post: AnnounceSeason, entry: SeasonEntry | None
) -> tuple[int, ...]:
    season = known.season
    match post.what:
        case "closed":
            return season.waiting
        case "drawn":
            return tuple(user_key for one in season.divisions for user_key in one.user_keys)
        case "idle":
            return await find_silent(ctx, tx, known)
        case "warned":
            open_ = [one for one in season.tables.values() if not one.is_over]
            return tuple(
                dict.fromkeys(
                    user_key for one in open_ for user_key in one.user_keys if user_key not in season.out
                )
            )
        case "struck":
            return tuple(_struck(known, post))
        case "replaced":
            told = entries_of(known, post.entry, post.number)
            return tuple(
                dict.fromkeys(user_key for one in told for user_key in _people_concerned(known, one))
            )
        case _:
            return _people_concerned(known, entry)


def entries_of(known: LoadedSeason, first: int, count: int) -> list[SeasonEntry]:
    """Return the log entries that a message announces: `count` entries from `first` on."""
    return [item.entry for item in known.log if first <= item.seq < first + max(1, count)]


def _struck(known: LoadedSeason, post: AnnounceSeason) -> Iterator[int]:
    """Yield all players who were removed from the season at the same time."""
    for entry in entries_of(known, post.entry, post.number):
        if isinstance(entry, Struck):
            yield entry.person


def _people_concerned(known: LoadedSeason, entry: SeasonEntry | None) -> tuple[int, ...]:
    match entry:
        case Struck() | Withdrew() | Excused():
            return (entry.person,)
        case Replaced():
            return (entry.person, known.season.tables[entry.table].table.user_keys[entry.seat])
        case Ruled() | TableVoid() | Replay():
            return known.season.tables[entry.table].user_keys
        case Reversed():
            meant = next((item.entry for item in known.log if item.seq == entry.entry), None)
            return _people_concerned(known, meant)
        case _:
            return ()


async def _fixtures(
    ctx: Context, known: LoadedSeason, post: AnnounceSeason, entry: SeasonEntry | None
) -> tuple[Fixture, ...]:
    if post.what in {"warned", "week", "idle", "hurried"}:
        return await tables(ctx, known.id, is_open=True)
    if isinstance(entry, Reversed):
        entry = next((item.entry for item in known.log if item.seq == entry.entry), None)
    if isinstance(entry, Ruled | TableVoid | Replay | Replaced):
        return (await fixture(ctx, known.id, entry.table),)
    return ()


async def given_up(ctx: Context, season: int, entry: int) -> GivenUp | None:
    """Return a discarded draw from a season's log; None if the draw is valid."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
    drawn = next((one.entry for one in known.log if one.seq == entry), None)
    by = next((one.entry for one in known.log if one.seq > entry and isinstance(one.entry, Redrawn)), None)
    return GivenUp(known, drawn, by) if isinstance(drawn, WasDrawn) and by is not None else None
