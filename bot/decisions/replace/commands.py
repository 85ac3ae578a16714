"""Commands for seats: of `/game` to take and to give one, `/host replace`."""

from __future__ import annotations

import discord

from bot.core.interactions.commands import command
from bot.core.services import Here, ctx_of, person, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.core.words.names import clean_name
from bot.decisions.replace import actions
from bot.matches.match.answers import answer_done
from bot.matches.match.finding import channel_match, find_match, unfinished_match_choices
from bot.matches.match.seats import bring_in, refuse_unless_player, seat_of
from bot.matches.permissions.hosts import Reason, acting_host, answer_ruled, authority_of
from host.core.people import Person
from host.decisions.replace import replacing
from host.messages.posts import cards


@command("resign", within="game")
async def resign_command(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Give up, after being asked; a robot plays on."""
    return await actions.ask_before_resigning(interaction, (await find_match(interaction, match)).id, words)


@command("replace", within="game")
async def replace(
    interaction: Here,
    words: Words,
    player: discord.User,
    substitute: discord.Member | discord.User | None = None,
    reason: str | None = None,
) -> Post:
    """Let somebody else, or a robot, play on for a player, or ask the others."""
    ctx, meant, by = ctx_of(interaction), (await channel_match(interaction)).id, person_of(interaction)
    new = _player(substitute)
    seat = await seat_of(interaction, meant, player.id)
    name = (await cards.card(ctx, meant)).names[seat]
    authority = await authority_of(interaction, reason or "")
    replaced = await replacing.replace(ctx, meant, seat, by, new, authority, reason or "")
    key = "done-replace-asked" if replaced.is_asked else _done(new)
    post = answer_done(interaction, replaced.match, key, words, player=clean_name(name))
    if substitute is not None and isinstance(interaction.channel, discord.Thread):
        await bring_in(interaction.channel, [substitute])
    return post


@command("host-replace", within="host")
async def host_replace(
    interaction: Here,
    words: Words,
    player: discord.User,
    reason: Reason,
    substitute: discord.Member | discord.User | None = None,
    match: str | None = None,
) -> Post:
    """Give somebody's seat to somebody else, or to a robot."""
    ctx, by = ctx_of(interaction), await acting_host(interaction, reason)
    meant = await find_match(interaction, match)
    seat, new = await seat_of(interaction, meant.id, player.id), _player(substitute)
    replaced = await replacing.rule(ctx, meant.id, seat, by, new)
    place = interaction.guild.get_thread(meant.channel) if interaction.guild else None
    if substitute is not None and place is not None:
        await bring_in(place, [substitute])
    name = clean_name(player.display_name)
    key = "done-replace-offered" if replaced.is_asked else _done(new)
    return await answer_ruled(interaction, replaced.match, by, key, words, player=name)


def _done(new: Person | None) -> str:
    """Return what is said when somebody was replaced."""
    return "done-replace-robot" if new is None else "done-replace"


def _player(account: discord.Member | discord.User | None) -> Person | None:
    """Return who is to play on; None is a robot. A Refusal for who can't play here."""
    if account is None:
        return None
    refuse_unless_player(account)
    return person(account)


@command("join", within="game")
async def join(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Take a seat: at an open table, or in a match that is being played."""
    return await actions.take_seat(interaction, (await find_match(interaction, match)).id, words)


for each in (resign_command, host_replace, join):
    each.autocomplete("match")(unfinished_match_choices)
