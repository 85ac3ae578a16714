"""Web pages: hosts' and users' settings, the *Page* button, and which channels are public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import get_args
from weakref import WeakKeyDictionary

import discord
from discord import ui

from bot.core.features import Button, Feature, HelpPage
from bot.core.ids import Click, UnknownCustomId, plain_id
from bot.core.interactions.archived_threads import load_parents
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, ServicesClient, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    View,
    button,
    container,
    link_button,
    rows,
    text_message,
    texts,
)
from bot.core.words.limits import PLACEHOLDER, shorten
from bot.matches.settings.clicks import managed_guild
from bot.matches.settings.menus import MATCH_CHANNELS
from bot.matches.settings.panels import GUILD_PLACEMENT, PLACEMENT
from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.owners import Owner
from host.matches import pages
from host.matches.pages import MAX_CHANNELS, PageChannelRow
from host.matches.settings import updates
from host.matches.settings.settings import GuildSettings, PageMode

MODES: tuple[PageMode, ...] = get_args(PageMode)
BATCH = 50
"""Number of archived threads to load from Discord at once."""
_known: WeakKeyDictionary[discord.Client, dict[int, PageChannelRow]] = WeakKeyDictionary()
"""For each client, the channels whose stored access is up to date, by id."""


class PagesClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    SHOW = "w:pages"
    MODE = "w:mode"
    CHANNELS = "w:channels"
    ADDRESS = "w:address"
    MINE = "w:mine"
    SWITCH = "w:switch"


def page_buttons(url: str, translate: Translator) -> list[ui.Button[View]]:
    """Return the button that opens a page; empty if there is no page."""
    return [link_button(translate(LocalizedText("button-page")), url)] if url else []


def guild_pages_message(settings: GuildSettings, url: str, translate: Translator) -> MessageView:
    """Show a guild's settings for pages; `url` is the address of its page, if it has one."""
    heading = f"## {translate(text('pages-heading'))}\n{translate(text('pages-intro'))}"
    return MessageView(container(texts(heading), _controls(settings, url, translate)))


def _controls(settings: GuildSettings, url: str, translate: Translator) -> Iterator[ui.Item[View]]:
    yield from texts(translate(LocalizedText("pages-mode")))
    yield ui.ActionRow(_mode_menu(settings, translate))
    if settings.pages == "off":
        return
    yield from texts(translate(LocalizedText("pages-channels")))
    yield ui.ActionRow(_channel_menu(settings, translate))
    if url:
        hint = translate(LocalizedText("pages-address-hint"))
        yield from texts(f"{translate(text('pages-address', link=url))}\n-# {hint}")
    replace_address = button(
        translate(LocalizedText("button-page-address")), plain_id(PagesClick.ADDRESS), Style.danger
    )
    yield from rows([*page_buttons(url, translate), replace_address])


def _mode_menu(settings: GuildSettings, translate: Translator) -> ui.Select[View]:
    return ui.Select(
        custom_id=plain_id(PagesClick.MODE),
        options=[
            discord.SelectOption(
                label=translate(LocalizedText(f"pages-mode-{mode}")),
                value=mode,
                default=mode == settings.pages,
            )
            for mode in MODES
        ],
    )


def _channel_menu(settings: GuildSettings, translate: Translator) -> ui.ChannelSelect[View]:
    chosen = [
        discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
        for channel in settings.page_channels[:MAX_CHANNELS]
    ]
    return ui.ChannelSelect(
        custom_id=plain_id(PagesClick.CHANNELS),
        channel_types=list(MATCH_CHANNELS),
        placeholder=shorten(translate(LocalizedText("pages-channels-none")), PLACEHOLDER),
        min_values=0,
        max_values=MAX_CHANNELS,
        default_values=chosen,
    )


