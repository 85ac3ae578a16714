"""Sending questions, and the calls to answer them."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from bot.core.sender import Sender
from bot.vote.messages import call_post, question_post
from host.core import outbox
from host.vote import questions, voting
from host.vote.kinds import CallPost, LastToAnswer, PostQuestion, Unanswered, VotePost
from storage.schedule.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: VotePost, pictured: bool) -> None:
    """Make a post and take it off the outbox; one that is not true any more is not made."""
    match post:
        case PostQuestion():
            await _send_question(sender, row, post)
        case LastToAnswer() | Unanswered():
            await _send_call(sender, row, post)
        case _:
            assert_never(post)


async def _send_question(sender: Sender, row: PostRow, post: PostQuestion) -> None:
    """Post a question, or put it as it stands in the place of its message."""
    asked = await questions.load_asked(sender.ctx, row.owner, post.question)
    if asked is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    shown = question_post(asked, await sender.words(asked.match.server))
    message = asked.row.message
    if message is None or not await sender.edit(sender.channel(asked.match), message, shown):
        message = await sender.send(asked.match, shown, row)
    await questions.note_posted(sender.ctx, row, post.question, message)


async def _send_call(sender: Sender, row: PostRow, post: CallPost) -> None:
    if await voting.hold_back(sender.ctx, row, post):
        return
    call = await voting.call_of(sender.ctx, row.owner, post)
    if call is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    place = await sender.notify(call.match, call.person, call.where, partial(call_post, call), row)
    await voting.note_call_sent(sender.ctx, row, post, *place)
