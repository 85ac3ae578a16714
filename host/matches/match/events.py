"""Match events, handled by subscribers in the same transaction that published them."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from engine.core.windows import SecretWindow
from host.matches.log.entries import Entry, Move, SeatTaken, Undone
from host.matches.match.match import Match
from storage.matches.match.matches import MatchRow


class Committed(Struct, frozen=True):
    """Entries were appended to the log.

    If the log was empty before, the match has just started.
    """

    before: Match
    after: Match
    new_entries: tuple[Entry, ...]

    @property
    def row(self) -> MatchRow:
        """Return the match's current row."""
        return self.after.row

    @property
    def is_over(self) -> bool:
        """Return whether the match is over."""
        return not self.after.awaited

    @property
    def has_undone(self) -> bool:
        """Return whether moves were undone."""
        return self.after.folded_log.undone != self.before.folded_log.undone

    def has_entry(self, *kinds: type[Entry]) -> bool:
        """Return whether there is a new entry of any of the given types."""
        return any(isinstance(entry, kinds) for entry in self.new_entries)

    @property
    def seats_to_clear(self) -> set[int]:
        """Return the seats whose drafts are outdated because the position has changed."""
        undone = [entry for entry in self.new_entries if isinstance(entry, Undone)]
        cleared = {
            seat.seat for seat in self.before.seats for entry in undone if _affects_seat(entry, seat.seat)
        }
        return cleared | {entry.seat for entry in self.new_entries if isinstance(entry, Move | SeatTaken)}

    @property
    def awaited_before(self) -> tuple[Seat, ...]:
        """Return the seats that had to move before the commit; empty if the match has just started.

        During a secret window, these are all asked seats.
        """
        return self.before.asked if self.before.row.head else ()

    @property
    def is_secret(self) -> bool:
        """Return whether only secret answers in an open window were added or undone.

        Nobody else may notice such a commit.
        """
        window = self.after.folded_log.window_since
        return (
            isinstance(self.before.window, SecretWindow)
            and window == self.before.folded_log.window_since
            and all(
                isinstance(entry, Move) or (isinstance(entry, Undone) and entry.alone)
                for entry in self.new_entries
            )
        )

    def is_same_turn(self, seat: Seat) -> bool:
        """Return whether a seat's player is in the same turn as before the commit.

        A new segment is a new turn. So is a window that has just been opened, or whose deadline has been
        restarted.
        """
        if self.is_secret:
            return seat in self.after.asked
        if self.before.folded_log.window_since != self.after.folded_log.window_since:
            return False
        is_new_stretch = self.after.folded_log.positions[-1].seq > self.before.folded_log.head
        if is_new_stretch or seat not in self.awaited_before or seat not in self.after.asked:
            return False
        is_same = self.before.seats[seat].user_key == self.after.seats[seat].user_key
        return is_same and not any(
            isinstance(entry, Undone) and _affects_seat(entry, seat) for entry in self.new_entries
        )

    def is_turn_interrupted(self, seat: Seat) -> bool:
        """Return whether a seat's turn was interrupted.

        This is the case if an undo affected the seat, or if the seat has changed hands.
        """
        return any(
            (isinstance(entry, Undone) and _affects_seat(entry, seat))
            or (isinstance(entry, SeatTaken) and entry.seat == seat)
            for entry in self.new_entries
        )

    @property
    def is_same_turn_for_all(self) -> bool:
        """Return whether all players to move are still in the same turn as before the commit."""
        return self.awaited_before == self.after.asked and all(map(self.is_same_turn, self.after.asked))

    def has_moved(self, seat: Seat) -> bool:
        """Return whether a seat's player made a move themselves.

        Moves that the bot made for the player don't count.
        """
        return any(
            isinstance(entry, Move) and entry.seat == seat and entry.by in {"player", "plan"}
            for entry in self.new_entries
        )


def _affects_seat(undone: Undone, seat: Seat) -> bool:
    """Return whether undoing the moves changes the position of the given seat."""
    return not undone.alone or undone.seat == seat


class MatchCancelled(Struct, frozen=True):
    """A match ended without a result."""

    row: MatchRow


class TableChanged(Struct, frozen=True):
    """The table changed, but its log did not.

    For example, a player joined or was invited.
    """

    row: MatchRow


class FairnessMessagePosted(Struct, frozen=True):
    """A message about a match's shuffles was posted.

    The card links to it. The match itself is unchanged.
    """

    row: MatchRow


class WordsSettled(Struct, frozen=True):
    """A user's seed words for the shuffles were posted, or were returned to the user without being posted."""

    row: MatchRow
    is_returned: bool = False


class PauseChanged(Struct, frozen=True):
    """The clocks of a match were paused or resumed."""

    match: Match


class DeadlineChanged(Struct, frozen=True):
    """The deadline for the current move changed."""

    row: MatchRow


class MatchImported(Struct, frozen=True):
    """A match was imported from a file."""

    row: MatchRow
    match: Match | None
    """The match with its log; None if the match is already over."""


class ChannelChanged(Struct, frozen=True):
    """A match moved to another channel, where none of its messages have been posted yet."""

    row: MatchRow
    former: MatchRow

    @property
    def has_former_channel(self) -> bool:
        """Return whether the former channel still exists.

        If so, the match's messages there may have to be deleted.
        """
        return self.former.channel_missing_since is None
