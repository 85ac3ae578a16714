"""The votes on replacing a player.

The player must agree, unless their time has run out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from engine.core.model import Seat
from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import seat_changes
from host.decisions.replace.kinds import ReplaceRefused, SeatDeclined
from host.decisions.vote import votes
from host.decisions.vote.ballots import NO, YES, VoteResult, has_majority, majority_result
from host.decisions.vote.kinds import DEFAULT_NOTES, Vote, VoteNames
from host.matches.log.entries import Entry, Move, SeatTaken
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.tables.tables import limits
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.decisions.vote import VoteRow
from storage.matches import users


class SeatVote(Vote, frozen=True):
    """A vote on whether a seat changes hands."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by", "user_key": "name"}
    seat: int
    was: int | None
    """The key of the player who had the seat when the vote was opened."""
    by: str
    """The name of the user who requested the vote."""
    user_key: int | None = None
    """The key of the new player; None for a robot."""
    name: str = ""
    asked_by: int = 0
    """The key of the user who requested the vote."""

    @property
    def subject(self) -> Seat:
        """Return the seat that may change hands."""
        return self.seat

    @property
    def text_names(self) -> tuple[str, str]:
        """Return the names of the user who requested the vote and of the new player."""
        return self.by, self.name

    @property
    def new_player(self) -> User | None:
        """Return the new player; None for a robot."""
        return None if self.user_key is None else User(self.user_key, self.name)

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the seat has changed hands, or the new player's data was deleted."""
        return match.seats[self.seat].user_key != self.was or await self._is_new_player_deleted(tx)

    async def _is_new_player_deleted(self, tx: Transaction) -> bool:
        new = None if self.user_key is None else await users.get(tx, self.user_key)
        return new is not None and new.user_id is None

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether a seat has changed hands."""
        return any(isinstance(entry, SeatTaken) for entry in new_entries)

    async def _hand_over(
        self, ctx: Context, tx: Transaction, match: Match, *, is_late: bool = False, is_excused: bool = False
    ) -> None:
        """Assign the seat to a robot, or offer it to the new player."""
        if self.new_player is None:
            await seat_changes.replace_by_robot(ctx, tx, match, self.seat, "voted", is_excused=is_excused)
        elif await self._is_new_player_deleted(tx) or await seat_changes.has_had_other_seat(
            tx, match, self.seat, self.new_player
        ):
            await self._refuse(ctx, tx, match)
        else:
            offer = OfferSeat(
                self.seat, self.was, self.by, self.new_player.key, self.name, self.asked_by, is_late=is_late
            )
            await votes.open_vote(ctx, tx, match, offer)

    async def _refuse(self, ctx: Context, tx: Transaction, match: Match) -> None:
        await commit(ctx, tx, match, [ReplaceRefused(seat=self.seat)])


class ReplaceLate(SeatVote, frozen=True, tag="replace-late"):
    """The vote on replacing a player who is late or has asked to be replaced.

    A user or a robot takes over the seat.
    """

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        if self.user_key is None:
            return text("question-robot", by=names.asker, who=names.subject)
        return text("question-person", by=names.asker, who=names.subject, new=names.new_player)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return the other players.

        If the requester is the only other player, the affected player votes too, so that the requester can't
        decide alone.
        """
        sitting = [seat.user_key for seat in match.seats if seat.user_key is not None]
        others = [user_key for user_key in sitting if user_key != self.was]
        return tuple(sitting if others == [row.opened_by] else others)

    def outcome(
        self, voters: Sequence[int], ballots: Mapping[int, str], default: str, *, is_over: bool
    ) -> VoteResult | None:
        """Return the result of the vote, or None while the vote is open.

        `has_majority` only takes the other players' votes into account.
        """
        found = super().outcome(voters, ballots, default, is_over=is_over)
        others = [voter for voter in voters if voter != self.was]
        return found and replace(found, has_majority=has_majority(found.choice, others, ballots))

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Hand over the seat if the vote passed.

        A late player who has moved in the meantime keeps the seat.
        """
        is_own_wish = row.opened_by == self.was
        may = is_own_wish or await deadlines.is_late(ctx, tx, match, self.seat)
        if may and outcome.choice == YES:
            is_excused = not is_own_wish and outcome.has_majority
            await self._hand_over(ctx, tx, match, is_late=not is_own_wish, is_excused=is_excused)
        else:
            await self._refuse(ctx, tx, match)


class ReplaceWithConsent(SeatVote, frozen=True, tag="replace-consent"):
    """The vote on replacing a player who is not late, which needs that player's consent."""

    reason: str = ""

    @property
    def is_majority_vote(self) -> bool:
        """Return False, because a majority is not enough: the affected player must also agree."""
        return False

    @property
    def given_reason(self) -> str:
        """Return the requester's reason."""
        return self.reason

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        if self.user_key is None:
            return text("question-robot-consent", by=names.asker, who=names.subject)
        return text("question-person-consent", by=names.asker, who=names.subject, new=names.new_player)

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that not voting counts as a no."""
        return text(DEFAULT_NOTES[default], who=names.subject)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all players."""
        return tuple(seat.user_key for seat in match.seats if seat.user_key is not None)

    def outcome(
        self, voters: Sequence[int], ballots: Mapping[int, str], default: str, *, is_over: bool
    ) -> VoteResult | None:
        """Return yes if the affected player and a majority of the other players agree, otherwise no.

        Return None while the vote is open.
        """
        own = ballots.get(self.was or 0)
        if own == NO:
            return VoteResult(NO)
        others = majority_result(
            [voter for voter in voters if voter != self.was], ballots, default, is_over=is_over
        )
        if self.was not in voters:
            return others  # The player has left the server.
        if others is None or (own is None and others.choice == YES and not is_over):
            return None
        return others if own == YES else VoteResult(NO, is_default=True)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Hand over the seat if the vote passed, otherwise log that the player stays."""
        await (self._hand_over if outcome.choice == YES else self._refuse)(ctx, tx, match)


class OfferSeat(SeatVote, frozen=True, tag="offer"):
    """An offer of a seat to a user, shown as a vote.

    If the user accepts, they get the seat and their clock starts.
    """

    is_unanimous: ClassVar[bool] = True
    is_decided_without_departed: ClassVar[bool] = False
    decided: int | None = None
    """The key of the host who made the decision."""
    reason: str = ""
    is_late: bool = False
    """Whether the seat is offered only because its player is late. The player keeps the seat by moving first."""

    @property
    def given_reason(self) -> str:
        """Return the host's reason."""
        return self.reason

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the seat has changed hands, or the late player has moved."""
        has_moved = any(
            isinstance(entry, Move) and entry.seat == self.seat and entry.by != "clock"
            for entry in new_entries
        )
        return (self.is_late and has_moved) or await super().is_moot(tx, match, new_entries)

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-offer", who=names.subject, new=names.new_player)

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that not voting counts as a no."""
        return text(DEFAULT_NOTES[default], who=names.subject)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return the user to whom the seat is offered."""
        return () if self.user_key is None else (self.user_key,)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Assign the seat to the new player if they accept, otherwise leave it unchanged.

        Raises a UserError if the new player may not take the seat.
        """
        if outcome.choice != YES or self.new_player is None:
            await commit(ctx, tx, match, [SeatDeclined(seat=self.seat)])
            return
        await seat_changes.refuse_other_seat(tx, match, self.seat, self.new_player)
        await seat_changes.refuse_blocked(tx, match, self.seat, self.new_player)
        await limits.refuse_over_match_limit(tx, match.row.guild_id, self.new_player.key)
        await seat_changes.replace_by_user(
            ctx, tx, match, self.seat, self.new_player, decided=self.decided, reason=self.reason
        )


