"""Clicks: the custom id says which match, which revision of a panel and what; one call on the host does it.

Nothing is remembered between clicks, so that a button works after a restart and on a message of any age.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from bot.admin import commands
from bot.core.ids import Click, UnknownId, What, is_setting, parse, parse_option
from bot.core.services import Here, Services, is_host, person_of
from bot.core.serving import admit, serve
from bot.play.actions import answer_choice
from bot.play.show import show_turn
from bot.replay import show as replay_show
from bot.sandbox import actions as sandbox_actions
from bot.settings import actions as settings_actions
from bot.tables import actions as tables_actions
from bot.view import show as view_show
from bot.vote import actions as vote_actions
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.text import text
from host.core.people import Person
from host.core.refusals import Refusal
from host.play import turns

MENUS = {What.MENU: What.OPTION, What.TRYMENU: What.TRY}
"""What a choice in a menu asks for."""
Answering: TypeAlias = Callable[[Services, Click, Person, Words], Awaitable[Post]]


async def dispatch(interaction: Here) -> None:
    """Serve a click or a choice in a menu."""
    if await admit(interaction):
        await serve(interaction, partial(_answered, interaction))


async def _answered(interaction: Here, words: Words) -> Post:
    services, person = interaction.client.services, person_of(interaction)
    try:
        clicked: Mapping[str, Any] = interaction.data or {}
        if is_setting(str(clicked.get("custom_id"))):
            return await settings_actions.clicked(interaction, words)
        click = read(clicked)
    except UnknownId:
        raise Refusal(text("slip-unknown-button")) from None
    if click.what is What.CANCEL:
        return await tables_actions.cancel(
            services, click.match, person, words, is_admin=await is_host(interaction)
        )
    if click.what is What.AUDIT:
        return await commands.audit_page(interaction, click.number, words)
    return await ANSWERS[click.what](services, click, person, words)


def read(data: Mapping[str, Any]) -> Click:
    """Read what was clicked, a choice in a menu as a click on its option; raises UnknownId."""
    click = parse(str(data.get("custom_id", "")))
    if click.what not in MENUS:
        return click
    (value,) = data.get("values") or [""]
    return Click(click.match, click.revision, MENUS[click.what], parse_option(str(value)))


async def _turn(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await show_turn(services, click.match, person, words, click.number)


async def _board(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await view_show.board(services, click.match, person, words)


async def _log(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await view_show.log(services, click.match, person, words, click.number or None)


async def _replay(services: Services, click: Click, person: Person, words: Words) -> Post:
    number = {What.FIRST: 0, What.LAST: None}.get(click.what, click.number)
    return await replay_show.replay(services, click.match, person, words, number)


async def _catch_up(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await replay_show.missed(services, click.match, person, words)


async def _join(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await tables_actions.join(services, click.match, person, words)


async def _leave(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await tables_actions.leave(services, click.match, person, words)


async def _robot(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await tables_actions.add_robot(services, click.match, person, words)


async def _start(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await tables_actions.start(services, click.match, person, words)


async def _option(services: Services, click: Click, person: Person, words: Words) -> Post:
    knowingly = click.what is What.REVEAL
    chosen = turns.choose(
        services.ctx, click.match, person, click.revision, click.number, confirm_reveal=knowingly
    )
    return await answer_choice(services, chosen, words)


async def _undo(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await answer_choice(services, turns.undo(services.ctx, click.match, person, click.revision), words)


async def _over(services: Services, click: Click, person: Person, words: Words) -> Post:
    begun_anew = turns.start_over(services.ctx, click.match, person, click.revision)
    return await answer_choice(services, begun_anew, words)


async def _confirm(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await answer_choice(
        services, turns.confirm(services.ctx, click.match, person, click.revision), words
    )


async def _snooze(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await tables_actions.mute(services, click.match, person, words, hours=click.number)


async def _mute(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await tables_actions.mute(services, click.match, person, words)


async def _vote(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await vote_actions.vote(services, click.match, click.revision, click.number, person, words)


async def _substitute(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await vote_actions.substitute(services, click.match, person, words, click.number)


async def _take_back(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await vote_actions.undo(services, click.match, person, words)


async def _keep(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await tables_actions.keep(services, click.match, person, words)


async def _unplan(services: Services, click: Click, person: Person, words: Words) -> Post:
    return await sandbox_actions.unplan(services, click.match, person, words)


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
    **dict.fromkeys(sandbox_actions.CLICKS, sandbox_actions.clicked),
}
