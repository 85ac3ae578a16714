"""A match's result as text: winner, margin and ranking. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.words.i18n import Translator
from engine.core.game import GameResult, Team
from engine.core.text import LocalizedText, SeatName, Value, text


def winner_line(result: GameResult, translate: Translator, names: Sequence[str]) -> str:
    """Describe the winner and the margin."""
    return translate(_won_by_team(result) if result.teams else _won_by_seat(result), names)


def ranking_lines(result: GameResult, translate: Translator, names: Sequence[str]) -> Iterator[str]:
    """Yield the ranking from first to last, including tie-breaks."""
    ranked = _teams(result) if result.teams else _seats(result)
    yield from (translate(line, names) for line in (*ranked, *result.ties))


def _won_by_seat(result: GameResult) -> LocalizedText:
    first, *later = result.ranking
    points = result.totals[first[0]]
    if not later and len(first) == 1:
        return text("final-alone", who=SeatName(first[0]), points=_total_in_words(result, points))
    if len(first) > 1:
        return text("final-shared", who=tuple(map(SeatName, first)), points=_total_in_words(result, points))
    margin = abs(points - result.totals[later[0][0]])
    return _victory_text(result, SeatName(first[0]), tuple(map(SeatName, later[0])), points, margin)


def _won_by_team(result: GameResult) -> LocalizedText:
    first, *later = result.places()
    points = _total_in_words(result, first[0].total)
    if len(first) > 1:
        return text("final-shared", who=tuple(map(_team, first)), points=points)
    if not later:
        return text("final-alone", who=_team(first[0]), points=points)
    margin = abs(first[0].total - later[0][0].total)
    return _victory_text(result, _team(first[0]), tuple(map(_team, later[0])), first[0].total, margin)


def _victory_text(
    result: GameResult, winner: Value, others: tuple[LocalizedText | SeatName, ...], points: int, margin: int
) -> LocalizedText:
    """Describe a victory with its margin, or state that a tie-break decided the match."""
    data = {"who": winner, "others": others, "points": _total_in_words(result, points)}
    if not margin:
        return text("final-won-tie", **data)
    return text("final-won", margin=_total_in_words(result, margin), **data)


def _team(team: Team) -> LocalizedText:
    return text("final-team-name", team=team.name, members=_members(team))


def _members(team: Team) -> tuple[LocalizedText, ...]:
    return tuple(text("final-member", who=SeatName(seat)) for seat in team.seats)


def _total_in_words(result: GameResult, total: int) -> LocalizedText:
    return text(result.unit or "final-vp", count=total)


def _seats(result: GameResult) -> Iterator[LocalizedText]:
    place = 1
    for tied in result.ranking:
        for seat in tied:
            points = _total_in_words(result, result.totals[seat])
            yield text("final-rank", place=place, who=SeatName(seat), points=points)
        place += len(tied)


def _teams(result: GameResult) -> Iterator[LocalizedText]:
    """Yield the ranking of the teams, each with its players."""
    place = 1
    for tied in result.places():
        for team in tied:
            points = _total_in_words(result, team.total)
            yield text("final-team", place=place, team=team.name, members=_members(team), points=points)
        place += len(tied)
