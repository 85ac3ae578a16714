"""Planned turns: `/plan` and the buttons for plans."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from enum import StrEnum

import discord
from discord import app_commands, ui

from bot.core.features import Feature, on_match
from bot.core.ids import Click, UnknownCustomId, custom_id, parse_option
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, button, container, paragraphs, rows, text_message, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, shorten
from bot.core.words.names import clean_name
from bot.matches.dismissal import question_message
from bot.matches.match.buttons import TO_MOVE, added_buttons
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.match.options import option_line
from bot.matches.match.titles import title
from engine.core.text import LocalizedText, text
from host.turns.plan import editing, planning
from host.turns.plan.editing import StalePlan
from host.turns.plan.planning import MAX_TURNS, OwnTurn, PlanView
from host.turns.plan.plans import ActivePlan, FailedLine, Passing, Plan, PlanEnded, PlanLine, PlanLines, Steps

PLAN = "plan"
"""The placement of buttons that features add to the plan page."""
ENDED = {"unmet": "plan-unmet", "unfit": "plan-unfit", "stopped": "plan-stopped", "failed": "plan-failed"}
MAX_LINE = 300
"""Maximum number of characters in a line of the plan."""
ASK_ME = "ask"
"""The value of the option to let the player choose if the plan is not possible."""
THIS_ROUND, NO_LIMIT = "round", "none"
"""The values of the options to pass for the rest of the round, and until the plan is cancelled."""
MAX_UNCONFIRMED = 3
"""Maximum number of turns that can be passed in advance without confirmation."""


class PlanClick(StrEnum):
    """Click names used in custom ids.

    The custom ids of ONLYIF and DROPLINE contain a line number. The options of GOAL are goal numbers. The
    custom id of PASSON contains a number of turns, where 0 means no limit.
    """

    UNPLAN = "unplan"
    PASSON = "passon"
    ONLYIF = "onlyif"
    DROPLINE = "dropline"
    PASSING = "planpass"
    GOAL = "plangoal"


def plan_text(plan: Plan | None, translate: Translator, names: Sequence[str]) -> str:
    """Return the plan as text, or the reason why it was dropped; empty if there is neither."""
    return paragraphs(list(_lines(plan, translate, names)))


def _lines(plan: Plan | None, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    match plan:
        case PlanEnded():
            yield translate(LocalizedText(ENDED[plan.why]))
            yield from (_failed(line, translate, names) for line in plan.failed)
            if plan.why in {"unmet", "unfit"}:
                yield translate(LocalizedText("plan-choose-now"))
        case Passing():
            yield translate(
                LocalizedText("plan-pass-on") if plan.turns is None else text("plan-pass", turns=plan.turns)
            )
            if plan.in_round is not None:
                yield translate(LocalizedText("plan-pass-round"))
        case Steps():
            yield translate(LocalizedText("plan-steps"))
            yield from _steps(plan, translate, names)
        case PlanLines(lines=(PlanLine(conditions=()) as only,)):
            yield translate(LocalizedText("plan-steps"))
            yield from _steps(only.steps, translate, names)
        case PlanLines():
            yield translate(text("plan-lines", lines=len(plan.lines)))
            for number, line in enumerate(plan.lines, 1):
                yield _only_if(number, len(plan.lines), line, translate, names)
                yield from _steps(line.steps, translate, names)


def _steps(steps: Steps, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    return (f"- {option_line(label, translate, names, MAX_LINE)}" for label in steps.labels)


def _failed(line: FailedLine, translate: Translator, names: Sequence[str]) -> str:
    """Describe why a line of the plan was not played."""
    steps = "".join(option_line(label, translate, names, MAX_LINE) for label in line.steps[:1])
    if line.condition is None:
        return translate(text("plan-failed-steps", steps=steps), names)
    if line.now is None:
        return translate(text("plan-failed-if", steps=steps, condition=line.condition), names)
    return translate(text("plan-failed-if-now", steps=steps, condition=line.condition, now=line.now), names)


def _only_if(number: int, lines: int, line: PlanLine, translate: Translator, names: Sequence[str]) -> str:
    if not line.names:
        return translate(text("plan-line", line=number))
    return translate(text("plan-line-if", line=number, lines=lines, conditions=line.names), names)


def plan_message(planned: PlanView, translate: Translator, notice: str = "") -> MessageView:
    """Show the plan with controls for changing it."""
    match, names = planned.match, [clean_name(name) for name in planned.names]
    none = LocalizedText("plan-none-goals" if planned.goals else "plan-none")
    sentence = plan_text(planned.plan, translate, names) or translate(none)
    is_active = isinstance(planned.plan, ActivePlan)
    asks = translate(LocalizedText("plan-asks")) if is_active else ""
    ways = added_buttons(PLAN, match.id, translate)
    if is_active:
        ways.append(button(translate(LocalizedText("button-unplan")), custom_id(match.id, PlanClick.UNPLAN)))
    above = texts(notice, f"### {title(match, translate)}", sentence, asks, max_length=3500)
    found = (*_menus(planned, translate, names), *_goals(planned, translate), *_passing(planned, translate))
    menus = [ui.ActionRow(menu) for menu in found]
    return MessageView(container(above, menus, rows([*_drops(planned, translate), *ways])))


def _menus(planned: PlanView, translate: Translator, names: Sequence[str]) -> Iterator[ui.Select[View]]:
    """Yield a menu of conditions for each line of the plan that can have conditions."""
    for line, tests in enumerate(planned.conditions):
        if not tests:
            continue
        localized_text = text("plan-only-if", line=line + 1, lines=len(planned.conditions))
        yield ui.Select(
            custom_id=custom_id(planned.match.id, PlanClick.ONLYIF, revision=planned.revision, number=line),
            placeholder=shorten(translate(localized_text), PLACEHOLDER),
            min_values=0,
            max_values=len(tests),
            options=[
                discord.SelectOption(
                    label=shorten(translate(test.name, names), OPTION_TEXT),
                    value=str(number),
                    default=test.is_chosen,
                )
                for number, test in enumerate(tests)
            ],
        )


def _goals(planned: PlanView, translate: Translator) -> Iterator[ui.Select[View]]:
    """Yield the menu of goals: what to do when it is the player's turn, or otherwise."""
    if not planned.goals or len(planned.conditions) >= editing.MAX_LINES:
        return
    is_else = bool(planned.conditions)
    yield ui.Select(
        custom_id=custom_id(planned.match.id, PlanClick.GOAL, revision=planned.revision),
        placeholder=shorten(
            translate(LocalizedText("plan-goal-else" if is_else else "plan-goal")), PLACEHOLDER
        ),
        options=[*_ask_me(translate, is_else=is_else), *_goal_options(planned, translate, is_else=is_else)][
            :SELECT_OPTIONS
        ],
    )


