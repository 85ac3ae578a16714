"""Pure functions that decide which moves an undo covers and which players it affects.

The match passed to them must have been replayed from the deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core import play
from engine.core.model import EndingAction, Seat
from engine.core.windows import OpenWindow, SecretWindow
from host.core.errors import user_error
from host.decisions.replace.resignation import users_to_return
from host.matches.log.entries import Entry, SeatTaken
from host.matches.log.fold import action_of
from host.matches.match.match import Match
from host.matches.match.narration import LoggedMove, moves, segments


def moves_after(match: Match, to: int) -> Iterator[LoggedMove]:
    """Yield the moves after a log entry."""
    line = match.folded_log
    return (move for move in moves(match, line.positions[0], line.head) if move.seq > to)


def last_turn(match: Match, seat: Seat) -> tuple[LoggedMove, ...]:
    """Return the most recent consecutive moves of a seat's player within one segment of play.

    They include moves that the bot made for the player. The result is empty if the player has not moved yet.
    Raise UserError if the last one is an answer in a window that is closed.
    """
    taken = [item.seq for item in match.folded_log.entries if _is_seat_change(item.entry, seat)]
    for stretch in reversed(segments(match)):
        runs = groupby(
            moves(match, stretch.start, stretch.end), key=lambda logged_move: logged_move.move.seat
        )
        for run in reversed([tuple(run) for mover, run in runs if mover == seat]):
            own = tuple(made for made in run if made.seq > max(taken, default=0))
            if any(is_player_move(made) for made in own):
                return _after_answers(own)
    return ()


def _after_answers(turn: tuple[LoggedMove, ...]) -> tuple[LoggedMove, ...]:
    """Return the moves of a turn after its last answer in a secret window.

    Raise UserError if there are none, because an answer is final once the window is closed.
    """
    answers = [
        number
        for number, made in enumerate(turn, 1)
        if isinstance(play.window(made.state_before), SecretWindow)
    ]
    if answers and answers[-1] == len(turn):
        raise user_error("undo-window")
    return turn[answers[-1] :] if answers else turn


def _is_seat_change(entry: object, seat: Seat) -> bool:
    return isinstance(entry, SeatTaken) and entry.seat == seat


def is_player_move(logged_move: LoggedMove) -> bool:
    """Return whether a player made the move, rather than the bot on the player's behalf."""
    return logged_move.move.by in {"player", "plan"}


def reveals(logged_move: LoggedMove, asking_seat: Seat | None) -> bool:
    """Return whether a move or its consequences revealed hidden information or a random result.

    Cards that a seat has shown from its own hand count too, unless that seat asks for the undo.
    """
    action = action_of(logged_move.state_before, logged_move.move)
    if isinstance(action, EndingAction):
        # All players have to agree that a player who has resigned may play on.
        return True
    if isinstance(play.window(logged_move.state_before), OpenWindow):
        # The other players may already have thought about what was said in public.
        return True
    pending = play.decision(logged_move.state_before, logged_move.move.seat)
    if pending is not None and pending.reveals(logged_move.state_before, action):
        return True
    if (
        pending is not None
        and logged_move.move.seat != asking_seat
        and pending.shows_others(logged_move.state_before, action)
    ):
        return True
    return play.will_reveal(play.apply_unchecked(logged_move.state_before, action, logged_move.move.seat))


def secret_moves(match: Match, seat: Seat) -> tuple[LoggedMove, ...]:
    """Return a seat's choices that are still secret because other players have not chosen yet."""
    secret = play.secret_choices(match.state)
    chosen = len(secret[seat]) if secret else 0
    own = [
        move
        for move in moves(match, match.folded_log.positions[-1], match.folded_log.head)
        if move.move.seat == seat
    ]
    return tuple(own[len(own) - chosen :])


def affected_players(match: Match, to: int, now: int, asking_seat: Seat | None) -> set[int | None]:
    """Return the players who have moved after an entry.

    If anything was revealed, return all players instead, including former players who may return.
    """
    if has_revealed(match, to, asking_seat):
        return {*entitled_players(match, now)}
    # Whether a player has answered in an open window is secret, so all who were asked count as having moved.
    asked = match.asked if isinstance(match.window, SecretWindow) else ()
    return {match.seats[seat].user_key for seat in asked} | {
        match.seats[logged_move.move.seat].user_key
        for logged_move in moves_after(match, to)
        if is_player_move(logged_move)
    }


def entitled_players(match: Match, now: int) -> tuple[int, ...]:
    """Return all players, including former players who may return.

    Players may return if a robot keeps their seat, or if they resigned recently.
    """
    return *match.seat_owners, *users_to_return(match, now)


def has_revealed(match: Match, to: int, asking_seat: Seat | None) -> bool:
    """Return whether the moves after an entry have revealed anything."""
    return any(reveals(logged_move, asking_seat) for logged_move in moves_after(match, to))


def has_just_revealed(match: Match, new_entries: Sequence[Entry], asking_seat: Seat | None) -> bool:
    """Return whether newly added log entries have revealed anything."""
    line = match.folded_log
    before = line.head - len(new_entries)
    start = next(mark for mark in reversed(line.positions) if mark.seq <= before)
    return any(move.seq > before and reveals(move, asking_seat) for move in moves(match, start, line.head))
