"""What people decide together, by a button or a command: one call on the host, one sentence back."""

from __future__ import annotations

from bot.house import House
from bot.i18n import Words
from bot.layout import Post
from bot.lifecycle import done
from bot.names import clean_name
from bot.posts import title
from bot.prompts import Ask
from bot.questions import choice_text
from bot.sights import panel_shown
from engine.core.text import text
from host import calling_off, reading, replacing, turns, undoing, voting
from host.people import Person


async def vote(house: House, match: int, question: int, place: int, person: Person, words: Words) -> Post:
    """Answer a question."""
    cast = await voting.cast(house.harbour, match, question, person, place)
    return done(house, cast.match, "done-vote", words, choice=words(choice_text(cast.choice)))


async def undo(house: House, match: int, person: Person, words: Words) -> Post:
    """Take one's last turn back and show the panel to take it anew, or ask those whom it concerns."""
    wish = await undoing.undo(house.harbour, match, person)
    if wish.how == "asked":
        return done(house, wish.match, "done-undo-asked", words)
    house.outbox.wake(match)
    panel = await turns.panel(house.harbour, match, person)
    notice = words(text("done-undo", match=title(wish.match, words)))
    return await panel_shown(house, panel, words, Ask(notice=notice))


async def abort(house: House, match: int, person: Person, words: Words) -> Post:
    """Call a match off, or ask the others."""
    is_over = await calling_off.abort(house.harbour, match, person)
    row = (await reading.card(house.harbour, match)).match
    return done(house, row, "done-abort" if is_over else "done-abort-asked", words)


async def replace(
    house: House, match: int, seat: int, by: Person, new: Person | None, words: Words, *,
    is_admin: bool, reason: str,
) -> Post:  # fmt: skip
    """Let another, or a robot, play on for somebody, or ask the others."""
    name = (await reading.card(house.harbour, match)).names[seat]
    replaced = await replacing.replace(house.harbour, match, seat, by, new, is_admin=is_admin, reason=reason)
    key = "done-replace-asked" if replaced.is_asked else "done-replace"
    return done(house, replaced.match, key, words, player=clean_name(name))


async def substitute(house: House, match: int, person: Person, words: Words, seat: int | None = None) -> Post:
    """Take the seat of somebody who plays no more."""
    row = await replacing.substitute(house.harbour, match, person, seat)
    return done(house, row, "done-substitute", words)


async def come_back(house: House, match: int, person: Person, words: Words) -> Post:
    """Have one's seat back from a robot."""
    return done(house, await replacing.come_back(house.harbour, match, person), "done-return", words)
