"""The list of open tables that a user may join, with filters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.sending.access import ChannelLocation, can_see
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.core.words.time_controls import time_control_name
from bot.matches.match.titles import match_url, requirements_line, title
from engine.core.text import text
from host.tables.search import FoundTable, TableFilter, find_tables

ROOM_FOR_HINTS = 300
"""Characters reserved for the heading and for a note that the list was shortened."""
MAX_TABLES = 20


async def show_open_tables(
    interaction: AppInteraction, wanted: TableFilter, translate: Translator
) -> MessageView:
    """Show the guild's open tables that fit a filter, in channels that the user can see."""
    guild_id = interaction.guild_id or 0
    found = await find_tables(ctx_of(interaction), guild_id, acting_user(interaction), wanted)
    visible: list[FoundTable] = []
    for table in found:
        location = ChannelLocation(table.match.guild_id, table.match.channel)
        if len(visible) < MAX_TABLES and await can_see(interaction.client, location, interaction.user.id):
            visible.append(table)
    return open_tables_message(visible, translate)


def open_tables_message(tables: Sequence[FoundTable], translate: Translator) -> MessageView:
    """List open tables; each line links to the card, which has the button for joining."""
    heading = f"### {translate(text('open-tables-heading', count=len(tables)))}"
    if not tables:
        return MessageView(container(texts(heading, translate(text("open-tables-none")))))
    lines = fit_lines((_line(table, translate) for table in tables), MESSAGE_TEXT - ROOM_FOR_HINTS)
    left_out = len(tables) - len(lines)
    rest = translate(text("mine-more", count=left_out)) if left_out else ""
    return MessageView(container(texts(heading, "\n".join(lines), rest)))


def _line(table: FoundTable, translate: Translator) -> str:
    row = table.match
    return f"- [{title(row, translate)}]({match_url(row)}) <#{row.channel}> — {' · '.join(_facts(table, translate))}"


def _facts(table: FoundTable, translate: Translator) -> Iterator[str]:
    row = table.match
    yield translate(text("open-tables-seats", taken=len(table.seats), seats=row.seat_count))
    yield time_control_name(row.time_control, translate)
    if table.is_rated:
        yield translate(text("open-tables-rated"))
    if line := requirements_line(table.requirements, translate):
        yield line
