"""Lessons: `/learn` and the buttons in a lesson.

Lesson positions are the same for all users, so clicks are never outdated.
"""

from __future__ import annotations

from typing import cast

from discord import app_commands

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.ids import Click, UnknownCustomId
from bot.core.interactions.commands import command
from bot.core.pictures import ImageRequest
from bot.core.services import AppInteraction, acting_user, ctx_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload
from bot.core.words.names import clean_name
from bot.matches.match.buttons import FIRST_STEPS
from bot.matches.match.lookup import filter_choices, find_game
from bot.matches.match.options import OPTIONS_OF_STEP
from bot.tables.tables.opening import open_against_robot
from bot.turns.learn.messages import (
    LearnClick,
    finished_message,
    lesson_page_message,
    lessons_message,
    reply_message,
    turn_end_message,
)
from engine.core.files.lesson import lesson_of
from engine.core.files.library import AnyGame, UnknownGame, games
from engine.core.files.library import game as game_of
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.matches.settings.updates import get_preferences
from host.messages import view
from host.turns import learn
from host.turns.learn import LessonFinished, LessonPage, LessonReply, LessonTurnEnd
from renderer.core.scene import Kind


async def show_lessons(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show the games that have a lesson, and the user's progress in each."""
    found = await learn.lessons_for(ctx_of(interaction), acting_user(interaction).key)
    return lessons_message(found, translate)


async def show_game(interaction: AppInteraction, game: AnyGame, translate: Translator) -> MessageView:
    """Start or continue a game's lesson."""
    shown = await learn.start_lesson(ctx_of(interaction), acting_user(interaction), game)
    return await show(interaction, shown, translate)


async def show(
    interaction: AppInteraction,
    shown: LessonPage | LessonFinished | LessonReply | LessonTurnEnd,
    translate: Translator,
    page: int = 0,
) -> MessageView:
    """Show a step of a lesson, the reply to a choice, or the end of the lesson."""
    if isinstance(shown, LessonFinished):
        may_play = interaction.guild_id is not None and bool(game_of(shown.game).robots)
        return finished_message(shown, translate, may_play=may_play)
    if isinstance(shown, LessonReply):
        return reply_message(shown, translate, await _draw(interaction, shown.page, translate))
    if isinstance(shown, LessonTurnEnd):
        return turn_end_message(shown, translate, await _draw(interaction, shown.page, translate))
    picture = await _draw(interaction, shown, translate)
    return lesson_page_message(
        shown, translate, picture, page=page, lines=() if picture else _table_text(shown)
    )


def _table_text(page: LessonPage) -> tuple[LocalizedText, ...]:
    return game_of(page.game).text_board(page.view)


async def _draw(interaction: AppInteraction, page: LessonPage, translate: Translator) -> Upload | None:
    services = interaction.client.services
    own = await get_preferences(services.ctx, acting_user(interaction).key)
    if own.text_first:
        return None
    wanted = ImageRequest(
        game=page.game, view=page.view, kind=cast("Kind", page.image_kind), names=page.names,
        seat=page.seat, palette=own.palette,
    )  # fmt: skip
    return await services.pictures.draw(wanted, translate, requester_of(interaction))


async def show_match_lesson(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Start or continue the lesson for a match's game."""
    row, _ = await view.load_match_with_seats(ctx_of(interaction), match_id)
    try:
        return await show_game(interaction, game_of(row.game), translate)
    except UnknownGame:
        raise UserError(text("refusal-unknown-game", game=row.game)) from None


async def show_lesson_list(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the games that have a lesson."""
    return await show_lessons(interaction, translate)


async def open_selected_lesson(
    interaction: AppInteraction, click: Click, translate: Translator
) -> MessageView:
    """Start or continue the lesson selected from the list."""
    if len(click.values) != 1:
        raise UnknownCustomId(click.name)
    try:
        return await show_game(interaction, game_of(click.values[0]), translate)
    except UnknownGame:
        raise UnknownCustomId(click.values[0]) from None


async def choose(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose the option on the clicked button."""
    step, option = divmod(click.number, OPTIONS_OF_STEP)
    return await _choose(interaction, click, step, option, translate)


async def choose_in_menu(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose an option from a menu."""
    step = click.number // OPTIONS_OF_STEP
    return await _choose(interaction, click, step, click.option, translate, goes_on=True)


async def go_on(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Choose an option that could end the turn, without ending it."""
    step, option = divmod(click.number, OPTIONS_OF_STEP)
    return await _choose(interaction, click, step, option, translate, goes_on=True)


async def confirm(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Confirm the turn that the last choice completed."""
    step, option = divmod(click.number, OPTIONS_OF_STEP)
    return await _choose(interaction, click, step, option, translate, is_confirmed=True)


async def end_turn(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """End the turn in a step that offers further choices."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await show(
        interaction, await learn.confirm_turn(ctx, user, click.revision, click.number), translate
    )


async def _choose(
    interaction: AppInteraction,
    click: Click,
    step: int,
    option: int,
    translate: Translator,
    *,
    is_confirmed: bool = False,
    goes_on: bool = False,
) -> MessageView:
    ctx, user = ctx_of(interaction), acting_user(interaction)
    choice = learn.choose_option(
        ctx, user, click.revision, step, option, is_confirmed=is_confirmed, goes_on=goes_on
    )
    return await show(interaction, await choice, translate)


async def show_page(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a page of a step's options."""
    step, page = divmod(click.number, OPTIONS_OF_STEP)
    return await _show_step(interaction, click, step, translate, page)


async def show_step(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a step of the lesson."""
    return await _show_step(interaction, click, click.number, translate)


async def _show_step(
    interaction: AppInteraction, click: Click, step: int, translate: Translator, page: int = 0
) -> MessageView:
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await show(interaction, await learn.show_step(ctx, user, click.revision, step), translate, page)


async def play_against_robot(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Open a match against the weakest robot, which is recommended for a first match.

    If that is impossible, show the reason above the end of the lesson.
    """
    ctx, user = ctx_of(interaction), acting_user(interaction)
    game = await learn.game_of_lesson(ctx, user, click.revision)
    try:
        return await open_against_robot(interaction, game, next(iter(game.robots)), translate)
    except UserError as error:
        names = [clean_name(name) for name in error.names]
        finished = await learn.finish_lesson(ctx, user, click.revision)
        return finished_message(finished, translate, may_play=True, notice=translate(error.text, names))


@command("learn", in_dms=True)
async def learn_command(
    interaction: AppInteraction, translate: Translator, game: str | None = None
) -> MessageView:
    """Start or continue a game's lesson, or show the games that have one."""
    if game is None:
        return await show_lessons(interaction, translate)
    return await show_game(interaction, find_game(game, translate), translate)


@learn_command.autocomplete("game")
async def lesson_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the games that have a lesson."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    taught = [name for name, rules in games().items() if lesson_of(rules) is not None]
    return filter_choices([(translate(LocalizedText(f"{name}-name")), name) for name in taught], typed)


FEATURE = Feature(
    commands=(learn_command,),
    clicks={
        LearnClick.MATCH: on_match(show_match_lesson),
        LearnClick.LIST: show_lesson_list,
        LearnClick.OPEN: open_selected_lesson,
        LearnClick.TRY: choose,
        LearnClick.ON: go_on,
        LearnClick.MENU: choose_in_menu,
        LearnClick.PAGE: show_page,
        LearnClick.GO: show_step,
        LearnClick.UNDO: show_step,
        LearnClick.CONFIRM: confirm,
        LearnClick.END: end_turn,
        LearnClick.PLAY: play_against_robot,
    },
    buttons=(
        Button(
            placement=FIRST_STEPS, click=LearnClick.MATCH, label="button-learn", style=Style.primary, order=10
        ),
    ),
    help=(HelpPage("help-learning", 5),),
)
