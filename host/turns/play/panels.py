"""Pure functions for the panel that shows a player their turn and all options."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Decision, Label, Seat
from engine.core.numbers import NumberRange
from engine.core.text import LocalizedText
from host.matches.settings.settings import Preferences
from host.turns.draft import DraftTurn, choose, complete, complete_with
from host.turns.plan.plans import Plan
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow


class Offer(Struct, frozen=True):
    """An option in a panel.

    `index` is its position in this revision of the panel, and `action` is the action as JSON data.
    """

    index: int
    label: Label
    reveals: bool
    """Whether the option reveals information.

    Choosing it confirms the turn up to and including this option.
    """
    ends_turn: bool
    """Whether choosing the option has the same effect as confirming the turn."""
    action: dict[str, Any]
    is_passing: bool = False
    """Whether the option passes or declines further actions."""
    can_confirm: bool = False
    """Whether one click can choose the option and confirm the turn.

    This requires that the turn can be undone, or that no choice remains after the option reveals something.
    """
    has_further_actions: bool = False
    """Whether the player could still take further actions instead of confirming."""
    is_combinable: bool = False
    """Whether the player may choose several options of the same group one after the other."""


class NumberEntry(Struct, frozen=True):
    """The range from which the user may enter a number."""

    numbers: NumberRange
    first_index: int
    """The index of the option for the lowest number.

    It is higher than the indexes in `offers`; see `play.option_at`.
    """

    def index_of(self, number: int) -> int:
        """Return the index of the option for a possible number."""
        return self.first_index + self.numbers.position_of(number)


class Panel(Struct, frozen=True):
    """The data of a player's panel, during their turn or while they wait."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    seat: Seat
    revision: int
    view: Any
    heading: LocalizedText
    prompt: LocalizedText | None
    offers: tuple[Offer, ...]
    chosen: tuple[Label, ...]
    can_undo: bool
    can_confirm: bool
    is_your_turn: bool
    awaited: tuple[Seat, ...]
    """The seats to move, as far as everyone can see."""
    can_take_back: bool = False
    """Whether the player has a confirmed turn to take back."""
    before: Any = None
    """The seat's view before the moves that its player has just confirmed."""
    revealed: tuple[LocalizedText, ...] = ()
    """Private results of the moves that the player just confirmed, such as cards drawn."""
    plan: Plan | None = None
    """The seat's plan, or the reason why it was not executed."""
    preferences: Preferences = Preferences()
    """The player's preferences."""
    note: str = ""
    """The player's private note about the match."""
    can_hint: bool = False
    """Whether a robot may give a hint for the player's next choice."""
    can_review: bool = False
    """Whether a robot may say how good the turn was that the player has confirmed last."""
    entry: NumberEntry | None = None
    """The range from which the player may enter a number, if any."""

    @property
    def has_answered(self) -> bool:
        """Return whether the player has answered in a secret window, which is still open."""
        return self.seat in self.awaited and not self.is_your_turn


def build_panel(turn: DraftTurn) -> Panel:
    """Return the panel for a player, during their turn or while they wait."""
    match, view = turn.match, turn.match.game.observe(turn.state, turn.seat)
    pending = play.decision(turn.state, turn.seat) if turn.is_awaited and not turn.is_complete else None
    return Panel(
        match=match.row, seats=match.seats, names=match.names, seat=turn.seat, revision=turn.revision,
        view=view, heading=match.game.heading(view),
        prompt=None if pending is None else pending.prompt(turn.state),
        offers=() if pending is None else _offers(pending, turn),
        chosen=_labels_of(turn), can_undo=bool(turn.groups), can_confirm=complete(turn) is not None,
        is_your_turn=turn.is_awaited, awaited=match.asked, can_take_back=match.has_own_move(turn.seat),
        entry=None if pending is None else number_entry(pending, turn.state),
    )  # fmt: skip


def number_entry(pending: Decision, state: Any) -> NumberEntry | None:
    """Return the range from which a number may be entered; None if there is no choice of a number."""
    numbers = pending.number_range(state)
    has_choice = numbers is not None and numbers.count > 1
    return NumberEntry(numbers, len(pending.options(state))) if numbers is not None and has_choice else None


def build_offers(pending: Decision, state: Any, listed: Iterable[tuple[int, Action]]) -> tuple[Offer, ...]:
    """Return a decision's options for the sandbox, in which no option confirms the turn."""
    return tuple(
        Offer(
            index=index,
            label=pending.label(state, action),
            reveals=pending.reveals(state, action),
            ends_turn=False,
            action=msgspec.to_builtins(action),
            is_passing=action in {pending.passing_action(state), pending.closing_action(state)},
        )
        for index, action in listed
    )


def offer_for(turn: DraftTurn, action: Action) -> Offer:
    """Return the option for a legal action, which may be any number of a range."""
    pending = play.decision(turn.state, turn.seat)
    assert pending is not None
    return _offer(pending, turn, play.index_of(turn.state, action, turn.seat), action)


def _offers(pending: Decision, turn: DraftTurn) -> tuple[Offer, ...]:
    shown = play.shown_options(pending, turn.state)
    offers = tuple(_offer(pending, turn, index, action) for index, action in shown)
    combinable = _combinable_groups(offers, [action for _, action in shown], turn)
    return tuple(replace(offer, is_combinable=offer.label.group in combinable) for offer in offers)


def _combinable_groups(
    offers: Sequence[Offer], options: Sequence[Action], turn: DraftTurn
) -> set[LocalizedText]:
    """Return the groups in which another option is still offered after the first one."""
    members = defaultdict[LocalizedText, list[Action]](list)
    for offer, action in zip(offers, options, strict=True):
        if offer.label.group is not None and not offer.reveals:
            members[offer.label.group].append(action)
    return {
        group
        for group, (first, *others) in members.items()
        if not set(others).isdisjoint(play.options(choose(turn, first).state, turn.seat))
    }


def _offer(pending: Decision, turn: DraftTurn, index: int, action: Action) -> Offer:
    state, whole = turn.state, complete_with(turn, action)
    return Offer(
        index=index,
        label=pending.label(state, action),
        reveals=pending.reveals(state, action),
        ends_turn=ends_turn(pending, state, action),
        action=msgspec.to_builtins(action),
        is_passing=action in {pending.passing_action(state), pending.closing_action(state)},
        can_confirm=whole is not None,
        has_further_actions=(
            whole is not None and not whole.is_confirmed and not choose(turn, action).is_complete
        ),
    )


def ends_turn(pending: Decision, state: Any, action: Action) -> bool:
    """Return whether an action only ends the turn, as the confirm button does."""
    if action != pending.closing_action(state):
        return False
    return pending.seat not in play.awaited_seats(play.apply_unchecked(state, action, pending.seat))


def _labels_of(turn: DraftTurn) -> tuple[Label, ...]:
    state, labels = turn.match.state, []
    for action in turn.actions:
        pending = play.decision(state, turn.seat)
        assert pending is not None
        labels.append(pending.label(state, action))
        state = play.apply_unchecked(state, action, turn.seat)
    return tuple(labels)
