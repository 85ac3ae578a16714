"""Robots' explanations of turns: `/why` and hints."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from babel.numbers import format_decimal
from discord import app_commands

from bot.core.features import Button, Feature, HelpPage
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.interactions.replies import edit_response
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, button, container, rows, text_message, texts
from bot.core.words.limits import shorten
from bot.core.words.names import clean_name
from bot.matches.match.buttons import BEGUN
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.match.options import option_line
from bot.matches.match.titles import title
from bot.turns.sandbox import HINT_PLACEMENT
from engine.core.explain import ExplainedTurn, Explanation
from engine.core.model import Label
from engine.core.text import LocalizedText, SeatName, text
from host.core.users import User
from host.turns import explain
from host.turns.explain import ExplainRequest, ExplainSubject

NEGLIGIBLE_POINTS = 0.05
"""Differences in points below this value are treated as zero."""
MINUS = "\N{MINUS SIGN}"
HEADINGS: Mapping[ExplainSubject, str] = MappingProxyType({"own": "why-own", "taken": "why-taken"})
MAX_ACTION = 120
"""Maximum number of characters for describing an action."""
MAX_TURN = 700
"""Maximum number of characters for describing a turn."""
MIN_POINTS = 0.05
"""Differences in points below this value are not mentioned."""


class ExplainClick(StrEnum):
    """The names of clicks in custom ids.

    WHY has a turn number. 0 means the user's own turn or, if it is not their turn, a robot's last turn.
    """

    WHY = "why"
    WHICH = "whywhich"
    HINT = "hint"
    STOP = "whystop"


def with_sign(points: float, translate: Translator) -> str:
    """Format points with a sign."""
    return _write(points, f"+0.0;{MINUS}0.0", translate)


def without_sign(points: float, translate: Translator) -> str:
    """Format points without a sign."""
    return _write(abs(points), "0.0", translate)


def _write(points: float, pattern: str, translate: Translator) -> str:
    if abs(points) < NEGLIGIBLE_POINTS:
        points, pattern = 0.0, "0.0"
    return format_decimal(points, pattern, locale=translate.locale)


def thinking_message(match_id: int, translate: Translator, *, takes_long: bool = False) -> MessageView:
    """Report that a robot is thinking, with a button to stop it."""
    stop = button(translate(text("button-stop-thinking")), custom_id(match_id, ExplainClick.STOP))
    localized_text = text("why-thinking-long" if takes_long else "why-thinking")
    return MessageView(container(texts(translate(localized_text)), rows([stop])))


def explanation_message(request: ExplainRequest, found: Explanation, translate: Translator) -> MessageView:
    """Show the best turns, the reasons for the best one, and the expected reply to it."""
    names = [clean_name(name) for name in request.names]
    heading = translate(
        text(HEADINGS[request.subject], match=title(request.match, translate), turn=request.number or 0)
    )
    who = translate(
        text("why-whose", who=SeatName(found.seat), robot=robot_name(request.rules.id, found.level)), names
    )
    turns = [
        _turn(number, explained_turn, translate, names)
        for number, explained_turn in enumerate(found.turns, 1)
    ]
    return MessageView(
        container(
            texts(
                f"### {heading}\n{who}", "\n".join(turns), "\n".join(_reasons(found, translate)),
                _answer(found, translate, names),
                f"-# {translate(text('why-small-print', who=SeatName(found.seat)), names)}",
            )
        )
    )  # fmt: skip


def robot_name(game: str, level: str | None) -> LocalizedText:
    """Return the name of the robot that explains turns."""
    return text("why-a-robot") if level is None else text(f"{game}-robot-{level}")


def turn_line(labels: Sequence[Label], translate: Translator, names: Sequence[str]) -> str:
    """Describe a turn, action by action."""
    return shorten(" → ".join(option_line(label, translate, names, MAX_ACTION) for label in labels), MAX_TURN)


def _turn(number: int, candidate: ExplainedTurn, translate: Translator, names: Sequence[str]) -> str:
    ahead = text("why-lead" if candidate.spread < MIN_POINTS else "why-lead-about",
        lead=with_sign(candidate.lead, translate), spread=without_sign(candidate.spread, translate))  # fmt: skip
    played = f" {translate(text('why-played'))}" if candidate.is_played else ""
    return f"{number}. **{turn_line(candidate.labels, translate, names)}**{played}\n   {translate(ahead)}"


def _reasons(found: Explanation, translate: Translator) -> Iterator[str]:
    terms = [f"{translate(term.label)} {with_sign(term.points, translate)}" for term in found.reasons]
    if abs(found.others) >= MIN_POINTS:
        terms.append(translate(text("why-others", points=with_sign(found.others, translate))))
    if terms:
        yield translate(text("why-reasons", terms=", ".join(terms)))
    elif len(found.turns) > 1:
        yield translate(text("why-no-reasons"))


def _answer(found: Explanation, translate: Translator, names: Sequence[str]) -> str:
    if found.next_seat is None or not found.answer:
        return ""
    said = turn_line(found.answer, translate, names)
    return translate(text("why-answer", who=SeatName(found.next_seat), turn=said), names)


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


async def hint(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Suggest and explain the next move in a sandbox."""
    user = acting_user(interaction)
    return await _explain(
        interaction, translate, explain.load_hint_request(ctx_of(interaction), click.match_id, user)
    )


async def stop_search(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Stop the robot search that is running for a user."""
    was_thinking = interaction.client.services.searches.stop(acting_user(interaction).key)
    return text_message(translate(text("why-stopped" if was_thinking else "why-nothing-to-stop")))


async def _explain(
    interaction: AppInteraction, translate: Translator, asking: Awaitable[ExplainRequest]
) -> MessageView:
    services, user = interaction.client.services, User(acting_user(interaction).key, "")
    explain_request = await asking
    services.searches.require_none(user.key)
    await edit_response(interaction, thinking_message(explain_request.match.id, translate))
    found = await services.searches.run(user.key, explain.explain(services.ctx, explain_request))
    return explanation_message(explain_request, found, translate)


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


FEATURE = Feature(
    commands=(why_command,),
    clicks={
        ExplainClick.WHY: explain_turn,
        ExplainClick.WHICH: explain_selected_turn,
        ExplainClick.HINT: hint,
        ExplainClick.STOP: stop_search,
    },
    concurrent=(ExplainClick.WHY, ExplainClick.WHICH, ExplainClick.HINT, ExplainClick.STOP),
    buttons=(
        Button(placement=BEGUN, click=ExplainClick.WHY, label="button-why", order=45),
        Button(placement=HINT_PLACEMENT, click=ExplainClick.HINT, label="button-hint", order=10),
    ),
    help=(HelpPage("help-why", 32),),
)
