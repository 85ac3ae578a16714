"""`/game open`: a table in this channel, or in a new thread of its own."""

from __future__ import annotations

import logging
from typing import Literal

import discord
from discord import app_commands
from msgspec import Struct

from bot.core.commands import choice, command
from bot.core.replies import WORLD
from bot.core.services import Here, is_host, person, person_of
from bot.match.finding import find_channel_game, game_choices
from bot.match.permissions import needed, refuse_if_missing
from bot.match.seats import bring_in, refuse_unless_player
from bot.match.titles import link, title
from bot.words.i18n import Words
from bot.words.layout import Post, note
from bot.words.limits import THREAD_NAME, shorten
from bot.words.names import MAX_TITLE, plain_name
from bot.words.time_controls import PACES
from engine.core.library import AnyGame, games
from engine.core.text import Text, text
from host.core.refusals import Refusal
from host.settings import changing
from host.settings.settings import ServerSettings
from host.settings.time_controls import HOUR, Pace
from host.settings.time_controls import LONGEST as MAX_TIME
from host.tables import limits, tables
from storage.core.problems import DatabaseUnavailable
from storage.match.matches import MatchRow

log = logging.getLogger(__name__)

SEATS = sorted({count for game in games().values() for count in game.seat_counts})
LONGEST = MAX_TIME // HOUR
KEPT_AWAKE: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread: a week, the most there is."""


class Wish(Struct, frozen=True):
    """What somebody asks for who opens a table; None is left to the house."""

    game: str | None
    seats: int | None
    robots: int
    begins: str
    who: str
    where: str
    name: str
    players: tuple[discord.Member | discord.User, ...]
    pace: str | None
    bank: int | None
    increment: int | None
    cap: int | None
    """Hours, as the two before."""


@command("open", within="game")
@app_commands.choices(
    begins=[choice("random", "random"), choice("me", "opener")],
    who=[choice("anybody", "anybody"), choice("invited", "invited")],
    where=[choice("here", "here"), choice("thread", "thread"), choice("private", "private")],
    pace=[choice(name, name) for name in PACES],
)
async def open_table(
    interaction: Here,
    words: Words,
    game: str | None = None,
    seats: app_commands.Range[int, SEATS[0], SEATS[-1]] | None = None,
    robots: app_commands.Range[int, 0, SEATS[-1]] = 0,
    begins: str = "random",
    who: str = "anybody",
    where: str = "here",
    name: str = "",
    pace: str | None = None,
    player1: discord.Member | discord.User | None = None,
    player2: discord.Member | discord.User | None = None,
    player3: discord.Member | discord.User | None = None,
    bank: app_commands.Range[int, 1, LONGEST] | None = None,
    increment: app_commands.Range[int, 0, LONGEST] | None = None,
    cap: app_commands.Range[int, 1, LONGEST] | None = None,
) -> Post:
    """Open a table."""
    players = tuple(player for player in (player1, player2, player3) if player is not None)
    wish = Wish(game, seats, robots, begins, who, where, name.strip(), players, pace, bank, increment, cap)
    match = await _opened(interaction, wish, words)
    interaction.client.services.wake(match.id)
    done = "done-start" if match.status == "running" else "done-open"
    place = "" if match.channel == interaction.channel_id else f" {link(match)}"
    return note(f"{words(text(done, match=title(match, words)))}{place}")


open_table.autocomplete("game")(game_choices)


async def _opened(interaction: Here, wish: Wish, words: Words) -> MatchRow:
    for player in wish.players:
        refuse_unless_player(player)
    rules, _ = await find_channel_game(interaction, wish.game, words)
    pace = await admitted(interaction, wish, words)
    if wish.where == "here":
        in_thread = isinstance(interaction.channel, discord.Thread)
        refuse_if_missing(interaction.app_permissions, needed(in_thread=in_thread), words)
        return await _open(interaction, wish, rules, interaction.channel_id or 0, pace, is_thread=in_thread)
    is_private = wish.where == "private"
    wanted = needed(in_thread=True, new_thread=True, is_private=is_private)
    refuse_if_missing(interaction.app_permissions, wanted, words)
    thread = await _new_thread(interaction, wish, rules)
    try:
        return await _open(interaction, wish, rules, thread.id, pace, is_thread=True)
    except (Refusal, DatabaseUnavailable):
        await _clear_away(thread)
        raise


async def admitted(interaction: Here, wish: Wish, words: Words) -> Pace | None:
    """Return the pace of a match that a server's customs let somebody open here; else a Refusal."""
    services, server = interaction.client.services, interaction.guild_id or 0
    server_settings = await changing.server_settings_of(services.ctx, server)
    if not await is_host(interaction):
        refuse_elsewhere(interaction, server_settings, words)
        refuse_others(interaction, server_settings)
    pace = limits.pace_for(server_settings, wish.pace, wish.bank, wish.increment, wish.cap)
    await limits.refuse_one_more(services.ctx, server, interaction.user.id)
    return pace


