"""The pages of servers and games, and the list of servers."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.core.pictures import ImageRequest
from bot.core.words.i18n import translator
from bot.core.words.names import MAX_TITLE, plain_name
from bot.matches.match.option_names import options_help
from engine.core.files.library import AnyGame, games
from engine.core.randomness.chance import SeededChance
from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.leagues.views.seasons import guild_leagues
from host.matches import pages
from host.matches.pages import PageGuild
from pages.data.addresses import Address
from pages.data.lists import (
    GameFacts,
    ListedMatch,
    feed_entries,
    leaderboard_table,
    load_game_facts,
    load_lists,
    match_card,
    plain_lines,
    records_section,
    seats_section,
)  # fmt: skip
from pages.data.models import BuiltPage, GamePage, HomePage, Link, Picture, PictureSource, ServerPage
from pages.data.pictures import FULL_SIZE, picture_path
from pages.data.wording import plain, server_name


class ServerFacts(Struct, frozen=True):
    """What a server's page shows."""

    guild: PageGuild
    running: list[ListedMatch]
    finished: list[ListedMatch]
    games: list[GameFacts]
    leagues: list[tuple[int, str]]
    players: Mapping[str, str]
    """The names of the players with a page, by the random part of their addresses."""


class GamePageFacts(Struct, frozen=True):
    """What the page of a game on a server shows."""

    guild: PageGuild
    facts: GameFacts
    running: list[ListedMatch]
    finished: list[ListedMatch]


class HomeFacts(Struct, frozen=True):
    """The publicly listed servers."""

    guilds: list[PageGuild]


async def load_home_facts(ctx: Context) -> HomeFacts:
    """Return the publicly listed servers, ordered by name."""
    listed = [guild for guild in await pages.list_guilds(ctx) if guild.is_listed]
    return HomeFacts(sorted(listed, key=lambda guild: (guild.row.name.casefold(), guild.row.token)))


async def load_server_facts(ctx: Context, guild: PageGuild) -> ServerFacts:
    """Return what a server's page shows."""
    running, finished = await load_lists(ctx, guild)
    played = sorted({one.row.game for one in (*running, *finished)} & games().keys())
    async with ctx.database.read_transaction() as tx:
        known = await guild_leagues(tx, guild.row.guild_id)
        leagues = [
            (league.id, league.name) for league in known if await pages.is_shown(tx, guild, league.channel)
        ]
        players = await pages.page_players(tx, guild.row)
    return ServerFacts(
        guild, running, finished, [await load_game_facts(ctx, guild, game) for game in played], leagues,
        {pages.player_slug(guild.row, key): name for key, name in players.items()},
    )  # fmt: skip


async def load_game_page_facts(ctx: Context, guild: PageGuild, game: str) -> GamePageFacts | None:
    """Return what the page of a game shows; None if there is no such game."""
    if game not in games():
        return None
    running, finished = await load_lists(ctx, guild, game)
    return GamePageFacts(guild, await load_game_facts(ctx, guild, game), running, finished)


def build_home(facts: HomeFacts, locale: str) -> BuiltPage:
    """Build the list of servers."""
    translate = translator(locale)
    servers = tuple(
        Link(server_name(guild.row, translate), Address("server", guild.row.token).path)
        for guild in facts.guilds
    )
    page = HomePage(
        kind="home", locale=locale, path="", title=translate(LocalizedText("page-home")),
        summary=translate(LocalizedText("page-home-summary")), servers=servers, is_listed=True,
    )  # fmt: skip
    return BuiltPage(page, {})


def build_server(facts: ServerFacts, locale: str) -> BuiltPage:
    """Build a server's page."""
    translate, address = translator(locale), Address("server", facts.guild.row.token)
    boards = (leaderboard_table(one.leaderboard, translate) for one in facts.games)
    records = (records_section(one.records, translate) for one in facts.games)
    name = server_name(facts.guild.row, translate)
    page = ServerPage(
        kind="server", locale=locale, path=address.path, title=name,
        summary=translate(
            text("page-server-summary", running=len(facts.running), finished=len(facts.finished))
        ),
        server=Link(name, address.path), is_listed=facts.guild.is_listed,
        running=tuple(match_card(one, address, translate) for one in facts.running),
        finished=tuple(match_card(one, address, translate) for one in facts.finished),
        leagues=tuple(
            Link(plain_name(league, MAX_TITLE), address.of("league", key).path) for key, league in facts.leagues
        ),
        games=tuple(
            Link(translate(LocalizedText(f"{one.game}-name")), address.of("game", one.game).path)
            for one in facts.games
        ),
        players=tuple(
            Link(plain_name(player), address.of("player", slug).path)
            for slug, player in facts.players.items()
        ),
        leaderboards=tuple(board for board in boards if board is not None),
        records=tuple(section for section in records if section is not None),
    )  # fmt: skip
    return BuiltPage(page, {}, feed=feed_entries(facts.finished, address, translate))


def build_game(facts: GamePageFacts, locale: str) -> BuiltPage:
    """Build the page of a game on a server."""
    translate, game = translator(locale), games()[facts.facts.game]
    address = Address("server", facts.guild.row.token)
    own, name = address.of("game", game.id), translate(LocalizedText(f"{game.id}-name"))
    pictures = dict[str, PictureSource]()
    rules = tuple(plain(translate(paragraph)) for paragraph in game.rules_help(game.default_edition()))
    seats = (seats_section(rates, translate) for rates in facts.facts.records.records.seats)
    page = GamePage(
        kind="game", locale=locale, path=own.path, title=name,
        summary=plain(translate(LocalizedText(f"{game.id}-tagline"))),
        server=Link(server_name(facts.guild.row, translate), address.path), is_listed=facts.guild.is_listed,
        rules=rules, rules_picture=_rules_picture(game, facts.guild, own, pictures, name),
        options=plain_lines(options_help(game, translate).splitlines()[1:]),
        leaderboard=leaderboard_table(facts.facts.leaderboard, translate),
        records=records_section(facts.facts.records, translate),
        seats=tuple(section for section in seats if section is not None),
        finished=tuple(match_card(one, address, translate) for one in (*facts.running, *facts.finished)),
    )  # fmt: skip
    return BuiltPage(page, pictures)


def _rules_picture(
    game: AnyGame, guild: PageGuild, own: Address, pictures: dict[str, PictureSource], alt: str
) -> Picture:
    """Return the picture of the numbers printed on a game's components."""
    table = game.deal(max(game.seat_counts), game.default_edition(), SeededChance(""))
    view = game.observe(table, None)
    request = ImageRequest(game=game.id, view=view, kind="rules", max_bytes=FULL_SIZE)
    path = f"{own.path}{picture_path('rules', request, guild.row.locale)}"
    pictures[path] = request
    return Picture(path, alt)
