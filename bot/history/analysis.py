"""A finished match's analysis as a private message: win expectations, luck and costly turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from discord import ui

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.ids import Click, UnknownCustomId, custom_id
from bot.core.interactions.commands import command
from bot.core.interactions.replies import edit_response
from bot.core.pictures import ImageRequest
from bot.core.services import AppInteraction, acting_user, ctx_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Upload,
    View,
    button,
    container,
    gallery,
    paragraphs,
    rows,
    texts,
)
from bot.core.words.limits import ALT_TEXT, PLACEHOLDER, fit_lines, shorten
from bot.core.words.names import clean_name, plain_name
from bot.matches.match.buttons import FINAL, FINISHED, OVER, added_buttons
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.match.round_menu import jump_option
from bot.matches.match.titles import bold, title
from bot.turns.explain.advice import capitalized, reasons_of, steps_of
from bot.turns.explain.messages import (
    ExplainClick,
    robot_name,
    thinking_message,
    turn_line,
    with_sign,
    without_sign,
)
from engine.core.advice import Advice
from engine.core.text import LocalizedText, SeatName, text
from host.history import analysis
from host.history.analysis import AnalysisView, CostlyTurn
from host.matches.settings.updates import get_preferences
from renderer.chart import Chart, TurnMark

ANALYSIS = "analysis"
"""The placement of buttons that features add below an analysis."""
MAX_TURN = 160
"""Maximum number of characters for the description of a costly turn."""
MAX_TABLE_TEXT = 1800
"""Maximum number of characters for a position described as text."""
ROUNDS = 20
"""Maximum rounds in the text version of the expectation chart."""


class AnalysisClick(StrEnum):
    """The names of clicks in custom ids.

    COSTLY is a selection in the menu of costly turns.
    """

    ANALYSE = "analyse"
    COSTLY = "costly"


def analysis_message(
    shown: AnalysisView, translate: Translator, picture: Upload | None, *, is_shared: bool = False
) -> MessageView:
    """Build the analysis message; without an image, it lists the expectations as text."""
    assert shown.match is not None
    names = [clean_name(name) for name in shown.names]
    heading = translate(text("analysis-heading", match=title(shown.match, translate)))
    robot = robot_name(shown.game, shown.level)
    whose = (
        "analysis-whose-result"
        if shown.win
        else "analysis-whose-common"
        if shown.is_common
        else "analysis-whose"
    )
    text_displays = texts(
        f"### {heading}\n{translate(text(whose, robot=robot, win=round(shown.win)))}",
        "" if picture else "\n".join(course_lines(shown, translate, names)),
        "\n".join(portion_lines(shown, translate, names)),
        "\n".join(costly_lines(shown, translate, names)),
        _cut_line(shown, translate),
        f"-# {translate(text('analysis-small-print'))}",
    )  # fmt: skip
    pictured = [gallery(picture)] if picture else []
    controls = (
        []
        if is_shared
        else [*_menu(shown, translate), *rows(added_buttons(ANALYSIS, shown.match.id, translate))]
    )
    return MessageView(
        container(text_displays[:1], pictured, text_displays[1:], controls), (picture,) if picture else ()
    )


def _has_results(shown: AnalysisView) -> bool:
    """Return whether the numbers are expected results instead of leads in points."""
    return shown.is_common or shown.win > 0


def _cut_line(shown: AnalysisView, translate: Translator) -> str:
    """Return a note if only the first turns were evaluated."""
    return translate(text("analysis-cut")) if shown.is_cut else ""


def course_lines(shown: AnalysisView, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    """Yield a heading, then a line for each seat.

    The line contains the seat's expectation in each round, followed by its result.
    """
    yield translate(text("analysis-course-common" if _has_results(shown) else "analysis-course"))
    yield from (f"- {sentence}" for sentence in _courses(shown, translate, names))


def _courses(shown: AnalysisView, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    for seat, course in enumerate(shown.lead_history):
        values = [with_sign(value, translate) for value in _by_round(shown, course)]
        yield translate(text("analysis-course-of", who=SeatName(seat), values=" · ".join(values)), names)


def _by_round(shown: AnalysisView, course: Sequence[tuple[int, float]]) -> list[float]:
    """Return the value at the first turn of each round, followed by the final value.

    If there are many rounds, only every second (or third, ...) round is included.
    """
    starts = [move for _, move in shown.rounds]
    firsts = [next((value for move, value in course if move >= start), course[-1][1]) for start in starts]
    return [*firsts[:: max(1, -(-len(firsts) // ROUNDS))], course[-1][1]]


def portion_lines(shown: AnalysisView, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    """Yield a heading, and for each seat a line with the effects of luck and of the player's own turns."""
    key = "analysis-portions" if shown.has_luck else "analysis-portions-no-luck"
    yield translate(text(f"{key}-result" if shown.win else key))
    for summary in shown.summaries:
        key = "analysis-portion" if shown.has_luck else "analysis-portion-no-luck"
        localized_text = text(
            key,
            who=SeatName(summary.seat),
            luck=with_sign(summary.luck, translate),
            lost=without_sign(summary.lost, translate),
        )
        yield f"- {translate(localized_text, names)}"


