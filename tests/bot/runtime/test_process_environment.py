"""Tests that environment variables take precedence over `.env`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.runtime.process.editions import read_editions
from bot.runtime.process.environment import BadSettings, Settings, read_settings, with_token
from engine.core.files.library import games


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
    with pytest.raises(BadSettings, match=r"'LOUD'; it must be one of DEBUG"):
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


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_custom_editions_are_read_by_game(tmp_path: Path, encoding: str) -> None:
    own = (games()["nauticus"].folder / "edition.toml").read_text("utf-8")
    (tmp_path / "nauticus.toml").write_text(own, encoding)
    assert read_editions(tmp_path) == {"nauticus": own}


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("chess.toml", b"", "unknown game 'chess'"),
        ("nauticus.toml", b"[wheel]", ""),
        ("nauticus.toml", b"a = '\xff'", r"not UTF-8 text \(byte 5 is invalid\)"),
        ("nauticus.toml", "[wheel]".encode("utf-16"), "not UTF-8 text"),
        ("nauticus.toml", b"a = " + b"{a = " * 3_000, "nested too deeply"),
        ("nauticus.toml", b"a = " + b"[" * 3_000, "nested too deeply"),
        ("nautilus-island.toml", b"a = " + b"{a = " * 100_000 + b"1" + b"}" * 100_000, "too long"),
        ("nautilus-island.toml", b"a." * 100_000 + b"a = 1", "too long"),
    ],
    ids=["game", "fields", "UTF-8", "UTF-16", "tables", "arrays", "deep", "keys"],
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
    with pytest.raises(BadSettings, match="which is not a folder"):
        read_editions(tmp_path / "nowhere")


def test_token_can_be_in_a_file(tmp_path: Path) -> None:
    (file := tmp_path / "secret").write_text(" Bot abc\n", "utf-8-sig")
    assert with_token(read_settings({"DISCORD_TOKEN_FILE": str(file)}, None)).token == EXAMPLE_VALUE
    assert with_token(read_settings({"DISCORD_TOKEN": EXAMPLE_VALUE}, None)).token == EXAMPLE_VALUE


EXAMPLE_VALUE = "abc"


@pytest.mark.parametrize(
    ("content", "said"), [(None, "can't be read"), (b"\xff", "can't be read"), (b" \n", "is empty")]
)
def test_unusable_token_file_is_an_invalid_setting(tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadSettings, match=f"DISCORD_TOKEN_FILE is {file}, which {said}"):
        with_token(read_settings({"DISCORD_TOKEN_FILE": str(file)}, None))


def test_two_tokens_are_an_invalid_setting(tmp_path: Path) -> None:
    (file := tmp_path / "secret").write_text("abc", "utf-8")
    with pytest.raises(BadSettings, match="both set"):
        with_token(read_settings({"DISCORD_TOKEN": "abc", "DISCORD_TOKEN_FILE": str(file)}, None))


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("HARBOURMASTER_LOGS", "HARBOURMASTER_LOG"),
        ("HARBOURMASTER_BACKUP", "HARBOURMASTER_BACKUPS"),
        ("HARBORMASTER_DATABASE", "HARBOURMASTER_DATABASE"),
        ("harbourmaster_shards", "HARBOURMASTER_SHARDS"),
        ("DISCORD_TOKN", "DISCORD_TOKEN"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
        ("HARBOURMASTER_COLOUR", ""),
    ],
)
@pytest.mark.parametrize("is_in_file", [True, False])
def test_misspelt_setting_is_reported(tmp_path: Path, name: str, near: str, is_in_file: bool) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text(f"{name}=value\n" if is_in_file else "", "utf-8")
    (warning,) = read_settings({} if is_in_file else {name: "value"}, dotenv).warnings
    assert warning == f"{name} is not a setting and has no effect" + (
        f"; did you mean {near}?" if near else ""
    )


def test_other_variables_are_not_reported(tmp_path: Path) -> None:
    (dotenv := tmp_path / ".env").write_text("# A comment\n\nPOSTGRES_PASSWORD=x\nDISCORD_TOKEN=\n", "utf-8")
    environ = {"PATH": "/bin", "HARBOURMASTER_LOG": "INFO", "HARBOURMASTER_TEST_POSTGRES": "x", "LOG": "x"}
    assert read_settings(environ, dotenv).warnings == ()


def test_invalid_lines_of_the_env_file_are_reported_without_their_content(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text(
        "HARBOURMASTER_LOG=debug\nTOKEN secret\nsecret\n: x\nHARBOURMASTER_SHARDS='2\n", "utf-8"
    )
    settings = read_settings({}, dotenv)
    assert (settings.log, settings.shards) == ("DEBUG", 0)
    assert [warning.partition(", ")[2] for warning in settings.warnings] == [
        "line 2: this line can't be parsed and has no effect",
        "line 3: this line has no = and no effect",
        "line 4: this line can't be parsed and has no effect",
        "line 5: this line can't be parsed and has no effect",
    ]


def test_byte_order_mark_of_the_env_file_is_ignored(tmp_path: Path) -> None:
    (dotenv := tmp_path / ".env").write_bytes(b"\xef\xbb\xbfHARBOURMASTER_LOG=debug\r\n")
    settings = read_settings({}, dotenv)
    assert (settings.log, settings.warnings) == ("DEBUG", ())


def test_unreadable_env_file_is_named_in_the_error(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(BadSettings, match=r"\.env can't be read: not UTF-8 text \(byte 14 is invalid\)"):
        read_settings({}, dotenv)
    dotenv.write_bytes(b"A=" + b"${A:-" * 100_000)
    with pytest.raises(BadSettings, match=r"\.env can't be read: too large"):
        read_settings({}, dotenv)


def test_nested_objects_in_the_env_file_are_ignored(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_bytes(b"HARBOURMASTER_LOG=debug\n" + b'{"a": ' * 10_000 + b"1" + b"}\n")
    settings = read_settings({}, dotenv)
    assert settings.log == "DEBUG"
    assert settings.warnings == (f"{dotenv}, line 2: this line can't be parsed and has no effect",)


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
