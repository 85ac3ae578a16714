"""Discover the bot's features: every `bot/<area>/<feature>` that defines FEATURE."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

from discord import app_commands
from msgspec import Struct

import bot
from bot.core.ids import Click
from bot.core.interactions.commands import group_of
from bot.core.interactions.contexts import Command
from bot.core.interactions.modals import TextModal
from bot.core.sending.access import ChannelLocation
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style
from host.core.context import Context
from host.core.features import find_features
from host.core.outbox import DueWork
from host.core.owners import Owner
from storage.core.scheduling.outbox import OutboxRow

ClickHandler: TypeAlias = Callable[[AppInteraction, Click, Translator], Awaitable[MessageView]]
"""Handles a click and returns the response; may raise UserError and UnknownCustomId."""

MatchAction: TypeAlias = Callable[[AppInteraction, int, Translator], Awaitable[MessageView]]
"""Performs an action on a match, triggered by either a command or a click."""


ModalFactory: TypeAlias = Callable[[AppInteraction, Click, Translator], Awaitable[TextModal]]
"""Builds the modal that a click opens; Discord allows three seconds for this."""


def static_modal(make: Callable[[Click, Translator], TextModal]) -> ModalFactory:
    """Return a modal factory for a modal that has no prefilled fields."""

    async def ask(interaction: AppInteraction, click: Click, translate: Translator) -> TextModal:
        return make(click, translate)

    return ask


def on_match(action: MatchAction) -> ClickHandler:
    """Return a click handler for an action that needs only the match id."""

    async def handle(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
        return await action(interaction, click.match_id, translate)

    return handle


OutboxHandler: TypeAlias = Callable[[Sender, OutboxRow, Any, bool], Awaitable[DueWork | None]]
"""Sends an outbox message, with or without its image, and deletes its row.

Discord errors are not caught. If the handler has already loaded the owner's next DueWork, it returns that.
Otherwise it returns None.
"""


LocationFinder: TypeAlias = Callable[[Context, int], Awaitable[ChannelLocation | None]]
"""Returns the channel for an owner's messages, given the owner's id.

Returns None if the owner has no channel.
"""


DeletionCheck: TypeAlias = Callable[[Sender, int | None], Awaitable[set[Owner]]]
"""Checks for deleted channels and roles in a guild, or in all guilds if the id is None.

Returns the owners for which notifications were queued.
"""


class Button(Struct, frozen=True, kw_only=True):
    """A button that one feature adds to messages of another."""

    placement: str
    """The name of the place where the button appears."""
    click: str
    label: str
    """The translation key of the label."""
    style: Style = Style.secondary
    order: int
    """Sort order of the button; lower numbers come first."""


class HelpPage(Struct, frozen=True):
    """A paragraph of `/help`: its translation key and its sort order."""

    key: str
    order: int


class Feature(Struct, frozen=True, kw_only=True):
    """Everything that a feature adds to the bot.

    Each feature folder defines a `FEATURE` in its `feature.py`.
    """

    commands: tuple[Command, ...] = ()
    menus: tuple[app_commands.ContextMenu, ...] = ()
    """Commands in the Apps menus of users and messages."""
    clicks: Mapping[str, ClickHandler] = {}
    """Click handlers by click name."""
    concurrent: tuple[str, ...] = ()
    """Names of slow clicks. They may run at the same time as other requests of the same user."""
    modals: Mapping[str, ModalFactory] = {}
    """Modal factories by the name of the click that opens the modal.

    Submitting the modal triggers a click with a different name.
    """
    buttons: tuple[Button, ...] = ()
    help: tuple[HelpPage, ...] = ()
    send: OutboxHandler | None = None
    """Sends the outbox messages of the host feature that has the same name as this feature."""
    check_deletions: DeletionCheck | None = None
    """Checks for deleted channels and roles.

    It is called after each deletion and whenever the bot connects to Discord.
    """
    locations: Mapping[str, LocationFinder] = {}
    """Functions that find an owner's channel, keyed by owner kind.

    While the bot lacks permissions in this channel, the owner's messages are not sent.
    """


class DuplicateName(Exception):
    """Raised if two features define the same name, or one feature defines a name twice."""


@cache
def features() -> Mapping[str, Feature]:
    """Return all features by name, sorted by name.

    Raises DuplicateName.
    """
    found: dict[str, Feature] = find_features(bot)
    check_unique_names(found)
    return found


def check_unique_names(found: Mapping[str, Feature]) -> None:
    """Raise DuplicateName unless all command names and click names are unique."""
    _check_unique(
        (name, f"the click {click}")
        for name, feature in found.items()
        for click in (*feature.clicks, *feature.modals)
    )
    _check_unique(
        (name, f"the command /{' '.join(filter(None, (group_of(command), command.name)))}")
        for name, feature in found.items()
        for command in feature.commands
    )


def _check_unique(brought: Iterable[tuple[str, str]]) -> None:
    owners: dict[str, str] = {}
    for feature, text in brought:
        if text in owners:
            raise DuplicateName(f"{text} is provided by {owners[text]} and by {feature}")
        owners[text] = feature


@cache
def handlers() -> Mapping[str, ClickHandler]:
    """Return all click handlers by name."""
    return {click: handler for feature in features().values() for click, handler in feature.clicks.items()}


@cache
def concurrent_clicks() -> frozenset[str]:
    """Return the names of clicks that may run while the user's other requests are handled."""
    return frozenset(click for feature in features().values() for click in feature.concurrent)


@cache
def modals() -> Mapping[str, ModalFactory]:
    """Return all modal factories, keyed by the name of the click that opens the modal."""
    return {click: maker for feature in features().values() for click, maker in feature.modals.items()}


@cache
def buttons(*placements: str) -> tuple[Button, ...]:
    """Return the buttons of all features with any of the given placements, in order."""
    added = (button for feature in features().values() for button in feature.buttons)
    return tuple(
        sorted((button for button in added if button.placement in placements), key=lambda one: one.order)
    )


@cache
def locations() -> Mapping[str, LocationFinder]:
    """Return the channel lookups of all features by owner kind."""
    return {kind: place for feature in features().values() for kind, place in feature.locations.items()}


def help_pages() -> Iterator[str]:
    """Yield the translation keys of the help paragraphs, in order."""
    pages = [page for feature in features().values() for page in feature.help]
    yield from (page.key for page in sorted(pages, key=lambda page: page.order))