def my_page_message(
    translate: Translator, url: str, *, has_page: bool, is_hidden: bool, can_choose: bool
) -> MessageView:
    """Show a user whether they have a page on the guild's website, which has the address `url`.

    Without `can_choose`, the user is not in a guild.
    """
    blocks = [f"## {translate(text('my-page-heading'))}\n{translate(text('my-page-intro'))}"]
    if is_hidden:
        blocks.append(translate(LocalizedText("my-page-hidden")))
    elif has_page and url:
        blocks.append(translate(text("my-page-address", link=url)))
    if not can_choose:
        return MessageView(container(texts(*blocks)))
    state = translate(text("setting-on" if has_page else "setting-off"))
    switch = button(
        translate(text("button-page-switch", state=state)),
        plain_id(PagesClick.SWITCH, int(not has_page)),
        Style.primary if has_page else Style.secondary,
    )
    return MessageView(container(texts(*blocks), rows([switch])))


async def show_guild_pages(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the settings for pages to a user who manages the guild."""
    guild_id, ctx = managed_guild(interaction), ctx_of(interaction)
    if not ctx.pages_url:
        return text_message(translate(LocalizedText("pages-unavailable")))
    settings = await updates.get_guild_settings(ctx, guild_id)
    return guild_pages_message(settings, await pages.guild_url(ctx, guild_id), translate)


async def set_mode(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Turn a guild's pages on or off."""
    guild_id = managed_guild(interaction)
    mode = click.values[0] if len(click.values) == 1 else ""
    if mode not in MODES:
        raise UnknownCustomId(mode)
    await updates.update_guild_settings(ctx_of(interaction), guild_id, pages=mode)
    await _note_guild(interaction)
    return await show_guild_pages(interaction, click, translate)


async def set_channels(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set the private channels with pages."""
    guild_id = managed_guild(interaction)
    if not all(value.isascii() and value.isdigit() and len(value) < 20 for value in click.values):
        raise UnknownCustomId(str(click.values))
    channels = tuple(map(int, click.values[:MAX_CHANNELS]))
    await updates.update_guild_settings(ctx_of(interaction), guild_id, page_channels=channels)
    await _note_guild(interaction)
    return await show_guild_pages(interaction, click, translate)


async def replace_address(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Replace the address of a guild's pages."""
    await pages.replace_address(ctx_of(interaction), managed_guild(interaction))
    interaction.client.services.wake()
    return await show_guild_pages(interaction, click, translate)


async def show_own_page(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a user whether they have a page."""
    ctx, user, guild_id = ctx_of(interaction), acting_user(interaction), interaction.guild_id or 0
    own = await updates.get_preferences(ctx, user.key)
    has_page = await pages.has_chosen_page(ctx, guild_id, user)
    return my_page_message(
        translate, await pages.guild_url(ctx, guild_id), has_page=has_page, is_hidden=own.is_hidden,
        can_choose=interaction.guild_id is not None,
    )  # fmt: skip


async def switch_own_page(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Turn a user's own page on or off."""
    if interaction.guild_id is not None:
        await pages.choose_page(
            ctx_of(interaction), interaction.guild_id, acting_user(interaction), has_page=bool(click.number)
        )
    return await show_own_page(interaction, click, translate)


async def _note_guild(interaction: AppInteraction) -> None:
    interaction.client.services.wake()
    if interaction.guild is not None:
        languages = interaction.client.services.languages
        translate = await languages.for_guild(interaction.guild.id, interaction.guild)
        await note_guild(ctx_of(interaction), interaction.client, interaction.guild, translate)


async def note_guild(
    ctx: Context, client: discord.Client, guild: discord.Guild, translate: Translator
) -> None:
    """Store a guild's name and language, and who can see its channels."""
    await pages.note_guild(ctx, guild.id, guild.name, translate.locale)
    known = {row.channel: row for row in await pages.known_channels(ctx, guild.id)}
    unknown = await pages.unknown_channels(ctx, guild.id)
    found = [
        row
        for channel in (*known, *unknown)
        if (row := _access_of(guild, channel, known.get(channel))) is not None
    ]
    await pages.note_channels(ctx, [row for row in found if known.get(row.channel) != row])
    _known.setdefault(client, {}).update({row.channel: row for row in found})
    archived = sorted({*unknown} - {row.channel for row in found}, reverse=True)
    if archived and isinstance(client, ServicesClient):
        # It may take a while, because Discord has to be asked for each thread.
        client.spawn(_note_archived(ctx, client, guild, archived))


async def _note_archived(
    ctx: Context, client: discord.Client, guild: discord.Guild, threads: Sequence[int]
) -> None:
    """Store who can see archived threads, of which only the public ones in existing channels can have pages."""
    for first in range(0, len(threads), BATCH):
        parents = await load_parents(client, threads[first : first + BATCH])
        places = [(thread, parent) for thread, parent in parents.items() if parent is not None]
        await pages.note_channels(ctx, [_row(guild, thread, parent) for thread, parent in places])


async def note_channel(sender: Sender, guild_id: int, channel: int) -> bool:
    """Store who can see a channel in which the bot posts; return whether this was unknown or has changed."""
    guild = sender.client.get_guild(guild_id)
    if not sender.ctx.pages_url or guild is None or guild.unavailable:
        return False
    known = _known.setdefault(sender.client, {})
    row = _access_of(guild, channel, known.get(channel))
    if row is None or known.get(channel) == row:
        return False
    await pages.note_channels(sender.ctx, [row])
    known[channel] = row
    return True


def _access_of(guild: discord.Guild, channel: int, known: PageChannelRow | None) -> PageChannelRow | None:
    """Return who can see a channel; None if this is unknown.

    An archived thread is not in the cache, so only the access to its channel may have changed.
    """
    place = guild.get_channel_or_thread(channel)
    if isinstance(place, discord.Thread):
        parent_id, is_secret = place.parent_id, place.is_private()
    elif place is None and known is not None:
        parent_id, is_secret = known.parent, known.access == "secret"
    else:
        parent_id, is_secret = channel, False
    if known is None and guild.get_channel(parent_id) is None:
        return None
    return _row(guild, channel, parent_id, is_secret=is_secret)


def _row(guild: discord.Guild, channel: int, parent_id: int, *, is_secret: bool = False) -> PageChannelRow:
    """Return who can see a channel, or a thread in the channel `parent_id`."""
    access: pages.ChannelAccess = "secret"
    if not is_secret and (parent := guild.get_channel(parent_id)) is not None:
        is_public = parent.permissions_for(guild.default_role).view_channel
        access = "public" if is_public else "private"
    return PageChannelRow(channel=channel, guild_id=guild.id, parent=parent_id, access=access)


async def check_channels(sender: Sender, guild_id: int | None) -> set[Owner]:
    """Store who can see the channels of guilds with pages, which may have changed while the bot was offline."""
    if sender.ctx.pages_url:
        for page_guild in await pages.list_guilds(sender.ctx):
            guild = sender.client.get_guild(page_guild.row.guild_id)
            is_meant = guild_id in (None, page_guild.row.guild_id)
            if is_meant and guild is not None and not guild.unavailable:
                await note_guild(sender.ctx, sender.client, guild, await sender.translator(guild.id))
    return set()


FEATURE = Feature(
    clicks={
        PagesClick.SHOW: show_guild_pages,
        PagesClick.MODE: set_mode,
        PagesClick.CHANNELS: set_channels,
        PagesClick.ADDRESS: replace_address,
        PagesClick.MINE: show_own_page,
        PagesClick.SWITCH: switch_own_page,
    },
    buttons=(
        Button(placement=GUILD_PLACEMENT, click=PagesClick.SHOW, label="button-pages", order=20),
        Button(placement=PLACEMENT, click=PagesClick.MINE, label="button-my-page", order=0),
    ),
    help=(HelpPage("help-pages", 70),),
    check_deletions=check_channels,
)
