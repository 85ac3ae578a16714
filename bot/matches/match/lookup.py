"""Which match a command means: the one named by an option, else the one of the channel."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.core.metrics.logs import note_match
from bot.core.services import Here, is_admin, person_of
from bot.core.words.i18n import Words
from bot.core.words.limits import CHOICE_NAME, CHOICES, shorten
from bot.core.words.names import MAX_TITLE, clean_name, plain_name
from engine.core.library import AnyGame, games
from engine.core.text import Text, text
from host.core.errors import Refusal
from host.messages import view
from host.turns.play import asked as asking
from host.turns.play.asked import Asked
from storage.matches.match.matches import MatchRow, Status

ASKED = "asked"
"""Under this name an interaction keeps the match it is about, as it was read for who asks."""


async def channel_match(interaction: Here) -> MatchRow:
    """Return the match of the channel, the last one where none is being played; a Refusal where there was none."""
    match = await view.channel_match(interaction.client.services.ctx, interaction.channel_id or 0)
    if match is None:
        raise Refusal(text("slip-no-match-here"))
    note_match(match.id)
    return match


async def find_match(interaction: Here, given: str | None) -> MatchRow:
    """Return the match of this server that a person named or, without a name, the one of the channel.

    Of what goes on in channels that a person does not see they see their own matches alone.
    """
    if given is None:
        return await channel_match(interaction)
    return await see_match(interaction, _number(given))


async def see_match(interaction: Here, match_id: int) -> MatchRow:
    """Return a match that a person may know of where they act; else a Refusal, as if there were none.

    Numbers of matches come from outside, custom ids among them. In a server a match is one of that server, and its
    channel is seen or the person plays in it; in a direct message there are one's own matches alone.
    """
    person = person_of(interaction).id
    asked = await asking.find(interaction.client.services.ctx, match_id, person)
    row, sitting = asked.row, asked.seats
    is_own = row.opener == person or any(person in (seat.person, seat.former) for seat in sitting)
    if interaction.guild_id is None:
        is_here = is_own
    else:
        is_here = row.server == interaction.guild_id and (is_own or is_seen(interaction, row))
    if not is_here:
        raise Refusal(Text("refusal-unknown-match"))
    note_match(match_id)
    interaction.extras[ASKED] = asked
    return row


def asked_before(interaction: Here, match_id: int) -> Asked | None:
    """Return a match as `see_match` has read it for this interaction; None where it has not."""
    asked: Asked | None = interaction.extras.get(ASKED)
    return asked if asked is not None and asked.row.id == match_id else None


async def ask(interaction: Here, match_id: int) -> Asked:
    """Return a match as somebody asks for it; a Refusal where there is none."""
    known = asked_before(interaction, match_id)
    return known or await asking.find(interaction.client.services.ctx, match_id, person_of(interaction).id)


def is_seen(interaction: Here, row: MatchRow) -> bool:
    """Tell whether a person sees the channel of a match; who is in a private thread Discord does not tell us."""
    if row.channel == interaction.channel_id or is_admin(interaction):
        return True
    channel = interaction.guild.get_channel_or_thread(row.channel) if interaction.guild else None
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    person = interaction.user
    if channel is None or not isinstance(person, discord.Member):
        return False
    return channel.permissions_for(person).view_channel


def _number(given: str) -> int:
    number = read_number(given)
    if number is None:
        raise Refusal(text("slip-unknown-match", given=clean_name(given)))
    return number


def read_number(given: str) -> int | None:
    """Read the number with which a choice begins, as autocomplete gives it or as people write it: `#12`."""
    digits = given.strip().removeprefix("#").split(" ")[0]
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else None


async def match_choices(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's matches that can be looked at, the newest first."""
    return await _choices(interaction, typed, ("running", "finished"))


async def any_match_choices(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's matches, the newest first."""
    return await _choices(interaction, typed, ("open", "running", "finished"))


async def unfinished_match_choices(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's matches that are not over, the newest first."""
    return await _choices(interaction, typed, ("open", "running"))


async def ended_match_choices(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's matches that are over, the newest first."""
    return await _choices(interaction, typed, ("finished", "cancelled"))


async def _choices(
    interaction: Here, typed: str, statuses: tuple[Status, ...]
) -> list[app_commands.Choice[str]]:
    words = await interaction.client.services.languages.private(interaction)
    ctx = interaction.client.services.ctx
    found = await view.server_matches(ctx, interaction.guild_id or 0, statuses)
    own = await view.matches_with_seat(ctx, person_of(interaction), statuses)
    seen = (match for match in found if match.id in own or is_seen(interaction, match))
    return filter_choices([(match_name(match, words), str(match.id)) for match in seen], typed)


async def game_choices(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games there are."""
    words = await interaction.client.services.languages.private(interaction)
    return filter_choices([(words(Text(f"{name}-name")), name) for name in games()], typed)


def find_game(given: str, words: Words) -> AnyGame:
    """Return the game that somebody chose from the list or typed in full; a Refusal where there is no such game."""
    wanted = given.strip().casefold()
    for name, rules in games().items():
        if wanted in (name, words(Text(f"{name}-name")).casefold()):
            return rules
    raise Refusal(text("refusal-unknown-game", game=clean_name(given)))


async def find_channel_game(
    interaction: Here, given: str | None, words: Words
) -> tuple[AnyGame, MatchRow | None]:
    """Return the game that is meant, by itself the only one or that of the channel's match, and that match."""
    match = await view.channel_match(interaction.client.services.ctx, interaction.channel_id or 0)
    if given is not None:
        return find_game(given, words), match
    for name, rules in games().items():
        if len(games()) == 1 or (match is not None and match.game == name):
            return rules, match
    raise Refusal(text("slip-which-game", games=game_names(words)))


def game_names(words: Words) -> str:
    """Return the names of all games as one phrase."""
    return words.listed([words(Text(f"{name}-name")) for name in games()])


def filter_choices(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the values whose names hold every word that was typed, as many as Discord shows."""
    wanted = typed.casefold().split()
    found = [pair for pair in named if all(word in pair[0].casefold() for word in wanted)]
    return [
        app_commands.Choice(name=shorten(name, CHOICE_NAME), value=value) for name, value in found[:CHOICES]
    ]


def match_name(row: MatchRow, words: Words) -> str:
    """Return a match on one line of plain text: `#12 Chess, Friday's table (finished)`."""
    parts = [
        words(text(f"{row.game}-name")),
        *([plain_name(row.title, MAX_TITLE)] if row.title else []),
    ]
    status = words(text(f"status-{row.status}"))
    return words(text("match-choice", number=str(row.id), name=", ".join(parts), status=status))
