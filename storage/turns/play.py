"""Loading a match for one user in a single statement: seats, settings and the user's private data."""

from __future__ import annotations

from msgspec import Struct

from storage.core.sql import rows
from storage.core.sql.rows import Row
from storage.core.sql.transactions import Transaction
from storage.matches import users
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.matches.users import UserRow
from storage.turns import plan as plans
from storage.turns.draft import DraftRow
from storage.turns.plan import PlanRow


class UserMatchRows(Struct, frozen=True):
    """A match's stored rows; `draft` and `plan` belong to the user's seat."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    user: UserRow | None
    note: str | None
    draft: DraftRow | None
    plan: PlanRow | None
    is_rated: bool
    is_hinted: bool
    """Whether the players agreed to play with hints."""


_KINDS: dict[str, type[Row]] = {
    "matches": MatchRow, "seats": SeatRow, "users": UserRow, "drafts": DraftRow, "plans": PlanRow
}  # fmt: skip
_COLUMNS = ", ".join(
    seats.COLUMNS if kind is SeatRow else rows.columns(kind, table) for table, kind in _KINDS.items()
)
_USER_MATCH = f"""
    SELECT {_COLUMNS}, private_notes.text,
        EXISTS (SELECT 1 FROM rated WHERE rated.match_id = matches.id),
        EXISTS (SELECT 1 FROM matches_with_hints WHERE matches_with_hints.match_id = matches.id)
    FROM matches
    LEFT JOIN seats ON seats.match_id = matches.id {seats.NAMES}
    LEFT JOIN users ON users.user_key = :user_key
    LEFT JOIN drafts ON drafts.match_id = seats.match_id AND drafts.seat = seats.seat AND seats.user_key = :user_key
    LEFT JOIN plans ON plans.match_id = seats.match_id AND plans.seat = seats.seat
    LEFT JOIN private_notes ON private_notes.match_id = matches.id AND private_notes.user_key = :user_key
    WHERE matches.id = :match_id ORDER BY seats.seat
"""  # noqa: S608 - only names of tables and columns


async def load_user_match(tx: Transaction, match_id: int, user_key: int) -> UserMatchRows | None:
    """Load a match for a user; return None if the match does not exist.

    The user's row and all seats' plans are also stored in the transaction's cache.
    """
    answer = await tx.execute(_USER_MATCH, {"match_id": match_id, "user_key": user_key})
    found = [tuple(rows.split(_KINDS.values(), row)) for row in answer]
    if not found:
        return None
    match, _, asker, _, _, note, is_rated, is_hinted = found[0]
    sitting = tuple(seat for _, seat, *_ in found if seat is not None)
    planned = {plan.seat: plan for *_, plan, _, _, _ in found if plan is not None}
    rows.cache_result(tx, users.get, asker, user_key)
    for seat in sitting:
        rows.cache_result(
            tx,
            plans.get,
            planned.get(seat.seat, PlanRow(match_id=match_id, seat=seat.seat)),
            match_id,
            seat.seat,
        )
    own = next((seat.seat for seat in sitting if seat.user_key == user_key), None)
    draft = next((draft for *_, draft, _, _, _, _ in found if draft is not None), None)
    return UserMatchRows(
        match, sitting, asker, note, draft, None if own is None else planned.get(own),
        bool(is_rated), bool(is_hinted),
    )  # fmt: skip
