"""Tests that league messages reveal no secrets.

Two simulations that differ only in secrets must produce identical bytes. Another test plants leaks in
messages, exports and logs, and checks that each is detected.
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
from engine.core.library import game
from host.history.ratings.leaderboard import RankedUser
from host.leagues.views import cards, exports
from host.matches.settings import settings, updates
from renderer.picture import Picture
from storage.leagues.league import fixture_commitments, secrets
from tests.bot import drawings
from tests.bot.observers import EVERYBODY, LOG, differing
from tests.bot.season_twins import Hidden, Season, watched
from tests.bot.voyage import until_asked
from tests.engine.worlds import other, world

RULES = game("nautilus-island")
BENS = 1
"""Ben's seat at the table."""


def twins() -> tuple[Hidden, Hidden]:
    """Return the secrets for two simulations of the same season, which differ in every secret."""
    dealt = until_asked(world(RULES, 2, seed=1), 12)
    another = other(dealt, None, seed=1)
    assert another.chance != dealt.chance
    return Hidden(dealt, "a", is_avoided=False), Hidden(another, "b", is_avoided=True)


async def test_league_messages_reveal_no_secrets(tmp_path: Path) -> None:
    found = []
    for hidden in twins():
        with pytest.MonkeyPatch.context() as patch:
            found.append(await watched(hidden, tmp_path / hidden.letter, patch))
    one, another = found
    assert {EVERYBODY, "Ada", "Cem", "Dee"} <= {*one.whole}
    assert differing(one.before, another.before) == set()
    # Only Ben sees a difference: he is notified that the draw paired him with a player he blocked.
    assert differing(one.whole, another.whole) == {"Ben"}


class Spy:
    """A helper that records secrets and replaces functions with leaking versions."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch, self._known = patch, dict[str, object]()
        honest = type(RULES).observe

        def observe(rules: Any, state: Any, viewer: Any) -> Any:
            self._known["hand"] = state.castaways[BENS].hand
            return honest(rules, state, viewer)

        patch.setattr(type(RULES), "observe", observe)
        self._look(secrets, "put", lambda row: {"draw": row.draw, "lots": row.lots})
        self._look(fixture_commitments, "put", lambda row: {"match": row.secret})
        self._look(updates, "update_preferences", lambda _, blocked: {"wish": blocked})

    def _look(self, module: ModuleType, name: str, what: Callable[..., dict[str, object]]) -> None:
        honest = getattr(module, name)

        async def done(ctx: Any, *given: Any, **named: Any) -> Any:
            self._known |= what(*given, **named)
            return await honest(ctx, *given, **named)

        self._patch.setattr(module, name, done)

    def says(self, leak: str, what: str) -> str:
        """Return the leak's marker word, followed by a short hash of the secret."""
        return f"{leak}leak {sha256(repr(self._known.get(what)).encode()).hexdigest()[:8]}"

    def plant(self, leak: str, planted: Leak) -> None:
        """Replace a function with a version that leaks a secret."""
        honest = getattr(planted.module, planted.function)

        def careless(*given: Any, **named: Any) -> Any:
            said = self.says(leak, planted.what)
            return planted.careless(lambda *changed: honest(*changed, **named), said, *given)

        self._patch.setattr(planted.module, planted.function, careless)


class Leak(NamedTuple):
    """A function to replace, the secret that its leaking version reveals, and the reader who sees it."""

    module: ModuleType
    function: str
    careless: Callable[..., Any]
    """The leaking version. Its arguments are the original function, the leaked text, and the original arguments."""
    what: str
    reader: str = EVERYBODY


def named(known: Any, said: str) -> Any:
    """Return the season with the leaked text as the league's name."""
    return replace(known, league=replace(known.league, name=said))


def of_season(honest: Any, said: str, known: Any, *rest: Any) -> Any:
    return honest(named(known, said), *rest)


def of_its_season(honest: Any, said: str, told: Any, *rest: Any) -> Any:
    return honest(replace(told, loaded=named(told.loaded, said)), *rest)


def of_seasons(honest: Any, said: str, found: Any, *rest: Any) -> Any:
    return honest([replace(one, loaded=named(one.loaded, said)) for one in found], *rest)


def of_terms(honest: Any, said: str, told: Any, *rest: Any) -> Any:
    return honest(replace(told, terms=said), *rest)


