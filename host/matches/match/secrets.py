"""The secret of a match: drawn when it opens, loaded to deal, to verify and to file it, kept by nobody.

What is drawn from it, and how, stands in docs/fairness.md. There are two schemes: matches that were opened under the
first one are played and verified under it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Seeded
from host.core.context import Context
from host.matches.commit_reveal import scheme
from host.matches.match.match import MatchDamaged
from storage.core.database import Transaction
from storage.matches.match import secrets
from storage.matches.match.matches import MatchRow
from storage.matches.match.secrets import SecretRow
from storage.tables import fairness
from storage.tables.fairness import CommitmentRow


class Secret(Struct, frozen=True, kw_only=True):
    """What the chance of a match is drawn from; nothing of it stands in what is printed or logged."""

    seed: str
    salt: str = ""
    """Of the first scheme alone."""
    is_bound: bool = False
    """Whether people may contribute: the second scheme."""
    transcript: str | None = None
    """None before the start."""
    key: str | None = None
    """Of a match whose transcript was changed since, because somebody was forgotten."""

    def __repr__(self) -> str:
        """Tell nothing."""
        return "Secret(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Tell nothing."""
        return []

    @property
    def of_deal(self) -> str:
        """Return the seed of the game's own shuffles."""
        return self._drawn(scheme.DEAL) if self.is_bound else self.seed

    @property
    def of_seats(self) -> str:
        """Return the seed of the order of seats."""
        return self._drawn(scheme.SEATS) if self.is_bound else f"{self.seed}/seats"

    def of_robot(self, entry: int) -> str:
        """Return the seed of a robot's turn, from which no other can be told."""
        label = scheme.of_robot(entry)
        return self._drawn(label) if self.is_bound else scheme.derive(self.seed, label)

    def _drawn(self, label: str) -> str:
        if self.key is not None:
            return scheme.derive(self.key, label)
        if self.transcript is None:
            raise LookupError("nothing is drawn before the start")
        return scheme.derive(scheme.key_of(self.seed, self.transcript), label)


def draw(ctx: Context) -> SecretRow:
    """Draw the secret of a match that has no number yet: 256 bits in hex."""
    return SecretRow(match=0, seed=ctx.new_secret() + ctx.new_secret(), salt="")


def first_commitment(secret: Secret) -> str:
    """Return what bound the chance of a match under the first scheme: SHA-256 of `<seed>:<salt>` in hex."""
    return hashlib.sha256(f"{secret.seed}:{secret.salt}".encode()).hexdigest()


async def keep(tx: Transaction, row: MatchRow, secret: SecretRow) -> None:
    """Store the secret of a new match."""
    await secrets.put(tx, replace(secret, match=row.id))


async def keep_brought_in(tx: Transaction, row: MatchRow, secret: Secret) -> None:
    """Store the secret of a match that was made of a file, with what it was dealt from beside it."""
    await keep(tx, row, SecretRow(match=0, seed=secret.seed, salt=secret.salt))
    if secret.is_bound:
        await fairness.put_commitment(tx, CommitmentRow(match=row.id, transcript=secret.transcript))


async def load(tx: Transaction, row: MatchRow) -> Secret:
    """Load the secret of a match; MatchDamaged where there is none."""
    secret, bound = await secrets.get(tx, row.id), await fairness.get_commitment(tx, row.id)
    if secret is None:
        raise MatchDamaged(row.id, LookupError("no secret"))
    if bound is None:
        return Secret(seed=secret.seed, salt=secret.salt)
    key = await fairness.get_frozen_key(tx, row.id)
    return Secret(seed=secret.seed, is_bound=True, transcript=bound.transcript, key=key)


async def freeze_keys(tx: Transaction, named: str, change: Callable[[str], str]) -> None:
    """Change the transcripts in which somebody is named, and keep what their matches are dealt from."""
    for bound in await fairness.of_transcript_with(tx, named):
        if bound.transcript is None:
            continue
        secret = await secrets.get(tx, bound.match)
        if secret is not None:
            await fairness.add_frozen_key(tx, bound.match, scheme.key_of(secret.seed, bound.transcript))
        await fairness.freeze(tx, bound.match, change(bound.transcript))


async def chance_of_robot(tx: Transaction, row: MatchRow) -> Seeded:
    """Return the chance of the robot whose turn it is: derived one-way, as a robot is a plug-in and may look at it."""
    return Seeded((await load(tx, row)).of_robot(row.head))
