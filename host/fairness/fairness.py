"""Fairness: what binds a match's chance from the start, and the check of it all when the match is over."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from engine.core import play
from engine.core.model import Finished, IllegalAction
from host.core.context import Context
from host.core.refusals import refuse
from host.log.entries import Logged, Started
from host.log.fold import DAMAGE, begin, deal, prolong
from host.match import loading, secrets
from host.match.match import Match
from host.match.seating import drawn_order
from storage.core.database import Transaction
from storage.match.matches import MatchRow
from storage.match.secrets import SecretRow


class Revelation(Struct, frozen=True):
    """The secret of a finished match and the hash that bound it; made by `reveal` alone."""

    seed: str
    salt: str
    commitment: str
    """To be compared with what was published when the match opened."""


class Verification(Struct, frozen=True):
    """The check of a finished match; anybody can repeat it from seed and record (docs/fairness.md)."""

    match: MatchRow
    names: tuple[str, ...]
    revealed: Revelation
    order_holds: bool
    """Who began is what the seed drew, or the opener where that was agreed."""
    moves_hold: bool
    """Every move of the log was legal in the deal of the seed, up to the end of the game."""
    result_holds: bool
    """They lead to the result that was posted."""
    chance: dict[str, Any]
    """Every outcome of chance, as a record tells it."""

    @property
    def holds(self) -> bool:
        """Tell whether nothing is amiss."""
        return self.order_holds and self.moves_hold and self.result_holds


async def reveal(tx: Transaction, row: MatchRow) -> Revelation:
    """Reveal the secret of a finished match; a Refusal while it is not over."""
    return _reveal(row, await secrets.load(tx, row))


def _reveal(row: MatchRow, secret: SecretRow) -> Revelation:
    if row.status != "finished":
        raise refuse("cancelled" if row.status == "cancelled" else "not-finished")
    return Revelation(secret.seed, secret.salt, secrets.commitment(secret))


async def verify(ctx: Context, match_id: int) -> Verification:
    """Check a finished match from its seed on; a Refusal while it is not over."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        secret = await secrets.load(tx, row)
        revealed = _reveal(row, secret)
        match = await loading.match_of(ctx, tx, row)
        logged = await loading.log_of(tx, match.game, row)
    replayed = await asyncio.to_thread(_replay, match, secret, logged)
    return Verification(
        match=row, names=match.names, revealed=revealed,
        order_holds=_order_holds(row, secret, logged), moves_hold=replayed is not None,
        result_holds=replayed is not None and match.game.result(replayed) == match.game.result(match.state),
        chance=match.game.chance_record(match.state, None),
    )  # fmt: skip


def _replay(match: Match, secret: SecretRow, logged: tuple[Logged, ...]) -> Any:
    """Play the log once more from the deal, each move looked up among the options; None when that fails."""
    dealt = begin(match.game, deal(match.game, match.row, secret, len(match.seats)))
    try:
        line = prolong(match.game, dealt, logged, apply=play.choose)
    except (*DAMAGE, IllegalAction, Finished):
        return None
    return line.state if play.is_finished(line.state) else None


def _order_holds(row: MatchRow, secret: SecretRow, logged: tuple[Logged, ...]) -> bool:
    started = next((item.entry for item in logged if isinstance(item.entry, Started)), None)
    if started is None:
        return False
    first, *others = started.order
    drawn = drawn_order(secret.seed, len(started.order))
    return (
        started.order == drawn if row.begins == "random" else others == sorted(others) and first not in others
    )
