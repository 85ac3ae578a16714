"""Replay all running matches with the current code to find differences before an upgrade.

Only one match is in memory at a time.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.robots.playouts import play_out
from host.core.context import Context
from host.core.errors import UserError
from host.matches.log import validation
from host.matches.log.fold import REPLAY_ERRORS
from host.matches.match import loading, secrets
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.matches.match import log, matches, snapshots
from storage.matches.match.matches import MatchRow

ReplayVerdict: TypeAlias = Literal[
    "same",  # all moves are legal and all views are unchanged
    "rules",  # the bot does not support the game or its rules version
    "unreadable",  # the match's rows can't be read
    "move",  # an entry is illegal
    "position",  # the position differs from the stored snapshot or from another version's position
    "view",  # a view or the options can't be rendered
    "end",  # a playout differs from the one computed by another version
    "stuck",  # a playout fails
]

FAILED = ""
"""Placeholder for the hash of a failed playout."""


class ReplayResult(Struct, frozen=True):
    """The result of replaying a running match."""

    match_id: int
    verdict: ReplayVerdict
    head: int
    views_hash: str = ""
    """A hash of all views and options."""
    entry: int | None = None
    """The number of the first illegal entry, if any."""
    ends: tuple[str, ...] = ()
    """A hash for each playout from the current position, or FAILED."""


PlayoutNumbers: TypeAlias = Callable[[int, float], Iterable[int]]
"""Returns the playout numbers to run for a match.

The parameters are the match id and the fraction of matches processed so far.
"""


def no_playouts(_match_id: int, _share: float) -> Iterable[int]:
    """Return no playouts, for a replay without playouts."""
    return ()


async def replay_all(ctx: Context, playouts: PlayoutNumbers = no_playouts) -> AsyncIterator[ReplayResult]:
    """Replay all running matches, oldest first, and yield the results.

    `playouts` selects the playouts to run for each match.
    """
    async with ctx.database.read_transaction() as tx:
        found = await matches.active_ids(tx)
    for place, match_id in enumerate(found, 1):
        async with ctx.database.read_transaction() as tx:
            row = await matches.get(tx, match_id)
            if row is not None and row.status == "running":
                yield await _replay(tx, row, playouts(match_id, place / len(found)))


async def _replay(tx: Transaction, row: MatchRow, playouts: Iterable[int]) -> ReplayResult:
    try:
        rules = loading.game_of(row)
    except UserError:
        return ReplayResult(row.id, "rules", row.head)
    try:
        seed = (await secrets.load(tx, row)).deal_seed
    except (UserError, *REPLAY_ERRORS):
        return ReplayResult(row.id, "unreadable", row.head)
    entry = await _first_invalid_entry(tx, rules, row, seed)
    try:
        match = await loading.load_uncached(tx, row)
    except UserError:
        return ReplayResult(row.id, "unreadable", row.head, entry=entry)
    if entry is not None:
        return ReplayResult(row.id, "move", row.head, entry=entry)
    verdict: ReplayVerdict = "same" if await _equals_snapshot(tx, match) else "position"
    try:
        views = await asyncio.to_thread(hash_views, match)
    except REPLAY_ERRORS:
        return ReplayResult(row.id, "view", row.head)
    ends = await asyncio.to_thread(_play_out, match, seed, playouts) if verdict == "same" else ()
    return ReplayResult(row.id, "stuck" if FAILED in ends else verdict, row.head, views, ends=ends)


def _play_out(match: Match, seed: str, numbers: Iterable[int]) -> tuple[str, ...]:
    """Return a hash for each playout, or FAILED if the rules raise an exception."""
    ends = []
    for number in numbers:
        try:
            ends.append(play_out(match.game, match.state, number, seed))
        except REPLAY_ERRORS:
            ends.append(FAILED)
    return tuple(ends)


async def _first_invalid_entry(tx: Transaction, rules: AnyGame, row: MatchRow, seed: str) -> int | None:
    """Return the number of the first illegal entry, or None if all entries are legal.

    The number 0 means the deal.
    """
    rows = await log.read(tx, row.id)
    checked = await asyncio.to_thread(validation.check_log, rules, row, seed, row.seat_count, rows)
    return None if checked.invalid_entry is None else checked.invalid_entry.seq


async def _equals_snapshot(tx: Transaction, match: Match) -> bool:
    """Return whether the position equals the stored snapshot.

    Return True if there is no snapshot for the last entry.
    """
    snapshot = await snapshots.get(tx, match.row.id)
    if snapshot is None or snapshot.seq != match.folded_log.head:
        return True
    try:
        return bool(match.game.decode_state(snapshot.state.encode()) == match.state)
    except REPLAY_ERRORS:
        return False


def hash_views(match: Match) -> str:
    """Return a hash of the views and options of all seats and spectators.

    Adding a field to a class does not change the hash.
    """
    rules, state = match.game, match.state
    shown: list[Any] = [play.awaited_seats(state)]
    for viewer in (None, *range(len(match.seats))):
        view = rules.observe(state, viewer)
        shown += [rules.heading(view), rules.text_board(view), rules.points(view)]
        shown += [] if viewer is None else [play.options(state, viewer)]
    return hashlib.sha256(msgspec.json.encode(shown, order="deterministic")).hexdigest()
