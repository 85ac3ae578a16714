"""Questions put to the people of a match, and their ballots; what came of one stands in the log."""

from __future__ import annotations

from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.vote.schema import ballots, questions


class QuestionRow(rows.Row, frozen=True, kw_only=True):
    """A question of a kind about a seat (-1: about none), open until `closes`; `payload` is JSON."""

    id: int = 0
    match: int
    feature: str
    kind: str
    seat: int = -1
    payload: str = "{}"
    asker: int | None = None
    asked: int
    closes: int
    message: int | None = None


class BallotRow(rows.Row, frozen=True, kw_only=True):
    """What a person has answered."""

    question: int
    person: int
    choice: str
    at: int


class AskedAlready(Exception):
    """A question of this kind about this seat is open."""


_OF_MATCH = select(questions).where(questions.c.match == bindparam("of_match"))


async def put(tx: AsyncConnection, asked: QuestionRow) -> QuestionRow:
    """Keep a new question and return it with its id; raises AskedAlready."""
    fields = asdict(asked)
    del fields["id"]
    try:
        result = await tx.execute(insert(questions).values(fields))
    except IntegrityError as error:
        raise AskedAlready from error
    return replace(asked, id=rows.key_of(result))


async def get(tx: AsyncConnection, question: int) -> QuestionRow | None:
    """Return an open question, or None."""
    return rows.first(QuestionRow, await tx.execute(select(questions).where(questions.c.id == question)))


async def of_match(tx: AsyncConnection, match_id: int) -> list[QuestionRow]:
    """Return the open questions of a match, the oldest first."""
    found = rows.every(QuestionRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))
    return sorted(found, key=lambda question: question.id)


async def set_message(tx: AsyncConnection, question: int, message: int | None) -> None:
    """Note the message that shows a question."""
    await tx.execute(update(questions).where(questions.c.id == question).values(message=message))


async def close(tx: AsyncConnection, question: int) -> bool:
    """Close a question; False when it was closed already."""
    await tx.execute(delete(ballots).where(ballots.c.question == question))
    gone = await tx.execute(delete(questions).where(questions.c.id == question))
    return gone.rowcount == 1


async def cast(tx: AsyncConnection, ballot: BallotRow) -> None:
    """Keep a ballot in place of the person's former one."""
    await tx.execute(writing.replace(tx, ballots), asdict(ballot))


async def ballots_of(tx: AsyncConnection, question: int) -> list[BallotRow]:
    """Return the ballots on a question, in the order of people's ids."""
    chosen = select(ballots).where(ballots.c.question == question).order_by(ballots.c.person)
    return rows.every(BallotRow, await tx.execute(chosen))
