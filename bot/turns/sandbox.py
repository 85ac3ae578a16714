"""The sandbox, in which a user tries moves in a private copy of the match."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from enum import StrEnum

from discord import ui
from msgspec.structs import replace

from bot.core.features import Button, Feature, HelpPage
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.pictures import Wanted
from bot.core.services import AppInteraction, ctx_of, person_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    card,
    gallery,
    note,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, as_many, length
from bot.core.words.names import clean_name
from bot.matches.match.buttons import SEATED, added_buttons
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.match.options import Clicks, option_line, option_rows
from bot.matches.match.titles import title
from bot.turns.plan import PLAN, plan_post
from bot.turns.play.actions import answer_choice
from bot.turns.play.messages import CHOOSING, WAITING
from engine.core.library import game as game_of
from engine.core.text import LocalizedText, SeatName, text
from host.matches.settings.updates import preferences_of
from host.turns.sandbox import sandbox
from host.turns.sandbox.position import SandboxPanel
from host.turns.sandbox.sandbox import StaleSandbox

STOPS = {"hidden": "sandbox-hidden", "over": "sandbox-over"}
TRYING = "sandbox"
"""Placement of buttons in a sandbox where a robot can give a hint."""
MAX_LINE = 200
"""Maximum characters of one line about tried moves."""
MAX_TRIED = 1500
"""Maximum characters of all tried moves; the latest ones are the most important."""


class SandboxClick(StrEnum):
    """Names in custom ids; TRY takes an option number, TRYPAGE a page number."""

    SANDBOX = "sandbox"
    TRYPAGE = "trypage"
    TRY = "try"
    TRYMENU = "trymenu"
    TRYUNDO = "tryundo"
    TRYOVER = "tryover"
    TRYEND = "tryend"
    TRYPLAY = "tryplay"
    PLAN = "plan"
    PLANELSE = "planelse"


CLICKS = Clicks(SandboxClick.TRY, SandboxClick.TRYMENU, SandboxClick.TRYPAGE)


def sandbox_post(
    shown: SandboxPanel,
    words: Translator,
    picture: Upload | None,
    *,
    page: int = 0,
    notice: str = "",
    lines: Sequence[LocalizedText] = (),
) -> MessageView:
    """Build the private message of a sandbox; `lines` describe the table instead of an image."""
    names = [clean_name(name) for name in shown.names]
    heading = words(text("sandbox-heading", match=title(shown.match, words)))
    # The text board begins with the same heading.
    stands = "" if lines else f"\n{words(shown.heading, names)}"
    above = texts(notice, f"### {heading}\n-# {words(text('sandbox-private'))}{stands}")
    may_play = words(text("sandbox-may-play")) if shown.can_confirm else ""
    below = texts(_choices_so_far(shown, words, names), _question(shown, words, names), may_play)
    room = MESSAGE_TEXT - sum(length(block.content) for block in (*above, *below)) - len(lines)
    table = texts(paragraphs(as_many((words(line, names) for line in lines), room)) if lines else "")
    pictured = [gallery(picture)] if picture else table
    controls = [*option_rows(shown, words, page, CLICKS), *rows(list(_buttons(shown, words)))]
    return MessageView(card(above, pictured, below, controls), (picture,) if picture else ())


def _choices_so_far(shown: SandboxPanel, words: Translator, names: Sequence[str]) -> str:
    if not shown.tried:
        return ""
    lines = [
        words(
            text(
                "sandbox-line",
                who=SeatName(line.seat),
                option=option_line(line.label, words, names, MAX_LINE),
            ),
            names,
        )
        for line in shown.tried
    ]
    latest = as_many((f"- {line}" for line in reversed(lines)), MAX_TRIED)
    more = ["…"] if len(latest) < len(lines) else []
    return "\n".join([words(text("sandbox-tried")), *more, *reversed(latest)])


def _question(shown: SandboxPanel, words: Translator, names: Sequence[str]) -> str:
    if shown.stop is not None:
        return f"**{words(LocalizedText(STOPS[shown.stop]))}**"
    assert shown.prompt is not None
    if shown.asked == shown.viewer or shown.asked is None:
        return f"**{words(shown.prompt, names)}**"
    asked = text("sandbox-asked", who=SeatName(shown.asked), prompt=shown.prompt)
    return f"**{words(asked, names)}**"


def _buttons(shown: SandboxPanel, words: Translator) -> Iterator[ui.Button[View]]:
    """Yield the buttons below the options; unavailable ones are omitted."""
    wanted = (
        (shown.can_confirm, SandboxClick.TRYPLAY, "button-play-tried", Style.success),
        (shown.can_plan, SandboxClick.PLAN, "button-plan", Style.success),
        (shown.can_add, SandboxClick.PLANELSE, "button-plan-else", Style.primary),
        (bool(shown.tried), SandboxClick.TRYUNDO, "button-undo", Style.secondary),
        (bool(shown.tried), SandboxClick.TRYOVER, "button-over", Style.secondary),
        (True, SandboxClick.TRYEND, "button-throw-away", Style.danger),
    )
    for can, what, key, style in wanted:
        if can:
            yield button(words(text(key)), custom_id(shown.match.id, what, revision=shown.revision), style)
    if shown.can_hint:
        yield from added_buttons(TRYING, shown.match.id, words, shown.revision)


async def show_sandbox(
    interaction: AppInteraction, match_id: int, words: Translator, page: int = 0
) -> MessageView:
    """Show a user's sandbox."""
    panel = await sandbox.show(ctx_of(interaction), match_id, person_of(interaction))
    return await show_panel(interaction, panel, words, page=page)


