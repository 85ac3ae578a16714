"""Tests for killing the process at any moment: confirmed moves are logged and reported exactly once.

All buttons keep working.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from bot.decisions.undo import UndoClick
from bot.tables.rematch import RematchClick
from engine.core.files.library import games
from tests.bot.port import labels
from tests.wire import bot_database
from tests.wire.interactions import Interaction
from tests.wire.people import Person, buttons
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table, has_choice
from tests.wire.world import Guild, Message

MAX_DELAY = 0.3
"""Maximum delay of the kill after a click, in seconds.

A response takes less than a tenth of a second.
"""
MAX_START_DELAY = 0.6
"""Maximum delay of the kill after the start of a process, in seconds."""
MOVE_KIND = "move"


class KillTest:
    """A bot whose process is repeatedly killed while a user is clicking."""

    def __init__(
        self, wire: Wire, guild: Guild, people: tuple[Person, ...], bot: BotProcess, seed: int
    ) -> None:
        self.wire, self.guild, self.people, self.bot = wire, guild, people, bot
        self.chance, self.seed = random.Random(seed), seed
        self.match_id = 0
        self.last_log: list[Any] = []
        """The match's log when it was last read."""
        self.table = self.begin_match()

    def begin_match(self) -> Table:
        """Begin a match in a new channel, and return its table."""
        if self.bot.process is None:
            self.bot.start()
        self.match_id += 1
        channel = self.wire.add_channel(self.guild, f"pier-{self.match_id}")
        # The users open matches in turn, because the number of matches per user and hour is limited.
        first = self.match_id % len(self.people)
        people = self.people[first:] + self.people[:first]
        self.table = Table(self.wire, channel, people, number=self.match_id)
        rules = list(games().values())[(self.match_id + self.seed) % len(games())]
        self.table.open_match(rules, is_short=True)
        self.last_log = bot_database.read_log(self.bot.folder, self.match_id)
        return self.table

    def kill_while_clicking(self) -> None:
        """Click a few times as a user, and then kill the process during a click."""
        found = self.table.player_to_move()
        if found is None:
            self.table.check_reports(self.bot.folder)
            self.begin_match()
            found = self.table.player_to_move()
        assert found is not None
        person, panel = found
        for _ in range(self.chance.randrange(5)):
            panel = self.table.click_next(person, panel).visible_message
            if not has_choice(panel):
                break
        if has_choice(panel):
            self.click_and_kill(person, panel)
        else:
            self.kill_and_restart()
        self.click_old_buttons(person, panel)
        self.table.check_reports(self.bot.folder)

    def click_and_kill(self, person: Person, panel: Message) -> None:
        """Kill the process shortly after a click.

        If the click confirms a turn, check that the turn is logged at most once.
        """
        drafted = (
            bot_database.read_drafted_actions(self.bot.folder, self.match_id)
            if "Confirm" in labels(panel)
            else []
        )
        before = self.read_log()
        done = self.table.click_next(person, panel, wait=0)
        time.sleep(self.chance.uniform(0, MAX_DELAY))
        self.kill_and_restart()
        if drafted:
            self.check_confirmed(done, before, drafted)

    def kill_and_restart(self) -> None:
        """Kill the process, and start a new one.

        Sometimes the new process is killed too while it starts.
        """
        self.bot.kill()
        if self.chance.random() < 0.2:
            self.bot.start(ready=False)
            time.sleep(self.chance.uniform(0, MAX_START_DELAY))
            self.bot.kill()
        self.wire.gateway.forget_disconnected()
        self.bot.start()
        self.read_log()

    def read_log(self) -> list[Any]:
        """Return the match's log.

        Also check that its earlier entries have not changed.
        """
        now = bot_database.read_log(self.bot.folder, self.match_id)
        assert now[: len(self.last_log)] == self.last_log
        assert [row[0] for row in now] == list(range(1, len(now) + 1))
        self.last_log = now
        return now

    def check_confirmed(
        self, interaction: Interaction, before: list[Any], drafted_actions: list[Any]
    ) -> None:
        """Check that the turn was logged completely and only once, or not at all.

        If the user got a response, the turn must have been logged.
        """
        new = [
            (kind, payload)
            for _, seat, kind, payload in self.read_log()[len(before) :]
            if seat == self.seat_of(interaction)
        ]
        moves = [json.loads(payload) for kind, payload in new]
        assert {kind for kind, _ in new} <= {MOVE_KIND}
        chosen, added = moves[: len(drafted_actions)], moves[len(drafted_actions) :]
        assert chosen in ([], drafted_actions)
        # Check that no move was logged twice. A turn with a single move is an exception, because the move
        # that ends the turn may be the same, for example a second pass.
        assert added != drafted_actions or len(drafted_actions) == 1
        if interaction.response_seconds is not None:
            assert moves

    def seat_of(self, interaction: Interaction) -> int:
        query = "select seat from seats join users using (user_key) where match_id = ? and user_id = ?"
        ((seat,),) = bot_database.query_rows(self.bot.folder, query, self.match_id, interaction.person.id)
        return int(seat)

    def click_old_buttons(self, person: Person, panel: Message) -> None:
        """Click the buttons that were shown before the kill: on the panel, the status card, and the action message."""
        for message, custom_id in list(self.old_buttons(panel)):
            try:
                person.click(message, custom_id)
            except ValueError:
                # The button must be gone, because it has moved to a newer message. A message with nothing but
                # buttons is deleted, and a finished match's card gets other buttons.
                assert message.is_deleted or custom_id not in [text for _, text in buttons(message)]

    def old_buttons(self, panel: Message) -> Iterator[tuple[Message, str]]:
        """Yield a random button of the panel, and all buttons on the status card and the action message."""
        texts = repeatable_buttons(panel)
        yield from ((panel, custom_id) for custom_id in self.chance.sample(texts, min(1, len(texts))))
        # The status card can also be the action message, for example in a finished match.
        for message in {one.id: one for one in (self.table.card, self.table.button_message)}.values():
            yield from ((message, custom_id) for custom_id in repeatable_buttons(message))


def repeatable_buttons(message: Message) -> list[str]:
    """Return the buttons that can safely be clicked again.

    Undo and rematch are left out, because they would undo a turn or open another match.
    """
    new = (UndoClick.TAKEBACK, RematchClick.REMATCH)
    return [one for _, one in buttons(message) if not any(f":{what}" in one for what in new)]


@pytest.mark.parametrize(
    ("seed", "kills"),
    [(1, 5), pytest.param(2, 5, marks=pytest.mark.long), pytest.param(3, 1000, marks=pytest.mark.soak)],
    ids=str,
)
def test_killed_process_loses_and_duplicates_nothing(
    seed: int, kills: int, wire: Wire, guild: Guild, people: tuple[Person, ...], bot: BotProcess
) -> None:
    harness = KillTest(wire, guild, people, bot.start(), seed)
    for _ in range(kills):
        harness.kill_while_clicking()
    logs = (bot_database.read_log(bot.folder, match_id) for match_id in range(1, harness.match_id + 1))
    assert any(kind == MOVE_KIND for entries in logs for _, _, kind, _ in entries)
