"""Questions at tables of the tests: let time run out, answer, look at what came of it."""

from __future__ import annotations

from typing import Any

from host import asking, loading, robots, undoing, voting, watch
from host.entries import Entry
from host.harbour import Harbour
from host.paces import PACES
from host.people import Person
from storage import outbox, questions, seats
from storage.matches import MatchRow
from storage.questions import QuestionRow
from storage.seats import SeatRow
from tests.host.acting import BEN, begun
from tests.host.conftest import Clock

DAILY = PACES["daily"]
PATIENCE = DAILY.patience
CHOICES = ("wait", "turn", "seat", "substitute")
YES, NO = 0, 1
LONG = 'pile = 30\ntides = ["low", "low", "low", "low", "low", "low"]'
"""An edition of the toy game in which nobody runs out of pearls."""


async def timed(h: Harbour, *others: Person, **wishes: Any) -> MatchRow:
    """Begin a long match at the daily pace."""
    return await begun(h, *(others or (BEN,)), **{"pace": DAILY, "edition": LONG, **wishes})


async def run_out(h: Harbour, clock: Clock, match: int) -> QuestionRow:
    """Let the time of the awaited seat run out and return the question about it."""
    clock.now += DAILY.cap
    await watch.ring(h, match)
    (asked,) = await open_questions(h, match)
    return asked


async def later(h: Harbour, clock: Clock, match: int, milliseconds: int = PATIENCE) -> None:
    """Let time pass, and do what is due then, robots' turns as well."""
    clock.now += milliseconds
    await watch.ring(h, match)
    await robots.wake(h, match)


async def say(h: Harbour, asked: QuestionRow, person: Person, choice: str | int) -> None:
    """Answer a question."""
    place = CHOICES.index(choice) if isinstance(choice, str) else choice
    await voting.cast(h, asked.match, asked.id, person, place)


async def rule_back(h: Harbour, match: int, to: int, by: Person, reason: str = "a slip") -> MatchRow:
    """Have a host take moves back, and all at the table agree where they are asked."""
    await undoing.rule(h, match, to, by, reason, is_admin=True)
    for asked in await open_questions(h, match):
        async with h.database.reading() as tx:
            voters = await asking.voters(h, tx, await loading.running(h, tx, match), asked)
        for voter in voters:
            await say(h, asked, Person(voter, ""), YES)
    async with h.database.reading() as tx:
        return await loading.row_of(tx, match)


async def open_questions(h: Harbour, match: int) -> list[QuestionRow]:
    async with h.database.reading() as tx:
        return await questions.of_match(tx, match)


async def entries(h: Harbour, match: int) -> list[Entry]:
    async with h.database.reading() as tx:
        row = await loading.row_of(tx, match)
        whole = await loading.match_of(h, tx, row, whole=True)
    return [logged.entry for logged in whole.line.entries]


async def tags(h: Harbour, match: int, last: int = 1) -> list[str]:
    """Return in short what the last entries are."""
    return [_tag(entry) for entry in (await entries(h, match))[-last:]]


def _tag(entry: Any) -> str:
    kind: str = entry.__struct_config__.tag
    detail = getattr(entry, "why", None) or getattr(entry, "what", None) or getattr(entry, "by", "")
    return f"{kind} {detail}"


async def seat(h: Harbour, match: int, number: int) -> SeatRow:
    async with h.database.reading() as tx:
        return (await seats.of_match(tx, match))[number]


async def shown_as(h: Harbour, asked: QuestionRow, message: int) -> None:
    """Take the posts that wait as sent, that of the question as this message."""
    async with h.database.transaction() as tx:
        posts = await outbox.pending(tx, 2**62, 1000, match=asked.match)
        await outbox.mark_sent(tx, *(post.id for post in posts))
        await questions.set_message(tx, asked.id, message)
