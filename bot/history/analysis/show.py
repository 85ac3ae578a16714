"""A match analysed, as it is shown: have it made, draw, lay out."""

from __future__ import annotations

from bot.core.ids import Click, UnknownId
from bot.core.interactions.replies import answer
from bot.core.pictures import Wanted
from bot.core.services import Here, asker_of, ctx_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.history.analysis.messages import analysis_post, chart_alt, chart_of, costly_post
from bot.turns.explain.messages import thinking_post
from host.history.analysis import making
from host.history.analysis.reading import Shown
from host.matches.settings.changing import preferences_of


async def show_analysis(interaction: Here, match_id: int, words: Words) -> Post:
    """Show the analysis of a match that is over; it is made where nobody has asked for it before."""
    shown = await _load(interaction, match_id, words)
    services, person = interaction.client.services, interaction.user.id
    own, picture = await preferences_of(services.ctx, person), None
    if not own.text_first:
        alt = chart_alt(shown, words)
        picture = await services.pictures.course(
            chart_of(shown, words), alt, own.palette, asker=asker_of(interaction)
        )
    return analysis_post(shown, words, picture)


async def show_costly(interaction: Here, click: Click, words: Words) -> Post:
    """Show one of the turns that cost most, with the table as its seat saw it."""
    shown = await _load(interaction, click.match, words)
    if not 0 < click.option <= len(shown.costly):
        raise UnknownId(str(click.option))
    services, one = interaction.client.services, shown.costly[click.option - 1]
    own, picture = await preferences_of(services.ctx, interaction.user.id), None
    if not own.text_first:
        wanted = Wanted(game=shown.game, view=one.view, names=shown.names, palette=own.palette)
        picture = await services.pictures.draw(wanted, words, asker_of(interaction))
    return costly_post(shown, click.option, words, picture)


async def _load(interaction: Here, match_id: int, words: Words) -> Shown:
    services, person = interaction.client.services, interaction.user.id
    shown = await making.ask(ctx_of(interaction), match_id)
    if shown is not None:
        return shown
    services.thinking.refuse_another(person)
    await answer(interaction, thinking_post(match_id, words, takes_long=True))
    return await services.thinking.think(person, making.finish(services.ctx, match_id))
