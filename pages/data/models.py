"""The contents of pages in a reader's language. The same data is served as HTML and as JSON."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.core.pictures import ImageRequest
from renderer.league.views import Crosstable, Profile, Pyramid, Standings, View


class SmallBoard(Struct, frozen=True):
    """A board of an earlier phase, which is drawn in fewer pixels."""

    request: ImageRequest


class Film(Struct, frozen=True):
    """An animation of a whole match; the request's view is a tuple of views."""

    request: ImageRequest


class SeasonExport(Struct, frozen=True):
    """What determines the file of a season."""

    season_id: int
    length: int
    """Number of entries in the season's log."""


PictureSource: TypeAlias = ImageRequest | SmallBoard | Film | View
"""What is needed to draw a picture of a page."""


class Link(Struct, frozen=True):
    """A link to another page of the site, or plain text if `path` is empty."""

    text: str
    path: str = ""


class Picture(Struct, frozen=True):
    """A picture: its path from the root of the site, and its alt text."""

    path: str
    alt: str


class Player(Struct, frozen=True, kw_only=True):
    """A player at a table."""

    letter: str
    """The letter of the seat in pictures."""
    player: Link
    is_robot: bool = False
    is_to_move: bool = False
    points: int | None = None
    place: int | None = None
    """The place in the final ranking."""


class LogEntry(Struct, frozen=True):
    """A line of the log: who acted, what happened, and when."""

    at: str
    """ISO 8601 in UTC."""
    seat: str
    """The letter of the seat; empty for events of the whole table."""
    text: str
    is_robot: bool = False


class Scene(Struct, frozen=True, kw_only=True):
    """The table at the end of a phase, with the events in that phase."""

    number: int
    heading: str
    picture: Picture | None
    lines: tuple[str, ...]
    """A detailed description of the table; only the latest scene has one."""
    log: tuple[LogEntry, ...]
    points: tuple[int, ...]
    next_heading: str = ""
    """The heading of the next phase, if the phase has caused events that belong to it."""
    next_log: tuple[LogEntry, ...] = ()


class Table(Struct, frozen=True):
    """A table of texts; the first cell of each row is its heading."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Section(Struct, frozen=True):
    """A part of a page: a heading with lines of text."""

    heading: str
    lines: tuple[str, ...]


class MatchCard(Struct, frozen=True, kw_only=True):
    """A match in a list."""

    match: Link
    number: int
    players: str
    at: str
    """When it began, or ended if it is over, in ISO 8601."""
    is_over: bool
    winners: str = ""


class Page(Struct, frozen=True, kw_only=True):
    """What all pages have."""

    kind: str
    locale: str
    path: str
    """The path from the root of the site, without the language."""
    title: str
    summary: str
    """One sentence for previews of links."""
    server: Link | None = None
    is_listed: bool = False
    picture: Picture | None = None
    """The picture for previews of links."""


class HomePage(Page, frozen=True, kw_only=True):
    """The list of servers."""

    servers: tuple[Link, ...]


class MatchPage(Page, frozen=True, kw_only=True):
    """A match."""

    number: int
    game: Link
    state: str
    """`open`, `running` or `finished`."""
    status: str
    """The state in words."""
    heading: str
    turn: str
    since: str
    deadline: str
    facts: tuple[str, ...]
    """The time control, options and house rules."""
    players: tuple[Player, ...]
    scenes: tuple[Scene, ...]
    result: tuple[str, ...] = ()
    """The winner, followed by the ranking."""
    scoring: Table | None = None
    analysis: Section | None = None
    downloads: tuple[Link, ...] = ()


class ServerPage(Page, frozen=True, kw_only=True):
    """A server."""

    running: tuple[MatchCard, ...]
    finished: tuple[MatchCard, ...]
    leagues: tuple[Link, ...]
    games: tuple[Link, ...]
    players: tuple[Link, ...]
    leaderboards: tuple[Table, ...]
    records: tuple[Section, ...]


class GamePage(Page, frozen=True, kw_only=True):
    """A game as it is played on a server."""

    rules: tuple[str, ...]
    rules_picture: Picture | None
    options: tuple[str, ...]
    leaderboard: Table | None
    records: Section | None
    seats: tuple[Section, ...]
    """The win rates of the seats, by number of players."""
    finished: tuple[MatchCard, ...]


class PlayerPage(Page, frozen=True, kw_only=True):
    """A player who has chosen to have a page."""

    profile: Profile
    chart: Picture | None
    games: tuple[Table, ...]


class DivisionTables(Struct, frozen=True, kw_only=True):
    """A division's standings and crosstable."""

    number: int
    standings: Standings
    crosstable: Crosstable
    picture: Picture | None


class FixtureLine(Struct, frozen=True):
    """A table of a season."""

    table: Link
    status: str
    turns: tuple[str, ...]
    is_over: bool


class CalendarDay(Struct, frozen=True):
    """A date in a season's calendar."""

    label: str
    at: str
    """ISO 8601."""


class LeaguePage(Page, frozen=True, kw_only=True):
    """A league with one of its seasons."""

    name: str
    season: int
    status: str
    game: Link
    calendar: tuple[CalendarDay, ...]
    rules: tuple[str, ...]
    """The settings of the season."""
    members: tuple[str, ...]
    divisions: tuple[DivisionTables, ...]
    pyramid: Pyramid | None
    pyramid_picture: Picture | None
    fixtures: tuple[FixtureLine, ...]
    all_time: Table | None
    seasons: tuple[Link, ...]
    files: tuple[Link, ...]


AnyPage: TypeAlias = HomePage | MatchPage | ServerPage | GamePage | PlayerPage | LeaguePage


class BuiltPage(Struct, frozen=True):
    """A page with the sources of its pictures, by path from the root of the site."""

    page: AnyPage
    pictures: dict[str, PictureSource]
    files: dict[str, bytes] = {}
    """Further files, by path from the root of the site."""
    exports: dict[str, SeasonExport] = {}
    """What determines the files that are made on request, by path from the root of the site."""
    feed: tuple[FeedEntry, ...] | None = None
    """The results for the page's feed; None if it has none."""


class FeedEntry(Struct, frozen=True):
    """A result in a feed."""

    title: str
    path: str
    at: int
    """When the match ended, in Unix milliseconds."""
    summary: str
