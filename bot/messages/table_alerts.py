"""Alerts about open tables that a user can see, by direct message only."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.core.features import Feature
from bot.core.interactions.commands import command
from bot.core.sending.access import Place
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, note, texts
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_game, game_choices
from bot.matches.match.titles import match_link
from engine.core.text import LocalizedText, text
from host.messages import table_alerts
from host.messages.table_alerts import OpenTables, TablesOpened
from storage.core.scheduling.outbox import PostRow


def openings_post(told: OpenTables, server: str, translate: Translator) -> MessageView:
    """Build the alert; each table is a link to its card, where users can join."""
    lines = [f"- {match_link(row, translate)}" for row in told.tables]
    heading = translate(text("openings-news", server=clean_name(server), count=len(lines)))
    return MessageView(View(*texts("\n".join([heading, *lines, f"-# {translate(text('openings-stop'))}"]))))


log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, post: TablesOpened, pictured: bool) -> None:
    """Alert a user to the open tables that they can see.

    Users who accept no direct messages are skipped.
    """
    if await table_alerts.hold_back(sender.ctx, row, post):
        return
    found = await table_alerts.openings_of(sender.ctx, post.guild_id, row.owner)
    seen = [
        table for table in found.tables if await sender.sees(Place(table.guild_id, table.channel), row.owner)
    ]
    told, guild = replace(found, tables=tuple(seen)), sender.client.get_guild(post.guild_id)
    if told.tables:
        translate = await sender.languages.person(row.owner, await sender.translator(post.guild_id))
        shown = openings_post(told, guild.name if guild else "?", translate)
        if await sender.send_to(row.owner, shown, row) is None:
            log.warning("server %d: somebody who wants to hear of tables takes no message", post.guild_id)
    await table_alerts.note_sent(sender.ctx, row, told, is_told=bool(told.tables))


@command("tell-me", within="game")
async def tell_me(
    interaction: AppInteraction, translate: Translator, game: str | None = None, stop: bool = False
) -> MessageView:
    """Subscribe the user to alerts for new tables in this guild, or unsubscribe them."""
    ctx, guild_id, user = ctx_of(interaction), interaction.guild_id or 0, person_of(interaction)
    if stop:
        await table_alerts.stop(ctx, guild_id, user)
        return note(translate(LocalizedText("done-openings-stop")))
    wanted = None if game is None else find_game(game, translate).id
    await table_alerts.subscribe(ctx, guild_id, user, wanted)
    if wanted is None:
        return note(translate(LocalizedText("done-openings")))
    return note(translate(text("done-openings-game", game=LocalizedText(f"{wanted}-name"))))


tell_me.autocomplete("game")(game_choices)


FEATURE = Feature(send=send, commands=(tell_me,))
