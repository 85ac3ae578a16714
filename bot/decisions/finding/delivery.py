"""Send the messages of table searches: proposals, their outcomes, and notices of ended searches."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import discord

from bot.core.ids import plain_id
from bot.core.sending.access import ChannelLocation
from bot.core.sending.failures import Failure, classify
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, rows, texts
from bot.core.words.names import clean_name
from bot.decisions.finding.panel import FindClick, offer_buttons, offer_text
from engine.core.text import text
from host.core import outbox
from host.decisions.finding import answers, asking
from host.decisions.finding.asking import Offer
from host.decisions.finding.kinds import AskUser, CloseAsk, EndReason, FindingPost, Outcome, SearchEnded
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)

CLOSED: Final[Mapping[Outcome, str]] = {
    "joined": "find-closed-joined",
    "refused": "find-closed-refused",
    "expired": "find-closed-expired",
    "taken": "find-closed-taken",
    "unseen": "find-closed-taken",
    "ended": "find-closed-ended",
}
ENDED: Final[Mapping[EndReason, str]] = {"expired": "find-ended-expired", "limit": "find-ended-limit"}


def ask_message(offer: Offer, translate: Translator) -> MessageView:
    """Build the message that proposes a table to a user."""
    person = translate(text("find-ask", person=translate.mention(offer.user_key)))
    sentence = f"{person}\n{offer_text(offer, translate)}"
    buttons = rows(offer_buttons(offer.proposal_id, translate))
    return MessageView(View(*texts(sentence), *buttons), pinged=(offer.user_key,))


def public_ask_message(user_key: int, translate: Translator) -> MessageView:
    """Build the message in a channel, which does not show to others what the user looks for."""
    person = translate(text("find-ask-public", person=translate.mention(user_key)))
    show = button(translate(text("button-find-show")), plain_id(FindClick.SHOW), Style.success)
    return MessageView(View(*texts(person), *rows([show])), pinged=(user_key,))


def closed_message(outcome: Outcome, translate: Translator) -> MessageView:
    """Build the content of a message whose proposal is over."""
    return MessageView(View(*texts(translate(text(CLOSED[outcome])))))


def ended_message(post: SearchEnded, server: str, translate: Translator) -> MessageView:
    """Build the message to a user whose search the bot has ended."""
    person = translate.mention(post.user_key)
    sentence = text(ENDED[post.reason], person=person, server=clean_name(server))
    return MessageView(View(*texts(translate(sentence))), pinged=(post.user_key,))


async def send(sender: Sender, row: OutboxRow, post: FindingPost, with_picture: bool) -> None:
    """Send a message about a search, and delete its outbox row."""
    match post:
        case AskUser():
            await _ask(sender, row, post)
        case CloseAsk():
            await _close(sender, row, post)
        case SearchEnded():
            await _tell(sender, row, post)


async def _ask(sender: Sender, row: OutboxRow, post: AskUser) -> None:
    """Send a proposal, unless the user can't see the table's channel."""
    offer = await asking.load_offer_to_send(sender.ctx, row, post)
    if offer is None:
        return
    if not await sender.can_user_see(ChannelLocation(offer.guild_id, offer.location), offer.user_key):
        has_left = await sender.has_left_guild(offer.guild_id, offer.user_key)
        await answers.note_invisible(sender.ctx, offer, row, has_left=has_left)
        return
    is_direct = offer.target == "direct"
    place = await _deliver(
        sender, row, offer.user_key, offer.channel, is_direct, partial(ask_message, offer),
        partial(public_ask_message, offer.user_key),
    )  # fmt: skip
    if place is None:
        log.warning("server %d: a user who searches for a table can't be asked", offer.guild_id)
        await outbox.delete_sent(sender.ctx, row)
    else:
        await asking.note_sent(sender.ctx, row, post, *place)


async def _deliver(
    sender: Sender,
    row: OutboxRow,
    user_key: int,
    channel: int,
    is_direct: bool,
    build: Callable[[Translator], MessageView],
    build_public: Callable[[Translator], MessageView],
) -> tuple[int, int] | None:
    """Send a message to a user by direct message or in a channel; if this fails, try the other one.

    It is not sent in a channel that the user can't see. Return the channel id and message id, or None if both
    ways fail.
    """
    public = await sender.translator(row.owner, channel)
    direct = build(await sender.languages.for_user(user_key, public))
    is_seen = bool(channel) and await sender.can_user_see(ChannelLocation(row.owner, channel), user_key)
    place = await sender.send_dm(user_key, direct, row) if is_direct or not is_seen else None
    if place is not None or not is_seen:
        return place
    room = sender.client.get_partial_messageable(channel, guild_id=row.owner)
    try:
        return channel, await sender.post(room, build_public(public), row)
    except discord.HTTPException as error:
        if classify(error) is Failure.TEMPORARY:
            raise
    return None if is_direct else await sender.send_dm(user_key, direct, row)


async def _close(sender: Sender, row: OutboxRow, post: CloseAsk) -> None:
    """Delete a message in a channel, or show in a direct message how its proposal ended."""
    guild = sender.client.get_guild(row.owner)
    is_public = guild is not None and guild.get_channel_or_thread(post.channel) is not None
    room = sender.client.get_partial_messageable(post.channel)
    try:
        if is_public:
            await room.get_partial_message(post.message).delete()
        else:
            translate = await sender.languages.for_user(post.user_key, await sender.translator(row.owner))
            await sender.edit(room, post.message, closed_message(post.outcome, translate))
    except discord.HTTPException as error:
        if classify(error) is Failure.TEMPORARY:
            raise
    await outbox.delete_sent(sender.ctx, row)


async def _tell(sender: Sender, row: OutboxRow, post: SearchEnded) -> None:
    """Notify a user by direct message, because others need not know that the user searched for a table."""
    if not await asking.is_end_to_send(sender.ctx, row, post):
        return
    guild = sender.client.get_guild(row.owner)
    if not await sender.has_left_guild(row.owner, post.user_key):
        translate = await sender.languages.for_user(post.user_key, await sender.translator(row.owner))
        message = ended_message(post, "?" if guild is None else guild.name, translate)
        await sender.send_dm(post.user_key, message, row)
    await outbox.delete_sent(sender.ctx, row)