class ReassignSeat(SeatVote, frozen=True, tag="give-away"):
    """The vote on giving a user the seat that a robot keeps for an absent player.

    The vote passes if the absent player agrees, or if a majority of the table does.
    """

    kept_for: int = 0

    @property
    def is_majority_vote(self) -> bool:
        """Return False, because no majority is needed if the absent player agrees."""
        return False

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-give-away", who=names.subject, by=names.asker)

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that not voting counts as a no."""
        return text(DEFAULT_NOTES[default], who=names.subject)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all players at the table, and the absent player for whom the seat is kept."""
        return (*(seat.user_key for seat in match.seats if seat.user_key is not None), self.kept_for)

    def outcome(
        self, voters: Sequence[int], ballots: Mapping[int, str], default: str, *, is_over: bool
    ) -> VoteResult | None:
        """Return yes if the absent player agrees, otherwise the other players' decision."""
        if ballots.get(self.kept_for) == YES:
            return VoteResult(YES)
        table = [voter for voter in voters if voter != self.kept_for]
        return majority_result(table, ballots, default, is_over=is_over)

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the robot no longer keeps the seat."""
        place = match.seats[self.seat]
        return place.user_key is not None or place.former_user_key != self.kept_for

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Assign the seat to the new player if the vote passed, otherwise leave it to the robot."""
        if (
            outcome.choice != YES
            or self.new_player is None
            or not await self._may_take_seat(ctx, tx, match, self.new_player)
        ):
            await commit(ctx, tx, match, [SeatDeclined(seat=self.seat)])
            return
        await seat_changes.replace_by_user(ctx, tx, match, self.seat, self.new_player)

    async def _may_take_seat(self, ctx: Context, tx: Transaction, match: Match, new: User) -> bool:
        """Return whether the new player may still take the seat after the vote."""
        try:
            await seat_changes.refuse_other_seat(tx, match, self.seat, new)
            await seat_changes.refuse_blocked(tx, match, self.seat, new)
            await limits.refuse_over_match_limit(tx, match.row.guild_id, new.key)
        except UserError:
            return False
        return True


AnySeatVote: TypeAlias = ReplaceLate | ReplaceWithConsent | OfferSeat | ReassignSeat
