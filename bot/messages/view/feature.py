"""`/board`, `/text`, `/log` and `/games mine`: private match views."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.ids import Click
from bot.core.interactions.commands import choice, command
from bot.core.interactions.contexts import require_server
from bot.core.interactions.menus import message_menu
from bot.core.pictures import ImageRequest
from bot.core.sending.reader_access import lost_matches
from bot.core.services import AppInteraction, acting_user, ctx_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.core.words.time_controls import TIME_CONTROLS
from bot.matches.match.buttons import BEGUN, FINISHED, LATEST_MESSAGE, RUNNING
from bot.matches.match.lookup import (
    cached_match,
    find_game,
    find_match,
    find_next_match,
    game_choices,
    load_match,
    match_choices,
)
from bot.matches.message_lookup import find_message_match
from bot.messages.view import messages
from bot.messages.view.log import log_message
from bot.messages.view.messages import ViewClick
from bot.messages.view.my_matches import MyMatches, matches_on_page, my_matches_message
from bot.messages.view.open_tables import show_open_tables, show_open_tables_page
from bot.turns.play.messages import ENDED, WAITING
from host.decisions.vote.pending import load_pending_votes
from host.matches.settings.calendars import zone_of
from host.matches.settings.updates import get_preferences
from host.messages import view
from host.messages.posts import message_contents
from host.tables.search import TableFilter


async def show_board(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the board as an image."""
    services, user = interaction.client.services, acting_user(interaction)
    data = await load_match(interaction, match_id)
    table_view, own = await view.load_table_view(services.ctx, match_id, user, data), data.preferences
    if own.text_first:
        return messages.text_board_message(table_view, translate)
    wanted = ImageRequest(
        game=table_view.match.game, view=table_view.view, names=table_view.names, palette=own.palette
    )
    if table_view.match.status == "finished":
        course = (await message_contents.load_final_message(services.ctx, match_id)).points_by_segment
        wanted = replace(wanted, kind="final", course=course)
    else:
        wanted = replace(wanted, before=table_view.before)
    return messages.board_message(
        table_view, translate, await services.pictures.draw(wanted, translate, requester_of(interaction))
    )


