"""Match lookup for commands: the match given in an option, or the channel's match."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TypeAlias

import discord
from discord import app_commands

from bot.core.interactions.archived_threads import load_parents
from bot.core.metrics.logs import note_match
from bot.core.sending.reader_access import lost_matches, require_access
from bot.core.services import AppInteraction, acting_user, is_admin
from bot.core.words.i18n import Translator
from bot.core.words.limits import CHOICE_NAME, CHOICES, shorten
from bot.core.words.names import MAX_TITLE, clean_name, plain_name
from engine.core.files.library import AnyGame, games
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.messages import view
from host.turns.play import user_match_data as asking
from host.turns.play.user_match_data import UserMatchData
from storage.matches.match.matches import MatchRow, Status

Readable: TypeAlias = "discord.abc.GuildChannel | discord.Thread | None"
MAX_NEXT = 5
"""Maximum number of matches to check when looking for the next one."""
LOADED_MATCH = "asked"
"""Key in `Interaction.extras` for the match that was loaded for the interaction's user."""


async def channel_match(interaction: AppInteraction) -> MatchRow:
    """Return the channel's unfinished match; if there is none, return its last match.

    Raises UserError if the channel never had a match.
    """
    match = await view.find_channel_match(interaction.client.services.ctx, interaction.channel_id or 0)
    if match is None:
        raise UserError(text("slip-no-match-here"))
    note_match(match.id)
    return match


async def find_match(interaction: AppInteraction, given: str | None) -> MatchRow:
    """Return a match in this guild, by default the match of the channel.

    Users can only select matches whose channels they can see, and matches in which they play. Direct messages
    have no default.
    """
    if given is None and interaction.guild_id is None:
        raise UserError(text("slip-choose-match"))
    if given is None:
        return await channel_match(interaction)
    return await get_visible_match(interaction, _number(given))


async def get_visible_match(interaction: AppInteraction, match_id: int) -> MatchRow:
    """Return a match if the user may see it here.

    Match ids come from users, for example in custom ids. In a guild, the match must be in that guild, and the
    user must see its channel or play in it. In direct messages, only the user's own matches are visible, and
    only while the user can see their channels. For other matches, raise UserError as if they did not exist.
    """
    user_key = acting_user(interaction).key
    data = await asking.load_separately(interaction.client.services.ctx, match_id, user_key)
    row, sitting = data.row, data.seats
    is_own = row.owner_key == user_key or any(
        user_key in (seat.user_key, seat.former_user_key) for seat in sitting
    )
    if interaction.guild_id is None:
        is_here = is_own
    else:
        is_here = row.guild_id == interaction.guild_id and (is_own or await can_see(interaction, row))
    if not is_here:
        raise UserError(LocalizedText("refusal-unknown-match"))
    if interaction.guild_id is None:
        await require_access(interaction, row)
    note_match(match_id)
    interaction.extras[LOADED_MATCH] = data
    return row


async def find_next_match(interaction: AppInteraction, excluded_id: int = 0) -> view.OwnMatch | None:
    """Return the most urgent match in which the user has to move and whose channel they can see.

    Matches in the interaction's guild take precedence. If access can't be checked, return None.
    """
    ctx, guild_id, lost = interaction.client.services.ctx, interaction.guild_id or 0, set[int]()
    for _ in range(MAX_NEXT):
        found = await view.find_next_match(ctx, acting_user(interaction), guild_id, excluded_id, lost)
        if found is None:
            break
        with suppress(UserError):
            if not await lost_matches(interaction, [found.match]):
                return found
        lost.add(found.match.id)
    return None


def cached_match(interaction: AppInteraction, match_id: int) -> UserMatchData | None:
    """Return the match if `get_visible_match` has already loaded it for this interaction, otherwise None."""
    data: UserMatchData | None = interaction.extras.get(LOADED_MATCH)
    return data if data is not None and data.row.id == match_id else None


async def load_match(interaction: AppInteraction, match_id: int) -> UserMatchData:
    """Load a match for the interaction's user.

    Raises UserError if the match does not exist.
    """
    known = cached_match(interaction, match_id)
    return known or await asking.load_separately(
        interaction.client.services.ctx, match_id, acting_user(interaction).key
    )


def is_visible(interaction: AppInteraction, row: MatchRow) -> bool:
    """Return whether the user can see a match's channel.

    For private threads, return False, because the bot does not know their members.
    """
    if row.channel == interaction.channel_id or is_admin(interaction):
        return True
    channel = interaction.guild.get_channel_or_thread(row.channel) if interaction.guild else None
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    return _sees(interaction, channel)


def _sees(interaction: AppInteraction, channel: Readable) -> bool:
    person = interaction.user
    if channel is None or not isinstance(person, discord.Member):
        return False
    return channel.permissions_for(person).view_channel


async def can_see(interaction: AppInteraction, row: MatchRow) -> bool:
    """Return whether the user can see a match's channel, also if it is an archived thread."""
    return is_visible(interaction, row) or bool(await visible_archived(interaction, [row]))


