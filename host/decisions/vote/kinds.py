"""Votes among the players of a match: the base class, timers and outbox messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Self, TypeAlias

from msgspec import Struct

from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName
from host.core.context import Context
from host.core.kinds import Kind
from host.core.outbox import OutboxMessage
from host.core.timers import Timer
from host.decisions.vote.ballots import NO, YES, VoteResult, majority_result, unanimous_result
from host.matches.log.entries import Entry
from host.matches.match.match import Match
from host.matches.settings.time_controls import HOUR
from storage.core.database import Transaction
from storage.decisions.vote import VoteRow

NO_SEAT = -1
"""The seat value of votes that are not about a seat."""


DEFAULT_NOTES = MappingProxyType(
    {
        "turn": "question-default-turn",
        "seat": "question-default-seat",
        "wait": "question-default-wait",
        NO: "question-default-no",
        YES: "question-default-yes",
    }
)
"""Translation keys of the notes on what happens without a decision."""


class VoteNames(Struct, frozen=True):
    """The names in a vote's text, as indices: the subject, the requester and the new player."""

    subject: SeatName
    asker: SeatName
    new_player: SeatName


class Vote(Kind, frozen=True):
    """A vote among the players of a match; features define tagged subclasses."""

    is_unanimous: ClassVar[bool] = False
    """Whether all voters have to agree; otherwise the majority decides."""
    is_late_player_notified: ClassVar[bool] = False
    """Whether the message mentions the late player, whom the vote is about."""
    is_decided_without_departed: ClassVar[bool] = True
    """Whether voters who have left the server are ignored."""

    @property
    def subject(self) -> Seat:
        """Return the seat that the vote is about; NO_SEAT if it is not about a seat.

        A match has at most one open vote of a kind per seat.
        """
        return NO_SEAT

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the names in the text: the requester, the new player and any further users."""
        return "", ""

    @property
    def is_majority_vote(self) -> bool:
        """Return whether the consent of a majority is enough."""
        return not self.is_unanimous

    @property
    def given_reason(self) -> str:
        """Return the requester's reason, or an empty string."""
        return ""

    @property
    def late_player(self) -> int | None:
        """Return the key of the late player, whom the vote is about and who can still move, if any."""
        return None

    @property
    def undone_after(self) -> int | None:
        """Return the log entry after which all moves would be undone; None for votes about other matters."""
        return None

    @property
    def free_seat(self) -> Seat | None:
        """Return the seat that users can take over from the vote's message, if any."""
        return None

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        raise NotImplementedError

    def consequence(self, default: str, names: VoteNames) -> LocalizedText | None:
        """Return the note on what happens without a decision, or None to show no note."""
        return None

    def with_seat_names(self, match: Match) -> Self:
        """Return a copy in which players have the same displayed names as in their seats."""
        displayed = {seat.user_key: name for seat, name in zip(match.seats, match.names, strict=True)}
        given = {
            key: getattr(self, name)
            for field, name in self.USERS.items()
            if name and (key := getattr(self, field))
        }
        return self.with_names({key: displayed.get(key, name) for key, name in given.items()})

    def choices(self, match: Match) -> tuple[str, ...]:
        """Return the choices for voters."""
        return YES, NO

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return the voters in seat order."""
        raise NotImplementedError

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return the choice that applies without a decision."""
        return NO

    def outcome(
        self, voters: Sequence[int], ballots: Mapping[int, str], default: str, *, is_over: bool
    ) -> VoteResult | None:
        """Return the result of the vote; None while the vote is open."""
        if self.is_unanimous:
            return unanimous_result(voters, ballots, is_over=is_over)
        return majority_result(voters, ballots, default, is_over=is_over)

    def silent_ballots(self, match: Match) -> Mapping[int, str]:
        """Return the ballots to count for users who have not voted when the vote closes, by user key."""
        return {}

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the new log entries have made the vote obsolete."""
        return False

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether the new log entries may have changed who may vote."""
        return False

    def is_suspended(self, match: Match) -> bool:
        """Return whether the vote is suspended, for example during a pause."""
        return False

    async def on_moot(self, ctx: Context, tx: Transaction, match: Match) -> None:
        """Handle a vote that has become obsolete."""

    async def on_close(self, tx: Transaction, match_id: int) -> None:
        """Clean up after the vote was closed for any reason."""

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Carry out the decision."""
        raise NotImplementedError


class CloseVote(Timer, frozen=True, tag="close"):
    """The timer that closes a vote.

    It also fires when the voters have changed, to recount the ballots.
    """

    is_rechecked: ClassVar[bool] = True
    question: int


class LastVoterTimer(Timer, frozen=True, tag="last"):
    """The timer for reminding the last voter who has not voted yet."""

    question: int


class DelayedReminderTimer(Timer, frozen=True, tag="later"):
    """The timer for notifying a voter who was not available when the vote was opened."""

    question: int
    user_key: int


class CheckVotersTimer(Timer, frozen=True, tag="check-voters"):
    """The timer for checking, before a vote closes, which voters have left the server."""

    question: int


VoteTimer: TypeAlias = CloseVote | LastVoterTimer | DelayedReminderTimer | CheckVotersTimer


class PostVote(OutboxMessage, frozen=True, tag="question"):
    """The message with a vote and its current state."""

    question: int


class LastVoterReminder(OutboxMessage, frozen=True, tag="last"):
    """The notification to the last voter that all others have voted."""

    seat: int
    question: int


class DelayedVoteReminder(OutboxMessage, frozen=True, tag="unanswered"):
    """The delayed notification for a voter who was not available when the vote was opened."""

    user_key: int
    question: int


class VoteCancelled(OutboxMessage, frozen=True, tag="cancelled"):
    """A notice that a vote was cancelled because its message could not be displayed."""

    set_aside_for: ClassVar[int] = HOUR
    asker: int | None
    """The key of the player who requested the vote, if any."""


class DirectVote(OutboxMessage, frozen=True, tag="direct"):
    """A direct message with a vote for one voter, sent because the bot can't write in the channel.

    It is queued for the user, because messages queued for the match are held back.
    """

    match_id: int
    question: int


class CheckVoters(OutboxMessage, frozen=True, tag="check-voters"):
    """An outbox row that makes the bot ask Discord which voters have left the server.

    No message is sent.
    """

    question: int


VoteReminderPost: TypeAlias = LastVoterReminder | DelayedVoteReminder
"""Notifications that ask one player to vote."""
VotePost: TypeAlias = PostVote | VoteReminderPost | VoteCancelled | DirectVote | CheckVoters
