"""The features of the bot: every `bot/<area>/<feature>` that defines FEATURE, found by walking, listed nowhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

import bot
from bot.core.ids import Click
from bot.core.interactions.commands import Command, group_of
from bot.core.interactions.forms import Form
from bot.core.sending.access import Place
from bot.core.sending.sender import Sender
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Style
from host.core.context import Context
from host.core.features import find_features
from host.core.outbox import Due
from storage.core.scheduling.outbox import PostRow

Handler: TypeAlias = Callable[[Here, Click, Words], Awaitable[Post]]
"""Does what a click asks for and answers it; may raise Refusal and UnknownId."""

Action: TypeAlias = Callable[[Here, int, Words], Awaitable[Post]]
"""The same for whatever asks for it, given the match it is about."""


FormMaker: TypeAlias = Callable[[Here, Click, Words], Awaitable[Form]]
"""Makes the form that a click opens, for which a person waits no longer than three seconds."""


def form_of(make: Callable[[Click, Words], Form]) -> FormMaker:
    """Make the maker of a form in which nothing stands beforehand."""

    async def ask(interaction: Here, click: Click, words: Words) -> Form:
        return make(click, words)

    return ask


def on_match(action: Action) -> Handler:
    """Make the handler of an action that needs no more than the match."""

    async def handle(interaction: Here, click: Click, words: Words) -> Post:
        return await action(interaction, click.match, words)

    return handle


Send: TypeAlias = Callable[[Sender, PostRow, Any, bool], Awaitable[Due | None]]
"""Makes a post, with its picture or without, and takes it off the outbox; what Discord refuses is raised.

The answer is what is due next, where that was read along.
"""


PlaceOf: TypeAlias = Callable[[Context, int], Awaitable[Place | None]]
"""Finds where posts of an owner stand, by its id; None where it has no place of its own."""


Look: TypeAlias = Callable[[Sender, int | None], Awaitable[bool]]
"""Looks whether channels are gone, of a server or of all; tells whether somebody is to be told of one."""


class Button(Struct, frozen=True, kw_only=True):
    """A button that a feature adds to a message of another one."""

    place: str
    """The message, as the one who builds it names it."""
    click: str
    label: str
    """The key of what stands on it."""
    style: Style = Style.secondary
    order: int
    """Its place among the buttons there: small numbers come first."""


class HelpPage(Struct, frozen=True):
    """A paragraph of `/help`: the key of its text and its place there."""

    key: str
    order: int


class Feature(Struct, frozen=True, kw_only=True):
    """What a feature brings; its folder offers it as FEATURE in `feature.py`."""

    commands: tuple[Command, ...] = ()
    clicks: Mapping[str, Handler] = {}
    """By the names of custom ids."""
    beside: tuple[str, ...] = ()
    """Names of those that take long, and keep nothing else waiting that the person asks for."""
    forms: Mapping[str, FormMaker] = {}
    """By the names of custom ids: the click opens a form, what is filled in comes as a click of another name."""
    buttons: tuple[Button, ...] = ()
    help: tuple[HelpPage, ...] = ()
    send: Send | None = None
    """Sends the posts of the host's feature of the same name."""
    look: Look | None = None
    """Is called when a channel was deleted, and after a connect."""
    places: Mapping[str, PlaceOf] = {}
    """Where posts of its own kinds of owners stand; they wait there for what the bot is not allowed."""


class DuplicateName(Exception):
    """Two features, or one of them twice, bring something of the same name."""


@cache
def features() -> Mapping[str, Feature]:
    """Return all features by name, in the order of their names; raises DuplicateName."""
    found: dict[str, Feature] = find_features(bot)
    refuse_duplicates(found)
    return found


def refuse_duplicates(found: Mapping[str, Feature]) -> None:
    """Refuse two commands, or two clicks, of the same name; raises DuplicateName."""
    _refuse_twice(
        (name, f"the click {click}")
        for name, feature in found.items()
        for click in (*feature.clicks, *feature.forms)
    )
    _refuse_twice(
        (name, f"the command /{' '.join(filter(None, (group_of(command), command.name)))}")
        for name, feature in found.items()
        for command in feature.commands
    )


def _refuse_twice(brought: Iterable[tuple[str, str]]) -> None:
    owners: dict[str, str] = {}
    for feature, what in brought:
        if what in owners:
            raise DuplicateName(f"{what} is brought by {owners[what]} and by {feature}")
        owners[what] = feature


@cache
def handlers() -> Mapping[str, Handler]:
    """Return the handlers of all clicks by name."""
    return {click: handler for feature in features().values() for click, handler in feature.clicks.items()}


@cache
def done_beside() -> frozenset[str]:
    """Return the names of clicks that keep nothing else waiting."""
    return frozenset(click for feature in features().values() for click in feature.beside)


@cache
def forms() -> Mapping[str, FormMaker]:
    """Return the makers of all forms by the names of the clicks that open them."""
    return {click: maker for feature in features().values() for click, maker in feature.forms.items()}


@cache
def buttons(place: str) -> tuple[Button, ...]:
    """Return the buttons that features add to a message, in their order."""
    added = (button for feature in features().values() for button in feature.buttons)
    return tuple(sorted((button for button in added if button.place == place), key=lambda one: one.order))


@cache
def places() -> Mapping[str, PlaceOf]:
    """Return where posts of owners stand that features bring, by kind of owner."""
    return {kind: place for feature in features().values() for kind, place in feature.places.items()}


def help_pages() -> Iterator[str]:
    """Yield the keys of the paragraphs of the help, in their order."""
    pages = [page for feature in features().values() for page in feature.help]
    yield from (page.key for page in sorted(pages, key=lambda page: page.order))
