"""Storage for the simulated Discord, so that its messages and ids survive a restart.

A single SQLite file contains simcord's pickled in-memory state. Images are stored one by one, because they
are large and never change. The file is not an exchange format: it is written and read on the same machine.
"""

from __future__ import annotations

import copy
import pickle
import sqlite3
from pathlib import Path
from typing import Any

import simcord
from simcord.backend import Backend
from simcord.backend.cdn import CdnStore

from playground.errors import PlaygroundError
from playground.simulation.emojis import EmojiStore, emoji_url, emoji_urls
from playground.simulation.pruning import attachment_urls, delete_unreachable

FILE = "discord.sqlite"
CACHE_SIZE = 60
MAX_UNUSED_BYTES = 4 * 1024 * 1024
"""Maximum number of unused bytes in the file. A file with more is shrunk when it is opened."""

_TABLES = """
CREATE TABLE IF NOT EXISTS world (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1), version TEXT, skipped REAL, state BLOB
);
CREATE TABLE IF NOT EXISTS pictures (url TEXT PRIMARY KEY, content BLOB) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS languages (person INTEGER PRIMARY KEY, language TEXT);
CREATE TABLE IF NOT EXISTS read (
    person INTEGER, channel INTEGER, message INTEGER, PRIMARY KEY (person, channel)
) WITHOUT ROWID;
"""


class UnreadableArchive(PlaygroundError):
    """Raised if the archive is damaged or was written by another version of simcord."""

    def __init__(self, path: Path, reason: object) -> None:
        super().__init__(f"{path} can't be read: {reason}. Start anew with FRESH=1.")