async def visible_archived(interaction: AppInteraction, rows: Iterable[MatchRow]) -> frozenset[int]:
    """Return the archived public threads of matches that the user can see, loading them from Discord."""
    guild = interaction.guild
    archived = [row.channel for row in rows if guild and row.is_thread and not guild.get_thread(row.channel)]
    if guild is None or not archived:
        return frozenset()
    parents = await load_parents(interaction.client, archived)
    return frozenset(
        thread
        for thread, parent in parents.items()
        if parent is not None and _sees(interaction, guild.get_channel(parent))
    )


def _number(given: str) -> int:
    number = parse_number(given)
    if number is None:
        raise UserError(text("slip-unknown-match", given=clean_name(given)))
    return number


def parse_number(given: str) -> int | None:
    """Parse a match number, from an autocompleted choice or from typed text such as `#12`."""
    digits = given.strip().removeprefix("#").split(" ")[0]
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else None


async def match_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the guild's visible matches that are running or finished, newest first."""
    return await _choices(interaction, typed, ("running", "finished"))


async def any_match_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the guild's visible matches that are open, running or finished, newest first."""
    return await _choices(interaction, typed, ("open", "running", "finished"))


async def host_match_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest all of the guild's visible matches, also cancelled ones, newest first."""
    return await _choices(interaction, typed, ("open", "running", "finished", "cancelled"))


async def unfinished_match_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the guild's visible matches that are open or running, newest first."""
    return await _choices(interaction, typed, ("open", "running"))


async def _choices(
    interaction: AppInteraction, typed: str, statuses: tuple[Status, ...]
) -> list[app_commands.Choice[str]]:
    translate = await interaction.client.services.languages.for_interaction(interaction)
    ctx = interaction.client.services.ctx
    if interaction.guild_id is None:
        return await _own_choices(interaction, typed, statuses, translate)
    found = await view.load_guild_matches(ctx, interaction.guild_id, statuses)
    own = await view.matches_with_seat(ctx, acting_user(interaction), statuses)
    seen = (match for match in found if match.id in own or is_visible(interaction, match))
    return filter_choices([(match_name(match, translate), str(match.id)) for match in seen], typed)


async def _own_choices(
    interaction: AppInteraction, typed: str, statuses: tuple[Status, ...], translate: Translator
) -> list[app_commands.Choice[str]]:
    """Suggest the user's own matches on all servers, except those whose channels they can no longer see."""
    ctx = interaction.client.services.ctx
    rows = await view.own_match_rows(ctx, acting_user(interaction), statuses)
    listed = filter_choices([(match_name(row, translate), str(row.id)) for row in rows], typed)
    numbers = {choice.value for choice in listed}
    try:
        lost = await lost_matches(interaction, [row for row in rows if str(row.id) in numbers])
    except UserError:
        return []
    return [choice for choice in listed if int(choice.value) not in lost]


async def game_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the available games."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    return filter_choices([(translate(LocalizedText(f"{name}-name")), name) for name in games()], typed)


def find_game(given: str, translate: Translator) -> AnyGame:
    """Return the game that a user selected or typed, in full or as a unique prefix.

    Raises UserError if no game matches or several do.
    """
    wanted = " ".join(given.casefold().split())
    found = dict[str, AnyGame]()
    for name, rules in games().items():
        names = (name, name.replace("-", " "), translate(LocalizedText(f"{name}-name")).casefold())
        if wanted in names:
            return rules
        if wanted and any(each.startswith(wanted) for each in names):
            found[name] = rules
    if len(found) > 1:
        named = [translate(LocalizedText(f"{name}-name")) for name in found]
        raise UserError(text("slip-which-game", games=translate.join_list(named)))
    for rules in found.values():
        return rules
    raise UserError(text("refusal-unknown-game", game=clean_name(given)))


async def find_channel_game(
    interaction: AppInteraction, given: str | None, translate: Translator
) -> tuple[AnyGame, MatchRow | None]:
    """Return the selected game; by default, return the only game or the one played in the channel.

    The second value is the channel's match, if any.
    """
    match = await view.find_channel_match(interaction.client.services.ctx, interaction.channel_id or 0)
    if given is not None:
        return find_game(given, translate), match
    for name, rules in games().items():
        if len(games()) == 1 or (match is not None and match.game == name):
            return rules, match
    raise UserError(text("slip-which-game", games=game_names(translate)))


def game_names(translate: Translator) -> str:
    """Return the names of all games in one phrase."""
    return translate.join_list([translate(LocalizedText(f"{name}-name")) for name in games()])


def filter_choices(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the values whose names contain all typed words, up to Discord's limit."""
    wanted = typed.casefold().split()
    found = [pair for pair in named if all(word in pair[0].casefold() for word in wanted)]
    return [
        app_commands.Choice(name=shorten(name, CHOICE_NAME), value=value) for name, value in found[:CHOICES]
    ]


def match_name(row: MatchRow, translate: Translator) -> str:
    """Format a match as one line of plain text: `#12 Chess, Friday's table (finished)`."""
    parts = [
        translate(text(f"{row.game}-name")),
        *([plain_name(row.title, MAX_TITLE)] if row.title else []),
    ]
    status = translate(text(f"status-{row.status}"))
    return translate(text("match-choice", number=str(row.id), name=", ".join(parts), status=status))
