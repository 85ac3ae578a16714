"""The secret of a match: drawn when it opens, loaded to deal, to verify and to file it, kept by nobody.

What is drawn from it, and how, stands in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import hmac

from msgspec.structs import replace

from engine.core.chance import Seeded
from host.core.context import Context
from host.match.match import MatchDamaged
from storage.core.database import Transaction
from storage.match import secrets
from storage.match.matches import MatchRow
from storage.match.secrets import SecretRow


def draw(ctx: Context) -> SecretRow:
    """Draw the secret of a match that has no number yet."""
    return SecretRow(match=0, seed=ctx.new_secret(), salt=ctx.new_secret())


def commitment(secret: SecretRow) -> str:
    """Return what is published when a match opens and binds its chance: SHA-256 of `<seed>:<salt>` in hex."""
    return hashlib.sha256(f"{secret.seed}:{secret.salt}".encode()).hexdigest()


async def keep(tx: Transaction, row: MatchRow, secret: SecretRow) -> None:
    """Store the secret of a new match."""
    await secrets.put(tx, replace(secret, match=row.id))


async def load(tx: Transaction, row: MatchRow) -> SecretRow:
    """Load the secret of a match; MatchDamaged where there is none."""
    secret = await secrets.get(tx, row.id)
    if secret is None:
        raise MatchDamaged(row.id, LookupError("no secret"))
    return secret


async def chance_of_robot(tx: Transaction, row: MatchRow) -> Seeded:
    """Return the chance of the robot whose turn it is: derived one-way, as a robot is a plug-in and may look at it."""
    secret = await load(tx, row)
    drawn = hmac.new(secret.seed.encode(), f"robots/{row.head}".encode(), hashlib.sha256)
    return Seeded(drawn.hexdigest())