async def show_panel(
    interaction: AppInteraction, panel: SandboxPanel, words: Translator, *, page: int = 0, notice: str = ""
) -> MessageView:
    """Show the current state of a sandbox."""
    if panel.has_moved_on and not notice:
        notice = words(text("sandbox-moved-on"))
    picture = await _draw(interaction, panel, words)
    lines = () if picture else game_of(panel.match.game).text_board(panel.view)
    return sandbox_post(panel, words, picture, page=page, notice=notice, lines=lines)


async def _draw(interaction: AppInteraction, panel: SandboxPanel, words: Translator) -> Upload | None:
    services = interaction.client.services
    own = await preferences_of(services.ctx, person_of(interaction).id)
    if own.text_first:
        return None
    wanted = Wanted(game=panel.match.game, view=panel.view, names=panel.names, palette=own.palette)
    if panel.viewer is None:
        wanted = replace(wanted, before=panel.present)
    else:
        wanted = replace(wanted, kind="panel", seat=panel.viewer)
    return await services.pictures.draw(wanted, words, requester_of(interaction))


async def show(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Show the sandbox, or a page of its options."""
    return await show_sandbox(interaction, click.match, words, click.number)


async def choose(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Try an option with its button."""
    return await _choose(interaction, click, click.number, words)


async def choose_in_menu(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Try an option from a menu."""
    return await _choose(interaction, click, click.option, words)


async def _choose(interaction: AppInteraction, click: Click, option: int, words: Translator) -> MessageView:
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await _answer(interaction, sandbox.choose(ctx, click.match, person, click.revision, option), words)


async def undo(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Undo the last tried move."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await _answer(interaction, sandbox.undo(ctx, click.match, person, click.revision), words)


async def start_over(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Undo all tried moves."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await _answer(interaction, sandbox.start_over(ctx, click.match, person), words)


async def throw_away(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Delete the sandbox."""
    await sandbox.throw_away(ctx_of(interaction), click.match, person_of(interaction))
    return note(words(text("sandbox-thrown-away")))


async def play(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Confirm the tried moves as the user's current turn."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    try:
        choice = sandbox.confirm(ctx, click.match, person, click.revision)
        return await answer_choice(interaction, choice, words)
    except StaleSandbox as slip:
        return await _show_present(interaction, slip, words)


async def plan(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Save the tried moves as a plan."""
    return await _plan(interaction, click, words)


async def plan_else(interaction: AppInteraction, click: Click, words: Translator) -> MessageView:
    """Save the tried moves as a fallback if none of the earlier plans can be played."""
    return await _plan(interaction, click, words, is_added=True)


async def _plan(
    interaction: AppInteraction, click: Click, words: Translator, *, is_added: bool = False
) -> MessageView:
    ctx, person = ctx_of(interaction), person_of(interaction)
    try:
        planned = await sandbox.plan(ctx, click.match, person, click.revision, is_added=is_added)
    except StaleSandbox as slip:
        return await _show_present(interaction, slip, words)
    return plan_post(planned, words)


async def _answer(
    interaction: AppInteraction, change: Awaitable[SandboxPanel], words: Translator
) -> MessageView:
    """Handle a click and show the updated sandbox."""
    try:
        return await show_panel(interaction, await change, words)
    except StaleSandbox as slip:
        return await _show_present(interaction, slip, words)


async def _show_present(interaction: AppInteraction, slip: StaleSandbox, words: Translator) -> MessageView:
    notice = words(slip.text, [clean_name(name) for name in slip.names])
    return await show_panel(interaction, slip.panel, words, notice=notice)


@command("sandbox")
async def sandbox_command(
    interaction: AppInteraction, words: Translator, match: str | None = None
) -> MessageView:
    """Show the user's sandbox of a match."""
    return await show_sandbox(interaction, (await find_match(interaction, match)).id, words)


sandbox_command.autocomplete("match")(match_choices)


FEATURE = Feature(
    commands=(sandbox_command,),
    clicks={
        SandboxClick.SANDBOX: show,
        SandboxClick.TRYPAGE: show,
        SandboxClick.TRY: choose,
        SandboxClick.TRYMENU: choose_in_menu,
        SandboxClick.TRYUNDO: undo,
        SandboxClick.TRYOVER: start_over,
        SandboxClick.TRYEND: throw_away,
        SandboxClick.TRYPLAY: play,
        SandboxClick.PLAN: plan,
        SandboxClick.PLANELSE: plan_else,
    },
    buttons=(
        Button(place=SEATED, click=SandboxClick.SANDBOX, label="button-sandbox", order=20),
        Button(place=CHOOSING, click=SandboxClick.SANDBOX, label="button-sandbox", order=10),
        Button(place=WAITING, click=SandboxClick.SANDBOX, label="button-plan-ahead", order=30),
        Button(place=PLAN, click=SandboxClick.SANDBOX, label="button-plan-ahead", order=10),
    ),
    help=(HelpPage("help-thinking", 30),),
)
