"""Messages that explain a turn: a hint or `/why`, short or with all numbers. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from math import hypot
from types import MappingProxyType

from babel.numbers import format_decimal
from discord import ui
from msgspec.structs import replace

from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts
from bot.core.words.limits import fit_lines
from bot.core.words.names import clean_name
from bot.matches.match.options import option_line
from bot.matches.match.titles import title
from bot.turns.explain.advice import capitalized, comparison, reasons_of, steps_of
from bot.turns.panel import PanelClick
from bot.turns.play.messages import PlayClick
from bot.turns.sandbox import SandboxClick
from engine.core.explain import ExplainedTurn, Explanation
from engine.core.model import Label, Seat
from engine.core.text import LocalizedText, SeatName, text
from host.turns.explain import ExplainRequest, ExplainSubject

NEGLIGIBLE_POINTS = 0.05
"""Differences in points below this value are treated as zero."""
MINUS = "\N{MINUS SIGN}"
ARROW = " → "
"""Separator of the actions in a turn."""
HEADINGS: Mapping[ExplainSubject, str] = MappingProxyType({"own": "why-own", "taken": "why-taken"})
MAX_ACTION = 300
"""Maximum number of characters for describing an action; only unusually long names reach it."""
MAX_TURN = 1000
"""Number of characters for describing a turn, so that the details list all actions of ordinary turns."""
MAX_SHORT_TURN = 120
"""Like MAX_TURN, but in the short explanation, which must be readable on a phone."""
MAX_SHORT_TURNS = 3
"""Maximum number of turns in the short explanation."""
MAX_ADVANTAGES = 2
"""Maximum number of advantages of the best turn to list in the short explanation."""
BETTER, MUCH_BETTER = 1.0, 3.0
"""Minimum leads over another turn, in points, for calling the best turn better or much better."""
MIN_POINTS = 0.05
"""Differences in points below this value are not mentioned."""


class ExplainClick(StrEnum):
    """The names of clicks in custom ids.

    REVIEW is about the last turn that the user has taken. PLAY and HINT_PLAY have the place of a turn among
    the suggestions, from 0. WHY and DETAILS have a turn number. 0 means the user's own turn or, if it is not
    their turn, a robot's last turn. The names that start with `hint` are for the sandbox.
    """

    WHY = "why"
    WHICH = "whywhich"
    REVIEW = "whyreview"
    DETAILS = "whydetails"
    PLAY = "whyplay"
    HINT = "hint"
    HINT_DETAILS = "hintdetails"
    HINT_PLAY = "hintplay"
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


def explanation_message(
    request: ExplainRequest, found: Explanation, translate: Translator, *, is_sandbox: bool = False
) -> MessageView:
    """Show the best turns with a few words each."""
    names = [clean_name(name) for name in request.names]
    places = [turn.moves for turn in found.turns]
    found = replace(found, turns=distinct_turns(found.turns, translate, names))
    shown = _short_list(found.turns)
    actions = [_actions(turn.labels, translate, names) for _, turn in shown]
    turns = [
        _advised_turn(number, found, turn, translate, names)
        or _short_turn(
            number, found, turn, joined_actions(own, translate, MAX_SHORT_TURN, actions), translate
        )
        for (number, turn), own in zip(shown, actions, strict=True)
    ]
    sentence = "\n".join([_heading(request, found.seat, translate, names), *turns])
    played = [(number, places.index(turn.moves)) for number, turn in shown]
    return MessageView(
        container(texts(sentence), rows(_buttons(request, translate, played, is_sandbox=is_sandbox)))
    )


def details_message(
    request: ExplainRequest, found: Explanation, translate: Translator, *, is_sandbox: bool = False
) -> MessageView:
    """Show the best turns with their numbers, the reasons for the best one, and the expected reply to it."""
    names = [clean_name(name) for name in request.names]
    who = translate(
        text(
            "why-whose-result" if found.win else "why-whose-common" if found.is_common else "why-whose",
            who=SeatName(found.seat),
            win=round(found.win),
            robot=robot_name(request.rules.id, found.level),
        ),
        names,
    )
    turns = [
        _turn(number, explained_turn, translate, names, is_common=found.is_common or found.win > 0)
        for number, explained_turn in enumerate(distinct_turns(found.turns, translate, names), 1)
    ]
    summary = ExplainClick.HINT if is_sandbox else ExplainClick.WHY
    back = custom_id(request.match.id, summary, number=request.number or 0)
    return MessageView(
        container(
            texts(
                f"{_heading(request, found.seat, translate, names)}\n{who}",
                "\n".join(turns), "\n".join(_reasons(found, translate)),
                _answer(found, translate, names),
                "\n".join(f"-# {line}" for line in _small_print(found, translate, names)),
            ),
            rows([button(translate(text("button-why-back")), back)]),
        )
    )  # fmt: skip


def _heading(request: ExplainRequest, seat: Seat, translate: Translator, names: Sequence[str]) -> str:
    heading = text(
        HEADINGS[request.subject], match=title(request.match, translate), turn=request.number or 0,
        who=SeatName(seat),
    )  # fmt: skip
    return f"### {translate(heading, names)}"


def distinct_turns(
    turns: Sequence[ExplainedTurn], translate: Translator, names: Sequence[str]
) -> tuple[ExplainedTurn, ...]:
    """Return the turns whose descriptions differ, best one first.

    Turns with the same actions in another order count as one turn.
    """
    merged = dict[tuple[str, ...], ExplainedTurn]()
    for turn in turns:
        key = tuple(sorted(_actions(turn.labels, translate, names)))
        kept = merged.setdefault(key, turn)
        if turn.is_played and not kept.is_played:
            merged[key] = replace(kept, is_played=True)
    return tuple(merged.values())


def _short_list(turns: Sequence[ExplainedTurn]) -> list[tuple[int, ExplainedTurn]]:
    """Return the best turns with their places; the turn that was played replaces the last one if necessary."""
    placed = list(enumerate(turns, 1))
    if len(placed) <= MAX_SHORT_TURNS:
        return placed
    played = [item for item in placed[MAX_SHORT_TURNS:] if item[1].is_played]
    return [*placed[: MAX_SHORT_TURNS - len(played)], *played]


def _advised_turn(
    number: int, found: Explanation, turn: ExplainedTurn, translate: Translator, names: Sequence[str]
) -> str:
    """Describe a turn in the words of its game; return an empty string if the game has none."""
    steps = steps_of(turn.advice, translate, names)
    if not steps:
        return ""
    played = f" {translate(text('why-played'))}" if turn.is_played else ""
    reasons = reasons_of(turn.advice, translate, names)
    judged = ""
    if number > 1:
        worse = comparison(verdict(found.turns[0], turn, has_points=not found.win))
        judged = f" – {translate(worse)}"
    return f"{number}. **{capitalized(steps)}**{played}{judged}{f': {reasons}' if reasons else ''}."


def _short_turn(
    number: int, found: Explanation, turn: ExplainedTurn, line: str, translate: Translator
) -> str:
    played = f" {translate(text('why-played'))}" if turn.is_played else ""
    note = (
        _advantages(found, translate)
        if number == 1
        else translate(verdict(found.turns[0], turn, has_points=not found.win))
    )
    return f"{number}. {_with_bold_label(line)}{played}{f' – {note}' if note else ''}"


def _with_bold_label(line: str) -> str:
    """Make the first action of a turn bold, which says what kind of turn it is."""
    first, arrow, rest = line.partition(ARROW)
    return f"**{first}**{arrow}{rest}"


def _advantages(found: Explanation, translate: Translator) -> str:
    """List the most important terms in which the best turn is better than the second."""
    if len(found.turns) == 1:
        return translate(text("why-only"))
    better = [translate(term.label) for term in found.reasons if term.points >= MIN_POINTS][:MAX_ADVANTAGES]
    return translate(text("why-advantages", terms=", ".join(better))) if better else ""


def verdict(best: ExplainedTurn, other: ExplainedTurn, *, has_points: bool = True) -> LocalizedText:
    """Describe how much better the best turn is than another, in words and in whole points, if there are any.

    If the leads are averages over sampled worlds, their difference has to exceed its standard error.
    """
    ahead, error = best.lead - other.lead, hypot(best.error, other.error)
    is_certain = best.spread == other.spread == 0
    decides = is_certain and best.lead > 0 > other.lead
    if decides or ahead >= max(MUCH_BETTER, 2 * error):
        key = "why-much-better"
    elif ahead >= max(BETTER, error):
        key = "why-better"
    else:
        return text("why-about-equal")
    return text(key, points=round(ahead)) if has_points else text(f"{key}-result")


def _buttons(
    request: ExplainRequest,
    translate: Translator,
    played: Sequence[tuple[int, int]],
    *,
    is_sandbox: bool,
) -> list[ui.Button[View]]:
    """Return a button to play each turn if it is the user's own, *Details*, and *Back*.

    `played` contains the turns' numbers in the list, and their places in the explanation.
    """
    if is_sandbox:
        play, details, back = ExplainClick.HINT_PLAY, ExplainClick.HINT_DETAILS, str(SandboxClick.SANDBOX)
    else:
        own = request.subject == "own"
        play, details, back = (
            ExplainClick.PLAY,
            ExplainClick.DETAILS,
            PlayClick.TURN if own else PanelClick.MATCH,
        )
    shown = [
        button(
            translate(text("button-details")),
            custom_id(request.match.id, details, number=request.number or 0),
        ),
        button(translate(text("button-why-back")), custom_id(request.match.id, back)),
    ]
    if request.subject != "own":
        return shown
    return [*_play_buttons(request, translate, play, played), *shown]


def _play_buttons(
    request: ExplainRequest, translate: Translator, play: str, played: Sequence[tuple[int, int]]
) -> Iterator[ui.Button[View]]:
    for number, place in played:
        key = "button-play-hint" if len(played) == 1 else "button-play-hint-number"
        play_id = custom_id(request.match.id, play, revision=request.revision, number=place)
        style = Style.success if number == 1 else Style.secondary
        yield button(translate(text(key, number=number)), play_id, style)


def _small_print(found: Explanation, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    """Explain the numbers, and what the robot knows."""
    first = found.turns[0] if found.turns else None
    if first is not None and first.spread >= MIN_POINTS:
        low, high = first.lead - first.spread, first.lead + first.spread
        yield translate(
            text(
                "why-spread",
                spread=without_sign(first.spread, translate),
                low=with_sign(low, translate),
                high=with_sign(high, translate),
            )
        )
    yield translate(text("why-small-print", who=SeatName(found.seat)), names)


def robot_name(game: str, level: str | None) -> LocalizedText:
    """Return the name of the robot that explains turns."""
    return text("why-a-robot") if level is None else text(f"{game}-robot-{level}")


def turn_line(
    labels: Sequence[Label], translate: Translator, names: Sequence[str], max_length: int = MAX_TURN
) -> str:
    """Describe a turn, action by action."""
    return joined_actions(_actions(labels, translate, names), translate, max_length)


def _actions(labels: Sequence[Label], translate: Translator, names: Sequence[str]) -> list[str]:
    return [option_line(label, translate, names, MAX_ACTION) for label in labels]


def joined_actions(
    actions: Sequence[str], translate: Translator, max_length: int, others: Sequence[Sequence[str]] = ()
) -> str:
    """Join whole actions up to about a maximum length, and count the remaining actions.

    At least as many actions are shown as distinguish the turn from the `others`.
    """
    fitting = len(fit_lines(actions, max_length, ARROW))
    differing = max(
        (_first_difference(actions, other) + 1 for other in others if other != actions), default=1
    )
    shown = min(max(fitting, differing, 1), len(actions))
    rest = len(actions) - shown
    key = "why-more-in-details" if max_length <= MAX_SHORT_TURN else "why-more-actions"
    more = [translate(text(key, count=rest))] if rest else []
    return ARROW.join([*actions[:shown], *more])


def _first_difference(actions: Sequence[str], other: Sequence[str]) -> int:
    """Return the index of the first action that differs, or the length of the shorter turn."""
    pairs = enumerate(zip(actions, other, strict=False))
    return next((at for at, (one, two) in pairs if one != two), min(len(actions), len(other)))


def _turn(
    number: int, candidate: ExplainedTurn, translate: Translator, names: Sequence[str], *, is_common: bool
) -> str:
    key, about = ("why-lead-common", "why-lead-about-common") if is_common else ("why-lead", "why-lead-about")
    ahead = text(key if candidate.spread < MIN_POINTS else about,
        lead=with_sign(candidate.lead, translate), spread=without_sign(candidate.spread, translate))  # fmt: skip
    played = f" {translate(text('why-played'))}" if candidate.is_played else ""
    line = _with_bold_label(turn_line(candidate.labels, translate, names))
    return f"{number}. {line}{played}\n   {translate(ahead)}"


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
    sentence = turn_line(found.answer, translate, names)
    return translate(text("why-answer", who=SeatName(found.next_seat), turn=sentence), names)
