"""The list of open tables that a user may join, with filters and a button beside each table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import ui
from msgspec import Struct

from bot.core.ids import Click, UnknownCustomId, custom_id, plain_id
from bot.core.sending.access import ChannelLocation, can_see
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, section, texts
from bot.core.words.limits import MESSAGE_TEXT, PLACEHOLDER, length, shorten
from bot.core.words.time_controls import time_control_name
from bot.matches.match.titles import match_url, requirements_line, title
from bot.messages.view.messages import ViewClick
from bot.tables.tables.messages import TableClick
from engine.core.text import text
from host.tables.search import FoundTable, TableFilter, find_tables

ROOM_FOR_HEADING = 300
PAGE_SIZE = 10
"""Maximum number of tables per page, so that a page with a button per table has at most 40 components."""
MAX_TABLES = 50
KINDS = {"": None, "rated": True, "casual": False}
"""The values of the filter for rated tables in menus."""


class OpenTables(Struct, frozen=True):
    """The open tables that a user can see and that fit their filter."""

    tables: Sequence[FoundTable]
    wanted: TableFilter = TableFilter()


async def show_open_tables(
    interaction: AppInteraction, wanted: TableFilter, translate: Translator, page: int = 1
) -> MessageView:
    """Show a page of the guild's open tables that fit a filter, in channels that the user can see."""
    guild_id = interaction.guild_id or 0
    found = await find_tables(ctx_of(interaction), guild_id, acting_user(interaction), wanted)
    visible: list[FoundTable] = []
    for table in found:
        location = ChannelLocation(table.match.guild_id, table.match.channel)
        if len(visible) < MAX_TABLES and await can_see(interaction.client, location, interaction.user.id):
            visible.append(table)
    return open_tables_message(OpenTables(visible, wanted), translate, page)


async def show_open_tables_page(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Show the page that was chosen from the menu."""
    wanted, page = from_value(click.values[0] if len(click.values) == 1 else "")
    return await show_open_tables(interaction, wanted, translate, page)


def open_tables_message(shown: OpenTables, translate: Translator, page: int = 1) -> MessageView:
    """List a page of open tables, with a button to join each; an invalid number selects the nearest page."""
    heading = translate(text("open-tables-heading", count=len(shown.tables)))
    if not shown.tables:
        return MessageView(container(texts(f"### {heading}", translate(text("open-tables-none")))))
    pages = _pages([(table, _line(table, translate)) for table in shown.tables])
    number = max(1, min(page, len(pages)))
    if len(pages) > 1:
        heading = translate(text("mine-page", heading=heading, page=number, pages=len(pages)))
    lines = (section(line, _join_button(table, translate)) for table, line in pages[number - 1])
    menus = [_page_menu(shown.wanted, number, len(pages), translate)] if len(pages) > 1 else []
    return MessageView(container(texts(f"### {heading}"), lines, menus))


def _pages(lines: Sequence[tuple[FoundTable, str]]) -> list[list[tuple[FoundTable, str]]]:
    """Divide lines into pages of limited size."""
    pages, room = [list[tuple[FoundTable, str]]()], MESSAGE_TEXT - ROOM_FOR_HEADING
    for table, line in lines:
        room -= length(line)
        if pages[-1] and (room < 0 or len(pages[-1]) == PAGE_SIZE):
            pages.append([])
            room = MESSAGE_TEXT - ROOM_FOR_HEADING - length(line)
        pages[-1].append((table, line))
    return pages


def _join_button(table: FoundTable, translate: Translator) -> ui.Button[View]:
    return button(translate(text("button-join")), custom_id(table.match.id, TableClick.JOIN), Style.success)


def _page_menu(wanted: TableFilter, page: int, pages: int, translate: Translator) -> ui.ActionRow[View]:
    options = [
        discord.SelectOption(
            label=translate(text("finished-page", page=number)), value=to_value(wanted, number)
        )
        for number in range(1, pages + 1)
        if number != page
    ]
    placeholder = shorten(translate(text("finished-pages")), PLACEHOLDER)
    menu: ui.Select[View] = ui.Select(
        custom_id=plain_id(ViewClick.OPEN_TABLES), placeholder=placeholder, options=options
    )
    return ui.ActionRow(menu)


def to_value(wanted: TableFilter, page: int) -> str:
    """Encode a filter and a page as the value of a menu option."""
    kind = next(name for name, is_rated in KINDS.items() if is_rated is wanted.is_rated)
    return "|".join((str(page), wanted.game or "", wanted.time_control or "", kind))


def from_value(value: str) -> tuple[TableFilter, int]:
    """Decode the value of a menu option.

    Raises UnknownCustomId for values that the bot did not create.
    """
    parts = value.split("|")
    if len(parts) != 4 or not (parts[0].isascii() and parts[0].isdigit()) or parts[3] not in KINDS:
        raise UnknownCustomId(value)
    page, game, pace, kind = parts
    wanted = TableFilter(game=game or None, time_control=pace or None, is_rated=KINDS[kind])
    return wanted, int(page[:5])


def _line(table: FoundTable, translate: Translator) -> str:
    row = table.match
    return f"[{title(row, translate)}]({match_url(row)}) <#{row.channel}> — {' · '.join(_facts(table, translate))}"


def _facts(table: FoundTable, translate: Translator) -> Iterator[str]:
    row = table.match
    yield translate(text("open-tables-seats", taken=len(table.seats), seats=row.seat_count))
    yield time_control_name(row.time_control, translate)
    if table.is_rated:
        yield translate(text("open-tables-rated"))
    if line := requirements_line(table.requirements, translate):
        yield line
