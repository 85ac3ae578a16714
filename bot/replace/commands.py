"""Commands for seats that change hands: of `/game` to give and take one, `/host replace`."""

from __future__ import annotations

import discord

from bot.authority.hosts import Reason, acting_host, answer_ruled, authority_of
from bot.core.commands import command
from bot.core.services import Here, ctx_of, person, person_of
from bot.match.answers import answer_done
from bot.match.finding import channel_match, find_match, unfinished_match_choices
from bot.match.seats import bring_in, refuse_unless_player, seat_of
from bot.replace.actions import take_seat
from bot.replace.messages import ask_to_resign
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.names import clean_name
from host.core.people import Person
from host.posts import cards
from host.replace import replacing


@command("resign", within="game")
async def resign(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Give up, after being asked; a robot plays on."""
    meant = await find_match(interaction, match)
    way = await replacing.way_back(ctx_of(interaction), meant.id, person_of(interaction))
    return ask_to_resign(meant, way, words)


@command("dismiss", within="game")
async def dismiss(
    interaction: Here, words: Words, player: discord.User, reason: Reason | None = None
) -> Post:
    """Let a robot play on for somebody who plays no more, by authority."""
    by, match = await acting_host(interaction, reason or ""), await channel_match(interaction)
    seat = await seat_of(interaction, match.id, player.id)
    replaced = await replacing.rule(ctx_of(interaction), match.id, seat, by)
    name = clean_name(player.display_name)
    return await answer_ruled(interaction, replaced.match, by, "done-dismiss", words, player=name)


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
    key = "done-replace-asked" if replaced.is_asked else "done-replace"
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
    key = "done-replace-offered" if replaced.is_asked else "done-replace"
    return await answer_ruled(interaction, replaced.match, by, key, words, player=name)


def _player(account: discord.Member | discord.User | None) -> Person | None:
    """Return who is to play on; None is a robot. A Refusal for who can't play here."""
    if account is None:
        return None
    refuse_unless_player(account)
    return person(account)


@command("substitute", within="game")
async def substitute(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Take the seat of somebody who plays no more."""
    return await take_seat(interaction, (await find_match(interaction, match)).id, words)


@command("return", within="game")
async def come_back(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Have one's seat back from a robot."""
    meant = (await find_match(interaction, match)).id
    row = await replacing.come_back(ctx_of(interaction), meant, person_of(interaction))
    return answer_done(interaction, row, "done-return", words)


for each in (resign, host_replace, substitute, come_back):
    each.autocomplete("match")(unfinished_match_choices)
