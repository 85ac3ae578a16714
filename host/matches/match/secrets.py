"""A match's secret, generated when the match is opened and never cached.

It is loaded to deal, verify or export the match. docs/fairness.md describes how seeds are derived.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.randomness.chance import SeededChance
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
    """The source of all randomness in a match.

    Its `repr` is redacted so that it never appears in logs.
    """

    seed: str
    transcript: str | None = None
    """The frozen transcript; None until the match starts."""

    def __repr__(self) -> str:
        """Hide all fields."""
        return "Secret(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Hide all fields from Rich tracebacks."""
        return []

    @property
    def deal_seed(self) -> str:
        """Return the seed for the game's own shuffles."""
        return self._derive_seed(scheme.DEAL)

    @property
    def seat_order_seed(self) -> str:
        """Return the seed for the seat order."""
        return self._derive_seed(scheme.SEATS)

    def robot_seed(self, entry: int) -> str:
        """Return the seed for a robot's turn.

        No other seed can be computed from it.
        """
        return self._derive_seed(scheme.robot_label(entry))

    def _derive_seed(self, label: str) -> str:
        if self.transcript is None:
            raise LookupError("nothing is drawn before the start")
        return scheme.derive(scheme.key_of(self.seed, self.transcript), label)


def draw(ctx: Context) -> SecretRow:
    """Generate a match's secret, which consists of 256 random bits in hex.

    The match has no id yet, so `match_id` is 0.
    """
    return SecretRow(match_id=0, seed=ctx.new_secret() + ctx.new_secret())


async def store(tx: Transaction, row: MatchRow, secret: SecretRow) -> None:
    """Store the secret of a new match."""
    await secrets.put(tx, replace(secret, match_id=row.id))


async def store_imported(tx: Transaction, row: MatchRow, secret: Secret) -> None:
    """Store the secret and the transcript of a match that was imported from a file."""
    await store(tx, row, SecretRow(match_id=0, seed=secret.seed))
    await fairness.put_commitment(tx, CommitmentRow(match_id=row.id, transcript=secret.transcript))


async def load(tx: Transaction, row: MatchRow) -> Secret:
    """Load a match's secret.

    Raises MatchDamaged if the secret is missing.
    """
    secret, bound = await secrets.get(tx, row.id), await fairness.get_commitment(tx, row.id)
    if secret is None or bound is None:
        raise MatchDamaged(row.id, LookupError("no secret"))
    return Secret(seed=secret.seed, transcript=bound.transcript)


async def robot_chance(tx: Transaction, row: MatchRow) -> SeededChance:
    """Return the random source for a robot's turn.

    Robots are plug-ins, so they never receive the secret itself.
    """
    return SeededChance((await load(tx, row)).robot_seed(row.head))
