"""User actions on a table, by button or command: one call to the host package and one response each."""

from __future__ import annotations

from bot.core.services import AppInteraction, ctx_of, is_host, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.answers import answer_begun, answer_done, ask_whether_sure
from bot.matches.match.option_names import options_line
from bot.matches.match.titles import figure_line, seat_name
from bot.tables.tables.messages import TableClick, ask_to_cancel
from engine.core.text import text
from host.core.errors import NotYourTurn, UserError
from host.core.users import User
from host.decisions import abort
from host.matches.match.match import entitled
from host.messages import view
from host.messages.posts import cards
from host.messages.posts.cards import Card
from host.tables.tables import company, tables


async def join(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Take a seat."""
    ctx, user = ctx_of(interaction), person_of(interaction)
    row = await tables.join(ctx, match_id, user)
    # The user may have read an older version of the card.
    agreed = f"\n{line}" if (line := options_line(row, translate)) else ""
    if row.status == "running":
        return await answer_begun(interaction, row, "done-join-started", translate, options=agreed)
    company = _company(await cards.card(ctx, match_id), user, translate)
    return answer_done(interaction, row, "done-join", translate, options=agreed, company=company)


def _company(shown: Card, user: User, translate: Translator) -> str:
    """Describe the reliability of the other players at a table."""
    others = [seat for seat in shown.seats if seat.user_key in shown.figures and seat.user_key != user.key]
    lines = [
        f"- {seat_name(seat)}: {figure_line(shown.figures[seat.user_key or 0], translate)}" for seat in others
    ]
    return "".join(f"\n{line}" for line in lines)


async def leave(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Leave a table that has not begun."""
    row = await tables.leave(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-leave", translate)


async def add_robot(
    interaction: AppInteraction, match_id: int, translate: Translator, level: str | None = None
) -> MessageView:
    """Add a robot to a free seat."""
    row = await tables.add_robot(ctx_of(interaction), match_id, person_of(interaction), level)
    if row.status == "running":
        return await answer_begun(interaction, row, "done-robot-started", translate)
    return answer_done(interaction, row, "done-robot", translate)


async def remove_robot(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Remove the most recently added robot."""
    row = await tables.remove_robot(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-robot-away", translate)


async def start(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Start with the present players."""
    row = await tables.start(ctx_of(interaction), match_id, person_of(interaction))
    return await answer_begun(interaction, row, "done-start", translate)


async def ask_before_cancelling(
    interaction: AppInteraction, match_id: int, translate: Translator
) -> MessageView:
    """Cancel a match without a result; players are asked for confirmation first."""
    row, sitting = await view.find(ctx_of(interaction), match_id)
    if row.status != "running" or all(seat.user_key != person_of(interaction).key for seat in sitting):
        return await cancel(interaction, match_id, translate)
    others = set(entitled(tuple(sitting))) - {person_of(interaction).key}
    question = "sure-cancel-running" if others else "sure-cancel-alone"
    return ask_whether_sure(row, question, TableClick.CANCELSURE, "button-cancel-sure", translate)


async def cancel(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Cancel a match without a result.

    If others have joined, its opener is asked for confirmation first.
    """
    others = await company.others_at(ctx_of(interaction), match_id, person_of(interaction))
    if others:
        return ask_to_cancel(match_id, others, translate)
    return await cancel_at_once(interaction, match_id, translate)


async def cancel_at_once(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Cancel a match without a result, by the user's own right or by a vote of the players."""
    ctx, by = ctx_of(interaction), person_of(interaction)
    try:
        row = await tables.cancel(ctx, match_id, by)
    except NotYourTurn as error:
        match, sitting = await view.find(ctx, match_id)
        if match.status != "running" or all(seat.user_key != by.key for seat in sitting):
            raise (UserError(text("slip-host-cancel")) if await is_host(interaction) else error) from None
        is_over = await abort.abort(ctx, match_id, by)
        return answer_done(interaction, match, "done-cancel" if is_over else "done-abort-asked", translate)
    return answer_done(interaction, row, "done-cancel", translate)
