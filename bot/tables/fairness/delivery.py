"""Sending messages about shuffles exactly once, and recording the message ids."""

from __future__ import annotations

from typing import assert_never

from bot.core.sending.sender import Sender, upload_limit
from bot.core.words.layout import MessageView
from bot.tables.fairness import messages
from host.core import outbox
from host.messages import view
from host.tables.fairness import fairness_messages
from host.tables.fairness.kinds import (
    FairnessPost,
    PostCommitment,
    PostContribution,
    PostSecret,
    PostTranscript,
    WordsReturned,
)
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow


async def send(sender: Sender, row: OutboxRow, post: FairnessPost, with_picture: bool) -> None:
    """Send a message and delete its outbox row."""
    match post:
        case PostCommitment():
            await _send_commitment(sender, row, post)
        case PostContribution():
            await _send_contribution(sender, row, post)
        case PostTranscript():
            await _send_transcript(sender, row)
        case PostSecret():
            secret_message = await fairness_messages.load_secret_message(sender.ctx, row.owner)
            translate = await sender.translator(secret_message.match.guild_id, secret_message.match.channel)
            await _send(sender, row, secret_message.match, messages.secret_message(secret_message, translate))
            await outbox.delete_sent(sender.ctx, row)
        case WordsReturned():
            await _send_returned(sender, row, post)
        case _:
            assert_never(post)


async def _send_commitment(sender: Sender, row: OutboxRow, post: PostCommitment) -> None:
    commitment_message = await fairness_messages.load_commitment_message(sender.ctx, row.owner, post)
    if commitment_message is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    message_view = messages.commitment_message(
        commitment_message,
        await sender.translator(commitment_message.match.guild_id, commitment_message.match.channel),
    )
    message = await _send(sender, row, commitment_message.match, message_view)
    await fairness_messages.note_commitment_posted(
        sender.ctx, row, post, commitment_message.match.channel, message
    )


async def _send_contribution(sender: Sender, row: OutboxRow, post: PostContribution) -> None:
    contribution_message = await fairness_messages.load_contribution_message(
        sender.ctx, row.owner, post.number
    )
    if contribution_message is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    message_view = messages.contribution_message(
        contribution_message,
        await sender.translator(contribution_message.match.guild_id, contribution_message.match.channel),
    )
    message = await _send(sender, row, contribution_message.match, message_view)
    await fairness_messages.note_contribution_posted(
        sender.ctx, row, post.number, contribution_message.match.channel, message
    )


async def _send_transcript(sender: Sender, row: OutboxRow) -> None:
    transcript_message = await fairness_messages.load_transcript_message(sender.ctx, row.owner)
    if transcript_message is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    message_view = messages.transcript_message(
        transcript_message,
        await sender.translator(transcript_message.match.guild_id, transcript_message.match.channel),
    )
    message = await _send(sender, row, transcript_message.match, message_view)
    await fairness_messages.note_transcript_posted(sender.ctx, row, transcript_message.match.channel, message)


async def _send_returned(sender: Sender, row: OutboxRow, post: WordsReturned) -> None:
    match = await view.find_row(sender.ctx, row.owner)
    if match is not None:
        await sender.send(
            match,
            messages.returned_message(post, await sender.translator(match.guild_id, match.channel)),
            row,
        )
    await outbox.delete_sent(sender.ctx, row)


async def _send(sender: Sender, row: OutboxRow, match: MatchRow, message_view: MessageView) -> int:
    return await sender.send(match, without_forbidden_file(sender, match, message_view), row)


def without_forbidden_file(sender: Sender, match: MatchRow, message_view: MessageView) -> MessageView:
    """Return a message without its file if the bot may not attach files in the match's channel."""
    return (
        message_view
        if upload_limit(sender.client, match) is not None
        else messages.without_file(message_view)
    )