async def show_text_board(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the board as text."""
    ctx, data = ctx_of(interaction), cached_match(interaction, match_id)
    return messages.text_board_message(
        await view.load_table_view(ctx, match_id, acting_user(interaction), data), translate
    )


async def show_log(
    interaction: AppInteraction,
    match_id: int,
    translate: Translator,
    page: int | None = None,
    *,
    of_round: int | None = None,
    at: int | None = None,
) -> MessageView:
    """Show a page of the log, selected by page number, round or time; by default, show the latest page."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    log = await view.load_log(ctx, match_id, user)
    zone = zone_of((await get_preferences(ctx, user.key)).zone)
    # Translating a long log takes several milliseconds, so do not block the event loop.
    return await asyncio.to_thread(log_message, log, translate, zone, page, of_round, at)


async def show_my_matches(interaction: AppInteraction, translate: Translator, page: int = 1) -> MessageView:
    """Show a page of a user's matches, with a button to the next match in which they have to move."""
    ctx, user, guild_id = ctx_of(interaction), acting_user(interaction), interaction.guild_id or 0
    my_matches = MyMatches(
        alive=await view.load_user_matches(ctx, user),
        finished=await view.find_recently_finished(ctx, user),
        next=await find_next_match(interaction),
        guild_id=guild_id,
        now=ctx.now(),
        votes=await load_pending_votes(ctx, user),
    )
    return my_matches_message(await _without_lost(interaction, my_matches, translate, page), translate, page)


async def _without_lost(
    interaction: AppInteraction, mine: MyMatches, translate: Translator, page: int
) -> MyMatches:
    """Mark the matches on a page whose channels the user can no longer see."""
    return replace(mine, lost=await lost_matches(interaction, matches_on_page(mine, translate, page)))


async def show_share(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show a finished match's share card, or its scoring if the game has no card."""
    services = interaction.client.services
    final_message = await message_contents.load_final_message(services.ctx, match_id)
    wanted = ImageRequest(
        game=final_message.match.game,
        view=final_message.view,
        kind="share",
        names=final_message.names,
        course=final_message.points_by_segment,
    )
    picture = await services.pictures.draw(wanted, translate, requester_of(interaction))
    if picture is None:
        picture = await services.pictures.draw(
            replace(wanted, kind="final"), translate, requester_of(interaction)
        )
    return messages.picture_message(final_message.match, picture, translate)


async def show_film(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show a match from its beginning as an animation."""
    services, user = interaction.client.services, acting_user(interaction)
    with services.pictures.reserve_film(user.key):
        match_history = await view.load_history(services.ctx, match_id, user)
        palette = (await get_preferences(services.ctx, user.key)).palette
        wanted = ImageRequest(
            game=match_history.match.game,
            view=tuple(match_history.views),
            names=match_history.names,
            palette=palette,
        )
        film = await services.pictures.film(wanted, translate, requester_of(interaction))
    return messages.picture_message(match_history.match, film, translate)


async def show_log_page(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a page of the log, by default the latest."""
    return await show_log(interaction, click.match_id, translate, click.number or None)


async def show_first_log_page(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Show the first page of the log."""
    return await show_log(interaction, click.match_id, translate, 1)


async def show_latest_log_page(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Show the latest page of the log."""
    return await show_log(interaction, click.match_id, translate)


async def show_round_log_page(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Show the page of the log on which the given round begins."""
    return await show_log(interaction, click.match_id, translate, of_round=click.option)


async def show_matches_page(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a page of a user's matches."""
    return await show_my_matches(interaction, translate, click.number)


@command("board")
async def board(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Show the board as an image."""
    return await show_board(interaction, (await find_match(interaction, match)).id, translate)


@command("text")
async def text_board(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Show the board as text."""
    return await show_text_board(interaction, (await find_match(interaction, match)).id, translate)


@command("log")
async def log(
    interaction: AppInteraction,
    translate: Translator,
    page: app_commands.Range[int, 1, 9999] | None = None,
    match: str | None = None,
) -> MessageView:
    """Show a match's log."""
    return await show_log(interaction, (await find_match(interaction, match)).id, translate, page)


@command("games-mine", parent="games")
async def games(interaction: AppInteraction, translate: Translator) -> MessageView:
    """List the user's matches and whose turn it is in each of them."""
    return await show_my_matches(interaction, translate)


@command("games-open", parent="games")
@app_commands.choices(
    pace=[choice(name, name) for name in TIME_CONTROLS],
    kind=[choice("rated-tables", "rated"), choice("casual-tables", "casual")],
)
async def open_tables(
    interaction: AppInteraction,
    translate: Translator,
    game: str | None = None,
    pace: str | None = None,
    kind: str | None = None,
) -> MessageView:
    """List the open tables that the user can join and that fit the options."""
    require_server(interaction)
    wanted = TableFilter(
        game=None if game is None else find_game(game, translate).id,
        time_control=pace,
        is_rated=None if kind is None else kind == "rated",
    )
    return await show_open_tables(interaction, wanted, translate)


@command("share", parent="game")
async def share(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Draw a finished match's share card."""
    return await show_share(interaction, (await find_match(interaction, match)).id, translate)


@command("film", parent="game", concurrent=True)
async def film(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Draw a match from its beginning as an animation that shows only what the user may see."""
    return await show_film(interaction, (await find_match(interaction, match)).id, translate)


for each in (board, text_board, log, share, film):
    each.autocomplete("match")(match_choices)
open_tables.autocomplete("game")(game_choices)


@message_menu("menu-log")
async def log_from_message(
    interaction: AppInteraction, translate: Translator, message: discord.Message
) -> MessageView:
    """Show the page of the log with the moves that a message reports."""
    found = await find_message_match(interaction, message)
    return await show_log(interaction, found.match.id, translate, at=found.at)


FEATURE = Feature(
    menus=(log_from_message,),
    commands=(
        board,
        text_board,
        log,
        games,
        open_tables,
        share,
        film,
    ),
    clicks={
        ViewClick.BOARD: on_match(show_board),
        ViewClick.LOG: show_log_page,
        ViewClick.LOG_FIRST: show_first_log_page,
        ViewClick.LOG_LATEST: show_latest_log_page,
        ViewClick.LOG_ROUND: show_round_log_page,
        ViewClick.MY_MATCHES: show_matches_page,
        ViewClick.OPEN_TABLES: show_open_tables_page,
        ViewClick.TEXT: on_match(show_text_board),
    },
    buttons=(
        Button(placement=LATEST_MESSAGE, click=ViewClick.BOARD, label="button-board", order=30),
        Button(placement=RUNNING, click=ViewClick.LOG, label="button-log", order=40),
        Button(placement=BEGUN, click=ViewClick.BOARD, label="button-board", order=10),
        Button(placement=BEGUN, click=ViewClick.TEXT, label="button-text", order=20),
        Button(placement=BEGUN, click=ViewClick.LOG, label="button-log", order=30),
        Button(placement=FINISHED, click=ViewClick.BOARD, label="button-board", order=10),
        Button(placement=FINISHED, click=ViewClick.LOG, label="button-log", order=20),
        Button(placement=WAITING, click=ViewClick.BOARD, label="button-board", order=10),
        Button(placement=ENDED, click=ViewClick.BOARD, label="button-board", order=10),
    ),
    help=(HelpPage("help-looking", 50),),
)
