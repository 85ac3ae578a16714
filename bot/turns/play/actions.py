"""What a person does in their turn, by a button or a command: one call on the host, the panel back."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.core.words.names import clean_name
from bot.turns.play.messages import PLAIN, Ask
from bot.turns.play.show import show_panel
from host.messages.view import lists
from host.turns.play.panels import Panel
from host.turns.play.refusals import RevealsFirst, StaleRevision


async def answer_choice(interaction: Here, choice: Awaitable[Panel], words: Words) -> Post:
    """Make a choice, have posted what it made due and show the panel as it is then.

    One made on an older panel shows the present one; one that uncovers something asks first.
    """
    services = interaction.client.services
    try:
        panel = await choice
    except RevealsFirst as slip:
        return await show_panel(services, slip.panel, words, Ask(reveal=slip.panel.offers[slip.index]))
    except StaleRevision as slip:
        notice = words(slip.text, [clean_name(name) for name in slip.names])
        return await show_panel(services, slip.panel, words, Ask(notice=notice))
    if panel.before is not None:
        services.wake(panel.match.id)
    return await show_panel(services, panel, words, await _way_on(interaction, panel))


async def _way_on(interaction: Here, panel: Panel) -> Ask:
    """Return the way to the next match that waits for a person who has nothing to do in this one."""
    if panel.your_turn:
        return PLAIN
    ctx, person = ctx_of(interaction), person_of(interaction)
    server = interaction.guild_id or 0
    return Ask(next=await lists.next_of(ctx, person, server, but=panel.match.id), server=server)
