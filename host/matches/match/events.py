"""What happens to a match, as events that features follow in the transaction of what happened."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.matches.log.entries import Entry, Move, SeatTaken, Undone
from host.matches.match.match import Match
from storage.matches.match.matches import MatchRow


class Committed(Struct, frozen=True):
    """Entries were appended to the log; a match without entries before has just begun."""

    before: Match
    after: Match
    made: tuple[Entry, ...]

    @property
    def row(self) -> MatchRow:
        """Return the match's row as it is now."""
        return self.after.row

    @property
    def is_over(self) -> bool:
        """Tell whether the match has come to its end."""
        return not self.after.awaited

    @property
    def has_undone(self) -> bool:
        """Tell whether moves were taken back."""
        return self.after.line.undone != self.before.line.undone

    def has(self, *kinds: type[Entry]) -> bool:
        """Tell whether an entry of one of these kinds was made."""
        return any(isinstance(entry, kinds) for entry in self.made)

    @property
    def seats_to_clear(self) -> set[int]:
        """Return the seats whose drafts stand on a position that is no more."""
        undone = [entry for entry in self.made if isinstance(entry, Undone)]
        cleared = {seat.seat for seat in self.before.seats for entry in undone if _concerns(entry, seat.seat)}
        return cleared | {entry.seat for entry in self.made if isinstance(entry, Move | SeatTaken)}

    @property
    def awaited_before(self) -> tuple[Seat, ...]:
        """Return the seats that had to choose before; none where the match has just begun."""
        return self.before.awaited if self.before.row.head else ()

    def goes_on(self, seat: Seat) -> bool:
        """Tell whether the same person is in the middle of the same turn; a new stretch of play is a new turn."""
        is_new_stretch = self.after.line.marks[-1].seq > self.before.line.head
        if is_new_stretch or seat not in self.awaited_before or seat not in self.after.awaited:
            return False
        is_same = self.before.seats[seat].person == self.after.seats[seat].person
        return is_same and not any(
            isinstance(entry, Undone) and _concerns(entry, seat) for entry in self.made
        )

    def is_interrupted(self, seat: Seat) -> bool:
        """Tell whether a turn was broken off: what it stood on was taken back, or its seat has changed hands."""
        return any(
            (isinstance(entry, Undone) and _concerns(entry, seat))
            or (isinstance(entry, SeatTaken) and entry.seat == seat)
            for entry in self.made
        )

    @property
    def all_go_on(self) -> bool:
        """Tell whether those who are awaited are, one and all, in the middle of the same turn as before."""
        return self.awaited_before == self.after.awaited and all(map(self.goes_on, self.after.awaited))

    def has_moved(self, seat: Seat) -> bool:
        """Tell whether the person in a seat has moved, and not the bot in their place."""
        return any(
            isinstance(entry, Move) and entry.seat == seat and entry.by in {"player", "plan"}
            for entry in self.made
        )


def _concerns(undone: Undone, seat: Seat) -> bool:
    """Tell whether what is taken back changes the position for a seat."""
    return not undone.alone or undone.seat == seat


class Ended(Struct, frozen=True):
    """A match was ended without a result."""

    row: MatchRow


class TableChanged(Struct, frozen=True):
    """Something about a table that its log does not tell has changed: who sits down, who is invited."""

    row: MatchRow


class BindingPosted(Struct, frozen=True):
    """A message about the shuffles of a match was posted, to which the card links; the match is as it was."""

    row: MatchRow


class PauseChanged(Struct, frozen=True):
    """The clocks of a match were stopped, or go on."""

    match: Match


class DeadlineMoved(Struct, frozen=True):
    """The awaited person's time will have run out at another time than was told."""

    row: MatchRow


class BroughtIn(Struct, frozen=True):
    """A match was made of a file."""

    row: MatchRow
    match: Match | None
    """As it stands where it is being played."""


class ChannelChanged(Struct, frozen=True):
    """A match was given another channel, in which nothing of it stands yet."""

    row: MatchRow
    former: MatchRow

    @property
    def is_former_there(self) -> bool:
        """Tell whether there is anything left in the former channel that may have to go."""
        return self.former.channel_lost is None
