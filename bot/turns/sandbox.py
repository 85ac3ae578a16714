"""The sandbox, in which a user can try moves in a private copy of the match."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from enum import StrEnum

from discord import ui
from msgspec.structs import replace

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.interactions.modals import TextModal
from bot.core.pictures import ImageRequest
from bot.core.services import AppInteraction, acting_user, ctx_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    container,
    gallery,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length
from bot.core.words.names import clean_name
from bot.matches.match.buttons import SEATED, added_buttons
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.match.options import OptionClicks, option_line, option_rows
from bot.matches.match.titles import title
from bot.turns.panel import PanelClick
from bot.turns.plan import PLAN, own_turn_message, plan_message
from bot.turns.play.actions import answer_choice
from bot.turns.play.messages import CHOOSING, WAITING, PlayClick
from bot.turns.play.numbers import InvalidNumber, entered_option, number_modal
from engine.core.files.library import game as game_of
from engine.core.text import LocalizedText, SeatName, text
from host.matches.settings.updates import get_preferences
from host.turns.plan import planning
from host.turns.plan.planning import OwnTurn
from host.turns.plan.plans import ActivePlan
from host.turns.sandbox import sandbox
from host.turns.sandbox.position import SandboxPanel
from host.turns.sandbox.sandbox import StaleSandbox

STOPS = {"hidden": "sandbox-hidden", "over": "sandbox-over"}
HINT_PLACEMENT = "sandbox"
"""The placement of buttons that features add to a sandbox if a robot can give a hint."""
MAX_LINE = 200
"""Maximum number of characters in a line that describes tried moves."""
MAX_TRIED = 1500
"""Maximum number of characters for all tried moves; if there are more, the earliest moves are omitted."""


class SandboxClick(StrEnum):
    """The names of clicks in custom ids.

    TRY has an option number, and TRYPAGE has a page number.
    """

    SANDBOX = "sandbox"
    TRYPAGE = "trypage"
    TRY = "try"
    TRYMENU = "trymenu"
    TRYUNDO = "tryundo"
    TRYOVER = "tryover"
    TRYEND = "tryend"
    TRYNUMBER = "trynumber"
    TRYENTERED = "tryentered"
    TRYPLAY = "tryplay"
    PLAN = "plan"
    PLANELSE = "planelse"
    AHEAD = "planahead"


CLICKS = OptionClicks(
    SandboxClick.TRY, SandboxClick.TRYMENU, SandboxClick.TRYPAGE, number=SandboxClick.TRYNUMBER
)


def sandbox_message(
    shown: SandboxPanel,
    translate: Translator,
    picture: Upload | None,
    *,
    page: int = 0,
    notice: str = "",
    lines: Sequence[LocalizedText] = (),
) -> MessageView:
    """Build a sandbox's message; if there is no image, `lines` describe the table."""
    names = [clean_name(name) for name in shown.names]
    heading = translate(text("sandbox-heading", match=title(shown.match, translate)))
    # `lines` already start with this heading.
    stands = "" if lines else f"\n{translate(shown.heading, names)}"
    above = texts(notice, f"### {heading}\n-# {translate(text('sandbox-private'))}{stands}")
    may_play = translate(text("sandbox-may-play")) if shown.can_confirm else ""
    about = translate(text("sandbox-about")) if shown.waits_for_turn and not shown.can_plan else ""
    below = texts(
        about, _choices_so_far(shown, translate, names), _question(shown, translate, names), may_play
    )
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*above, *below)) - len(lines)
    table = texts(paragraphs(fit_lines((translate(line, names) for line in lines), room)) if lines else "")
    pictured = [gallery(picture)] if picture else table
    controls = [*option_rows(shown, translate, page, CLICKS), *rows(list(_buttons(shown, translate)))]
    return MessageView(container(above, pictured, below, controls), (picture,) if picture else ())


def _choices_so_far(shown: SandboxPanel, translate: Translator, names: Sequence[str]) -> str:
    if not shown.tried:
        return ""
    lines = [
        translate(
            text(
                "sandbox-line",
                who=SeatName(line.seat),
                option=option_line(line.label, translate, names, MAX_LINE),
            ),
            names,
        )
        for line in shown.tried
    ]
    latest = fit_lines((f"- {line}" for line in reversed(lines)), MAX_TRIED)
    more = ["…"] if len(latest) < len(lines) else []
    return "\n".join([translate(text("sandbox-tried")), *more, *reversed(latest)])


