"""Secrecy checks: if a viewer cannot distinguish two worlds, all output for that viewer must be identical.

A world is a game with all its hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.files.record import PlayedMove, create_record, known_moves, write
from engine.core.model import Action, Seat, Viewer
from engine.core.randomness.chance import SeededChance, UnknownChance
from tests.engine.playouts import FEW_NODES
from tests.engine.worlds import (
    Path,
    World,
    contradictions,
    indistinguishable_world,
    is_possible,
    leaves,
    random_world,
    replace_move,
)

ViewerOutput = dict[str, Any]
"""The output that a viewer sees, by kind."""
STOP_EIGHTHS = (3, 5, 8)
"""The points at which a game is inspected, in eighths of the viewer's decisions.

For example, 3 means after three eighths of them.
"""
CHOICES = 3
"""Number of alternative options tried for each choice."""


def comparison_points(whole: World, viewer: Viewer) -> list[int]:
    """Return the move counts at which two worlds are compared for a viewer.

    A seat's views are compared when it has a pending decision, or while others are choosing simultaneously.
    """
    states = whole.states()[:-1]
    asked = [n for n, state in enumerate(states) if viewer is None or _is_choosing(state, viewer)]
    return [asked[len(asked) * part // 8 - 1] for part in STOP_EIGHTHS]


def _is_choosing(state: Any, seat: Seat) -> bool:
    return seat in play.awaited_seats(state) or bool(play.secret_choices(state))


def world_pairs(rules: AnyGame, seats: int, viewer: Viewer, seed: int) -> Iterator[tuple[World, World]]:
    """Yield pairs of worlds that a viewer cannot distinguish.

    The first world is a game up to some move. The second has the same public moves, but a different deal and
    different hidden choices.
    """
    whole = random_world(rules, seats, seed)
    for stop in comparison_points(whole, viewer):
        yield whole.first_moves(stop), indistinguishable_world(whole.first_moves(stop), viewer, seed)


def find_leaks(one: World, another: World, viewer: Viewer) -> list[str]:
    """Return the kinds of output that differ between two worlds for a viewer."""
    found: dict[str, None] = {}
    before, after = one.states(), another.states()
    for number, (here, there) in enumerate(zip(before, after, strict=True)):
        found |= _different_keys(
            position_output(one.rules, here, viewer), position_output(one.rules, there, viewer)
        )
        if viewer in play.awaited_seats(here):
            found |= _different_keys(decision_output(here, viewer), decision_output(there, viewer))
        if number < len(one.actions):
            mine, theirs = one.moves()[number], another.moves()[number]
            heard = move_output(one.rules, here, mine, viewer)
            found |= _different_keys(heard, move_output(one.rules, there, theirs, viewer))
    if viewer in play.awaited_seats(before[-1]):
        found |= _different_keys(
            preview_output(one.rules, before[-1], viewer), preview_output(one.rules, after[-1], viewer)
        )
    found |= _different_keys(
        {"record": exported_record(one, viewer)}, {"record": exported_record(another, viewer)}
    )
    return list(found)


def _different_keys(here: ViewerOutput, there: ViewerOutput) -> dict[str, None]:
    return {name: None for name in here | there if here.get(name) != there.get(name)}


def position_output(rules: AnyGame, state: Any, viewer: Viewer) -> ViewerOutput:
    """Return everything that a viewer sees in a position."""
    view = rules.observe(state, viewer)
    return {
        "view": view,
        "heading": rules.heading(view),
        "text board": rules.text_board(view),
        "alt text": rules.alt_text(view),
        "chance": rules.chance_record(state, viewer),
        "awaited": play.awaited_seats(state),
        "chapter": rules.completed_segments(state),
    }


def decision_output(state: Any, seat: Viewer = None) -> ViewerOutput:
    """Return a seat's pending decision: its prompt, options and labels.

    If no seat is given, return the decision of the first seat to move.
    """
    pending = play.decision(state, seat)
    assert pending is not None
    offered = pending.options(state)
    return {
        "prompt": pending.prompt(state),
        "options": offered,
        "labels": [pending.label(state, option) for option in offered],
        "reveals": [pending.reveals(state, option) for option in offered],
        "closing": pending.closing_action(state),
        "passing": pending.passing_action(state),
    }


def preview_output(rules: AnyGame, state: Any, viewer: Viewer) -> ViewerOutput:
    """Return the seat's preview of each option, and the plans that robots make for the seat."""
    view, offered, chance = (
        rules.observe(state, viewer),
        play.options(state, viewer),
        SeededChance("the same"),
    )
    robots = {
        f"robot {level}": robot.plan(view, offered, chance, FEW_NODES)
        for level, robot in rules.robots.items()
    }
    return {"drafts": [draft_output(rules, state, option, viewer) for option in offered], **robots}


