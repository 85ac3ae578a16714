"""`/league-host`: leagues are made, seasons looked after, tables ruled on."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core.interactions.commands import choice, command
from bot.core.services import Here, ctx_of, person
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.core.words.names import MAX_TITLE, clean_name
from bot.leagues.commands.finding import find_league, find_season, find_table, league_choices, table_choices
from bot.leagues.league_admin import actions, placing
from bot.leagues.league_admin.finding import rulings_choices
from bot.leagues.league_admin.ids import SeasonTool
from bot.leagues.league_admin.messages import rulings_post
from bot.leagues.league_admin.show import show_panel
from bot.leagues.views.names import names_of, people, table_name
from bot.matches.match.finding import find_channel_game, game_choices
from bot.matches.match.seats import refuse_unless_player
from bot.matches.permissions.hosts import Reason, acting_host
from engine.core.text import text
from host.core.errors import Refusal
from host.leagues.commands import hosting, leagues
from host.leagues.commands.usual import usual_plan
from host.leagues.season.ending import MAX_DAYS

MAX_NAME = 32
MAX_SEASONS = 9
RULINGS = {
    "places": "done-hosting-rule-places",
    "void": "done-hosting-rule-void",
    "replay": "done-hosting-rule-replay",
}
"""What can be ruled about a table, and how that is answered."""
Name = app_commands.Range[str, 1, MAX_NAME]
Days = app_commands.Range[int, 1, MAX_DAYS]
Seasons = app_commands.Range[int, 0, MAX_SEASONS]
Seats = app_commands.Range[int, 2, 8]


@command("league-create", within="league-host")
async def create(
    interaction: Here,
    words: Words,
    league_name: Name,
    game: str | None = None,
    seats: Seats | None = None,
    reason: Reason = "",
) -> Post:
    """Make a league in this channel, and show what its seasons will be like."""
    by = await acting_host(interaction, reason)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal(text("slip-hosting-text-channel"))
    rules, _ = await find_channel_game(interaction, game, words)
    ctx, server = ctx_of(interaction), interaction.guild_id or 0
    plan = await usual_plan(ctx, server, rules.id, seats or max(rules.seat_counts))
    row = await leagues.create(ctx, server, interaction.channel.id, str(league_name), plan, by)
    return await show_panel(interaction, row, words)


@command("league-panel", within="league-host")
async def panel(interaction: Here, words: Words, league: str | None = None) -> Post:
    """Show a league with all that can be set and done."""
    await acting_host(interaction)
    return await show_panel(interaction, await find_league(interaction, league), words)


@command("league-open", within="league-host")
async def open_season(
    interaction: Here, words: Words, league: str | None = None, reason: Reason = ""
) -> Post:
    """Open the sign-up of a new season."""
    by = await acting_host(interaction, reason)
    return await actions.open_season(interaction, await find_league(interaction, league), by, words)


@command("league-rest", within="league-host")
async def rest(
    interaction: Here, words: Words, wakes: bool = False, league: str | None = None, reason: Reason = ""
) -> Post:
    """Have no further seasons open by themselves, or have them do so again."""
    by = await acting_host(interaction, reason)
    meant = await find_league(interaction, league)
    return await actions.rest(interaction, meant, by, words, wakes=wakes)


@command("league-move", within="league-host")
async def move(
    interaction: Here,
    words: Words,
    channel: discord.TextChannel,
    league: str | None = None,
    reason: Reason = "",
) -> Post:
    """Have a league's posts stand in another channel."""
    by = await acting_host(interaction, reason)
    return await placing.move(interaction, await find_league(interaction, league), channel.id, by, words)


@command("league-role", within="league-host")
@app_commands.choices(purpose=[choice(f"purpose-{purpose}", purpose) for purpose in placing.PURPOSES])
async def role(
    interaction: Here,
    words: Words,
    purpose: str,
    role: discord.Role | None = None,
    league: str | None = None,
    reason: Reason = "",
) -> Post:
    """Set the role that champions get, or that is needed to join; without a role there is none any more."""
    by = await acting_host(interaction, reason)
    meant = await find_league(interaction, league)
    return await placing.set_role(interaction, meant, purpose, role, by, words)


