"""Lookup and autocompletion of leagues, seasons, divisions and tables."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.core.services import AppInteraction, acting_user, ctx_of, is_admin
from bot.core.words.i18n import Translator
from bot.core.words.names import MAX_TITLE, clean_name, plain_name
from bot.leagues.views.names import division_name, division_names, plain_season_name, season_name, table_name
from bot.matches.match.lookup import filter_choices, parse_number
from engine.core.text import text
from host.core.errors import UserError
from host.leagues.commands import leagues
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.results import division_members
from host.leagues.views import cards, seasons
from host.leagues.views.seasons import LeagueRow


async def find_visible_leagues(interaction: AppInteraction) -> list[LeagueRow]:
    """Return the leagues that the user can see, with the current channel's league first."""
    found = await leagues.leagues_of(ctx_of(interaction), interaction.guild_id or 0)
    seen = [league_row for league_row in found if _is_visible(interaction, league_row.channel)]
    return sorted(seen, key=lambda one: one.channel not in _current_channels(interaction))


def _current_channels(interaction: AppInteraction) -> set[int]:
    """Return the current channel and, for a thread, its parent channel."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
    return {interaction.channel_id or 0, parent or 0}


def _is_visible(interaction: AppInteraction, channel: int) -> bool:
    if channel in _current_channels(interaction) or is_admin(interaction):
        return True
    place = interaction.guild.get_channel(channel) if interaction.guild else None
    person = interaction.user
    return (
        place is None or not isinstance(person, discord.Member) or place.permissions_for(person).view_channel
    )


async def find_league(interaction: AppInteraction, given: str | None) -> LeagueRow:
    """Return the given league; by default, return the only one or this channel's league.

    Raises UserError if the choice is ambiguous.
    """
    found = await find_visible_leagues(interaction)
    if not found:
        raise UserError(text("slip-league-none"))
    if given is not None:
        return _find_named(found, given)
    here = [league_row for league_row in found if league_row.channel in _current_channels(interaction)]
    for fitting in (found, here):
        if len(fitting) == 1:
            return fitting[0]
    names = ", ".join(clean_name(one.name, MAX_TITLE) for one in here or found)
    raise UserError(text("slip-which-league", leagues=names))


def _find_named(found: Iterable[LeagueRow], given: str) -> LeagueRow:
    wanted = given.strip().casefold()
    for league_row in found:
        if wanted in (str(league_row.id), league_row.name.casefold()):
            return league_row
    raise UserError(text("slip-no-league", given=clean_name(given)))


async def find_season(
    interaction: AppInteraction, league: str | None = None, number: int | None = None
) -> LoadedSeason:
    """Return a season of a league, by default the newest season."""
    ctx, meant = ctx_of(interaction), await find_league(interaction, league)
    if number is None:
        known = await leagues.latest_season(ctx, meant.id)
        if known is not None:
            return known
    for row in await leagues.seasons_of(ctx, meant.id):
        if row.number == number:
            return await seasons.load_season(ctx, row.id)
    named = clean_name(meant.name, MAX_TITLE)
    if number is None:
        raise UserError(text("slip-no-season-yet", league=named))
    raise UserError(text("slip-no-season", league=named, number=number))


async def get_season(interaction: AppInteraction, season: int) -> LoadedSeason:
    """Return the season to which a custom id refers.

    Raises UserError if the season belongs to another guild or is not visible to the user.
    """
    known = await seasons.load_season(ctx_of(interaction), season)
    if known.league.guild_id != interaction.guild_id or not _is_visible(interaction, known.league.channel):
        raise UserError(text("slip-unknown-button"))
    return known


def find_division(known: LoadedSeason, given: str | None, user_key: int, translate: Translator) -> int:
    """Return the number of a division.

    If `given` is None, return the user's own division, or the first one if the user is in none.
    """
    season = known.season
    if not season.divisions:
        raise UserError(text("slip-before-draw", season=season_name(known, translate)))
    if given is None:
        own = [
            division.number
            for division in season.divisions
            if user_key in division_members(season, division.number)
        ]
        return own[0] if own else season.divisions[0].number
    wanted = given.strip().casefold()
    for one in season.divisions:
        if wanted in (str(one.number), division_name(season, one.number).casefold()):
            return one.number
    raise UserError(text("slip-no-division", given=clean_name(given), season=season_name(known, translate)))


def find_table(known: LoadedSeason, given: str, translate: Translator) -> int:
    """Return the number of the given table.

    Raises UserError if it does not exist.
    """
    number = parse_number(given)
    if number is not None and number in known.season.tables:
        return number
    raise UserError(text("slip-no-table", given=clean_name(given), season=season_name(known, translate)))


async def find_thread_table(interaction: AppInteraction, known: LoadedSeason) -> int | None:
    """Return the current thread's table; None outside of table threads."""
    found = await cards.fixtures(ctx_of(interaction), known.row.id)
    here = (
        fixture_view
        for fixture_view in found
        if fixture_view.location is not None and fixture_view.location.message == interaction.channel_id
    )
    return next((one.table.table.number for one in here), None)


async def league_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the leagues of this guild."""
    found = await find_visible_leagues(interaction)
    return filter_choices(
        [(plain_name(league_row.name, MAX_TITLE), str(league_row.id)) for league_row in found], typed
    )


async def season_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[int]]:
    """Suggest the seasons of the selected league."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    try:
        league = await find_league(interaction, _filled_option(interaction, "league"))
    except UserError:
        return []
    named = list[tuple[str, str]]()
    for row in await leagues.seasons_of(ctx_of(interaction), league.id):
        known = await seasons.load_season(ctx_of(interaction), row.id)
        named.append((plain_season_name(known, translate), str(row.number)))
    found = filter_choices(named, typed)
    return [app_commands.Choice(name=choice.name, value=int(choice.value)) for choice in found]


async def division_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the divisions of the selected season."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    if (known := await _selected_season(interaction)) is None:
        return []
    names = division_names(known.season.divisions)
    named = [
        (
            translate(text("league-division-choice", name=name)) if name else season_name(known, translate),
            str(number),
        )
        for number, name in names.items()
    ]
    return filter_choices(named, typed)


async def table_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the tables of the selected season, the user's own first."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    if (known := await _selected_season(interaction)) is None:
        return []
    user_key = acting_user(interaction).key
    found = sorted(known.season.tables.items(), key=lambda one: (user_key not in one[1].user_keys, one[0]))
    return filter_choices(
        [(_plain_table(known, number, translate), str(number)) for number, _ in found], typed
    )


def _plain_table(known: LoadedSeason, number: int, translate: Translator) -> str:
    members, state = known.season.members, known.season.tables[number]
    names = [
        plain_name(members[user_key].name) if user_key in members else "?" for user_key in state.user_keys
    ]
    return f"{table_name(known.season, number, translate)}: {', '.join(names)}"


async def _selected_season(interaction: AppInteraction) -> LoadedSeason | None:
    number = _filled_option(interaction, "season")
    try:
        return await find_season(
            interaction, _filled_option(interaction, "league"), int(number) if number else None
        )
    except (UserError, ValueError):
        return None


def _filled_option(interaction: AppInteraction, option: str) -> str | None:
    """Return the value of another option, if the user has already filled it in."""
    found = getattr(interaction.namespace, option, None)
    return None if found is None else str(found)
