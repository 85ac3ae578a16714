"""Load any page by its address, in two steps: facts from the database, then words in a worker."""

from __future__ import annotations

from typing import TypeAlias

from host.core.context import Context
from host.matches import pages
from pages.data.addresses import Address
from pages.data.league_facts import LeagueFacts, load_league_facts
from pages.data.league_page import build_league
from pages.data.models import BuiltPage
from pages.data.players import PlayerFacts, build_player, load_player_facts
from pages.data.servers import (
    GamePageFacts,
    HomeFacts,
    ServerFacts,
    build_game,
    build_home,
    build_server,
    load_game_page_facts,
    load_home_facts,
    load_server_facts,
)  # fmt: skip
from pages.matches.match_facts import MatchFacts, load_match_facts
from pages.matches.match_page import build_match

Facts: TypeAlias = HomeFacts | ServerFacts | MatchFacts | LeagueFacts | PlayerFacts | GamePageFacts


async def load_facts(ctx: Context, address: Address) -> Facts | None:
    """Return what a page shows; None if there is no such page.

    Raises UserError if it can't be read.
    """
    if address.kind == "home":
        return await load_home_facts(ctx)
    async with ctx.database.read_transaction() as tx:
        guild = await pages.find_guild(tx, address.token)
    if guild is None:
        return None
    match address.kind:
        case "server":
            return await load_server_facts(ctx, guild)
        case "match":
            return await load_match_facts(ctx, guild, address.number)
        case "league":
            return await load_league_facts(ctx, guild, address.number, address.season)
        case "player":
            return await load_player_facts(ctx, guild, address.key)
        case "game":
            return await load_game_page_facts(ctx, guild, address.key)


def build(facts: Facts, locale: str) -> BuiltPage:
    """Build a page in a language."""
    match facts:
        case HomeFacts():
            return build_home(facts, locale)
        case ServerFacts():
            return build_server(facts, locale)
        case MatchFacts():
            return build_match(facts, locale)
        case LeagueFacts():
            return build_league(facts, locale)
        case PlayerFacts():
            return build_player(facts, locale)
        case GamePageFacts():
            return build_game(facts, locale)


def picture_locale(facts: Facts, locale: str) -> str:
    """Return the language of a page's pictures: that of the server for boards, that of the page for charts."""
    return facts.guild.row.locale if isinstance(facts, MatchFacts | GamePageFacts) else locale
