"""The report of a rehearsal, without the token, ids or names."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import discord
from msgspec import Struct

from bot.core.version import VERSION
from bot.runtime.rehearsal.assumptions import Assumption

Outcome: TypeAlias = Literal["held", "FAILED", "not checked"]


class Result(Struct, frozen=True):
    """The outcome of one check."""

    assumption: Assumption
    outcome: Outcome
    remark: str = ""

    def __str__(self) -> str:
        """Return the result as a line of the report."""
        remark = f" [{self.remark}]" if self.remark else ""
        return f"{self.outcome:<12} {self.assumption.name}: {self.assumption.sentence}{remark}"


class Report(Struct, frozen=True):
    """The results of all checks, and the number of messages and threads that are still on the server."""

    channel_type: str
    results: Sequence[Result]
    messages_left: int
    threads_left: int

    @property
    def has_failures(self) -> bool:
        """Return whether an assumption is wrong."""
        return any(result.outcome == "FAILED" for result in self.results)

    def __str__(self) -> str:
        """Return the whole report."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield (
            f"Rehearsal of Harbourmaster {VERSION}, discord.py {discord.__version__}, "
            f"Python {platform.python_version()}, in a {self.channel_type} channel"
        )
        yield from map(str, self.results)
        counts = Counter(result.outcome for result in self.results)
        yield f"{counts['held']} held, {counts['FAILED']} failed, {counts['not checked']} not checked"
        if self.messages_left or self.threads_left:
            yield (
                f"Left in the channel, because the bot may not delete them: {self.messages_left} messages, "
                f"{self.threads_left} archived threads"
            )
