"""`/play`: the choices on the panel's buttons, offered by autocompletion."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.core.features import Button, Feature, HelpPage
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style
from bot.core.words.limits import CHOICE_NAME
from bot.core.words.names import clean_name, plain_name
from bot.matches.match.buttons import LATEST_MESSAGE, TO_MOVE
from bot.matches.match.lookup import channel_match, filter_choices
from bot.matches.match.options import ending_line, option_line, selectable_options
from bot.turns.play import clicks
from bot.turns.play.actions import answer_choice, show_turn
from bot.turns.play.messages import WAITING, PlayClick, question
from bot.turns.play.numbers import InvalidNumber, parse_number
from engine.core.text import LocalizedText, seat_values, text
from host.core.errors import UserError
from host.turns.play import turn_actions
from host.turns.play.panels import Panel

CONFIRM, UNDO, OVER = "confirm", "undo", "over"
END = "end"
"""Appended to an option number if choosing the option also ends the turn."""
NOTHING = "-"
"""The value of a suggestion that only explains why no options are available."""


@command("play")
async def play(interaction: AppInteraction, translate: Translator, option: str | None = None) -> MessageView:
    """Choose an option on the user's turn; if no option is given, show the panel."""
    match_id = (await channel_match(interaction)).id
    if option is None or option == NOTHING:
        return await show_turn(interaction, match_id, translate)
    return await answer_choice(interaction, _choose(interaction, match_id, option, translate), translate)


async def _choose(interaction: AppInteraction, match_id: int, option: str, translate: Translator) -> Panel:
    ctx, user = ctx_of(interaction), acting_user(interaction)
    ending = {CONFIRM: turn_actions.confirm, UNDO: turn_actions.undo, OVER: turn_actions.start_over}.get(
        option
    )
    if ending is not None:
        return await ending(ctx, match_id, user)
    revision, _, chosen = option.partition(":")
    index, _, end = chosen.partition(":")
    if _is_number(revision) and _is_number(index) and end in {"", END}:
        return await turn_actions.choose(
            ctx, match_id, user, int(revision), int(index), confirm_end=end == END
        )
    return await _choose_typed(interaction, match_id, option, translate)


def _is_number(given: str) -> bool:
    return given.isascii() and given.isdigit() and len(given) < 10


async def _choose_typed(
    interaction: AppInteraction, match_id: int, option: str, translate: Translator
) -> Panel:
    """Choose an option that the user typed in full instead of selecting a suggestion."""
    panel = await turn_actions.load_panel(ctx_of(interaction), match_id, acting_user(interaction))
    if not panel.is_your_turn:
        raise UserError(text("refusal-not-your-turn", **seat_values(panel.awaited)), panel.names)
    wanted = option.strip().casefold()
    names = [plain_name(name) for name in panel.names]
    plain = (
        (option_line(offer.label, translate, names, CHOICE_NAME), f"{panel.revision}:{offer.index}")
        for offer in selectable_options(panel)
    )
    offered = {*choices(panel, translate), *plain}
    found = [value for name, value in offered if name.casefold() == wanted and value != NOTHING]
    if len(found) != 1 and panel.entry is not None:
        index = panel.entry.index_of(parse_number(option, panel.entry.numbers))
        return await _choose(interaction, match_id, f"{panel.revision}:{index}", translate)
    if len(found) != 1:
        raise UserError(text("slip-unknown-option", option=clean_name(option)))
    return await _choose(interaction, match_id, found[0], translate)


@play.autocomplete("option")
async def options(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the available options, or explain in a single suggestion why there are none."""
    services = interaction.client.services
    translate = await services.languages.for_interaction(interaction)
    try:
        match = await channel_match(interaction)
        panel = await turn_actions.load_panel(services.ctx, match.id, acting_user(interaction))
    except UserError as error:
        reason = translate(error.text, [plain_name(name) for name in error.names])
        return filter_choices([(reason, NOTHING)], "")
    return filter_choices([*_entered(panel, typed), *choices(panel, translate)], typed)


def _entered(panel: Panel, typed: str) -> Iterator[tuple[str, str]]:
    """Yield the typed number, if it is possible."""
    try:
        if panel.entry is not None:
            number = str(parse_number(typed, panel.entry.numbers))
            yield number, number
    except InvalidNumber:
        return


def choices(panel: Panel, translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield the panel's choices as pairs of name and value.

    The choice to end the turn comes first, then the options, then undo. Discord shows only 25 choices, so the
    options without ending the turn come last if they can also end it.
    """
    names = [plain_name(name) for name in panel.names]
    if not panel.is_your_turn:
        yield translate(question(panel), names), NOTHING
        return
    if panel.can_confirm:
        yield translate(LocalizedText("button-confirm")), CONFIRM
    offers, continuing = selectable_options(panel), list[tuple[str, str]]()
    for offer in offers:
        chosen = f"{panel.revision}:{offer.index}"
        line = option_line(offer.label, translate, names, CHOICE_NAME)
        if not offer.can_confirm:
            yield line, chosen
            continue
        yield ending_line(offer, translate, names, CHOICE_NAME), f"{chosen}:{END}"
        if offer.has_further_actions:
            continuing.append((line, chosen))
    if panel.can_undo:
        yield translate(LocalizedText("button-undo")), UNDO
        yield translate(LocalizedText("button-over")), OVER
    yield from continuing


FEATURE = Feature(
    commands=(play,),
    clicks={
        PlayClick.TURN: clicks.show,
        PlayClick.PAGE: clicks.show,
        PlayClick.OPTION: clicks.choose,
        PlayClick.MENU: clicks.choose_in_menu,
        PlayClick.MENU_END: clicks.end_in_menu,
        PlayClick.REVEAL: clicks.reveal,
        PlayClick.END: clicks.end_with,
        PlayClick.UNDO: clicks.undo,
        PlayClick.OVER: clicks.start_over,
        PlayClick.CONFIRM: clicks.confirm,
        PlayClick.ENTERED: clicks.enter_number,
    },
    modals={PlayClick.NUMBER: clicks.ask_number},
    buttons=(
        Button(placement=WAITING, click=PlayClick.TURN, label="button-refresh", order=5),
        Button(placement=TO_MOVE, click=PlayClick.TURN, label="button-turn", style=Style.primary, order=10),
        Button(
            placement=LATEST_MESSAGE, click=PlayClick.TURN, label="button-turn", style=Style.primary, order=10
        ),
    ),
    help=(HelpPage("help-playing", 20),),
)
