"""SIGKILL at any moment: what was confirmed is in the log once, told once, and every button still answers."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from bot.decisions.undo import UndoClick
from bot.tables.rematch import RematchClick
from engine.core.library import games
from tests.bot.port import labels
from tests.wire import told
from tests.wire.interactions import Interaction
from tests.wire.people import Person, buttons
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table, is_asked
from tests.wire.world import Guild, Message

LONGEST = 0.3
"""Seconds after a click at which the process dies at the latest; it is answered within a tenth by then."""
STARTING = 0.6
"""The same after its start, where it dies while that."""
MOVE = "move"


class Kills:
    """One process after another, that all die while somebody clicks."""

    def __init__(self, wire: Wire, guild: Guild, people: tuple[Person, ...], bot: Running, seed: int) -> None:
        self.wire, self.guild, self.people, self.bot = wire, guild, people, bot
        self.chance = random.Random(seed)
        self.match = 0
        self.known: list[Any] = []
        """The log as it was read last."""
        self.table = self.sit_down()

    def sit_down(self) -> Table:
        """Begin a match in a channel of its own."""
        if self.bot.process is None:
            self.bot.start()
        self.match += 1
        channel = self.wire.channel(self.guild, f"pier-{self.match}")
        # They open in turn: one alone may open only so many an hour.
        first = self.match % len(self.people)
        people = self.people[first:] + self.people[:first]
        self.table = Table(self.wire, channel, people, number=self.match)
        rules = list(games().values())[self.match % len(games())]
        self.table.open(rules, is_short=True)
        self.known = told.log(self.bot.folder, self.match)
        return self.table

    def kill(self) -> None:
        """Let people click for a while, and the process die in the middle of it."""
        found = self.table.awaited()
        if found is None:
            self.table.check(self.bot.folder)
            self.sit_down()
            found = self.table.awaited()
        assert found is not None
        person, panel = found
        for _ in range(self.chance.randrange(5)):
            panel = self.table.step(person, panel).shown
            if not is_asked(panel):
                break
        if is_asked(panel):
            self.click_and_die(person, panel)
        else:
            self.die()
        self.click_everything(person, panel)
        self.table.check(self.bot.folder)

    def click_and_die(self, person: Person, panel: Message) -> None:
        """Let the process die right after a click, and look whether that counts once or not at all."""
        drafted = told.drafted(self.bot.folder, self.match) if "Confirm" in labels(panel) else []
        before = self.read_log()
        done = self.table.step(person, panel, wait=0)
        time.sleep(self.chance.uniform(0, LONGEST))
        self.die()
        if drafted:
            self.check_confirmed(done, before, drafted)

    def die(self) -> None:
        """Kill it and start another, which may die while it starts."""
        self.bot.kill()
        if self.chance.random() < 0.2:
            self.bot.start(ready=False)
            time.sleep(self.chance.uniform(0, STARTING))
            self.bot.kill()
        self.wire.gateway.forget_the_dead()
        self.bot.start()
        self.read_log()

    def read_log(self) -> list[Any]:
        """Read the log; what stood in it stays as it was."""
        now = told.log(self.bot.folder, self.match)
        assert now[: len(self.known)] == self.known
        assert [row[0] for row in now] == list(range(1, len(now) + 1))
        self.known = now
        return now

    def check_confirmed(self, done: Interaction, before: list[Any], drafted: list[Any]) -> None:
        """Look whether all of a turn was confirmed, and once; nothing of it only where nobody was told that."""
        new = [
            (kind, payload)
            for _, seat, kind, payload in self.read_log()[len(before) :]
            if seat == self.seat_of(done)
        ]
        moves = [json.loads(payload) for kind, payload in new]
        assert {kind for kind, _ in new} <= {MOVE}
        chosen, added = moves[: len(drafted)], moves[len(drafted) :]
        assert chosen in ([], drafted)
        # What merely ends a turn is added to it, and may be the same more than once: pass, and pass.
        assert added != drafted or len(drafted) == 1
        if done.answered is not None:
            assert moves

    def seat_of(self, done: Interaction) -> int:
        query = "select seat from seats where match = ? and person = ?"
        ((seat,),) = told.rows(self.bot.folder, query, self.match, done.person.id)
        return int(seat)

    def click_everything(self, person: Person, panel: Message) -> None:
        """Click each button that was there before the process died: of the panel, of the card, of what was posted."""
        for message, custom_id in list(self.old_buttons(panel)):
            try:
                person.click(message, custom_id)
            except ValueError:
                # The card of a match that is over meanwhile has other buttons; a message that was there for its
                # buttons alone is deleted when these have moved down.
                assert message.is_deleted or custom_id not in [shown for _, shown in buttons(message)]

    def old_buttons(self, panel: Message) -> Iterator[tuple[Message, str]]:
        """Yield a button of the panel as it is shown, and those of the card and of the latest post."""
        shown = tried(panel)
        yield from ((panel, custom_id) for custom_id in self.chance.sample(shown, min(1, len(shown))))
        # Both are one where a match is over.
        for message in {one.id: one for one in (self.table.card, self.table.bearer)}.values():
            yield from ((message, custom_id) for custom_id in tried(message))


def tried(message: Message) -> list[str]:
    """Return the buttons that bring about nothing new: a turn taken back is told twice, a rematch is a match more."""
    new = (UndoClick.TAKEBACK, RematchClick.REMATCH)
    return [one for _, one in buttons(message) if not any(f":{what}" in one for what in new)]


@pytest.mark.parametrize(
    ("seed", "kills"),
    [(1, 5), pytest.param(2, 5, marks=pytest.mark.long), pytest.param(3, 1000, marks=pytest.mark.soak)],
    ids=str,
)
def test_kills_lose_nothing_and_double_nothing(
    seed: int, kills: int, wire: Wire, guild: Guild, people: tuple[Person, ...], bot: Running
) -> None:
    harness = Kills(wire, guild, people, bot.start(), seed)
    for _ in range(kills):
        harness.kill()
    logs = (told.log(bot.folder, match) for match in range(1, harness.match + 1))
    assert any(kind == MOVE for entries in logs for _, _, kind, _ in entries)
