"""Hosts' rulings on tables and members of a season, and the list of rulings."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.core.interactions.commands import choice
from bot.core.services import AppInteraction, ctx_of, is_host, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.core.words.names import plain_name
from bot.leagues.commands.lookup import find_season, find_table
from bot.leagues.league_admin.actions import answer_season_done, display_name, member_of
from bot.leagues.views.names import list_names, names_of, season_name, table_name
from bot.leagues.views.rulings import ruling_line
from bot.matches.match.lookup import filter_choices
from bot.matches.match.seats import require_player
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.leagues.commands import league_admin
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import LoggedSeasonEntry
from host.matches.permissions import Authority

MAX_SEASONS = 9
Seasons = app_commands.Range[int, 0, MAX_SEASONS]
EntryNumber = app_commands.Range[int, 1, 1_000_000]
RULINGS = {
    "places": "done-hosting-rule-places",
    "void": "done-hosting-rule-void",
    "replay": "done-hosting-rule-replay",
}
"""Rulings on a table, with the translation keys of the responses."""


@app_commands.choices(ruling=[choice(f"ruling-{ruling}", ruling) for ruling in RULINGS])
async def rule(
    interaction: AppInteraction,
    known: LoadedSeason,
    by: Authority,
    translate: Translator,
    table: str,
    ruling: str,
    places: str = "",
) -> MessageView:
    """Rule on a table: set its result, void it or order a replay."""
    ctx, number = ctx_of(interaction), find_table(known, table, translate)
    if ruling == "places":
        sitting = known.season.tables[number].user_keys
        named = list_names(sitting, names_of(known.season), translate)
        await league_admin.set_result(ctx, known.row.id, number, parse_places(places, sitting, named), by)
    elif ruling == "void":
        await league_admin.void_table(ctx, known.row.id, number, by)
    else:
        await league_admin.replay(ctx, known.row.id, number, by)
    return answer_season_done(
        interaction, RULINGS[ruling], known, translate, table=table_name(known.season, number, translate)
    )


def parse_places(written: str, user_keys: tuple[int, ...], named: str) -> list[tuple[int, int | None]]:
    """Parse the players' places, which are entered in seat order.

    An entry of `-` means that the player gets no points. Raises UserError if the text is invalid.
    """
    parts = written.replace(",", " ").split()
    if len(parts) != len(user_keys) or not all(part == "-" or _is_place(part) for part in parts):
        raise UserError(text("slip-hosting-places", count=len(user_keys), people=named))
    return [
        (user_key, None if part == "-" else int(part))
        for user_key, part in zip(user_keys, parts, strict=True)
    ]


def _is_place(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) == 1 and part != "0"


async def excuse(
    interaction: AppInteraction,
    known: LoadedSeason,
    by: Authority,
    translate: Translator,
    player: discord.User,
    table: str | None = None,
) -> MessageView:
    """Excuse a member for leaving a table."""
    number = None if table is None else find_table(known, table, translate)
    member = member_of(known, to_user(interaction, player), translate)
    await league_admin.excuse(ctx_of(interaction), known.row.id, member, by, number)
    return answer_season_done(
        interaction, "done-hosting-excuse", known, translate, player=display_name(player)
    )


async def strike(
    interaction: AppInteraction,
    known: LoadedSeason,
    by: Authority,
    translate: Translator,
    player: discord.User,
    barred: Seasons = 0,
) -> MessageView:
    """Remove a member from a season, and bar them from the given number of future seasons."""
    member = member_of(known, to_user(interaction, player), translate)
    await league_admin.strike(ctx_of(interaction), known.row.id, member, by, barred)
    return answer_season_done(
        interaction, "done-hosting-strike", known, translate, player=display_name(player)
    )


async def replace(
    interaction: AppInteraction,
    known: LoadedSeason,
    by: Authority,
    translate: Translator,
    table: str,
    player: discord.User,
    newcomer: discord.Member,
) -> MessageView:
    """Assign a member's seat at a table to another user."""
    require_player(newcomer)
    number = find_table(known, table, translate)
    sitting = known.season.tables[number].user_keys
    former = to_user(interaction, player).key
    if former not in sitting:
        raise UserError(text("slip-not-seated"))
    seat = sitting.index(former)
    await league_admin.replace(
        ctx_of(interaction), known.row.id, number, seat, to_user(interaction, newcomer), by
    )
    named = {"player": display_name(player), "newcomer": display_name(newcomer)}
    return answer_season_done(interaction, "done-hosting-replace", known, translate, **named)


async def reverse(
    interaction: AppInteraction, known: LoadedSeason, by: Authority, translate: Translator, entry: EntryNumber
) -> MessageView:
    """Reverse a ruling."""
    await league_admin.reverse(ctx_of(interaction), known.row.id, entry, by)
    return answer_season_done(interaction, "done-hosting-reverse", known, translate)


async def show_rulings(
    interaction: AppInteraction, known: LoadedSeason, by: Authority, translate: Translator
) -> MessageView:
    """List a season's rulings that are in force."""
    return rulings_message(known, await league_admin.rulings(ctx_of(interaction), known.row.id), translate)


def rulings_message(
    known: LoadedSeason, found: Sequence[LoggedSeasonEntry], translate: Translator
) -> MessageView:
    """Build the list of rulings, newest first.

    Each ruling has a number, which hosts enter to reverse it.
    """
    heading = translate(text("hosting-rulings-heading", season=season_name(known, translate)))
    if not found:
        return MessageView(
            container(texts(f"## {heading}", translate(LocalizedText("hosting-rulings-none"))))
        )
    names = names_of(known.season)
    lines = [f"- `{item.seq}` {ruling_line(known, item.entry, names, translate)}" for item in reversed(found)]
    listed = "\n".join(fit_lines(lines, MESSAGE_TEXT - 400))
    return MessageView(
        container(texts(f"## {heading}", listed, translate(LocalizedText("hosting-rulings-hint"))))
    )


async def rulings_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[int]]:
    """Suggest the rulings that can be reversed, newest first."""
    if not await is_host(interaction):
        return []
    translate = await interaction.client.services.languages.for_interaction(interaction)
    try:
        known = await find_season(interaction, getattr(interaction.namespace, "league", None))
    except UserError:
        return []
    found = await league_admin.rulings(ctx_of(interaction), known.row.id)
    names = {user_key: plain_name(member.name) for user_key, member in known.season.members.items()}
    named = [(ruling_line(known, item.entry, names, translate), str(item.seq)) for item in reversed(found)]
    return [
        app_commands.Choice(name=filter_choice.name, value=int(filter_choice.value))
        for filter_choice in filter_choices(named, typed)
    ]
