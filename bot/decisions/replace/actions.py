"""Taking a seat and giving it up, by a button or a command."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.decisions.replace.messages import ask_to_resign
from bot.matches.match.answers import answer_done
from bot.tables.tables import actions
from host.decisions.replace import replacing
from host.messages.view import lists


async def take_seat(interaction: Here, match_id: int, words: Words) -> Post:
    """Take a seat at an open table, or in a match that is being played: one's own again, or a free one."""
    row, _ = await lists.find(ctx_of(interaction), match_id)
    if row.status != "running":
        return await actions.join(interaction, match_id, words)
    if await replacing.may_return(ctx_of(interaction), match_id, person_of(interaction)):
        return await come_back(interaction, match_id, words)
    return await substitute(interaction, match_id, words)


async def ask_before_resigning(interaction: Here, match_id: int, words: Words) -> Post:
    """Ask whether somebody means to resign, and tell what way back there is."""
    ctx = ctx_of(interaction)
    row, _ = await lists.find(ctx, match_id)
    return ask_to_resign(row, await replacing.way_back(ctx, match_id, person_of(interaction)), words)


async def resign(interaction: Here, match_id: int, words: Words) -> Post:
    """Give up one's seat; a robot plays on."""
    row = await replacing.resign(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-resign", words)


async def substitute(interaction: Here, match_id: int, words: Words, seat: int | None = None) -> Post:
    """Take the seat of somebody who plays no more: a certain one, or the one there is."""
    taken = await replacing.substitute(ctx_of(interaction), match_id, person_of(interaction), seat)
    key = "done-substitute-asked" if taken.is_asked else "done-substitute"
    return answer_done(interaction, taken.match, key, words)


async def come_back(interaction: Here, match_id: int, words: Words) -> Post:
    """Have one's seat back from a robot."""
    row = await replacing.come_back(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-return", words)
