"""`/settings` and `/host settings`: user and guild settings as panels."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core.features import Button, Feature, HelpPage, static_modal
from bot.core.interactions.commands import choice, command
from bot.core.interactions.menus import user_menu
from bot.core.interactions.options import is_never, parse_time, parse_zone, time_choices, zone_choices
from bot.core.services import AppInteraction, acting_user, ctx_of, is_host, to_user
from bot.core.words.i18n import Translator, language_name, locales
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import clean_name
from bot.matches.settings import deletions
from bot.matches.settings.clicks import (
    change_handler,
    choose_section,
    language_code,
    managed_guild,
    show_guild_settings,
    show_preferences,
)
from bot.matches.settings.menus import AUTOMATIC, SectionClick, Setting, click_name
from bot.matches.settings.panels import PLACEMENT, TIMES_PLACEMENT, times_message
from bot.matches.settings.zone_modal import ZoneClick, save_zone, zone_modal
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.matches.settings import block_list, updates
from host.matches.settings.settings import Preferences

LANGUAGES = [
    choice("auto", AUTOMATIC),
    *(app_commands.Choice(name=language_name(locale), value=locale) for locale in locales()),
]
WEEKENDS = {"none": (), "saturday-sunday": (5, 6), "friday-saturday": (4, 5), "sunday": (6,)}
"""Maps each choice to days off, as weekday numbers; 0 is Monday.

In the panel, users can select other combinations.
"""


@command("settings-me", parent="settings")
@app_commands.choices(language=LANGUAGES)
async def me(interaction: AppInteraction, translate: Translator, language: str | None = None) -> MessageView:
    """Show the user's own settings or set their language."""
    if language is None:
        return await show_preferences(interaction, translate)
    languages, chosen = interaction.client.services.languages, language_code(language)
    await languages.set_user_locale(acting_user(interaction).key, chosen)
    return text_message((await languages.for_interaction(interaction, chosen))(text("done-language")))


@command("settings-times", parent="settings")
@app_commands.choices(weekend=[choice(f"weekend-{name}", name) for name in WEEKENDS])
async def times(
    interaction: AppInteraction,
    translate: Translator,
    zone: str | None = None,
    sleep_from: str | None = None,
    sleep_to: str | None = None,
    quiet_from: str | None = None,
    quiet_to: str | None = None,
    weekend: str | None = None,
) -> MessageView:
    """Set the user's sleep, quiet hours and weekend.

    Clocks are paused during sleep and weekends. There are no notifications during quiet hours.
    """
    services, user = interaction.client.services, acting_user(interaction)
    own, changes = await updates.get_preferences(services.ctx, user.key), dict[str, Any]()
    if zone is not None:
        changes["zone"] = await parse_zone(interaction, zone, translate)
    changes |= await _window("sleep", own, sleep_from, sleep_to, translate)
    changes |= await _window("quiet", own, quiet_from, quiet_to, translate)
    if weekend is not None:
        changes["weekdays"] = WEEKENDS[weekend]
    if not changes:
        return await show_preferences(interaction, translate)
    await updates.update_preferences(services.ctx, user, **changes)
    services.wake()
    own = await updates.get_preferences(services.ctx, user.key)
    return times_message(own, services.ctx.now(), translate)


async def _window(
    name: str, own: Preferences, began: str | None, ended: str | None, translate: Translator
) -> dict[str, Any]:
    """Return the changes to a daily time window; empty if neither its start nor its end was given."""
    given = [one for one in (began, ended) if one is not None]
    if not given:
        return {}
    if any(map(is_never, given)):
        return {name: None}
    start, end = await parse_time(began, translate), await parse_time(ended, translate)
    return {name: updates.changed_window(getattr(own, name), start, end)}


times.autocomplete("zone")(zone_choices)
for option in ("sleep_from", "sleep_to", "quiet_from", "quiet_to"):
    times.autocomplete(option)(time_choices)


@command("settings-never-with", parent="settings")
async def toggle_block(
    interaction: AppInteraction, translate: Translator, player: discord.User | None = None
) -> MessageView:
    """Show the user's block list, or add or remove a user."""
    ctx, own = ctx_of(interaction), acting_user(interaction)
    if player is None:
        names = [translate.mention(blocked_user) for blocked_user in await block_list.blocked_users(ctx, own)]
        return text_message(
            translate(
                text("avoids", people=translate.join_list(names)) if names else LocalizedText("avoids-nobody")
            )
        )
    return await toggle_player(interaction, translate, player)


async def toggle_player(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User
) -> MessageView:
    """Block or unblock a user; bots would only fill the list."""
    if player.bot:
        raise UserError(text("slip-block-bot", player=clean_name(player.display_name)))
    ctx, own = ctx_of(interaction), acting_user(interaction)
    is_avoided = await block_list.toggle_block(ctx, own, to_user(interaction, player))
    key = "done-avoids" if is_avoided else "done-avoids-no-more"
    return text_message(translate(text(key, player=clean_name(player.display_name))))


block_menu = user_menu("menu-never-with")(toggle_player)


@command("host-settings", parent="host")
@app_commands.choices(language=LANGUAGES)
async def guild_settings(
    interaction: AppInteraction,
    translate: Translator,
    language: str | None = None,
    only_channel: discord.TextChannel | discord.ForumChannel | discord.Thread | None = None,
) -> MessageView:
    """Show a guild's settings, or set the language of the guild or of one of its channels."""
    if language is not None and only_channel is not None:
        return await _set_channel_language(interaction, only_channel.id, language, translate)
    managed = managed_guild(interaction)
    if language is None:
        return await show_guild_settings(interaction, translate)
    languages = interaction.client.services.languages
    await languages.set_guild_locale(managed, language_code(language))
    public = await languages.for_guild(managed, interaction.guild)
    return text_message(translate(text("done-server-language", language=public(LocalizedText("language")))))


async def _set_channel_language(
    interaction: AppInteraction, channel: int, language: str, translate: Translator
) -> MessageView:
    """Set the language of a channel's public messages; every host may do this."""
    if not await is_host(interaction):
        raise UserError(text("slip-hosts-only"))
    services, guild_id = interaction.client.services, interaction.guild_id or 0
    await services.languages.set_channel_locale(services.ctx, guild_id, channel, language_code(language))
    public = await services.languages.for_channel(interaction.client, guild_id, channel)
    name = public(LocalizedText("language"))
    return text_message(translate(text("done-channel-language", channel=f"<#{channel}>", language=name)))


FEATURE = Feature(
    send=deletions.send,
    check_deletions=deletions.check,
    commands=(me, times, toggle_block, guild_settings),
    menus=(block_menu,),
    clicks={
        **{click_name(setting): change_handler(setting) for setting in Setting},
        SectionClick.CHOOSE: choose_section,
        ZoneClick.SAVE: save_zone,
    },
    modals={ZoneClick.ASK: static_modal(zone_modal)},
    buttons=tuple(
        Button(placement=place, click=ZoneClick.ASK, label="button-zone", order=-1)
        for place in (PLACEMENT, TIMES_PLACEMENT)
    ),
    help=(HelpPage("help-settings", 60),),
)
