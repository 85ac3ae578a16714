"""What a person does to think: try moves out in a sandbox, plan what is to be done. One call on the host each."""

from __future__ import annotations

from functools import partial

from bot.core.ids import Click, What
from bot.core.services import Services
from bot.match.titles import title
from bot.plan.messages import plan_post
from bot.sandbox.messages import sandbox_post
from bot.words.i18n import Words
from bot.words.layout import Post, note
from bot.words.names import clean_name
from engine.core.library import game as game_of
from engine.core.text import text
from host.core.people import Person
from host.plan import planning
from host.plan.planning import Planned
from host.sandbox import sandbox
from host.sandbox.position import SandboxPanel
from host.sandbox.sandbox import StaleSandbox
from host.settings.changing import preferences_of

CLICKS = (
    What.SANDBOX, What.TRYPAGE, What.TRY, What.TRYUNDO, What.TRYOVER, What.TRYEND, What.PLAN,
)  # fmt: skip


async def clicked(services: Services, click: Click, person: Person, words: Words) -> Post:
    """Do what a button or menu of a sandbox asks for; one of an earlier sandbox shows the present one."""
    try:
        return await _clicked(services, click, person, words)
    except StaleSandbox as slip:
        notice = words(slip.text, [clean_name(name) for name in slip.names])
        return await _shown(services, slip.panel, person, words, notice=notice)


async def _clicked(services: Services, click: Click, person: Person, words: Words) -> Post:
    match, revision = click.match, click.revision
    show = partial(_shown, services, person=person, words=words)
    match click.what:
        case What.TRY:
            return await show(await sandbox.choose(services.ctx, match, person, revision, click.number))
        case What.TRYUNDO:
            return await show(await sandbox.undo(services.ctx, match, person, revision))
        case What.TRYOVER:
            return await show(await sandbox.start_over(services.ctx, match, person))
        case What.TRYEND:
            await sandbox.throw_away(services.ctx, match, person)
            return note(words(text("sandbox-thrown-away")))
        case What.PLAN:
            return plan_post(await sandbox.plan(services.ctx, match, person, revision), words)
    return await look(services, match, person, words, click.number)


async def look(services: Services, match: int, person: Person, words: Words, page: int = 0) -> Post:
    """Show a person's sandbox."""
    return await _shown(services, await sandbox.show(services.ctx, match, person), person, words, page=page)


async def _shown(
    services: Services, shown: SandboxPanel, person: Person, words: Words, *, page: int = 0, notice: str = ""
) -> Post:
    if shown.has_moved_on and not notice:
        notice = words(text("sandbox-moved-on"))
    own, picture = await preferences_of(services.ctx, person.id), None
    draw = partial(
        services.pictures.draw, shown.match.game, shown.view,
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


async def planned(services: Services, match: int, person: Person, words: Words) -> Post:
    """Show what a person has planned."""
    return plan_post(await planning.show(services.ctx, match, person), words)


async def pass_turns(
    services: Services, match: int, person: Person, words: Words, turns: int | None, *, this_round: bool
) -> Post:
    """Plan to pass."""
    planned = await planning.pass_turns(services.ctx, match, person, turns, this_round=this_round)
    return plan_post(planned, words)


async def unplan(services: Services, match: int, person: Person, words: Words) -> Post:
    """Plan nothing any more."""
    dropped: Planned = await planning.cancel(services.ctx, match, person)
    return note(words(text("done-unplan", match=title(dropped.match, words))))
