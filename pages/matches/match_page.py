"""Put a match into words. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.pictures import ImageRequest, alt_text
from bot.core.words.i18n import Translator, translator
from bot.core.words.limits import ALT_TEXT
from bot.core.words.time_controls import time_control_line
from bot.history.analysis import costly_lines, course_lines, portion_lines
from bot.matches.match.narration import line_prefix, with_full_stop
from bot.matches.match.option_names import options_line
from bot.messages.posts.outcome import ranking_lines, winner_line
from bot.turns.explain.messages import robot_name
from engine.core.files.record import write
from engine.core.game import GameResult
from engine.core.text import LocalizedText, seat_values, text
from host.history.analysis import AnalysisView
from host.matches.match.narration import LogLine
from pages.data.addresses import Address
from pages.data.lists import plain_lines
from pages.data.models import (
    BuiltPage,
    Film,
    Link,
    LogEntry,
    MatchPage,
    Picture,
    PictureSource,
    Player,
    Scene,
    Section,
    SmallBoard,
    Table,
)  # fmt: skip
from pages.data.pictures import FILM_SIZE, FULL_SIZE, picture_path
from pages.data.wording import iso, letter_of, plain, plain_names, server_name, title_of
from pages.matches.match_facts import MatchFacts, SceneFacts

MAX_SUMMARY = 200
MAX_SMALL_ALT = 600
"""Maximum length of the alt text of a small picture: who has to move, and the points of up to four players."""


class _Pictures:
    """Collects the pictures of a match while its page is built."""

    def __init__(self, facts: MatchFacts, address: Address) -> None:
        self._facts, self._folder = facts, address.path
        self.sources: dict[str, PictureSource] = {}

    def board(self, scene: SceneFacts, number: int, translate: Translator, *, is_latest: bool) -> Picture:
        """Return the picture of a scene; pictures of earlier scenes are smaller."""
        request = ImageRequest(
            game=self._facts.row.game, view=scene.view, names=scene.names, before=scene.before,
            max_bytes=FULL_SIZE,
        )  # fmt: skip
        source = request if is_latest else SmallBoard(request)
        alt = alt_text(scene.alt, translate, scene.names, ALT_TEXT if is_latest else MAX_SMALL_ALT)
        return Picture(self.add(f"phase-{number}", source), alt)

    def share(self, scene: SceneFacts, translate: Translator) -> Picture:
        """Return the card with the result, for previews."""
        course = tuple(one.points for one in self._facts.scenes[1:])
        request = ImageRequest(
            game=self._facts.row.game, view=scene.view, kind="final", names=scene.names, course=course,
            max_bytes=FULL_SIZE,
        )  # fmt: skip
        return Picture(self.add("result", request), alt_text(scene.alt, translate, scene.names))

    def film(self) -> str:
        """Return the path of the animation."""
        request = ImageRequest(
            game=self._facts.row.game, view=tuple(scene.view for scene in self._facts.scenes),
            names=self._facts.names, max_bytes=FILM_SIZE,
        )  # fmt: skip
        return self.add("film", Film(request))

    def add(self, name: str, source: PictureSource) -> str:
        """Collect the source of a picture, and return its path."""
        path = f"{self._folder}{picture_path(name, source, self._facts.guild.row.locale)}"
        self.sources[path] = source
        return path


def build_match(facts: MatchFacts, locale: str) -> BuiltPage:
    """Build the page of a match in a language."""
    translate, address = translator(locale), Address("match", facts.guild.row.token, str(facts.row.id))
    pictures, files = _Pictures(facts, address), dict[str, bytes]()
    scenes = tuple(_scenes(facts, pictures, translate))
    names = plain_names(facts.names)
    title, turn = title_of(facts.row, translate), _turn(facts, translate, names)
    heading = "" if facts.heading is None else plain(translate(facts.heading, names))
    result = () if facts.result is None else tuple(_result(facts.result, translate, names))
    status = translate(LocalizedText(f"page-status-{facts.row.status}"))
    preview = scenes[-1].picture if scenes else None
    if facts.result is not None and facts.scenes:
        preview = pictures.share(facts.scenes[-1], translate)
    downloads = tuple(_downloads(facts, pictures, files, address, translate))
    page = MatchPage(
        kind="match", locale=locale, path=address.path, title=f"{title} (#{facts.row.id})",
        summary=(result[0] if result else turn or status)[:MAX_SUMMARY],
        server=Link(server_name(facts.guild.row, translate), address.of("server").path),
        is_listed=facts.guild.is_listed,
        picture=preview, number=facts.row.id,
        game=Link(translate(text(f"{facts.row.game}-name")), address.of("game", facts.row.game).path),
        state=facts.row.status,
        status=status, heading=heading, turn=turn, since=iso(facts.since), deadline=iso(facts.deadline),
        facts=tuple(_facts(facts, translate)), players=tuple(_players(facts, address, translate)),
        scenes=scenes, result=result, scoring=_scoring(facts, translate, names),
        analysis=None if facts.analysis is None else _analysis(facts.analysis, translate, names),
        downloads=downloads,
    )  # fmt: skip
    return BuiltPage(page, pictures.sources, files)


def _turn(facts: MatchFacts, translate: Translator, names: Sequence[str]) -> str:
    if facts.row.status == "open":
        return translate(text("page-open-table", taken=len(facts.names), seats=facts.row.seat_count))
    if not facts.awaited:
        return ""
    return plain(translate(text("page-to-move", **seat_values(facts.awaited)), names))


def _facts(facts: MatchFacts, translate: Translator) -> Iterator[str]:
    if facts.row.seat_count > 1:
        yield plain(time_control_line(facts.row.time_control, translate))
    if line := options_line(facts.row, translate):
        yield plain(line)
    if facts.house_rules:
        yield plain(translate(text("house-rules", differences=facts.house_rules)))
    if facts.row.paused_since is not None:
        yield plain(translate(text("card-paused")))


def _players(facts: MatchFacts, address: Address, translate: Translator) -> Iterator[Player]:
    places = {} if facts.result is None else {
        seat: place for place, seats in _places(facts.result) for seat in seats
    }  # fmt: skip
    points = facts.scenes[-1].points if facts.scenes else ()
    for seat, name in enumerate(plain_names(facts.names)):
        slug = facts.slugs.get(seat)
        path = address.of("player", slug).path if slug else ""
        yield Player(
            letter=letter_of(seat), player=Link(translate.player(name), path), is_robot=facts.robots[seat],
            is_to_move=seat in facts.awaited, points=points[seat] if seat < len(points) else None,
            place=places.get(seat),
        )  # fmt: skip


def _places(result: GameResult) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield each place with its seats; a draw, and a common victory or defeat, have no places."""
    if result.outcome != "won":
        return
    place = 1
    for seats in result.ranking:
        yield place, seats
        place += len(seats)


