"""`/host`: the tools of those who look after a server's matches."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.admin.messages import file_post, repair_post
from bot.authority.messages import audit_post
from bot.core.commands import group, worded
from bot.core.replies import WORLD
from bot.core.services import Here, is_host, person, person_of
from bot.core.serving import serve
from bot.match.answers import answer_done
from bot.match.finding import fitting, living_choices, match_choices, match_meant, number_of, over_choices
from bot.match.permissions import needed, refuse_if_missing
from bot.match.seats import bring_in, refuse_unless_player, seat_of
from bot.undo.messages import turn_name
from bot.words.i18n import Words
from bot.words.layout import Post, note
from bot.words.names import clean_name
from engine.core.text import text
from host.admin import repairing, tools, transfer
from host.admin.match_file import MAX_BYTES
from host.admin.tools import MAX_HOURS, Host, Tool
from host.admin.transfer import Place
from host.authority import audit
from host.authority.audit import MAX_REASON
from host.core.refusals import Refusal, refuse
from host.replace import replacing
from host.undo import undoing

Reason = app_commands.Range[str, 1, MAX_REASON]

host_group = group("host")


async def host_here(interaction: Here, reason: str = "") -> Host:
    """Return who acts as a host; a Refusal where they are none."""
    if not await is_host(interaction):
        raise Refusal(text("slip-hosts-only"))
    return Host(person_of(interaction), reason)


@worded("host-pause", host_group)
async def pause(
    interaction: Here,
    reason: Reason,
    match: str | None = None,
    everywhere: bool = False,
) -> None:
    """Stop clocks."""

    async def done(words: Words) -> Post:
        by = await host_here(interaction, reason)
        if everywhere:
            return await _on_all(interaction, tools.pause, by, "done-all-paused", words)
        return await _on_one(interaction, tools.pause, by, match, "done-paused", words)

    await serve(interaction, done)


@worded("host-resume", host_group)
async def resume(
    interaction: Here,
    match: str | None = None,
    everywhere: bool = False,
    reason: Reason = "",
) -> None:
    """Let clocks go on."""

    async def done(words: Words) -> Post:
        by = await host_here(interaction, reason)
        if everywhere:
            return await _on_all(interaction, tools.resume, by, "done-all-resumed", words)
        return await _on_one(interaction, tools.resume, by, match, "done-resumed", words)

    await serve(interaction, done)


async def _on_one(interaction: Here, tool: Tool, by: Host, match: str | None, key: str, words: Words) -> Post:
    services, meant = interaction.client.services, (await match_meant(interaction, match)).id
    return answer_done(services, await tool(services.ctx, meant, by), key, words)


async def _on_all(interaction: Here, tool: Tool, by: Host, key: str, words: Words) -> Post:
    services = interaction.client.services
    count = await tools.everywhere(services.ctx, interaction.guild_id or 0, by, tool)
    services.outbox.wake()
    return note(words(text(key, count=count)))


@worded("host-extend", host_group)
async def extend(
    interaction: Here,
    player: discord.User,
    more_hours: app_commands.Range[int, 1, MAX_HOURS],
    reason: Reason,
    match: str | None = None,
) -> None:
    """Give somebody more time."""

    async def done(words: Words) -> Post:
        services, by = interaction.client.services, await host_here(interaction, reason)
        meant = (await match_meant(interaction, match)).id
        seat = await seat_of(interaction, meant, player.id)
        row = await tools.extend(services.ctx, meant, seat, more_hours, by)
        name = clean_name(player.display_name)
        return answer_done(services, row, "done-extended", words, player=name, hours=more_hours)

    await serve(interaction, done)


@worded("host-replace", host_group)
async def replace(
    interaction: Here,
    player: discord.User,
    reason: Reason,
    substitute: discord.Member | discord.User | None = None,
    match: str | None = None,
) -> None:
    """Give somebody's seat to somebody else, or to a robot."""

    async def done(words: Words) -> Post:
        services, by = interaction.client.services, await host_here(interaction, reason)
        meant = await match_meant(interaction, match)
        seat, new = await seat_of(interaction, meant.id, player.id), None
        if substitute is not None:
            refuse_unless_player(substitute)
            new = person(substitute)
        replaced = await replacing.replace(
            services.ctx, meant.id, seat, by.person, new, is_admin=True, reason=by.reason
        )
        place = interaction.guild.get_thread(meant.channel) if interaction.guild else None
        if substitute is not None and place is not None:
            await bring_in(place, [substitute])
        name = clean_name(player.display_name)
        return answer_done(services, replaced.match, "done-replace", words, player=name)

    await serve(interaction, done)


