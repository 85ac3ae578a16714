"""What is shown of leagues to somebody who asks: read, draw, lay out."""

from __future__ import annotations

import asyncio
from typing import cast, get_args

from bot.core.charts.shown import Shown
from bot.core.services import Here, asker_of, ctx_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Upload
from bot.leagues.commands.finding import find_league
from bot.leagues.views import charting, own, sign_up, standings, tables
from host.leagues.lifecycle.logbook import Known
from host.leagues.views import cards, files
from host.leagues.views.files import Sheet
from host.matches.settings.changing import preferences_of


async def show_standings(
    interaction: Here, known: Known, division: int, words: Words, *, in_words: bool = False
) -> Post:
    """Show the standings of a division."""
    shown = await charting.standings(ctx_of(interaction), known.row.id, division, words)
    picture = await _draw(interaction, shown, in_words=in_words)
    return standings.standings_post(shown, known.row.id, division, picture, words)


async def show_cross(
    interaction: Here, known: Known, division: int, words: Words, *, in_words: bool = False
) -> Post:
    """Show who met whom in a division."""
    shown = await charting.crosstable(ctx_of(interaction), known.row.id, division, words)
    return standings.chart_post(shown, await _draw(interaction, shown, in_words=in_words))


async def _draw(interaction: Here, shown: Shown, *, in_words: bool) -> Upload | None:
    """Draw a chart for somebody who asks, unless they want words."""
    own = await preferences_of(ctx_of(interaction), interaction.user.id)
    if in_words or own.text_first:
        return None
    pictures = interaction.client.services.pictures
    return await pictures.chart(shown.view, shown.alt, asker_of(interaction), palette=own.palette)


async def show_mine(interaction: Here, words: Words) -> Post:
    """Show somebody how they stand."""
    found = await cards.mine(ctx_of(interaction), interaction.guild_id or 0, interaction.user.id)
    return own.mine_post(found, words)


async def show_tables(
    interaction: Here, known: Known, which: str, division: int | None, words: Words
) -> Post:
    """Show tables: one's own, those that are not over, or all."""
    person = interaction.user.id if which == "mine" else None
    found = await cards.tables(
        ctx_of(interaction), known.row.id, division=division, person=person,
        is_open=True if which == "open" else None,
    )  # fmt: skip
    return tables.tables_post(known, found, words)


async def show_rules(known: Known, words: Words) -> Post:
    """Show what is settled for a season."""
    return sign_up.rules_post(known, words)


async def show_history(interaction: Here, league: str | None, words: Words) -> Post:
    """Show the seasons of a league."""
    meant = await find_league(interaction, league)
    return own.history_post(meant, await files.history(ctx_of(interaction), meant.id), words)


async def show_file(interaction: Here, known: Known, sheet: str, words: Words) -> Post:
    """Hand out a season: all of it, or one of its tables."""
    ctx, season = ctx_of(interaction), known.row.id
    named = f"league-{known.league.id}-{known.row.number}"
    if sheet in get_args(Sheet):
        data = await files.sheet(ctx, season, cast("Sheet", sheet))
        return own.file_post(known, Upload(data, f"{named}-{sheet}.csv"), words)
    whole = await files.season_file(ctx, season)
    return own.file_post(known, Upload(await asyncio.to_thread(files.as_json, whole), f"{named}.json"), words)
