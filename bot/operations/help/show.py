"""The rules of a game as they are shown: read, draw, lay out."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from bot.core.ids import Click
from bot.core.pictures import Wanted
from bot.core.services import Here, Services, asker_of, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import find_channel_game
from bot.operations.help.looking import what_now
from bot.operations.help.messages import first_steps_post, help_post, rules_post
from engine.core.chance import Seeded
from engine.core.game import UnknownRules
from engine.core.library import AnyGame, UnknownGame
from engine.core.library import game as game_of
from engine.core.text import text
from host.core.errors import Refusal
from host.decisions.replace import replacing
from host.matches.match.options import choices_of
from host.matches.settings.changing import preferences_of
from host.messages.view import lists
from storage.matches.match.matches import MatchRow


async def show_rules(interaction: Here, given: str | None, words: Words) -> Post:
    """Tell the rules of a game, with a picture of its figures: those of the channel's match if it is one of these."""
    game, match = await find_channel_game(interaction, given, words)
    return await _show(interaction, game, match, words)


async def show_match_rules(interaction: Here, match_id: int, words: Words) -> Post:
    """Tell the rules of the game of a match, as it is played there."""
    row, _ = await lists.find(ctx_of(interaction), match_id)
    try:
        rules = game_of(row.game)
    except UnknownGame:
        raise Refusal(text("refusal-unknown-game", game=row.game)) from None
    return await _show(interaction, rules, row, words)


async def show_first_steps(interaction: Here, match_id: int, words: Words) -> Post:
    """Tell somebody who is new here how a match goes on."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    row, sitting = await lists.find(ctx, match_id)
    has_seat = any(seat.person == person.id for seat in sitting)
    may_join = not has_seat and await replacing.may_join(ctx, match_id, person)
    return first_steps_post(row, words, may_join=may_join)


async def show_topic(interaction: Here, click: Click, words: Words) -> Post:
    """Show the paragraph of the help that was chosen."""
    return help_post(await what_now(interaction), words, click.option)


async def _show(interaction: Here, game: AnyGame, match: MatchRow | None, words: Words) -> Post:
    services = interaction.client.services
    played = None
    if match is not None and match.game == game.id:
        with suppress(UnknownRules):
            game, played = game.under(match.rules_version), match
    edition = _edition(services, game, played)
    seats = max(game.seat_counts) if played is None else played.seat_count
    told = {} if played is None else {one.choice.id: one.value for one in choices_of(played)}
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