def draft_output(rules: AnyGame, state: Any, option: Action, viewer: Viewer) -> object:
    """Return what a seat sees after choosing an option without confirming it.

    Return None if the option reveals something.
    """
    pending = play.decision(state, viewer)
    assert pending is not None
    if pending.reveals(state, option):
        return None
    after = play.apply_unchecked(state, option, viewer)
    pending = play.decision(after, viewer)
    if pending is None or pending.seat != viewer:
        return rules.observe(after, viewer)
    offered = pending.options(after)
    return rules.observe(after, viewer), offered, [pending.label(after, next_one) for next_one in offered]


def move_output(rules: AnyGame, state: Any, played_move: PlayedMove, viewer: Viewer) -> ViewerOutput:
    """Return what a viewer learns from a move: its log events, and the move in the record."""
    localized_texts = [
        event.text
        for event in play.log_events(state, played_move.action, played_move.seat)
        if event.audience is None or viewer in event.audience
    ]
    now = play.submit(state, played_move.action, played_move.seat)
    is_left_out = not known_moves([(state, played_move)], now, viewer)
    move = (
        None
        if is_left_out
        else rules.move_record(viewer, state, played_move.seat, played_move.action, now=now)
    )
    return {"told": localized_texts, "move": move}


def exported_record(world: World, viewer: Viewer) -> bytes:
    """Return the record of a running match, as exported for a viewer."""
    names = [f"P{seat}" for seat in range(world.seats)]
    return write(create_record(world.rules, names, world.deal(), world.moves(), viewer))


def contradicting_worlds(world: World, viewer: Viewer) -> list[World]:
    """Return worlds that look the same to the viewer but contradict the viewer's record.

    If there are any, the record contains something that the viewer has not seen.
    """
    history = _history(world, viewer)
    wrong_ones = [*contradictions(world, viewer), *other_choices(world, viewer)]
    return [wrong for wrong in wrong_ones if _history(wrong, viewer) == history]


def other_choices(world: World, viewer: Viewer) -> Iterator[World]:
    """Yield worlds in which another seat made a different choice.

    The viewer cannot see the difference. Only choices that the viewer's record contains are changed.
    """
    rules, states = world.rules, world.states()
    for number, played_move in enumerate(world.moves()):
        before, after = states[number], states[number + 1]
        if played_move.seat == viewer:
            continue
        seemed = move_output(rules, before, played_move, viewer)["told"], rules.observe(after, viewer)
        for option in [
            option for option in play.options(before, played_move.seat) if option != played_move.action
        ][:CHOICES]:
            try:
                seems = (
                    move_output(rules, before, PlayedMove(played_move.seat, option), viewer)["told"],
                    rules.observe(play.submit(before, option, played_move.seat), viewer),
                )
            except UnknownChance:
                continue
            wrong = replace_move(world, number, option)
            if (
                seems == seemed
                and is_possible(wrong)
                and exported_record(wrong, viewer) != exported_record(world, viewer)
            ):
                yield wrong


def _history(world: World, viewer: Viewer) -> list[Any]:
    rules, states = world.rules, world.states()
    heard = [
        move_output(rules, state, played_move, viewer)["told"]
        for state, played_move in zip(states, world.moves(), strict=False)
    ]
    return [*heard, *(rules.observe(state, viewer) for state in states)]


def better_informed_seats(world: World, viewer: Viewer) -> list[int]:
    """Return the seats that know an outcome or a choice at the end that the viewer does not know."""
    known = _knowledge(world, viewer)
    return [seat for seat in range(world.seats) if _knowledge(world, seat) - known]


def _knowledge(world: World, viewer: Viewer) -> set[tuple[Path, Any]]:
    """Return the facts that a viewer's record contains."""
    record = msgspec.json.decode(exported_record(world, viewer))
    data = {part: record[part] for part in ("chance", "moves")}
    return {(path, value) for path, value in leaves(data) if value is not None}
