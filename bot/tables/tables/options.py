"""A table's options: showing them, and setting them with a menu or as text.

Only the table's opener can set them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from discord import app_commands

from bot.core.ids import Click, UnknownCustomId
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.core.words.names import clean_name
from bot.matches.match.lookup import channel_match, filter_choices, find_channel_game
from bot.matches.match.option_names import option_name
from bot.tables.tables.messages import options_message
from engine.core.files.library import AnyGame, games
from engine.core.options import Value, format_value, parse
from engine.core.text import text
from host.core.errors import UserError, user_error
from host.matches.match.options import chosen_options
from host.messages.posts import cards
from host.tables.tables import tables
from storage.matches.match.matches import MatchRow

SEPARATOR = ", "


async def option_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the options of the channel's table."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    try:
        return typed_choices(_rules_of(await channel_match(interaction)), typed, translate)
    except UserError:
        return []


async def opening_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the options of the game selected in the command, or of the default game."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    try:
        rules, _ = await find_channel_game(
            interaction, getattr(interaction.namespace, "game", None), translate
        )
    except UserError:
        return []
    return typed_choices(rules, typed, translate)


async def show_options(
    interaction: AppInteraction, match_id: int, translate: Translator, done: str = ""
) -> MessageView:
    """Show a table's options; the menus are disabled for users who may not change them."""
    status_card = await cards.get_card(ctx_of(interaction), match_id)
    if not chosen_options(status_card.match):
        raise UserError(text("slip-no-options"))
    user = acting_user(interaction)
    is_alone = all(seat.user_key in (None, user.key) for seat in status_card.seats)
    may_change = status_card.match.status == "open" and status_card.match.owner_key == user.key and is_alone
    return options_message(status_card.match, translate, may_change=may_change, done=done)


async def select_option(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set the option selected in a menu of the panel."""
    row = (await cards.get_card(ctx_of(interaction), click.match_id)).match
    try:
        choice = _rules_of(row).options[click.number]
        data = {choice.id: choice.values[click.option]}
    except IndexError:
        raise UnknownCustomId(f"{click.name}{click.number}") from None
    return await _set_options(interaction, row, data, translate)


async def set_typed_options(
    interaction: AppInteraction, row: MatchRow, typed: str, translate: Translator
) -> MessageView:
    """Set the typed options."""
    return await _set_options(interaction, row, parse_options(_rules_of(row), typed, translate), translate)


async def _set_options(
    interaction: AppInteraction, row: MatchRow, options: Mapping[str, Value], translate: Translator
) -> MessageView:
    await tables.update_options(ctx_of(interaction), row.id, acting_user(interaction), options)
    interaction.client.services.wake(row.id)
    return await show_options(interaction, row.id, translate)


def _rules_of(row: MatchRow) -> AnyGame:
    if row.game not in games():
        raise user_error("unknown-game", game=clean_name(row.game))
    return games()[row.game]


def parse_options(rules: AnyGame, typed: str, translate: Translator) -> dict[str, Value]:
    """Parse options, either as suggested by autocompletion or as displayed.

    If an option does not exist, raise UserError with a list of the available options.
    """
    known = {
        shown.casefold(): value for name, value in _values_of(rules, translate) for shown in (name, value)
    }
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    for part in parts:
        if part.casefold() not in known:
            offered = translate.join_list([name for name, _ in _values_of(rules, translate)])
            raise UserError(text("slip-no-such-option", given=clean_name(part), options=offered))
    return parse(rules.options, SEPARATOR.join(known[part.casefold()] for part in parts))


def typed_choices(rules: AnyGame, typed: str, translate: Translator) -> list[app_commands.Choice[str]]:
    """Suggest all option values, each appended to the options that were already typed."""
    chosen, comma, _ = typed.rpartition(",")
    before = f"{chosen.strip()}{SEPARATOR}" if comma else ""
    offered = ((f"{before}{name}", f"{before}{value}") for name, value in _values_of(rules, translate))
    return filter_choices(offered, typed)


def _values_of(rules: AnyGame, translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield the values of all options as pairs of displayed form and typed form."""
    for choice in rules.options:
        for value in choice.values:
            yield option_name(rules.id, choice, value, translate), f"{choice.id}={format_value(value)}"
