"""What a person does to think: try moves out in a sandbox, plan what is to be done. One call on the host each."""

from __future__ import annotations

from functools import partial

from bot.house import House
from bot.i18n import Words
from bot.ids import Click, What
from bot.layout import Post, note
from bot.names import clean_name
from bot.planning import plan_post
from bot.posts import title
from bot.sandbox_panel import sandbox_post
from bot.sights import habits_of
from engine.core.library import game as game_of
from engine.core.text import text
from host import plans, sandbox
from host.people import Person
from host.plans import Planned
from host.sandbox import StaleSandbox
from host.trying import SandboxPanel

CLICKS = (
    What.SANDBOX, What.TRYPAGE, What.TRY, What.TRYUNDO, What.TRYOVER, What.TRYEND, What.PLAN,
)  # fmt: skip


async def clicked(house: House, click: Click, person: Person, words: Words) -> Post:
    """Do what a button or menu of a sandbox asks for; one of an earlier sandbox shows the present one."""
    try:
        return await _clicked(house, click, person, words)
    except StaleSandbox as slip:
        notice = words(slip.text, [clean_name(name) for name in slip.names])
        return await _shown(house, slip.panel, person, words, notice=notice)


async def _clicked(house: House, click: Click, person: Person, words: Words) -> Post:
    match, revision = click.match, click.revision
    show = partial(_shown, house, person=person, words=words)
    match click.what:
        case What.TRY:
            return await show(await sandbox.choose(house.harbour, match, person, revision, click.number))
        case What.TRYUNDO:
            return await show(await sandbox.undo(house.harbour, match, person, revision))
        case What.TRYOVER:
            return await show(await sandbox.start_over(house.harbour, match, person))
        case What.TRYEND:
            await sandbox.throw_away(house.harbour, match, person)
            return note(words(text("sandbox-thrown-away")))
        case What.PLAN:
            return plan_post(await sandbox.plan(house.harbour, match, person, revision), words)
    return await look(house, match, person, words, click.number)


async def look(house: House, match: int, person: Person, words: Words, page: int = 0) -> Post:
    """Show a person's sandbox."""
    return await _shown(house, await sandbox.show(house.harbour, match, person), person, words, page=page)


async def _shown(
    house: House, shown: SandboxPanel, person: Person, words: Words, *, page: int = 0, notice: str = ""
) -> Post:
    if shown.has_moved_on and not notice:
        notice = words(text("sandbox-moved-on"))
    own, picture = await habits_of(house, person.id), None
    draw = partial(
        house.pictures.draw, shown.match.game, shown.view,
        names=shown.names, words=words, palette=own.palette,
    )  # fmt: skip
    if own.text_first:
        pass
    elif shown.viewer is None:
        picture = await draw(kind="board", before=shown.present)
    else:
        picture = await draw(kind="panel", seat=shown.viewer)
    lines = () if picture else game_of(shown.match.game).text_board(shown.view)
    return sandbox_post(shown, words, picture, page=page, notice=notice, lines=lines)


async def planned(house: House, match: int, person: Person, words: Words) -> Post:
    """Show what a person has planned."""
    return plan_post(await plans.show(house.harbour, match, person), words)


async def pass_turns(
    house: House, match: int, person: Person, words: Words, turns: int | None, *, this_round: bool
) -> Post:
    """Plan to pass."""
    planned = await plans.pass_turns(house.harbour, match, person, turns, this_round=this_round)
    return plan_post(planned, words)


async def unplan(house: House, match: int, person: Person, words: Words) -> Post:
    """Plan nothing any more."""
    dropped: Planned = await plans.cancel(house.harbour, match, person)
    return note(words(text("done-unplan", match=title(dropped.match, words))))
