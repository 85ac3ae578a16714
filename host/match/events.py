"""What happens to a match, as events that features follow in the transaction of what happened."""

from __future__ import annotations

from msgspec import Struct

from host.log.entries import Entry, Move, SeatTaken, Undone
from host.match.match import Match
from storage.match.matches import MatchRow


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
        return self.after.awaited is None

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
        if self.has(Undone):
            return {seat.seat for seat in self.before.seats}
        return {entry.seat for entry in self.made if isinstance(entry, Move | SeatTaken)}

    @property
    def goes_on(self) -> bool:
        """Tell whether the same person is in the middle of the same turn; a new stretch of play is a new turn."""
        seat, line = self.after.awaited, self.after.line
        is_new_stretch = line.marks[-1].seq > self.before.line.head
        if not self.before.row.head or seat is None or seat != self.before.awaited or is_new_stretch:
            return False
        return self.before.seats[seat].person == self.after.seats[seat].person and not self.has(Undone)


class Ended(Struct, frozen=True):
    """A match was ended without a result."""

    row: MatchRow


class TableChanged(Struct, frozen=True):
    """Something about a table that its log does not tell has changed: who sits down, who is invited."""

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
