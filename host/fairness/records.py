"""The harbour record of a match, as far as a viewer knows it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from engine.core import record
from engine.core.record import Played, Record
from host.core.context import Context
from host.core.people import Person
from host.log.entries import Move
from host.log.fold import action_of, follow_move
from host.match import loading
from host.match.match import Match


async def record_of(ctx: Context, match_id: int, viewer: Person | None) -> Record:
    """Return a match's record for a person, whole when it is over; a Refusal before it has begun."""
    async with ctx.database.reading() as tx:
        row = await loading.load_begun_row(tx, match_id)
        match = await loading.match_of(ctx, tx, row, whole=True)
    # Composing looks every move up among the options: too long for the event loop.
    return await asyncio.to_thread(_compose, match, viewer)


def _compose(match: Match, viewer: Person | None) -> Record:
    start = match.line.marks[0].state
    return record.compose(match.game, match.names, start, _moves_of(match), match.seat_of(viewer))


def _moves_of(match: Match) -> Iterator[Played]:
    state = match.line.marks[0].state
    whole = match.line.since_mark(match.line.marks[0], match.line.head)
    for move in (logged.entry for logged in whole if isinstance(logged.entry, Move)):
        yield Played(move.seat, action_of(state, move), "player" if move.by == "plan" else move.by)
        state = follow_move(state, move)
