"""Click counts for recorded matches, which are replayed through the panel without Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from bot.core.ids import parse_custom_id
from bot.core.words.i18n import translator
from bot.core.words.layout import MessageView
from bot.turns.play.messages import PanelExtras, PlayClick, panel_message
from engine.core import play
from engine.core.files import record
from engine.core.files.library import game
from engine.core.model import Action, Seat
from host.matches.log.entries import LoggedEntry, Move
from host.matches.log.fold import fold_more, start_fold
from host.matches.match.match import Match
from host.turns import draft
from host.turns.draft import DraftTurn, complete_with
from host.turns.play.panels import Offer, Panel, build_panel
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from tests.bot.example_panels import MATCH, button_ids, list_menus

ENGLISH = translator("en")
RECORDS = Path(__file__).parents[1] / "records"


class ClickCounts(Struct):
    """The number of clicks, turns and forced turns in a match.

    A button takes one click. A menu takes two: one opens it, and one chooses an option. A menu with several
    selected options takes one click for each of them, and two to open and close it.
    """

    turns: int = 0
    forced_turns: int = 0
    clicks: int = 0

    @property
    def clicks_per_turn(self) -> float:
        """Return the number of clicks per turn."""
        return self.clicks / self.turns


def count_clicks(file: Path) -> ClickCounts:
    """Click through a recorded match and return the counts.

    The game must not have simultaneous choices.
    """
    told = record.read(file.read_bytes())
    rules, actions = game(told.game), list(_recorded_actions(told))
    row: MatchRow = replace(MATCH, game=told.game, status="running")
    seats = tuple(
        SeatRow(match_id=row.id, seat=seat, user_key=seat + 1, name=name)
        for seat, name in enumerate(told.seats)
    )
    match = Match(row, seats, rules, start_fold(rules, record.first_state(told)))
    clicks, shown = ClickCounts(), None
    while match.awaited:
        (seat,) = match.awaited
        clicks.turns += 1
        if forced := play.forced_turn(match.state, seat):
            clicks.forced_turns += 1
            match = _confirm(match, seat, forced)
            continue
        # If the same player moves twice in a row, their panel is still open, so no click is needed to open
        # it.
        clicks.clicks += seat != shown
        match, shown = _play_turn(match, seat, actions, clicks), seat
    return clicks


def _recorded_actions(told: record.Record) -> Iterator[Action]:
    rules = game(told.game)
    for state, move in zip(record.states(told), told.moves, strict=False):
        known = {name: value for name, value in move.items() if name not in {"seat", "by"}}
        yield rules.read_action(play.decision(state, move["seat"]), known)


def _play_turn(match: Match, seat: Seat, actions: Sequence[Action], clicks: ClickCounts) -> Match:
    """Make the recorded choices until the player's turn ends."""
    chapter = match.game.completed_segments(match.state)
    while match.awaited == (seat,) and match.game.completed_segments(match.state) == chapter:
        turn = DraftTurn(match, seat, 0, (), match.state)
        while not turn.is_confirmed:
            coming = actions[match.folded_log.last_change + len(turn.actions) :]
            turn = _click(turn, coming, clicks)
        match = _confirm(match, seat, turn.actions)
    return match


def _click(turn: DraftTurn, next_actions: Sequence[Action], clicks: ClickCounts) -> DraftTurn:
    """Make the next choice and count its clicks."""
    panel, whole = build_panel(turn), draft.complete(turn)
    if whole is not None and _is_recorded_next(whole, turn, next_actions):
        assert "Confirm" in button_ids(panel_message(panel, ENGLISH, None))
        clicks.clicks += 1
        return draft.confirm(whole)
    if several := _combined(panel, turn, next_actions):
        clicks.clicks += 2 + len(several)
        for action in several:
            turn = draft.choose(turn, action)
        return turn
    offer, at_once = _offer_of(panel, turn, next_actions[0]), complete_with(turn, next_actions[0])
    ends = offer.can_confirm and at_once is not None and _is_recorded_next(at_once, turn, next_actions)
    clicks.clicks += _count_clicks_to(panel, offer, ends=ends)
    if ends:
        assert at_once is not None
        return draft.confirm(at_once)
    return (
        draft.append_revealing(turn, next_actions[0])
        if offer.reveals
        else draft.choose(turn, next_actions[0])
    )


def _offer_of(panel: Panel, turn: DraftTurn, action: Action) -> Offer:
    return panel.offers[play.options(turn.state, turn.seat).index(action)]


def _combined(panel: Panel, turn: DraftTurn, next_actions: Sequence[Action]) -> list[Action]:
    """Return the next actions that one menu offers together; empty if there are fewer than two."""
    found, options = list[Action](), play.options(turn.state, turn.seat)
    menus = [menu for menu in list_menus(panel_message(panel, ENGLISH, None)) if menu.max_values > 1]
    for action in next_actions:
        if action in found or action not in options or action not in play.options(turn.state, turn.seat):
            break
        values = {str(options.index(one)) for one in (*found, action)}
        if not any(values <= {option.value for option in menu.options} for menu in menus):
            break
        found.append(action)
        turn = draft.choose(turn, action)
    return found if len(found) > 1 else []


def _is_recorded_next(completed: DraftTurn, turn: DraftTurn, next_actions: Sequence[Action]) -> bool:
    rest = completed.actions[len(turn.actions) :]
    return tuple(next_actions[: len(rest)]) == rest


def _count_clicks_to(panel: Panel, offer: Offer, *, ends: bool) -> int:
    """Return the number of clicks needed to choose an option.

    This includes the clicks to page to the option, and a confirmation if it reveals something.
    """
    if PlayClick.REVEAL in _action_names(panel_message(panel, ENGLISH, None)):
        return 1
    for page in range(20):
        post = panel_message(panel, ENGLISH, None, PanelExtras(page=page))
        if clicks := _clicks_on(post, offer, ends=ends):
            return page + clicks + (offer.reveals and not ends)
    raise AssertionError(offer)


def _action_names(post: MessageView) -> list[str]:
    return [parse_custom_id(custom_id).name for custom_id in button_ids(post).values()]


def _clicks_on(post: MessageView, offer: Offer, *, ends: bool) -> int:
    """Return the clicks that choose an option on this page; 0 if the page does not offer it."""
    name = PlayClick.END if ends else PlayClick.OPTION
    buttons = [parse_custom_id(custom_id) for custom_id in button_ids(post).values()]
    if any((click.name, click.number) == (name, offer.index) for click in buttons):
        return 1
    names = {PlayClick.MENU} if offer.can_confirm and not ends else {PlayClick.MENU, PlayClick.MENU_END}
    menus = [menu for menu in list_menus(post) if parse_custom_id(menu.custom_id).name in names]
    return 2 if any(str(offer.index) == option.value for menu in menus for option in menu.options) else 0


def _confirm(match: Match, seat: Seat, actions: Sequence[Action]) -> Match:
    logged_entries = (
        LoggedEntry(match.folded_log.head + number, 0, Move(seat, action))
        for number, action in enumerate(actions, 1)
    )
    return replace(match, folded_log=fold_more(match.game, match.folded_log, logged_entries))
