"""The vote on an action of a host who has an interest in the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from engine.core.text import LocalizedText, SeatName, Value, text
from host.core import kinds
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import Feature, feature
from host.core.users import User, normalize_name
from host.decisions.vote import votes
from host.decisions.vote.ballots import NO, YES, VoteResult, unanimous_result
from host.decisions.vote.kinds import DEFAULT_NOTES, Vote, VoteNames
from host.decisions.vote.requests import request
from host.matches.log.entries import Entry, Ruling, SeatTaken
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.permissions import Act, Authority, has_played, is_affected, refuse_without_reason
from host.matches.settings.time_controls import HOUR
from storage.core.database import Transaction
from storage.decisions.vote import VoteRow


class ActRefused(Ruling, frozen=True, kw_only=True, tag="act-refused"):
    """The ruling that the table rejected an action of a host who plays in the match."""

    is_rejection: ClassVar[bool] = True


TIME_TO_OBJECT = 72 * HOUR
"""Milliseconds after which not voting counts as consent, so that a silent player can't block the host."""


async def authorize_or_ask(
    ctx: Context, tx: Transaction, match: Match, by: Authority, act: Act
) -> Authority | None:
    """Return the authority to act, or start a vote and return None if the players have to agree first."""
    if act.is_technical or by.has_consent or not await is_affected(tx, match.row, by.user):
        return by
    if set(match.seat_owners) <= {by.user.key}:
        return Authority(by.user, by.reason, has_consent=True)
    refuse_without_reason(by, act)
    question = HostActVote(
        by=normalize_name(by.user.name),
        has_played=await has_played(tx, match.row, by.user),
        **act_fields(by, act),
    )
    await request(ctx, tx, match, question, by.user, duration=TIME_TO_OBJECT)
    return None


async def is_vote_open(ctx: Context, match_id: int, by: Authority) -> bool:
    """Return whether the table is voting on an action that the given host requested."""
    async with ctx.database.read_transaction() as tx:
        open_ = [question for _, question in await votes.open_votes(tx, match_id)]
    return any(isinstance(vote, HostActVote) and vote.host == by.user.key for vote in open_)


class HostActVote(Vote, frozen=True, tag="agree"):
    """The vote on an action of a host who plays in the match; not voting counts as consent."""

    USERS: ClassVar[Mapping[str, str]] = {"host": "by"}
    is_unanimous: ClassVar[bool] = True
    host: int
    by: str
    """Their name."""
    reason: str
    feature: str
    act: str
    """The kind of the action, which determines how `payload` is parsed."""
    payload: str
    """The host action as JSON."""
    has_played: bool = True
    """Whether the host plays or has played in the match.

    If not, the match affects the host because they compete with its players in a league.
    """

    names: Mapping[int, str] = {}
    """The names of the users mentioned in the action, by user key; not stored."""

    @property
    def requested_act(self) -> Act:
        """Return the host action.

        Raises UnknownKind.
        """
        found: Act = kinds.parse(feature(self.feature).acts, self.feature, self.act, self.payload)
        return found.with_names(self.names)

    def users(self) -> set[int]:
        """Return the keys of the host and of the users mentioned in the action."""
        return super().users() | self.requested_act.users()

    def without_names(self) -> Self:
        """Return a copy without user names, for storage."""
        return replace(super().without_names(), names={})

    def with_names(self, names: Mapping[int, str]) -> Self:
        """Return a copy with the names of the host and of the users mentioned in the action."""
        return replace(super().with_names(names), names=names)

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the names of the host and of the players mentioned in the action."""
        return self.by, *self.requested_act.text_names

    @property
    def given_reason(self) -> str:
        """Return the host's reason."""
        return self.reason

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        key = "question-act" if self.has_played else "question-act-league"
        return text(key, by=names.asker, act=_shift_names(self.requested_act.describe(), names.asker.seat))

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that not voting counts as consent."""
        return LocalizedText(DEFAULT_NOTES[YES])

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return yes, since not voting counts as consent."""
        return YES

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return all other players, including absent ones whose seats are kept by robots."""
        return tuple(user_key for user_key in match.seat_owners if user_key != self.host)

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether a seat has changed hands."""
        return any(isinstance(entry, SeatTaken) for entry in new_entries)

    def outcome(
        self, voters: Sequence[int], ballots: Mapping[int, str], default: str, *, is_over: bool
    ) -> VoteResult | None:
        """Return no if a voter has objected, or yes once all have agreed or the vote is over.

        Before that, return None.
        """
        found = unanimous_result(voters, ballots, is_over=is_over)
        said_no = NO in [ballots.get(voter) for voter in voters]
        return (
            VoteResult(YES, is_default=True)
            if found is not None and found.choice == NO and not said_no
            else found
        )

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Carry out the action if it is still possible, or log that it was rejected."""
        carry_out, by = feature(self.feature).handle_ruling, User(self.host, self.by)
        if outcome.choice != YES or carry_out is None:
            await commit(ctx, tx, match, [ActRefused(name=self.by)])
            return
        whole = await loading.load_match(ctx, tx, match.row, from_deal=True)
        with suppress(UserError):
            await carry_out(ctx, tx, whole, self.requested_act, Authority(by, self.reason, has_consent=True))


def _shift_names(description: LocalizedText, by: int) -> LocalizedText:
    """Shift the name indices in an action's description.

    In the description, the host has index 0. In the vote's text, the players' names come first, and the host
    has index `by`.
    """
    values: tuple[tuple[str, Value], ...] = tuple(
        (name, SeatName(value.seat + by) if isinstance(value, SeatName) else value)
        for name, value in description.values
    )
    return replace(description, values=values)


def act_fields(by: Authority, act: Act) -> dict[str, Any]:
    """Return the fields of a vote that describe the host and the action."""
    return {
        "host": by.user.key, "reason": by.shown_reason, "feature": kinds.feature_of(act), "act": kinds.name_of(act),
        "payload": kinds.payload_of(act),
    }  # fmt: skip


FEATURE = Feature(votes=HostActVote, rulings=ActRefused)
