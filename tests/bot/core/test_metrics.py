"""Tests for metrics in the Prometheus format on a local port, and for logs as JSON lines."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.core.metrics.exporter import Exporter
from bot.core.metrics.logs import JsonLines, log_context
from bot.core.metrics.port import open_port
from bot.core.version import VERSION
from bot.messages.view import feature
from bot.runtime.process.environment import BadSettings, read_settings
from tests.bot.port import Port

DASHBOARD = Path(__file__).parents[3] / "docs/grafana.json"
ALERTS = Path(__file__).parents[3] / "docs/alerts.yaml"


def read_metrics(port: int) -> dict[str, float]:
    """Return the metrics served on a port, without histogram buckets.

    The keys consist of the metric's name and its label values.
    """
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    return {
        f"{sample.name}{''.join(sample.labels.values())}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.endswith("_bucket")
    }


async def test_metrics_are_served_on_a_port(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    exporter = Exporter()
    monkeypatch.setattr(port.bot, "metrics", exporter)
    monkeypatch.setattr(type(port.bot.services), "metrics", exporter)
    await port.begin()
    await port.ada.click(port.button_message(), label="Take my turn")
    data = await asyncio.to_thread(read_metrics, port.bot.serve_metrics(0))
    assert data["harbourmaster_clicks_totalapplication_command"] == 2
    assert data["harbourmaster_clicks_totalcomponent"] == 1
    assert data["harbourmaster_acknowledgement_seconds_count"] == 3
    assert data["harbourmaster_answer_seconds_count"] == 3
    assert data["harbourmaster_answer_seconds_sum"] > data["harbourmaster_acknowledgement_seconds_sum"] > 0
    assert data["harbourmaster_matches_running"] == 1
    assert data["harbourmaster_posts_waiting"] == 0
    assert data["harbourmaster_database_up"] == 1
    assert {f"harbourmaster_{name}" for name in ("gateway_up", "timers_late", "jobs_due")} <= data.keys()


async def test_metrics_contain_version_errors_backups_and_process_figures(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    exporter = Exporter()
    monkeypatch.setattr(port.bot, "metrics", exporter)
    number = port.bot.serve_metrics(0)
    logging.getLogger("bot.anything").error("something failed")
    logging.getLogger("bot.anything").warning("something is odd")
    data = await asyncio.to_thread(read_metrics, number)
    (build,) = [value for name, value in data.items() if name.startswith("harbourmaster_build_info")]
    assert build == 1
    assert any(VERSION in name for name in data)
    assert data["harbourmaster_errors_total"] == 1
    assert {"process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"} <= data.keys()
    assert data["process_start_time_seconds"] > 0
    assert not any("backup" in name for name in data), "this bot makes no backups"
    state = port.bot.services.backups
    state.is_on, state.error, state.last = True, "no space", 1_700_000_000.0
    data = await asyncio.to_thread(read_metrics, number)
    assert data["harbourmaster_backup_failed"] == 1
    assert data["harbourmaster_backup_timestamp_seconds"] == 1_700_000_000
    exporter.close()


async def test_alerts_query_only_exported_metrics(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    exporter = Exporter()
    monkeypatch.setattr(port.bot, "metrics", exporter)
    state = port.bot.services.backups
    state.is_on, state.last = True, 1.0
    data = await asyncio.to_thread(read_metrics, port.bot.serve_metrics(0))
    exporter.close()
    names = {re.sub(r"_(count|sum|created)$", "", re.match("[a-z_]+", name)[0]) for name in data}  # type: ignore[index]
    rules = ALERTS.read_text("utf-8")
    asked = set(re.findall(r"(?:harbourmaster|process)_\w+", "".join(re.findall(r"expr: (.*)", rules))))
    assert len(asked) > 10
    assert {name.removesuffix("_bucket") for name in asked} <= names
    assert len(re.findall(r"- alert: ", rules)) == len(re.findall(r"summary: ", rules)) > 8


async def test_dashboard_queries_only_exported_metrics(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    exporter = Exporter()
    monkeypatch.setattr(port.bot, "metrics", exporter)
    exporter.count_interaction("component")
    data = await asyncio.to_thread(read_metrics, port.bot.serve_metrics(0))
    names = {re.sub(r"_(count|sum|created)$", "", name.removesuffix("component")) for name in data}
    board = json.loads(DASHBOARD.read_text())
    asked = {
        found.removesuffix("_bucket")
        for panel in board["panels"]
        for target in panel["targets"]
        for found in re.findall(r"harbourmaster_\w+", target["expr"])
    }
    assert asked <= names
    assert len(asked) == 14


def test_dashboard_separates_instance_and_database_metrics() -> None:
    targets = [target for panel in json.loads(DASHBOARD.read_text())["panels"] for target in panel["targets"]]
    of_database = {
        target["expr"] for target in targets if re.search("posts|jobs|timers|matches", target["expr"])
    }
    of_each = [target["legendFormat"] for target in targets if target["expr"].startswith("harbourmaster_")]
    assert len(of_database) == 7
    assert all(re.fullmatch(r"max\(harbourmaster_\w+\)", expr) for expr in of_database)
    assert len(of_each) == 4
    assert all(legend.endswith(" {{instance}}") for legend in of_each)


async def test_metrics_are_off_by_default(port: Port) -> None:
    assert not isinstance(port.bot.metrics, Exporter)
    assert read_settings({}, None).metrics is None


def test_metrics_address_is_configurable() -> None:
    found = read_settings({"HARBOURMASTER_METRICS": "0.0.0.0:9100"}, None)
    assert (found.metrics_at, found.metrics) == ("0.0.0.0", 9100)  # noqa: S104 - the test needs it
    assert read_settings({"HARBOURMASTER_METRICS": "9100"}, None).metrics_at == "127.0.0.1"


@pytest.mark.parametrize("at", ["[::]", "[::1]", "[fd00::2]", "localhost", "metrics.internal", "10.0.0.1"])
def test_metrics_address_may_be_ipv6_or_a_name(at: str) -> None:
    found = read_settings({"HARBOURMASTER_METRICS": f"{at}:9100"}, None)
    assert (found.metrics_at, found.metrics) == (at.strip("[]"), 9100)


@pytest.mark.parametrize(("at", "shown"), [("::1", "[::1]"), ("localhost", "localhost")])
async def test_metrics_are_served_on_ipv6_and_names(
    at: str, shown: str, port: Port, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(port.bot, "metrics", Exporter())
    assert open_port(lambda: port.bot.serve_metrics(0, at), at)
    (address,) = re.findall(r"http://\S+/metrics", caplog.text)
    assert address.startswith(f"http://{shown}:")
    assert (await asyncio.to_thread(urlopen, address, timeout=10)).status == 200


@pytest.mark.parametrize(
    "given",
    ["x", "0", "70000", "-1", ":9100", "0.0.0.0:", "::1:9100", "[::1]", "[::g]:9100", "[x]:9100", "a b:9100"],
)
def test_invalid_metrics_port_is_rejected(given: str) -> None:
    with pytest.raises(BadSettings, match="HARBOURMASTER_METRICS"):
        read_settings({"HARBOURMASTER_METRICS": given}, None)


def test_log_format_can_be_json() -> None:
    assert read_settings({"HARBOURMASTER_LOG_FORMAT": "JSON"}, None).is_log_json
    with pytest.raises(BadSettings, match="HARBOURMASTER_LOG_FORMAT"):
        read_settings({"HARBOURMASTER_LOG_FORMAT": "xml"}, None)
    log_record = logging.LogRecord("bot", logging.INFO, "x.py", 1, "match %d: “%s”", (7, "a\nb"), None)
    told = json.loads(JsonLines().format(log_record))
    assert (told["message"], told["match"], told["level"]) == ("match 7: “a\nb”", 7, "INFO")
    assert "\n" not in JsonLines().format(log_record)
    assert log_context(5, 6, "m:12:3:turn") == {"interaction": 5, "server": 6, "match": 12}
    assert log_context(5, None, "settings me") == {"interaction": 5}


async def test_command_error_log_contains_match_and_server(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin()
    texts: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            texts.append(self.format(record))

    async def stumble(*_: object) -> None:
        raise RuntimeError

    handler = Kept(logging.ERROR)
    handler.setFormatter(JsonLines())
    monkeypatch.setattr(feature, "show_log", stumble)
    logging.getLogger().addHandler(handler)
    try:
        await port.ada.slash(port.lobby, "log")
        await port.ada.slash(port.guild.create_text_channel("elsewhere"), "log", match="1")
    finally:
        logging.getLogger().removeHandler(handler)
    found = [json.loads(one) for one in texts]
    assert [one["match"] for one in found] == [1, 1]
    assert all(one["server"] == port.guild.id and one["interaction"] for one in found)
