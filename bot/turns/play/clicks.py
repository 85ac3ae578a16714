"""Click handlers for a turn's panel."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.interactions.modals import TextModal
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.turns.play.actions import answer_choice, show_panel, show_turn
from bot.turns.play.messages import PanelExtras, PlayClick
from bot.turns.play.numbers import InvalidNumber, entered_option, number_modal
from host.turns.play import turn_actions


async def show(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the panel, or a page of its options."""
    return await show_turn(interaction, click.match_id, translate, click.number)


async def choose(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose the option on the clicked button."""
    return await _choose(interaction, click, click.number, translate)


async def choose_in_menu(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose the selected options of a menu, one after the other."""
    choice = turn_actions.choose_several(
        ctx_of(interaction), click.match_id, acting_user(interaction), click.revision, click.options
    )
    return await answer_choice(interaction, choice, translate)


async def end_in_menu(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose an option from a menu, and end the turn if the option can."""
    return await _choose(interaction, click, click.option, translate, confirm_end=True)


async def reveal(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose an option that reveals hidden information, after the user's confirmation."""
    return await _choose(interaction, click, click.number, translate, confirm_reveal=True)


async def end_with(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose an option and end the turn."""
    return await _choose(interaction, click, click.number, translate, confirm_end=True)


async def _choose(
    interaction: AppInteraction,
    click: Click,
    option: int,
    translate: Translator,
    *,
    confirm_reveal: bool = False,
    confirm_end: bool = False,
) -> MessageView:
    ctx, user = ctx_of(interaction), acting_user(interaction)
    choice = turn_actions.choose(
        ctx, click.match_id, user, click.revision, option,
        confirm_reveal=confirm_reveal, confirm_end=confirm_end,
    )  # fmt: skip
    return await answer_choice(interaction, choice, translate)


async def ask_number(interaction: AppInteraction, click: Click, translate: Translator) -> TextModal:
    """Open the modal for a number, with the range that is possible now."""
    panel = await turn_actions.load_panel(ctx_of(interaction), click.match_id, acting_user(interaction))
    return number_modal(interaction, click, panel.entry, PlayClick.ENTERED, translate)


async def enter_number(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose the number that was entered in the modal; a text that is not possible can be corrected."""
    panel = await turn_actions.load_panel(ctx_of(interaction), click.match_id, acting_user(interaction))
    try:
        option = entered_option(click, panel.entry, panel.revision)
    except InvalidNumber as error:
        notice = PanelExtras(notice=translate(error.text))
        return await show_panel(interaction.client.services, panel, translate, notice)
    return await _choose(interaction, click, option, translate)


async def undo(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Undo the last choice."""
    choice = turn_actions.undo(ctx_of(interaction), click.match_id, acting_user(interaction), click.revision)
    return await answer_choice(interaction, choice, translate)


async def start_over(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Undo all choices of the turn."""
    choice = turn_actions.start_over(
        ctx_of(interaction), click.match_id, acting_user(interaction), click.revision
    )
    return await answer_choice(interaction, choice, translate)


async def confirm(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """End the turn."""
    choice = turn_actions.confirm(
        ctx_of(interaction), click.match_id, acting_user(interaction), click.revision
    )
    return await answer_choice(interaction, choice, translate)
