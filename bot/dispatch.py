"""Clicks: the custom id says which match, which revision of a panel and what; one call on the host does it.

Nothing is remembered between clicks, so that a button works after a restart and on a message of any age.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from bot import agreements, lifecycle, looking_back, settling, sights, thinking
from bot.commands import hosting
from bot.house import Here, House, is_host, person_of
from bot.i18n import Words
from bot.ids import Click, UnknownId, What, is_setting, parse, parse_option
from bot.layout import Post
from bot.serving import admit, serve
from engine.core.text import text
from host import turns
from host.panels import Panel
from host.people import Person
from host.refusals import Refusal

MENUS = {What.MENU: What.OPTION, What.TRYMENU: What.TRY}
"""What a choice in a menu asks for."""
Answering: TypeAlias = Callable[[House, Click, Person, Words], Awaitable[Post]]


async def dispatch(interaction: Here) -> None:
    """Serve a click or a choice in a menu."""
    if await admit(interaction):
        await serve(interaction, partial(_answered, interaction))


async def _answered(interaction: Here, words: Words) -> Post:
    house, person = interaction.client.house, person_of(interaction)
    try:
        clicked: Mapping[str, Any] = interaction.data or {}
        if is_setting(str(clicked.get("custom_id"))):
            return await settling.clicked(interaction, words)
        click = read(clicked)
    except UnknownId:
        raise Refusal(text("slip-unknown-button")) from None
    if click.what is What.CANCEL:
        return await lifecycle.cancel(house, click.match, person, words, is_admin=await is_host(interaction))
    if click.what is What.AUDIT:
        return await hosting.audit_page(interaction, click.number, words)
    return await ANSWERS[click.what](house, click, person, words)


def read(data: Mapping[str, Any]) -> Click:
    """Read what was clicked, a choice in a menu as a click on its option; raises UnknownId."""
    click = parse(str(data.get("custom_id", "")))
    if click.what not in MENUS:
        return click
    (value,) = data.get("values") or [""]
    return Click(click.match, click.revision, MENUS[click.what], parse_option(str(value)))


async def _turn(house: House, click: Click, person: Person, words: Words) -> Post:
    return await sights.turn(house, click.match, person, words, click.number)


async def _board(house: House, click: Click, person: Person, words: Words) -> Post:
    return await sights.board(house, click.match, person, words)


async def _log(house: House, click: Click, person: Person, words: Words) -> Post:
    return await sights.log(house, click.match, person, words, click.number or None)


async def _replay(house: House, click: Click, person: Person, words: Words) -> Post:
    number = {What.FIRST: 0, What.LAST: None}.get(click.what, click.number)
    return await looking_back.replay(house, click.match, person, words, number)


async def _catch_up(house: House, click: Click, person: Person, words: Words) -> Post:
    return await looking_back.missed(house, click.match, person, words)


async def _join(house: House, click: Click, person: Person, words: Words) -> Post:
    return await lifecycle.join(house, click.match, person, words)


async def _leave(house: House, click: Click, person: Person, words: Words) -> Post:
    return await lifecycle.leave(house, click.match, person, words)


async def _robot(house: House, click: Click, person: Person, words: Words) -> Post:
    return await lifecycle.add_robot(house, click.match, person, words)


async def _start(house: House, click: Click, person: Person, words: Words) -> Post:
    return await lifecycle.start(house, click.match, person, words)


async def _option(house: House, click: Click, person: Person, words: Words) -> Post:
    knowingly = click.what is What.REVEAL
    chosen = turns.choose(
        house.harbour, click.match, person, click.revision, click.number, confirm_reveal=knowingly
    )
    return await changed(house, await chosen, words)


async def _undo(house: House, click: Click, person: Person, words: Words) -> Post:
    return await changed(house, await turns.undo(house.harbour, click.match, person, click.revision), words)


async def _over(house: House, click: Click, person: Person, words: Words) -> Post:
    begun_anew = await turns.start_over(house.harbour, click.match, person, click.revision)
    return await changed(house, begun_anew, words)


async def _confirm(house: House, click: Click, person: Person, words: Words) -> Post:
    return await changed(
        house, await turns.confirm(house.harbour, click.match, person, click.revision), words
    )


async def changed(house: House, panel: Panel, words: Words) -> Post:
    """Have posted what a choice made due, and show the panel as it is now."""
    house.outbox.wake(panel.match.id)
    return await sights.panel_shown(house, panel, words)


async def _snooze(house: House, click: Click, person: Person, words: Words) -> Post:
    return await lifecycle.mute(house, click.match, person, words, hours=click.number)


async def _mute(house: House, click: Click, person: Person, words: Words) -> Post:
    return await lifecycle.mute(house, click.match, person, words)


async def _vote(house: House, click: Click, person: Person, words: Words) -> Post:
    return await agreements.vote(house, click.match, click.revision, click.number, person, words)


async def _substitute(house: House, click: Click, person: Person, words: Words) -> Post:
    return await agreements.substitute(house, click.match, person, words, click.number)


async def _take_back(house: House, click: Click, person: Person, words: Words) -> Post:
    return await agreements.undo(house, click.match, person, words)


async def _keep(house: House, click: Click, person: Person, words: Words) -> Post:
    return await lifecycle.keep(house, click.match, person, words)


async def _unplan(house: House, click: Click, person: Person, words: Words) -> Post:
    return await thinking.unplan(house, click.match, person, words)


ANSWERS: Mapping[What, Answering] = {
    What.TURN: _turn,
    What.PAGE: _turn,
    What.BOARD: _board,
    What.LOG: _log,
    What.REPLAY: _replay,
    What.FIRST: _replay,
    What.LAST: _replay,
    What.CATCHUP: _catch_up,
    What.JOIN: _join,
    What.LEAVE: _leave,
    What.ROBOT: _robot,
    What.START: _start,
    What.OPTION: _option,
    What.REVEAL: _option,
    What.UNDO: _undo,
    What.OVER: _over,
    What.CONFIRM: _confirm,
    What.SNOOZE: _snooze,
    What.MUTE: _mute,
    What.KEEP: _keep,
    What.VOTE: _vote,
    What.SUBSTITUTE: _substitute,
    What.TAKEBACK: _take_back,
    What.UNPLAN: _unplan,
    **dict.fromkeys(thinking.CLICKS, thinking.clicked),
}