def _question(shown: SandboxPanel, translate: Translator, names: Sequence[str]) -> str:
    if shown.stop_reason is not None:
        return f"**{translate(LocalizedText(STOPS[shown.stop_reason]))}**"
    assert shown.prompt is not None
    if shown.seat_to_move == shown.viewer or shown.seat_to_move is None:
        return f"**{translate(shown.prompt, names)}**"
    localized_text = text("sandbox-asked", who=SeatName(shown.seat_to_move), prompt=shown.prompt)
    return f"**{translate(localized_text, names)}**"


def _buttons(shown: SandboxPanel, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield the buttons below the options; omit unavailable ones."""
    may_plan = shown.can_plan or shown.waits_for_turn
    wanted = (
        (shown.can_confirm, SandboxClick.TRYPLAY, "button-play-tried", Style.success),
        (may_plan, SandboxClick.PLAN, "button-plan", Style.success),
        (shown.can_add, SandboxClick.PLANELSE, "button-plan-else", Style.primary),
        (bool(shown.tried), SandboxClick.TRYUNDO, "button-undo", Style.secondary),
        (bool(shown.tried), SandboxClick.TRYOVER, "button-over", Style.secondary),
        (True, SandboxClick.TRYEND, "button-throw-away", Style.danger),
    )
    for can, sandbox_click, key, style in wanted:
        if can:
            yield button(
                translate(text(key)),
                custom_id(shown.match.id, sandbox_click, revision=shown.revision),
                style,
                disabled=sandbox_click == SandboxClick.PLAN and not shown.can_plan,
            )
    yield _back_button(shown, translate)
    if shown.can_hint:
        yield from added_buttons(HINT_PLACEMENT, shown.match.id, translate, shown.revision)


def _back_button(shown: SandboxPanel, translate: Translator) -> ui.Button[View]:
    """Return the button that leads back to the plan or the panel; the tried moves are kept."""
    if shown.viewer is None:
        back = str(PanelClick.MATCH)
    else:
        back = SandboxClick.AHEAD if shown.has_plan_page else PlayClick.TURN
    return button(translate(text("button-sandbox-back")), custom_id(shown.match.id, back))


async def show_sandbox(
    interaction: AppInteraction, match_id: int, translate: Translator, page: int = 0
) -> MessageView:
    """Show a user's sandbox."""
    panel = await sandbox.load_panel(ctx_of(interaction), match_id, acting_user(interaction))
    return await show_panel(interaction, panel, translate, page=page)


async def show_panel(
    interaction: AppInteraction,
    panel: SandboxPanel,
    translate: Translator,
    *,
    page: int = 0,
    notice: str = "",
) -> MessageView:
    """Show the current state of a sandbox."""
    if panel.has_moved_on and not notice:
        notice = translate(text("sandbox-moved-on"))
    picture = await _draw(interaction, panel, translate)
    lines = () if picture else game_of(panel.match.game).text_board(panel.view)
    return sandbox_message(panel, translate, picture, page=page, notice=notice, lines=lines)


async def _draw(interaction: AppInteraction, panel: SandboxPanel, translate: Translator) -> Upload | None:
    services = interaction.client.services
    own = await get_preferences(services.ctx, acting_user(interaction).key)
    if own.text_first:
        return None
    wanted = ImageRequest(game=panel.match.game, view=panel.view, names=panel.names, palette=own.palette)
    if panel.viewer is None:
        wanted = replace(wanted, before=panel.current_view)
    else:
        wanted = replace(wanted, kind="panel", seat=panel.viewer)
    return await services.pictures.draw(wanted, translate, requester_of(interaction))


async def show(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the sandbox, or a page of its options."""
    return await show_sandbox(interaction, click.match_id, translate, click.number)


async def choose(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Try the option on the clicked button."""
    return await _choose(interaction, click, click.number, translate)


async def choose_in_menu(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Try an option from a menu."""
    return await _choose(interaction, click, click.option, translate)


async def _choose(
    interaction: AppInteraction, click: Click, option: int, translate: Translator
) -> MessageView:
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await answer_sandbox(
        interaction, sandbox.choose(ctx, click.match_id, user, click.revision, option), translate
    )


async def ask_number(interaction: AppInteraction, click: Click, translate: Translator) -> TextModal:
    """Open the modal for a number, with the range that is possible now."""
    panel = await sandbox.load_panel(ctx_of(interaction), click.match_id, acting_user(interaction))
    return number_modal(interaction, click, panel.entry, SandboxClick.TRYENTERED, translate)


async def enter_number(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Try the number that was entered in the modal."""
    panel = await sandbox.load_panel(ctx_of(interaction), click.match_id, acting_user(interaction))
    try:
        option = entered_option(click, panel.entry, panel.revision)
    except InvalidNumber as error:
        return await show_panel(interaction, panel, translate, notice=translate(error.text))
    return await _choose(interaction, click, option, translate)


async def undo(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Undo the last tried move."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await answer_sandbox(
        interaction, sandbox.undo(ctx, click.match_id, user, click.revision), translate
    )


async def start_over(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Undo all tried moves."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await answer_sandbox(interaction, sandbox.start_over(ctx, click.match_id, user), translate)


async def delete_sandbox(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Delete the sandbox."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    await sandbox.discard(ctx, click.match_id, user)
    panel = await sandbox.load_panel(ctx, click.match_id, user)
    done = texts(translate(text("sandbox-thrown-away")))
    return MessageView(container(done, rows([_back_button(panel, translate)])))


async def play(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Play the tried moves as the user's current turn."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    try:
        choice = sandbox.confirm(ctx, click.match_id, user, click.revision)
        return await answer_choice(interaction, choice, translate)
    except StaleSandbox as error:
        return await _show_present(interaction, error, translate)


async def plan(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Save the tried moves as a plan."""
    return await _plan(interaction, click, translate)


async def save_fallback_plan(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Save the tried moves as another line of the plan, which is used if no earlier line can be played."""
    return await _plan(interaction, click, translate, is_added=True)


async def plan_ahead(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the plan with the game's goals; without goals, passing and a plan, show the sandbox."""
    planned = await planning.load_plan(ctx_of(interaction), match_id, acting_user(interaction))
    if planned.goals or planned.can_pass or isinstance(planned.plan, ActivePlan):
        return plan_message(planned, translate)
    return await show_sandbox(interaction, match_id, translate)


async def _plan(
    interaction: AppInteraction, click: Click, translate: Translator, *, is_added: bool = False
) -> MessageView:
    ctx, user = ctx_of(interaction), acting_user(interaction)
    try:
        planned = await sandbox.save_plan(ctx, click.match_id, user, click.revision, is_added=is_added)
    except StaleSandbox as error:
        return await _show_present(interaction, error, translate)
    except OwnTurn as error:
        return own_turn_message(click.match_id, error, translate)
    return plan_message(planned, translate)


async def answer_sandbox(
    interaction: AppInteraction, change: Awaitable[SandboxPanel], translate: Translator
) -> MessageView:
    """Handle a click and show the updated sandbox."""
    try:
        return await show_panel(interaction, await change, translate)
    except StaleSandbox as error:
        return await _show_present(interaction, error, translate)


async def _show_present(
    interaction: AppInteraction, error: StaleSandbox, translate: Translator
) -> MessageView:
    notice = translate(error.text, [clean_name(name) for name in error.names])
    return await show_panel(interaction, error.panel, translate, notice=notice)


@command("sandbox")
async def sandbox_command(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Show the user's sandbox for a match."""
    return await show_sandbox(interaction, (await find_match(interaction, match)).id, translate)


sandbox_command.autocomplete("match")(match_choices)


FEATURE = Feature(
    commands=(sandbox_command,),
    clicks={
        SandboxClick.SANDBOX: show,
        SandboxClick.AHEAD: on_match(plan_ahead),
        SandboxClick.TRYPAGE: show,
        SandboxClick.TRY: choose,
        SandboxClick.TRYMENU: choose_in_menu,
        SandboxClick.TRYENTERED: enter_number,
        SandboxClick.TRYUNDO: undo,
        SandboxClick.TRYOVER: start_over,
        SandboxClick.TRYEND: delete_sandbox,
        SandboxClick.TRYPLAY: play,
        SandboxClick.PLAN: plan,
        SandboxClick.PLANELSE: save_fallback_plan,
    },
    modals={SandboxClick.TRYNUMBER: ask_number},
    buttons=(
        Button(placement=SEATED, click=SandboxClick.SANDBOX, label="button-sandbox", order=20),
        Button(placement=CHOOSING, click=SandboxClick.SANDBOX, label="button-sandbox", order=10),
        Button(placement=WAITING, click=SandboxClick.AHEAD, label="button-plan-ahead", order=30),
        Button(placement=PLAN, click=SandboxClick.SANDBOX, label="button-plan-steps", order=10),
    ),
    help=(HelpPage("help-thinking", 30),),
)
