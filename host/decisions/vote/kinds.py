"""Questions to the people of a match: what a feature that asks one has to say of it; the timers and posts of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from msgspec import Struct

from engine.core.model import Seat
from engine.core.text import Text, Who
from host.core.context import Context
from host.core.kinds import Kind
from host.core.outbox import Post
from host.core.timers import Timer
from host.decisions.vote.ballots import NO, YES, Outcome, agree, elect
from host.matches.log.entries import Entry
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.decisions.vote import QuestionRow

NOBODY = -1
"""The seat of a question that is about none."""


DEFAULTS = MappingProxyType(
    {
        "turn": "question-default-turn",
        "seat": "question-default-seat",
        "wait": "question-default-wait",
        NO: "question-default-no",
        YES: "question-default-yes",
    }
)
"""How it is told what happens where nobody decides."""


class Wording(Struct, frozen=True):
    """The seats as a question's text may name them: whom it is about, who asks, who is to play on."""

    who: Who
    by: Who
    new: Who


class Question(Kind, frozen=True):
    """A question to the people of a match; features bring their own, tagged."""

    needs_all: ClassVar[bool] = False
    """Whether everybody has to agree; else most decide."""

    @property
    def about(self) -> Seat:
        """Return the seat it is about, or NOBODY; a match is asked one thing of a kind about a seat at a time."""
        return NOBODY

    @property
    def others(self) -> tuple[str, ...]:
        """Return the names of who asks, of who is to play on, and of further people whom the text names."""
        return "", ""

    @property
    def is_decided_by_most(self) -> bool:
        """Tell whether what most want by its end is done, and nothing else is needed."""
        return not self.needs_all

    @property
    def given_reason(self) -> str:
        """Return the reason that whoever asks has given, empty where there is none."""
        return ""

    @property
    def free_seat(self) -> Seat | None:
        """Return the seat that whoever reads the question may take."""
        return None

    def heading(self, named: Wording) -> Text:
        """Return what is asked."""
        raise NotImplementedError

    def consequence(self, default: str, named: Wording) -> Text | None:
        """Return what happens where nobody decides it, if that is to be told."""
        return None

    def choices(self, match: Match) -> tuple[str, ...]:
        """Return what may be answered."""
        return YES, NO

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
        """Return the people who are asked, in the order of their seats."""
        raise NotImplementedError

    async def default(self, tx: Transaction, match: Match) -> str:
        """Return the choice that is taken where nobody decides it."""
        return NO

    def outcome(
        self, voters: Sequence[int], cast: Mapping[int, str], default: str, *, is_over: bool
    ) -> Outcome | None:
        """Return what is decided by the ballots that were cast; None while it is open."""
        if self.needs_all:
            return agree(voters, cast, is_over=is_over)
        return elect(voters, cast, default, is_over=is_over)

    def count_silence(self, match: Match) -> Mapping[int, str]:
        """Return what the silence of some people counts as when the question closes."""
        return {}

    async def is_moot(self, tx: Transaction, match: Match, made: Sequence[Entry]) -> bool:
        """Tell whether nothing is left to decide in a running match, after entries were made."""
        return False

    def is_counted_anew(self, made: Sequence[Entry]) -> bool:
        """Tell whether entries may have changed who is asked."""
        return False

    def rests(self, match: Match) -> bool:
        """Tell whether it is not to be decided for now."""
        return False

    async def on_moot(self, ctx: Context, tx: Transaction, match: Match) -> None:
        """Do what follows from nothing being left to decide."""

    async def on_close(self, tx: Transaction, match_id: int) -> None:
        """Do what follows from the question being closed, however it was."""

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome
    ) -> None:
        """Carry out what was decided."""
        raise NotImplementedError


class CloseQuestion(Timer, frozen=True, tag="close"):
    """The time of a question is over, or others than before may have decided it."""

    looks_again: ClassVar[bool] = True
    question: int


class RemindLast(Timer, frozen=True, tag="last"):
    """It is time to tell the last one who has still to answer."""

    question: int


class RingLater(Timer, frozen=True, tag="later"):
    """It is time to tell somebody of a question who was not to be called when it was asked."""

    question: int
    person: int


VoteTimer: TypeAlias = CloseQuestion | RemindLast | RingLater


class PostQuestion(Post, frozen=True, tag="question"):
    """A question is to be shown as it stands."""

    question: int


class LastToAnswer(Post, frozen=True, tag="last"):
    """All others have answered."""

    seat: int
    question: int


class Unanswered(Post, frozen=True, tag="unanswered"):
    """Somebody has been asked something who was not to be called then."""

    person: int
    question: int


CallPost: TypeAlias = LastToAnswer | Unanswered
"""Calls to one person to answer a question."""
VotePost: TypeAlias = PostQuestion | CallPost
