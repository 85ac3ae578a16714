"""Put a league into words. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.charts.crosstable import show_crosstable
from bot.core.charts.division import show_division
from bot.core.charts.pyramid import show_pyramid
from bot.core.words.i18n import translator
from bot.core.words.names import MAX_TITLE, plain_name
from bot.leagues.views.names import points, table_name
from bot.leagues.views.tables import table_status, turn_line
from engine.core.text import LocalizedText, text
from host.leagues.season.descriptions import describe_plan
from host.leagues.views.charts import division_chart, load_crosstable, pyramid_of_draw, pyramid_of_end
from host.leagues.views.exports import Sheet, public_csv
from pages.data.addresses import Address
from pages.data.league_facts import FixtureFacts, LeagueFacts
from pages.data.models import (
    BuiltPage,
    CalendarDay,
    DivisionTables,
    FeedEntry,
    FixtureLine,
    LeaguePage,
    Link,
    Picture,
    PictureSource,
    SeasonExport,
    Table,
)  # fmt: skip
from pages.data.pictures import picture_path
from pages.data.wording import iso, plain, server_name
from renderer.league.views import Crosstable, Pyramid, Standings

SHEETS: tuple[Sheet, ...] = ("standings", "results")


class _Builder:
    """Builds the page of a league, and collects its pictures and files."""

    def __init__(self, facts: LeagueFacts, locale: str) -> None:
        self.facts, self.translate = facts, translator(locale)
        self.loaded, self.season = facts.results.loaded, facts.results.loaded.season
        self.server = Address("server", facts.guild.row.token)
        number = 0 if facts.is_latest else self.loaded.row.number
        self.address = self.server.of("league", facts.league_id, number)
        self.folder = f"{locale}/{self.address.path}"
        """The folder of pictures and files, which contain words in the language of the page."""
        self.name = plain_name(self.loaded.league.name, MAX_TITLE)
        self.names = {
            key: self.translate.player(plain_name(member.name)) for key, member in self.season.members.items()
        }
        self.pictures, self.files = dict[str, PictureSource](), dict[str, bytes]()
        self.exports = dict[str, SeasonExport]()

    def picture(self, name: str, source: PictureSource, alt: str) -> Picture:
        """Return a picture, and collect its source."""
        path = f"{self.folder}{picture_path(name, source, self.translate.locale)}"
        self.pictures[path] = source
        return Picture(path, alt)

    def divisions(self) -> Iterator[DivisionTables]:
        """Yield the standings and the crosstable of each division."""
        results, label = self.facts.results, (self.name, self.loaded.row.number)
        for division in self.season.divisions:
            chart = division_chart(self.season, division.number, results.outcomes, results.lots)
            cross = load_crosstable(self.season, division.number, results.outcomes, results.lots)
            shown = show_division(chart, *label, self.names, self.translate)
            crossed = show_crosstable(cross, *label, self.names, self.translate)
            assert isinstance(shown.view, Standings)
            assert isinstance(crossed.view, Crosstable)
            picture = self.picture(f"division-{division.number}", shown.view, shown.alt)
            yield DivisionTables(
                number=division.number, standings=shown.view, crosstable=crossed.view, picture=picture
            )

    def pyramid(self) -> tuple[Pyramid | None, Picture | None]:
        """Return the pyramid after the draw, or the final one."""
        if not self.season.divisions or not self.season.transcript:
            return None, None
        results = self.facts.results
        is_over = self.season.status == "over"
        chart = (
            pyramid_of_end(self.season, results.outcomes, results.lots)
            if is_over
            else pyramid_of_draw(self.season)
        )
        shown = show_pyramid(chart, self.name, self.loaded.row.number, self.names, self.translate)
        assert isinstance(shown.view, Pyramid)
        return shown.view, self.picture("pyramid", shown.view, shown.alt)

    def fixtures(self) -> Iterator[FixtureLine]:
        """Yield the tables of the season."""
        yield from map(self.fixture, self.facts.fixtures)

    def fixture(self, one: FixtureFacts) -> FixtureLine:
        """Return a table of the season."""
        fixture = one.fixture
        number, match_id = fixture.table.table.number, fixture.table.match_id
        path = self.server.of("match", match_id).path if one.has_page and match_id else ""
        locale = self.translate.locale
        return FixtureLine(
            Link(table_name(self.season, number, self.translate), path),
            plain(table_status(fixture, self.names, self.translate), locale),
            tuple(plain(turn_line(turn, self.names, self.translate), locale) for turn in fixture.turns),
            fixture.table.is_over,
        )

    def calendar(self) -> Iterator[CalendarDay]:
        """Yield when the season opened, and the dates of its steps."""
        yield CalendarDay(self.translate(LocalizedText("page-season-opened")), iso(self.loaded.row.opened))
        for step in self.facts.calendar:
            yield CalendarDay(self.translate(LocalizedText(f"page-step-{step.what}")), iso(step.at))

    def all_time(self) -> Table | None:
        """Return the all-time table; None if no season is over."""
        if not self.facts.all_time:
            return None
        names = ("place", "player", "points", "titles", "wins", "tables", "seasons")
        rows = tuple(
            (
                str(row.place), self.translate.player(plain_name(row.name)), points(row.parts, self.translate),
                str(row.titles), str(row.firsts), str(row.tables), str(row.seasons),
            )
            for row in self.facts.all_time
        )  # fmt: skip
        return Table(
            self.translate(LocalizedText("page-all-time")),
            tuple(self.translate(LocalizedText(f"page-head-{name}")) for name in names), rows,
        )  # fmt: skip

    def links_to_files(self) -> Iterator[Link]:
        """Yield links to the season's standings and results as files."""
        if not self.season.divisions:
            return
        for sheet in SHEETS:
            path = f"{self.folder}{sheet}.csv"
            loaded = replace(
                self.loaded,
                season=replace(
                    self.season,
                    members={
                        key: replace(member, name=self.names[key])
                        for key, member in self.season.members.items()
                    },
                ),
            )
            self.files[path] = public_csv(loaded, dict(self.facts.results.outcomes), sheet)
            yield Link(self.translate(LocalizedText(f"page-file-{sheet}")), path)
        if self.facts.export is not None:
            path = f"{self.address.path}{picture_path('season', self.facts.export, '')}"
            self.exports[path] = self.facts.export
            yield Link(self.translate(LocalizedText("page-file-season")), path)


