"""Settings of the bot: from the environment, and from a file `.env` for what the environment does not say."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, ip_address
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct

from storage.core.sqlite import file_names

FOLDER = "data"
DATABASE = "harbourmaster.sqlite"
BACKUPS = "backups"
OFF = "off"
DOTENV = Path(".env")
HERE = "127.0.0.1"
MAX_SHARDS = 1000
FORMATS = ("text", "json")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSettings(Exception):
    """A setting has a value that can't be used; the message says which and what it may be."""


class Settings(Struct, frozen=True):
    """What the bot is told from outside."""

    token: str = ""
    folder: Path = Path(FOLDER)
    """Where the database and the bot's small files lie."""
    database: str = ""
    """Its address (`postgresql://...`, `sqlite:///...`); empty for an SQLite file in the folder."""
    log: str = "INFO"
    backups: str = ""
    """The folder of the copies that are made each day; empty for one in the folder, `off` for none."""
    editions: Path | None = None
    """A folder of edition files of the host's own."""
    shards: int = 0
    """Into how many shards all processes together divide the servers; 0: this one serves them all."""
    metrics: int | None = None
    """The port on which figures are told to Prometheus; None: nowhere."""
    metrics_at: str = HERE
    """The address of this machine at which that port is opened."""
    is_log_json: bool = False
    """Logs are lines of JSON."""
    discord: str = ""
    """The address of a server that speaks as Discord does, and gets the token; empty for Discord's own."""

    @property
    def database_url(self) -> str:
        """Return the database's address."""
        return self.database or file_names.address_of(self.folder / DATABASE)

    @property
    def database_file(self) -> Path | None:
        """Return the file of the database; None where it lies on a server, or in memory."""
        return file_names.file_in(self.database_url)

    @property
    def backup_folder(self) -> Path | None:
        """Return where copies are kept; None where none are made by themselves."""
        if self.backups.lower() == OFF:
            return None
        return Path(self.backups) if self.backups else self.folder / BACKUPS

    @property
    def heartbeat(self) -> Path:
        """Return the file that is touched as long as the bot is connected and can save moves."""
        return self.folder / "heartbeat"


def read_settings(environ: Mapping[str, str], dotenv: Path | None = DOTENV) -> Settings:
    """Read the settings; BadSettings when one can't be used."""
    written = _read_file(dotenv) if dotenv is not None else {}
    found = {**{name: value for name, value in written.items() if value is not None}, **environ}
    level = found.get("HARBOURMASTER_LOG", "INFO").strip().upper() or "INFO"
    if level not in LEVELS:
        raise BadSettings(f"HARBOURMASTER_LOG is {level!r}; it may be {', '.join(LEVELS)}.")
    at, port = _metrics(found.get("HARBOURMASTER_METRICS", ""))
    return Settings(
        token=_token(found.get("DISCORD_TOKEN", "")),
        folder=Path(_place(found.get("HARBOURMASTER_DATA", "")) or FOLDER),
        database=found.get("HARBOURMASTER_DATABASE", "").strip(),
        log=level,
        backups=_place(found.get("HARBOURMASTER_BACKUPS", "")),
        editions=Path(own) if (own := _place(found.get("HARBOURMASTER_EDITIONS", ""))) else None,
        shards=_shards(found.get("HARBOURMASTER_SHARDS", "")),
        metrics=port,
        metrics_at=at,
        is_log_json=_is_json(found.get("HARBOURMASTER_LOG_FORMAT", "")),
        discord=_discord(found.get("HARBOURMASTER_DISCORD", "")),
    )


def _place(given: str) -> str:
    """Read a folder, which may begin at somebody's home (~): in `.env` no shell has looked at it. Nothing is none."""
    told = given.strip()
    try:
        return str(Path(told).expanduser()) if told else ""
    except RuntimeError as slip:
        raise BadSettings(f"The folder {told!r} can't be used: there is no such home.") from slip


def _metrics(given: str) -> tuple[str, int | None]:
    """Read a port, or an address of this machine with one; nothing is none."""
    if not (told := given.strip()):
        return HERE, None
    at, _, port = told.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536 and (not at or _is_address(at))):
        raise BadSettings(
            f"HARBOURMASTER_METRICS is {told!r}; it may be a port of this machine, such as 9100, or one with the "
            "address at which others reach it, such as 0.0.0.0:9100."
        )
    return at or HERE, int(port)


def _is_address(given: str) -> bool:
    try:
        return bool(IPv4Address(given))
    except ValueError:
        return False


def _is_json(given: str) -> bool:
    told = given.strip().lower() or "text"
    if told not in FORMATS:
        raise BadSettings(f"HARBOURMASTER_LOG_FORMAT is {told!r}; it may be {', '.join(FORMATS)}.")
    return told == "json"


def _read_file(dotenv: Path) -> dict[str, str | None]:
    try:
        return dotenv_values(dotenv) if dotenv.is_file() else {}
    except (OSError, UnicodeDecodeError) as slip:
        raise BadSettings(f"{dotenv} can't be read: {slip}") from slip


def _token(given: str) -> str:
    """Forgive what copying adds: blanks, quotation marks, the word Bot."""
    return given.strip().strip("\"'").removeprefix("Bot ").strip()


def _shards(given: str) -> int:
    count = given.strip() or "0"
    if not count.isdecimal() or int(count) > MAX_SHARDS:
        raise BadSettings(f"HARBOURMASTER_SHARDS is {given!r}; it may be a number from 1 to {MAX_SHARDS}.")
    return int(count)


def _discord(given: str) -> str:
    """Let no token travel in the open: https, or a server of this machine."""
    address = given.strip().rstrip("/")
    if address and not _is_safe(address):
        raise BadSettings(
            f"HARBOURMASTER_DISCORD is {address!r}; it may be an address of https, or of http on this machine "
            "(http://127.0.0.1:8080), without a name, a query or a fragment in it: the token goes there."
        )
    return address


def _is_safe(address: str) -> bool:
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or "@" in parts.netloc or parts.query or parts.fragment or not address.isprintable():
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and _is_loopback(host))


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
