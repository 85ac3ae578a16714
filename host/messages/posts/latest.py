"""What stands last of a match in its channel: which message bears the buttons, which one grows, what was told.

The buttons by which one acts stand where one reads: they move down to each post of the match, and where others come
after them, to a message of their own. The card bears them where no other does.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.kinds import UnknownKind, name_of
from host.core.owners import match_owner
from host.messages.posts.kinds import (
    DeleteMessage,
    PostButtons,
    PostCard,
    PostChapter,
    PostEntry,
    PostLines,
    RemoveButtons,
)
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.messages import posts
from storage.messages.posts import PostedRow

DELETE = name_of(DeleteMessage)
FAR = 5
"""Messages after the buttons with which these have to move down."""
KNOWN = 8
"""Messages that are remembered."""


async def of_match(tx: Transaction, row: MatchRow) -> PostedRow:
    """Return what stands of a match in its present channel."""
    known = await posts.of_match(tx, row.id)
    if known is None or known.channel != row.channel:
        return PostedRow(match=row.id, channel=row.channel, told=known.told if known else 0)
    return known


def messages_of(known: PostedRow) -> tuple[int, ...]:
    """Return the messages that stand last, the oldest first."""
    return msgspec.json.decode(known.latest, type=tuple[int, ...])


async def last_standing(tx: Transaction, known: PostedRow) -> int | None:
    """Return the message that stands last when what is about to be deleted is gone."""
    rows = [row for row in await outbox.waiting(tx, match_owner(known.match)) if row.kind == DELETE]
    gone = set[int]()
    for row in rows:
        with suppress(UnknownKind):
            gone.add(outbox.read(row).message)
    return next((message for message in reversed(messages_of(known)) if message not in gone), None)


async def note_sent(ctx: Context, match_id: int, message: int) -> None:
    """Remember a message that stands in the channel of a match now; buttons it has left too far behind follow."""
    async with ctx.database.transaction(about=str(match_owner(match_id))) as tx:
        row = await matches.get(tx, match_id)
        if row is None:
            return
        known = await of_match(tx, row)
        known = _with_latest(known, sorted({*messages_of(known), message})[-KNOWN:])
        await posts.put(tx, known)
        if _is_far(row, known):
            await outbox.renew(ctx, tx, match_owner(row.id), PostButtons())


async def forget(ctx: Context, match_id: int, message: int) -> None:
    """Forget a message that is gone."""
    async with ctx.database.transaction(about=str(match_owner(match_id))) as tx:
        known = await posts.of_match(tx, match_id)
        if known is not None and message in messages_of(known):
            left = [one for one in messages_of(known) if one != message]
            await posts.put(tx, _with_latest(known, left))


def _with_latest(known: PostedRow, messages: list[int]) -> PostedRow:
    return replace(known, latest=msgspec.json.encode(messages).decode())


def _is_far(row: MatchRow, known: PostedRow, far: int = FAR) -> bool:
    bearer = known.bearer or row.card
    if row.status != "running" or bearer is None:
        return False
    return sum(message > bearer for message in messages_of(known)) >= far


async def is_to_bear(ctx: Context, post: PostRow, message: int | None = None) -> bool:
    """Tell whether a post is to bear the buttons, in the place of a message if one is given.

    Not where another is about to come after it that will; but a message that bears them keeps them till then.
    """
    async with ctx.database.reading() as tx:
        row = await matches.get(tx, post.owner)
        behind = await waiting_after(tx, post)
        bearer = None if row is None else (await of_match(tx, row)).bearer
    if row is None or row.status != "running":
        return False
    if message is not None and message == bearer:
        return True
    while isinstance(read_told(post), PostLines) and behind and isinstance(behind[0], PostLines):
        # Those in a row are told together.
        behind = behind[1:]
    return not behind


async def is_needed(ctx: Context, post: PostRow, buttons: PostButtons) -> bool:
    """Return whether the buttons of a match need a message of their own."""
    async with ctx.database.reading() as tx:
        row = await matches.get(tx, post.owner)
        if row is None or (buttons.at_start and await waiting_after(tx, post)):
            return False
        return _is_far(row, await of_match(tx, row), 1 if buttons.at_start else FAR)


async def is_waiting(ctx: Context, post: PostRow) -> bool:
    """Tell whether a post is still to be made: another may have made it needless meanwhile."""
    async with ctx.database.reading() as tx:
        return any(row.id == post.id for row in await outbox.waiting(tx, outbox.owner_of(post)))


async def waiting_after(tx: Transaction, post: PostRow) -> list[PostEntry | PostChapter | PostLines]:
    """Return what is still to be told after a post, in its order; without what was given up for now."""
    rows = await outbox.waiting(tx, outbox.owner_of(post))
    later = (read_told(row) for row in rows if row.id > post.id and not (row.is_aside or row.is_urgent))
    return [told for told in later if told is not None]


def read_told(row: PostRow) -> PostEntry | PostChapter | PostLines | None:
    """Return the post of a row if it tells what happened in a match."""
    with suppress(UnknownKind):
        found = outbox.read(row)
        if isinstance(found, PostEntry | PostChapter | PostLines):
            return found
    return None


async def take_told(ctx: Context, post: PostRow, message: int, plain: str | None) -> None:
    """Take a post as sent; `plain` are its components without the buttons, None where it bears none."""
    async with ctx.database.transaction(about=str(outbox.owner_of(post))) as tx:
        await outbox.take(tx, post)
        await note_borne(ctx, tx, post.owner, message, plain)


async def note_borne(ctx: Context, tx: Transaction, match_id: int, message: int, plain: str | None) -> None:
    """Remember which message bears the buttons, if this one does; the former one leaves them."""
    row, owner = await matches.get(tx, match_id), match_owner(match_id)
    # What it showed before it grew is not to be put back.
    await outbox.drop_meant(
        tx, owner, lambda post: isinstance(post, RemoveButtons) and post.message == message
    )
    if row is None or plain is None:
        return
    known = await of_match(tx, row)
    if row.status != "running":
        # It was over before the message stood there.
        await _leave(ctx, tx, replace(known, bearer=message, plain=plain))
        return
    if known.bearer != message:
        await _leave(ctx, tx, known)
    await posts.put(tx, replace(known, bearer=message, plain=plain))
    await outbox.drop(tx, owner, PostButtons)


async def give_to_card(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Let the card bear the buttons, or nothing, where the match is over; whatever bears them leaves them."""
    known = await of_match(tx, row)
    if known.bearer is not None:
        await _leave(ctx, tx, known)
        await posts.put(tx, replace(known, bearer=None, plain=""))
    await outbox.drop(tx, match_owner(row.id), PostButtons)


async def leave_channel(ctx: Context, tx: Transaction, former: MatchRow, *, is_there: bool) -> None:
    """Forget what stands in a channel that a match leaves; where it is still there the buttons go."""
    known = await of_match(tx, former)
    if known.bearer is not None and is_there:
        await _leave(ctx, tx, known)
    await posts.put(tx, PostedRow(match=former.id, channel=former.channel, told=known.told))


async def _leave(ctx: Context, tx: Transaction, known: PostedRow) -> None:
    owner, bearer = match_owner(known.match), known.bearer
    if bearer is None:
        await outbox.renew(ctx, tx, owner, PostCard())
    elif known.plain:
        await outbox.add(ctx, tx, owner, RemoveButtons(bearer, known.channel, known.plain))
    else:
        await outbox.add(ctx, tx, owner, DeleteMessage(bearer, known.channel))
