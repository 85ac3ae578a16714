"""A match as its sent messages show it, with hidden users anonymized."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.core.users import UserNamesMixin
from host.matches import pages
from host.matches.log.entries import SeatTaken
from host.matches.log.fold import REPLAY_ERRORS, fold_more, rewind_fold
from host.matches.match import loading
from host.matches.match.match import Match, MatchDamaged
from host.matches.match.seating import Seats
from host.messages.posts.published import published_part
from pages.matches.anonymity import anonymize
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow


class PublishedMatch(Struct, frozen=True):
    """A match up to the last event that a sent message shows, with hidden users anonymized."""

    match: Match
    deadline: int | None
    """The deadline of the players to move, in Unix milliseconds; None if there is none."""


async def load_published(ctx: Context, tx: Transaction, row: MatchRow, seats: Seats) -> PublishedMatch:
    """Return a started match as its sent messages show it.

    Raises UserError if the match can't be read.
    """
    match = await loading.load_match(ctx, tx, row, seats, from_deal=True)
    shown = await published_part(tx, row, match.folded_log.entries)
    is_current = shown.head == row.head and not shown.is_final_pending
    if not is_current:
        match = _match_at(match, shown.head)
    deadline = shown.deadline if match.awaited else None
    hidden = await pages.hidden_users(tx, _users_of(match))
    return PublishedMatch(anonymize(match, hidden), deadline)


def _match_at(match: Match, head: int) -> Match:
    """Return a match as it was after a log entry, when it was still running.

    Raises MatchDamaged if the log can't be folded.
    """
    try:
        folded = fold_more(match.game, rewind_fold(match.folded_log), match.folded_log.entries[:head])
    except REPLAY_ERRORS as cause:
        raise MatchDamaged(match.row.id, cause) from cause
    row = replace(match.row, head=head, status="running", ended=None)
    return replace(match, row=row, seats=_seats_at(match, head), folded_log=folded)


def _seats_at(match: Match, head: int) -> Seats:
    """Return the seats before those changes of players that no message shows yet."""
    seats = list(match.seats)
    for logged in reversed(match.folded_log.entries[head:]):
        entry = logged.entry
        if isinstance(entry, SeatTaken):
            robot = None if entry.left else ""
            seats[entry.seat] = replace(
                seats[entry.seat], name=entry.was, user_key=entry.left, robot=robot, former_user_key=None
            )
    return tuple(seats)


def _users_of(match: Match) -> set[int]:
    entries = (logged.entry for logged in match.folded_log.entries)
    mentioned = {key for entry in entries if isinstance(entry, UserNamesMixin) for key in entry.users()}
    seated = {key for seat in match.seats for key in (seat.user_key, seat.former_user_key) if key is not None}
    return mentioned | seated | {match.row.owner_key}
