"""Messages about events in a match: table decisions, chapters and the result. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, card, gallery, note, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.matches.match.buttons import ACT, FINAL, added_buttons
from bot.matches.match.narration import tell
from bot.matches.match.titles import bold, moment, title
from bot.messages.posts.outcome import ranking_lines, won_line
from engine.core.text import SeatName, text, whose
from host.matches.match.narration import LogLine
from host.messages.posts.cards import Card
from host.messages.posts.published import ChapterPost, FinalPost, TableMessage


def told_post(post: TableMessage, translate: Translator, picture: Upload | None) -> MessageView:
    """Build the message of a table decision, with the board if it has changed."""
    pictured = [gallery(picture)] if picture else []
    said = (translate(sentence, bold(post.told.names)) for sentence in post.told.texts)
    return MessageView(card(texts("\n".join(said)), pictured), (picture,) if picture else ())


def chapter_post(post: ChapterPost, translate: Translator, picture: Upload | None) -> MessageView:
    """Build the message of a segment of play: the resulting board and all players' actions."""
    heading = f"### {translate(post.heading, bold(post.names))}"
    pictured = [gallery(picture)] if picture else []
    told = texts(tell(post.told, translate), most=MESSAGE_TEXT - len(heading))
    return MessageView(card(texts(heading), pictured, told), (picture,) if picture else ())


def lines_post(told: Iterable[LogLine], translate: Translator) -> MessageView | None:
    """Build the message of the players' actions so far; None if it exceeds the message limit."""
    said = tell(told, translate)
    return MessageView(card(texts(said))) if length(said) <= MESSAGE_TEXT else None


def new_lines_post(told: Iterable[LogLine], translate: Translator) -> MessageView:
    """Build a message of players' actions, cut to the message limit."""
    return MessageView(card(texts(tell(told, translate))))


def buttons_post(shown: Card, translate: Translator) -> MessageView:
    """Build a message for the action buttons; it names the player to move."""
    since = moment(shown.since or shown.match.created, "R")
    waits = translate(text("card-waiting", **whose(shown.awaited), since=since), bold(shown.names))
    return MessageView(
        card(
            texts(
                f"{title(shown.match, translate)}: {waits}"
                if shown.awaited
                else title(shown.match, translate)
            )
        )
    )


def add_buttons(post: MessageView, match_id: int, translate: Translator) -> str:
    """Add the action buttons, and return the components without them as JSON."""
    components = post.sheet.to_components()  # type: ignore[no-untyped-call]  # the library's
    plain = msgspec.json.encode(components).decode()
    for row in rows(added_buttons(ACT, match_id, translate)):
        post.sheet.add_item(row)
    return plain


def final_post(post: FinalPost, translate: Translator, picture: Upload | None) -> MessageView:
    """Build the final message: board, winner, ranking, scoring and next steps."""
    names = bold(post.names)
    heading = f"## {translate(text('final-heading', match=title(post.match, translate)))}"
    won = f"### {won_line(post.result, translate, names)}"
    pictured = [gallery(picture)] if picture else []
    blocks = texts(
        "\n".join(ranking_lines(post.result, translate, names)),
        "\n".join(_scoring(post, translate, names)),
        most=MESSAGE_TEXT - len(heading) - len(won),
    )
    controls = rows(added_buttons(FINAL, post.match.id, translate))
    return MessageView(card(texts(heading, won), pictured, blocks, controls), (picture,) if picture else ())


def missing_post(translate: Translator) -> MessageView:
    """Report that a message could not be created, and the person to contact."""
    return note(translate(text("post-missing")))


def _scoring(post: FinalPost, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    yield f"**{translate(text('final-scoring'))}**"
    for score in post.result.scores:
        points = (
            translate(text("final-points", who=SeatName(seat), points=value), names)
            for seat, value in enumerate(score.values)
        )
        yield f"- {translate(score.label, names)}: {' · '.join(points)}"
