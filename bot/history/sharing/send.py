"""Sending the card and the film of a match that is over; each is posted once, and where it stands is noted."""

from __future__ import annotations

from typing import assert_never

from bot.core.sending.sender import Sender
from bot.history.sharing.drawing import DRAW
from bot.history.sharing.messages import shared_post
from host.history import sharing
from host.history.sharing import PostAnalysis, PostFilm, PostShareCard, SharingPost, What
from host.messages.view import lists
from storage.core.scheduling.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: SharingPost, pictured: bool) -> None:
    """Make a post and take it off the outbox."""
    match post:
        case PostShareCard():
            await _send(sender, row, "card", pictured)
        case PostFilm():
            await _send(sender, row, "film", pictured)
        case PostAnalysis():
            await _send(sender, row, "analysis", pictured)
        case _:
            assert_never(post)


async def _send(sender: Sender, row: PostRow, what: What, pictured: bool) -> None:
    match, _ = await lists.find(sender.ctx, row.owner)
    words, picture = await sender.words(match.server), None
    if pictured:
        picture = await DRAW[what](sender.client, sender.ctx, sender.pictures, row.owner, words)
    message = await sender.send(match, shared_post(match, what, picture, words), row)
    if picture is None:
        await sharing.give_up(sender.ctx, row, what)
    else:
        await sharing.note_posted(sender.ctx, row, what, match.channel, message)
