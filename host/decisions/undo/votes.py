"""The votes on undoing moves, and the host action that undoes moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from engine.core.model import Seat
from engine.core.text import LocalizedText, Quote, text
from host.core.context import Context
from host.core.users import User, normalize_name
from host.decisions.undo.scope import affected_players, entitled_players, has_just_revealed, secret_moves
from host.decisions.vote.ballots import YES, VoteResult
from host.decisions.vote.kinds import DEFAULT_NOTES, Vote, VoteNames
from host.matches.log.entries import Entry, Move, SeatRuling, SeatTaken, Undone
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.permissions import Act, Authority, authorize
from storage.core.database import Transaction
from storage.decisions.vote import VoteRow
from storage.matches.match.matches import MatchRow


class UndoMoves(Act, frozen=True, tag="undo"):
    """The host action that undid the moves after a log entry."""

    to: int

    def describe(self) -> LocalizedText:
        """Return a description that names the log entry."""
        return text("act-undo", entry=self.to)


class UndoRefused(SeatRuling, frozen=True, kw_only=True, tag="undo-refused"):
    """The ruling that an undo request was rejected."""

    is_rejection: ClassVar[bool] = True


async def undo_by_host(ctx: Context, tx: Transaction, match: Match, to: int, by: Authority) -> MatchRow:
    """Undo moves on a host's authority, and record the action in the audit log."""
    await authorize(ctx, tx, match.row, by, UndoMoves(to))
    entry = Undone(
        to, "ruled", name=normalize_name(by.user.name), reason=by.shown_reason, decided=by.user.key
    )
    return (await commit(ctx, tx, match, [entry])).row


class UndoVote(Vote, frozen=True):
    """A vote among all affected players on undoing moves."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}
    is_unanimous: ClassVar[bool] = True
    seat: int
    """The seat whose moves would be undone."""
    was: int | None
    """The key of the player who had the seat when the vote was opened."""
    to: int
    """The log entry after which all moves are undone."""
    by: str
    """The name of the player or host who asked for the undo."""
    asked_by: int = 0
    """Their key."""

    @property
    def subject(self) -> Seat:
        """Return the seat whose moves would be undone."""
        return self.seat

    @property
    def asking_seat(self) -> Seat | None:
        """Return the seat that asked for the undo; None for a host."""
        return self.seat

    @property
    def undone_after(self) -> int | None:
        """Return the log entry after which all moves would be undone."""
        return self.to

    @property
    def text_names(self) -> tuple[str, str]:
        """Return the name of the player or host who asked for the undo."""
        return self.by, ""

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that not voting counts as a no."""
        return text(DEFAULT_NOTES[default], who=names.subject)

    @property
    def choosing_player(self) -> int | None:
        """Return the key of the player who was already choosing when the vote was opened, if any."""
        return None

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return the affected players, except the player who asked for the undo."""
        whole = await loading.load_match(ctx, tx, match.row, from_deal=True)
        concerned = affected_players(whole, self.to, ctx.now(), self.asking_seat) | {self.choosing_player}
        user_keys = entitled_players(whole, ctx.now())
        return tuple(
            user_key for user_key in user_keys if user_key in concerned and user_key != row.opened_by
        )

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether moves were undone, the seat has changed hands, or information was revealed.

        If the vote stayed open after a card was drawn, a player who drew a bad card could vote for the undo
        to get rid of it.
        """
        if match.seats[self.seat].user_key != self.was or any(
            isinstance(entry, Undone) for entry in new_entries
        ):
            return True
        return has_just_revealed(match, new_entries, self.asking_seat)

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether another player has moved or joined the table."""
        return any(isinstance(entry, SeatTaken | Move) for entry in new_entries)

    async def _refuse(self, ctx: Context, tx: Transaction, match: Match) -> None:
        await commit(ctx, tx, match, [UndoRefused(seat=self.seat)])


class UndoTurn(UndoVote, frozen=True, tag="undo"):
    """The vote on undoing a player's last turn."""

    choosing: int | None = None
    """The key of the player who was already choosing when the vote was opened."""
    is_uncovered: bool = False
    """Whether the moves to undo have revealed information."""

    @property
    def choosing_player(self) -> int | None:
        """Return the key of the player who was already choosing when the vote was opened, if any."""
        return self.choosing

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        key = "question-undo-uncovered" if self.is_uncovered else "question-undo"
        return (
            text(key, who=names.subject)
            if self.is_uncovered
            else text(key, who=names.subject, by=names.asker)
        )

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Undo the turn if the vote passed, otherwise log that the request was rejected."""
        if outcome.choice != YES:
            await self._refuse(ctx, tx, match)
            return
        whole = await loading.load_match(ctx, tx, match.row, from_deal=True)
        await commit(ctx, tx, whole, [Undone(self.to, "agreed", seat=self.seat)])


class UndoOverLimit(UndoVote, frozen=True, tag="undo-often"):
    """The vote on undoing the turn of a player who has no free undos left.

    All other players are asked.
    """

    alone: bool = False
    """Whether to undo only the seat's own secret choice while other players are still choosing."""

    @property
    def undone_after(self) -> int | None:
        """Return the log entry after which all moves would be undone; None for a secret choice."""
        return None if self.alone else self.to

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all other players."""
        people = (seat.user_key for seat in match.seats)
        return tuple(user_key for user_key in people if user_key is not None and user_key != row.opened_by)

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the vote has become obsolete.

        A vote on a secret choice is also obsolete once the choice is no longer secret.
        """
        is_known = self.alone and not secret_moves(match, self.seat)
        return is_known or await super().is_moot(tx, match, new_entries)

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-undo-often", who=names.subject)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Undo the turn if the vote passed, otherwise log that the request was rejected."""
        if outcome.choice != YES:
            await self._refuse(ctx, tx, match)
            return
        whole = await loading.load_match(ctx, tx, match.row, from_deal=True)
        await commit(ctx, tx, whole, [Undone(self.to, "agreed", seat=self.seat, alone=self.alone)])


class HostUndoVote(UndoVote, frozen=True, tag="rule"):
    """The vote on a host's request to undo moves that have revealed information."""

    reason: str = ""

    @property
    def asking_seat(self) -> Seat | None:
        """Return None, because the undo was requested by a host and not by a seat."""
        return None

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on, with the host's reason."""
        return text("question-undo-ruled", by=names.asker, reason=Quote(self.reason))

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Undo the moves if the vote passed, otherwise log that the request was rejected."""
        if outcome.choice != YES:
            await self._refuse(ctx, tx, match)
            return
        whole = await loading.load_match(ctx, tx, match.row, from_deal=True)
        by = Authority(User(row.opened_by or 0, self.by), self.reason, has_consent=True)
        await undo_by_host(ctx, tx, whole, self.to, by)


AnyUndoVote: TypeAlias = UndoTurn | UndoOverLimit | HostUndoVote
