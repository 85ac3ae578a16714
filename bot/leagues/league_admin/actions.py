"""What hosts do with leagues and seasons, by a command or a button: one call on the host, one sentence back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import discord
from msgspec.structs import replace

from bot.core.services import Here, ctx_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, note
from bot.core.words.names import MAX_TITLE, clean_name
from bot.leagues.league_admin.ids import SeasonTool
from bot.leagues.league_admin.panel import preview_post
from bot.leagues.league_admin.rights import refuse_without_rights
from bot.leagues.league_admin.show import plan_of, show_panel
from bot.leagues.views.names import season_name
from engine.core.text import Text, Value, text
from host.core.context import Context
from host.core.errors import Refusal
from host.leagues.commands import hosting, leagues
from host.leagues.lifecycle.logbook import Known
from host.leagues.season.plan import Plan
from host.leagues.season.sentences import refusal_of
from host.leagues.views.rows import LeagueRow
from host.matches.permissions.gate import Authority

Step: TypeAlias = Callable[[Context, int, Authority], Awaitable[Any]]
"""Something done with a season as a whole."""
STEPS: Mapping[SeasonTool, tuple[Step, str]] = {
    SeasonTool.CLOSE: (hosting.close_now, "done-hosting-close"),
    SeasonTool.DRAW: (hosting.draw_now, "done-hosting-draw"),
    SeasonTool.REDRAW: (hosting.redraw, "done-hosting-redraw"),
    SeasonTool.BEGIN: (hosting.begin_now, "done-hosting-begin"),
    SeasonTool.PAUSE: (hosting.pause, "done-hosting-pause"),
    SeasonTool.RESUME: (hosting.resume, "done-hosting-resume"),
    SeasonTool.END: (hosting.end_now, "done-hosting-end"),
    SeasonTool.VOID: (hosting.void, "done-hosting-void"),
}


async def change_plan(interaction: Here, league: LeagueRow, plan: Plan, by: Authority, words: Words) -> Post:
    """Change the settings of the next season, and show the panel, with what speaks against them if anything does.

    Where the season must only last longer by what was changed, it does: nobody has said how long it is to be.
    """
    before = plan_of(league)
    flaws = await leagues.find_flaws(plan)
    if [flaw.what for flaw in flaws] == ["days"] and plan.play_days == before.play_days:
        plan = replace(plan, play_days=flaws[0].number)
        flaws = await leagues.find_flaws(plan)
    if flaws:
        return await show_panel(interaction, league, words, words(refusal_of(flaws[0]).text))
    row = await leagues.change_plan(ctx_of(interaction), league.id, plan, by)
    return await show_panel(interaction, row, words)


async def open_season(interaction: Here, league: LeagueRow, by: Authority, words: Words) -> Post:
    """Open the sign-up of a new season."""
    refuse_without_rights(interaction, league.channel, words)
    known = await leagues.open_season(ctx_of(interaction), league.id, by)
    return done(interaction, "done-hosting-open", known, words, channel=f"<#{league.channel}>")


def done(interaction: Here, key: str, known: Known, words: Words, **values: Value) -> Post:
    """Have done what has become due, and say what was decided about a season."""
    interaction.client.services.wake()
    return note(words(text(key, season=season_name(known, words), **values)))


async def step(interaction: Here, tool: SeasonTool, known: Known, by: Authority, words: Words) -> Post:
    """Do something with a season as a whole."""
    act, key = STEPS[tool]
    await act(ctx_of(interaction), known.row.id, by)
    return done(interaction, key, known, words)


async def shift(interaction: Here, known: Known, days: int, by: Authority, words: Words) -> Post:
    """Have all that is to come happen later."""
    await hosting.shift(ctx_of(interaction), known.row.id, days, by)
    return done(interaction, "done-hosting-shift", known, words, count=days)


async def preview(interaction: Here, known: Known, words: Words) -> Post:
    """Show an example of a draw."""
    return preview_post(known, await hosting.preview(ctx_of(interaction), known.row.id), words)


async def rest(interaction: Here, league: LeagueRow, by: Authority, words: Words, *, wakes: bool) -> Post:
    """Have no further seasons open by themselves, or have them do so again."""
    act, key = (leagues.wake, "done-hosting-wake") if wakes else (leagues.rest, "done-hosting-rest")
    await act(ctx_of(interaction), league.id, by)
    interaction.client.services.wake()
    return note(words(text(key, league=clean_name(league.name, MAX_TITLE))))


def places_of(written: str, people: tuple[int, ...], named: str) -> list[tuple[int, int | None]]:
    """Read places in the order of the seats, `-` for who gets nothing; a Refusal where they can't be read."""
    parts = written.replace(",", " ").split()
    if len(parts) != len(people) or not all(part == "-" or _is_place(part) for part in parts):
        raise Refusal(text("slip-hosting-places", count=len(people), people=named))
    return [(person, None if part == "-" else int(part)) for person, part in zip(people, parts, strict=True)]


def _is_place(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) == 1 and part != "0"


def member_of(known: Known, person: discord.abc.Snowflake, words: Words) -> int:
    """Return somebody who has signed up for a season; a Refusal where they have not."""
    if person.id in known.season.members:
        return person.id
    raise Refusal(text("slip-hosting-member", season=season_name(known, words)))


def say_nothing(key: str, words: Words) -> Post:
    """Say that there is nothing of what was asked for."""
    return note(words(Text(key)))
