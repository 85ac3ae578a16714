"""Questions to the people at a table as posts: what is asked, until when, who has still to answer. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from discord import ui

from bot.core.ids import custom_id
from bot.match.titles import bold, moment
from bot.replace.ids import ReplaceClick
from bot.vote.ids import VoteClick
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, button, card, rows, texts
from engine.core.text import Text, Who, text
from host.vote.ballots import NO, YES
from host.vote.questions import ABSENCES, AGREEMENTS, Asked

HEADINGS = MappingProxyType(
    {
        "absent": "question-absent",
        "wanted": "question-wanted",
        "undo": "question-undo",
        "abort": "question-abort",
    }
)
DEFAULTS = MappingProxyType(
    {
        "turn": "question-default-turn",
        "seat": "question-default-seat",
        "wait": "question-default-wait",
        NO: "question-default-no",
    }
)
STYLES = MappingProxyType({YES: Style.success, NO: Style.danger})


def question_post(asked: Asked, words: Words) -> Post:
    """Build the post of an open question; those who have still to answer are notified when it is first sent."""
    return Post(
        card(texts(*_blocks(asked, words)), rows([*_ballots(asked, words), *_beside(asked, words)])),
        pinged=asked.pinged,
    )


def _blocks(asked: Asked, words: Words) -> Iterator[str]:
    names = bold([*asked.names, asked.about.by, asked.about.name])
    yield words(heading(asked), names)
    absolute, relative = moment(asked.closes), moment(asked.closes, "R")
    closes = words(text("question-closes", absolute=absolute, relative=relative))
    yield "\n".join([closes, *(words(line, names) for line in _consequences(asked))])
    yield " · ".join(
        words(text("question-counts", choice=words(choice_text(choice)), count=count))
        for choice, count in zip(asked.choices, asked.counts, strict=True)
    )
    if asked.missing:
        people = words.listed([f"<@{person}>" for person in asked.missing])
        yield words(text("question-missing", people=people))


def heading(asked: Asked) -> Text:
    """Return what is asked, with the seats' names followed by who asks and who is to play on."""
    question, what = asked.question, asked.about
    by, new = Who(len(asked.names)), Who(len(asked.names) + 1)
    who = Who(max(question.seat, 0))
    if question.kind == "replace":
        return (
            text("question-robot", by=by, who=who)
            if what.person is None
            else text("question-person", by=by, who=who, new=new)
        )
    if what.reason:
        return text("question-undo-ruled", by=by, reason=what.reason)
    if what.is_uncovered:
        return text("question-undo-uncovered", who=who)
    return text(HEADINGS[question.kind], who=who, by=by)


def _consequences(asked: Asked) -> Iterator[Text]:
    if asked.question.kind not in AGREEMENTS:
        yield text("question-default-most")
    if asked.question.kind in (*ABSENCES, *AGREEMENTS):
        yield text(DEFAULTS[asked.default], who=Who(max(asked.question.seat, 0)))


def choice_text(choice: str) -> Text:
    """Return what a choice is called."""
    return Text(f"button-vote-{choice}")


def _ballots(asked: Asked, words: Words) -> Iterator[ui.Button[Sheet]]:
    question = asked.question
    for place, choice in enumerate(asked.choices):
        vote = custom_id(question.match, VoteClick.VOTE, revision=question.id, number=place)
        yield button(words(choice_text(choice)), vote, STYLES.get(choice, Style.secondary))


def _beside(asked: Asked, words: Words) -> Iterator[ui.Button[Sheet]]:
    if asked.question.kind == "wanted":
        taking = custom_id(asked.question.match, ReplaceClick.SUBSTITUTE, number=asked.question.seat)
        yield button(words(text("button-substitute")), taking, Style.success)
