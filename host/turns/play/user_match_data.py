"""A match loaded once for a user, with its seats and with the user's settings and private data."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User
from host.matches.match import loading
from host.matches.match.match import Match, seat_of
from host.matches.match.reading import load_from_rows
from host.matches.match.seating import Seats
from host.matches.settings import settings
from host.matches.settings.settings import Preferences
from host.tables.tables import hints
from host.turns import draft as drafts
from host.turns.draft import DraftTurn
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.turns import play as stored
from storage.turns.draft import DraftRow
from storage.turns.plan import PlanRow


class UserMatchData(Struct, frozen=True):
    """A match and its seats, with the requesting user's preferences, note, draft and plan."""

    row: MatchRow
    seats: Seats
    preferences: Preferences
    note: str
    draft: DraftRow
    plan: PlanRow
    has_hints: bool = False
    """Whether robots may give hints to players."""


async def load(tx: Transaction, match_id: int, user_key: int) -> UserMatchData:
    """Load a match for a user.

    Raises UserError if the match does not exist.
    """
    found = await stored.load_user_match(tx, match_id, user_key) if 0 < match_id <= loading.MAX_ID else None
    if found is None:
        raise user_error("unknown-match")
    nowhere = DraftRow(match_id=match_id, seat=-1), PlanRow(match_id=match_id, seat=-1)
    return UserMatchData(
        found.match, found.seats,
        Preferences() if found.user is None else settings.parse_preferences(found.user.settings),
        found.note or "", found.draft or nowhere[0], found.plan or nowhere[1],
        not found.is_rated and (hints.is_solo(found.seats) or found.is_hinted),
    )  # fmt: skip


async def load_separately(ctx: Context, match_id: int, user_key: int) -> UserMatchData:
    """Load a match for a user in a separate transaction.

    Raises UserError if the match does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        return await load(tx, match_id, user_key)


async def load_started(ctx: Context, match_data: UserMatchData) -> Match:
    """Load a started match with its whole log.

    Raises UserError if the match never started.
    """
    loading.refuse_unless_started(match_data.row)
    return await load_from_rows(ctx, match_data.row, match_data.seats, from_deal=True)


def restore_turn(match: Match, match_data: UserMatchData, user: User) -> DraftTurn:
    """Return a user's turn, with their choices so far.

    Raises UserError if the user has no seat.
    """
    return drafts.restore(match, own_seat(match_data, user), match_data.draft)


def own_seat(match_data: UserMatchData, user: User) -> Seat:
    """Return a user's seat.

    Raises UserError if the user has no seat.
    """
    seat = seat_of(match_data.seats, user)
    if seat is None:
        raise user_error("not-in-match")
    return seat
