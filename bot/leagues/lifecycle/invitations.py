"""Direct messages that invite the last season's members to sign up for the next season."""

from __future__ import annotations

from bot.core.sending.failures import Postponed
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.leagues.views.names import season_name, time_text
from engine.core.text import text
from host.core import outbox
from host.core.errors import UserError
from host.leagues.commands import hosts
from host.leagues.lifecycle.kinds import SignUpInvitation
from host.leagues.views import cards
from host.leagues.views.cards import SignUpView
from storage.core.scheduling.outbox import OutboxRow


def invitation_message(shown: SignUpView, translate: Translator) -> MessageView:
    """Build the invitation to sign up for a season."""
    closes = time_text(None if shown.next_step is None else shown.next_step.at, translate)
    season, channel = season_name(shown.loaded, translate), f"<#{shown.loaded.league.channel}>"
    return text_message(translate(text("league-invited-direct", season=season, when=closes, channel=channel)))


async def send(sender: Sender, row: OutboxRow, post: SignUpInvitation) -> None:
    """Invite a user outside their quiet hours, unless they have signed up or sign-up is over."""
    try:
        sign_up_view = await cards.load_sign_ups(sender.ctx, post.season)
    except UserError:
        await outbox.delete_sent(sender.ctx, row)
        return
    season, delay = sign_up_view.loaded.season, await hosts.notification_delay(sender.ctx, row.owner)
    if season.status == "sign-up" and row.owner not in season.members and delay is not None:
        if delay:
            raise Postponed(delay)
        general = await sender.translator(
            sign_up_view.loaded.league.guild_id, sign_up_view.loaded.league.channel
        )
        translate = await sender.languages.for_user(row.owner, general)
        await sender.send_dm(row.owner, invitation_message(sign_up_view, translate), row)
    await outbox.delete_sent(sender.ctx, row)
