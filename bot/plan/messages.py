"""What a person has planned, in words for them alone. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.ids import custom_id
from bot.match.buttons import added_buttons
from bot.match.options import option_line
from bot.match.titles import title
from bot.plan.ids import PlanClick
from bot.words.i18n import Words
from bot.words.layout import Post, Style, button, card, rows, texts
from bot.words.names import clean_name
from engine.core.text import Text, text
from host.plan.planning import Planned
from host.plan.plans import Ended, Passing, Plan, Steps

PLAN = "plan"
"""The page as a place for buttons of features."""
ENDED = {"unfit": "plan-unfit", "stopped": "plan-stopped", "failed": "plan-failed"}
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
            yield from (f"- {option_line(label, words, names, MAX_LINE)}" for label in plan.labels)


def plan_post(planned: Planned, words: Words) -> Post:
    """Show what is planned, with the ways to change it."""
    match, names = planned.match, [clean_name(name) for name in planned.names]
    said = plan_text(planned.plan, words, names) or words(Text("plan-none"))
    is_active = isinstance(planned.plan, Steps | Passing)
    asks = f"-# {words(Text('plan-asks'))}" if is_active else ""
    ways = added_buttons(PLAN, match.id, words)
    if is_active:
        ways.append(button(words(Text("button-unplan")), custom_id(match.id, PlanClick.UNPLAN)))
    return Post(card(texts(f"### {title(match, words)}", said, asks, most=3500), rows(ways)))


def ask_to_pass(match_id: int, turns: int | None, words: Words) -> Post:
    """Ask whether so many turns are really to be passed; None is on and on."""
    asked = Text("plan-pass-on-sure") if turns is None else text("plan-pass-many-sure", turns=turns)
    yes = custom_id(match_id, PlanClick.PASSON, number=turns or 0)
    return Post(card(texts(words(asked)), rows([button(words(Text("button-pass-on")), yes, Style.danger)])))
