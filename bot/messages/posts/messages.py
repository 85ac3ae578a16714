"""Messages about match events: table decisions, segments of play and the result. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from discord import ui

from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Upload,
    View,
    container,
    gallery,
    redact_layout,
    rows,
    text_displays,
    text_message,
    texts,
)
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.matches.match.buttons import FINAL, LATEST_MESSAGE, added_buttons
from bot.matches.match.narration import render_log
from bot.matches.match.titles import bold, match_url, subtext, timestamp, title
from bot.matches.pages import page_buttons
from bot.messages.posts.outcome import ranking_lines, winner_line
from engine.core.model import Seat
from engine.core.text import SeatName, seat_values, text
from host.matches.match.narration import LogLine, split_ahead
from host.messages.posts.cards import StatusCard
from host.messages.posts.message_contents import FinalMessage, SegmentMessage, TableMessage
from storage.matches.match.matches import MatchRow


def ruling_message(post: TableMessage, translate: Translator, picture: Upload | None) -> MessageView:
    """Build the message about a table decision, with the board if it has changed."""
    pictured = [gallery(picture)] if picture else []
    names = bold(post.log_line.names, post.log_line.seat_count)
    sentences = (translate(sentence, names) for sentence in post.log_line.texts)
    said = " ".join(sentences)
    if picture and post.heading is not None:
        caption = translate(text("segment-board", heading=post.heading), bold(post.names))
        said = f"{said}\n{subtext(caption)}"
    return MessageView(container(texts(said), pictured), (picture,) if picture else ())


def segment_message(post: SegmentMessage, translate: Translator, picture: Upload | None) -> MessageView:
    """Build the message about a finished segment (a phase or round): all players' actions and the board."""
    heading = f"### {translate(post.heading, bold(post.names))}"
    caption = picture_caption(post, translate) if picture else ""
    above = f"{heading}\n{caption}" if caption else heading
    pictured = [gallery(picture)] if picture else []
    own, _ = split_ahead(post.log_lines)
    blocks = texts(
        render_log(own, translate), *_next_segment(post, translate), max_length=MESSAGE_TEXT - length(above)
    )
    return MessageView(container(texts(above), pictured, blocks), (picture,) if picture else ())


def _next_segment(post: SegmentMessage, translate: Translator) -> Iterator[str]:
    """Yield what has already happened in the next segment, under its heading."""
    _, ahead = split_ahead(post.log_lines)
    if ahead and post.next_heading is not None:
        heading = translate(post.next_heading, bold(post.names))
        yield f"### {heading}\n{render_log(ahead, translate)}"


def picture_caption(post: SegmentMessage, translate: Translator) -> str:
    """Return the caption of the board after a segment; empty if it has the same heading as the segment."""
    if post.next_heading is None or post.next_heading == post.heading:
        return ""
    return subtext(translate(text("segment-board", heading=post.next_heading), bold(post.names)))


def actions_message(log_lines: Iterable[LogLine], translate: Translator) -> MessageView | None:
    """Build the message about the players' actions so far; return None if it exceeds the message limit."""
    sentence = render_log(log_lines, translate)
    return MessageView(container(texts(sentence))) if length(sentence) <= MESSAGE_TEXT else None


def new_actions_message(log_lines: Iterable[LogLine], translate: Translator) -> MessageView:
    """Build a message about players' actions, cut to the message limit."""
    return MessageView(container(texts(render_log(log_lines, translate))))


def buttons_message(shown: StatusCard, translate: Translator) -> MessageView:
    """Build a separate message for the action buttons, which also lists the players to move."""
    since = timestamp(shown.since or shown.match.created, "R")
    key = "card-window" if shown.is_window else "card-waiting"
    waits = translate(text(key, **seat_values(shown.awaited), since=since), bold(shown.names))
    return MessageView(
        container(
            texts(
                f"{title(shown.match, translate)}: {waits}"
                if shown.awaited
                else title(shown.match, translate)
            )
        )
    )


def add_buttons(message_view: MessageView, row: MatchRow, translate: Translator, whose_turn: str = "") -> str:
    """Add the action buttons, a link to the status card and whose turn it is to a message.

    Return the message's other components as JSON.
    """
    redact_layout(message_view.layout)
    components = message_view.layout.to_components()  # type: ignore[no-untyped-call]  # the library's
    plain = msgspec.json.encode(components).decode()
    for part in (
        *_card_link(message_view, row, translate),
        *_turn_line(message_view, whose_turn),
        *_button_rows(row, translate),
    ):
        message_view.layout.add_item(part)
    return plain


def whose_turn_line(awaited: Sequence[Seat], names: Sequence[str], translate: Translator) -> str:
    """Return who moves next; empty if no seat has to move.

    The line does not name players who choose at the same time, because the message is not edited when some
    of them have chosen.
    """
    if not awaited:
        return ""
    return translate(text("turn-of", **seat_values(awaited)), bold(names))


def _turn_line(message_view: MessageView, line: str) -> list[ui.TextDisplay[View]]:
    """Create the line about whose turn it is, unless the message has no room for it."""
    used = sum(length(block.content) for block in text_displays(message_view.layout))
    return texts(line) if line and used + length(line) <= MESSAGE_TEXT else []


def _card_link(message_view: MessageView, row: MatchRow, translate: Translator) -> list[ui.TextDisplay[View]]:
    """Create the link to the status card, unless the message has no room for it."""
    if row.card is None:
        return []
    link = subtext(translate(text("card-link", link=match_url(row))))
    used = sum(length(block.content) for block in text_displays(message_view.layout))
    return texts(link) if used + length(link) <= MESSAGE_TEXT else []


def _button_rows(row: MatchRow, translate: Translator) -> list[ui.ActionRow[View]]:
    return rows(added_buttons(LATEST_MESSAGE, row.id, translate))


def final_message(
    post: FinalMessage, translate: Translator, picture: Upload | None, page_url: str = ""
) -> MessageView:
    """Build the final message: board, winner, ranking, scoring and next steps."""
    names = bold(post.names)
    heading = f"## {translate(text('final-heading', match=title(post.match, translate)))}"
    won = f"### {winner_line(post.result, translate, names)}"
    pictured = [gallery(picture)] if picture else []
    blocks = texts(
        "\n".join(ranking_lines(post.result, translate, names)),
        "\n".join(_scoring(post, translate, names)),
        max_length=MESSAGE_TEXT - len(heading) - len(won),
    )
    controls = rows(added_buttons(FINAL, post.match.id, translate) + page_buttons(page_url, translate))
    return MessageView(
        container(texts(heading, won), pictured, blocks, controls), (picture,) if picture else ()
    )


def failure_message(translate: Translator, *, is_refused: bool) -> MessageView:
    """Build the message that informs players that part of a match could not be shown.

    It also explains who can try again.
    """
    return text_message(translate(text("post-refused" if is_refused else "post-missing")))


def _scoring(post: FinalMessage, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    if post.result.scores:
        yield f"**{translate(text('final-scoring'))}**"
    for score in post.result.scores:
        points = (
            translate(text("final-points", who=SeatName(seat), points=value), names)
            for seat, value in enumerate(score.values)
        )
        yield f"- {translate(score.label, names)}: {' · '.join(points)}"