@command("league-add", within="league-host")
async def add(
    interaction: Here, words: Words, player: discord.Member, reason: Reason, league: str | None = None
) -> Post:
    """Sign somebody up."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    refuse_unless_player(player)
    await hosting.add(ctx_of(interaction), known.row.id, person(player), by)
    return actions.done(interaction, "done-hosting-add", known, words, player=_name(player))


@command("league-remove", within="league-host")
async def remove(
    interaction: Here, words: Words, player: discord.User, reason: Reason, league: str | None = None
) -> Post:
    """Sign somebody off before the draw."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    meant = actions.member_of(known, player, words)
    await hosting.remove(ctx_of(interaction), known.row.id, meant, by)
    return actions.done(interaction, "done-hosting-remove", known, words, player=_name(player))


@command("league-seed", within="league-host")
async def seed(
    interaction: Here,
    words: Words,
    player: discord.User,
    number: app_commands.Range[int, 0, 9999],
    reason: Reason,
    league: str | None = None,
) -> Post:
    """Say how strong somebody is held to be in the draw; 0 leaves it to their rating."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    meant = actions.member_of(known, player, words)
    await hosting.seed(ctx_of(interaction), known.row.id, meant, number or None, by)
    return actions.done(interaction, "done-hosting-seed", known, words, player=_name(player))


@command("league-preview", within="league-host")
async def preview(interaction: Here, words: Words, league: str | None = None) -> Post:
    """Show an example of a draw."""
    await acting_host(interaction)
    return await actions.preview(interaction, await find_season(interaction, league), words)


@command("league-close", within="league-host")
async def close(interaction: Here, words: Words, league: str | None = None, reason: Reason = "") -> Post:
    """Close the sign-up earlier."""
    return await _step(interaction, SeasonTool.CLOSE, league, reason, words)


@command("league-draw", within="league-host")
async def draw(interaction: Here, words: Words, league: str | None = None, reason: Reason = "") -> Post:
    """Draw earlier."""
    return await _step(interaction, SeasonTool.DRAW, league, reason, words)


@command("league-redraw", within="league-host")
async def redraw(interaction: Here, words: Words, reason: Reason, league: str | None = None) -> Post:
    """Give up the draw and have it made again."""
    return await _step(interaction, SeasonTool.REDRAW, league, reason, words)


@command("league-begin", within="league-host")
async def begin(interaction: Here, words: Words, league: str | None = None, reason: Reason = "") -> Post:
    """Have play begin earlier."""
    return await _step(interaction, SeasonTool.BEGIN, league, reason, words)


@command("league-pause", within="league-host")
async def pause(interaction: Here, words: Words, reason: Reason, league: str | None = None) -> Post:
    """Stop a season and all its clocks."""
    return await _step(interaction, SeasonTool.PAUSE, league, reason, words)


@command("league-resume", within="league-host")
async def resume(interaction: Here, words: Words, league: str | None = None, reason: Reason = "") -> Post:
    """Let a season go on."""
    return await _step(interaction, SeasonTool.RESUME, league, reason, words)


@command("league-shift", within="league-host")
async def shift(
    interaction: Here, words: Words, days: Days, reason: Reason, league: str | None = None
) -> Post:
    """Have all that is to come happen later."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    return await actions.shift(interaction, known, days, by, words)


@command("league-end", within="league-host")
async def end(interaction: Here, words: Words, reason: Reason, league: str | None = None) -> Post:
    """End play now: what is not over is adjudicated."""
    return await _step(interaction, SeasonTool.END, league, reason, words)


@command("league-void", within="league-host")
async def void(interaction: Here, words: Words, reason: Reason, league: str | None = None) -> Post:
    """Call a season off."""
    return await _step(interaction, SeasonTool.VOID, league, reason, words)


async def _step(interaction: Here, tool: SeasonTool, league: str | None, reason: str, words: Words) -> Post:
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    return await actions.step(interaction, tool, known, by, words)


