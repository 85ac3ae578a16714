"""Helpers for shuffle messages: adding the users' seed words, reading files, and changing the database."""

from __future__ import annotations

import re
from hashlib import sha256

from simcord import MemberActor

from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from tests.bot.port import FILE, AnyMessage, Port, find_components, text_of

GET = "/channels/*/messages/*"
SHUFFLE_LABEL = "Add to the shuffle"


async def add_words(port: Port, person: MemberActor, words: str) -> AnyMessage:
    """Add a user's seed words to the shuffle and return the response."""
    form = await person.click(port.card(), label=SHUFFLE_LABEL)
    return (await person.submit_modal(form, {"words": words})).response


def receipt_of(message: AnyMessage) -> str:
    """Return the receipt in a private response."""
    found = re.search(r"Your receipt: `([^`]+)`", text_of(message))
    assert found is not None
    return found[1]


def read_attachment(port: Port, message: AnyMessage) -> str:
    """Return the content of a message's attachment."""
    (part,) = find_components(message, FILE)
    content = port.env.backend.cdn.get(part["file"]["url"])
    assert content is not None
    return content.decode()


def sha256_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def find_message(port: Port, part: str) -> AnyMessage:
    return next(raw for raw in map(port.raw_message, port.all_posts()) if part in text_of(raw))


async def begin_with_words(port: Port, *, seats: int = 2) -> None:
    """Begin a match between Ada and Ben after both have added seed words."""
    await port.open_table(seats=seats, begins="opener")
    await add_words(port, port.ada, "🍀 clover")
    await add_words(port, port.ben, "a long walk by the sea")


async def cancel_match(port: Port) -> None:
    """Cancel the match as a host, which reveals its secret."""
    await port.add_manager().slash(port.lobby, "host cancel", reason="enough")


async def begin_and_cancel(port: Port) -> None:
    await begin_with_words(port)
    await cancel_match(port)


async def verify_match(port: Port, **options: str) -> str:
    return text_of((await port.cem.slash(port.lobby, "game verify", **options)).response)


async def execute(port: Port, statement: str, **values: object) -> None:
    """Execute an SQL statement on the database, as an operator could."""
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute(statement, values)
    ctx.evict(1)


async def change_words(port: Port, number: int, new: str) -> None:
    """Replace the seed words in a contribution, and replace their hash."""
    async with port.bot.services.ctx.database.read_transaction() as tx:
        (old,) = (
            await tx.execute("SELECT text FROM participants WHERE contribution_number = :n", {"n": number})
        ).scalars()
    await execute(
        port, "UPDATE participants SET text = :new, contribution = replace(contribution, :hash, :other) "
        "WHERE contribution_number = :number", new=new, hash=sha256_of(old), other=sha256_of(new), number=number,
    )  # fmt: skip


async def load_match_row(port: Port) -> MatchRow:
    async with port.bot.services.ctx.database.read_transaction() as tx:
        row = await matches.get(tx, 1)
    assert row is not None
    return row
