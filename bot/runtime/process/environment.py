"""The bot's settings from the environment, with a `.env` file as fallback."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from bot.runtime.process import setting_names
from engine.core.files.parsing import ParseError, decode_text
from storage.core.sqlite import file_names

FOLDER = "data"
DATABASE = "harbourmaster.sqlite"
BACKUPS = "backups"
OFF = "off"
DOTENV = Path(".env")
LOCALHOST = "127.0.0.1"
MAX_SHARDS = 1000
FORMATS = ("text", "json")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


NAMES = frozenset(
    {
        "DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "HARBOURMASTER_BACKUPS", "HARBOURMASTER_DATA",
        "HARBOURMASTER_DATABASE", "HARBOURMASTER_DISCORD", "HARBOURMASTER_EDITIONS", "HARBOURMASTER_GAMES",
        "HARBOURMASTER_LOG", "HARBOURMASTER_LOG_FORMAT", "HARBOURMASTER_METRICS", "HARBOURMASTER_SHARDS",
        "HARBOURMASTER_WEB", "HARBOURMASTER_WEB_URL",
    }
)  # fmt: skip
"""The names of all settings."""
_HOST_NAME = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?\.?")


class BadSettings(Exception):
    """Raised for an invalid setting; the message names the setting and its valid values."""


class Settings(Struct, frozen=True):
    """The bot's configuration."""

    token: str = ""
    token_file: Path | None = None
    """File that contains the token, used instead of `token`."""
    folder: Path = Path(FOLDER)
    """Folder for the database and the bot's small files."""
    database: str = ""
    """Database URL (`postgresql://...`, `sqlite:///...`); empty for an SQLite file in the folder."""
    log: str = "INFO"
    backups: str = ""
    """Folder for the daily backups; empty for a subfolder of `folder`, `off` for no backups."""
    editions: Path | None = None
    """Folder with the operator's own edition files."""
    games: str = ""
    """Folders with further games, separated like those in PATH."""
    shards: int = 0
    """Total number of shards across all processes; 0 for a single process with all guilds."""
    metrics: int | None = None
    """Port for the Prometheus metrics; None disables them."""
    metrics_at: str = LOCALHOST
    """Local address on which the metrics port is opened."""
    web: int | None = None
    """Port for the web pages; None serves none."""
    web_at: str = LOCALHOST
    """Local address on which the port for web pages is opened."""
    web_url: str = ""
    """Public address of the web pages, without a slash at the end; empty if there are none."""
    is_log_json: bool = False
    """Whether log lines are written as JSON."""
    discord: str = ""
    """The base URL of the Discord API, or empty for Discord's own. The token is sent to this server."""
    warnings: tuple[str, ...] = ()
    """Warnings about settings that are probably misspelt, and about invalid lines in `.env`."""
    is_new_database: bool = False
    """Whether the operator requested a new database although there are traces of an earlier one."""
    may_create: bool = True
    """Whether the bot may create tables in an empty database."""

    @property
    def database_url(self) -> str:
        """Return the database URL."""
        return self.database or file_names.address_of(self.folder / DATABASE)

    @property
    def database_file(self) -> Path | None:
        """Return the database file; None for a database server or an in-memory database."""
        return file_names.sqlite_path(self.database_url)

    @property
    def backup_folder(self) -> Path | None:
        """Return the backup folder; None if automatic backups are off."""
        if self.backups.lower() == OFF:
            return None
        return Path(self.backups) if self.backups else self.folder / BACKUPS

    @property
    def deletions_folder(self) -> Path:
        """Return the folder for the list of deleted users, which is the backup folder if there is one."""
        return self.backup_folder or self.folder

    @property
    def backup_failure(self) -> Path:
        """Return the path of the file with the reason for a failed daily backup.

        The file is deleted after a successful backup.
        """
        return self.folder / "backup-failed"

    @property
    def heartbeat(self) -> Path:
        """Return the path of the heartbeat file.

        The file is touched while the bot is connected and can save moves.
        """
        return self.folder / "heartbeat"


def read_settings(environ: Mapping[str, str], dotenv: Path | None = DOTENV) -> Settings:
    """Read the settings.

    Raises BadSettings if one is invalid.
    """
    written, warnings = _read_file(dotenv) if dotenv is not None else ({}, [])
    warnings += setting_names.warnings_about(environ, written, NAMES)
    found = {**written, **environ}
    level = found.get("HARBOURMASTER_LOG", "INFO").strip().upper() or "INFO"
    if level not in LEVELS:
        raise BadSettings(f"HARBOURMASTER_LOG is {level!r}; it must be one of {', '.join(LEVELS)}.")
    at, port = _port("HARBOURMASTER_METRICS", found.get("HARBOURMASTER_METRICS", ""), 9100)
    web_at, web = _port("HARBOURMASTER_WEB", found.get("HARBOURMASTER_WEB", ""), 8000)
    return Settings(
        token=_parse_token(found.get("DISCORD_TOKEN", "")),
        token_file=Path(file) if (file := _parse_folder(found.get("DISCORD_TOKEN_FILE", ""))) else None,
        folder=Path(_parse_folder(found.get("HARBOURMASTER_DATA", "")) or FOLDER),
        database=found.get("HARBOURMASTER_DATABASE", "").strip(),
        log=level,
        backups=_parse_folder(found.get("HARBOURMASTER_BACKUPS", "")),
        editions=Path(own) if (own := _parse_folder(found.get("HARBOURMASTER_EDITIONS", ""))) else None,
        games=found.get("HARBOURMASTER_GAMES", "").strip(),
        shards=_shards(found.get("HARBOURMASTER_SHARDS", "")),
        metrics=port,
        metrics_at=at,
        web=web,
        web_at=web_at,
        web_url=_web_url(found.get("HARBOURMASTER_WEB_URL", ""), web_at, web),
        is_log_json=_is_json(found.get("HARBOURMASTER_LOG_FORMAT", "")),
        discord=_discord(found.get("HARBOURMASTER_DISCORD", "")),
        warnings=tuple(warnings),
    )