class Archive:
    """The database file of a simulated Discord, which only one process can open at a time.

    Raise PlaygroundError if it is in use, and UnreadableArchive if it is damaged.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._pictures: _AttachmentStore
        self._database = sqlite3.connect(self._path, timeout=0.5, isolation_level=None)
        try:
            # Lock exclusively, because a second playground in the same folder would overwrite the first one's
            # data.
            self._database.executescript(
                "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN EXCLUSIVE; COMMIT;"
            )
            self._database.executescript(_TABLES)
        except sqlite3.OperationalError as error:
            self._database.close()
            raise PlaygroundError(
                f"{folder} is already open in another playground (or can't be written: {error})."
            ) from error
        except sqlite3.DatabaseError as error:
            self._database.close()
            raise UnreadableArchive(self._path, error) from error

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def languages(self) -> dict[int, str]:
        """Return a mapping from user ids to the languages that these users have chosen."""
        return dict(self._database.execute("SELECT person, language FROM languages"))

    def save_language(self, user_key: int, language: str) -> None:
        """Save the language that a user has chosen."""
        self._database.execute("INSERT OR REPLACE INTO languages VALUES (?, ?)", (user_key, language))

    def load_read_marks(self) -> dict[tuple[int, int], int]:
        """Return the last message that each user has read in each channel.

        The keys are pairs of a user id and a channel id. The values are message ids.
        """
        rows = self._database.execute("SELECT person, channel, message FROM read")
        return {(person, channel): message for person, channel, message in rows}

    def save_read_mark(self, user_key: int, channel: int, message: int) -> None:
        """Save the id of the last message that a user has read in a channel."""
        self._database.execute("INSERT OR REPLACE INTO read VALUES (?, ?, ?)", (user_key, channel, message))

    def restore(self, env: simcord.Env) -> float | None:
        """Load the saved state into an environment before it starts.

        Return how many seconds users have moved the clock forward, or None if no state has been saved yet.
        Raise UnreadableArchive if the state cannot be loaded.
        """
        row = self._database.execute("SELECT version, skipped, state FROM world").fetchone()
        if row is not None:
            env.backend = self._unpack(*row[::2])
        env.backend.cdn = self._pictures = _AttachmentStore(self._database)
        # Call twice, because an image is deleted only if two consecutive calls find it unused. No upload is
        # in progress yet.
        self._pictures.delete_unused(_urls_in_use(env.backend))
        self._pictures.delete_unused(_urls_in_use(env.backend))
        self._vacuum_if_sparse()
        return None if row is None else float(row[1])

    def _unpack(self, version: str, state: bytes) -> Backend:
        if version != simcord.__version__:
            raise UnreadableArchive(
                self._path, f"it was written by simcord {version}, but {simcord.__version__} is installed"
            )
        try:
            backend: Backend = pickle.loads(state)  # noqa: S301  # a file written by `save`
        except (pickle.UnpicklingError, AttributeError, EOFError, ImportError) as error:
            raise UnreadableArchive(self._path, error) from error
        return backend

    def _vacuum_if_sparse(self) -> None:
        """Shrink the file if it has too much unused space.

        SQLite does not return the space of deleted data to the file system.
        """
        (empty,) = self._database.execute("PRAGMA freelist_count").fetchone()
        (size,) = self._database.execute("PRAGMA page_size").fetchone()
        if empty * size > MAX_UNUSED_BYTES:
            self._database.execute("VACUUM")

    def save(self, env: simcord.Env, skipped: float) -> None:
        """Save the current state, and delete images that are no longer shown.

        Images were already stored when they were uploaded.
        """
        delete_unreachable(env.backend)
        self._pictures.delete_unused(_urls_in_use(env.backend))
        still = copy.copy(env.backend)
        # Leave out images (stored separately), subscribers (valid only in this process), and two logs that
        # only tests use.
        still.cdn, still.subscribers, still.transcript, still.http_requests = CdnStore(), [], [], []
        state = pickle.dumps(still)
        self._database.execute(
            "INSERT OR REPLACE INTO world VALUES (1, ?, ?, ?)", (simcord.__version__, skipped, state)
        )


def _urls_in_use(backend: Backend) -> set[str]:
    return attachment_urls(backend) | emoji_urls(backend)


class _AttachmentStore(EmojiStore):
    """A replacement for simcord's upload store that keeps images on disk.

    The images of a long game don't fit into memory. After each click, a page requests all images in its
    messages; a small cache is large enough for these.
    """

    def __init__(self, database: sqlite3.Connection) -> None:
        super().__init__()
        self._database = database
        self._cache: dict[str, bytes] = {}
        self._stored = {url for (url,) in database.execute("SELECT url FROM pictures")}
        self._unshown: set[str] = set()

    def delete_unused(self, shown: set[str]) -> None:
        """Delete images that have been unused since the previous call.

        `shown` contains the URLs in use. An image that was just uploaded is not deleted yet, because a
        message may soon use it.
        """
        unshown = self._stored - shown
        removed = unshown & self._unshown
        self._database.executemany("DELETE FROM pictures WHERE url = ?", [(url,) for url in removed])
        for url in removed:
            self._cache.pop(url, None)
        self._stored -= removed
        self._unshown = unshown - removed

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        # Use a temporary store, because `self` would keep the image in memory.
        attachment = CdnStore().store_attachment(attachment_id, channel_id, filename, data, description)
        self._save(attachment["url"], data)
        return attachment

    def store_emoji(self, emoji_id: int, image: bytes) -> None:
        self._save(emoji_url(emoji_id), image)

    def _save(self, url: str, data: bytes) -> None:
        self._database.execute("INSERT OR REPLACE INTO pictures VALUES (?, ?)", (url, data))
        self._stored.add(url)

    def get(self, url: str) -> bytes | None:
        picture = self._cache.pop(url, None) or self._read(url)
        if picture is not None:
            self._cache[url] = picture
            if len(self._cache) > CACHE_SIZE:
                del self._cache[next(iter(self._cache))]
        return picture

    def _read(self, url: str) -> bytes | None:
        row = self._database.execute("SELECT content FROM pictures WHERE url = ?", (url,)).fetchone()
        return None if row is None else bytes(row[0])
