"""Ending a match early: resigning, conceding as a team, and offering a draw.

What resigning means is declared by the game. If a robot plays on instead, see `host/decisions/replace`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, TypeAlias

from engine.core.model import AgreeDraw, Resign, Seat
from engine.core.text import LocalizedText, text
from host.core import jobs
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.owners import match_owner
from host.core.users import User, normalize_name
from host.decisions.vote.ballots import YES, VoteResult
from host.decisions.vote.kinds import Vote, VoteNames
from host.decisions.vote.requests import request
from host.matches.log.entries import Entry, Move, SeatRuling, SeatTaken
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.decisions import vote as stored
from storage.decisions.vote import BallotRow, VoteRow

EndingEffect: TypeAlias = Literal["eliminated", "ended", "team"]
"""What a resignation leads to: the seat or the whole game ends, or the team is asked first."""


class DrawOffered(SeatRuling, frozen=True, kw_only=True, tag="draw-offered"):
    """The offer of a draw by a seat's player, which the message of the vote announces."""

    @property
    def is_announced(self) -> bool:
        """Return False, because the vote is announced."""
        return False


class DrawRefused(SeatRuling, frozen=True, kw_only=True, tag="draw-refused"):
    """The ruling that a draw offered by a seat's player was declined."""

    is_rejection: ClassVar[bool] = True


class ConcessionRefused(SeatRuling, frozen=True, kw_only=True, tag="concession-refused"):
    """The ruling that a seat's team does not concede."""

    is_rejection: ClassVar[bool] = True


EndingRuling: TypeAlias = DrawOffered | DrawRefused | ConcessionRefused


class _EndingVote(Vote, frozen=True):
    """A vote on ending the match, asked for by the player in a seat."""

    is_unanimous: ClassVar[bool] = True
    seat: Seat
    by: str = ""
    """The name of the player who asked for the vote."""
    asked_by: int = 0

    @property
    def subject(self) -> Seat:
        """Return the seat of the player who asked."""
        return self.seat

    @property
    def text_names(self) -> tuple[str, str]:
        """Return the name of the player who asked."""
        return self.by, ""

    def needs_recount(self, new_entries: Sequence[Entry]) -> bool:
        """Return whether a seat has changed hands."""
        return any(isinstance(entry, SeatTaken) for entry in new_entries)

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether the player who asked has left the seat."""
        return match.seats[self.seat].user_key != self.asked_by


class OfferDraw(_EndingVote, frozen=True, tag="draw"):
    """The offer of a draw, which all other players have to accept."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the offer."""
        return text("question-draw", by=names.asker)

    def consequence(self, default: str, names: VoteNames) -> LocalizedText:
        """Return the note that moving declines the offer."""
        return text("question-default-draw")

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return the players."""
        return match.seat_owners

    async def is_moot(self, tx: Transaction, match: Match, new_entries: Sequence[Entry]) -> bool:
        """Return whether another player has declined by making a move."""
        is_declined = any(isinstance(entry, Move) and entry.seat != self.seat for entry in new_entries)
        return is_declined or await super().is_moot(tx, match, new_entries)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """End the match in a draw, or let it continue."""
        agreed = outcome.choice == YES
        entry = Move(self.seat, AgreeDraw()) if agreed else DrawRefused(seat=self.seat)
        await commit(ctx, tx, match, [entry])


class Concede(_EndingVote, frozen=True, tag="concede"):
    """The question to a team whether it concedes the match."""

    USERS: ClassVar[Mapping[str, str]] = {"asked_by": "by"}

    def heading(self, names: VoteNames) -> LocalizedText:
        """Return the question to vote on."""
        return text("question-concede", by=names.asker)

    async def voters(self, ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
        """Return the players in the team."""
        return team_players(match, self.seat)

    async def decide(
        self, ctx: Context, tx: Transaction, match: Match, row: VoteRow, outcome: VoteResult
    ) -> None:
        """Concede, or let the match continue."""
        agreed = outcome.choice == YES
        entry = Move(self.seat, Resign()) if agreed else ConcessionRefused(seat=self.seat)
        await commit(ctx, tx, match, [entry])


def team_players(match: Match, seat: Seat) -> tuple[int, ...]:
    """Return the players in a seat's team, in seat order."""
    teams = match.game.teams_of(match.state)
    team = next((team for team in teams if seat in team), (seat,))
    users = (match.seats[one].user_key for one in team if one not in match.eliminated)
    return tuple(user_key for user_key in users if user_key is not None)


def effect_of_resigning(match: Match, seat: Seat) -> EndingEffect | None:
    """Return what the resignation of a seat's player leads to; None if a robot plays on."""
    if match.game.resigning == "robot":
        return None
    if match.game.resigning == "ended" and len(team_players(match, seat)) > 1:
        return "team"
    return match.game.resigning


async def resign(ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User) -> None:
    """Resign in a game in which no robot plays on.

    If the whole game would end, the other players of the seat's team have to agree.
    """
    if effect_of_resigning(match, seat) == "team":
        await _ask(ctx, tx, match, Concede(seat, normalize_name(user.name), user.key), user)
    else:
        await commit(ctx, tx, match, [Move(seat, Resign())])


async def offer_draw(ctx: Context, match_id: int, user: User) -> None:
    """Offer the other players a draw.

    Raises a UserError if the game has no draws, if a robot would have to agree, or if the player has not
    moved since their last offer.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        running = await loading.load_running(ctx, tx, match_id)
        match = await loading.load_match(ctx, tx, running.row, from_deal=True)
        seat = match.seat_of(user)
        if seat is None:
            raise user_error("not-in-match")
        refuse_eliminated(match, seat)
        if not match.game.has_draws:
            raise user_error("no-draws")
        if any(place.robot is not None for place in match.seats if place.seat not in match.eliminated):
            raise user_error("draw-with-robots")
        if not _may_offer(match, seat):
            raise user_error("draw-offered-already")
        after = await commit(ctx, tx, match, [DrawOffered(seat=seat, decided=user.key)])
        await _ask(ctx, tx, after, OfferDraw(seat, normalize_name(user.name), user.key), user)
    await jobs.run(ctx, match_owner(match_id))


async def _ask(ctx: Context, tx: Transaction, match: Match, question: _EndingVote, user: User) -> None:
    row = await request(ctx, tx, match, question, user)
    await stored.cast(tx, BallotRow(vote_id=row.id, user_key=user.key, choice=YES, at=ctx.now()))


def _may_offer(match: Match, seat: Seat) -> bool:
    """Return whether a seat has moved since it last offered a draw."""
    line = match.folded_log
    for logged in reversed(line.entries):
        if isinstance(logged.entry, DrawOffered) and logged.entry.seat == seat:
            return False
        if logged.seq not in line.undone and _is_move(logged.entry, seat):
            return True
    return True


def _is_move(entry: Entry, seat: Seat) -> bool:
    return isinstance(entry, Move) and entry.seat == seat


def refuse_eliminated(match: Match, seat: Seat) -> None:
    """Raise UserError if a seat is out of the game."""
    if seat in match.eliminated:
        raise user_error("eliminated")


FEATURE = Feature(rulings=EndingRuling, votes=OfferDraw | Concede)
