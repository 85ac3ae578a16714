"""Repair of a match: clear its derived data, check the log, and restart what is stuck."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from host.core import jobs
from host.core.context import Context
from host.core.owners import match_owner
from host.matches.log import checking, entries
from host.matches.log.checking import Checked
from host.matches.log.fold import DAMAGE, begin, deal, fold_more
from host.matches.match import loading, secrets
from host.matches.match.commit import commit
from host.matches.match.match import Match, MatchDamaged, names_of
from host.matches.match.narration import TurnSummary, turns_of
from host.matches.match.seating import Seats
from host.matches.match.secrets import Secret
from host.matches.permissions import Authority, authorize
from host.messages.posts.publish import renew_card
from host.operations.admin import kinds, unknown_kinds
from host.operations.admin.kinds import Repaired
from host.time.clock import timing
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.matches.match import log, seats, snapshots
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow


class Repair(Struct, frozen=True):
    """The result of checking a match."""

    match: MatchRow
    names: tuple[str, ...]
    checked: Checked
    unknown: tuple[str, ...]
    """Stored kinds that this version does not know, such as `timer absence/out2`."""
    unmade: tuple[str, ...]
    """Messages that failed because of a bug and are now retried, such as `posts/chapter`."""


class _Stored(Struct, frozen=True):
    """The stored data of a match."""

    row: MatchRow
    secret: Secret
    seats: Seats
    rows: tuple[EntryRow, ...]


async def repair(ctx: Context, match_id: int, by: Authority) -> Repair:
    """Check a match's log move by move.

    If all entries are valid, its timers, messages and robots are restarted.
    """
    async with ctx.lock(match_id):
        async with ctx.database.transaction() as tx:
            await snapshots.drop(tx, match_id)
            stored = await _read_stored(tx, match_id)
        checked = await _check(stored)
        ctx.forget(match_id)
        async with ctx.database.transaction() as tx:
            row = await loading.row_of(tx, match_id)
            misfit = 0 if checked.misfit is None else checked.misfit.seq
            await authorize(ctx, tx, row, by, kinds.Repair(checked.count, misfit))
            if row.status == "running":
                await _set_going(ctx, tx, row, by, checked)
            kept, unmade = (
                await unknown_kinds.of_match(tx, match_id),
                await unknown_kinds.find_unmade(tx, match_id),
            )
    await jobs.run(ctx, match_owner(match_id))
    return Repair(stored.row, names_of(stored.seats), checked, kept, unmade)


async def _read_stored(tx: Transaction, match_id: int) -> _Stored:
    row = await loading.load_begun_row(tx, match_id)
    secret, sitting = await secrets.load(tx, row), tuple(await seats.of_match(tx, match_id))
    return _Stored(row, secret, sitting, tuple(await log.read(tx, match_id)))


async def _check(stored: _Stored) -> Checked:
    rules, count = loading.game_of(stored.row), len(stored.seats)
    return await asyncio.to_thread(
        checking.check, rules, stored.row, stored.secret.of_deal, count, stored.rows
    )


async def _set_going(ctx: Context, tx: Transaction, row: MatchRow, by: Authority, checked: Checked) -> None:
    if checked.misfit is None:
        match = await loading.match_of(ctx, tx, row)
        await timing.reset_timers(ctx, tx, await commit(ctx, tx, match, [by.ruled(Repaired)]))
    else:
        await renew_card(ctx, tx, row)
    owner = match_owner(row.id)
    await stored_outbox.release(tx, owner.kind, owner.id, with_aside=True)
    await jobs.release(tx, owner)


async def turns(ctx: Context, match_id: int) -> tuple[TurnSummary, ...]:
    """Return the turns of a running match that can be undone, newest first.

    For a damaged match these are the invalid entry, without a text, and the turns before it.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status != "running":
            return ()
        try:
            match = await loading.match_of(ctx, tx, row, whole=True)
        except MatchDamaged:
            stored = await _read_stored(tx, match_id)
        else:
            return await asyncio.to_thread(_newest_first, match)
    return await _turns_before_the_misfit(stored)


async def _turns_before_the_misfit(stored: _Stored) -> tuple[TurnSummary, ...]:
    found = (await _check(stored)).misfit
    if found is None or found.seq == 0:
        return ()
    readable = await asyncio.to_thread(_up_to, stored, found.seq - 1)
    before = () if readable is None else await asyncio.to_thread(_newest_first, readable)
    return (TurnSummary(found.seq, found.seat, names_of(stored.seats), ()), *before)


def _newest_first(match: Match) -> tuple[TurnSummary, ...]:
    return tuple(turns_of(match))[::-1]


def _up_to(stored: _Stored, seq: int) -> Match | None:
    """Return a match as it was after an entry, if it can be read."""
    rules = loading.game_of(stored.row)
    read = entries.read_rows(rules, stored.rows, 0, seq)
    try:
        dealt = deal(rules, stored.row, stored.secret.of_deal, len(stored.seats))
        line = fold_more(rules, begin(rules, dealt), read.logged)
    except DAMAGE:
        return None
    return Match(stored.row, stored.seats, rules, line)
