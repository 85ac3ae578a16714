"""What people and servers have set, and how people are called."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class PersonRow(rows.Row, frozen=True, kw_only=True):
    """A person as last seen; `locale` is None until it was heard."""

    id: int
    name: str
    locale: str | None = None
    settings: str = "{}"
    """JSON of what they have set."""


class ServerRow(rows.Row, frozen=True, kw_only=True):
    """A server's settings; `locale` None follows the server's own preference."""

    id: int
    locale: str | None = None
    settings: str = "{}"
    """JSON of what else was set."""
    board_message: int | None = None
    """The message that lists the matches, in the channel that the settings name."""


TABLES = (
    Table(
        "people",
        """
        id BIGINT NOT NULL,
        name TEXT NOT NULL,
        locale VARCHAR(16),
        settings TEXT NOT NULL DEFAULT '{}',
        PRIMARY KEY (id)
        """,
        row=PersonRow,
        of=Of.NONE,
        ids=("id",),
        names=("name",),
        texts=("settings",),
    ),
    Table(
        "servers",
        """
        id BIGINT NOT NULL,
        locale VARCHAR(16),
        settings TEXT NOT NULL DEFAULT '{}',
        board_message BIGINT,
        PRIMARY KEY (id)
        """,
        row=ServerRow,
        of=Of.ITSELF,
    ),
)

_UPSERT_PEOPLE = f"""
    {statements.insert("people", PersonRow.__struct_fields__)}
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = COALESCE(excluded.locale, people.locale)
"""
_PUT_PERSON = statements.replace("people", PersonRow.__struct_fields__, ("id",))
_SET_PERSON_SETTINGS = "UPDATE people SET settings = :settings WHERE id = :person"
_PEOPLE = rows.select(PersonRow, "people")
_GET_PERSON = f"{_PEOPLE} WHERE id = :person"
_GET_PEOPLE = f"{_PEOPLE} WHERE id IN (:ids)"
_UPSERT_SERVER = statements.replace("servers", ServerRow.__struct_fields__, ("id",))
_SET_BOARD = "UPDATE servers SET board_message = :message WHERE id = :server"
_GET_SERVER = f"{rows.select(ServerRow, 'servers')} WHERE id = :server"
_LOAD = """
    SELECT 'person' AS kind, id, name, locale, settings, NULL AS board_message FROM people WHERE id IN (:people)
    UNION ALL
    SELECT 'server', id, '', locale, settings, board_message FROM servers WHERE id = :server
"""


async def upsert_people(tx: Transaction, *seen: PersonRow) -> None:
    """Note how people are called now; a locale that is not known leaves the former one, settings stay."""
    if seen:
        await tx.execute(_UPSERT_PEOPLE, [asdict(person) for person in seen])


async def next_former(tx: Transaction) -> int:
    """Return the number for whoever is forgotten next: negative, and never given before."""
    lowest: int | None = await tx.scalar("SELECT min(id) FROM people")
    return min(lowest or 0, 0) - 1


async def put_former(tx: Transaction, former: PersonRow) -> None:
    """Keep how somebody is called who was forgotten, and nothing else of theirs."""
    await tx.execute(_PUT_PERSON, asdict(former))


async def set_person_settings(tx: Transaction, person: int, settings: str) -> None:
    """Keep what a known person has set, as JSON."""
    await tx.execute(_SET_PERSON_SETTINGS, {"person": person, "settings": settings})


@rows.remember("people")
async def get_person(tx: Transaction, person: int) -> PersonRow | None:
    """Return a person, or None."""
    return rows.first(PersonRow, await tx.execute(_GET_PERSON, {"person": person}))


async def get_people(tx: Transaction, ids: Iterable[int]) -> dict[int, PersonRow]:
    """Return the known ones of several people, by id."""
    found = await tx.execute(_GET_PEOPLE, {"ids": list(ids)})
    return {person.id: person for person in rows.every(PersonRow, found)}


async def upsert_server(tx: Transaction, server: ServerRow) -> None:
    """Keep the settings of a server."""
    await tx.execute(_UPSERT_SERVER, asdict(server))


async def load(tx: Transaction, people: Iterable[int], server: int) -> None:
    """Read what is not known yet of people and a server; whoever asks for them in this transaction has them."""
    known = {person for (person,) in rows.recall_all(tx, get_person)}
    unknown = sorted({*people} - known)
    if not unknown and (server,) in rows.recall_all(tx, get_server):
        return
    found = await tx.execute(_LOAD, {"people": unknown, "server": server})
    set_ = {
        (kind, id_): (name, locale, settings, board) for kind, id_, name, locale, settings, board in found
    }
    for person in unknown:
        row = set_.get(("person", person))
        told = None if row is None else PersonRow(id=person, name=row[0], locale=row[1], settings=row[2])
        rows.know(tx, get_person, told, person)
    _, locale, settings, board = set_.get(("server", server), ("", None, "{}", None))
    told_server = ServerRow(id=server, locale=locale, settings=settings, board_message=board)
    rows.know(tx, get_server, told_server, server)


async def set_board_message(tx: Transaction, server: int, message: int | None) -> None:
    """Note the message that lists the matches of a server which has set something."""
    await tx.execute(_SET_BOARD, {"server": server, "message": message})


@rows.remember("servers")
async def get_server(tx: Transaction, server: int) -> ServerRow:
    """Return the settings of a server; nothing is set where it was never kept."""
    return rows.first(ServerRow, await tx.execute(_GET_SERVER, {"server": server})) or ServerRow(id=server)
