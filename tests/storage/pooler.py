"""A connection pooler for tests, which works like pgbouncer in transaction mode.

It assigns a server connection to a client for one transaction at a time, so a client's transactions may run
on different connections.
"""

from __future__ import annotations

import select
import socket
import struct
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import parse_qs, urlsplit

SSL_REQUEST, PROTOCOL = 80877103, 196608
ACCEPTED = {"user", "database", "application_name", "client_encoding"}
"""Startup parameters that a pooler accepts without configuration."""


class Pooler:
    """A pooler for a single database."""

    def __init__(self, address: str, *, ignores_parameters: bool, takes_turns: bool) -> None:
        parts = urlsplit(address)
        self._user, self._database = parts.username or "postgres", parts.path.removeprefix("/")
        (folder,) = parse_qs(parts.query)["host"]
        self._socket = f"{folder}/.s.PGSQL.5432"
        self._ignores_parameters, self._takes_turns = ignores_parameters, takes_turns
        self._free: deque[socket.socket] = deque()
        self._open: list[socket.socket] = []
        self._greeting = b""

    def listen(self, listener: socket.socket) -> None:
        """Accept clients until the listener is closed."""
        with suppress(OSError):
            while True:
                client, _ = listener.accept()
                self._open.append(client)
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def close(self) -> None:
        for each in self._open:
            each.close()

    def _serve(self, client: socket.socket) -> None:
        with suppress(OSError, EOFError), client:
            if self._greet(client):
                while (part := next_message(client))[:1] != b"X":
                    self._execute(client, part)

    def _greet(self, client: socket.socket) -> bool:
        """Answer a client's startup message.

        Return False if one of its parameters is refused.
        """
        words = startup_of(client).rstrip(b"\0").split(b"\0")[::2]
        refused = {word.decode() for word in words} - ACCEPTED
        if refused and not self._ignores_parameters:
            content = f"SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: {min(refused)}\0\0".encode()
            client.sendall(b"E" + struct.pack("!I", len(content) + 4) + content)
            return False
        self._free.append(self._connect())
        client.sendall(self._greeting)
        return True

    def _connect(self) -> socket.socket:
        server = socket.socket(socket.AF_UNIX)
        self._open.append(server)
        server.connect(self._socket)
        words = f"user\0{self._user}\0database\0{self._database}\0\0".encode()
        server.sendall(struct.pack("!II", len(words) + 8, PROTOCOL) + words)
        self._greeting = part = b""
        while not is_end_of_transaction(part):
            part = next_message(server)
            self._greeting += part
        return server

    def _execute(self, client: socket.socket, part: bytes) -> None:
        """Execute one of the client's transactions on any free server connection.

        `part` is the first message of the transaction.
        """
        server = self._free.pop() if self._free else self._connect()
        server.sendall(part)
        while not is_end_of_transaction(part):
            (source, *_), _, _ = select.select([server, client], [], [])
            part = next_message(source)
            (client if source is server else server).sendall(part)
        (self._free.appendleft if self._takes_turns else self._free.append)(server)


def startup_of(client: socket.socket) -> bytes:
    """Return a new client's startup parameters."""
    while True:
        length, code = struct.unpack("!II", read_exactly(client, 8))
        body = read_exactly(client, length - 8)
        if code != SSL_REQUEST:
            return body
        client.sendall(b"N")


def next_message(source: socket.socket) -> bytes:
    head = read_exactly(source, 5)
    return head + read_exactly(source, struct.unpack("!I", head[1:])[0] - 4)


def read_exactly(source: socket.socket, length: int) -> bytes:
    found = b""
    while len(found) < length:
        if not (part := source.recv(length - len(found))):
            raise EOFError
        found += part
    return found


def is_end_of_transaction(part: bytes) -> bool:
    return part[:1] == b"Z" and part[-1:] == b"I"


@contextmanager
def run_pooler(address: str, *, ignores_parameters: bool = True, takes_turns: bool = False) -> Iterator[str]:
    """Yield the address of a pooler for a database.

    With `ignores_parameters`, the pooler accepts startup parameters but ignores them. With `takes_turns`, it
    uses the connection that has been idle for the longest time.
    """
    pooler = Pooler(address, ignores_parameters=ignores_parameters, takes_turns=takes_turns)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=pooler.listen, args=(listener,), daemon=True).start()
        yield f"postgresql://harbour@127.0.0.1:{listener.getsockname()[1]}/harbour"
        listener.shutdown(socket.SHUT_RDWR)
    pooler.close()
