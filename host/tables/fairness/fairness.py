"""Fairness: what binds a match's chance from the start, and the check of it all when the match is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from engine.core import play
from engine.core.model import Finished, IllegalAction
from host.core import outbox
from host.core.context import Context
from host.core.errors import refuse
from host.core.owners import match_owner
from host.matches.commit_reveal import scheme, transcript
from host.matches.commit_reveal.transcript import Transcript
from host.matches.log.entries import Logged, Started
from host.matches.log.fold import DAMAGE, begin, deal, prolong
from host.matches.match import loading, secrets
from host.matches.match.events import Ended
from host.matches.match.match import Match
from host.matches.match.seating import draw_order
from host.matches.match.secrets import Secret
from host.tables.fairness.commitments import Bound, PostedAt, bound_of, terms_of
from host.tables.fairness.kinds import PostCommitment, PostContribution, PostSecret
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow


async def tell_secret(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Have the secret told that somebody was bound by."""
    owner, bound = match_owner(event.row.id), await bound_of(tx, event.row)
    await outbox.drop(tx, owner, PostCommitment, PostContribution)
    if bound is not None and bound.is_public:
        await outbox.add(ctx, tx, owner, PostSecret())


class Revelation(Struct, frozen=True):
    """The secret of a match that is over and the hash that bound it; made by `reveal` alone."""

    seed: str
    salt: str
    """Of the first scheme alone."""
    commitment: str
    """Computed anew, to be compared with what was published when the match opened."""
    bound: Bound | None = None
    """Where that stands; None under the first scheme, and of a match that was made of a file."""


class Expected(Struct, frozen=True):
    """A post that must stand in Discord for a match to be fair; they must be newer from one to the next."""

    what: Literal["commitment", "contribution", "transcript"]
    at: PostedAt | None
    """None where it was never posted."""
    says: tuple[str, ...]
    """What must stand in it to the letter."""
    person: int | None = None
    """Whose contribution it is."""


class Verification(Struct, frozen=True, kw_only=True):
    """The check of a match that is over; anybody can repeat it from its record (docs/fairness.md).

    None is that there was nothing to check: no start, no result, no commitment that people could see.
    """

    match: MatchRow
    names: tuple[str, ...]
    revealed: Revelation
    commitment_holds: bool | None = None
    """The transcript is bound by the hash of the secret and tells what people have added."""
    order_holds: bool | None = None
    """Who began is what was drawn, or the opener where that was agreed."""
    moves_hold: bool | None = None
    """Every move of the log was legal in the deal that was drawn, up to the end of the game."""
    result_holds: bool | None = None
    """They lead to the result that was posted."""
    chance: dict[str, Any] = {}
    """Every outcome of chance, as a record tells it."""
    expected: tuple[Expected, ...] = ()
    """What has to be looked at in Discord itself."""

    @property
    def holds(self) -> bool:
        """Tell whether nothing is amiss in what is stored."""
        points = (self.commitment_holds, self.order_holds, self.moves_hold, self.result_holds)
        return False not in points


async def reveal(tx: Transaction, row: MatchRow) -> Revelation:
    """Reveal the secret of a match that is over; a Refusal while it is not."""
    return _reveal(row, await secrets.load(tx, row), await bound_of(tx, row))


def _reveal(row: MatchRow, secret: Secret, bound: Bound | None) -> Revelation:
    is_told = row.status == "cancelled" and bound is not None and bound.is_public
    if row.status != "finished" and not is_told:
        raise refuse("cancelled" if row.status == "cancelled" else "not-finished")
    return Revelation(secret.seed, secret.salt, _commitment(row, secret, bound), bound)


def _commitment(row: MatchRow, secret: Secret, bound: Bound | None) -> str:
    if not secret.is_bound:
        return secrets.first_commitment(secret)
    # A match that was made of a file has another number than the one that was bound.
    return row.commitment if bound is None else scheme.commitment_of(terms_of(row), secret.seed)