def _passing(planned: PlanView, translate: Translator) -> Iterator[ui.Select[View]]:
    """Yield the menu of turns to pass in advance, which would replace the plan; lines have their own menu."""
    if not planned.can_pass or planned.conditions:
        return
    numbers = [(str(turns), text("plan-pass-turns", turns=turns)) for turns in range(1, MAX_UNCONFIRMED + 1)]
    others = [(THIS_ROUND, text("plan-pass-this-round")), (NO_LIMIT, text("plan-pass-no-limit"))]
    yield ui.Select(
        custom_id=custom_id(planned.match.id, PlanClick.PASSING),
        placeholder=shorten(translate(LocalizedText("plan-pass-choose")), PLACEHOLDER),
        options=[
            discord.SelectOption(label=shorten(translate(label), OPTION_TEXT), value=value)
            for value, label in (*numbers, *others)
        ],
    )


def _ask_me(translate: Translator, *, is_else: bool) -> Iterator[discord.SelectOption]:
    """Yield the default option of the menu of alternatives, which adds no alternative."""
    if is_else:
        label = translate(LocalizedText("plan-else-ask"))
        yield discord.SelectOption(label=shorten(label, OPTION_TEXT), value=ASK_ME, default=True)


def _goal_options(
    planned: PlanView, translate: Translator, *, is_else: bool
) -> Iterator[discord.SelectOption]:
    for number, goal in enumerate(planned.goals):
        label = translate(text("plan-else", goal=goal) if is_else else goal)
        yield discord.SelectOption(label=shorten(label, OPTION_TEXT), value=str(number))


