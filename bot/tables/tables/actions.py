"""User actions at a table, triggered by buttons or commands.

Each action calls the `host` package once and returns one response.
"""

from __future__ import annotations

from bot.core.ids import Click, UnknownCustomId
from bot.core.services import AppInteraction, acting_user, ctx_of, is_host
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.answers import answer_begun, answer_done
from bot.matches.match.option_names import options_line
from bot.matches.match.titles import reliability_line, seat_name, timestamp
from bot.tables.tables.messages import cancel_confirmation, cancel_running_confirmation, robot_levels_message
from engine.core.text import text
from host.core.errors import PermissionDenied, UserError
from host.core.users import User
from host.decisions import abort
from host.matches.match.match import seat_owners
from host.messages import view
from host.messages.posts import cards
from host.messages.posts.cards import StatusCard
from host.tables.tables import tables


async def join(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Assign the user a seat at a table."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    row = await tables.join(ctx, match_id, user)
    # Repeat the options, because the user may have read an older version of the card.
    agreed = f"\n{line}" if (line := options_line(row, translate)) else ""
    if row.status == "running":
        return await answer_begun(interaction, row, "done-join-started", translate, options=agreed)
    shown = await cards.get_card(ctx, match_id)
    if shown.roll_call is not None:
        until = timestamp(shown.roll_call.closes)
        return answer_done(interaction, row, "done-join-roll-call", translate, options=agreed, until=until)
    other_players = _reliability_lines(shown, user, translate)
    return answer_done(interaction, row, "done-join", translate, options=agreed, company=other_players)


def _reliability_lines(shown: StatusCard, user: User, translate: Translator) -> str:
    """Describe the reliability of the other players at a table."""
    others = [
        seat
        for seat in shown.seats
        if seat.user_key in shown.reliability_counts and seat.user_key != user.key
    ]
    lines = [
        f"- {seat_name(seat, translate)}: {reliability_line(shown.reliability_counts[seat.user_key or 0], translate)}"
        for seat in others
    ]
    return "".join(f"\n{line}" for line in lines)


async def leave(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Leave a table that has not started."""
    row = await tables.leave(ctx_of(interaction), match_id, acting_user(interaction))
    return answer_done(interaction, row, "done-leave", translate)


async def add_robot(
    interaction: AppInteraction, match_id: int, translate: Translator, level: str | None = None
) -> MessageView:
    """Add a robot to a free seat."""
    row = await tables.add_robot(ctx_of(interaction), match_id, acting_user(interaction), level)
    if row.status == "running":
        return await answer_begun(interaction, row, "done-robot-started", translate)
    if (shown := await cards.get_card(ctx_of(interaction), match_id)).roll_call is not None:
        until = timestamp(shown.roll_call.closes)
        return answer_done(interaction, row, "done-robot-roll-call", translate, until=until)
    return answer_done(interaction, row, "done-robot", translate)


async def offer_levels(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Let the user choose the level of a robot; add the robot if there is only one level."""
    row, levels = await tables.load_robot_levels(ctx_of(interaction), match_id, acting_user(interaction))
    if len(levels) == 1:
        return await add_robot(interaction, match_id, translate)
    return robot_levels_message(row, levels, translate)


async def add_robot_of_level(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Add a robot of the selected level."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    _, levels = await tables.load_robot_levels(ctx, click.match_id, user)
    if click.number >= len(levels):
        raise UnknownCustomId(str(click.number))
    return await add_robot(interaction, click.match_id, translate, levels[click.number])


async def remove_robot(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Remove the most recently added robot."""
    row = await tables.remove_robot(ctx_of(interaction), match_id, acting_user(interaction))
    return answer_done(interaction, row, "done-robot-away", translate)


async def start(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Start the match with the seated players."""
    row = await tables.start(ctx_of(interaction), match_id, acting_user(interaction))
    if row.status == "open" and (shown := await cards.get_card(ctx_of(interaction), match_id)).roll_call:
        until = timestamp(shown.roll_call.closes)
        return answer_done(interaction, row, "done-start-roll-call", translate, until=until)
    return await answer_begun(interaction, row, "done-start", translate)


async def ask_before_cancelling(
    interaction: AppInteraction, match_id: int, translate: Translator
) -> MessageView:
    """Cancel a match without a result; ask its owner or player for confirmation first."""
    return await _ask_to_cancel(interaction, match_id, translate, is_vote_asked=True)


async def cancel(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Cancel a match without a result, after a confirmation, or ask the other players to agree at once."""
    return await _ask_to_cancel(interaction, match_id, translate, is_vote_asked=False)


async def _ask_to_cancel(
    interaction: AppInteraction, match_id: int, translate: Translator, *, is_vote_asked: bool
) -> MessageView:
    """Ask for confirmation; `is_vote_asked` means that starting a vote needs a confirmation too."""
    row, sitting = await view.load_match_with_seats(ctx_of(interaction), match_id)
    players, user_key = set(seat_owners(tuple(sitting))), acting_user(interaction).key
    others = len(players - {user_key})
    if row.status == "open" and row.owner_key == user_key:
        return cancel_confirmation(match_id, others, translate)
    if row.status == "running" and user_key in players and (is_vote_asked or not others):
        return cancel_running_confirmation(row, translate, is_alone=not others)
    return await cancel_immediately(interaction, match_id, translate)


async def cancel_immediately(
    interaction: AppInteraction, match_id: int, translate: Translator
) -> MessageView:
    """Cancel a match without a result; if other players have to agree, start a vote."""
    ctx, by = ctx_of(interaction), acting_user(interaction)
    try:
        row = await tables.cancel(ctx, match_id, by)
    except PermissionDenied as error:
        match, sitting = await view.load_match_with_seats(ctx, match_id)
        if match.status != "running" or all(seat.user_key != by.key for seat in sitting):
            raise (UserError(text("slip-host-cancel")) if await is_host(interaction) else error) from None
        is_over = await abort.abort(ctx, match_id, by)
        return answer_done(interaction, match, "done-cancel" if is_over else "done-abort-asked", translate)
    return answer_done(interaction, row, "done-cancel", translate)
