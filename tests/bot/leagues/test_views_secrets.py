"""Tests that league messages reveal no secrets.

Two simulations that differ only in secrets must produce identical bytes. Another test adds leaks to messages,
exports and logs on purpose, and checks that the comparison detects each leak.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.history import ratings, statistics
from bot.history import ratings as profiles
from bot.leagues.league_admin import actions as hosting
from bot.leagues.lifecycle import feature, table_opening
from bot.leagues.views import announcements, charts, my_seasons, sign_up, tables
from engine.core.files.library import game
from host.history.ratings.leaderboard import RankedUser
from host.leagues.views import cards, exports
from host.matches.settings import settings, updates
from pages.data import league_page, lists, servers
from pages.data.models import FeedEntry
from renderer.picture import Picture
from storage.leagues.league import fixture_commitments, secrets
from tests.bot import drawings
from tests.bot.observers import EVERYBODY, LOG, PAGES, differing_readers
from tests.bot.recorded_games import random_start
from tests.bot.season_twins import SeasonOutput, SeasonSecrets, record_season
from tests.engine.worlds import indistinguishable_world

RULES = game("nautilus-island")
BEN_SEAT = 1
"""Ben's seat at the table."""


def twin_seasons() -> tuple[SeasonSecrets, SeasonSecrets]:
    """Return the secrets for two simulations of the same season.

    Each secret differs between the simulations.
    """
    dealt = random_start(RULES, 2, 12)
    another = indistinguishable_world(dealt, None, seed=1)
    assert another.chance != dealt.chance
    return SeasonSecrets(dealt, "a", is_avoided=False), SeasonSecrets(another, "b", is_avoided=True)


@pytest.mark.long
async def test_league_messages_reveal_no_secrets(tmp_path: Path) -> None:
    found = []
    for hidden in twin_seasons():
        with pytest.MonkeyPatch.context() as patch:
            found.append(await record_season(hidden, tmp_path / hidden.seed, patch))
    one, another = found
    assert {EVERYBODY, "Ada", "Cem", "Dee", PAGES} <= {*one.complete}
    assert any("/l/1/" in line and "Pearl league" in line for line in one.complete[PAGES])
    assert differing_readers(one.before_draw, another.before_draw) == set()
    # Only Ben sees a difference: he is notified that the draw paired him with a player he blocked.
    assert differing_readers(one.complete, another.complete) == {"Ben"}


class LeakPlanter:
    """A helper that records secrets and replaces functions with leaking versions."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch, self._known = patch, dict[str, object]()
        honest = type(RULES).observe

        def observe(rules: Any, state: Any, viewer: Any) -> Any:
            self._known["hand"] = state.castaways[BEN_SEAT].hand
            return honest(rules, state, viewer)

        patch.setattr(type(RULES), "observe", observe)
        self._record_secrets(secrets, "put", lambda row: {"draw": row.draw, "lots": row.lots})
        self._record_secrets(fixture_commitments, "put", lambda row: {"match": row.secret})
        self._record_secrets(updates, "update_preferences", lambda _, blocked: {"wish": blocked})

    def _record_secrets(
        self, module: ModuleType, name: str, get_secrets: Callable[..., dict[str, object]]
    ) -> None:
        honest = getattr(module, name)

        async def done(ctx: Any, *given: Any, **named: Any) -> Any:
            self._known |= get_secrets(*given, **named)
            return await honest(ctx, *given, **named)

        self._patch.setattr(module, name, done)

    def leaked_text(self, leak: str, secret: str) -> str:
        """Return the leak's marker word, followed by a short hash of the secret."""
        return f"{leak}leak {sha256(repr(self._known.get(secret)).encode()).hexdigest()[:8]}"

    def plant(self, leak: str, definition: Leak) -> None:
        """Replace a function with a version that leaks a secret."""
        honest = getattr(definition.module, definition.function)

        def careless(*given: Any, **named: Any) -> Any:
            text = self.leaked_text(leak, definition.secret)
            return definition.leaking(lambda *changed: honest(*changed, **named), text, *given)

        self._patch.setattr(definition.module, definition.function, careless)


class Leak(NamedTuple):
    """A function to replace, the secret that its leaking version reveals, and the reader who sees it."""

    module: ModuleType
    function: str
    leaking: Callable[..., Any]
    """The replacement that leaks the text.

    It is called with the original function, the leaked text and the original arguments.
    """
    secret: str
    reader: str = EVERYBODY


def rename_league(season: Any, leaked_text: str) -> Any:
    """Return the season with the leaked text as the league's name."""
    return replace(season, league=replace(season.league, name=leaked_text))


def leak_in_season(honest: Any, leaked_text: str, known: Any, *rest: Any) -> Any:
    return honest(rename_league(known, leaked_text), *rest)


def leak_in_view(honest: Any, leaked_text: str, told: Any, *rest: Any) -> Any:
    return honest(replace(told, loaded=rename_league(told.loaded, leaked_text)), *rest)


def leak_in_seasons(honest: Any, leaked_text: str, found: Any, *rest: Any) -> Any:
    return honest([replace(one, loaded=rename_league(one.loaded, leaked_text)) for one in found], *rest)


def leak_in_terms(honest: Any, leaked_text: str, told: Any, *rest: Any) -> Any:
    return honest(replace(told, terms=leaked_text), *rest)


def leak_in_ratings(honest: Any, leaked_text: str, found: Any, *rest: Any) -> Any:
    return honest(replace(found, top=(RankedUser(1, leaked_text, 1500, 5, 9, is_provisional=False),)), *rest)


