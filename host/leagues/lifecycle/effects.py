"""The effects of season log entries: outbox messages, timers and jobs, in the same transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager

from msgspec import Struct

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import publish
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, season_owner
from host.core.timers import Timer
from host.leagues.lifecycle import final_results, season_log
from host.leagues.lifecycle.kinds import (
    AnnounceSeason,
    HostRequest,
    MarkDrawDiscarded,
    OpenFixture,
    ReconcileMatches,
    RefreshDivision,
    RefreshSignUp,
    RemoveNotices,
    ShowDivision,
    ShowFixture,
    ShowSignUp,
    StepTimer,
)
from host.leagues.lifecycle.season_log import LoadedSeason, SeasonChanged
from host.leagues.member_roles import roles_of_members, tier_roles
from host.leagues.season.entries import (
    DrawDiscarded,
    LoggedSeasonEntry,
    ProtestFiled,
    RoundDrawn,
    SeasonDrawn,
    SeasonEntry,
    SeasonFinished,
    SeasonVoided,
)
from host.leagues.season.entry_base import Announcement, SeasonRuling
from host.leagues.season.rulings import MemberStruck, PlayerReplaced
from host.leagues.season.schedule import due_at, steps_after
from host.leagues.season.season import FixtureState
from host.leagues.season.sign_up import QuestionAsked, SignUpExtended
from storage.core.database import Transaction
from storage.leagues.league import leagues
from storage.time.clock import outages
from storage.time.clock.outages import NO_END

BATCH_DELAY = 30_000
"""Milliseconds for which changes to a card are collected before the card is edited."""


@asynccontextmanager
async def locked_season(ctx: Context, season_id: int) -> AsyncIterator[tuple[Transaction, LoadedSeason]]:
    """Lock a season in order to append to its log, and yield a transaction with the loaded season."""
    async with ctx.owner_lock(season_owner(season_id)), ctx.database.transaction() as tx:
        yield tx, await season_log.load(tx, season_id)


async def append_entry(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, *new_entries: SeasonEntry
) -> LoadedSeason:
    """Append entries to a season's log and apply all effects.

    A ruling after the end of a season also corrects its final results. Raises a UserError if an entry is not
    allowed.
    """
    is_late = loaded.season.status == "over" and any(
        isinstance(new_entry, SeasonRuling) for new_entry in new_entries
    )
    if is_late and await final_results.is_settled(tx, loaded):
        raise user_error("league-final")
    after = await season_log.append(ctx, tx, loaded, new_entries)
    if is_late:
        after = await correct_final(ctx, tx, loaded, after)
    await apply_effects(ctx, tx, loaded, after)
    return after


async def correct_final(
    ctx: Context, tx: Transaction, before: LoadedSeason, after: LoadedSeason
) -> LoadedSeason:
    """Log the correction of a finished season's results, and transfer the champion role."""
    final_corrected = await final_results.find_correction(tx, before, after)
    if final_corrected is None:
        return after
    corrected = await season_log.append(ctx, tx, after, [final_corrected])
    await final_results.update_champion_role(ctx, tx, corrected, before)
    return corrected


async def apply_effects(ctx: Context, tx: Transaction, before: LoadedSeason, after: LoadedSeason) -> None:
    """Queue the messages, timers and jobs that new log entries require."""
    owner, new = season_owner(after.id), after.log[len(before.log) :]
    await _set_timers(ctx, tx, owner, after, new)
    posts = [post for item in new for post in _messages_for(item, after)]
    posts = [*_merge_announcements(posts, new)]
    if any(item.entry.ends_notices for item in new):
        posts = [RemoveNotices(), *posts]
    posts += [ShowFixture(number) for number in _changed_fixtures(before, after)]
    posts += [OpenFixture(number) for number in sorted(fixtures_to_open(after) - fixtures_to_open(before))]
    roles = tier_roles(after.league)
    posts += final_results.role_changes(
        roles_of_members(before.season, roles), roles_of_members(after.season, roles)
    )
    await outbox.add(ctx, tx, owner, *posts)
    await _update_cards(ctx, tx, owner, before, after)
    if any(isinstance(item.entry, SeasonVoided) and item.entry.by == "clock" for item in new):
        # Suspend the league. Otherwise the bot would keep inviting the guild to seasons that never start.
        await leagues.set_status(tx, after.league.id, "resting")
    await publish(ctx, tx, SeasonChanged(after, before))
    if any(item.entry.affects_matches for item in new):
        await jobs.put(ctx, tx, owner, ReconcileMatches())


async def apply_opening(ctx: Context, tx: Transaction, owner: Owner, loaded: LoadedSeason) -> None:
    """Queue the sign-up message for a new season, and set the timers for its steps."""
    await _set_timers(ctx, tx, owner, loaded, loaded.log)
    await outbox.add(ctx, tx, owner, ShowSignUp())
    await publish(ctx, tx, SeasonChanged(loaded))


def _messages_for(item: LoggedSeasonEntry, after: LoadedSeason) -> Iterator[OutboxMessage]:
    entry = item.entry
    if isinstance(entry, DrawDiscarded):
        yield MarkDrawDiscarded(max(one.seq for one in after.log if isinstance(one.entry, SeasonDrawn)))
    if (what := entry.announced_as) is not None:
        number = (
            max(table.round for table in entry.tables)
            if isinstance(entry, RoundDrawn) and entry.tables
            else 0
        )
        yield AnnounceSeason(what, number, item.seq)
    if isinstance(entry, ProtestFiled | QuestionAsked):
        yield HostRequest(entry.person, entry.words, entry.table, item.seq)
    if isinstance(entry, SeasonDrawn | SeasonFinished | SeasonVoided):
        for division in after.season.divisions:
            yield ShowDivision(division.number)


