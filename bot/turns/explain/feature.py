"""Robots' explanations of turns: `/why`, `/hint` and the buttons for hints."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.ids import Click
from bot.core.interactions.commands import command
from bot.core.interactions.menus import message_menu
from bot.core.interactions.replies import edit_response
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.matches.match.buttons import BEGUN
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.message_lookup import find_message_match
from bot.turns.explain.messages import ExplainClick, details_message, explanation_message, thinking_message
from bot.turns.play.actions import answer_choice
from bot.turns.play.messages import REVIEWABLE, WITH_HINTS
from bot.turns.sandbox import HINT_PLACEMENT, answer_sandbox
from engine.core.robots.explain import Explanation
from engine.core.text import text
from host.core.users import User
from host.messages.positions import find_turn
from host.turns import explain
from host.turns.explain import ExplainRequest


async def show_explanation(
    interaction: AppInteraction, match_id: int, translate: Translator, number: int | None = None
) -> MessageView:
    """Explain a turn: the user's own turn, or a robot's last turn.

    After the match, `number` can select any turn.
    """
    user = acting_user(interaction)
    return await _explain(
        interaction, translate, explain.load_request(ctx_of(interaction), match_id, user, number)
    )


async def explain_turn(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Explain the turn selected by the button."""
    return await show_explanation(interaction, click.match_id, translate, click.number or None)


async def explain_selected_turn(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Explain the turn selected in a menu."""
    return await show_explanation(interaction, click.match_id, translate, click.option)


async def review_turn(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Explain how good the last turn was that the user has taken."""
    request = explain.load_review_request(ctx_of(interaction), match_id, acting_user(interaction))
    return await _explain(interaction, translate, request)


async def show_details(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show an explanation with all its numbers."""
    request = explain.load_request(
        ctx_of(interaction), click.match_id, acting_user(interaction), click.number or None
    )
    return await _explain(interaction, translate, request, details_message)


async def hint(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Suggest and explain the next move in a sandbox."""
    return await _hint(interaction, click, translate, explanation_message)


async def show_hint_details(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a hint in a sandbox with all its numbers."""
    return await _hint(interaction, click, translate, details_message)


async def _hint(
    interaction: AppInteraction, click: Click, translate: Translator, message: Callable[..., MessageView]
) -> MessageView:
    request = explain.load_hint_request(ctx_of(interaction), click.match_id, acting_user(interaction))
    return await _explain(interaction, translate, request, partial(message, is_sandbox=True))


async def play_hint(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose one of the turns in the user's panel, where they can still undo or confirm it."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await answer_choice(
        interaction, explain.play_hint(ctx, click.match_id, user, click.revision, click.number), translate
    )


async def try_hint(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Try one of the turns in the user's sandbox."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await answer_sandbox(
        interaction, explain.try_hint(ctx, click.match_id, user, click.revision, click.number), translate
    )


async def stop_search(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Stop the robot search that is running for a user."""
    was_thinking = interaction.client.services.searches.stop(acting_user(interaction).key)
    return text_message(translate(text("why-stopped" if was_thinking else "why-nothing-to-stop")))


async def _explain(
    interaction: AppInteraction,
    translate: Translator,
    asking: Awaitable[ExplainRequest],
    message: Callable[[ExplainRequest, Explanation, Translator], MessageView] = explanation_message,
) -> MessageView:
    services, user = interaction.client.services, User(acting_user(interaction).key, "")
    explain_request = await asking
    services.searches.require_none(user.key)
    if not explain.is_explained(services.ctx, explain_request):
        await edit_response(interaction, thinking_message(explain_request.match.id, translate))
    found = await services.searches.run(user.key, explain.explain(services.ctx, explain_request))
    return message(explain_request, found, translate)


@command("why", concurrent=True)
async def why_command(
    interaction: AppInteraction,
    translate: Translator,
    of_turn: app_commands.Range[int, 1, 9999] | None = None,
    match: str | None = None,
) -> MessageView:
    """Explain a turn."""
    return await show_explanation(interaction, (await find_match(interaction, match)).id, translate, of_turn)


why_command.autocomplete("match")(match_choices)


@command("hint", concurrent=True)
async def hint_command(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Suggest a move for the user's current turn, or explain why there are no hints."""
    found = await find_match(interaction, match)
    return await _explain(
        interaction,
        translate,
        explain.load_own_turn_request(ctx_of(interaction), found.id, acting_user(interaction)),
    )


hint_command.autocomplete("match")(match_choices)


@message_menu("menu-why", concurrent=True)
async def explain_message(
    interaction: AppInteraction, translate: Translator, message: discord.Message
) -> MessageView:
    """Explain the turn that a message reports; during a match, the user's own turn, or a robot's last turn."""
    found = await find_message_match(interaction, message)
    number = await find_turn(ctx_of(interaction), found.match.id, found.at)
    return await show_explanation(interaction, found.match.id, translate, number)


FEATURE = Feature(
    commands=(why_command, hint_command),
    menus=(explain_message,),
    clicks={
        ExplainClick.WHY: explain_turn,
        ExplainClick.WHICH: explain_selected_turn,
        ExplainClick.REVIEW: on_match(review_turn),
        ExplainClick.DETAILS: show_details,
        ExplainClick.PLAY: play_hint,
        ExplainClick.HINT: hint,
        ExplainClick.HINT_DETAILS: show_hint_details,
        ExplainClick.HINT_PLAY: try_hint,
        ExplainClick.STOP: stop_search,
    },
    concurrent=(
        ExplainClick.WHY, ExplainClick.WHICH, ExplainClick.REVIEW, ExplainClick.DETAILS, ExplainClick.HINT,
        ExplainClick.HINT_DETAILS, ExplainClick.STOP,
    ),
    buttons=(
        Button(placement=BEGUN, click=ExplainClick.WHY, label="button-why", order=45),
        Button(placement=REVIEWABLE, click=ExplainClick.REVIEW, label="button-review", order=50),
        Button(placement=WITH_HINTS, click=ExplainClick.WHY, label="button-hint", order=5),
        Button(placement=HINT_PLACEMENT, click=ExplainClick.HINT, label="button-hint", order=10),
    ),
    help=(HelpPage("help-why", 32),),
)  # fmt: skip
