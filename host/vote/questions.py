"""Questions to the people at a table: who is asked, what may be answered, until when; and which are moot.

What comes of a question stands in the log. The question itself, its ballots and its message go when it is closed.
Kinds: `absent` (a seat's time has run out), `wanted` (a substitute is looked for), `replace` (somebody is to give up
their seat), `undo` and `abort`, for which all must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat
from host.clock import timing
from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.core.refusals import refuse
from host.match import loading
from host.match.entries import Entry, Move, SeatTaken, Undone
from host.match.match import Match
from host.settings import settings
from host.settings.calendars import Calendar, awake_after
from host.settings.time_controls import DAY, pace_of
from host.undo.scope import concerned_by
from host.vote.ballots import NO, YES
from storage.clock import clocks, outages
from storage.core.database import Transaction
from storage.match import seats
from storage.match.matches import MatchRow
from storage.notices import mutes, notices
from storage.schedule import outbox as stored_outbox
from storage.schedule import timers
from storage.schedule.outbox import PostRow
from storage.schedule.timers import TimerRow
from storage.vote import questions
from storage.vote.questions import AskedAlready, QuestionRow

CHOICES = MappingProxyType(
    {
        "absent": ("wait", "turn", "seat", "substitute"),
        "wanted": ("wait", "turn", "seat"),
        "replace": (YES, NO),
        "undo": (YES, NO),
        "abort": (YES, NO),
    }
)
ROBOTS = frozenset({"turn", "seat"})
"""What only a game with robots can be answered."""
ABSENCES = ("absent", "wanted")
AGREEMENTS = ("undo", "abort")
"""What everybody must agree to."""
MAX_MISSED = 2
"""After so many turns missed in a row a robot takes the seat, unless the others decide otherwise."""
USUAL = DAY
"""Milliseconds in which is to be answered where nobody's time is counted."""


class About(Struct, frozen=True, omit_defaults=True):
    """What a question is about beside its seat."""

    was: int | None = None
    """The person who had the seat when it was asked."""
    to: int = 0
    """The entry of the log after which moves are to be taken back."""
    choosing: int | None = None
    """The person who had begun to choose when that was asked."""
    person: int | None = None
    """Who is to take the seat; None: a robot."""
    name: str = ""
    is_uncovered: bool = False
    """Something has been uncovered by what is to be taken back."""
    by: str = ""
    """The name of the person who asks."""
    reason: str = ""
    """Why a host asks."""


class Asked(Struct, frozen=True):
    """An open question as everybody may see it."""

    match: MatchRow
    names: tuple[str, ...]
    question: QuestionRow
    about: About
    choices: tuple[str, ...]
    counts: tuple[int, ...]
    """Ballots by choice."""
    missing: tuple[int, ...]
    """Who has still to answer."""
    pinged: tuple[int, ...]
    """Those of them who want to be told of such things in the channel."""
    closes: int
    """Unix milliseconds."""
    default: str
    """The choice that is taken where nobody decides."""


def about(row: QuestionRow) -> About:
    """Read what a question is about."""
    return msgspec.json.decode(row.payload, type=About)


def patience(match: Match) -> int:
    """Return the milliseconds in which the people of a match are to answer."""
    pace = pace_of(match.row.pace)
    return USUAL if pace is None else pace.patience


def choices(match: Match, kind: str) -> tuple[str, ...]:
    """Return what may be answered to a question of a kind."""
    return tuple(choice for choice in CHOICES[kind] if match.game.robots or choice not in ROBOTS)


async def ask(
    ctx: Context, tx: Transaction, match: Match, kind: str, seat: Seat = -1, asker: int | None = None,
    what: About | None = None,
) -> QuestionRow:  # fmt: skip
    """Put a question to the people of a match; a Refusal where the same is open already."""
    payload = msgspec.json.encode(what or About()).decode()
    closes = ctx.now() + patience(match)
    asked = QuestionRow(
        match=match.row.id, kind=kind, seat=seat, payload=payload, asker=asker, asked=ctx.now(), closes=closes
    )
    try:
        kept = await questions.put(tx, asked)
    except AskedAlready:
        raise refuse("asked-already") from None
    await timers.put(tx, TimerRow(match=match.row.id, kind="vote", number=kept.id, at=closes))
    await outbox.write(ctx, tx, match.row, (Due(f"question:{kept.id}"),), ())
    return kept


