"""A match in any game, played by users who click in a channel and choose random options."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.core.words.i18n import translator
from bot.messages.view.messages import ViewClick
from bot.turns.play.messages import PlayClick
from engine.core.files.library import AnyGame, games
from engine.core.text import text
from tests.bot.port import (
    action_names,
    button_options,
    custom_ids,
    has_match_buttons,
    is_shuffle_message,
    is_status_card,
    labels,
    options,
    text_of,
)
from tests.engine.playouts import variants
from tests.wire import bot_database
from tests.wire.interactions import Interaction
from tests.wire.people import Person
from tests.wire.server import Wire
from tests.wire.world import Channel, Message

CHOICE_CLICKS = (PlayClick.OPTION, PlayClick.END, PlayClick.MENU, PlayClick.REVEAL, PlayClick.CONFIRM)
"""The clicks that are allowed only for players who have to move."""

REPORT_SECONDS = 120.0
"""Maximum number of seconds after a failure until all messages are sent."""


class Table:
    """A match between several users, with robots in the remaining seats."""

    def __init__(self, wire: Wire, channel: Channel, people: Sequence[Person], number: int = 1) -> None:
        self.wire, self.channel, self.people = wire, channel, tuple(people)
        self.number = number
        """The match id, which also seeds the players' random choices."""
        self.chance = random.Random(number)
        self.has_shuffles = True

    def open_match(self, rules: AnyGame, *, seats: int | None = None, is_short: bool = False) -> None:
        """Open a match with all users, unless it already exists."""
        first, *others = self.people
        # The seat order is agreed on.
        self.has_shuffles = rules.has_chance(rules.read_options({}))
        seats = seats or rules.default_seat_count
        wishes: dict[str, Any] = {"options": ", ".join(list(variants(rules))[-1:])} if is_short else {}
        if not self.cards:
            first.slash(
                self.channel, "game open", game=rules.id, seats=seats, robots=seats - len(self.people),
                begins="opener", **wishes,
            )  # fmt: skip
        self.wire.wait_until(lambda: self.cards)
        for other in others:
            other.slash(self.channel, "game join")
        self.wire.wait_until(lambda: ViewClick.LOG in action_names(self.card))

    @property
    def cards(self) -> list[Message]:
        return [post for post in self.channel.posts if is_status_card(post)]

    @property
    def card(self) -> Message:
        """Return the latest status card."""
        return self.cards[-1]

    @property
    def button_message(self) -> Message:
        """Return the message with the action buttons, or the status card if there is none."""
        return [self.card, *(post for post in self.channel.posts if has_match_buttons(post))][-1]

    def check_reports(self, folder: bot_database.DataSource) -> None:
        """Check that all events are reported once and in order."""
        self.wire.wait_until(lambda: not bot_database.read_outbox(folder), REPORT_SECONDS)
        # This may time out if a robot moves between the query and the comparison.
        with suppress(TimeoutError):
            self.wire.wait_until(
                lambda: not any(self.missing_texts(bot_database.segment_texts(folder, self.number)))
            )
        self.check_posts(bot_database.segment_texts(folder, self.number))

    def check_posts(self, expected: Sequence[str]) -> None:
        """Check that commitments and segment messages are posted once and in order.

        `expected` contains the expected texts of the segment messages.
        """
        untold = self.missing_texts(expected)
        assert untold == ([], []), untold
        bindings = [text_of(post) for post in self.channel.posts if is_shuffle_message(post)]
        assert len(self.cards) == 1
        if not self.has_shuffles:
            assert bindings == []
            return
        assert 1 <= len(bindings) == len(set(bindings)) <= 2, bindings
        # If a match began before its commitment could be posted, only the list of players is posted.
        assert len(bindings) == 2 or "before its secret could be sealed" in bindings[0], bindings

    def missing_texts(self, expected: Sequence[str]) -> tuple[list[str], list[str]]:
        """Return the differences between the posted and the expected texts.

        The first list contains the posted and the expected headings if they differ. The second list contains
        the missing sentences.

        A turn may be reported before the segment message, and in several messages.
        """
        posts = [text_of(post) for post in self.channel.posts if not is_shuffle_message(post)]
        whole, posted = "\n".join(posts), [post.split("\n")[0] for post in posts if is_segment_message(post)]
        wanted = [chapter.split("\n")[0] for chapter in expected]
        odd = [] if posted == wanted else [*posted, *wanted]
        parts = (part for chapter in expected for line in chapter.split("\n") for part in line.split(". "))
        return odd, [part for part in parts if part.removeprefix("- ").rstrip(".") not in whole]

    def open_panel(self, person: Person) -> Message:
        """Open a user's panel with the match's buttons, and return it."""
        return person.click(self.button_message, label="Take my turn").visible_message

    def player_to_move(self) -> tuple[Person, Message] | None:
        """Return a user who has to move and their panel, or None if there is none."""
        for person in self.people:
            if "Take my turn" not in labels(self.button_message):
                return None
            panel = self.open_panel(person)
            if has_choice(panel):
                return person, panel
        return None

    def click_next(self, person: Person, panel: Message, *, wait: float = 15.0) -> Interaction:
        """Confirm the turn if possible, otherwise choose a random option.

        Buttons such as Pass or Done are preferred.
        """
        loose, menus = button_options(panel), options(panel)
        sure = [one for one in custom_ids(panel).values() if f":{PlayClick.REVEAL}" in one]
        if "Confirm" in labels(panel):
            return person.click(panel, label="Confirm", wait=wait)
        if sure:
            return person.click(panel, sure[0], wait=wait)
        if loose and (not menus or self.chance.random() < 0.7):
            return person.click(panel, self.chance.choice(loose), wait=wait)
        menu, value = self.chance.choice(menus)
        return person.select(panel, [value], menu, wait=wait)

    def take_turn(self) -> bool:
        """Take a turn as a user who has to move.

        Returns False if no user has to move.
        """
        if (found := self.player_to_move()) is None:
            return False
        person, panel = found
        while has_choice(panel):
            panel = self.click_next(person, panel).visible_message
        return True


def is_segment_message(message_text: str) -> bool:
    """Return whether a message reports a segment (a phase or round).

    The headings of other messages, such as the status card and the animation, begin with the game's name.
    """
    names = [translator("en")(text(f"{game}-name")) for game in games()]
    return message_text.startswith("### ") and not any(
        message_text.startswith(f"### {name}") for name in names
    )


def has_choice(panel: Message) -> bool:
    """Return whether a panel asks the user for a choice."""
    chosen = [custom_id for custom_id, _ in options(panel)]
    wanted = [custom_id.split(":")[3] for custom_id in (*custom_ids(panel).values(), *chosen)]
    return any(one.startswith(CHOICE_CLICKS) for one in wanted)