def of_ratings(honest: Any, said: str, found: Any, *rest: Any) -> Any:
    return honest(replace(found, top=(RankedUser(1, said, 1500, 5, 9, is_provisional=False),)), *rest)


def beside_it(honest: Any, said: str, *given: Any) -> Any:
    return f"{honest(*given)} {said}"


def in_words(honest: Any, said: str, *given: Any) -> Any:
    return replace(honest(*given), text=said)


def described(honest: Any, said: str, *given: Any) -> Any:
    return replace(honest(*given), alt=said)


def drawn(honest: Any, said: str, view: Any) -> Picture:
    picture: Picture = honest(view)
    return picture._replace(data=f"{said} {type(view).__name__}".encode())


async def in_sheet(honest: Any, said: str, *given: Any) -> bytes:
    return b"%s %s" % (await honest(*given), said.encode())


async def in_file(honest: Any, said: str, *given: Any) -> Any:
    return replace(await honest(*given), name=said)


async def logged(honest: Any, said: str, *given: Any) -> None:
    logging.getLogger("bot").debug("posted: %s", said)
    await honest(*given)


async def both_ways(honest: Any, said: str, tx: Any, user_key: int, others: Any) -> Any:
    """Return the players whom the user has blocked together with those who have blocked the user."""
    sitting = [*others]
    theirs = {one for one in sitting if user_key in (await settings.load_preferences(tx, one)).blocked}
    return theirs | await honest(tx, user_key, sitting)


LEAKS: dict[str, Leak] = {
    "card": Leak(sign_up, "sign_up_message", of_its_season, "draw"),
    "rules": Leak(sign_up, "rules_message", of_season, "draw", "Ada"),
    "preview": Leak(hosting, "preview_message", of_season, "draw", "Dee"),
    "mine": Leak(my_seasons, "my_seasons_message", of_seasons, "wish", "Ada"),
    "players you have blocked": Leak(cards, "blocked_among", both_ways, "wish", "Ada"),
    "news": Leak(announcements, "announcement_message", of_its_season, "lots"),
    "digest": Leak(announcements, "digest_message", of_its_season, "hand"),
    "fixture": Leak(tables, "fixture_message", of_its_season, "hand"),
    "tables": Leak(tables, "tables_message", of_season, "hand", "Cem"),
    "thread": Leak(table_opening, "thread_name", beside_it, "match"),
    "hash": Leak(table_opening, "commitment_message", of_terms, "match"),
    "board": Leak(charts, "show_division", in_words, "hand", "Cem"),
    "alt": Leak(charts, "show_crosstable", described, "wish", "Cem"),
    "profile": Leak(profiles, "show_profile", described, "hand", "Cem"),
    "versus": Leak(statistics, "show_versus", described, "hand", "Ada"),
    "rating": Leak(ratings, "leaderboard_message", of_ratings, "hand", "Cem"),
    "chart": Leak(drawings, "undrawn_chart", drawn, "lots"),
    "sheet": Leak(exports, "export_csv", in_sheet, "wish", "Cem"),
    "file": Leak(exports, "export_season", in_file, "lots", "Cem"),
    "log": Leak(feature, "_send_kind", logged, "lots", LOG),
}
"""The planted leaks, by marker word."""
BEFORE = ("card", "rules", "preview")
"""Leaks that readers can already see before the draw."""
DRAWN = {"Standings": EVERYBODY, "Pyramid": EVERYBODY, "Crosstable": "Ada", "Profile": "Cem", "Versus": "Ada"}
"""Kinds of images, each with a reader who can see that kind."""


def told(one: Season, another: Season, reader: str, word: str, *, before: bool = False) -> bool:
    """Return whether a line with the given word differs between the two simulations for a reader."""
    here, there = (season.before if before else season.whole for season in (one, another))
    return any(word in line for line in {*here.get(reader, ())} ^ {*there.get(reader, ())})


async def test_each_planted_leak_is_detected(tmp_path: Path) -> None:
    found = []
    for hidden in twins():
        with pytest.MonkeyPatch.context() as patch:
            spy = Spy(patch)
            for name, leak in LEAKS.items():
                spy.plant(name, leak)
            found.append(await watched(hidden, tmp_path / hidden.letter, patch))
    one, another = found
    missed = [
        name
        for name, leak in LEAKS.items()
        if not told(one, another, leak.reader, name, before=name in BEFORE)
    ]
    assert missed == []
    assert [name for name, reader in DRAWN.items() if not told(one, another, reader, f" {name}")] == []