async def close(tx: Transaction, row: QuestionRow) -> list[Due] | None:
    """Close a question and return which messages are to go; None where it was closed already."""
    if not await questions.close(tx, row.id):
        return None
    await timers.drop(tx, row.match, ["vote", "last"], row.id)
    gone = [Due("unping", row.message)] if row.message is not None else []
    for notice in await notices.standing(tx, row.match):
        if (notice.kind, notice.turn) == ("last", row.id):
            await notices.set_message(tx, replace(notice, message=None))
            gone.append(Due("unping", notice.message, notice.channel))
    if row.kind == "wanted":
        sitting = await seats.of_match(tx, row.match)
        await seats.put(tx, *(replace(seat, is_wanted=False) for seat in sitting if seat.is_wanted))
    return gone


async def close_all(tx: Transaction, match_id: int) -> list[Due]:
    """Close all questions of a match that is over."""
    gone: list[Due] = []
    for row in await questions.of_match(tx, match_id):
        gone += await close(tx, row) or []
    return gone


async def settle(ctx: Context, tx: Transaction, match: Match, made: Sequence[Entry]) -> list[Due]:
    """Close the questions that what was just committed has made moot; the others are counted anew."""
    dues: list[Due] = []
    for row in await questions.of_match(tx, match.row.id):
        if await is_moot(tx, match, row, made):
            dues += await close(tx, row) or []
            await _set_going(ctx, tx, match, row)
        elif _is_to_be_counted_anew(row, made):
            await timers.put(tx, TimerRow(match=row.match, kind="vote", number=row.id, at=ctx.now()))
            dues.append(Due(f"question:{row.id}"))
    return dues


def _is_to_be_counted_anew(row: QuestionRow, made: Sequence[Entry]) -> bool:
    others = SeatTaken | Move if row.kind == "undo" else SeatTaken
    return any(isinstance(entry, others) for entry in made)


async def is_moot(tx: Transaction, match: Match, row: QuestionRow, made: Sequence[Entry] = ()) -> bool:
    """Tell whether nothing is left to decide of a question."""
    if match.awaited is None:
        return True
    if row.kind == "abort":
        return False
    if match.seats[row.seat].person != about(row).was:
        return True
    if row.kind == "undo":
        return any(isinstance(entry, Undone) for entry in made)
    if row.kind in ABSENCES:
        return (
            match.awaited != row.seat
            or not match.has_others(row.seat)
            or any(isinstance(entry, Move | Undone) for entry in made)
            or await _has_time(tx, match, row.seat)
        )
    return False


async def _has_time(tx: Transaction, match: Match, seat: Seat) -> bool:
    clock = (await clocks.of_match(tx, match.row.id)).get(seat)
    return clock is None or (clock.since is not None and bool(clock.left))