def _merge_announcements(
    posts: Iterable[OutboxMessage], new: Iterable[LoggedSeasonEntry]
) -> Iterator[OutboxMessage]:
    """Merge announcements of strikes, or of replacements, that are made at the same time.

    Announcements of host decisions are not merged.
    """
    several: dict[Announcement, list[int]] = {"struck": [], "replaced": []}
    for item in new:
        if isinstance(item.entry, MemberStruck | PlayerReplaced) and item.entry.by == "clock":
            several["struck" if isinstance(item.entry, MemberStruck) else "replaced"].append(item.seq)
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
        if number in was and _fixture_snapshot(was[number]) != _fixture_snapshot(table)
    ]


class _FixtureSnapshot(Struct, frozen=True):
    user_keys: tuple[int, ...]
    is_over: bool
    result: object


def _fixture_snapshot(table: FixtureState) -> _FixtureSnapshot:
    return _FixtureSnapshot(
        table.user_keys, table.is_over, (table.ruled, table.is_void, table.head, table.replays)
    )


def fixtures_to_open(loaded: LoadedSeason) -> set[int]:
    """Return the tables that need a match now, because their players have finished all earlier waves."""
    season = loaded.season
    if season.status != "playing" or season.paused_since is not None:
        return set()
    return {
        number
        for number, fixture_state in season.tables.items()
        if fixture_state.match_id is None
        and not fixture_state.is_over
        and not _waits_for_earlier_wave(loaded, fixture_state)
    }


def _waits_for_earlier_wave(loaded: LoadedSeason, table: FixtureState) -> bool:
    return any(
        other.table.wave < table.table.wave
        and not other.is_over
        and other.table.division == table.table.division
        and {*other.user_keys} & {*table.user_keys}
        for other in loaded.season.tables.values()
    )


async def _update_cards(
    ctx: Context, tx: Transaction, owner: Owner, before: LoadedSeason, after: LoadedSeason
) -> None:
    """Edit the sign-up card at once if the stage has changed, and batch all other card edits."""
    if before.season.status != after.season.status:
        await timers.cancel_kinds(tx, owner, RefreshSignUp)
        await outbox.replace_pending(ctx, tx, owner, ShowSignUp())
    elif before.season.members != after.season.members and after.season.status in {"sign-up", "confirming"}:
        await schedule_refresh(ctx, tx, owner, RefreshSignUp())
    for division in sorted(_changed_divisions(before, after)):
        await schedule_refresh(ctx, tx, owner, RefreshDivision(division))


def _changed_divisions(before: LoadedSeason, after: LoadedSeason) -> set[int]:
    """Return the divisions whose cards have to be updated."""
    was, members = before.season.tables, before.season.members
    found = {
        table.table.division for number, table in after.season.tables.items() if was.get(number) != table
    }
    changed = {
        user_key for user_key, member in after.season.members.items() if members.get(user_key) != member
    }
    found |= {division.number for division in after.season.divisions if changed & {*division.user_keys}}
    return found if before.season.divisions else set()


async def schedule_refresh(ctx: Context, tx: Transaction, owner: Owner, timer: Timer) -> None:
    """Set a timer for the end of BATCH_DELAY, unless it is already set."""
    if not any(set_timer.timer == timer for set_timer in await timers.of_owner(tx, owner)):
        await timers.put(tx, owner, timer, ctx.now() + BATCH_DELAY)


async def _set_timers(
    ctx: Context, tx: Transaction, owner: Owner, after: LoadedSeason, new: tuple[LoggedSeasonEntry, ...]
) -> None:
    for item in new:
        if item.entry.new_status is not None:
            await timers.cancel_kinds(tx, owner, StepTimer)
            for scheduled_step in steps_after(after.plan, item.entry):
                await timers.put(
                    tx,
                    owner,
                    StepTimer(scheduled_step.what, scheduled_step.number),
                    item.at + scheduled_step.at,
                )
        if isinstance(item.entry, SignUpExtended):
            for step in (StepTimer("nag"), StepTimer("close")):
                await timers.put(tx, owner, step, item.at)
    if any(item.entry.moves_dates for item in new):
        await reschedule_steps(ctx, tx, after)


async def reschedule_steps(ctx: Context, tx: Transaction, loaded: LoadedSeason) -> None:
    """Set the timers of all remaining steps to their current due times."""
    owner = season_owner(loaded.id)
    for set_timer in await timers.of_owner(tx, owner):
        if isinstance(set_timer.timer, StepTimer):
            at = await step_due_at(tx, loaded, set_timer.timer)
            await timers.put(tx, owner, set_timer.timer, set_timer.at if at is None else at)


async def step_due_at(tx: Transaction, loaded: LoadedSeason, step: StepTimer) -> int | None:
    """Return when a step of a season is due, in Unix milliseconds.

    Return None if the log does not contain the entry to which the step's date is relative.
    """
    outage_rows = await outages.ended_after(tx, loaded.log[0].at, loaded.league.guild_id)
    stretches = [
        (outage_row.began, outage_row.ended) for outage_row in outage_rows if outage_row.ended < NO_END
    ]
    return due_at(loaded.plan, loaded.log, step.what, step.number, stretches)
