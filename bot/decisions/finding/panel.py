"""The panel of `/find`: the user's choices, the state of the search, and the proposed table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

import discord
from discord import ui
from msgspec.structs import replace

from bot.core.ids import Click, UnknownCustomId, custom_id, plain_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts
from bot.core.words.limits import OPTION_TEXT, SELECT_OPTIONS, shorten
from bot.core.words.names import clean_name, plain_name
from bot.core.words.time_controls import time_control_choice
from bot.matches.match.titles import match_link, timestamp
from engine.core.text import text
from host.decisions.finding.asking import Offer
from host.decisions.finding.choices import (
    DURATIONS,
    KINDS,
    PACES,
    Choices,
    Terms,
    multiplayer_games,
    valid_values,
)
from host.decisions.finding.wishes import Wish

ANY = "any"
Control = ui.TextDisplay[View] | ui.ActionRow[View]


class FindClick(StrEnum):
    """The names of clicks in custom ids. JOIN and REFUSE have the proposal's id as their revision."""

    SERVER = "w:server"
    GAMES = "w:games"
    SEATS = "w:seats"
    PACES = "w:paces"
    KINDS = "w:kinds"
    DAYS = "w:days"
    NEWCOMERS = "w:newcomers"
    START = "w:start"
    STOP = "w:stop"
    SHOW = "w:show"
    JOIN = "findjoin"
    REFUSE = "findrefuse"


def panel_message(
    wish: Wish, servers: Mapping[int, str], translate: Translator, done: str = ""
) -> MessageView:
    """Show a user's search, with controls to change it.

    `servers` contains the names of the servers from which the user can choose, by id.
    """
    heading = f"### {translate(text('find-heading'))}\n{translate(text('find-intro'))}"
    status = "\n".join(_status(wish, servers, translate))
    offer = [] if wish.offer is None else [offer_text(wish.offer, translate)]
    parts: list[Control] = [*texts(done, heading, status, *offer)]
    if wish.offer is not None:
        parts += rows(offer_buttons(wish.offer.proposal_id, translate))
    return MessageView(
        container(parts, _fields(wish, servers, translate), rows([*_buttons(wish, translate)]))
    )


def _status(wish: Wish, servers: Mapping[int, str], translate: Translator) -> Iterator[str]:
    if wish.since is not None:
        server = clean_name(servers.get(wish.guild_id, "?"))
        times = {"since": timestamp(wish.since), "until": timestamp(wish.expires)}
        yield translate(text("find-searching", server=server, **times))
        if wish.rests_until is not None:
            yield translate(text("find-resting", until=timestamp(wish.rests_until)))
        if not wish.channel:
            yield translate(text("find-only-filling"))
    if wish.target == "none":
        yield translate(text("find-quiet"))


def offer_text(offer: Offer, translate: Translator) -> str:
    """Describe a proposed table; the other players stay anonymous until one of them opens it."""
    table = translate(text("find-offer", terms=terms_line(offer.terms, translate)))
    if offer.match is None:
        players = translate(text("find-offer-new"))
    else:
        link = match_link(offer.match, translate)
        players = translate(text("find-offer-open", match=link, taken=offer.taken, seats=offer.terms.seats))
    times = {"until": timestamp(offer.answer_by), "relative": timestamp(offer.answer_by, "R")}
    return f"{table}\n{players}\n{translate(text('find-answer-by', **times))}"


def terms_line(terms: Terms, translate: Translator) -> str:
    """Describe a table in a few words: game, seats, time control and kind of match."""
    return translate(
        text(
            "find-terms",
            game=text(f"{terms.game}-name"),
            seats=terms.seats,
            pace=text(f"time-control-{terms.pace}"),
            kind=text(f"form-kind-{terms.kind}"),
        )
    )


def offer_buttons(proposal_id: int, translate: Translator) -> list[ui.Button[View]]:
    """Return the buttons with which a user accepts or refuses a proposal."""
    ids = [custom_id(0, click, revision=proposal_id) for click in (FindClick.JOIN, FindClick.REFUSE)]
    return [
        button(translate(text("button-join")), ids[0], Style.success),
        button(translate(text("button-find-refuse")), ids[1]),
    ]