@worded("host-undo", host_group)
async def undo(interaction: Here, turn: str, reason: Reason, match: str | None = None) -> None:
    """Take moves back, from a turn on."""

    async def done(words: Words) -> Post:
        services, by = interaction.client.services, await host_here(interaction, reason)
        meant, first = (await match_meant(interaction, match)).id, number_of(turn)
        if first is None:
            raise Refusal(text("slip-unknown-turn", given=clean_name(turn)))
        ruled = await undoing.rule(services.ctx, meant, first - 1, by.person, by.reason, is_admin=True)
        key = "done-ruled-undo" if ruled.how == "done" else "done-ruled-undo-asked"
        return answer_done(services, ruled.match, key, words)

    await serve(interaction, done)


@undo.autocomplete("turn")
async def turns(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the turns of the match, the last one first."""
    services = interaction.client.services
    words = await services.languages.private(interaction)
    try:
        await host_here(interaction)
        named = getattr(interaction.namespace, "match", None)
        found = await repairing.turns(services.ctx, (await match_meant(interaction, named)).id)
    except Refusal:
        return []
    return await asyncio.to_thread(
        lambda: fitting(((turn_name(turn, words), str(turn.seq)) for turn in found), typed)
    )


@worded("host-close", host_group)
async def close(interaction: Here, reason: Reason, match: str | None = None) -> None:
    """End a match without a result."""

    async def done(words: Words) -> Post:
        by = await host_here(interaction, reason)
        return await _on_one(interaction, tools.close, by, match, "done-closed", words)

    await serve(interaction, done)


@worded("host-repost", host_group)
async def repost(interaction: Here, match: str | None = None, reason: Reason = "") -> None:
    """Post the card and the last board anew."""

    async def done(words: Words) -> Post:
        by = await host_here(interaction, reason)
        return await _on_one(interaction, tools.repost, by, match, "done-reposted", words)

    await serve(interaction, done)


@worded("host-repair", host_group)
async def repair(interaction: Here, match: str | None = None, reason: Reason = "") -> None:
    """Check a match from its beginning."""

    async def done(words: Words) -> Post:
        services, by = interaction.client.services, await host_here(interaction, reason)
        meant = (await match_meant(interaction, match)).id
        found = await repairing.repair(services.ctx, meant, by)
        services.outbox.wake(meant)
        return repair_post(found, words)

    await serve(interaction, done)


@worded("host-export", host_group)
async def export(interaction: Here, match: str | None = None, reason: Reason = "") -> None:
    """Hand out a match that is over as a file."""

    async def done(words: Words) -> Post:
        by, meant = await host_here(interaction, reason), await match_meant(interaction, match)
        data = await transfer.hand_out(interaction.client.services.ctx, meant.id, by)
        return file_post(meant, data, words)

    await serve(interaction, done)


@worded("host-import", host_group)
async def import_match(interaction: Here, file: discord.Attachment, reason: Reason = "") -> None:
    """Make a match of this channel from a file."""

    async def done(words: Words) -> Post:
        services, by = interaction.client.services, await host_here(interaction, reason)
        in_thread = isinstance(interaction.channel, discord.Thread)
        refuse_if_missing(interaction.app_permissions, needed(in_thread=in_thread), words)
        place = Place(interaction.guild_id or 0, interaction.channel_id or 0, in_thread)
        row = await transfer.bring_in(services.ctx, await _content(file), place, by)
        return answer_done(services, row, "done-import", words)

    await serve(interaction, done)


async def _content(file: discord.Attachment) -> bytes:
    if file.size > MAX_BYTES:
        raise refuse("file-too-large", most=MAX_BYTES // 1000)
    try:
        return await file.read()
    except WORLD:
        raise Refusal(text("slip-file-lost")) from None


@worded("host-audit", host_group)
async def audits(interaction: Here, page: app_commands.Range[int, 1, 9999] = 1) -> None:
    """Show what hosts have done."""

    async def done(words: Words) -> Post:
        return await audit_page(interaction, page, words)

    await serve(interaction, done)


async def audit_page(interaction: Here, page: int, words: Words) -> Post:
    """Show a page of what hosts have done in a server."""
    await host_here(interaction)
    found = await audit.page(interaction.client.services.ctx, interaction.guild_id or 0, max(page, 1))
    return audit_post(found, words)


for living in (pause, resume, extend, replace, undo, close):
    living.autocomplete("match")(living_choices)
for lasting in (repost, repair):
    lasting.autocomplete("match")(match_choices)
export.autocomplete("match")(over_choices)
