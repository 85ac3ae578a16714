"""More time for another player: `/game more-time` and its buttons."""

from __future__ import annotations

from enum import StrEnum

import discord

from bot.core.features import Button, Feature, on_match
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, button, container, rows, texts
from bot.core.words.limits import BUTTON_LABEL, shorten
from bot.core.words.names import clean_name, plain_name
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import WAITING_FOR_PLAYER
from bot.matches.match.lookup import find_match, unfinished_match_choices
from bot.matches.match.seats import seat_of
from bot.matches.match.titles import title
from engine.core.text import text
from host.decisions import more_time
from host.messages import view


class MoreTimeClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    A custom id with GRANT also contains a seat number.
    """

    CHOOSE = "moretime"
    GRANT = "moretimefor"


async def grant(interaction: AppInteraction, match_id: int, seat: int, translate: Translator) -> MessageView:
    """Give the player of a seat more time, or start a vote if the other players have to agree."""
    granted = await more_time.grant(ctx_of(interaction), match_id, seat, acting_user(interaction))
    return answer_done(
        interaction, granted.match, "done-more-time-asked" if granted.needs_vote else "done-more-time",
        translate, player=clean_name(granted.name), time=more_time.span(granted.milliseconds),
    )  # fmt: skip


async def grant_by_button(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Give more time to the player of the clicked button."""
    return await grant(interaction, click.match_id, click.number, translate)


async def choose_player(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show a button for each player who may get more time."""
    ctx = ctx_of(interaction)
    row, _ = await view.load_match_with_seats(ctx, match_id)
    offers = await more_time.load_offers(ctx, match_id, acting_user(interaction))
    note = [translate(text("more-time-vote"))] if any(offer.needs_vote for offer in offers) else []
    choices = []
    for offer in offers:
        label = text(
            "button-more-time-for", player=plain_name(offer.name), time=more_time.span(offer.milliseconds)
        )
        choices.append(
            button(
                shorten(translate(label), BUTTON_LABEL),
                custom_id(match_id, MoreTimeClick.GRANT, number=offer.seat),
            )
        )
    asked = translate(text("more-time-choose", match=title(row, translate)))
    return MessageView(container(texts(asked, *note), rows(choices)))


@command("more-time", parent="game")
async def more_time_command(
    interaction: AppInteraction, translate: Translator, player: discord.User, match: str | None = None
) -> MessageView:
    """Give another player more time for the current turn."""
    meant = (await find_match(interaction, match)).id
    return await grant(interaction, meant, await seat_of(interaction, meant, player), translate)


more_time_command.autocomplete("match")(unfinished_match_choices)


FEATURE = Feature(
    commands=(more_time_command,),
    clicks={MoreTimeClick.CHOOSE: on_match(choose_player), MoreTimeClick.GRANT: grant_by_button},
    buttons=(
        Button(placement=WAITING_FOR_PLAYER, click=MoreTimeClick.CHOOSE, label="button-more-time", order=80),
    ),
)