def _fields(wish: Wish, servers: Mapping[int, str], translate: Translator) -> Iterator[Control]:
    choices = wish.choices
    if len(servers) > 1 and not wish.is_searching:
        named = [(str(guild), plain_name(name)) for guild, name in servers.items()]
        yield from _menu(FindClick.SERVER, "find-server", named, [str(wish.guild_id)], translate, most=1)
    games = [(name, translate(text(f"{name}-name"))) for name in multiplayer_games()]
    yield from _menu(FindClick.GAMES, "find-games", games, choices.games, translate)
    chosen = {str(count) for count in choices.seats} or {ANY}
    yield from _menu(FindClick.SEATS, "form-seats", _seat_options(translate), chosen, translate)
    paces = [
        (name, time_control_choice(name, translate))
        for name in PACES
        if name in (wish.settings.time_controls or PACES)
    ]
    yield from _menu(FindClick.PACES, "form-time-control", paces, choices.paces, translate)
    kinds = [(kind, translate(text(f"form-kind-{kind}"))) for kind in KINDS]
    yield from _menu(FindClick.KINDS, "form-kind", kinds, choices.kinds, translate)
    days = [(str(count), translate(text("find-days-option", count=count))) for count in DURATIONS]
    yield from _menu(FindClick.DAYS, "find-days", days, [str(choices.days)], translate, most=1)


def _seat_options(translate: Translator) -> list[tuple[str, str]]:
    numbers = [(str(count), str(count)) for count in _seat_counts()]
    return [(ANY, translate(text("find-seats-any"))), *numbers]


def _menu(
    click: FindClick,
    title: str,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str] | set[str],
    translate: Translator,
    most: int | None = None,
) -> Iterator[Control]:
    shown = options[:SELECT_OPTIONS]
    yield from texts(f"**{translate(text(title))}**")
    yield ui.ActionRow(
        ui.Select(
            custom_id=plain_id(click),
            max_values=most or len(shown),
            options=[
                discord.SelectOption(label=shorten(label, OPTION_TEXT), value=value, default=value in chosen)
                for value, label in shown
            ],
        )
    )


def _buttons(wish: Wish, translate: Translator) -> Iterator[ui.Button[View]]:
    if wish.is_searching:
        yield button(translate(text("button-find-stop")), plain_id(FindClick.STOP), Style.danger)
    else:
        yield button(translate(text("button-find-start")), plain_id(FindClick.START), Style.success)
    welcomes = "yes" if wish.choices.welcomes_newcomers else "no"
    yield button(translate(text(f"button-find-newcomers-{welcomes}")), plain_id(FindClick.NEWCOMERS))


def changed_choices(choices: Choices, click: Click) -> Choices:
    """Return the choices after a click in the panel; raises UnknownCustomId for unknown values."""
    if click.name == FindClick.NEWCOMERS:
        return replace(choices, welcomes_newcomers=not choices.welcomes_newcomers)
    values = click.values
    match click.name:
        case FindClick.GAMES:
            changed = replace(choices, games=valid_values(values, multiplayer_games()))
        case FindClick.SEATS:
            seats = valid_values(values, (ANY, *map(str, _seat_counts())))
            # If a user adds numbers to "any", only these numbers count.
            is_any = not seats or (ANY in seats and (bool(choices.seats) or len(seats) == 1))
            changed = replace(choices, seats=() if is_any else tuple(int(one) for one in seats if one != ANY))
        case FindClick.PACES:
            changed = replace(choices, paces=valid_values(values, PACES))
        case FindClick.KINDS:
            changed = replace(choices, kinds=tuple(kind for kind in KINDS if kind in values))
        case FindClick.DAYS if values and values[0] in map(str, DURATIONS):
            changed = replace(choices, days=int(values[0]))
        case _:
            raise UnknownCustomId(click.name)
    if not (changed.games and changed.paces and changed.kinds):
        raise UnknownCustomId(click.name)
    return changed


def _seat_counts() -> list[int]:
    return sorted({count for counts in multiplayer_games().values() for count in counts})
