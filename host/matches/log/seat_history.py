"""The current and former players of each seat.

Former players still know the seat's hidden information.
"""

from __future__ import annotations

from collections.abc import Set
from contextlib import suppress

import msgspec

from host.matches import users
from host.matches.log.entries import SeatTaken
from storage.core.database import Transaction
from storage.matches.match import log, seats


async def seats_ever_held(tx: Transaction, match_id: int, user_key: int) -> set[int]:
    """Return the seats that a player has or had in a match.

    The result includes seats that robots are keeping for the player.
    """
    return await _seats_held_by(tx, match_id, await users.all_keys(tx, user_key))


async def seats_before_deletion(tx: Transaction, match_id: int, user_key: int) -> set[int]:
    """Return the seats that a user had in a running match before deleting their data."""
    former = await users.all_keys(tx, user_key) - {user_key}
    return await _seats_held_by(tx, match_id, former) if former else set()


async def _seats_held_by(tx: Transaction, match_id: int, keys: Set[int]) -> set[int]:
    places = await seats.of_match(tx, match_id)
    had = {place.seat for place in places if keys & {place.user_key, place.former_user_key}}
    for row in await log.of_kind(tx, match_id, "seat-taken"):
        # Unreadable rows are ignored here. The match is reported as damaged when it is played.
        with suppress(msgspec.MsgspecError):
            entry = msgspec.json.decode(row.payload, type=SeatTaken)
            had |= {entry.seat} if keys & {entry.left, entry.person} else set()
    return had