async def verify(ctx: Context, match_id: int) -> Verification:
    """Check a match that is over, from its secret on; a Refusal while it is not."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        secret = await secrets.load(tx, row)
        revealed = _reveal(row, secret, await bound_of(tx, row))
        match = await loading.match_of(ctx, tx, row) if row.head else None
        logged = () if match is None else await loading.log_of(tx, match.game, row)
    told = _transcript(secret)
    found = Verification(
        match=row,
        names=() if match is None else match.names,
        revealed=revealed,
        commitment_holds=_commitment_holds(row, revealed, told, secret.transcript),
        expected=tuple(_posts_expected(row, revealed, told)),
    )
    return found if match is None else await asyncio.to_thread(_with_play, found, match, secret, logged)


def _transcript(secret: Secret) -> Transcript | None:
    try:
        return None if secret.transcript is None else transcript.read(secret.transcript)
    except ValueError:
        return None


def _with_play(found: Verification, match: Match, secret: Secret, logged: tuple[Logged, ...]) -> Verification:
    """Add the check of the order, the moves and the result."""
    replayed, game, is_over = _replay(match, secret, logged), match.game, match.row.status == "finished"
    holds = replayed is not None and play.is_finished(replayed) == is_over
    return Verification(
        match=found.match, names=found.names, revealed=found.revealed, commitment_holds=found.commitment_holds,
        expected=found.expected, order_holds=_order_holds(match.row, secret, logged), moves_hold=holds,
        result_holds=(holds and game.result(replayed) == game.result(match.state)) if is_over else None,
        chance=game.chance_record(match.state, None),
    )  # fmt: skip


def _replay(match: Match, secret: Secret, logged: tuple[Logged, ...]) -> Any:
    """Play the log once more from the deal, each move looked up among the options; None when that fails."""
    try:
        dealt = begin(match.game, deal(match.game, match.row, secret.of_deal, len(match.seats)))
        return prolong(match.game, dealt, logged, apply=play.choose).state
    except (*DAMAGE, IllegalAction, Finished):
        return None


def _order_holds(row: MatchRow, secret: Secret, logged: tuple[Logged, ...]) -> bool:
    started = next((item.entry for item in logged if isinstance(item.entry, Started)), None)
    if started is None:
        return False
    drawn = draw_order(secret.of_seats, len(started.order))
    if secret.is_bound:
        told = _transcript(secret)
        return told is not None and told.is_drawn_as(started.order, drawn)
    first, *others = started.order
    return (
        started.order == drawn if row.begins == "random" else others == sorted(others) and first not in others
    )


def _commitment_holds(
    row: MatchRow, revealed: Revelation, told: Transcript | None, written: str | None
) -> bool | None:
    bound = revealed.bound
    if bound is None:
        return None
    added = tuple((str(one.person), one.words) for one in bound.added)
    if told is None:
        return written is None and revealed.commitment == row.commitment
    return (
        revealed.commitment == row.commitment == told.commitment
        and told.match == row.id
        and tuple((one.person, one.words) for one in told.contributions) == added
    )


def _posts_expected(row: MatchRow, revealed: Revelation, told: Transcript | None) -> Iterator[Expected]:
    """Yield what must stand in Discord; which post the commitment is, the transcript tells."""
    bound = revealed.bound
    if bound is None or bound.is_changed:
        return
    at = bound.commitment
    if told is not None and (at is None or str(at.message) != told.message):
        at = _find_told(row, told, at)
    yield Expected("commitment", at, (revealed.commitment,))
    for one in bound.added:
        # Of somebody who was forgotten before the start the words are gone; their post still stands.
        said = () if one.person < 0 else (str(one.person), one.words)
        yield Expected("contribution", one.at, said, one.person)
    if bound.told is not None:
        yield Expected("transcript", bound.transcript, (bound.told,))


def _find_told(row: MatchRow, told: Transcript, at: PostedAt | None) -> PostedAt | None:
    """Return where the commitment stands by the transcript, whatever is stored of that."""
    if told.message is None or not told.message.isdigit():
        return None
    return PostedAt(row.channel if at is None else at.channel, int(told.message))
