"""Match summaries for comparing versions.

They depend only on the rules and the log, so they are the same in every version.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from engine.core.files import record
from engine.core.files.library import game
from host.core.context import Context
from host.core.users import User
from host.messages.posts import cards
from host.messages.posts.cards import StatusCard
from host.tables.fairness import records
from host.turns.play import turn_actions


async def load_card(ctx: Context, match_id: int) -> StatusCard:
    return await cards.get_card(ctx, match_id)


async def load_awaited_user(ctx: Context, match_id: int) -> User | None:
    """Return the user whose turn it is in a match."""
    status_card = await load_card(ctx, match_id)
    seat = None if not status_card.awaited else status_card.seats[status_card.awaited[0]]
    return None if seat is None or seat.user_key is None else User(seat.user_key, seat.name)


async def summarize_match(ctx: Context, match_id: int) -> dict[str, Any]:
    """Return a summary of what the public and each player can see of a match."""
    status_card = await load_card(ctx, match_id)
    known: dict[str, Any] = {
        "game": status_card.match.game,
        "status": status_card.match.status,
        "head": status_card.match.head,
        "commitment": status_card.match.commitment,
        "names": list(status_card.names),
        "awaited": next(iter(status_card.awaited), None),
        "since": status_card.since,
        "deadline": status_card.deadline,
    }
    if status_card.match.head:
        users = [User(seat.user_key, seat.name) for seat in status_card.seats if seat.user_key is not None]
        known["points"] = list(game(status_card.match.game).points(status_card.view))
        known["records"] = {
            "everybody": digest(record.write(await records.record_of(ctx, match_id, None)))
        } | {user.name: digest(record.write(await records.record_of(ctx, match_id, user))) for user in users}
    user = await load_awaited_user(ctx, match_id)
    if user is not None:
        offered = [offer.action for offer in (await turn_actions.load_panel(ctx, match_id, user)).offers]
        known["offered"] = [len(offered), digest(msgspec.json.encode(offered))]
    return known


def digest(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()[:16]