def _drops(planned: PlanView, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield a delete button for each line if the plan has more than one line."""
    lines = range(len(planned.conditions)) if len(planned.conditions) > 1 else ()
    for line in lines:
        dropped = custom_id(planned.match.id, PlanClick.DROPLINE, revision=planned.revision, number=line)
        yield button(translate(text("button-drop-line", line=line + 1)), dropped)


def pass_confirmation(match_id: int, turns: int | None, translate: Translator) -> MessageView:
    """Ask for confirmation before passing the given number of turns; None means no limit."""
    localized_text = (
        LocalizedText("plan-pass-on-sure") if turns is None else text("plan-pass-many-sure", turns=turns)
    )
    yes = ("button-pass-on", custom_id(match_id, PlanClick.PASSON, number=turns or 0))
    return question_message([translate(localized_text)], yes, "button-keep-choice", translate)


async def cancel(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Delete the plan."""
    planned = await planning.cancel(ctx_of(interaction), match_id, acting_user(interaction))
    return text_message(translate(text("done-unplan", match=title(planned.match, translate))))


async def pass_turns(
    interaction: AppInteraction,
    match_id: int,
    turns: int | None,
    translate: Translator,
    *,
    this_round: bool = False,
) -> MessageView:
    """Pass the user's next turns.

    If `turns` is None, there is no limit.
    """
    ctx, by = ctx_of(interaction), acting_user(interaction)
    try:
        planned = await planning.pass_turns(ctx, match_id, by, turns, this_round=this_round)
    except OwnTurn as error:
        return own_turn_message(match_id, error, translate)
    return plan_message(planned, translate)


def own_turn_message(match_id: int, error: OwnTurn, translate: Translator) -> MessageView:
    """Tell users that they can already take their turn, with a button to do so."""
    return MessageView(
        container(texts(translate(error.text)), rows(added_buttons(TO_MOVE, match_id, translate)))
    )


async def choose_passing(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Pass the number of turns selected in the menu, without a limit only after a confirmation."""
    match click.values:
        case (value,) if value == THIS_ROUND:
            return await pass_turns(interaction, click.match_id, None, translate, this_round=True)
        case (value,) if value == NO_LIMIT:
            return pass_confirmation(click.match_id, None, translate)
        case _:
            return await pass_turns(interaction, click.match_id, click.option, translate)


async def confirm_pass(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Pass the user's next turns after a confirmation.

    If the click's number is 0, there is no limit.
    """
    return await pass_turns(interaction, click.match_id, click.number or None, translate)


async def set_conditions(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Set a line's conditions from its menu; an empty selection removes them."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    chosen = [parse_option(value) for value in click.values]
    change = editing.set_conditions(ctx, click.match_id, user, click.revision, click.number, chosen)
    return await _answer(click.match_id, change, translate)


async def add_goal(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Add a line with the goal selected in the menu."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    if len(click.values) != 1:
        raise UnknownCustomId(click.name)
    if click.values[0] == ASK_ME:
        return plan_message(await planning.load_plan(ctx, click.match_id, user), translate)
    number = parse_option(click.values[0])
    change = editing.add_goal(ctx, click.match_id, user, click.revision, number)
    return await _answer(click.match_id, change, translate)


async def drop_line(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Delete a line from the plan."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    change = editing.delete_line(ctx, click.match_id, user, click.revision, click.number)
    return await _answer(click.match_id, change, translate)


async def _answer(match_id: int, change: Awaitable[PlanView], translate: Translator) -> MessageView:
    try:
        return plan_message(await change, translate)
    except StalePlan as error:
        notice = translate(error.text, [clean_name(name) for name in error.names])
        return plan_message(error.planned, translate, notice)
    except OwnTurn as error:
        return own_turn_message(match_id, error, translate)


@command("plan-show", parent="plan")
async def show(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Show the user's plan in a match."""
    meant = (await find_match(interaction, match)).id
    return plan_message(
        await planning.load_plan(ctx_of(interaction), meant, acting_user(interaction)), translate
    )


@command("plan-cancel", parent="plan")
async def cancel_command(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Delete the plan."""
    return await cancel(interaction, (await find_match(interaction, match)).id, translate)


@command("plan-pass", parent="plan")
async def pass_turns_command(
    interaction: AppInteraction,
    translate: Translator,
    turns: app_commands.Range[int, 1, MAX_TURNS] | None = None,
    this_round: bool = False,
    until_i_say: bool = False,
    match: str | None = None,
) -> MessageView:
    """Pass the user's next turns.

    Confirmation is required for more than MAX_UNCONFIRMED turns or without a limit.
    """
    meant = (await find_match(interaction, match)).id
    number = None if until_i_say or (this_round and turns is None) else turns or 1
    if not this_round and (number is None or number > MAX_UNCONFIRMED):
        return pass_confirmation(meant, number, translate)
    return await pass_turns(interaction, meant, number, translate, this_round=this_round)


for each in (show, cancel_command, pass_turns_command):
    each.autocomplete("match")(match_choices)


FEATURE = Feature(
    commands=(show, cancel_command, pass_turns_command),
    clicks={
        PlanClick.UNPLAN: on_match(cancel),
        PlanClick.PASSON: confirm_pass,
        PlanClick.ONLYIF: set_conditions,
        PlanClick.DROPLINE: drop_line,
        PlanClick.GOAL: add_goal,
        PlanClick.PASSING: choose_passing,
    },
)
