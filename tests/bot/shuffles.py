"""Helpers for shuffle messages: adding the users' seed words, reading files, and changing the database."""

from __future__ import annotations

import re
from hashlib import sha256

from simcord import MemberActor

from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from tests.bot.port import FILE, Port, Shown, parts, said

GET = "/channels/*/messages/*"
BUTTON = "Add to the shuffle"


async def add(port: Port, person: MemberActor, given: str) -> Shown:
    """Add a user's seed words to the shuffle and return the response."""
    form = await person.click(port.card(), label=BUTTON)
    return (await person.submit_modal(form, {"words": given})).response


def receipt_in(shown: Shown) -> str:
    """Return the receipt in a private response."""
    found = re.search(r"Your receipt: `([^`]+)`", said(shown))
    assert found is not None
    return found[1]


def file_of(port: Port, shown: Shown) -> str:
    """Return the content of a message's attachment."""
    (part,) = parts(shown, FILE)
    content = port.env.backend.cdn.get(part["file"]["url"])
    assert content is not None
    return content.decode()


def sha(told: str) -> str:
    return sha256(told.encode()).hexdigest()


def message_with(port: Port, part: str) -> Shown:
    return next(raw for raw in map(port.raw, port.all_posts()) if part in said(raw))


async def begun(port: Port, *, seats: int = 2) -> None:
    """Begin a match between Ada and Ben after both have added seed words."""
    await port.open(seats=seats, begins="opener")
    await add(port, port.ada, "🍀 clover")
    await add(port, port.ben, "a long walk by the sea")


async def end(port: Port) -> None:
    """Cancel the match as a host, which reveals its secret."""
    await port.manager().slash(port.lobby, "host cancel", reason="enough")


async def ended(port: Port) -> None:
    await begun(port)
    await end(port)


async def verified(port: Port, **options: str) -> str:
    return said((await port.cem.slash(port.lobby, "game verify", **options)).response)


async def execute(port: Port, statement: str, **values: object) -> None:
    """Execute an SQL statement on the database, as an operator could."""
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute(statement, values)
    ctx.evict(1)


async def change_words(port: Port, number: int, new: str) -> None:
    """Replace the seed words in a contribution, and their hash."""
    async with port.bot.services.ctx.database.read_transaction() as tx:
        (old,) = (
            await tx.execute("SELECT text FROM participants WHERE contribution_number = :n", {"n": number})
        ).scalars()
    await execute(
        port, "UPDATE participants SET text = :new, contribution = replace(contribution, :hash, :other) "
        "WHERE contribution_number = :number", new=new, hash=sha(old), other=sha(new), number=number,
    )  # fmt: skip


async def match_row(port: Port) -> MatchRow:
    async with port.bot.services.ctx.database.read_transaction() as tx:
        row = await matches.get(tx, 1)
    assert row is not None
    return row
