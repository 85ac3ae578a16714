"""Public posts as values: the status card, the posts of chapters and the last one, the ping. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.i18n import Words
from bot.ids import What, custom_id
from bot.layout import Post, Sheet, Style, Upload, button, card, gallery, rows, texts
from bot.limits import ALT_TEXT, MESSAGE_TEXT, as_many
from bot.names import LONGEST_TITLE, clean_name, plain_name
from bot.pacing import pace_line
from engine.core.text import Text, Who, text
from host.conduct import Figure
from host.moving import is_brought_in
from host.reading import Card, ChapterPost, FinalPost, TableTold
from host.telling import Told
from storage.matches import MatchRow
from storage.seats import SeatRow

ROBOT, PLAN = "🤖", "⏩"
SHOWN_INVITED = 20


def title(match: MatchRow, words: Words) -> str:
    """Return the name of a match: the game and what its opener called it."""
    game = words(text(f"{match.game}-name"))
    return (
        words(text("match-title", game=game, title=clean_name(match.title, LONGEST_TITLE)))
        if match.title
        else game
    )


def link(match: MatchRow) -> str:
    """Return the address of a match: its status card, or the channel while there is none."""
    address = f"https://discord.com/channels/{match.server}/{match.channel}"
    return address if match.card is None else f"{address}/{match.card}"


def bold(names: Sequence[str]) -> list[str]:
    """Return names as they stand in public sentences."""
    return [f"**{clean_name(name)}**" for name in names]


def alt_text(sentences: Sequence[Text], words: Words, names: Sequence[str]) -> str:
    """Word a picture's description: as many whole sentences, the most important first, as Discord takes."""
    plain = [plain_name(name) for name in names]
    return " ".join(as_many((words(sentence, plain) for sentence in sentences), ALT_TEXT, " "))


def card_post(shown: Card, words: Words) -> Post:
    """Build the status card, the one post of a match that is edited."""
    blocks = {"open": _open, "running": _running, "finished": _over, "cancelled": _over}[shown.match.status]
    heading = f"## {title(shown.match, words)}"
    controls = rows(list(_buttons(shown.match, words)))
    # Only sending notifies, an edit never does: the invited hear of it once.
    return Post(card(texts(heading, *blocks(shown, words)), controls), pinged=shown.invited[:SHOWN_INVITED])


def _open(shown: Card, words: Words) -> Iterator[str]:
    taken = len(shown.seats)
    yield words(text("card-open", taken=taken, seats=shown.match.seat_count))
    yield "\n".join(_seat_lines(shown, words))
    people = words.listed([f"<@{person}>" for person in shown.invited[:SHOWN_INVITED]])
    access = "public" if shown.match.is_public else "invited"
    yield words(text(f"card-{access}", people=people, count=len(shown.invited)))
    yield words(text(f"card-begins-{shown.match.begins}"))
    yield pace_line(shown.match.pace, words)
    yield _small(words(text("card-commitment", hash=shown.commitment)))


def _running(shown: Card, words: Words) -> Iterator[str]:
    names = bold(shown.names)
    if shown.is_damaged:
        yield words(text("card-damaged"))
    if shown.heading is not None:
        yield words(shown.heading, names)
    if shown.awaited_seat is not None:
        since = moment(shown.since or shown.match.created, "R")
        yield words(text("card-waiting", who=Who(shown.awaited_seat), since=since), names)
        if shown.match.paused is not None:
            yield words(text("card-paused"))
        elif shown.deadline is not None:
            yield words(
                text("card-deadline", absolute=moment(shown.deadline), relative=moment(shown.deadline, "R"))
            )
    yield "\n".join(_seat_lines(shown, words))
    yield _small(pace_line(shown.match.pace, words))
    yield _small(_binding(shown, words))


def _over(shown: Card, words: Words) -> Iterator[str]:
    yield words(text(f"card-{shown.match.status}"))
    yield "\n".join(_seat_lines(shown, words))
    if shown.match.status == "finished":
        # What was announced must stay where it can be compared with what is revealed.
        yield _small(_binding(shown, words))


def _binding(shown: Card, words: Words) -> str:
    """Tell by what the chance of a match is bound; nobody could see that of one that was made of a file."""
    if is_brought_in(shown.match):
        return words(text("card-brought-in"))
    return words(text("card-commitment", hash=shown.commitment))


def _seat_lines(shown: Card, words: Words) -> Iterator[str]:
    for place, seat in enumerate(shown.seats):
        mark = "▶ " if place == shown.awaited_seat else ""
        known = shown.figures.get(seat.person) if seat.person is not None else None
        figure = "" if known is None else f" — {figure_line(known, words)}"
        yield f"{place + 1}. {mark}{seat_name(seat)}{figure}"
    for place in range(len(shown.seats), shown.match.seat_count if shown.match.status == "open" else 0):
        yield f"{place + 1}. {words(text('card-free-seat'))}"


