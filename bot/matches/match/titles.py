"""How matches, seats and times are named in messages. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.words.i18n import Words
from bot.core.words.names import MAX_TITLE, clean_name, plain_name
from engine.core.text import Text, text
from host.tables.fairness.commitments import Bound
from host.time.reliability import Figure
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow

ROBOT = "🤖"


def title(row: MatchRow, words: Words) -> str:
    """Return the name of a match: the game and what its opener called it."""
    game = words(text(f"{row.game}-name"))
    return (
        words(text("match-title", game=game, title=clean_name(row.title, MAX_TITLE))) if row.title else game
    )


def plain_title(row: MatchRow, words: Words) -> str:
    """Return the name of a match as it stands on a button."""
    if not row.title:
        return words(text(f"{row.game}-name"))
    game, name = words(text(f"{row.game}-name")), plain_name(row.title, MAX_TITLE)
    return words(text("match-title", game=game, title=name))


def link(row: MatchRow) -> str:
    """Return the address of a match: its status card, or the channel while there is none."""
    address = f"https://discord.com/channels/{row.server}/{row.channel}"
    return address if row.card is None else f"{address}/{row.card}"


def bound_links(row: MatchRow, bound: Bound, words: Words) -> str:
    """Return links to the commitment and the transcript, as far as they were posted."""
    posts = {"link-commitment": bound.commitment, "link-transcript": bound.transcript}
    return " · ".join(f"[{words(Text(key))}]({at.link(row.server)})" for key, at in posts.items() if at)


def match_link(row: MatchRow, words: Words) -> str:
    """Return the name of a match as a link to it."""
    return f"[{title(row, words)}]({link(row)})"


def bold(names: Sequence[str]) -> list[str]:
    """Return names as they stand in public sentences."""
    return [f"**{clean_name(name)}**" for name in names]


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


def small_print(line: str) -> str:
    """Return a line in small letters."""
    return f"-# {line}"
