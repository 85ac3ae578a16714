"""A match in memory: its rows and the state computed from its log."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import Seat
from engine.core.text import text
from engine.core.windows import SecretWindow, Window
from host.core.errors import UserError, format_traceback, user_error
from host.core.users import User
from host.matches.log.entries import Move, SeatTaken
from host.matches.log.fold import FoldedLog
from host.matches.match.display_names import display_names
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow

log = logging.getLogger(__name__)


class Match(Struct, frozen=True):
    """A match that has started, in its current state."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    folded_log: FoldedLog

    @property
    def state(self) -> Any:
        """Return the current state, without unconfirmed drafts.

        It contains hidden information.
        """
        return self.folded_log.state

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats to move.

        There are several during simultaneous choices, and none if the match is not running.
        """
        return play.awaited_seats(self.state) if self.row.status == "running" else ()

    @property
    def eliminated(self) -> tuple[Seat, ...]:
        """Return the seats that take no further part in the running match."""
        return self.game.eliminated(self.game.observe(self.state, None))

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Return the seats to move, as far as everyone can see.

        During a secret window, these are all asked seats, so that nobody learns who has answered.
        """
        return play.asked_seats(self.state) if self.row.status == "running" else ()

    @property
    def window(self) -> Window | None:
        """Return the open window of a running match, if any."""
        return play.window(self.state) if self.row.status == "running" else None

    def has_stand_in(self, seat: Seat) -> bool:
        """Return whether a robot has to finish the current turn for a seat's player."""
        return seat in self.awaited and seat in self.folded_log.stand_ins

    def has_own_move(self, seat: Seat) -> bool:
        """Return whether a seat's player has made a move that is not undone.

        Moves from before the start of the fold are not known, so they are assumed to exist.
        """
        line = self.folded_log
        for logged in reversed(line.entries):
            entry = logged.entry
            if isinstance(entry, SeatTaken) and entry.seat == seat:
                return False
            is_own = isinstance(entry, Move) and entry.seat == seat and entry.by in {"player", "plan"}
            if is_own and logged.seq not in line.undone:
                return True
        return line.base > 0

    def has_started_turn(self, seat: Seat) -> bool:
        """Return whether a seat's player has confirmed only part of the current turn."""
        line = self.folded_log
        entries = (item.entry for item in line.entries_after(line.positions[-1], line.head))
        moves = [entry for entry in entries if isinstance(entry, Move)]
        return seat in self.awaited and bool(moves) and moves[-1].seat == seat and moves[-1].by != "forced"

    def awaits_robot(self, seat: Seat) -> bool:
        """Return whether it is the given seat's turn and a robot has to move for it."""
        return seat in self.awaited and (self.has_stand_in(seat) or self.seats[seat].robot is not None)

    @property
    def robot_seat(self) -> Seat | None:
        """Return the first seat for which a robot has to move, if any.

        Where the first answer counts, robots answer last, because players could never be faster.
        """
        if self.is_first_come and self.awaited_humans:
            return None
        return next((seat for seat in self.awaited if self.awaits_robot(seat)), None)

    @property
    def is_first_come(self) -> bool:
        """Return whether the first answer closes the open window."""
        return isinstance(self.window, SecretWindow) and self.window.is_first_come

    @property
    def awaited_humans(self) -> tuple[Seat, ...]:
        """Return the seats of the players who have to move, without robots."""
        return tuple(seat for seat in self.awaited if not self.awaits_robot(seat))

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names, in seat order."""
        return names_of(self.seats)

    @property
    def has_humans(self) -> bool:
        """Return whether a human still has a seat."""
        return any(seat.user_key is not None for seat in self.seats)

    def has_other_humans(self, seat: Seat) -> bool:
        """Return whether any other seat has a human player."""
        return any(other.user_key is not None for other in self.seats if other.seat != seat)

    @property
    def seat_owners(self) -> tuple[int, ...]:
        """Return the users whose consent is needed for permanent decisions.

        Users whose seats are out of the game are not asked.
        """
        out = self.eliminated
        return seat_owners(tuple(seat for seat in self.seats if seat.seat not in out))

    def seat_of(self, user: User | None) -> Seat | None:
        """Return a user's seat, if any."""
        return seat_of(self.seats, user)


def names_of(seats: tuple[SeatRow, ...]) -> tuple[str, ...]:
    """Return the players' displayed names, in seat order."""
    return display_names([seat.name for seat in seats])


def with_display_names(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """Return seats with the players' displayed names, for lists of seats."""
    return tuple(replace(seat, name=name) for seat, name in zip(seats, names_of(seats), strict=True))


def seat_owners(seats: tuple[SeatRow, ...]) -> tuple[int, ...]:
    """Return the players, and the users for whom robots are keeping seats, in seat order.

    Players who ran out of time are included, since they can still vote.
    """
    people = (seat.former_user_key if seat.user_key is None else seat.user_key for seat in seats)
    return tuple(user_key for user_key in people if user_key is not None)


def seat_of(seats: tuple[SeatRow, ...], user: User | None) -> Seat | None:
    """Return a user's seat, if any."""
    if user is None:
        return None
    return next((seat.seat for seat in seats if seat.user_key == user.key), None)


def refuse_unless_running(row: MatchRow) -> None:
    """Raise UserError with the reason if a match is not running."""
    if row.status == "open":
        raise user_error("not-started")
    if row.status != "running":
        raise user_error(row.status)


def is_season_match(row: MatchRow) -> bool:
    """Return whether a match is part of a season.

    Imported matches never are.
    """
    return row.seat_order == "drawn" and not row.is_imported


def refuse_season_match(row: MatchRow) -> None:
    """Raise UserError if a match is part of a season.

    Only hosts may change a season's matches, with the league's commands.
    """
    if is_season_match(row):
        raise user_error("bound")


class MatchDamaged(UserError):
    """Raised if a match's stored data can't be read.

    Other matches are not affected.
    """

    def __init__(self, match_id: int, cause: Exception) -> None:
        log.error("match %d is damaged: %s", match_id, format_traceback(cause))
        super().__init__(text("refusal-damaged", match=match_id))
        self.match_id = match_id
