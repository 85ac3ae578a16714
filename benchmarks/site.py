"""`python -m benchmarks.site [MATCHES]`: build the website of a season with 200 players as files, and check it.

Most matches are copies of a few played ones, so each picture is drawn once, and its time is counted for each copy.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec.structs import replace

from benchmarks import large_database, season
from benchmarks.row import Row
from bot.core.pictures import ImageRequest
from host.core.context import Context
from host.leagues.commands import leagues
from host.leagues.pairing import drawing
from host.leagues.pairing.drawing import DrawTranscript
from host.leagues.pairing.entrants import Entrant
from host.matches import pages
from host.matches.pages import PageChannelRow
from host.matches.settings import updates
from pages.data.models import Film, SmallBoard
from pages.data.pictures import draw
from pages.files import building
from pages.files.building import build_site
from storage.core.database import Database
from storage.matches.users import FIRST_KEY
from tests.pages.links import broken_links

URL, MATCHES = "https://pages.example", 1000
GUILD, LEAGUE_CHANNEL = large_database.GUILD, 2
FIRST_TABLE = large_database.PLAYED + 1
"""The match of the season's first table."""


class CountingDraw:
    """Draws each distinct picture once, and counts the CPU time as if each copy had been drawn."""

    def __init__(self) -> None:
        self._drawn: dict[bytes, tuple[bytes | None, float]] = {}
        self.seconds, self.own_seconds, self.pictures = 0.0, 0.0, 0

    def draw(self, source: Any, locale: str) -> bytes | None:
        """Return a picture, from memory if an equal one was drawn before."""
        # The names of the players differ between copies, which does not change the time for drawing.
        shown = _without_names(source)
        key = msgspec.json.encode((shown, locale))
        if key not in self._drawn:
            begun = time.process_time()
            drawn = draw(source, locale)
            self._drawn[key] = drawn, time.process_time() - begun
            self.own_seconds += self._drawn[key][1]
        drawn, seconds = self._drawn[key]
        self.seconds += seconds
        self.pictures += 1
        return drawn


def _without_names(source: Any) -> Any:
    if isinstance(source, SmallBoard | Film):
        return type(source)(_without_names(source.request))
    return replace(source, names=("",) * len(source.names)) if isinstance(source, ImageRequest) else source


def measure(matches: int = MATCHES) -> Iterator[Row]:
    """Measure building the site, building it again, and its size; raise ValueError if a link is broken."""
    counting = CountingDraw()
    vars(building)["draw"] = counting.draw
    with TemporaryDirectory() as name, asyncio.Runner() as runner:
        folder, data = Path(name, "site"), Path(name, "data")
        data.mkdir()
        database = runner.run(_prepare(data, matches))
        ctx = large_database.create_context(database)
        rest, text = _build(runner, ctx, folder, counting)
        total = rest + counting.seconds
        yield Row(f"building the site of {matches} matches and a season of {season.PEOPLE}", f"{total:.0f} s",
                  f"drawing its {counting.pictures:,} pictures {counting.seconds:.0f} s",
                  total / counting.seconds, "<= 1.5")  # fmt: skip
        again, repeated = _build(runner, ctx, folder, counting)
        yield Row(f"building it again: {repeated}", f"{again:.1f} s", text, again / total, "<= 0.05")
        yield from _sizes(folder, matches)
        runner.run(database.close())
        if broken := broken_links(folder, URL):
            raise ValueError(f"{len(broken)} broken links, such as {broken[0]}")
        count = sum(1 for _ in folder.rglob("*.html"))
        yield Row(f"broken links in {count:,} pages", "0", "-", None, "0")


def _build(runner: asyncio.Runner, ctx: Context, folder: Path, counting: CountingDraw) -> tuple[float, str]:
    """Build the site; return the CPU seconds without drawing, and what was done."""
    begun, drawn = time.process_time(), counting.own_seconds
    report = runner.run(build_site(ctx, folder, URL))
    if report.failed:
        raise ValueError(f"{report.failed} pages could not be built")
    text = f"{report.pages} pages, {report.unchanged} unchanged, {report.written} files written"
    return time.process_time() - begun - (counting.own_seconds - drawn), text


def _sizes(folder: Path, matches: int) -> Iterator[Row]:
    sizes = Counter[str]()
    for file in folder.rglob("*"):
        if file.is_file() and "m" in file.relative_to(folder).parts:
            kind = file.name.partition("-")[0] if "-" in file.name else file.suffix
            sizes[kind] += file.stat().st_size
    parts = ", ".join(f"{kind} {size / matches / 1000:.0f}" for kind, size in sizes.most_common())
    yield Row(
        "size of a match of four players",
        f"{sizes.total() / matches / 1e6:.2f} MB",
        f"in kB: {parts}",
        None,
        "<= 2 MB",
    )


async def _prepare(folder: Path, matches: int) -> Database:
    """Create a database with finished matches in a season, and turn on the pages of their guild."""
    database, _ = await large_database.fill(folder, matches)
    ctx = large_database.create_context(database)
    people = [FIRST_KEY + 1 + number for number in range(season.PEOPLE)]
    plan = leagues.plan_for(season.GAME, 4)
    text = drawing.serialize(
        DrawTranscript(commitment="c", entrants=tuple(Entrant(one, 3000 - one % 1000) for one in people))
    )
    drawn = season.draw(plan, text)
    await season.save_season(database, plan, [*season.entries(drawn, text, people)])
    await database.close()
    with closing(sqlite3.connect(folder / "large.sqlite")) as file, file:
        for table in ("matches", "results", "leagues"):
            file.execute(f"UPDATE {table} SET guild_id = {GUILD}")  # noqa: S608 - only constants
        for one in drawn.tables:
            for seat, key in enumerate(one.user_keys):
                for table in ("seats", "results"):
                    file.execute(
                        f"UPDATE {table} SET user_key = ? WHERE match_id = ? AND seat = ?",  # noqa: S608 - as above
                        (key, one.number, seat),
                    )
        channels = [channel for (channel,) in file.execute("SELECT DISTINCT channel FROM matches")]
    database = await Database.open(f"sqlite:///{folder / 'large.sqlite'}")
    ctx = large_database.create_context(database)
    await updates.update_guild_settings(ctx, GUILD, pages="listed")
    await pages.note_guild(ctx, GUILD, "Harbour", "en")
    rows = [
        PageChannelRow(channel=channel, guild_id=GUILD, parent=channel, access="public")
        for channel in (*channels, LEAGUE_CHANNEL)
    ]
    await pages.note_channels(ctx, rows)
    return database


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    for row in measure(*map(int, sys.argv[1:])):
        print(f"{row.name}: {row.ours} ({row.reference}; {row.ratio or '-'}; {row.goal})", flush=True)
