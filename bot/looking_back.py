"""What a person is shown who looks back: a scene of the replay, what they missed. Read, draw, lay out."""

from __future__ import annotations

from functools import partial

from bot.catchups import catch_up_post
from bot.house import House
from bot.i18n import Words
from bot.layout import Post
from bot.scenes import scene_post
from bot.sights import habits_of
from host.catching_up import catch_up
from host.people import Person
from host.replaying import scene


async def replay(house: House, match: int, person: Person, words: Words, number: int | None = 0) -> Post:
    """Show a scene of a match; None is the last."""
    shown, own = await scene(house.harbour, match, person, number), await habits_of(house, person.id)
    picture = None
    if not own.text_first:
        picture = await house.pictures.draw(
            shown.match.game, shown.view, "board", shown.names, words,
            before=shown.before, palette=own.palette,
        )  # fmt: skip
    return scene_post(shown, words, picture)


async def missed(house: House, match: int, person: Person, words: Words) -> Post:
    """Show what happened since a person's last turn."""
    told, own = await catch_up(house.harbour, match, person), await habits_of(house, person.id)
    draw = partial(house.pictures.draw, told.match.game, kind="board", words=words, palette=own.palette)
    now = None if own.text_first else await draw(told.now, names=told.names, before=told.then)
    then = await draw(told.then, names=told.then_names) if now and told.then != told.now else None
    return catch_up_post(told, words, then, now)
