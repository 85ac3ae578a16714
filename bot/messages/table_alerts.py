"""Alerts about open tables that the user can see, sent only by direct message."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.core.features import Feature
from bot.core.interactions.commands import command
from bot.core.sending.access import ChannelLocation
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, text_message, texts
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_game, game_choices
from bot.matches.match.titles import match_link
from engine.core.text import LocalizedText, text
from host.messages import table_alerts
from host.messages.table_alerts import OpenTables, TablesOpened
from storage.core.scheduling.outbox import OutboxRow


def alert_message(alert: OpenTables, guild_name: str, translate: Translator) -> MessageView:
    """Build the alert, which links to each table's card, where users can join."""
    lines = [f"- {match_link(row, translate)}" for row in alert.tables]
    heading = translate(text("openings-news", server=clean_name(guild_name), count=len(lines)))
    return MessageView(View(*texts("\n".join([heading, *lines, f"-# {translate(text('openings-stop'))}"]))))


log = logging.getLogger(__name__)


async def send(sender: Sender, row: OutboxRow, post: TablesOpened, with_picture: bool) -> None:
    """Alert a user to open tables that they can see.

    Users who accept no direct messages are skipped.
    """
    if await table_alerts.suppress_alert(sender.ctx, row, post):
        return
    found = await table_alerts.load_open_tables(sender.ctx, post.guild_id, row.owner)
    match_rows = [
        table
        for table in found.tables
        if await sender.can_user_see(ChannelLocation(table.guild_id, table.channel), row.owner)
    ]
    alert, guild = replace(found, tables=tuple(match_rows)), sender.client.get_guild(post.guild_id)
    if alert.tables:
        translate = await sender.languages.for_user(row.owner, await sender.translator(post.guild_id))
        message_view = alert_message(alert, guild.name if guild else "?", translate)
        if await sender.send_dm(row.owner, message_view, row) is None:
            log.warning("server %d: a subscriber to table alerts accepts no direct messages", post.guild_id)
    await table_alerts.note_sent(sender.ctx, row, alert, is_delivered=bool(alert.tables))


@command("tell-me", parent="game")
async def subscribe_alerts(
    interaction: AppInteraction, translate: Translator, game: str | None = None, stop: bool = False
) -> MessageView:
    """Subscribe the user to alerts for new tables in this guild, or unsubscribe them."""
    ctx, guild_id, user = ctx_of(interaction), interaction.guild_id or 0, acting_user(interaction)
    if stop:
        await table_alerts.unsubscribe(ctx, guild_id, user)
        return text_message(translate(LocalizedText("done-openings-stop")))
    wanted = None if game is None else find_game(game, translate).id
    await table_alerts.subscribe(ctx, guild_id, user, wanted)
    if wanted is None:
        return text_message(translate(LocalizedText("done-openings")))
    return text_message(translate(text("done-openings-game", game=LocalizedText(f"{wanted}-name"))))


subscribe_alerts.autocomplete("game")(game_choices)


FEATURE = Feature(send=send, commands=(subscribe_alerts,))
