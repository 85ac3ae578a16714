"""What people and their server have set, read in one statement."""

from __future__ import annotations

from collections.abc import Iterable

from storage.core.sql import rows
from storage.core.sql.transactions import Transaction
from storage.matches.settings import people, servers
from storage.matches.settings.people import PersonRow
from storage.matches.settings.servers import ServerRow

_LOAD = """
    SELECT 'person' AS kind, id, name, locale, settings, NULL AS board_message FROM people WHERE id IN (:people)
    UNION ALL
    SELECT 'server', id, '', locale, settings, board_message FROM servers WHERE id = :server
"""


async def load(tx: Transaction, several: Iterable[int], server: int) -> None:
    """Read what is not known yet of people and a server; whoever asks for them in this transaction has them."""
    known = {person for (person,) in rows.recall_all(tx, people.get)}
    unknown = sorted({*several} - known)
    if not unknown and (server,) in rows.recall_all(tx, servers.get):
        return
    found = await tx.execute(_LOAD, {"people": unknown, "server": server})
    set_ = {
        (kind, id_): (name, locale, settings, board) for kind, id_, name, locale, settings, board in found
    }
    for person in unknown:
        row = set_.get(("person", person))
        told = None if row is None else PersonRow(id=person, name=row[0], locale=row[1], settings=row[2])
        rows.know(tx, people.get, told, person)
    _, locale, settings, board = set_.get(("server", server), ("", None, "{}", None))
    told_server = ServerRow(id=server, locale=locale, settings=settings, board_message=board)
    rows.know(tx, servers.get, told_server, server)
