"""Host actions, triggered by commands or buttons.

Each action calls the `host` package once and returns one response.
"""

from __future__ import annotations

from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import clean_name
from bot.matches.permissions import answer_ruled
from bot.operations.admin.messages import match_file_message, repair_message
from engine.core.text import text
from host.decisions.replace import replacement
from host.matches.permissions import Authority
from host.messages.posts import cards
from host.operations.admin import outages, tools, transfer
from host.operations.admin import repair as match_repair
from host.operations.admin.tools import Tool


async def use(
    interaction: AppInteraction, tool: Tool, by: Authority, match_id: int, key: str, translate: Translator
) -> MessageView:
    """Apply a tool to a match."""
    return await answer_ruled(interaction, await tool(ctx_of(interaction), match_id, by), by, key, translate)


async def use_on_all(
    interaction: AppInteraction, tool: Tool, by: Authority, key: str, translate: Translator
) -> MessageView:
    """Apply a tool to every running match of the guild."""
    services = interaction.client.services
    count = await tools.apply_to_all(services.ctx, interaction.guild_id or 0, by, tool)
    services.wake()
    return text_message(translate(text(key, count=count)))


async def extend(
    interaction: AppInteraction, by: Authority, match_id: int, seat: int, hours: int, translate: Translator
) -> MessageView:
    """Add time to a seat's clock."""
    row = await tools.extend(ctx_of(interaction), match_id, seat, hours, by)
    name = await _name(interaction, match_id, seat)
    return await answer_ruled(interaction, row, by, "done-extended", translate, player=name, hours=hours)


async def replace_by_robot(
    interaction: AppInteraction, by: Authority, match_id: int, seat: int, translate: Translator
) -> MessageView:
    """Replace a seat's player with a robot."""
    name = await _name(interaction, match_id, seat)
    row = (await replacement.replace_as_host(ctx_of(interaction), match_id, seat, by)).match
    return await answer_ruled(interaction, row, by, "done-replace-robot", translate, player=name)


async def _name(interaction: AppInteraction, match_id: int, seat: int) -> str:
    return clean_name((await cards.get_card(ctx_of(interaction), match_id)).names[seat])


async def declare_outage(
    interaction: AppInteraction, by: Authority, hours: int, ended: int, translate: Translator
) -> MessageView:
    """Declare an outage, during which the guild's clocks count as paused."""
    services = interaction.client.services
    count = await outages.declare(services.ctx, interaction.guild_id or 0, hours, ended, by)
    services.wake()
    return text_message(translate(text("done-outage", count=count)))


async def repair(
    interaction: AppInteraction, by: Authority, match_id: int, translate: Translator
) -> MessageView:
    """Check a match's log from the beginning."""
    services = interaction.client.services
    found = await match_repair.repair(services.ctx, match_id, by)
    services.wake(match_id)
    return repair_message(found, translate)


async def export(
    interaction: AppInteraction, by: Authority, match_id: int, translate: Translator
) -> MessageView:
    """Export a finished match as a file."""
    data = await transfer.export_match(ctx_of(interaction), match_id, by)
    interaction.client.services.wake(match_id)
    return match_file_message((await cards.get_card(ctx_of(interaction), match_id)).match, data, translate)