@command("league-rule", within="league-host")
@app_commands.choices(ruling=[choice(f"ruling-{ruling}", ruling) for ruling in RULINGS])
async def rule(
    interaction: Here,
    words: Words,
    table: str,
    ruling: str,
    reason: Reason,
    places: str = "",
    league: str | None = None,
) -> Post:
    """Rule on a table: how it counts, that it does not, or that it is played again."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    ctx, meant = ctx_of(interaction), find_table(known, table, words)
    if ruling == "places":
        sitting = known.season.tables[meant].people
        named = people(sitting, names_of(known.season), words)
        await hosting.rule(ctx, known.row.id, meant, actions.places_of(places, sitting, named), by)
    elif ruling == "void":
        await hosting.void_table(ctx, known.row.id, meant, by)
    else:
        await hosting.replay(ctx, known.row.id, meant, by)
    told = table_name(known.season, meant, words)
    return actions.done(interaction, RULINGS[ruling], known, words, table=told)


@command("league-excuse", within="league-host")
async def excuse(
    interaction: Here,
    words: Words,
    player: discord.User,
    reason: Reason,
    table: str | None = None,
    league: str | None = None,
) -> Post:
    """Excuse somebody who has left a table."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    meant = None if table is None else find_table(known, table, words)
    who = actions.member_of(known, player, words)
    await hosting.excuse(ctx_of(interaction), known.row.id, who, by, meant)
    return actions.done(interaction, "done-hosting-excuse", known, words, player=_name(player))


@command("league-strike", within="league-host")
async def strike(
    interaction: Here,
    words: Words,
    player: discord.User,
    reason: Reason,
    barred: Seasons = 0,
    league: str | None = None,
) -> Post:
    """Strike somebody from a season, and bar them from further ones."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    who = actions.member_of(known, player, words)
    await hosting.strike(ctx_of(interaction), known.row.id, who, by, barred)
    return actions.done(interaction, "done-hosting-strike", known, words, player=_name(player))


@command("league-replace", within="league-host")
async def replace(
    interaction: Here,
    words: Words,
    table: str,
    player: discord.User,
    newcomer: discord.Member,
    reason: Reason,
    league: str | None = None,
) -> Post:
    """Give somebody's seat at a table to somebody else."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    refuse_unless_player(newcomer)
    meant = find_table(known, table, words)
    sitting = known.season.tables[meant].people
    if player.id not in sitting:
        raise Refusal(text("slip-not-seated"))
    seat = sitting.index(player.id)
    await hosting.replace(ctx_of(interaction), known.row.id, meant, seat, person(newcomer), by)
    told = {"player": _name(player), "newcomer": _name(newcomer)}
    return actions.done(interaction, "done-hosting-replace", known, words, **told)


@command("league-reverse", within="league-host")
async def reverse(
    interaction: Here,
    words: Words,
    entry: app_commands.Range[int, 1, 1_000_000],
    reason: Reason,
    league: str | None = None,
) -> Post:
    """Take a ruling back."""
    by, known = await acting_host(interaction, reason), await find_season(interaction, league)
    await hosting.reverse(ctx_of(interaction), known.row.id, entry, by)
    return actions.done(interaction, "done-hosting-reverse", known, words)


@command("league-rulings", within="league-host")
async def rulings(interaction: Here, words: Words, league: str | None = None) -> Post:
    """List the rulings of a season that count."""
    await acting_host(interaction)
    known = await find_season(interaction, league)
    return rulings_post(known, await hosting.rulings(ctx_of(interaction), known.row.id), words)


def _name(somebody: Any) -> str:
    return clean_name(somebody.display_name, MAX_TITLE)


ALL = (
    create, panel, open_season, rest, move, role, add, remove, seed, preview, close, draw, redraw, begin, pause,
    resume, shift, end, void, rule, excuse, strike, replace, reverse, rulings,
)  # fmt: skip
create.autocomplete("game")(game_choices)
for each in ALL[1:]:
    each.autocomplete("league")(league_choices)
for each in (rule, excuse, replace):
    each.autocomplete("table")(table_choices)
reverse.autocomplete("entry")(rulings_choices)
