"""Undo: players undo their own turn with `/game undo`, and hosts undo any turn with `/host undo`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from discord import app_commands

from bot.core.features import Button, Feature, on_match
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.core.words.limits import CHOICE_NAME, shorten
from bot.core.words.names import clean_name, plain_name
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import UNDOABLE
from bot.matches.match.lookup import filter_choices, find_match, parse_number, unfinished_match_choices
from bot.matches.match.titles import title
from bot.matches.permissions import Reason, acting_host, answer_ruled
from bot.turns.play.actions import show_panel
from bot.turns.play.messages import WAITING_UNDOABLE, PanelExtras
from engine.core.text import text
from host.core.errors import UserError
from host.decisions.undo import feature
from host.decisions.undo.feature import ConsentReason
from host.matches.match.narration import TurnSummary
from host.matches.permissions import Authority
from host.operations.admin import repair
from host.turns.play import turn_actions


class UndoClick(StrEnum):
    """The names of clicks in custom ids."""

    TAKEBACK = "takeback"


ASKED: Mapping[ConsentReason | None, str] = MappingProxyType(
    {
        "revealed": "done-undo-revealed",
        "moved": "done-undo-moved",
        "choosing": "done-undo-choosing",
        "often": "done-undo-often",
    }
)
"""Translation keys of the answers to a player who needs other players' consent."""


def turn_name(turn: TurnSummary, translate: Translator) -> str:
    """Format a turn as one line of plain text, for example `12 · Ada · takes two pearls`."""
    names = [plain_name(name) for name in turn.names]
    sentence = " ".join(translate(each, names) for each in turn.texts) or translate(text("turn-unreadable"))
    player = names[turn.seat] if turn.seat is not None and 0 <= turn.seat < len(names) else "?"
    localized_text = text(
        "turn-choice", number=str(turn.seq), player=player, words=sentence.replace("**", "")
    )
    return shorten(translate(localized_text), CHOICE_NAME)


async def undo(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Undo the user's last turn and show the panel, or start a vote among the affected players."""
    services, user = interaction.client.services, acting_user(interaction)
    wish = await feature.undo(services.ctx, match_id, user)
    if wish.status == "asked":
        return answer_done(interaction, wish.match, ASKED[wish.reason], translate)
    services.wake(match_id)
    panel = await turn_actions.load_panel(services.ctx, match_id, user)
    notice = translate(text("done-undo", match=title(wish.match, translate)))
    return await show_panel(services, panel, translate, PanelExtras(notice=notice))


async def undo_from(
    interaction: AppInteraction, by: Authority, match_id: int, entry: int, translate: Translator
) -> MessageView:
    """Undo all moves starting with the given log entry."""
    ruled = await feature.undo_as_host(ctx_of(interaction), match_id, entry - 1, by)
    key = "done-ruled-undo" if ruled.status == "done" else "done-ruled-undo-asked"
    return await answer_ruled(interaction, ruled.match, by, key, translate)


@command("undo", parent="game")
async def game_undo(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Undo the user's last turn."""
    return await undo(interaction, (await find_match(interaction, match)).id, translate)


@command("host-undo", parent="host")
async def host_undo(
    interaction: AppInteraction, translate: Translator, turn: str, reason: Reason, match: str | None = None
) -> MessageView:
    """Undo all moves starting with the given turn."""
    by = await acting_host(interaction, reason)
    meant, first = (await find_match(interaction, match)).id, parse_number(turn)
    if first is None:
        raise UserError(text("slip-unknown-turn", given=clean_name(turn)))
    return await undo_from(interaction, by, meant, first, translate)


@host_undo.autocomplete("turn")
async def turn_choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the turns of the match, latest first."""
    services = interaction.client.services
    translate = await services.languages.for_interaction(interaction)
    try:
        await acting_host(interaction)
        named = getattr(interaction.namespace, "match", None)
        found = await repair.undoable_turns(services.ctx, (await find_match(interaction, named)).id)
    except UserError:
        return []
    return await asyncio.to_thread(
        lambda: filter_choices(((turn_name(turn, translate), str(turn.seq)) for turn in found), typed)
    )


for each in (game_undo, host_undo):
    each.autocomplete("match")(unfinished_match_choices)


FEATURE = Feature(
    commands=(game_undo, host_undo),
    clicks={UndoClick.TAKEBACK: on_match(undo)},
    buttons=(
        Button(placement=WAITING_UNDOABLE, click=UndoClick.TAKEBACK, label="button-takeback", order=20),
        Button(placement=UNDOABLE, click=UndoClick.TAKEBACK, label="button-takeback", order=30),
    ),
)
