"""The effects of season entries: outbox messages, timers and jobs in the same transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager

from msgspec import Struct

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, season_owner
from host.core.timers import Timer
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.kinds import (
    AnnounceSeason,
    MarkDraw,
    OpenTable,
    ReconcileMatches,
    RefreshDivision,
    RefreshSignUp,
    RemoveNotices,
    ShowDivision,
    ShowFixture,
    ShowSignUp,
    StepDue,
    ToHosts,
)
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.season.agenda import due_at, steps_after
from host.leagues.season.entries import (
    Final,
    Logged,
    Protested,
    Redrawn,
    RoundDrawn,
    SeasonEntry,
    Voided,
    WasDrawn,
)
from host.leagues.season.entry import Announcement
from host.leagues.season.rulings import Replaced, Struck
from host.leagues.season.season import TableState
from host.leagues.season.sign_up import Extended
from storage.core.database import Transaction
from storage.leagues.league import leagues
from storage.time.clock import outages
from storage.time.clock.outages import OPEN

GATHERING = 30_000
"""Milliseconds for which changes are collected before a card is edited."""


@asynccontextmanager
async def hold(ctx: Context, season: int) -> AsyncIterator[tuple[Transaction, LoadedSeason]]:
    """Lock a season for appending to its log, and yield a transaction with the loaded season."""
    async with ctx.owner_lock(season_owner(season)), ctx.database.transaction() as tx:
        yield tx, await logbook.load(tx, season)


async def append_entry(
    ctx: Context, tx: Transaction, known: LoadedSeason, *made: SeasonEntry
) -> LoadedSeason:
    """Append entries to a season's log and apply all effects.

    Raises a UserError if an entry is not allowed.
    """
    after = await logbook.append(ctx, tx, known, made)
    await follow(ctx, tx, known, after)
    return after


async def follow(ctx: Context, tx: Transaction, before: LoadedSeason, after: LoadedSeason) -> None:
    """Queue the messages, timers and jobs that follow from new entries."""
    owner, new = season_owner(after.id), after.log[len(before.log) :]
    await _set_timers(ctx, tx, owner, after, new)
    posts = [post for item in new for post in _posts_about(item, after)]
    posts = [*_in_one(posts, new)]
    if any(item.entry.ends_notices for item in new):
        posts = [RemoveNotices(), *posts]
    posts += [ShowFixture(number) for number in _changed_fixtures(before, after)]
    posts += [OpenTable(number) for number in sorted(openable(after) - openable(before))]
    await outbox.add(ctx, tx, owner, *posts)
    await _touch_cards(ctx, tx, owner, before, after)
    if any(isinstance(item.entry, Voided) and item.entry.by == "clock" for item in new):
        # Otherwise the guild would get one invitation after another to seasons that never begin.
        await leagues.set_status(tx, after.league.id, "resting")
    if any(item.entry.affects_matches for item in new):
        await jobs.put(ctx, tx, owner, ReconcileMatches())


async def follow_opening(ctx: Context, tx: Transaction, owner: Owner, known: LoadedSeason) -> None:
    """Queue the sign-up message of a new season, and set the timers of its steps."""
    await _set_timers(ctx, tx, owner, known, known.log)
    await outbox.add(ctx, tx, owner, ShowSignUp())


def _posts_about(item: Logged, after: LoadedSeason) -> Iterator[OutboxMessage]:
    entry = item.entry
    if isinstance(entry, Redrawn):
        yield MarkDraw(max(one.seq for one in after.log if isinstance(one.entry, WasDrawn)))
    if (what := entry.announced_as) is not None:
        number = (
            max(one.round for one in entry.tables) if isinstance(entry, RoundDrawn) and entry.tables else 0
        )
        yield AnnounceSeason(what, number, item.seq)
    if isinstance(entry, Protested):
        yield ToHosts(entry.person, entry.words, entry.table, item.seq)
    if isinstance(entry, WasDrawn | Final):
        for division in after.season.divisions:
            yield ShowDivision(division.number)


def _in_one(posts: Iterable[OutboxMessage], new: Iterable[Logged]) -> Iterator[OutboxMessage]:
    """Merge simultaneous announcements of strikes, and of replacements, into one message each.

    Announcements of a host's decision stay separate.
    """
    several: dict[Announcement, list[int]] = {"struck": [], "replaced": []}
    for item in new:
        if isinstance(item.entry, Struck | Replaced) and item.entry.by == "clock":
            several["struck" if isinstance(item.entry, Struck) else "replaced"].append(item.seq)
    for post in posts:
        entries = several.get(post.what, []) if isinstance(post, AnnounceSeason) else []
        if not isinstance(post, AnnounceSeason) or post.entry not in entries:
            yield post
        elif post.entry == entries[0]:
            yield AnnounceSeason(post.what, len(entries), post.entry)


def _changed_fixtures(before: LoadedSeason, after: LoadedSeason) -> list[int]:
    was = before.season.tables
    return [
        number
        for number, table in after.season.tables.items()
        if number in was and _as_shown(was[number]) != _as_shown(table)
    ]


class _Shown(Struct, frozen=True):
    user_keys: tuple[int, ...]
    is_over: bool
    result: object


def _as_shown(table: TableState) -> _Shown:
    return _Shown(table.user_keys, table.is_over, (table.ruled, table.is_void, table.head, table.replays))


def openable(known: LoadedSeason) -> set[int]:
    """Return the tables that need a match now: all their players have finished earlier waves."""
    season = known.season
    if season.status != "playing" or season.paused_since is not None:
        return set()
    return {
        number
        for number, one in season.tables.items()
        if one.match_id is None and not one.is_over and not _is_held_up(known, one)
    }


def _is_held_up(known: LoadedSeason, table: TableState) -> bool:
    return any(
        other.table.wave < table.table.wave
        and not other.is_over
        and other.table.division == table.table.division
        and {*other.user_keys} & {*table.user_keys}
        for other in known.season.tables.values()
    )


async def _touch_cards(
    ctx: Context, tx: Transaction, owner: Owner, before: LoadedSeason, after: LoadedSeason
) -> None:
    """Edit the sign-up card at once if the stage changes; collect other changes first."""
    if before.season.status != after.season.status:
        await timers.drop(tx, owner, RefreshSignUp)
        await outbox.replace_pending(ctx, tx, owner, ShowSignUp())
    elif before.season.members != after.season.members and after.season.status in {"sign-up", "confirming"}:
        await gather(ctx, tx, owner, RefreshSignUp())
    for division in sorted(_changed_divisions(before, after)):
        await gather(ctx, tx, owner, RefreshDivision(division))


def _changed_divisions(before: LoadedSeason, after: LoadedSeason) -> set[int]:
    """Return the divisions with changes that are visible on their cards."""
    was, members = before.season.tables, before.season.members
    found = {
        table.table.division for number, table in after.season.tables.items() if was.get(number) != table
    }
    changed = {user_key for user_key, one in after.season.members.items() if members.get(user_key) != one}
    found |= {one.number for one in after.season.divisions if changed & {*one.user_keys}}
    return found if before.season.divisions else set()


async def gather(ctx: Context, tx: Transaction, owner: Owner, timer: Timer) -> None:
    """Set a timer at the end of the collection period, unless it is set already."""
    if not any(one.timer == timer for one in await timers.of_owner(tx, owner)):
        await timers.put(tx, owner, timer, ctx.now() + GATHERING)


async def _set_timers(
    ctx: Context, tx: Transaction, owner: Owner, after: LoadedSeason, new: tuple[Logged, ...]
) -> None:
    for item in new:
        if item.entry.begins is not None:
            await timers.drop(tx, owner, StepDue)
            for one in steps_after(after.plan, item.entry):
                await timers.put(tx, owner, StepDue(one.what, one.number), item.at + one.at)
        if isinstance(item.entry, Extended):
            for step in (StepDue("nag"), StepDue("close")):
                await timers.put(tx, owner, step, item.at)
    if any(item.entry.moves_dates for item in new):
        await set_anew(ctx, tx, after)


async def set_anew(ctx: Context, tx: Transaction, known: LoadedSeason) -> None:
    """Set the timers of all remaining steps to their current due times."""
    owner = season_owner(known.id)
    for one in await timers.of_owner(tx, owner):
        if isinstance(one.timer, StepDue):
            at = await due(tx, known, one.timer)
            await timers.put(tx, owner, one.timer, one.at if at is None else at)


async def due(tx: Transaction, known: LoadedSeason, step: StepDue) -> int | None:
    """Return when a step of a season is due; None if it does not belong to the current stage."""
    gone = await outages.since(tx, known.log[0].at, known.league.guild_id)
    stretches = [(one.began, one.ended) for one in gone if one.ended < OPEN]
    return due_at(known.plan, known.log, step.what, step.number, stretches)