def with_token(settings: Settings) -> Settings:
    """Return the settings with the token from DISCORD_TOKEN_FILE, if that is set.

    Raises BadSettings if the file can't be used, or if DISCORD_TOKEN is set too.
    """
    file = settings.token_file
    if file is None:
        return settings
    if settings.token:
        raise BadSettings("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set. Remove one of them.")
    try:
        token = _parse_token(decode_text(file.read_bytes()))
    except (OSError, ParseError) as error:
        raise BadSettings(f"DISCORD_TOKEN_FILE is {file}, which can't be read: {error}") from error
    if not token:
        raise BadSettings(f"DISCORD_TOKEN_FILE is {file}, which is empty.")
    return replace(settings, token=token)


def _parse_folder(given: str) -> str:
    """Parse a folder and expand a leading `~`, because no shell does this in `.env`.

    An empty value means that the setting is not set.
    """
    value = given.strip()
    try:
        return str(Path(value).expanduser()) if value else ""
    except RuntimeError as error:
        raise BadSettings(
            f"The folder {value!r} can't be used: this home directory does not exist."
        ) from error


def _port(name: str, given: str, example: int) -> tuple[str, int | None]:
    """Parse a port with an optional local address; an empty value disables what the setting is for."""
    if not (value := given.strip()):
        return LOCALHOST, None
    at, _, port = value.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536 and (value == port or _is_host(at))):
        raise BadSettings(
            f"{name} is {value!r}; it must be a port on this machine, such as {example}, or one with the "
            f"address at which others reach it, such as 0.0.0.0:{example}, [::]:{example} or name:{example}."
        )
    return at.strip("[]") or LOCALHOST, int(port)


def _web_url(given: str, at: str, port: int | None) -> str:
    """Return the public address of the web pages.

    Without a setting, it is the local address, if pages are served. Raises BadSettings if it is not an address of
    http or https.
    """
    address = given.strip().rstrip("/")
    if not address:
        return "" if port is None else f"http://{f'[{at}]' if ':' in at else at}:{port}"
    if not _is_public(address):
        raise BadSettings(
            f"HARBOURMASTER_WEB_URL is {address!r}; it must be the public address of the pages, such as "
            "https://pages.example.org."
        )
    return address


def _is_public(address: str) -> bool:
    try:
        parts = urlsplit(address)
        is_valid = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    has_more = "@" in parts.netloc or bool(parts.query) or bool(parts.fragment)
    return is_valid and not has_more and address.isprintable()


def _is_host(given: str) -> bool:
    """Return whether a text is a host name, an IPv4 address, or an IPv6 address in brackets."""
    if not given.startswith("["):
        return _HOST_NAME.fullmatch(given) is not None
    try:
        return given.endswith("]") and bool(IPv6Address(given[1:-1]))
    except ValueError:
        return False


def _is_json(given: str) -> bool:
    value = given.strip().lower() or "text"
    if value not in FORMATS:
        raise BadSettings(f"HARBOURMASTER_LOG_FORMAT is {value!r}; it must be one of {', '.join(FORMATS)}.")
    return value == "json"


def _read_file(dotenv: Path) -> tuple[dict[str, str], list[str]]:
    try:
        return setting_names.read_dotenv(dotenv)
    except (OSError, ParseError) as error:
        raise BadSettings(f"{dotenv} can't be read: {error}") from error


def _parse_token(given: str) -> str:
    """Remove copy-and-paste artifacts from a token: whitespace, quotation marks and the word Bot."""
    return given.strip().strip("\"'").removeprefix("Bot ").strip()


def _shards(given: str) -> int:
    count = given.strip() or "0"
    if not count.isdecimal() or int(count) > MAX_SHARDS:
        raise BadSettings(f"HARBOURMASTER_SHARDS is {given!r}; it must be a number from 1 to {MAX_SHARDS}.")
    return int(count)


def _discord(given: str) -> str:
    """Return the base URL of the Discord API.

    The token is sent there. Raises BadSettings unless the URL uses https or refers to this machine.
    """
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