async def _set_going(ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> None:
    """Let the clock of a seat that is still awaited run again, with some time on it."""
    clock = await timing.clock_of(tx, match)
    if row.kind in ABSENCES and clock is not None and clock.seat == row.seat and clock.since is None:
        await timing.grant(ctx, tx, match, row.seat, patience(match))


async def default(tx: Transaction, match: Match, row: QuestionRow) -> str:
    """Return what happens where nobody decides it."""
    if row.kind not in ABSENCES:
        return NO
    if not match.game.robots:
        return "wait"
    clock = (await clocks.of_match(tx, match.row.id)).get(row.seat)
    is_over = row.kind == "wanted" or (clock is not None and clock.missed >= MAX_MISSED)
    return "seat" if is_over else "turn"


async def closing(tx: Transaction, row: QuestionRow) -> int:
    """Return when a question closes: time in which nobody could be served does not count."""
    gone = tuple((outage.began, outage.ended) for outage in await outages.since(tx, row.asked))
    return awake_after(Calendar(outages=gone), row.asked, row.closes - row.asked)


async def voters(ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
    """Return the people who are asked, in the order of their seats."""
    people = [seat.person for seat in match.seats if seat.person is not None]
    what = about(row)
    if row.kind == "abort":
        return tuple(people)
    if row.kind == "undo":
        match = await loading.match_of(ctx, tx, match.row, whole=True)
        concerned = concerned_by(match, what.to) | {what.choosing}
        return tuple(person for person in people if person in concerned and person != row.asker)
    others = [person for person in people if person != what.was]
    if row.kind == "replace" and others == [row.asker]:
        # With nobody else to judge, nobody is sent away without their consent.
        others = people
    return tuple(others)


async def missing(ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> tuple[int, ...]:
    """Return who has still to answer."""
    cast = {ballot.person for ballot in await questions.ballots_of(tx, row.id)}
    return tuple(person for person in await voters(ctx, tx, match, row) if person not in cast)


async def is_last(ctx: Context, tx: Transaction, match: Match, question_id: int, seat: Seat) -> bool:
    """Tell whether all but whoever sits there have answered a question."""
    row = await questions.get(tx, question_id)
    if row is None or row.match != match.row.id:
        return False
    left = await missing(ctx, tx, match, row)
    return left == (match.seats[seat].person,) and left != await voters(ctx, tx, match, row)


async def shown(ctx: Context, match_id: int, question_id: int) -> Asked | None:
    """Return an open question as it stands; None where it is closed."""
    async with ctx.database.reading() as tx:
        row = await questions.get(tx, question_id)
        if row is None or row.match != match_id:
            return None
        match = await loading.running(ctx, tx, match_id)
        asked = await voters(ctx, tx, match, row)
        answers = {ballot.person: ballot.choice for ballot in await questions.ballots_of(tx, row.id)}
        left = tuple(person for person in asked if person not in answers)
        heard = [person for person in left if await is_told(ctx, tx, match_id, person)]
        offered = choices(match, row.kind)
        given = [answers[person] for person in asked if person in answers]
        return Asked(
            match=match.row, names=match.names, question=row, about=about(row), choices=offered,
            counts=tuple(given.count(choice) for choice in offered), missing=left, pinged=tuple(heard),
            closes=await closing(tx, row), default=await default(tx, match, row),
        )  # fmt: skip


async def is_told(ctx: Context, tx: Transaction, match_id: int, person: int) -> bool:
    """Tell whether somebody wants to hear of a match now."""
    mute = await mutes.get(tx, match_id, person)
    is_muted = mute is not None and (mute.until is None or mute.until > ctx.now())
    return not is_muted and (await settings.of_person(tx, person)).notices != "none"


async def posted(ctx: Context, post: PostRow, question_id: int, message: int) -> None:
    """Take the post of a question as made; where it has been closed meanwhile its message is to go."""
    async with ctx.database.transaction() as tx:
        await stored_outbox.mark_sent(tx, post.id)
        if await questions.get(tx, question_id) is not None:
            await questions.set_message(tx, question_id, message)
        else:
            row = await loading.row_of(tx, post.match)
            await outbox.write(ctx, tx, row, (Due("unping", message),), ())


async def open_question(tx: Transaction, match_id: int, question_id: int) -> QuestionRow:
    """Return a question of a match; a Refusal where it is closed."""
    row = await questions.get(tx, question_id)
    if row is None or row.match != match_id:
        raise refuse("question-closed")
    return row


async def is_open(tx: Transaction, match: Match, kinds: Sequence[str], seat: Seat) -> bool:
    """Tell whether a question of some kinds is open about a seat."""
    asked = await questions.of_match(tx, match.row.id)
    return any(row.kind in kinds and row.seat == seat for row in asked)
