"""Windows whose time runs out: silence becomes the answer of all seats that have not answered."""

from __future__ import annotations

from engine.core import play
from host.core.context import Context
from host.core.features import Feature
from host.matches.log.entries import Move, Ruling
from host.matches.match.commit import commit
from host.matches.match.match import Match
from storage.core.database import Transaction


class WindowTimedOut(Ruling, frozen=True, kw_only=True, tag="window-timed-out"):
    """The ruling that the time to answer has run out."""


async def close(ctx: Context, tx: Transaction, match: Match) -> Match:
    """Close the open window with the silent answers, and return the resulting match.

    Robots that have waited for the players still answer.
    """
    silent = match.awaited_humans if match.is_first_come else match.awaited
    answers = [Move(seat, action, "silent") for seat, action in play.silence(match.state, silent)]
    return await commit(ctx, tx, match, [WindowTimedOut(by="clock"), *answers])


FEATURE = Feature(rulings=WindowTimedOut)