def build_league(facts: LeagueFacts, locale: str) -> BuiltPage:
    """Build the page of a league in a language."""
    builder = _Builder(facts, locale)
    translate, season = builder.translate, builder.season
    divisions = tuple(builder.divisions())
    pyramid, pyramid_picture = builder.pyramid()
    status = translate(LocalizedText(f"status-league-{season.status}"))
    members = [key for key, member in season.members.items() if member.status not in {"withdrawn", "struck"}]
    page = LeaguePage(
        kind="league", locale=locale, path=builder.address.path,
        title=plain(translate(text("league-season", league=builder.name, number=builder.loaded.row.number))),
        summary=f"{builder.name}: {status}", server=Link(server_name(facts.guild.row, translate), builder.server.path),
        is_listed=facts.guild.is_listed, picture=divisions[0].picture if divisions else None,
        name=builder.name, season=builder.loaded.row.number, status=status,
        game=_game(builder), calendar=tuple(builder.calendar()),
        members=() if divisions else tuple(builder.names[key] for key in members),
        divisions=divisions, pyramid=pyramid, pyramid_picture=pyramid_picture,
        fixtures=tuple(builder.fixtures()), all_time=builder.all_time(), seasons=tuple(_seasons(builder)),
        files=tuple(builder.links_to_files()),
        rules=tuple(plain(translate(sentence)) for sentence in describe_plan(builder.loaded.plan)),
    )  # fmt: skip
    return BuiltPage(page, builder.pictures, builder.files, builder.exports, tuple(_feed(builder)))


def _game(builder: _Builder) -> Link:
    game = builder.loaded.plan.game
    return Link(builder.translate(LocalizedText(f"{game}-name")), builder.server.of("game", game).path)


def _seasons(builder: _Builder) -> Iterator[Link]:
    for row in builder.facts.seasons:
        number = 0 if row == builder.facts.seasons[0] else row.number
        address = builder.server.of("league", builder.facts.league_id, number)
        yield Link(builder.translate(text("page-season", number=row.number)), address.path)


def _feed(builder: _Builder) -> Sequence[FeedEntry]:
    outcomes = builder.facts.results.outcomes
    found = []
    for one in builder.facts.fixtures:
        outcome = outcomes.get(one.fixture.table.match_id or 0)
        if outcome is not None and one.fixture.table.is_over:
            line = builder.fixture(one)
            path = line.table.path or builder.address.path
            found.append(FeedEntry(f"{builder.name}: {line.table.text}", path, outcome.ended, line.status))
    return sorted(found, key=lambda entry: -entry.at)
