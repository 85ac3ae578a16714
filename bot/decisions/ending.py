"""Draw offers: `/game draw` and its button in the match panel."""

from __future__ import annotations

from enum import StrEnum

from bot.core.features import Button, Feature, on_match
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import DRAWABLE
from bot.matches.match.lookup import find_match, unfinished_match_choices
from host.decisions import ending
from host.messages import view


class EndingClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    DRAW = "draw"


async def offer_draw(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Offer the other players a draw."""
    ctx = ctx_of(interaction)
    await ending.offer_draw(ctx, match_id, acting_user(interaction))
    row, _ = await view.load_match_with_seats(ctx, match_id)
    return answer_done(interaction, row, "done-draw-offered", translate)


@command("draw", parent="game")
async def draw(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Offer the other players a draw."""
    return await offer_draw(interaction, (await find_match(interaction, match)).id, translate)


draw.autocomplete("match")(unfinished_match_choices)


FEATURE = Feature(
    commands=(draw,),
    clicks={EndingClick.DRAW: on_match(offer_draw)},
    buttons=(Button(placement=DRAWABLE, click=EndingClick.DRAW, label="button-draw", order=85),),
)
