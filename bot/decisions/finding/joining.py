"""Handlers for a proposed table: join it, open it in a new thread, or refuse it."""

from __future__ import annotations

import discord

from bot.core.ids import Click
from bot.core.sending.access import guild_of
from bot.core.sending.reader_access import can_access
from bot.core.services import AppInteraction, acting_user, ctx_of, effective_settings
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.decisions.finding import places
from bot.matches.match.answers import with_turn_button
from bot.matches.match.seats import add_to_thread
from bot.matches.match.titles import match_link
from bot.tables import forum
from bot.tables.tables import threads
from engine.core.text import LocalizedText, text
from host.core.errors import UserError, user_error
from host.core.owners import guild_owner
from host.decisions.finding import answers
from host.decisions.finding.asking import Offer
from host.matches.settings import updates
from host.matches.settings.time_controls import find_by_name, to_json
from host.tables.tables import rates
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.matches.match.matches import MatchRow


async def join(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Join the proposed table; the first player to do so opens it."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    offer = await answers.get_offer(ctx, user, click.revision)
    try:
        if not await can_access(interaction, offer.guild_id, offer.location):
            await answers.note_invisible(ctx, offer)
            raise user_error("find-gone")
        if offer.match is None:
            row = await _open(interaction, offer)
        else:
            row = await answers.join(ctx, user, offer)
    finally:
        interaction.client.services.scheduler.wake(guild_owner(offer.guild_id))
    interaction.client.services.wake(row.id)
    is_new = offer.match is None
    key = (
        "done-find-started"
        if row.status == "running"
        else "done-find-opened"
        if is_new
        else "done-find-joined"
    )
    answer = text_message(translate(text(key, match=match_link(row, translate))))
    return await with_turn_button(interaction, row, answer, translate)


async def _open(interaction: AppInteraction, offer: Offer) -> MatchRow:
    """Open the proposed table in a new thread, which is deleted again if this fails."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    channel = await _find_channel(interaction, offer)
    await answers.reserve_opening(ctx, user, offer)
    thread = None
    try:
        await rates.count_thread(ctx, user.key)
        thread = await _create_thread(interaction, offer, channel)
        await add_to_thread(thread, [interaction.user])
        edition = interaction.client.services.editions.get(offer.terms.game)
        return await answers.open_table(ctx, user, offer, thread.id, edition)
    except (UserError, DatabaseUnavailable):
        if thread is not None:
            await threads.delete_thread(thread)
        await answers.cancel_opening(ctx, offer)
        raise


async def _find_channel(
    interaction: AppInteraction, offer: Offer
) -> discord.TextChannel | discord.ForumChannel:
    """Return the channel for the new thread: the table forum, or else the channel of the search.

    Raises UserError if the user or the bot may no longer open tables there.
    """
    client = interaction.client
    guild = await guild_of(client, offer.guild_id)
    if guild is None or client.user is None:
        raise user_error("find-gone")
    stored = await updates.get_guild_settings(ctx_of(interaction), offer.guild_id)
    settings = effective_settings(stored, guild)
    member = await guild.fetch_member(interaction.user.id)
    if not places.may_open(member, settings):
        raise UserError(text("slip-not-your-role", role=f"<@&{settings.opener_role}>"))
    posts = None if settings.forum is None else guild.get_channel(settings.forum)
    if isinstance(posts, discord.ForumChannel) and forum.can_post(posts, member):
        return posts
    channel = guild.get_channel(offer.location) or await guild.fetch_channel(offer.location)
    bot = await guild.fetch_member(client.user.id)
    is_allowed = not settings.channels or offer.location in settings.channels
    if not isinstance(channel, discord.TextChannel) or not is_allowed:
        raise user_error("find-gone")
    if not places.can_open_in(channel, member, bot):
        raise UserError(LocalizedText("slip-thread-failed"))
    return channel


async def _create_thread(
    interaction: AppInteraction, offer: Offer, channel: discord.TextChannel | discord.ForumChannel
) -> discord.Thread:
    public = await interaction.client.services.languages.for_channel(
        interaction.client, offer.guild_id, channel.id
    )
    name = public(text("thread-name", game=public(LocalizedText(f"{offer.terms.game}-name"))))
    if isinstance(channel, discord.TextChannel):
        return await threads.create_thread(channel, name, is_private=False, is_own_title=False)
    control = to_json(find_by_name(offer.terms.pace))
    tags = forum.tags_of(offer.terms.game, control, "open", public)
    return await forum.create_post(channel, name, tags, public, is_own=False)


async def refuse(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Refuse the proposed table."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    offer = await answers.get_offer(ctx, user, click.revision)
    is_searching = await answers.refuse(ctx, user, click.revision)
    interaction.client.services.scheduler.wake(guild_owner(offer.guild_id))
    return text_message(translate(text("done-find-refused" if is_searching else "done-find-refused-last")))
