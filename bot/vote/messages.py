"""Questions to the people at a table as posts: what is asked, until when, who has still to answer. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from discord import ui
from msgspec.structs import replace

from bot.core.ids import custom_id
from bot.match.buttons import added_buttons
from bot.match.titles import bold, match_link, moment
from bot.notices.messages import mute_button
from bot.vote.ids import VoteClick
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, button, card, rows, texts
from engine.core.text import Quote, Text, text
from host.core.kinds import name_of
from host.vote.ballots import NO, YES
from host.vote.questions import Asked
from host.vote.voting import Call

FREE_SEAT = "free-seat"
"""The place of buttons beside a question about a seat that is to be had."""
STYLES = MappingProxyType({YES: Style.success, NO: Style.danger})


def question_post(asked: Asked, words: Words) -> Post:
    """Build the post of an open question; those who have still to answer are notified when it is first sent."""
    return Post(
        card(
            texts(*_blocks(asked, words)),
            rows([*_ballot_buttons(asked, words), *_free_seat_buttons(asked, words)]),
        ),
        pinged=asked.pinged,
    )


def _blocks(asked: Asked, words: Words) -> Iterator[str]:
    names = bold(asked.all_names)
    yield words(asked.question.heading(asked.wording), names)
    if asked.question.given_reason:
        yield words(text("told-reason", reason=Quote(asked.question.given_reason)))
    yield "\n".join([_closes(asked.closes, words), *(words(line, names) for line in _consequences(asked))])
    yield " · ".join(
        words(text("question-counts", choice=words(choice_text(choice)), count=count))
        for choice, count in zip(asked.choices, asked.counts, strict=True)
    )
    if asked.missing:
        people = words.listed([words.mention(person) for person in asked.missing])
        yield words(text("question-missing", people=people))


def _closes(at: int, words: Words) -> str:
    return words(text("question-closes", absolute=moment(at), relative=moment(at, "R")))


def _consequences(asked: Asked) -> Iterator[Text]:
    if asked.question.is_decided_by_most:
        yield text("question-default-most")
    consequence = asked.question.consequence(asked.default, asked.wording)
    if consequence is not None:
        yield consequence


def choice_text(choice: str) -> Text:
    """Return what a choice is called."""
    return Text(f"button-vote-{choice}")


def _ballot_buttons(asked: Asked, words: Words) -> Iterator[ui.Button[Sheet]]:
    for place, choice in enumerate(asked.choices):
        vote = custom_id(asked.match.id, VoteClick.VOTE, revision=asked.row.id, number=place)
        yield button(words(choice_text(choice)), vote, STYLES.get(choice, Style.secondary))


def _free_seat_buttons(asked: Asked, words: Words) -> Iterator[ui.Button[Sheet]]:
    if asked.question.free_seat is not None:
        yield from added_buttons(FREE_SEAT, asked.match.id, words, number=asked.question.free_seat)


def call_post(call: Call, words: Words) -> Post:
    """Build a call to answer a question; it leads there."""
    place = call.match if call.message is None else replace(call.match, card=call.message)
    said = text(
        f"notice-{name_of(call.kind)}", person=words.mention(call.person), match=match_link(place, words)
    )
    told = texts(f"{words(said)}\n{_closes(call.closes, words)}")
    return Post(Sheet(*told, *rows([mute_button(call.match, words)])), pinged=(call.person,))