def figure_line(known: Figure, words: Words) -> str:
    """Tell how reliably somebody has played."""
    parts = [] if known.kept is None else [words(text("figure-kept", percent=known.kept))]
    if known.finished:
        parts.append(words(text("figure-finished", count=known.finished)))
    if known.left:
        parts.append(words(text("figure-left", count=known.left)))
    return ", ".join(parts) or words(text("figure-new"))


def seat_name(seat: SeatRow) -> str:
    """Return the name of whoever sits there, robots marked."""
    return f"{ROBOT} {clean_name(seat.name)}" if seat.robot is not None else clean_name(seat.name)


def moment(at: int, style: str = "f") -> str:
    """Return a time (unix milliseconds) as Discord shows it to each reader in their own zone; R is relative."""
    return f"<t:{at // 1000}:{style}>"


def _small(line: str) -> str:
    return f"-# {line}"


OPEN_BUTTONS = (
    (What.JOIN, Style.success),
    (What.LEAVE, Style.secondary),
    (What.ROBOT, Style.secondary),
    (What.START, Style.primary),
    (What.CANCEL, Style.danger),
)
BOARD_BUTTONS = ((What.BOARD, Style.secondary), (What.LOG, Style.secondary))
BUTTONS = {
    "open": OPEN_BUTTONS,
    "running": ((What.TURN, Style.primary), (What.CATCHUP, Style.secondary), *BOARD_BUTTONS),
    "finished": (*BOARD_BUTTONS, (What.REPLAY, Style.secondary)),
    "cancelled": (),
}


def _buttons(match: MatchRow, words: Words) -> Iterator[ui.Button[Sheet]]:
    for what, style in BUTTONS[match.status]:
        yield button(words(text(f"button-{what}")), custom_id(match.id, what), style)


def told_post(post: TableTold, words: Words, picture: Upload | None) -> Post:
    """Build the post of what the table has decided, with the board where that has changed it."""
    pictured = [gallery(picture)] if picture else []
    said = (words(sentence, bold(post.told.names)) for sentence in post.told.texts)
    return Post(card(texts("\n".join(said)), pictured), (picture,) if picture else ())


def invitation_post(match: MatchRow, person: int, words: Words) -> Post:
    """Build the notice to somebody who was invited after the table was opened."""
    said = words(text("invitation", person=f"<@{person}>", match=title(match, words)))
    join = button(words(text("button-join")), custom_id(match.id, What.JOIN), Style.success)
    return Post(Sheet(*texts(said), *rows([join])), pinged=(person,))


def chapter_post(post: ChapterPost, words: Words, picture: Upload | None) -> Post:
    """Build the post of a stretch of play: the board after it and what everybody did."""
    heading = f"### {words(post.heading, bold(post.names))}"
    pictured = [gallery(picture)] if picture else []
    told = texts("\n".join(told_lines(post.told, words)), most=MESSAGE_TEXT - len(heading))
    return Post(card(texts(heading), pictured, told), (picture,) if picture else ())


def told_lines(told: Sequence[Told], words: Words) -> Iterator[str]:
    """Yield a line for what each seat did, or the table by itself; the work of robots and of plans is marked."""
    for part in told:
        said = " ".join(words(sentence, bold(part.names)) for sentence in part.texts)
        if said:
            yield f"- {_mark(part, words)}{said}"


def _mark(part: Told, words: Words) -> str:
    if part.seat is None:
        return ""
    # What the clock does in a seat, a robot does for its player.
    marks = {"robot": f"{ROBOT} ", "clock": f"{ROBOT} ", "plan": f"{PLAN} {words(text('told-planned'))} "}
    return marks.get(part.by, "")


def final_post(post: FinalPost, words: Words, picture: Upload | None) -> Post:
    """Build the last post: the final board, the ranking, the scoring, the secrets of the shuffles."""
    names = bold(post.names)
    heading = f"## {words(text('final-heading', match=title(post.match, words)))}"
    pictured = [gallery(picture)] if picture else []
    blocks = texts(
        "\n".join(_ranking(post, words, names)),
        "\n".join(_scoring(post, words, names)),
        _small(words(text("final-secrets", seed=post.seed, salt=post.salt, hash=post.commitment))),
        most=MESSAGE_TEXT - len(heading),
    )
    return Post(card(texts(heading), pictured, blocks), (picture,) if picture else ())


def _ranking(post: FinalPost, words: Words, names: Sequence[str]) -> Iterator[str]:
    place = 1
    for tied in post.result.ranking:
        for seat in tied:
            yield words(
                text("final-rank", place=place, who=Who(seat), points=post.result.totals[seat]), names
            )
        place += len(tied)
    yield from (words(reason, names) for reason in post.result.ties)


def _scoring(post: FinalPost, words: Words, names: Sequence[str]) -> Iterator[str]:
    yield f"**{words(text('final-scoring'))}**"
    for score in post.result.scores:
        points = (
            words(text("final-points", who=Who(seat), points=value), names)
            for seat, value in enumerate(score.values)
        )
        yield f"- {words(score.label, names)}: {' · '.join(points)}"
