"""What a person is shown who looks back: a scene of the replay, what they missed. Read, draw, lay out."""

from __future__ import annotations

from functools import partial

from bot.catchups import catch_up_post
from bot.house import House
from bot.i18n import Words
from bot.layout import Post
from bot.scenes import scene_post
from host.catching_up import catch_up
from host.people import Person
from host.replaying import scene


async def replay(house: House, match: int, person: Person, words: Words, number: int | None = 0) -> Post:
    """Show a scene of a match; None is the last."""
    shown = await scene(house.harbour, match, person, number)
    picture = await house.pictures.draw(
        shown.match.game, shown.view, "board", shown.names, words, before=shown.before
    )
    return scene_post(shown, words, picture)


async def missed(house: House, match: int, person: Person, words: Words) -> Post:
    """Show what happened since a person's last turn."""
    told = await catch_up(house.harbour, match, person)
    draw = partial(house.pictures.draw, told.match.game, kind="board", words=words)
    now = await draw(told.now, names=told.names, before=told.then)
    then = await draw(told.then, names=told.then_names) if now and told.then != told.now else None
    return catch_up_post(told, words, then, now)