def append_leak(honest: Any, leaked_text: str, *given: Any) -> Any:
    return f"{honest(*given)} {leaked_text}"


def leak_in_text(honest: Any, leaked_text: str, *given: Any) -> Any:
    return replace(honest(*given), text=leaked_text)


def leak_in_alt_text(honest: Any, leaked_text: str, *given: Any) -> Any:
    return replace(honest(*given), alt=leaked_text)


def leak_in_image(honest: Any, leaked_text: str, view: Any) -> Picture:
    picture: Picture = honest(view)
    return picture._replace(data=f"{leaked_text} {type(view).__name__}".encode())


def leak_in_bytes(honest: Any, leaked_text: str, *given: Any) -> bytes:
    return b"%s %s" % (honest(*given), leaked_text.encode())


def leak_in_feed(honest: Any, leaked_text: str, *given: Any) -> Any:
    return (FeedEntry(leaked_text, "", 0, ""), *honest(*given))


async def leak_in_sheet(honest: Any, leaked_text: str, *given: Any) -> bytes:
    return b"%s %s" % (await honest(*given), leaked_text.encode())


async def leak_in_file_name(honest: Any, leaked_text: str, *given: Any) -> Any:
    return replace(await honest(*given), name=leaked_text)


async def leak_in_debug_log(honest: Any, leaked_text: str, *given: Any) -> None:
    logging.getLogger("bot").debug("posted: %s", leaked_text)
    await honest(*given)


async def leak_blocks(honest: Any, said: str, tx: Any, user_key: int, others: Any) -> Any:
    """Return the players whom the user has blocked, and also those who have blocked the user."""
    sitting = [*others]
    theirs = {one for one in sitting if user_key in (await settings.load_preferences(tx, one)).blocked}
    return theirs | await honest(tx, user_key, sitting)


LEAKS: dict[str, Leak] = {
    "card": Leak(sign_up, "sign_up_message", leak_in_view, "draw"),
    "rules": Leak(sign_up, "rules_message", leak_in_season, "draw", "Ada"),
    "preview": Leak(hosting, "preview_message", leak_in_season, "draw", "Dee"),
    "mine": Leak(my_seasons, "my_seasons_message", leak_in_seasons, "wish", "Ada"),
    "players you have blocked": Leak(cards, "blocked_among", leak_blocks, "wish", "Ada"),
    "news": Leak(announcements, "announcement_message", leak_in_view, "lots"),
    "digest": Leak(announcements, "digest_message", leak_in_view, "hand"),
    "fixture": Leak(tables, "fixture_message", leak_in_view, "hand"),
    "tables": Leak(tables, "tables_message", leak_in_season, "hand", "Cem"),
    "thread": Leak(table_opening, "thread_name", append_leak, "match"),
    "hash": Leak(table_opening, "commitment_message", leak_in_terms, "match"),
    "board": Leak(charts, "show_division", leak_in_text, "hand", "Cem"),
    "alt": Leak(charts, "show_crosstable", leak_in_alt_text, "wish", "Cem"),
    "profile": Leak(profiles, "show_profile", leak_in_alt_text, "hand", "Cem"),
    "versus": Leak(statistics, "show_versus", leak_in_alt_text, "hand", "Ada"),
    "rating": Leak(ratings, "leaderboard_message", leak_in_ratings, "hand", "Cem"),
    "chart": Leak(drawings, "fake_chart", leak_in_image, "lots"),
    "sheet": Leak(exports, "export_csv", leak_in_sheet, "wish", "Cem"),
    "file": Leak(exports, "export_season", leak_in_file_name, "lots", "Cem"),
    "web table": Leak(league_page, "table_status", append_leak, "hand", PAGES),
    "web sheet": Leak(league_page, "public_csv", leak_in_bytes, "wish", PAGES),
    "web chart": Leak(league_page, "show_division", leak_in_alt_text, "lots", PAGES),
    "web list": Leak(lists, "title_of", append_leak, "match", PAGES),
    "web feed": Leak(servers, "feed_entries", leak_in_feed, "hand", PAGES),
    "log": Leak(feature, "_send_kind", leak_in_debug_log, "lots", LOG),
}
"""The planted leaks, by marker word."""
BEFORE_DRAW = ("card", "rules", "preview")
"""Leaks in messages that are already visible before the draw."""
CHART_READERS = {
    "Standings": EVERYBODY,
    "Pyramid": EVERYBODY,
    "Crosstable": "Ada",
    "Profile": "Cem",
    "Versus": "Ada",
}
"""Kinds of images, each with a reader who can see that kind."""


def is_leaked(
    one: SeasonOutput, another: SeasonOutput, reader: str, word: str, *, before: bool = False
) -> bool:
    """Return whether a line with the given word differs between the two simulations for a reader."""
    here, there = (season.before_draw if before else season.complete for season in (one, another))
    return any(word in line for line in {*here.get(reader, ())} ^ {*there.get(reader, ())})


@pytest.mark.long
async def test_each_planted_leak_is_detected(tmp_path: Path) -> None:
    found = []
    for hidden in twin_seasons():
        with pytest.MonkeyPatch.context() as patch:
            spy = LeakPlanter(patch)
            for name, leak in LEAKS.items():
                spy.plant(name, leak)
            found.append(await record_season(hidden, tmp_path / hidden.seed, patch))
    one, another = found
    missed = [
        name
        for name, leak in LEAKS.items()
        if not is_leaked(one, another, leak.reader, name, before=name in BEFORE_DRAW)
    ]
    assert missed == []
    assert [
        name for name, reader in CHART_READERS.items() if not is_leaked(one, another, reader, f" {name}")
    ] == []
