"""What is to be posted: rows of the outbox, written in the transaction of what they tell, removed once sent.

A row names what has to be done; what a post says is read from the log when it is sent. Kinds: `card`,
`chapter:<n>`, `told:<entry>` (what the table has decided), `question:<id>`, `final`, `notice:<kind>:<seat>:<turn>`,
`unping` (delete the message of a notice or a question), and `robot` (a turn of a robot, or one that was
planned, is due: the host's own, see robots.py and plans.py), `idle:<day>` (the match is about to be closed),
`exported:<act>` (a host has the match as a file, by the audit's number),
`archive` (let its thread rest), `board` (the list of the server's matches) and `unboard` (delete that).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.match.entries import Entry, Move, Started, TimedOut
from host.match.match import Match
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import MatchRow
from storage.schedule import outbox
from storage.schedule.outbox import Post, PostRow

FOR_EVER = 2**62
"""Later than any time."""
MAX_POSTS = 1000


class Due(Struct, frozen=True):
    """A post to be made."""

    kind: str
    message: int | None = None
    """The message of a notice to be deleted."""
    channel: int | None = None
    """Where it stands; None: in the match's channel."""


def due_after(before: Match, after: Match) -> Iterator[Due]:
    """Yield what a change of the log makes due; a match without entries before it has just begun."""
    yield Due("card")
    if after.has_people:
        # Robots among themselves are done within seconds; nobody reads a board after each of their phases.
        yield from (Due(f"told:{seq}") for seq in _told(before, after))
        yield from (Due(f"chapter:{number}") for number in _chapters(before, after))
    if after.awaited is None:
        yield Due("final")
    elif after.awaits_robot:
        yield Due("robot")


def _told(before: Match, after: Match) -> Iterator[int]:
    """Yield the entries by which the table has decided something, which concerns everybody at once.

    That somebody's time has run out is said by what the others are asked.
    """
    for seq, entry in enumerate(_new(before, after), before.line.head + 1):
        if not isinstance(entry, Move | Started | TimedOut):
            yield seq


def _new(before: Match, after: Match) -> Iterator[Entry]:
    return (logged.entry for logged in after.line.entries if logged.seq > before.line.head)


def out_of_date(before: Match, after: Match) -> set[str]:
    """Return the kinds of posts that wait and are not to be made any more."""
    old = {"card", "robot", "idle"}
    if is_answered(before, after) or any(isinstance(entry, TimedOut) for entry in _new(before, after)):
        old.add("notice")
    if after.line.undone != before.line.undone:
        old.add("chapter")
    return old


def _chapters(before: Match, after: Match) -> Iterator[int]:
    line = after.line
    yield from (mark.chapter for mark in line.marks if mark.seq > before.line.head)
    if after.awaited is None and line.marks[-1].seq < line.moved:
        yield line.marks[-1].chapter + 1


def is_answered(before: Match, after: Match) -> bool:
    """Tell whether a ping for the seat that was awaited has done its work."""
    return after.awaited is None or after.awaited != before.awaited or after.awaits_robot


async def write(
    ctx: Context, tx: Transaction, row: MatchRow, dues: Iterable[Due], dropped: Collection[str]
) -> None:
    """Write what is due and take out the match's rows of the `dropped` kinds: whole, or the word before a colon."""
    waiting = await outbox.pending(tx, FOR_EVER, MAX_POSTS, match=row.id) if dropped else []
    gone = (post.id for post in waiting if post.kind in dropped or post.kind.split(":")[0] in dropped)
    await outbox.mark_sent(tx, *gone)
    unsent = {post.kind: post for post in waiting if row.card is None and post.kind == "card"}
    posts = [_post(row, due, unsent.get(due.kind)) for due in dues]
    await outbox.add(tx, posts, ctx.now())


def _post(row: MatchRow, due: Due, unsent: PostRow | None) -> Post:
    """Make a post; a first card keeps the nonce of one that was to be sent before and perhaps has been."""
    payload = {} if due.message is None else {"message": due.message, "channel": due.channel or row.channel}
    post = Post(match=row.id, kind=due.kind, payload=msgspec.json.encode(payload).decode())
    return post if unsent is None else replace(post, nonce=unsent.nonce, attempts=unsent.attempts + 1)


async def pending(ctx: Context, *, match_id: int | None = None, limit: int = 50) -> tuple[PostRow, ...]:
    """Return the posts that are due now, the oldest first."""
    async with ctx.database.reading() as tx:
        return tuple(await outbox.pending(tx, ctx.now(), limit, match=match_id))


async def next_due(ctx: Context) -> int | None:
    """Return when the earliest post is due, in unix milliseconds; None when none waits."""
    async with ctx.database.reading() as tx:
        return await outbox.next_due(tx)


async def postpone(ctx: Context, post: PostRow, until: int) -> None:
    """Let a post rest until a time in unix milliseconds."""
    async with ctx.database.transaction() as tx:
        await outbox.postpone(tx, post.id, until)


async def release(ctx: Context, match_id: int) -> None:
    """Make a match's posts due at once: what kept them waiting may be over."""
    async with ctx.database.transaction() as tx:
        await outbox.release(tx, match_id, ctx.now())


async def sent(ctx: Context, post: PostRow, message: int | None) -> None:
    """Take a post as made; the message of a card is remembered."""
    async with ctx.database.transaction() as tx:
        await outbox.mark_sent(tx, post.id)
        if message is not None and post.kind == "card":
            await matches.set_card(tx, post.match, message)


async def spent(ctx: Context, post: PostRow) -> None:
    """Take out a row that is still due after its work was done; one that was told to rest stays."""
    async with ctx.database.transaction() as tx:
        due = await outbox.pending(tx, ctx.now(), MAX_POSTS, match=post.match)
        await outbox.mark_sent(tx, *(row.id for row in due if row.id == post.id))


async def lost_card(ctx: Context, match_id: int) -> bool:
    """Forget a card whose message is gone; a new one becomes due. False where there was none."""
    async with ctx.database.transaction() as tx:
        row = await matches.get(tx, match_id)
        if row is None or row.card is None:
            return False
        await matches.set_card(tx, row.id, None)
        await write(ctx, tx, row, (Due("card"),), ("card",))
    return True


async def rest(ctx: Context, match_id: int, kind: str, until: int) -> None:
    """Let a match's posts of a kind rest until a time in unix milliseconds."""
    async with ctx.database.transaction() as tx:
        for post in await outbox.pending(tx, FOR_EVER, MAX_POSTS, match=match_id):
            if post.kind == kind:
                await outbox.postpone(tx, post.id, until)
