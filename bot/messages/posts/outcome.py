"""A match's result as text: winner, margin and ranking. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.core.words.i18n import Translator
from engine.core.game import GameResult, Team
from engine.core.result import GameOutcome
from engine.core.text import LocalizedText, SeatName, Value, text

SHARED_OUTCOMES: Mapping[GameOutcome, str] = MappingProxyType(
    {"draw": "final-draw", "all-won": "final-all-won", "all-lost": "final-all-lost"}
)
SHARED_OUTCOMES_WITH_POINTS: Mapping[GameOutcome, str] = MappingProxyType(
    {"draw": "final-draw-points", "all-won": "final-all-won-points", "all-lost": "final-all-lost-points"}
)


def winner_line(result: GameResult, translate: Translator, names: Sequence[str]) -> str:
    """Describe what happened: the winner and the margin, a draw, or a common victory or defeat."""
    return translate(_outcome_text(result, len(names)), names)


def ranking_lines(result: GameResult, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    """Yield why the match ended, and the ranking from first to last, including tie-breaks."""
    reason = () if result.reason is None else (result.reason,)
    ranked = _teams(result) if result.teams else _seats(result)
    yield from (translate(line, names) for line in (*reason, *ranked, *result.ties))


def _outcome_text(result: GameResult, seats: int) -> LocalizedText:
    if result.outcome == "won":
        return _won_by_team(result) if result.teams else _won_by_seat(result)
    data: dict[str, Value] = {"who": tuple(map(SeatName, range(seats))), "count": seats}
    if result.outcome == "draw" and result.teams:
        data = {"who": tuple(map(_team, result.teams)), "count": len(result.teams)}
    totals = {*(team.total for team in result.teams), *result.totals} - {None}
    if len(totals) != 1:
        return text(SHARED_OUTCOMES[result.outcome], **data)
    key = SHARED_OUTCOMES_WITH_POINTS[result.outcome]
    return text(key, points=_points(result, totals.pop()), **data)


def _won_by_seat(result: GameResult) -> LocalizedText:
    first, *later = result.ranking
    who = tuple(map(SeatName, first))
    if not result.totals:
        return _won_without_points(who)
    total = result.totals[first[0]]
    points = _points(result, total)
    if not later and len(first) == 1:
        return text("final-alone", who=who[0], points=points)
    if len({result.totals[seat] for seat in first}) > 1:
        return _won_without_points(who)
    if len(first) > 1:
        return text("final-shared", who=who, points=points)
    margin = abs(total - result.totals[later[0][0]])
    return _victory_text(result, who[0], tuple(map(SeatName, later[0])), total, margin)


def _won_by_team(result: GameResult) -> LocalizedText:
    first, *later = result.places()
    who, total = tuple(map(_team, first)), first[0].total
    if total is None:
        return _won_without_points(who)
    points = _points(result, total)
    if len(first) > 1:
        return text("final-shared", who=who, points=points)
    if not later:
        return text("final-alone", who=who[0], points=points)
    margin = abs(total - (later[0][0].total or 0))
    return _victory_text(result, who[0], tuple(map(_team, later[0])), total, margin)


def _won_without_points(who: tuple[LocalizedText | SeatName, ...]) -> LocalizedText:
    return text("final-won-plain", who=who, count=len(who))


def _victory_text(
    result: GameResult, winner: Value, others: tuple[LocalizedText | SeatName, ...], points: int, margin: int
) -> LocalizedText:
    """Describe a victory with its margin, or state that a tie-break decided the match."""
    data = {"who": winner, "others": others, "points": _points(result, points)}
    if not margin:
        return text("final-won-tie", **data)
    return text("final-won", margin=_points(result, margin), **data)


def _team(team: Team) -> LocalizedText:
    return text("final-team-name", team=team.name, members=_members(team))


def _members(team: Team) -> tuple[LocalizedText, ...]:
    return tuple(text("final-member", who=SeatName(seat)) for seat in team.seats)


def _points(result: GameResult, total: int | None) -> LocalizedText:
    return text(result.unit or "final-vp", count=total or 0)


def _seats(result: GameResult) -> Iterator[LocalizedText]:
    """Yield the ranking of the seats; without points, only if the first line does not tell it."""
    place = 1
    for tied in result.ranking if result.totals or len(result.ranking) > 2 else ():
        for seat in tied:
            if result.totals:
                points = _points(result, result.totals[seat])
                yield text("final-rank", place=place, who=SeatName(seat), points=points)
            else:
                yield text("final-rank-plain", place=place, who=SeatName(seat))
        place += len(tied)


def _teams(result: GameResult) -> Iterator[LocalizedText]:
    """Yield the ranking of the teams, each with its players."""
    place = 1
    for tied in result.places():
        for team in tied:
            data: dict[str, Value] = {"place": place, "team": team.name, "members": _members(team)}
            if team.total is None:
                yield text("final-team-plain", **data)
            else:
                yield text("final-team", points=_points(result, team.total), **data)
        place += len(tied)
