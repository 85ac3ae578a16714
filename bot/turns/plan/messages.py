"""What a person has planned, in words for them alone. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, Style, button, card, rows, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from bot.core.words.names import clean_name
from bot.matches.match.buttons import added_buttons
from bot.matches.match.options import option_line
from bot.matches.match.titles import title
from bot.turns.plan.ids import PlanClick
from engine.core.text import Text, text
from host.turns.plan.planning import Planned
from host.turns.plan.plans import Active, Ended, Line, Lines, Passing, Plan, Steps

PLAN = "plan"
"""The page as a place for buttons of features."""
ENDED = {"unmet": "plan-unmet", "unfit": "plan-unfit", "stopped": "plan-stopped", "failed": "plan-failed"}
MAX_LINE = 300
"""Letters of one line."""


def plan_text(plan: Plan | None, words: Words, names: Sequence[str]) -> str:
    """Say what is planned, or why nothing has come of it; nothing where there is nothing to say."""
    return "\n".join(_lines(plan, words, names))


def _lines(plan: Plan | None, words: Words, names: Sequence[str]) -> Iterator[str]:
    match plan:
        case Ended():
            yield words(Text(ENDED[plan.why]))
        case Passing():
            yield words(Text("plan-pass-on") if plan.turns is None else text("plan-pass", turns=plan.turns))
            if plan.in_round is not None:
                yield words(Text("plan-pass-round"))
        case Steps():
            yield words(Text("plan-steps"))
            yield from _steps(plan, words, names)
        case Lines():
            yield words(text("plan-lines", lines=len(plan.lines)))
            for number, line in enumerate(plan.lines, 1):
                yield _only_if(number, len(plan.lines), line, words, names)
                yield from _steps(line.steps, words, names)


def _steps(steps: Steps, words: Words, names: Sequence[str]) -> Iterator[str]:
    return (f"- {option_line(label, words, names, MAX_LINE)}" for label in steps.labels)


def _only_if(number: int, lines: int, line: Line, words: Words, names: Sequence[str]) -> str:
    if not line.names:
        return words(text("plan-line", line=number))
    return words(text("plan-line-if", line=number, lines=lines, conditions=line.names), names)


def plan_post(planned: Planned, words: Words, notice: str = "") -> Post:
    """Show what is planned, with the ways to change it."""
    match, names = planned.match, [clean_name(name) for name in planned.names]
    said = plan_text(planned.plan, words, names) or words(Text("plan-none"))
    is_active = isinstance(planned.plan, Active)
    asks = f"-# {words(Text('plan-asks'))}" if is_active else ""
    ways = added_buttons(PLAN, match.id, words)
    if is_active:
        ways.append(button(words(Text("button-unplan")), custom_id(match.id, PlanClick.UNPLAN)))
    above = texts(notice, f"### {title(match, words)}", said, asks, most=3500)
    menus = [ui.ActionRow(menu) for menu in _menus(planned, words, names)]
    return Post(card(above, menus, rows([*_drops(planned, words), *ways])))


def _menus(planned: Planned, words: Words, names: Sequence[str]) -> Iterator[ui.Select[Sheet]]:
    """Yield a menu of conditions for each line that may hang on any."""
    for line, tests in enumerate(planned.tests):
        if not tests:
            continue
        asked = text("plan-only-if", line=line + 1, lines=len(planned.tests))
        yield ui.Select(
            custom_id=custom_id(planned.match.id, PlanClick.ONLYIF, revision=planned.revision, number=line),
            placeholder=shorten(words(asked), PLACEHOLDER),
            min_values=0,
            max_values=len(tests),
            options=[
                discord.SelectOption(
                    label=shorten(words(test.name, names), OPTION_TEXT),
                    value=str(number),
                    default=test.is_chosen,
                )
                for number, test in enumerate(tests)
            ],
        )


def _drops(planned: Planned, words: Words) -> Iterator[ui.Button[Sheet]]:
    """Yield buttons that take a line away, where another one stays."""
    lines = range(len(planned.tests)) if len(planned.tests) > 1 else ()
    for line in lines:
        dropped = custom_id(planned.match.id, PlanClick.DROPLINE, revision=planned.revision, number=line)
        yield button(words(text("button-drop-line", line=line + 1)), dropped)


def ask_to_pass(match_id: int, turns: int | None, words: Words) -> Post:
    """Ask whether so many turns are really to be passed; None is on and on."""
    asked = Text("plan-pass-on-sure") if turns is None else text("plan-pass-many-sure", turns=turns)
    yes = custom_id(match_id, PlanClick.PASSON, number=turns or 0)
    return Post(card(texts(words(asked)), rows([button(words(Text("button-pass-on")), yes, Style.danger)])))
