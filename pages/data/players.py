"""The pages of players who have chosen to have one."""

from __future__ import annotations

from msgspec import Struct

from bot.core.charts.profile import show_profile
from bot.core.words.i18n import translator
from bot.core.words.names import plain_name
from host.core.context import Context
from host.core.users import User
from host.history.statistics.queries import UserStatistics, load_user_statistics
from host.matches import pages
from host.matches.pages import PageGuild
from pages.data.addresses import Address
from pages.data.models import BuiltPage, Link, Picture, PictureSource, PlayerPage, Table
from pages.data.pictures import picture_path
from pages.data.wording import server_name
from renderer.league.views import Profile, ProfileGame


class PlayerFacts(Struct, frozen=True):
    """What a player's page shows."""

    guild: PageGuild
    slug: str
    name: str
    statistics: UserStatistics


async def load_player_facts(ctx: Context, guild: PageGuild, slug: str) -> PlayerFacts | None:
    """Return what a player's page shows; None if no player has this address."""
    async with ctx.database.read_transaction() as tx:
        players = await pages.page_players(tx, guild.row)
    key = next((key for key in players if pages.player_slug(guild.row, key) == slug), None)
    if key is None:
        return None
    user = User(key, players[key])
    return PlayerFacts(guild, slug, user.name, await load_user_statistics(ctx, guild.row.guild_id, user, key))


def build_player(facts: PlayerFacts, locale: str) -> BuiltPage:
    """Build the page of a player in a language."""
    translate, server = translator(locale), Address("server", facts.guild.row.token)
    own, name = server.of("player", facts.slug), plain_name(facts.name)
    guild = server_name(facts.guild.row, translate)
    shown = show_profile(facts.statistics, name, guild, translate)
    assert isinstance(shown.view, Profile)
    pictures, chart = dict[str, PictureSource](), None
    if shown.view.games:
        path = f"{locale}/{own.path}{picture_path('profile', shown.view, locale)}"
        pictures[path], chart = shown.view, Picture(path, shown.alt)
    page = PlayerPage(
        kind="player", locale=locale, path=own.path, title=name, summary=shown.view.subtitle,
        server=Link(guild, server.path), is_listed=facts.guild.is_listed, picture=chart, profile=shown.view,
        chart=chart, games=tuple(_table(game) for game in shown.view.games),
    )  # fmt: skip
    return BuiltPage(page, pictures)


def _table(game: ProfileGame) -> Table:
    """Return a player's numbers in a game as a table."""
    rating = () if game.rating is None else ((game.rating.label, f"{game.rating.text} {game.rating.spread}"),)
    places = tuple(
        (one.label, ", ".join(f"{place}. × {count}" for place, count in enumerate(one.counts, 1) if count))
        for one in game.places
    )
    return Table(game.name, (), (*rating, *places, *game.figures))
