"""The question to the table whether somebody who looks after the server, and plays in the match, may rule on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.core.text import Text, Value, Who, text
from host.authority.gate import Act, Authority
from host.consent.rulings import ActRefused
from host.core import kinds
from host.core.context import Context
from host.core.features import feature
from host.core.people import Person
from host.core.refusals import Refusal
from host.log.entries import Entry, SeatTaken
from host.match import loading
from host.match.commit import commit
from host.match.match import Match
from host.vote.ballots import NO, YES, Outcome, agree
from host.vote.kinds import DEFAULTS, Question, Wording
from storage.core.database import Transaction
from storage.vote.questions import QuestionRow


class AgreeToAct(Question, frozen=True, tag="agree"):
    """The question whether a host who plays in a match may do something to it; silence is consent."""

    needs_all: ClassVar[bool] = True
    host: int
    """The person who wants it."""
    by: str
    """Their name."""
    reason: str
    feature: str
    act: str
    """The kind of the act."""
    payload: str
    """JSON of the act."""

    @property
    def wanted(self) -> Act:
        """Return what they want to do; raises UnknownKind."""
        found: Act = kinds.read(feature(self.feature).acts, self.feature, self.act, self.payload)
        return found

    @property
    def others(self) -> tuple[str, ...]:
        """Return who asks, and those whom the act names."""
        return self.by, *self.wanted.others

    @property
    def given_reason(self) -> str:
        """Return the reason that the host has given."""
        return self.reason

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        return text("question-act", by=named.by, act=_shift_names(self.wanted.describe(), named.by.seat))

    def consequence(self, default: str, named: Wording) -> Text:
        """Return that silence is consent."""
        return Text(DEFAULTS[YES])

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return that silence is consent."""
        return YES

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return all others who play, or may have their seat back from a robot."""
        return tuple(person for person in match.entitled if person != self.host)

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Tell whether another person has come to the table."""
        return any(isinstance(entry, SeatTaken) for entry in made)

    def outcome(
        self, voters: Sequence[int], cast: Mapping[int, str], default: str, *, is_over: bool
    ) -> Outcome | None:
        """Return whether nobody objects."""
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
        """Do it, as far as it can still be done, or leave it."""
        carry_out, by = feature(self.feature).rule, Person(self.host, self.by)
        if outcome.choice != YES or carry_out is None:
            await commit(ctx, tx, match, [ActRefused(name=self.by)])
            return
        whole = await loading.match_of(ctx, tx, match.row, whole=True)
        with suppress(Refusal):
            await carry_out(ctx, tx, whole, self.wanted, Authority(by, self.reason, is_agreed=True))


def _shift_names(said: Text, by: int) -> Text:
    """Return a text of an act whose people stand after the seats of a match: who acts is the `by`th name."""
    values: tuple[tuple[str, Value], ...] = tuple(
        (name, Who(value.seat + by) if isinstance(value, Who) else value) for name, value in said.values
    )
    return replace(said, values=values)


def fields_of(by: Authority, act: Act) -> dict[str, Any]:
    """Return what the question says of an act and whoever wants it."""
    return {
        "host": by.person.id, "reason": by.why, "feature": kinds.feature_of(act), "act": kinds.name_of(act),
        "payload": kinds.payload_of(act),
    }  # fmt: skip
