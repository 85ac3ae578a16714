"""`/help` and the rules of the games."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from bot.core.features import Button, Feature, on_match
from bot.core.ids import Click
from bot.core.interactions.commands import command
from bot.core.pictures import ImageRequest
from bot.core.sending.reader_access import lost_matches
from bot.core.services import AppInteraction, Services, acting_user, ctx_of, is_host, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.buttons import ALWAYS, OPEN, OPEN_SOLO
from bot.matches.match.lookup import find_channel_game, game_choices, is_visible
from bot.operations.help.messages import (
    HelpClick,
    NextActions,
    first_steps_message,
    game_rules_message,
    help_message,
)
from bot.turns.play.messages import CHOOSING, WAITING
from engine.core.files.library import AnyGame, UnknownGame
from engine.core.files.library import game as game_of
from engine.core.game import UnknownRulesVersion
from engine.core.randomness.chance import SeededChance
from engine.core.text import text
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.decisions.vote.pending import load_pending_votes
from host.matches.match.options import chosen_options
from host.matches.settings.updates import get_preferences
from host.messages import view
from storage.matches.match.matches import MatchRow

MAX_TURNS = 5
MAX_TABLES = 3
MAX_CHECKED = 10
"""Maximum number of open tables to check; the help page lists those that the user may join."""


async def find_next_actions(interaction: AppInteraction) -> NextActions:
    """Return the actions that are available to the acting user now."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    here = await view.find_channel_match(ctx, interaction.channel_id or 0)
    waiting = [
        load_user_match.match
        for load_user_match in await view.load_user_matches(ctx, user)
        if load_user_match.is_your_turn
    ]
    near = [row for row in waiting if interaction.guild_id in (None, row.guild_id)]
    near.sort(key=lambda row: row.channel != interaction.channel_id)
    votes = await load_pending_votes(ctx, user)
    lost = await lost_matches(interaction, [*near[:MAX_TURNS], *(vote.match for vote in votes)])
    turns = tuple(row for row in near[:MAX_TURNS] if row.id not in lost)
    return NextActions(
        turns=turns,
        more_turns=len(waiting) - len(turns),
        tables=tuple(await _tables(interaction, ctx, user)),
        here=None if here is None or here.status == "cancelled" else here,
        votes=tuple(vote for vote in votes if vote.match.id not in lost),
        guild_id=interaction.guild_id or 0,
        is_host=interaction.guild_id is not None and await is_host(interaction),
    )


async def _tables(interaction: AppInteraction, ctx: Context, user: User) -> list[MatchRow]:
    """Return the open tables that the user may join, with the current channel's table first."""
    rows = await view.load_guild_matches(ctx, interaction.guild_id or 0, ("open",))
    found = [row for row in rows if is_visible(interaction, row)][:MAX_CHECKED]
    found.sort(key=lambda row: row.channel != interaction.channel_id)
    return [row for row in found if await _may_join(ctx, row, user)][:MAX_TABLES]


async def _may_join(ctx: Context, row: MatchRow, user: User) -> bool:
    _, sitting = await view.load_match_with_seats(ctx, row.id)
    has_seat = any(seat.user_key == user.key for seat in sitting)
    return not has_seat and await replacement.may_join(ctx, row.id, user)


async def show_rules(interaction: AppInteraction, given: str | None, translate: Translator) -> MessageView:
    """Show a game's rules, with an image of the game's numbers, such as prices and points.

    If the channel's match is of that game, use the numbers of the match's edition.
    """
    game, match = await find_channel_game(interaction, given, translate)
    return await _show(interaction, game, match, translate)


async def show_match_rules(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the rules for a match's game, in that match's edition."""
    row, _ = await view.load_match_with_seats(ctx_of(interaction), match_id)
    try:
        rules = game_of(row.game)
    except UnknownGame:
        raise UserError(text("refusal-unknown-game", game=row.game)) from None
    return await _show(interaction, rules, row, translate)


async def show_first_steps(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Explain to a new user how to proceed with a match."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    row, sitting = await view.load_match_with_seats(ctx, match_id)
    has_seat = any(seat.user_key == user.key for seat in sitting)
    may_join = not has_seat and await replacement.may_join(ctx, match_id, user)
    return first_steps_message(row, translate, may_join=may_join)


async def show_topic(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the selected help paragraph."""
    return help_message(await find_next_actions(interaction), translate, click.option)


async def _show(
    interaction: AppInteraction, game: AnyGame, match: MatchRow | None, translate: Translator
) -> MessageView:
    services = interaction.client.services
    played = None
    if match is not None and match.game == game.id:
        with suppress(UnknownRulesVersion):
            game, played = game.with_rules_version(match.rules_version), match
    edition = _edition(services, game, played)
    seats = max(game.seat_counts) if played is None else played.seat_count
    data = (
        {}
        if played is None
        else {chosen_option.choice.id: chosen_option.value for chosen_option in chosen_options(played)}
    )
    table = game.deal(seats, edition, SeededChance(""), data)
    palette = (await get_preferences(services.ctx, acting_user(interaction).key)).palette
    wanted = ImageRequest(game=game.id, view=game.observe(table, None), kind="rules", palette=palette)
    return game_rules_message(
        game,
        edition,
        translate,
        await services.pictures.draw(wanted, translate, requester_of(interaction)),
        played,
    )


def _edition(services: Services, game: AnyGame, played: MatchRow | None) -> Any:
    """Return the edition of the given match; without a match, return the edition for new matches."""
    if played is not None:
        return msgspec.json.decode(played.edition, type=game.edition_type)
    own = services.editions.get(game.id)
    return game.default_edition() if own is None else game.read_edition(own)


@command("help", in_dms=True)
async def help_page(
    interaction: AppInteraction, translate: Translator, game: str | None = None
) -> MessageView:
    """Show the help page, or a game's rules."""
    if game is not None:
        return await show_rules(interaction, game, translate)
    return help_message(await find_next_actions(interaction), translate)


@command("rules")
async def rules(interaction: AppInteraction, translate: Translator, game: str | None = None) -> MessageView:
    """Show a summary of a game's rules, with an image of the game's numbers."""
    return await show_rules(interaction, game, translate)


for each in (help_page, rules):
    each.autocomplete("game")(game_choices)


FEATURE = Feature(
    commands=(help_page, rules),
    clicks={
        HelpClick.NEW_HERE: on_match(show_first_steps),
        HelpClick.RULES: on_match(show_match_rules),
        HelpClick.TOPIC: show_topic,
    },
    buttons=(
        *(
            Button(placement=place, click=HelpClick.NEW_HERE, label="button-new-here", order=90)
            for place in (OPEN, OPEN_SOLO)
        ),
        *(
            Button(placement=place, click=HelpClick.RULES, label="button-rules", order=90)
            for place in (CHOOSING, WAITING, ALWAYS)
        ),
    ),
)
