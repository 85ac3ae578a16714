"""Messages for votes: the question, its deadline and the pending ballots. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import assert_never

from discord import ui
from msgspec.structs import replace

from bot.core.features import Feature, HelpPage
from bot.core.ids import Click, custom_id
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, card, rows, texts
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import added_buttons
from bot.matches.match.titles import bold, match_link, moment
from bot.messages.notices import mute_button
from engine.core.text import LocalizedText, Quote, text
from host.core import outbox
from host.core.kinds import name_of
from host.decisions.vote import questions, voting
from host.decisions.vote.ballots import NO, YES
from host.decisions.vote.kinds import CallPost, LastToAnswer, PostQuestion, Unanswered, VotePost
from host.decisions.vote.questions import Asked
from host.decisions.vote.voting import Call
from storage.core.scheduling.outbox import PostRow


class VoteClick(StrEnum):
    """Names in custom ids; VOTE takes the number of a choice."""

    VOTE = "vote"


FREE_SEAT = "free-seat"
"""Placement of buttons below a vote about a free seat."""
STYLES = MappingProxyType({YES: Style.success, NO: Style.danger})


def question_post(asked: Asked, translate: Translator) -> MessageView:
    """Build the message of an open vote.

    Players with a pending ballot are notified when it is first sent.
    """
    return MessageView(
        card(
            texts(*_blocks(asked, translate)),
            rows([*_ballot_buttons(asked, translate), *_free_seat_buttons(asked, translate)]),
        ),
        pinged=asked.pinged,
    )


def _blocks(asked: Asked, translate: Translator) -> Iterator[str]:
    names = bold(asked.all_names)
    yield translate(asked.question.heading(asked.wording), names)
    if asked.question.given_reason:
        yield translate(text("told-reason", reason=Quote(asked.question.given_reason)))
    yield "\n".join(
        [_closes(asked.closes, translate), *(translate(line, names) for line in _consequences(asked))]
    )
    yield " · ".join(
        translate(text("question-counts", choice=translate(choice_text(choice)), count=count))
        for choice, count in zip(asked.choices, asked.counts, strict=True)
    )
    if asked.missing:
        people = translate.listed([translate.mention(user_key) for user_key in asked.missing])
        yield translate(text("question-missing", people=people))


def _closes(at: int, translate: Translator) -> str:
    return translate(text("question-closes", absolute=moment(at), relative=moment(at, "R")))


def _consequences(asked: Asked) -> Iterator[LocalizedText]:
    if asked.question.is_decided_by_most:
        yield text("question-default-most")
    consequence = asked.question.consequence(asked.default, asked.wording)
    if consequence is not None:
        yield consequence


def choice_text(choice: str) -> LocalizedText:
    """Return the label of a choice."""
    return LocalizedText(f"button-vote-{choice}")


def _ballot_buttons(asked: Asked, translate: Translator) -> Iterator[ui.Button[View]]:
    for place, choice in enumerate(asked.choices):
        vote = custom_id(asked.match.id, VoteClick.VOTE, revision=asked.row.id, number=place)
        yield button(translate(choice_text(choice)), vote, STYLES.get(choice, Style.secondary))


def _free_seat_buttons(asked: Asked, translate: Translator) -> Iterator[ui.Button[View]]:
    if asked.question.free_seat is not None:
        yield from added_buttons(FREE_SEAT, asked.match.id, translate, number=asked.question.free_seat)


def call_post(call: Call, translate: Translator) -> MessageView:
    """Build a reminder to vote, with a link to the vote."""
    place = call.match if call.message is None else replace(call.match, card=call.message)
    said = text(
        f"notice-{name_of(call.kind)}",
        person=translate.mention(call.user_key),
        match=match_link(place, translate),
    )
    told = texts(f"{translate(said)}\n{_closes(call.closes, translate)}")
    return MessageView(View(*told, *rows([mute_button(call.match, translate)])), pinged=(call.user_key,))


async def send(sender: Sender, row: PostRow, post: VotePost, pictured: bool) -> None:
    """Send an outbox message and delete its row; outdated messages are skipped."""
    match post:
        case PostQuestion():
            await _send_question(sender, row, post)
        case LastToAnswer() | Unanswered():
            await _send_call(sender, row, post)
        case _:
            assert_never(post)


async def _send_question(sender: Sender, row: PostRow, post: PostQuestion) -> None:
    """Post a vote, or update its message to the current state."""
    asked = await questions.load_asked(sender.ctx, row.owner, post.question)
    if asked is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    shown = question_post(asked, await sender.translator(asked.match.guild_id))
    message = asked.row.message
    if message is None or not await sender.edit(sender.channel(asked.match), message, shown):
        message = await sender.send(asked.match, shown, row)
    await questions.note_posted(sender.ctx, row, post.question, message)


async def _send_call(sender: Sender, row: PostRow, post: CallPost) -> None:
    if await voting.hold_back(sender.ctx, row, post):
        return
    call = await voting.call_of(sender.ctx, row.owner, post)
    if call is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    place = await sender.notify(call.match, call.user_key, call.where, partial(call_post, call), row)
    await voting.note_call_sent(sender.ctx, row, post, *place)


async def vote(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Cast a ballot.

    The custom id has the number of the vote in place of a revision.
    """
    user = person_of(interaction)
    cast = await voting.cast(ctx_of(interaction), click.match_id, click.revision, user, click.number)
    return answer_done(
        interaction, cast.match, "done-vote", translate, choice=translate(choice_text(cast.choice))
    )


FEATURE = Feature(send=send, clicks={VoteClick.VOTE: vote}, help=(HelpPage("help-together", 40),))
