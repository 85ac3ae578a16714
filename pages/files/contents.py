"""List the pages of a site, with fingerprints of those that rarely change."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from bot.core.version import VERSION
from engine.core.files.library import games
from host.core.context import Context
from host.history.analysis import analysed_matches
from host.leagues.views.seasons import guild_leagues, seasons_of
from host.matches import pages
from host.matches.match.seating import Seats
from host.matches.pages import PageGuild
from host.messages.posts.published import unannounced_results
from pages.data.addresses import Address
from pages.html.assets import assets
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow

EVERY_MATCH = 1_000_000
BATCH = 500
"""Number of finished matches per query."""


class ListedPage(Struct, frozen=True):
    """A page to build, in the language that it has without a language in its path."""

    address: Address
    locale: str
    fingerprint: str = ""
    """Changes whenever the page changes; empty if the page has to be rendered to find out."""


async def list_pages(ctx: Context, url: str) -> AsyncIterator[ListedPage]:
    """Yield all pages of the site."""
    yield ListedPage(Address("home"), "en")
    for guild in await pages.list_guilds(ctx):
        server, locale = Address("server", guild.row.token), guild.row.locale
        yield ListedPage(server, locale)
        async with ctx.database.read_transaction() as tx:
            found = await _of_guild(tx, guild, server, url)
        for page in found:
            yield page


async def _of_guild(tx: Transaction, guild: PageGuild, server: Address, url: str) -> list[ListedPage]:
    locale = guild.row.locale
    players = await pages.page_players(tx, guild.row)
    slugs = {key: pages.player_slug(guild.row, key) for key in players}
    found = [ListedPage(server.of("player", slug), locale) for slug in slugs.values()]
    played = set[str]()
    for status in ("open", "running"):
        for row, _ in await pages.list_matches(tx, guild, status, EVERY_MATCH):
            played.add(row.game)
            found.append(ListedPage(server.of("match", row.id), locale))
    over = await pages.list_matches(tx, guild, "finished", EVERY_MATCH)
    played |= {row.game for row, _ in over}
    for first in range(0, len(over), BATCH):
        found += await _finished(tx, guild, server, over[first : first + BATCH], slugs, url)
    found += [ListedPage(server.of("game", game), locale) for game in sorted(played & games().keys())]
    for league in await guild_leagues(tx, guild.row.guild_id):
        if await pages.is_shown(tx, guild, league.channel):
            numbers = [row.number for row in await seasons_of(tx, league.id)]
            found += [
                ListedPage(server.of("league", league.id, number), locale)
                for number in ([0, *numbers[1:]] if numbers else [])
            ]
    return found


async def _finished(
    tx: Transaction,
    guild: PageGuild,
    server: Address,
    over: list[tuple[MatchRow, Seats]],
    slugs: dict[int, str],
    url: str,
) -> list[ListedPage]:
    ids = [row.id for row, _ in over]
    waiting, analysed = await unannounced_results(tx, ids), await analysed_matches(tx, ids)
    mentioned = await pages.mentioned_users(tx, ids)
    hidden = await pages.hidden_users(tx, {key for keys in mentioned.values() for key in keys})
    names = await pages.names_of_users(tx, guild.row.guild_id, {k for ks in mentioned.values() for k in ks})
    shared = (VERSION, url, guild.row, guild.is_listed, sorted(one.name for one in assets().values()))
    found = []
    for row, seats in over:
        keys = sorted(mentioned.get(row.id, ()))
        own = [(key, names.get(key, ""), slugs.get(key, ""), key in hidden) for key in keys]
        fingerprint = "" if row.id in waiting else _fingerprint(shared, row, seats, own, row.id in analysed)
        found.append(ListedPage(server.of("match", row.id), guild.row.locale, fingerprint))
    return found


def _fingerprint(*values: object) -> str:
    return hashlib.sha256(msgspec.json.encode(values)).hexdigest()[:32]
