"""Messages for votes: the question, its deadline and the pending ballots."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import assert_never

from discord import ui
from msgspec.structs import replace

from bot.core.features import Feature, HelpPage
from bot.core.ids import Click, custom_id
from bot.core.pictures import ImageRequest
from bot.core.queues import Requester
from bot.core.sending.sender import Sender, upload_limit
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Style,
    Upload,
    View,
    button,
    container,
    gallery,
    rows,
    text_message,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import TO_MOVE, added_buttons
from bot.matches.match.narration import render_lines
from bot.matches.match.pending_votes import PendingVoteClick
from bot.matches.match.titles import bold, match_link, timestamp, title
from bot.messages.notices import mute_button
from engine.core.text import LocalizedText, Quote, text
from host.core import outbox
from host.core.errors import user_error
from host.core.kinds import name_of
from host.decisions.vote import departed, votes, voting
from host.decisions.vote.ballots import NO, YES
from host.decisions.vote.kinds import (
    CheckVoters,
    DelayedVoteReminder,
    DirectVote,
    LastVoterReminder,
    PostVote,
    VoteCancelled,
    VotePost,
    VoteReminderPost,
)
from host.decisions.vote.votes import OpenVote
from host.decisions.vote.voting import VoteReminder
from host.matches.match.narration import LogLine
from host.messages import view
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)


class VoteClick(StrEnum):
    """The names of clicks in custom ids.

    VOTE has a choice number.
    """

    VOTE = "vote"


FREE_SEAT = "free-seat"
"""The placement of buttons that features add below a vote about a free seat."""
MAX_PREVIEW = 1600
"""Maximum number of characters for the moves that would be undone."""
ROOM_FOR_COUNT, ROOM_FOR_CAPTION = 100, 200
STYLES = MappingProxyType({YES: Style.success, NO: Style.danger})


def vote_message(open_vote: OpenVote, translate: Translator, picture: Upload | None = None) -> MessageView:
    """Build the message for an open vote.

    When it is first sent, players who have not voted yet are notified. `picture` shows the board before the
    moves that would be undone.
    """
    blocks = list(_blocks(open_vote, translate))
    used = sum(map(length, blocks)) + ROOM_FOR_CAPTION
    caption = [translate(text("question-undo-before"))] if picture else []
    return MessageView(
        container(
            texts(*blocks[:1], *_undone(open_vote, translate, MESSAGE_TEXT - used), *caption),
            [gallery(picture)] if picture else [],
            texts(*blocks[1:]),
            rows([*_ballot_buttons(open_vote, translate), *_free_seat_buttons(open_vote, translate)]),
            rows(_turn_buttons(open_vote, translate)),
        ),
        (picture,) if picture else (),
        pinged=open_vote.pinged,
    )


def _undone(open_vote: OpenVote, translate: Translator, max_length: int) -> Iterator[str]:
    """Describe the turn that would be undone, and everything after it."""
    preview = open_vote.preview
    if preview is None:
        return
    room = min(max_length, MAX_PREVIEW) // 2
    yield _undone_lines("question-undo-turn", preview.turn, translate, room)
    if preview.later:
        yield _undone_lines("question-undo-also", preview.later, translate, room)


def _undone_lines(key: str, log_lines: Sequence[LogLine], translate: Translator, max_length: int) -> str:
    lines = list(render_lines(log_lines, translate, max_length // 2))
    shown = fit_lines(lines, max_length - ROOM_FOR_COUNT)
    more = len(lines) - len(shown)
    rest = [f"- {translate(text('question-undo-more', count=more))}"] if more else []
    return "\n".join([translate(text(key)), *shown, *rest])


def _blocks(open_vote: OpenVote, translate: Translator) -> Iterator[str]:
    names = bold(open_vote.all_names, len(open_vote.names))
    yield translate(open_vote.vote.heading(open_vote.vote_names), names)
    if open_vote.vote.is_late_player_notified and open_vote.vote.late_player is not None:
        late = translate.mention(open_vote.vote.late_player)
        yield translate(text("question-late-player", person=late))
    if open_vote.vote.given_reason:
        yield translate(text("told-reason", reason=Quote(open_vote.vote.given_reason)))
    yield "\n".join(
        [_closes(open_vote.closes, translate), *(translate(line, names) for line in _consequences(open_vote))]
    )
    yield " · ".join(
        translate(text("question-counts", choice=translate(choice_text(choice)), count=count))
        for choice, count in zip(open_vote.choices, open_vote.counts, strict=True)
    )
    if open_vote.missing:
        people = translate.join_list([translate.mention(user_key) for user_key in open_vote.missing])
        yield translate(text("question-missing", people=people))
    if open_vote.departed:
        people = translate.join_list([translate.mention(user_key) for user_key in open_vote.departed])
        yield translate(text("question-departed", people=people, count=len(open_vote.departed)))


def _closes(at: int, translate: Translator) -> str:
    return translate(text("question-closes", absolute=timestamp(at), relative=timestamp(at, "R")))


def _consequences(open_vote: OpenVote) -> Iterator[LocalizedText]:
    if open_vote.vote.is_majority_vote:
        yield text("question-default-most")
    consequence = open_vote.vote.consequence(open_vote.default, open_vote.vote_names)
    if consequence is not None:
        yield consequence


def choice_text(choice: str) -> LocalizedText:
    """Return the label of a choice."""
    return LocalizedText(f"button-vote-{choice}")


def _ballot_buttons(open_vote: OpenVote, translate: Translator) -> Iterator[ui.Button[View]]:
    for place, choice in enumerate(open_vote.choices):
        vote = custom_id(open_vote.match.id, VoteClick.VOTE, revision=open_vote.row.id, number=place)
        yield button(translate(choice_text(choice)), vote, STYLES.get(choice, Style.secondary))


def _free_seat_buttons(open_vote: OpenVote, translate: Translator) -> Iterator[ui.Button[View]]:
    if open_vote.vote.free_seat is not None:
        yield from added_buttons(FREE_SEAT, open_vote.match.id, translate, number=open_vote.vote.free_seat)


def _turn_buttons(open_vote: OpenVote, translate: Translator) -> list[ui.Button[View]]:
    """Create the turn button for the late player."""
    is_late = open_vote.vote.late_player is not None
    return added_buttons(TO_MOVE, open_vote.match.id, translate) if is_late else []


def vote_reminder_message(call: VoteReminder, translate: Translator) -> MessageView:
    """Build a reminder to vote, with a link to the vote."""
    place = call.match if call.message is None else replace(call.match, card=call.message)
    localized_text = text(
        f"notice-{name_of(call.kind)}",
        person=translate.mention(call.user_key),
        match=match_link(place, translate),
    )
    text_displays = texts(f"{translate(localized_text)}\n{_closes(call.closes, translate)}")
    return MessageView(
        View(*text_displays, *rows([mute_button(call.match, translate)])), pinged=(call.user_key,)
    )


def vote_cancelled_message(cancelled: VoteCancelled, translate: Translator) -> MessageView:
    """Build the message that informs a player that the vote they requested could not be shown."""
    if cancelled.asker is None:
        return text_message(translate(text("question-cancelled")))
    sentence = translate(text("question-cancelled-asked", person=translate.mention(cancelled.asker)))
    return replace(text_message(sentence), pinged=(cancelled.asker,))


async def send(sender: Sender, row: OutboxRow, post: VotePost, with_picture: bool) -> None:
    """Send an outbox message and delete its row; skip outdated messages."""
    match post:
        case PostVote():
            await _send_question(sender, row, post, with_picture)
        case LastVoterReminder() | DelayedVoteReminder():
            await _send_reminder(sender, row, post)
        case VoteCancelled():
            await _send_cancelled(sender, row, post)
        case DirectVote():
            await _send_directly(sender, row, post)
        case CheckVoters():
            await _check_voters(sender, row, post)
        case _:
            assert_never(post)


async def _send_question(sender: Sender, row: OutboxRow, post: PostVote, with_picture: bool) -> None:
    """Post a vote, or update its message to the current state."""
    open_vote = await votes.load_open_vote(sender.ctx, row.owner, post.question)
    if open_vote is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    translate = await sender.translator(open_vote.match.guild_id, open_vote.match.channel)
    picture = await _draw_board_before(sender, open_vote, translate) if with_picture else None
    message_view = vote_message(open_vote, translate, picture)
    message = open_vote.row.message
    if message is None or not await sender.edit(
        sender.channel(open_vote.match),
        message,
        message_view,
        removes_files=open_vote.preview is not None and picture is None,
    ):
        message = await sender.send(open_vote.match, message_view, row)
    await votes.note_posted(sender.ctx, row, post.question, message)


async def _draw_board_before(sender: Sender, open_vote: OpenVote, translate: Translator) -> Upload | None:
    """Draw the board that an undo would restore; return None if the vote is not about an undo."""
    match, preview = open_vote.match, open_vote.preview
    if preview is None or (most := upload_limit(sender.client, match)) is None:
        return None
    wanted = ImageRequest(game=match.game, view=preview.view_before, names=open_vote.names)
    return await sender.pictures.draw(wanted.with_limit(most), translate, Requester(match.guild_id))


async def _send_reminder(sender: Sender, row: OutboxRow, post: VoteReminderPost) -> None:
    if await voting.suppress(sender.ctx, row, post):
        return
    call = await voting.load_vote_reminder(sender.ctx, row.owner, post)
    if call is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    place = await sender.notify(
        call.match, call.user_key, call.target, partial(vote_reminder_message, call), row
    )
    await voting.note_reminder_sent(sender.ctx, row, post, *place)


async def _send_directly(sender: Sender, row: OutboxRow, post: DirectVote) -> None:
    """Send a vote to one voter by direct message; the message is not updated later."""
    open_vote = await votes.load_open_vote(sender.ctx, post.match_id, post.question)
    if open_vote is not None and row.owner in open_vote.missing:
        build = partial(_direct_vote_message, open_vote)
        if await sender.send_match_dm(open_vote.match, row.owner, build, row) is None:
            log.warning("match %d: a voter accepts no direct messages", post.match_id)
    await outbox.delete_sent(sender.ctx, row)


def _direct_vote_message(open_vote: OpenVote, translate: Translator) -> MessageView:
    heading = text_message(translate(text("question-direct", match=title(open_vote.match, translate))))
    message_view = vote_message(open_vote, translate)
    return MessageView(View(*heading.layout.children, *message_view.layout.children))


async def _check_voters(sender: Sender, row: OutboxRow, post: CheckVoters) -> None:
    """Ask Discord which voters have left the server; no message is sent."""
    match = await view.find_row(sender.ctx, row.owner)
    checked = await departed.voters_to_check(sender.ctx, row.owner, post.question)
    guild_id = None if match is None else match.guild_id
    gone = [voter for voter in checked if guild_id and await sender.has_left_guild(guild_id, voter)]
    await departed.note_departed(sender.ctx, row, post.question, checked, gone)
    sender.wake_all()


async def _send_cancelled(sender: Sender, row: OutboxRow, post: VoteCancelled) -> None:
    match = await view.find_row(sender.ctx, row.owner)
    if match is not None:
        await sender.send(
            match, vote_cancelled_message(post, await sender.translator(match.guild_id, match.channel)), row
        )
    await outbox.delete_sent(sender.ctx, row)


async def vote(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Cast a ballot.

    The custom id contains the vote number instead of a revision.
    """
    user = acting_user(interaction)
    cast = await voting.cast_ballot(ctx_of(interaction), click.match_id, click.revision, user, click.number)
    key = "done-vote-decided" if cast.is_decided else "done-vote"
    return answer_done(interaction, cast.match, key, translate, choice=translate(choice_text(cast.choice)))


async def show(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show a vote privately, with its buttons."""
    open_vote = await votes.load_open_vote(ctx_of(interaction), click.match_id, click.revision)
    if open_vote is None:
        raise user_error("question-closed")
    return replace(vote_message(open_vote, translate), pinged=())


FEATURE = Feature(
    send=send,
    clicks={VoteClick.VOTE: vote, PendingVoteClick.SHOW: show},
    help=(HelpPage("help-together", 40),),
)
