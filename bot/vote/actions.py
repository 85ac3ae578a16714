"""What people decide together, by a button or a command: one call on the host, one sentence back."""

from __future__ import annotations

from bot.core.services import Services
from bot.match.titles import title
from bot.play.panel_message import Ask
from bot.tables.actions import done
from bot.view.show import panel_shown
from bot.vote.messages import choice_text
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.names import clean_name
from engine.core.text import text
from host.abort import aborting
from host.core.people import Person
from host.play import turns
from host.posts import cards
from host.replace import replacing
from host.undo import undoing
from host.vote import voting


async def vote(
    services: Services, match: int, question: int, place: int, person: Person, words: Words
) -> Post:
    """Answer a question."""
    cast = await voting.cast(services.ctx, match, question, person, place)
    return done(services, cast.match, "done-vote", words, choice=words(choice_text(cast.choice)))


async def undo(services: Services, match: int, person: Person, words: Words) -> Post:
    """Take one's last turn back and show the panel to take it anew, or ask those whom it concerns."""
    wish = await undoing.undo(services.ctx, match, person)
    if wish.how == "asked":
        return done(services, wish.match, "done-undo-asked", words)
    services.outbox.wake(match)
    panel = await turns.panel(services.ctx, match, person)
    notice = words(text("done-undo", match=title(wish.match, words)))
    return await panel_shown(services, panel, words, Ask(notice=notice))


async def abort(services: Services, match: int, person: Person, words: Words) -> Post:
    """Call a match off, or ask the others."""
    is_over = await aborting.abort(services.ctx, match, person)
    row = (await cards.card(services.ctx, match)).match
    return done(services, row, "done-abort" if is_over else "done-abort-asked", words)


async def replace(
    services: Services, match: int, seat: int, by: Person, new: Person | None, words: Words, *,
    is_admin: bool, reason: str,
) -> Post:  # fmt: skip
    """Let another, or a robot, play on for somebody, or ask the others."""
    name = (await cards.card(services.ctx, match)).names[seat]
    replaced = await replacing.replace(services.ctx, match, seat, by, new, is_admin=is_admin, reason=reason)
    key = "done-replace-asked" if replaced.is_asked else "done-replace"
    return done(services, replaced.match, key, words, player=clean_name(name))


async def substitute(
    services: Services, match: int, person: Person, words: Words, seat: int | None = None
) -> Post:
    """Take the seat of somebody who plays no more."""
    row = await replacing.substitute(services.ctx, match, person, seat)
    return done(services, row, "done-substitute", words)


async def come_back(services: Services, match: int, person: Person, words: Words) -> Post:
    """Have one's seat back from a robot."""
    return done(services, await replacing.come_back(services.ctx, match, person), "done-return", words)
