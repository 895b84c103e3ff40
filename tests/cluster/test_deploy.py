"""What is shipped to run a house of several servers can be read by whom it is for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import nginx_proxy
from veillee.commands import serve
from veillee.commands.parser import make_parser

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.nginx
def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    command = nginx_proxy.write_configuration(tmp_path, 8000, [8001, 8002])
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_compose_file_names_what_it_needs() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert compose.keys() == {"services", "volumes"}
    assert services.keys() == {"database", "redis", "server-1", "server-2", "nginx"}
    for service in services.values():
        assert service["network_mode"] == "host"
        assert service["image"]
        for name in service.get("depends_on", []):
            assert name in services
    upstream = nginx_proxy.SHIPPED.read_text(encoding="utf-8")
    for name in ("server-1", "server-2"):
        server = services[name]
        arguments = make_parser([serve.COMMAND]).parse_args(server["command"][1:])
        assert f"server 127.0.0.1:{arguments.port} " in upstream
        assert server["environment"].keys() == {"VEILLEE_DB", "VEILLEE_BUS"}
        assert server["depends_on"]["database"] == {"condition": "service_healthy"}
        assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    volumes = [volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])]
    assert [name for name in volumes if not name.startswith(".")] == list(compose["volumes"])
    assert all((DEPLOY / name).exists() for name in volumes if name.startswith("."))


def test_the_unit_starts_a_server(tmp_path: Path) -> None:
    text = (DEPLOY / "veillee@.service").read_text(encoding="utf-8")
    start = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    arguments = make_parser([serve.COMMAND]).parse_args(start.replace("%i", "8001").split()[1:])
    assert arguments.port == 8001
    checker = shutil.which("systemd-analyze")
    if checker is not None:
        (tmp_path / "veillee@.service").write_text(text.replace("/opt/veillee/bin/veillee", "/bin/true"))
        checked = subprocess.run(
            [checker, "verify", tmp_path / "veillee@8001.service"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (checked.returncode, checked.stderr) == (0, "")
