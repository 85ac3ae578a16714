"""What a robot expects, in words. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, button, card, rows, texts
from bot.core.words.limits import shorten
from bot.core.words.names import clean_name
from bot.matches.match.options import option_line
from bot.matches.match.titles import title
from bot.turns.explain.figures import with_sign, without_sign
from bot.turns.explain.ids import ExplainClick
from engine.core.explain import Explanation, Weighed
from engine.core.model import Label
from engine.core.text import Text, Who, text
from host.turns.explain import About, Question

HEADINGS: Mapping[About, str] = MappingProxyType({"own": "why-own", "taken": "why-taken"})
MAX_ACTION = 120
"""Letters of one action."""
MAX_TURN = 700
"""Letters of one turn."""
MIN_POINTS = 0.05
"""Points below which nothing is said."""


def thinking_post(match_id: int, words: Words, *, takes_long: bool = False) -> Post:
    """Say that a robot thinks, with a button to have it stopped."""
    stop = button(words(text("button-stop-thinking")), custom_id(match_id, ExplainClick.STOP))
    said = text("why-thinking-long" if takes_long else "why-thinking")
    return Post(card(texts(words(said)), rows([stop])))


def why_post(asked: Question, found: Explanation, words: Words) -> Post:
    """Tell the best turns, what speaks for the first, and what may be answered."""
    names = [clean_name(name) for name in asked.names]
    heading = words(text(HEADINGS[asked.about], match=title(asked.match, words), turn=asked.number or 0))
    who = words(text("why-whose", who=Who(found.seat), robot=robot_name(asked.rules.id, found.level)), names)
    turns = [_turn(number, one, words, names) for number, one in enumerate(found.turns, 1)]
    return Post(
        card(
            texts(
                f"### {heading}\n{who}", "\n".join(turns), "\n".join(_reasons(found, words)),
                _answer(found, words, names), f"-# {words(text('why-small-print', who=Who(found.seat)), names)}",
            )
        )
    )  # fmt: skip


def robot_name(game: str, level: str | None) -> Text:
    """Return what the robot is called that explains."""
    return text("why-a-robot") if level is None else text(f"{game}-robot-{level}")


def turn_line(labels: Sequence[Label], words: Words, names: Sequence[str]) -> str:
    """Return a turn in words, action by action."""
    return shorten(" → ".join(option_line(label, words, names, MAX_ACTION) for label in labels), MAX_TURN)


def _turn(number: int, one: Weighed, words: Words, names: Sequence[str]) -> str:
    ahead = text("why-lead" if one.spread < MIN_POINTS else "why-lead-about",
        lead=with_sign(one.lead, words), spread=without_sign(one.spread, words))  # fmt: skip
    played = f" {words(text('why-played'))}" if one.is_played else ""
    return f"{number}. **{turn_line(one.labels, words, names)}**{played}\n   {words(ahead)}"


def _reasons(found: Explanation, words: Words) -> Iterator[str]:
    terms = [f"{words(term.label)} {with_sign(term.points, words)}" for term in found.reasons]
    if abs(found.others) >= MIN_POINTS:
        terms.append(words(text("why-others", points=with_sign(found.others, words))))
    if terms:
        yield words(text("why-reasons", terms=", ".join(terms)))
    elif len(found.turns) > 1:
        yield words(text("why-no-reasons"))


def _answer(found: Explanation, words: Words, names: Sequence[str]) -> str:
    if found.next_seat is None or not found.answer:
        return ""
    said = turn_line(found.answer, words, names)
    return words(text("why-answer", who=Who(found.next_seat), turn=said), names)
