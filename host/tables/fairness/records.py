"""Create a match's record, limited to what a viewer knows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from engine.core.files import record
from engine.core.files.record import PlayedMove, Record
from host.core.context import Context
from host.core.users import User
from host.matches.commit_reveal import proof
from host.matches.commit_reveal.proof import Proof
from host.matches.log.entries import Move, Started
from host.matches.log.fold import action_of, apply_move
from host.matches.match import loading
from host.matches.match.match import Match
from host.tables.fairness.fairness import reveal
from storage.core.database import Transaction
from storage.matches.match.log import Origin

RECORDED_AS: Mapping[Origin, str] = MappingProxyType(
    {"plan": "player", "forced": "player", "silent": "clock"}
)
"""The sources of moves in records that differ from their origins in the log."""


async def record_of(ctx: Context, match_id: int, viewer: User | None) -> Record:
    """Return a match's record as a user may see it.

    The record is complete once the match is over. Raises UserError if the match has not started.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_started_row(tx, match_id)
        match = await loading.load_match(ctx, tx, row, from_deal=True)
        fairness = await _fairness_of(tx, match)
    # Creating a record checks every move against the legal options, which is too slow for the event loop.
    return replace(await asyncio.to_thread(_compose, match, viewer), fairness=fairness)


async def _fairness_of(tx: Transaction, match: Match) -> dict[str, Any] | None:
    """Return the data with which a finished match's shuffles can be verified from the record alone."""
    if match.row.status != "finished":
        return None
    revealed = await reveal(tx, match.row)
    if revealed.commitment_state is None or revealed.commitment_state.transcript_text is None:
        return None
    started = next(item.entry for item in match.folded_log.entries if isinstance(item.entry, Started))
    return proof.to_dict(
        Proof(
            match=match.row.id,
            commitment=revealed.commitment,
            secret=revealed.secret,
            transcript=revealed.commitment_state.transcript_text,
            words=tuple(
                contribution.text or None for contribution in revealed.commitment_state.contributions
            ),
            order=started.order,
            posts=revealed.commitment_state.links(match.row),
        )
    )


def _compose(match: Match, viewer: User | None) -> Record:
    start = match.folded_log.positions[0].state
    return record.create_record(match.game, match.names, start, _moves_of(match), match.seat_of(viewer))


def _moves_of(match: Match) -> Iterator[PlayedMove]:
    state = match.folded_log.positions[0].state
    whole = match.folded_log.entries_after(match.folded_log.positions[0], match.folded_log.head)
    for move in (logged.entry for logged in whole if isinstance(logged.entry, Move)):
        yield PlayedMove(move.seat, action_of(state, move), RECORDED_AS.get(move.by, move.by))
        state = apply_move(state, move)
