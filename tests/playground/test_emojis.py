"""Tests for application emojis in the playground."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from playground.simulation.archive import Archive
from playground.simulation.emojis import MAX_BYTES, MAX_EMOJIS, emoji_url, patch_emojis
from tests.playground.counter_bot import create_counter_bot

IMAGE = b"\x89PNG\r\n\x1a\n"
PATH = "/applications/1/emojis"


def upload(backend: Backend, name: str, image: bytes = IMAGE, kind: str = "image/png") -> Any:
    patch_emojis()
    data = f"data:{kind};base64,{base64.b64encode(image).decode()}"
    return router.dispatch(backend, "POST", PATH, json={"name": name, "image": data})


@pytest.fixture
async def env(tmp_path: Path) -> simcord.Env:
    return simcord.Env(await create_counter_bot(tmp_path))


async def test_images_of_emojis_survive_a_restart_of_the_playground(env: simcord.Env, tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    archive.restore(env)
    kept = int(upload(env.backend, "hm_one")["id"])
    deleted = int(upload(env.backend, "hm_two")["id"])
    router.dispatch(env.backend, "DELETE", f"{PATH}/{deleted}")
    archive.save(env, 0)
    archive.close()
    again = simcord.Env(await create_counter_bot(tmp_path))
    archive = Archive(tmp_path)
    archive.restore(again)
    assert [emoji.name for emoji in again.backend.application_emojis.values()] == ["hm_one"]
    assert again.backend.cdn.get(emoji_url(kept)) == IMAGE
    assert again.backend.cdn.get(emoji_url(deleted)) is None
    archive.close()


@pytest.mark.parametrize("name", ["x", "x" * 33, "a-b", "a b", "é1"])
def test_invalid_names_are_refused(env: simcord.Env, name: str) -> None:
    with pytest.raises(BackendError, match="50035"):
        upload(env.backend, name)


def test_names_are_unique_and_images_are_small(env: simcord.Env) -> None:
    upload(env.backend, "hm_one")
    with pytest.raises(BackendError, match="already taken"):
        upload(env.backend, "hm_one")
    with pytest.raises(BackendError, match="256 KB"):
        upload(env.backend, "hm_two", bytes(MAX_BYTES + 1))
    with pytest.raises(BackendError, match="256 KB"):
        upload(env.backend, "hm_two", kind="image/svg+xml")


def test_an_application_has_at_most_two_thousand_emojis(env: simcord.Env) -> None:
    for number in range(MAX_EMOJIS):
        env.backend.create_application_emoji(f"e{number}")
    with pytest.raises(BackendError, match="30008"):
        upload(env.backend, "hm_one")
