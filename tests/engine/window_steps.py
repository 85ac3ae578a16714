"""The smallest game with windows, for tests: a question, one that the first answer closes, and an auction."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from engine.core.model import Action, Decision, LogEvent, Seat, State, TableStep
from engine.core.text import LocalizedText
from engine.core.windows import OpenWindow, SecretWindow

SEATS = 3


class Say(Action, frozen=True):
    """A move that is a word."""

    word: str


YES, NO = Say("yes"), Say("no")


class Answer(Decision, frozen=True):
    """A decision between words."""

    words: tuple[str, ...] = ("yes", "no")

    def options(self, state: Any) -> tuple[Action, ...]:
        return tuple(Say(word) for word in self.words)

    def log_events(self, state: Any, action: Say) -> tuple[LogEvent, ...]:
        own = LogEvent(LocalizedText("own"), audience=(self.seat,))
        return LogEvent(LocalizedText("public")), own, LogEvent(LocalizedText("all"), audience=(0, 1, 2))


class Ask(SecretWindow, frozen=True):
    """A question to the seats in `asked`."""

    chosen: tuple[tuple[Say, ...], ...] = ((),) * SEATS
    asked: tuple[Seat, ...] = (0, 1, 2)

    def decision(self, state: Any, seat: Seat) -> Answer | None:
        return Answer(seat) if seat in self.asked and not self.chosen[seat] else None

    def silent_action(self, state: Any, seat: Seat) -> Say:
        return NO

    def run(self, state: Table) -> Table:
        return replace(state, answers=self.chosen)


class Interrupt(Ask, frozen=True):
    """A question that the first answer closes."""

    is_first_come: ClassVar[bool] = True


class Auction(OpenWindow, frozen=True):
    """An auction in which anyone may bid one more."""

    bid: int = 0
    bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()

    def decision(self, state: Any, seat: Seat) -> Answer | None:
        if seat == self.bidder or seat in self.passed:
            return None
        return Answer(seat, (str(self.bid + 1), "no"))

    def silent_action(self, state: Any, seat: Seat) -> Say:
        return NO

    def act(self, state: Table, seat: Seat, action: Say) -> Table:
        if action == NO:
            return state.push(replace(self, passed=(*self.passed, seat)))
        return state.push(Auction(int(action.word), seat))

    def run(self, state: Table) -> Table:
        return replace(state, answers=((Say(f"{self.bidder} {self.bid}"),),))


class Stuck(Auction, frozen=True):
    """An auction that never ends."""

    def act(self, state: Table, seat: Seat, action: Say) -> Table:
        return state.push(self)


class End(TableStep, frozen=True):
    """A step after the window."""

    def run(self, state: Table) -> Table:
        return state


class Table(State, frozen=True):
    """The state of the smallest game with windows."""

    stack: tuple[Any, ...]
    answers: tuple[tuple[Say, ...], ...] = ()

    @property
    def seats(self) -> int:
        return SEATS
