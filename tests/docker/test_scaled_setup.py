"""Tests for `compose.scale.yaml`: health, and the documented backup, restore and update."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from engine.core.files.library import game
from tests.docker.project import HEALTHY_SECONDS, Project, replacement_images
from tests.docker.test_image import check_restored
from tests.repository import documented_commands
from tests.wire.server import Wire
from tests.wire.table import Table

pytestmark = pytest.mark.docker
PAGE = "scaling.md"
PROCESSES, SHARDS = 2, 4
TARGETS = "http://127.0.0.1:9090/api/v1/targets?state=active"


def scrape_target_states() -> list[str]:
    """Return the state of each container that Prometheus scrapes."""
    try:
        with urlopen(TARGETS, timeout=10) as response:
            found = json.load(response)["data"]["activeTargets"]
    except (URLError, ConnectionError):
        return []
    return [target["health"] for target in found]


def wait_until_served(project: Project, wire: Wire) -> None:
    """Wait until both processes are healthy and serve all shards."""
    wire.wait_until(lambda: project.are_healthy(PROCESSES), HEALTHY_SECONDS, step=1)
    wire.wait_until(
        lambda: len({one.shard for one in wire.gateway.connected}) == SHARDS, HEALTHY_SECONDS, step=1
    )


def test_documented_commands_start_back_up_restore_and_update(
    projects: Callable[..., Project], wire: Wire, table: Table
) -> None:
    project = projects("compose.scale.yaml", POSTGRES_PASSWORD="pass123")  # noqa: S106 - a test password
    project.run(documented_commands(PAGE, "Start several processes with Docker"))
    wait_until_served(project, wire)
    if "prometheus" not in replacement_images():
        wire.wait_until(lambda: scrape_target_states() == ["up"] * PROCESSES, HEALTHY_SECONDS, step=1)
    table.open_match(game("nauticus"), is_short=True)
    assert table.take_turn()

    project.run(documented_commands(PAGE, "Back up with Docker"))
    assert table.take_turn()
    posts = {post.id for post in table.channel.posts}
    project.run(documented_commands(PAGE, "Restore a backup with Docker"))
    wait_until_served(project, wire)
    check_restored(wire, table, posts)
    project.run(documented_commands(PAGE, "Restore a backup with Docker", 1))

    project.run(documented_commands(PAGE, "Back up with Docker"))
    posts = {post.id for post in table.channel.posts}
    project.remove()  # Remove everything but the files, as on a new machine to which only the files were copied.
    for number in (2, 0):
        project.run(documented_commands(PAGE, "Restore a backup with Docker", number))
    wait_until_served(project, wire)
    check_restored(wire, table, posts)

    old = {*project.containers()}
    project.release("1.0.1")
    project.run(documented_commands(PAGE, "Update with Docker"))
    wait_until_served(project, wire)
    assert not old & {*project.containers()}
    assert project.logs().count("Harbourmaster 1.0.1 on") == PROCESSES
    assert table.take_turn()
