"""Settings: environment variables take precedence over `.env`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.runtime.process.editions import read_editions
from bot.runtime.process.environment import BadSettings, Settings, read_settings
from engine.core.library import games


def test_default_settings_use_the_data_folder(tmp_path: Path) -> None:
    settings = read_settings({}, tmp_path / ".env")
    assert settings == Settings()
    assert settings.database_url == f"sqlite:///{Path('data/harbourmaster.sqlite').absolute()}"
    assert settings.heartbeat == Path("data/heartbeat")


def test_environment_overrides_the_env_file(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text(
        "DISCORD_TOKEN=from-file\nHARBOURMASTER_DATA=/srv/harbour\nHARBOURMASTER_LOG=debug\n", "utf-8"
    )
    settings = read_settings({"DISCORD_TOKEN": "from-environment"}, dotenv)
    assert (settings.token, settings.folder, settings.log) == (
        "from-environment",
        Path("/srv/harbour"),
        "DEBUG",
    )


@pytest.mark.parametrize("written", [" abc ", '"abc"', "Bot abc", "'Bot abc'"])
def test_token_is_stripped_of_surrounding_text(written: str) -> None:
    assert read_settings({"DISCORD_TOKEN": written}, None) == read_settings({"DISCORD_TOKEN": "abc"}, None)


def test_database_url_is_configurable() -> None:
    assert (
        read_settings({"HARBOURMASTER_DATABASE": "sqlite:////x.sqlite"}, None).database_url
        == "sqlite:////x.sqlite"
    )


@pytest.mark.parametrize(("given", "count"), [("", 0), ("1", 1), (" 16 ", 16)], ids=["none", "one", "many"])
def test_shard_count_is_read_from_the_environment(given: str, count: int) -> None:
    assert read_settings({"HARBOURMASTER_SHARDS": given}, None).shards == count


@pytest.mark.parametrize("given", ["two", "-1", "1001", "1.5"])
def test_invalid_shard_count_is_rejected(given: str) -> None:
    with pytest.raises(BadSettings, match="HARBOURMASTER_SHARDS"):
        read_settings({"HARBOURMASTER_SHARDS": given}, None)


def test_unknown_log_level_is_rejected() -> None:
    with pytest.raises(BadSettings, match=r"'LOUD'; it may be DEBUG"):
        read_settings({"HARBOURMASTER_LOG": "loud"}, None)


@pytest.mark.parametrize("name", ["DATA", "BACKUPS", "EDITIONS"])
def test_folder_may_start_with_a_tilde(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (dotenv := tmp_path / ".env").write_text(f"HARBOURMASTER_{name}=~/own\n", "utf-8")
    found = read_settings({}, dotenv)
    assert tmp_path / "own" in {found.folder, found.backup_folder, found.editions}
    assert str(tmp_path / "own") in found.database_url or name != "DATA"
    with pytest.raises(BadSettings, match="The folder '~somebody/own' can't be used"):
        read_settings({f"HARBOURMASTER_{name}": "~somebody/own"}, None)


def test_no_editions_folder_means_no_custom_editions() -> None:
    assert read_editions(None) == {}


def test_custom_editions_are_read_by_game(tmp_path: Path) -> None:
    own = (games()["nauticus"].folder / "edition.toml").read_text("utf-8")
    (tmp_path / "nauticus.toml").write_text(own, "utf-8")
    assert read_editions(tmp_path) == {"nauticus": own}


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("chess.toml", b"", "there is no game 'chess'"),
        ("nauticus.toml", b"[wheel]", ""),
        ("nauticus.toml", b"\xff", ""),
    ],
)
def test_invalid_editions_are_rejected(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadSettings, match=f"{name}.*{reason}"):
        read_editions(tmp_path)


def test_edition_contradicting_the_rulebook_needs_house_rules(tmp_path: Path) -> None:
    own = (games()["nauticus"].folder / "edition.toml").read_text("utf-8")
    other = own.replace("[1, 2, 3, 0]", "[0, 3, 2, 1]")
    (tmp_path / "nauticus.toml").write_text(other, "utf-8")
    with pytest.raises(BadSettings, match=r"rule book: 1-2-3-0.*house_rules = true"):
        read_editions(tmp_path)
    (tmp_path / "nauticus.toml").write_text(f"house_rules = true\n{other}", "utf-8")
    assert list(read_editions(tmp_path)) == ["nauticus"]


def test_missing_editions_folder_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="which is no folder"):
        read_editions(tmp_path / "nowhere")


def test_unreadable_env_file_is_named_in_the_error(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(BadSettings, match=r"\.env can't be read"):
        read_settings({}, dotenv)


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:8080",
        "http://localhost:1",
        "http://[::1]:8080",
        "https://discord.example",
        "https://a.b/c/",
    ],
)
def test_discord_address_is_configurable(address: str) -> None:
    assert read_settings({"HARBOURMASTER_DISCORD": f" {address} "}, None).discord == address.rstrip("/")


@pytest.mark.parametrize(
    "address",
    [
        "http://discord.example", "http://10.0.0.1", "ftp://127.0.0.1", "127.0.0.1:8080", "https://", "https://a:b",
        "http://127.0.0.1@discord.example", "https://discord.example?a", "https://discord.example#a",
        "http://discord.example\\@127.0.0.1", "https://a\nb", "http://127.0.0.1.discord.example",
    ],
)  # fmt: skip
def test_insecure_discord_address_is_rejected(address: str) -> None:
    with pytest.raises(BadSettings, match="the token goes there"):
        read_settings({"HARBOURMASTER_DISCORD": address}, None)
