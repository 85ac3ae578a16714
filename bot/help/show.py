"""The rules of a game as they are shown: read, draw, lay out."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.core.services import Here, Services, asker_of
from bot.help.messages import rules_post
from bot.match.finding import find_channel_game
from bot.pictures.pictures import Wanted
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.chance import Seeded
from engine.core.library import AnyGame
from host.match.options import chosen
from host.settings.changing import preferences_of
from storage.match.matches import MatchRow


async def show_rules(interaction: Here, given: str | None, words: Words) -> Post:
    """Tell the rules of a game, with a picture of its figures: those of the channel's match if it is one of these."""
    services = interaction.client.services
    game, match = await find_channel_game(interaction, given, words)
    is_played = match is not None and (match.game, match.rules_version) == (game.id, game.rules_version)
    played = match if is_played else None
    edition = _edition(services, game, played)
    seats = max(game.seat_counts) if played is None else played.seat_count
    told = {} if played is None else {one.choice.id: one.value for one in chosen(played)}
    table = game.deal(seats, edition, Seeded(""), told)
    palette = (await preferences_of(services.ctx, interaction.user.id)).palette
    wanted = Wanted(game=game.id, view=game.observe(table, None), kind="rules", palette=palette)
    return rules_post(
        game, edition, words, await services.pictures.draw(wanted, words, asker_of(interaction)), played
    )


def _edition(services: Services, game: AnyGame, played: MatchRow | None) -> Any:
    """Return the edition a match of this game keeps, else the one that new matches are played with."""
    if played is not None:
        return msgspec.json.decode(played.edition, type=game.edition_type)
    own = services.editions.get(game.id)
    return game.default_edition() if own is None else game.read_edition(own)
