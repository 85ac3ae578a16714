"""Repair a match: clear its derived data, check its log and restart stuck work."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from host.core import jobs
from host.core.context import Context
from host.core.owners import match_owner
from host.matches.log import entries, validation
from host.matches.log.fold import REPLAY_ERRORS, deal, fold_more, start_fold
from host.matches.log.validation import LogCheckResult
from host.matches.match import loading, secrets
from host.matches.match.commit import commit
from host.matches.match.match import Match, MatchDamaged, names_of
from host.matches.match.narration import TurnSummary, summarize_turns
from host.matches.match.seating import Seats
from host.matches.match.secrets import Secret
from host.matches.permissions import Authority, authorize
from host.messages.posts.queueing import queue_card
from host.operations.admin import kinds, unknown_kinds
from host.operations.admin.kinds import Repaired
from host.time.clock import timing
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.matches.match import log, seats, snapshots
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow


class RepairResult(Struct, frozen=True):
    """The result of checking a match."""

    match: MatchRow
    names: tuple[str, ...]
    check_result: LogCheckResult
    unknown_work: tuple[str, ...]
    """Types of stored work that this version does not support, such as `timer absence/out2`."""
    failed_messages: tuple[str, ...]
    """Types of messages that failed because of a bug and are now retried, such as `posts/chapter`."""


class _Stored(Struct, frozen=True):
    """The stored data of a match."""

    row: MatchRow
    secret: Secret
    seats: Seats
    rows: tuple[EntryRow, ...]


async def repair(ctx: Context, match_id: int, by: Authority) -> RepairResult:
    """Check a match's log move by move.

    If all entries are valid, restart the match's timers, messages and robots.
    """
    async with ctx.lock(match_id):
        async with ctx.database.transaction() as tx:
            await snapshots.delete(tx, match_id)
            stored = await _read_stored(tx, match_id)
        checked = await _check(stored)
        ctx.evict(match_id)
        async with ctx.database.transaction() as tx:
            row = await loading.load_row(tx, match_id)
            misfit = 0 if checked.invalid_entry is None else checked.invalid_entry.seq
            await authorize(ctx, tx, row, by, kinds.Repair(checked.count, misfit))
            if row.status == "running":
                await _restart(ctx, tx, row, by, checked)
            kept, unmade = (
                await unknown_kinds.find_unknown(tx, match_id),
                await unknown_kinds.find_failed_messages(tx, match_id),
            )
    await jobs.run(ctx, match_owner(match_id))
    return RepairResult(stored.row, names_of(stored.seats), checked, kept, unmade)


async def _read_stored(tx: Transaction, match_id: int) -> _Stored:
    row = await loading.load_started_row(tx, match_id)
    secret, sitting = await secrets.load(tx, row), tuple(await seats.of_match(tx, match_id))
    return _Stored(row, secret, sitting, tuple(await log.read(tx, match_id)))


async def _check(stored: _Stored) -> LogCheckResult:
    rules, count = loading.game_of(stored.row), len(stored.seats)
    return await asyncio.to_thread(
        validation.check_log, rules, stored.row, stored.secret.deal_seed, count, stored.rows
    )


async def _restart(
    ctx: Context, tx: Transaction, row: MatchRow, by: Authority, checked: LogCheckResult
) -> None:
    if checked.invalid_entry is None:
        match = await loading.load_match(ctx, tx, row)
        await timing.reset_timers(ctx, tx, await commit(ctx, tx, match, [by.make_ruling(Repaired)]))
    else:
        await queue_card(ctx, tx, row)
    owner = match_owner(row.id)
    await stored_outbox.release(tx, owner.kind, owner.id, with_deferred=True)
    await jobs.release(tx, owner)


async def undoable_turns(ctx: Context, match_id: int) -> tuple[TurnSummary, ...]:
    """Return the turns of a running match that can be undone, newest first.

    For a damaged match, the first item is the invalid entry, without a text. The turns before it follow.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.status != "running":
            return ()
        try:
            match = await loading.load_match(ctx, tx, row, from_deal=True)
        except MatchDamaged:
            stored = await _read_stored(tx, match_id)
        else:
            return await asyncio.to_thread(_newest_first, match)
    return await _turns_before_invalid_entry(stored)


async def _turns_before_invalid_entry(stored: _Stored) -> tuple[TurnSummary, ...]:
    found = (await _check(stored)).invalid_entry
    if found is None or found.seq == 0:
        return ()
    readable = await asyncio.to_thread(_match_after, stored, found.seq - 1)
    before = () if readable is None else await asyncio.to_thread(_newest_first, readable)
    return (TurnSummary(found.seq, found.seat, names_of(stored.seats), ()), *before)


def _newest_first(match: Match) -> tuple[TurnSummary, ...]:
    return tuple(summarize_turns(match))[::-1]


def _match_after(stored: _Stored, seq: int) -> Match | None:
    """Return a match as it was after an entry, or None if it can't be read."""
    rules = loading.game_of(stored.row)
    read = entries.parse_rows(rules, stored.rows, 0, seq)
    try:
        dealt = deal(rules, stored.row, stored.secret.deal_seed, len(stored.seats))
        line = fold_more(rules, start_fold(rules, dealt), read.entries)
    except REPLAY_ERRORS:
        return None
    return Match(stored.row, stored.seats, rules, line)
