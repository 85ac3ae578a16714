"""The vote on whether a host who plays in the match may rule on it."""

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
from host.decisions.vote import questions
from host.decisions.vote.ballots import NO, YES, Outcome, agree
from host.decisions.vote.kinds import DEFAULTS, Question, Wording
from host.decisions.vote.requests import request
from host.matches.log.entries import Entry, Ruling, SeatTaken
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.permissions import Act, Authority, has_played, refuse_without_reason
from host.matches.settings.time_controls import HOUR
from storage.core.database import Transaction
from storage.decisions.vote import QuestionRow


class ActRefused(Ruling, frozen=True, kw_only=True, tag="act-refused"):
    """The ruling that the table rejected an action of a host who plays in the match."""


TIME_TO_OBJECT = 72 * HOUR
"""Milliseconds after which silence counts as consent, so that one silent player can't block the table."""


async def may_rule(ctx: Context, tx: Transaction, match: Match, by: Authority, act: Act) -> Authority | None:
    """Return the authority for an immediate action; None if the other players are asked first."""
    if act.is_technical or by.is_agreed or not await has_played(tx, match.row, by.user):
        return by
    if set(match.entitled) <= {by.user.key}:
        return Authority(by.user, by.reason, is_agreed=True)
    refuse_without_reason(by, act)
    question = AgreeToAct(by=normalize_name(by.user.name), **fields_of(by, act))
    await request(ctx, tx, match, question, by.user, patience_of=TIME_TO_OBJECT)
    return None


async def is_asked(ctx: Context, match_id: int, by: Authority) -> bool:
    """Return whether the table is voting on an action of this host."""
    async with ctx.database.read_transaction() as tx:
        open_ = [question for _, question in await questions.of_match(tx, match_id)]
    return any(isinstance(one, AgreeToAct) and one.host == by.user.key for one in open_)


class AgreeToAct(Question, frozen=True, tag="agree"):
    """The vote on an action of a host who plays in the match; silence counts as consent."""

    USERS: ClassVar[Mapping[str, str]] = {"host": "by"}
    needs_all: ClassVar[bool] = True
    host: int
    """The user id of the host."""
    by: str
    """Their name."""
    reason: str
    feature: str
    act: str
    """The kind of the host action."""
    payload: str
    """The host action as JSON."""

    names: Mapping[int, str] = {}
    """Of users whom the act mentions, by their keys; not stored."""

    @property
    def wanted(self) -> Act:
        """Return the host action.

        Raises UnknownKind.
        """
        found: Act = kinds.read(feature(self.feature).acts, self.feature, self.act, self.payload)
        return found.with_names(self.names)

    def users(self) -> set[int]:
        """Return the keys of the host, and of the users whom the act mentions."""
        return super().users() | self.wanted.users()

    def without_names(self) -> Self:
        """Return the question as it is stored."""
        return replace(super().without_names(), names={})

    def with_names(self, names: Mapping[int, str]) -> Self:
        """Return the question with the names of the host and of the users whom the act mentions."""
        return replace(super().with_names(names), names=names)

    @property
    def others(self) -> tuple[str, ...]:
        """Return the names of the host and of the players whom the action names."""
        return self.by, *self.wanted.others

    @property
    def given_reason(self) -> str:
        """Return the host's reason."""
        return self.reason

    def heading(self, named: Wording) -> LocalizedText:
        """Return the text of the vote."""
        return text("question-act", by=named.by, act=_shift_names(self.wanted.describe(), named.by.seat))

    def consequence(self, default: str, named: Wording) -> LocalizedText:
        """Return yes, since silence counts as consent."""
        return LocalizedText(DEFAULTS[YES])

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return yes, since silence counts as consent."""
        return YES

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return all other players, including those who may get their seat back from a robot."""
        return tuple(user_key for user_key in match.entitled if user_key != self.host)

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Return whether another player has joined the table."""
        return any(isinstance(entry, SeatTaken) for entry in made)

    def outcome(
        self, voters: Sequence[int], cast: Mapping[int, str], default: str, *, is_over: bool
    ) -> Outcome | None:
        """Return yes if no voter objects; None while the vote is open."""
        found = agree(voters, cast, is_over=is_over)
        said_no = NO in [cast.get(voter) for voter in voters]
        return (
            Outcome(YES, is_default=True)
            if found is not None and found.choice == NO and not said_no
            else found
        )

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Carry out the action if it is still possible, or log that it was rejected."""
        carry_out, by = feature(self.feature).handle_ruling, User(self.host, self.by)
        if outcome.choice != YES or carry_out is None:
            await commit(ctx, tx, match, [ActRefused(name=self.by)])
            return
        whole = await loading.match_of(ctx, tx, match.row, whole=True)
        with suppress(UserError):
            await carry_out(ctx, tx, whole, self.wanted, Authority(by, self.reason, is_agreed=True))


def _shift_names(said: LocalizedText, by: int) -> LocalizedText:
    """Return an action's text with its name indices shifted by `by`.

    The names of the action follow the names of the seats. The host has the index `by`.
    """
    values: tuple[tuple[str, Value], ...] = tuple(
        (name, SeatName(value.seat + by) if isinstance(value, SeatName) else value)
        for name, value in said.values
    )
    return replace(said, values=values)


def fields_of(by: Authority, act: Act) -> dict[str, Any]:
    """Return the fields of the vote that describe the host and the action."""
    return {
        "host": by.user.key, "reason": by.why, "feature": kinds.feature_of(act), "act": kinds.name_of(act),
        "payload": kinds.payload_of(act),
    }  # fmt: skip


FEATURE = Feature(questions=AgreeToAct, rulings=ActRefused)