def costly_lines(shown: AnalysisView, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    """Yield the costliest turns, each with a better alternative."""
    if not shown.costly:
        yield translate(text("analysis-none-costly"))
        return
    yield translate(text("analysis-costly"))
    for number, costly_turn in enumerate(shown.costly, 1):
        yield f"{number}. {_costly(costly_turn, translate, names)}"


def _costly(turn: CostlyTurn, translate: Translator, names: Sequence[str]) -> str:
    played, better = (turn_line(labels, translate, names, MAX_TURN) for labels in (turn.played, turn.better))
    reasons = ""
    best, taken = turn.advice or (Advice(), Advice())
    if best.steps and taken.steps and best.steps != taken.steps:
        played, better = (capitalized(steps_of(one, translate, names)) for one in (taken, best))
        reasons = reasons_of(best, translate, names)
    localized_text = text(
        "analysis-turn-reasons" if reasons else "analysis-turn", turn=turn.number, who=SeatName(turn.seat),
        played=played, better=better, reasons=reasons, loss=without_sign(turn.loss, translate),
    )  # fmt: skip
    return translate(localized_text, names)


def _menu(shown: AnalysisView, translate: Translator) -> Iterator[ui.ActionRow[View]]:
    if shown.costly:
        assert shown.match is not None
        names = [plain_name(name) for name in shown.names]
        options = [
            jump_option(translate(_option(number, costly_turn), names), str(number))
            for number, costly_turn in enumerate(shown.costly, 1)
        ]
        select: ui.Select[View] = ui.Select(
            custom_id=custom_id(shown.match.id, AnalysisClick.COSTLY),
            placeholder=shorten(translate(text("analysis-menu")), PLACEHOLDER), options=options,
        )  # fmt: skip
        yield ui.ActionRow(select)


def _option(number: int, turn: CostlyTurn) -> LocalizedText:
    return text("analysis-option", number=number, turn=turn.number, who=SeatName(turn.seat))


def costly_turn_message(
    shown: AnalysisView, number: int, translate: Translator, picture: Upload | None
) -> MessageView:
    """Show the position before a costly turn as its player saw it, with a better alternative."""
    assert shown.match is not None
    costly_turn, names = shown.costly[number - 1], [clean_name(name) for name in shown.names]
    heading = translate(
        text("analysis-turn-heading", match=title(shown.match, translate), turn=costly_turn.number)
    )
    lines = fit_lines((translate(line, bold(shown.names)) for line in costly_turn.lines), MAX_TABLE_TEXT)
    pictured = [gallery(picture)] if picture else texts(paragraphs(lines))
    why = custom_id(shown.match.id, ExplainClick.WHY, number=costly_turn.number)
    back = custom_id(shown.match.id, AnalysisClick.ANALYSE)
    buttons = [
        button(translate(text("button-why")), why),
        button(translate(text("button-back-to-analysis")), back),
    ]
    return MessageView(
        container(
            texts(f"### {heading}\n{translate(costly_turn.heading, bold(shown.names))}"), pictured,
            texts(_costly(costly_turn, translate, names)), rows(buttons),
        ),
        (picture,) if picture else (),
    )  # fmt: skip


def chart_of(shown: AnalysisView, translate: Translator) -> Chart:
    """Return the expectation chart for an analysis."""
    marks = tuple(
        TurnMark(costly_turn.seat, costly_turn.move, number)
        for number, costly_turn in enumerate(shown.costly, 1)
    )
    title_key = "analysis-chart-common" if _has_results(shown) else "analysis-chart"
    return Chart(
        translate(text(title_key, game=text(f"{shown.game}-name"))), translate(text(_chart_heading(shown))),
        tuple(plain_name(name) for name in shown.names), shown.moves, shown.lead_history, shown.rounds, marks,
    )  # fmt: skip


def _chart_heading(shown: AnalysisView) -> str:
    return "analysis-chart-above-common" if _has_results(shown) else "analysis-chart-above"


def chart_alt(shown: AnalysisView, translate: Translator) -> str:
    """Return the alt text for an analysis's chart: each seat's expectation by round."""
    names = [plain_name(name) for name in shown.names]
    heading = translate(text(_chart_heading(shown)))
    return " ".join(fit_lines((f"{heading}.", *_courses(shown, translate, names)), ALT_TEXT, " "))


async def show_analysis(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show a finished match's analysis, computing it on first request."""
    analysis_view = await _load(interaction, match_id, translate)
    services, user_key = interaction.client.services, acting_user(interaction).key
    own, picture = await get_preferences(services.ctx, user_key), None
    if not own.text_first:
        alt = chart_alt(analysis_view, translate)
        picture = await services.pictures.course(
            chart_of(analysis_view, translate), alt, own.palette, requester=requester_of(interaction)
        )
    return analysis_message(analysis_view, translate, picture)


async def show_costly(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show one of the costliest turns, with the position as its player saw it."""
    analysis_view = await _load(interaction, click.match_id, translate)
    if not 0 < click.option <= len(analysis_view.costly):
        raise UnknownCustomId(str(click.option))
    services, costly_turn = interaction.client.services, analysis_view.costly[click.option - 1]
    own, picture = await get_preferences(services.ctx, acting_user(interaction).key), None
    if not own.text_first:
        wanted = ImageRequest(
            game=analysis_view.game, view=costly_turn.view, names=analysis_view.names, palette=own.palette
        )
        picture = await services.pictures.draw(wanted, translate, requester_of(interaction))
    return costly_turn_message(analysis_view, click.option, translate, picture)


async def _load(interaction: AppInteraction, match_id: int, translate: Translator) -> AnalysisView:
    services, user_key = interaction.client.services, acting_user(interaction).key
    analysis_view = await analysis.request_analysis(ctx_of(interaction), match_id)
    if analysis_view is not None:
        return analysis_view
    services.searches.require_none(user_key)
    await edit_response(interaction, thinking_message(match_id, translate, takes_long=True))
    return await services.searches.run(user_key, analysis.wait_for_analysis(services.ctx, match_id))


@command("analyse", concurrent=True)
async def analyse(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Show a finished match's analysis."""
    return await show_analysis(interaction, (await find_match(interaction, match)).id, translate)


analyse.autocomplete("match")(match_choices)


FEATURE = Feature(
    commands=(analyse,),
    clicks={AnalysisClick.ANALYSE: on_match(show_analysis), AnalysisClick.COSTLY: show_costly},
    concurrent=(AnalysisClick.ANALYSE, AnalysisClick.COSTLY),
    buttons=(
        Button(placement=FINAL, click=AnalysisClick.ANALYSE, label="button-analyse", order=45),
        Button(placement=FINISHED, click=AnalysisClick.ANALYSE, label="button-analyse", order=35),
        Button(placement=OVER, click=AnalysisClick.ANALYSE, label="button-analyse", order=45),
    ),
    help=(HelpPage("help-analysis", 62),),
)