def refuse_elsewhere(interaction: Here, server_settings: ServerSettings, words: Words) -> None:
    """Refuse to open a match outside the channels a server has set for that; raises Refusal."""
    channel = interaction.channel
    around = channel.parent_id if isinstance(channel, discord.Thread) else None
    if server_settings.channels and not {interaction.channel_id, around} & set(server_settings.channels):
        named = words.listed([f"<#{allowed}>" for allowed in server_settings.channels])
        raise Refusal(text("slip-not-in-this-channel", channels=named))


def refuse_others(interaction: Here, server_settings: ServerSettings) -> None:
    """Refuse those who lack the role a server has set for opening matches; raises Refusal."""
    role, member = server_settings.opener_role, interaction.user
    if role is not None and not (isinstance(member, discord.Member) and member.get_role(role)):
        raise Refusal(text("slip-not-your-role", role=f"<@&{role}>"))


async def _open(
    interaction: Here, wish: Wish, rules: AnyGame, channel: int, pace: Pace | None, *, is_thread: bool
) -> MatchRow:
    services, taken = interaction.client.services, 1 + wish.robots + len(wish.players)
    fitting_seats = [count for count in rules.seat_counts if count >= taken]
    return await tables.open_match(
        services.ctx,
        game=rules.id,
        server=interaction.guild_id or 0,
        channel=channel,
        is_thread=is_thread,
        opener=person_of(interaction),
        seats=wish.seats or next(iter(fitting_seats), taken),
        robots=wish.robots,
        begins="opener" if wish.begins == "opener" else "random",
        is_public=wish.who == "anybody",
        invited=[person(player) for player in wish.players],
        title=wish.name,
        edition=services.editions.get(rules.id),
        pace=pace,
    )


async def _new_thread(interaction: Here, wish: Wish, rules: AnyGame) -> discord.Thread:
    """Make a thread for the match and bring in those who are to play."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal(Text("slip-no-threads-here"))
    public = await interaction.client.services.languages.public(interaction.guild_id or 0, interaction.guild)
    name = wish.name or public(text("thread-name", game=public(Text(f"{rules.id}-name"))))
    kind = (
        discord.ChannelType.private_thread if wish.where == "private" else discord.ChannelType.public_thread
    )
    try:
        thread = await interaction.channel.create_thread(
            name=shorten(plain_name(name, MAX_TITLE), THREAD_NAME),
            type=kind,
            auto_archive_duration=KEPT_AWAKE,
        )
    except WORLD as slip:
        log.warning("no thread could be made in channel %s: %r", interaction.channel_id, slip)
        raise Refusal(Text("slip-thread-failed")) from slip
    await bring_in(thread, [interaction.user, *wish.players])
    return thread


async def _clear_away(thread: discord.Thread) -> None:
    """Remove a thread in which no match was opened, or close it where removing is not allowed."""
    try:
        await thread.delete()
    except WORLD:
        try:
            await thread.edit(archived=True)
        except WORLD as slip:
            log.warning("thread %d stays behind empty: %r", thread.id, slip)
