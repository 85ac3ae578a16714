"""Tests for the Docker image with `compose.yaml`: health, and the documented backup, restore and update."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from bot.runtime.process.exit_codes import Exit
from engine.core.files.library import game
from tests.docker.project import HEALTHY_SECONDS, NAME, Project, run_docker
from tests.repository import documented_commands
from tests.wire.running import START_SECONDS
from tests.wire.server import Wire
from tests.wire.table import Table

pytestmark = pytest.mark.docker
PAGE = "docker.md"
BACKUP = "daily-2026-11-23.sqlite"
"""The backup file name that the documented commands use."""


def run_image(*words: str) -> int:
    """Return the exit code of a container that runs the image without a network."""
    command = ["docker", "run", "--rm", "--network=none", *words]
    return subprocess.run(command, capture_output=True, check=False, timeout=START_SECONDS).returncode


def newest_backup(project: Project) -> str:
    """Return the name of the backup that the documented command created."""
    return max(path.name for path in (project.folder / "backups").glob("harbourmaster-*.sqlite"))


def check_restored(wire: Wire, table: Table, posts: set[int]) -> None:
    """Check that the match continues after a restore.

    The bot must notify the table exactly once, and name the last move that was restored.
    """

    def told() -> list[bool]:
        texts = [post.text for post in table.channel.posts if post.id not in posts]
        return ["after move " in text for text in texts if "backup of my database" in text]

    wire.wait_until(told, HEALTHY_SECONDS)
    assert told() == [True]
    assert table.take_turn()


def test_documented_commands_start_back_up_restore_and_update(
    projects: Callable[..., Project], wire: Wire, table: Table
) -> None:
    project = projects("compose.yaml")
    project.run(documented_commands(PAGE, "Start the bot"))
    wire.wait_until(project.are_healthy, HEALTHY_SECONDS, step=1)
    table.open_match(game("nauticus"), is_short=True)
    assert table.take_turn()

    project.run(documented_commands(PAGE, "Back up"))
    backup = newest_backup(project)
    assert table.take_turn()
    posts = {post.id for post in table.channel.posts}
    project.run(documented_commands(PAGE, "Restore a backup").replace(BACKUP, backup))
    wire.wait_until(project.are_healthy, HEALTHY_SECONDS, step=1)
    check_restored(wire, table, posts)

    project.run(documented_commands(PAGE, "Back up"))
    posts = {post.id for post in table.channel.posts}
    project.remove()  # Remove everything but the files, as on a new machine to which only the files were copied.
    project.run(documented_commands(PAGE, "Restore a backup", 1).replace(BACKUP, newest_backup(project)))
    wire.wait_until(project.are_healthy, HEALTHY_SECONDS, step=1)
    check_restored(wire, table, posts)

    (old,) = project.containers()
    project.release("1.0.1")
    for number in range(2):
        project.run(documented_commands(PAGE, "Update to a new version", number))
    wire.wait_until(project.are_healthy, HEALTHY_SECONDS, step=1)
    assert project.containers() != [old]
    assert "Harbourmaster 1.0.1 on" in project.logs()
    assert "Code of 1.0.1." in project.run("docker compose exec -T harbourmaster harbourmaster --help")
    assert table.take_turn()

    project.run("docker compose stop")
    (stopped,) = project.run("docker compose ps --all --quiet harbourmaster").split() or [""]
    assert run_docker("inspect", "--format={{.State.ExitCode}}", stopped) == str(Exit.DONE)
    assert wire.violations == []


def test_image_reports_its_state_by_exit_codes(projects: Callable[..., Project]) -> None:
    projects("compose.yaml").run("docker compose build")
    assert run_image(NAME, "harbourmaster", "run") == Exit.TOKEN_MISSING
    assert run_image(NAME, "harbourmaster", "health") == 1
    missing = ("--env=DISCORD_TOKEN_FILE=/run/secrets/token", NAME, "harbourmaster", "run")
    assert run_image(*missing) == Exit.SETTINGS
    assert run_image("--env=DISCORD_TOKEN=x", NAME, "harbourmaster", "run") == Exit.UNREACHABLE
    assert run_image("--env=HARBOURMASTER_METRICS=x", NAME, "harbourmaster", "run") == Exit.SETTINGS


def test_container_without_a_token_stays_and_is_unhealthy(
    projects: Callable[..., Project], wire: Wire
) -> None:
    project = projects("compose.yaml")
    env = project.folder / ".env"
    lines = env.read_text("utf-8").splitlines()
    env.write_text("\n".join(line for line in lines if not line.startswith("DISCORD_TOKEN=")), "utf-8")
    project.run(documented_commands(PAGE, "Start the bot"))
    (container,) = project.containers()
    state = "--format={{.State.Status}} {{.State.Health.Status}} {{.RestartCount}}"
    wire.wait_until(
        lambda: run_docker("inspect", state, container) == "running unhealthy 0", HEALTHY_SECONDS, step=1
    )
    assert "DISCORD_TOKEN is missing" in project.logs()
