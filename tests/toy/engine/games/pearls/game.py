"""Pearls: dive for one to three pearls, perhaps look at the tide; most pearls win.

Everything is open but the order of the tides. After each round the next tide comes: a high one brings two pearls.
Whoever took a single pearl may look at the next tide at once, for everybody to see, or surface.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance, Recorded, Seeded
from engine.core.game import BadEdition, Game, Result, Robot, Score
from engine.core.model import Action, Decision, Event, Label, Seat, State, TableStep, Viewer
from engine.core.text import Text, Who, text

Tide = Literal["high", "low"]


class Edition(Struct, frozen=True):
    """The pile at the start and the tides to be shuffled."""

    pile: int
    tides: tuple[Tide, ...]


class Take(Action, frozen=True):
    """Dive for so many pearls."""

    count: int


class Look(Action, frozen=True):
    """Turn the next tide up before it comes."""


class Surface(Action, frozen=True):
    """End the dive."""


class Dive(Decision, frozen=True):
    """The seat takes one to three pearls."""

    def options(self, state: Pearls) -> tuple[Take, ...]:
        return tuple(Take(count) for count in range(1, min(3, state.pile) + 1))

    def apply(self, state: Pearls, action: Take) -> Pearls:
        owned = tuple(own + action.count * (seat == self.seat) for seat, own in enumerate(state.owned))
        return replace(state, owned=owned, pile=state.pile - action.count).push(Rise(self.seat, action.count))

    def prompt(self, state: Pearls) -> Text:
        return text("pearls-ask-dive", pile=state.pile)

    def label(self, state: Pearls, action: Take) -> Label:
        return Label(text("pearls-take", count=action.count), text("pearls-pearls"))

    def tell(self, state: Pearls, action: Take) -> tuple[Event, ...]:
        return (Event(text("pearls-took", who=Who(self.seat), count=action.count)),)


class Rise(Decision, frozen=True):
    """The seat surfaces; after a single pearl it may look at the tide first."""

    taken: int

    def options(self, state: Pearls) -> tuple[Look | Surface, ...]:
        return (Surface(), Look()) if self.taken == 1 and not state.seen else (Surface(),)

    def apply(self, state: Pearls, action: Look | Surface) -> Pearls:
        return state if isinstance(action, Surface) else replace(state, seen=True).push(Rise(self.seat, 0))

    def prompt(self, state: Pearls) -> Text:
        return text("pearls-ask-rise")

    def label(self, state: Pearls, action: Look | Surface) -> Label:
        return Label(text("pearls-surface" if isinstance(action, Surface) else "pearls-look"))

    def tell(self, state: Pearls, action: Look | Surface) -> tuple[Event, ...]:
        return () if isinstance(action, Surface) else (Event(text("pearls-looked", who=Who(self.seat))),)

    def reveals(self, state: Pearls, action: Look | Surface) -> bool:
        return isinstance(action, Look)


class TurnTide(TableStep, frozen=True):
    """The tide comes, and a new round begins while there are pearls and tides."""

    def run(self, state: Pearls) -> Pearls:
        pile = state.pile + 2 * (state.tides[0] == "high")
        came, *coming = state.tides
        state = replace(state, pile=pile, tides=tuple(coming), turned=(*state.turned, came), seen=False)
        return next_dive(state, 0) if state.pile and state.tides else state

    def tell(self, state: Pearls) -> tuple[Event, ...]:
        return (Event(text(f"pearls-tide-{state.tides[0]}")),)


class Pass(TableStep, frozen=True):
    """The next seat dives, or the tide turns after the last one or when no pearl is left."""

    seat: Seat

    def run(self, state: Pearls) -> Pearls:
        if self.seat < len(state.owned) and state.pile:
            return next_dive(state, self.seat)
        return state.push(TurnTide())


class Pearls(State, frozen=True):
    """The table of Pearls."""

    stack: tuple[Dive | Rise | TurnTide | Pass, ...]
    edition: Edition
    chance: Chance
    pile: int
    tides: tuple[Tide, ...]
    owned: tuple[int, ...]
    turned: tuple[Tide, ...] = ()
    seen: bool = False

    @property
    def round(self) -> int:
        return len(self.turned)


class View(Struct, frozen=True):
    """What everybody sees: the tides to come are a number, the next one only once it has been looked at."""

    pile: int
    owned: tuple[int, ...]
    round: int
    tides_left: int
    next_tide: Tide | None


class Greedy:
    """Takes as many as it can."""

    def pick(self, view: View, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        return offered[-1] if isinstance(offered[-1], Take) else offered[0], chance


class Wild:
    """Takes anything."""

    def pick(self, view: View, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        place, chance = chance.below(len(offered))
        return offered[place], chance


def next_dive(state: Pearls, seat: Seat) -> Pearls:
    """Return the state with a dive of the seat to come, and whatever follows it."""
    return state.push(Dive(seat), Pass(seat + 1))


class PearlsGame(Game[Pearls, View, Edition]):
    """The toy as the house sees it."""

    id = "pearls"
    rules_version = 1
    seat_counts = (2, 3, 4)
    state_type, action_type, edition_type = Pearls, Take | Look | Surface, Edition
    robots: Mapping[str, Robot[View]] = {"greedy": Greedy(), "wild": Wild()}
    folder = Path(__file__).parent

    def read_edition(self, toml: str) -> Edition:
        try:
            edition = msgspec.convert(tomllib.loads(toml), Edition)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as slip:
            raise BadEdition(str(slip)) from slip
        if edition.pile < 1 or not edition.tides:
            raise BadEdition("there is nothing to dive for")
        return edition

    def deal(self, seats: int, edition: Edition, chance: Chance) -> Pearls:
        tides, chance = chance.shuffle(edition.tides)
        return next_dive(Pearls((), edition, chance, edition.pile, tides, (0,) * seats), 0)

    def observe(self, state: Pearls, viewer: Viewer) -> View:
        shown = state.tides[0] if state.seen else None
        return View(state.pile, state.owned, state.round, len(state.tides), shown)

    def edition_of(self, state: Pearls) -> Edition:
        return state.edition

    def chapter(self, state: Pearls) -> int:
        return state.round

    def heading(self, view: View) -> Text:
        return text("pearls-heading", round=view.round + 1, pile=view.pile)

    def text_board(self, view: View) -> tuple[Text, ...]:
        return tuple(text("pearls-line", who=Who(seat), own=own) for seat, own in enumerate(view.owned))

    def alt_text(self, view: View) -> tuple[Text, ...]:
        return (self.heading(view), *self.text_board(view))

    def result(self, state: Pearls) -> Result:
        places = sorted(set(state.owned), reverse=True)
        ranking = tuple(tuple(s for s, own in enumerate(state.owned) if own == place) for place in places)
        line = Score(text("pearls-pearls"), state.owned)
        return Result((line,), state.owned, ranking, (), {"vp": list(state.owned)})

    def recorded_chance(self, chance: Mapping[str, Any]) -> Recorded:
        return Recorded((tuple(cast("list[str]", chance["tides"])),))

    def chance_record(self, state: Pearls, viewer: Viewer) -> dict[str, Any]:
        return {"tides": list(state.turned if state.stack else state.turned + state.tides)}


GAME = PearlsGame()
