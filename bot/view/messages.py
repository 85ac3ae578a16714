"""Private answers to somebody who looks: board, log, their matches, a verification. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import What, custom_id
from bot.match.narration import told_lines
from bot.match.titles import bold, link, moment, title
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Upload, button, card, gallery, paragraphs, rows, texts
from bot.words.limits import MESSAGE_TEXT, as_many, length
from bot.words.names import plain_name
from engine.core.record import Record, write
from engine.core.text import Text, Who, text
from host.admin.transfer import is_brought_in
from host.core.refusals import Refusal
from host.fairness.fairness import Verification
from host.view.boards import Board, LogPage
from host.view.lists import Mine
from storage.match.matches import MatchRow

ROOM_FOR_HINTS = 200
"""Letters kept free below a list that may be cut."""


def board_post(seen: Board, words: Words, picture: Upload | None) -> Post:
    """Show the board as a picture, or in words where there is none."""
    if picture is None:
        return text_post(seen, words)
    return Post(card(texts(*_standing(seen, words)), gallery(picture)), (picture,))


def text_post(seen: Board, words: Words) -> Post:
    """Show the board in words; what is too long for a message comes whole in a file."""
    names, heading = bold(seen.names), f"### {title(seen.match, words)}"
    lines = [words(line, names) for line in seen.lines]
    shown = as_many(lines, MESSAGE_TEXT - length(heading) - len(seen.seats))
    told = texts(heading, paragraphs(shown))
    if len(shown) == len(lines):
        return Post(card(told))
    plain = [plain_name(name) for name in seen.names]
    whole = Upload("\n".join(words(line, plain) for line in seen.lines).encode(), "board.txt")
    return Post(card(told, ui.File(f"attachment://{whole.name}")), (whole,))


def picture_post(match: MatchRow, picture: Upload | None, words: Words) -> Post:
    """Show a picture of a match, or say that it could not be drawn."""
    if picture is None:
        raise Refusal(text("refusal-no-picture"))
    return Post(card(texts(f"### {title(match, words)}"), gallery(picture)), (picture,))


def _standing(seen: Board, words: Words) -> Iterator[str]:
    names = bold(seen.names)
    yield f"### {title(seen.match, words)}"
    yield words(seen.heading, names)
    if seen.awaited_seat is not None:
        yield words(text("board-waiting", who=Who(seen.awaited_seat)), names)


def log_post(page: LogPage, words: Words) -> Post:
    """Show a page of the log, with buttons to leaf through it."""
    heading = words(text("log-heading", match=title(page.match, words), page=page.page, pages=page.pages))
    told = "\n".join(told_lines(page.told, words)) or words(text("log-empty"))
    return Post(card(texts(f"### {heading}", told), rows(list(_leaves(page, words)))))


def _leaves(page: LogPage, words: Words) -> Iterator[ui.Button[Sheet]]:
    for key, wanted in (("button-earlier", page.page - 1), ("button-later", page.page + 1)):
        if 1 <= wanted <= page.pages:
            yield button(words(text(key)), custom_id(page.match.id, What.LOG, number=wanted))


def mine_post(mine: Sequence[Mine], words: Words) -> Post:
    """List a person's matches, those that wait for them first."""
    if not mine:
        return Post(Sheet(*texts(words(text("mine-none")))))
    ordered = sorted(mine, key=lambda one: not one.your_turn)
    heading = words(text("mine-heading", count=len(mine), waiting=sum(one.your_turn for one in mine)))
    lines = as_many((match_line(one, words) for one in ordered), MESSAGE_TEXT - len(heading) - ROOM_FOR_HINTS)
    left_out = len(mine) - len(lines)
    rest = words(text("mine-more", count=left_out)) if left_out else ""
    return Post(card(texts(f"### {heading}", "\n".join(lines), rest)))


def match_line(one: Mine, words: Words) -> str:
    """Return a line about a match in a list of matches, with a link to it."""
    status = words(_mine_status(one), bold(one.names))
    if one.deadline is not None and one.match.paused is None:
        status = words(text("mine-deadline", status=status, relative=moment(one.deadline, "R")))
    return f"- [{title(one.match, words)}]({link(one.match)}) <#{one.match.channel}> — {status}"


def _mine_status(one: Mine) -> Text:
    if one.is_damaged:
        return text("mine-damaged", match=one.match.id)
    if one.match.status == "open":
        return text("mine-open", taken=len(one.seats), seats=one.match.seat_count)
    if one.your_turn:
        return text("mine-your-turn")
    if one.awaited_seat is None:
        return text("mine-over")
    return text("mine-waiting", who=Who(one.awaited_seat))


def verification_post(found: Verification, words: Words) -> Post:
    """Tell whether a finished match was played fairly, and with what one can check that oneself."""
    points = (
        ("order", found.order_holds),
        ("moves", found.moves_hold),
        ("result", found.result_holds),
    )
    lines = [f"{'✅' if holds else '❌'} {words(text(f'verify-{point}'))}" for point, holds in points]
    secrets = words(text("final-secrets", seed=found.seed, salt=found.salt, hash=found.commitment))
    heading = f"### {words(text('verify-heading', match=title(found.match, words)))}"
    # What was announced stands in Discord and not with us: a tick of ours would prove nothing.
    bound = "card-brought-in" if is_brought_in(found.match) else "verify-commitment"
    return Post(card(texts(heading, "\n".join(lines), f"{secrets}\n{words(Text(bound))}")))


def record_post(match: int, record: Record, words: Words) -> Post:
    """Hand out the record of a match as a file."""
    upload = Upload(write(record), f"match-{match}.json")
    key = "export-complete" if record.complete else "export-incomplete"
    return Post(Sheet(*texts(words(Text(key))), ui.File(f"attachment://{upload.name}")), (upload,))
