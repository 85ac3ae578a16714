"""The command `/find` and the clicks in its panel."""

from __future__ import annotations

from bot.core.features import Feature, HelpPage
from bot.core.ids import Click, UnknownCustomId
from bot.core.interactions.commands import command
from bot.core.sending.reader_access import can_access
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.decisions.finding import delivery, joining, places
from bot.decisions.finding.panel import FindClick, changed_choices, panel_message
from engine.core.text import text
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.decisions.finding import answers, wishes
from host.decisions.finding.wishes import Wish


@command("find", in_dms=True)
async def find(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show the panel with the user's choices and the state of their search."""
    return await _show(interaction, await _load(interaction), translate)


async def _load(interaction: AppInteraction) -> Wish:
    """Return the user's search; in direct messages, by default for the first of their servers."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    wish = await wishes.load_wish(ctx, user, interaction.guild_id or 0)
    if interaction.guild_id is not None or wish.is_searching:
        return wish
    servers = await places.find_servers(interaction)
    if not servers:
        raise UserError(text("slip-find-no-server"))
    return wish if wish.guild_id in servers else await wishes.load_wish(ctx, user, next(iter(servers)))


async def _without_lost_table(interaction: AppInteraction, wish: Wish) -> Wish:
    """Withdraw a proposed table whose channel the user can no longer see."""
    offer, ctx = wish.offer, ctx_of(interaction)
    if offer is None or await can_access(interaction, offer.guild_id, offer.location):
        return wish
    await answers.note_invisible(ctx, offer)
    return await wishes.load_wish(ctx, acting_user(interaction), wish.guild_id)


async def _show(
    interaction: AppInteraction, wish: Wish, translate: Translator, done: str = ""
) -> MessageView:
    wish = await _without_lost_table(interaction, wish)
    if wish.is_searching:
        servers = {wish.guild_id: await places.server_name(interaction, wish.guild_id)}
    else:
        servers = dict(await places.find_servers(interaction))
    return panel_message(wish, servers, translate, done)


async def show(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the user's search with the proposed table, in private."""
    return await _show(interaction, await _load(interaction), translate)


async def change(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Save a choice that was made in the panel."""
    wish = await _load(interaction)
    changed = changed_choices(wish.choices, click)
    wish = await wishes.change(ctx_of(interaction), acting_user(interaction), wish.guild_id, changed)
    _wake(interaction, wish)
    done = translate(text("done-find-changed")) if wish.is_searching else ""
    return await _show(interaction, wish, translate, done)


async def choose_server(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose the server on which to search."""
    servers = await places.find_servers(interaction)
    guild_id = next((guild_id for guild_id in servers if [str(guild_id)] == list(click.values)), None)
    if guild_id is None:
        raise UnknownCustomId(click.name)
    ctx, user = ctx_of(interaction), acting_user(interaction)
    wish = await wishes.load_wish(ctx, user, guild_id)
    if not wish.is_searching:
        wish = await wishes.change(ctx, user, guild_id, wish.choices)
    return await _show(interaction, wish, translate)


async def start(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Start the search."""
    wish = await _load(interaction)
    channel = await places.find_place(interaction, wish.guild_id)
    ctx, user = ctx_of(interaction), acting_user(interaction)
    wish = await wishes.start(ctx, user, wish.guild_id, channel, wish.choices)
    _wake(interaction, wish)
    return await _show(interaction, wish, translate, translate(text("done-find")))


async def stop(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Stop the search."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    before = await wishes.load_wish(ctx, user, interaction.guild_id or 0)
    wish = await wishes.withdraw(ctx, user, interaction.guild_id or before.guild_id)
    _wake(interaction, before)
    return await _show(interaction, wish, translate, translate(text("done-find-stopped")))


def _wake(interaction: AppInteraction, wish: Wish) -> None:
    """Wake the scheduler, so that it handles the messages and timers of the guild's searches."""
    interaction.client.services.scheduler.wake(guild_owner(wish.guild_id))


CHANGES = (
    FindClick.GAMES, FindClick.SEATS, FindClick.PACES, FindClick.KINDS, FindClick.DAYS, FindClick.NEWCOMERS,
)  # fmt: skip
FEATURE = Feature(
    commands=(find,),
    clicks={
        FindClick.SERVER: choose_server,
        FindClick.START: start,
        FindClick.STOP: stop,
        FindClick.SHOW: show,
        FindClick.JOIN: joining.join,
        FindClick.REFUSE: joining.refuse,
        **dict.fromkeys(CHANGES, change),
    },
    send=delivery.send,
    help=(HelpPage("help-find", 12),),
)