def _scenes(facts: MatchFacts, pictures: _Pictures, translate: Translator) -> Iterator[Scene]:
    last = len(facts.scenes) - 1
    for number, scene in enumerate(facts.scenes):
        names = plain_names(scene.names)
        heading = text("replay-dealt") if number == 0 else scene.heading
        yield Scene(
            number=number, heading=plain(translate(heading, names)),
            picture=pictures.board(scene, number, translate, is_latest=number == last),
            lines=tuple(plain(translate(line, names)) for line in scene.lines) if number == last else (),
            log=tuple(_log(scene.log_lines, translate)), points=scene.points,
            next_heading="" if scene.next_heading is None else plain(translate(scene.next_heading, names)),
            next_log=tuple(_log(scene.next_log_lines, translate)),
        )  # fmt: skip


def _log(log_lines: Sequence[LogLine], translate: Translator) -> Iterator[LogEntry]:
    for part in log_lines:
        names = plain_names(part.names)
        sentences = (with_full_stop(translate(sentence, names)) for sentence in part.texts)
        said = " ".join(filter(None, sentences))
        if said:
            letter = "" if part.seat is None else letter_of(part.seat)
            line = plain(f"{line_prefix(part, translate)}{said}")
            yield LogEntry(iso(part.at), letter, line, is_robot=part.by in {"robot", "clock"})


def _result(result: GameResult, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    yield plain(winner_line(result, translate, names))
    yield from (plain(line) for line in ranking_lines(result, translate, names))


def _scoring(facts: MatchFacts, translate: Translator, names: Sequence[str]) -> Table | None:
    if facts.result is None or not facts.result.scores or not facts.result.totals:
        return None
    rows = [(plain(translate(score.label, names)), *map(str, score.values)) for score in facts.result.scores]
    total = (translate(LocalizedText("page-total")), *map(str, facts.result.totals))
    heads = ("", *(translate.player(name) for name in names))
    return Table(translate(LocalizedText("final-scoring")), heads, (*rows, total))


def _analysis(shown: AnalysisView, translate: Translator, names: Sequence[str]) -> Section:
    paragraphs = (
        translate(text("analysis-whose", robot=robot_name(shown.game, shown.level))),
        *course_lines(shown, translate, names), *portion_lines(shown, translate, names),
        *costly_lines(shown, translate, names),
    )  # fmt: skip
    return Section(
        translate(LocalizedText("page-analysis")),
        plain_lines(paragraphs),
    )


def _downloads(
    facts: MatchFacts, pictures: _Pictures, files: dict[str, bytes], address: Address, translate: Translator
) -> Iterator[Link]:
    if facts.record is not None:
        path = f"{address.path}record.json"
        files[path] = write(facts.record)
        yield Link(translate(LocalizedText("page-record")), path)
    if facts.result is not None:
        yield Link(translate(LocalizedText("page-film")), pictures.film())
