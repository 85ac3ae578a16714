"""Taking one's last turn back, by a button or a command."""

from __future__ import annotations

from bot.authority.hosts import answer_ruled
from bot.core.services import Here, ctx_of, person_of
from bot.match.answers import answer_done
from bot.match.titles import title
from bot.play.messages import Ask
from bot.play.show import show_panel
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.text import text
from host.authority.gate import Authority
from host.play import turns
from host.undo import undoing


async def undo(interaction: Here, match_id: int, words: Words) -> Post:
    """Take one's last turn back and show the panel to take it anew, or ask those whom it concerns."""
    services, person = interaction.client.services, person_of(interaction)
    wish = await undoing.undo(services.ctx, match_id, person)
    if wish.how == "asked":
        return answer_done(interaction, wish.match, "done-undo-asked", words)
    services.wake(match_id)
    panel = await turns.panel(services.ctx, match_id, person)
    notice = words(text("done-undo", match=title(wish.match, words)))
    return await show_panel(services, panel, words, Ask(notice=notice))


async def take_back(interaction: Here, by: Authority, match: int, entry: int, words: Words) -> Post:
    """Take moves back, from an entry on."""
    ruled = await undoing.rule(ctx_of(interaction), match, entry - 1, by)
    key = "done-ruled-undo" if ruled.how == "done" else "done-ruled-undo-asked"
    return await answer_ruled(interaction, ruled.match, by, key, words)
