"""Sending the messages about shuffles; each is posted once and its message id is recorded."""

from __future__ import annotations

from typing import assert_never

from bot.core.sending.sender import Sender, most_bytes
from bot.core.words.layout import MessageView
from bot.tables.fairness import messages
from host.core import outbox
from host.tables.fairness import posted
from host.tables.fairness.kinds import (
    FairnessPost,
    PostCommitment,
    PostContribution,
    PostSecret,
    PostTranscript,
)
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow


async def send(sender: Sender, row: PostRow, post: FairnessPost, pictured: bool) -> None:
    """Send a message and delete its outbox row."""
    match post:
        case PostCommitment():
            await _send_commitment(sender, row, post)
        case PostContribution():
            await _send_contribution(sender, row, post)
        case PostTranscript():
            await _send_transcript(sender, row)
        case PostSecret():
            told = await posted.secret_post(sender.ctx, row.owner)
            translate = await sender.translator(told.match.guild_id)
            await _say(sender, row, told.match, messages.secret_post(told, translate))
            await outbox.mark_sent(sender.ctx, row)
        case _:
            assert_never(post)


async def _send_commitment(sender: Sender, row: PostRow, post: PostCommitment) -> None:
    told = await posted.commitment_post(sender.ctx, row.owner, post)
    if told is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    said = messages.commitment_post(told, await sender.translator(told.match.guild_id))
    message = await _say(sender, row, told.match, said)
    await posted.commitment_posted(sender.ctx, row, post, told.match.channel, message)


async def _send_contribution(sender: Sender, row: PostRow, post: PostContribution) -> None:
    told = await posted.contribution_post(sender.ctx, row.owner, post.number)
    if told is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    said = messages.contribution_post(told, await sender.translator(told.match.guild_id))
    message = await _say(sender, row, told.match, said)
    await posted.contribution_posted(sender.ctx, row, post.number, told.match.channel, message)


async def _send_transcript(sender: Sender, row: PostRow) -> None:
    told = await posted.transcript_post(sender.ctx, row.owner)
    if told is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    said = messages.transcript_post(told, await sender.translator(told.match.guild_id))
    message = await _say(sender, row, told.match, said)
    await posted.note_transcript_posted(sender.ctx, row, told.match.channel, message)


async def _say(sender: Sender, row: PostRow, match: MatchRow, said: MessageView) -> int:
    return await sender.send(match, as_allowed(sender, match, said), row)


def as_allowed(sender: Sender, match: MatchRow, said: MessageView) -> MessageView:
    """Return a message without its file if the bot may not attach files in the match's channel."""
    return said if most_bytes(sender.client, match) is not None else messages.without_file(said)
