"""Who has ever had which seat of a match: with a seat goes what it may see, and what one wishes for."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from host.core.people import hash_of
from host.matches.log.entries import SeatTaken
from storage.core.database import Transaction
from storage.decisions import replace
from storage.decisions.replace import ForgottenSeatRow
from storage.matches.match import log, seats


async def seats_had(tx: Transaction, match_id: int, person: int) -> set[int]:
    """Return the seats of a match that somebody has, has had, or that a robot keeps for them."""
    places = await seats.of_match(tx, match_id)
    had = {place.seat for place in places if person in (place.person, place.former)}
    for row in await log.of_kind(tx, match_id, "seat-taken"):
        # What can't be read holds up nothing here: the match is found damaged where it is played.
        with suppress(msgspec.MsgspecError):
            entry = msgspec.json.decode(row.payload, type=SeatTaken)
            had |= {entry.seat} if person in (entry.left, entry.person) else set()
    return had | await seats_forgotten(tx, match_id, person)


async def seats_forgotten(tx: Transaction, match_id: int, person: int) -> set[int]:
    """Return the seats of a running match that somebody had before they were forgotten."""
    found = await replace.of_match(tx, match_id)
    return {row.seat for row in found if row.hash == hash_of(person, row.salt)}


async def note_forgotten(tx: Transaction, match_id: int, person: int, salt: str) -> None:
    """Keep which seats somebody has had who is about to be forgotten, so that they take no other."""
    for seat in await seats_had(tx, match_id, person):
        told = hash_of(person, salt)
        await replace.add(tx, ForgottenSeatRow(match=match_id, seat=seat, hash=told, salt=salt))
