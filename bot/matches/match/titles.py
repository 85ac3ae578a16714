"""Names of matches, seats and times in messages. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.words.i18n import Translator
from bot.core.words.names import MAX_TITLE, clean_name, clean_names, plain_name
from bot.core.words.redaction import is_redacted, seat_letter
from engine.core.text import LocalizedText, text
from host.tables.fairness.commitments import CommitmentState
from host.tables.requirements import NO_REQUIREMENTS, Requirements, rating_range
from host.time.reliability import ReliabilityStats
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow

ROBOT = "🤖"


def title(row: MatchRow, translate: Translator) -> str:
    """Return a match's name, which consists of its game and its title."""
    game = translate(text(f"{row.game}-name"))
    if not row.title:
        return game
    if is_redacted():
        return translate(text("match-title-omitted", game=game))
    return translate(text("match-title", game=game, title=clean_name(row.title, MAX_TITLE)))


def plain_title(row: MatchRow, translate: Translator) -> str:
    """Return a match's name for a button."""
    if not row.title or is_redacted():
        return translate(text(f"{row.game}-name"))
    game, name = translate(text(f"{row.game}-name")), plain_name(row.title, MAX_TITLE)
    return translate(text("match-title", game=game, title=name))


def match_url(row: MatchRow) -> str:
    """Return the URL of a match's status card; if there is no card yet, return the URL of its channel."""
    address = f"https://discord.com/channels/{row.guild_id}/{row.channel}"
    return address if row.card is None else f"{address}/{row.card}"


def vote_url(row: MatchRow, message: int | None) -> str:
    """Return the URL of a vote's message; if there is none yet, return the URL of the match."""
    if message is None:
        return match_url(row)
    return f"https://discord.com/channels/{row.guild_id}/{row.channel}/{message}"


def commitment_links(row: MatchRow, bound: CommitmentState, translate: Translator) -> str:
    """Return links to the posted commitment and transcript."""
    posts = {"link-commitment": bound.commitment, "link-transcript": bound.transcript}
    return " · ".join(
        f"[{translate(LocalizedText(key))}]({at.link(row.guild_id)})" for key, at in posts.items() if at
    )


def match_link(row: MatchRow, translate: Translator) -> str:
    """Return a match's name as a link to the match."""
    return f"[{title(row, translate)}]({match_url(row)})"


def bold(names: Sequence[str], seat_count: int | None = None) -> list[str]:
    """Return names by seat, formatted for public messages.

    If `seat_count` is given, any further names belong to users without a seat.
    """
    return [f"**{name}**" for name in clean_names(names, seat_count)]


def reliability_line(reliability: ReliabilityStats, translate: Translator) -> str:
    """Describe how reliably a user has played."""
    parts = (
        []
        if reliability.on_time_percent is None
        else [translate(text("figure-kept", percent=reliability.on_time_percent))]
    )
    if reliability.finished:
        parts.append(translate(text("figure-finished", count=reliability.finished)))
    if reliability.abandoned:
        parts.append(translate(text("figure-left", count=reliability.abandoned)))
    return ", ".join(parts) or translate(text("figure-new"))


def requirements_line(wanted: Requirements, translate: Translator) -> str:
    """Describe what users without an invitation need to join a table; empty if they need nothing."""
    if wanted == NO_REQUIREMENTS:
        return ""
    parts = [translate(text("requirement-newcomers"))] if wanted.is_for_newcomers else []
    if wanted.min_reliability is not None:
        parts.append(translate(text("requirement-reliability", least=wanted.min_reliability)))
    if wanted.min_rating is not None or wanted.max_rating is not None:
        parts.append(translate(rating_range(wanted.min_rating, wanted.max_rating)))
    return translate(text("requirements", list="; ".join(parts)))


def seat_name(seat: SeatRow, translate: Translator | None = None) -> str:
    """Return the name of a seat's player, with a mark for robots; translate `Player A` if possible."""
    name = seat_letter(seat.seat) if is_redacted() else clean_name(seat.name)
    if translate is not None:
        name = translate.player(name)
    return f"{ROBOT} {name}" if seat.robot is not None else name


def robot_seat_name(seat: SeatRow, game: str, translate: Translator) -> str:
    """Return the name of a seat's player; for a robot, with its level."""
    name = seat_name(seat, translate)
    if seat.robot is None:
        return name
    return f"{name} ({translate(text(f'{game}-robot-{seat.robot}'))})"


def timestamp(at: int, style: str = "f") -> str:
    """Format Unix milliseconds as a Discord timestamp; style `R` is relative.

    Discord shows the timestamp in the reader's time zone.
    """
    return f"<t:{at // 1000}:{style}>"


def subtext(line: str) -> str:
    """Format a line as small text."""
    return f"-# {line}"
