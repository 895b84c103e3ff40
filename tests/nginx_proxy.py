"""nginx with the configuration that is shipped, before servers of the tests' own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from veillee.server.addresses import free_socket

SHIPPED: Final = Path(__file__).parents[1] / "deploy" / "nginx.conf"

_MAIN: Final = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/veillee.conf;
}}
"""


def program() -> str:
    for candidate in (os.environ.get("VEILLEE_NGINX"), shutil.which("nginx"), "/usr/sbin/nginx"):
        if candidate and Path(candidate).exists():
            return candidate
    pytest.fail("no nginx (Debian: nginx); leave these tests out with -m 'not nginx'")


def write_configuration(folder: Path, port: int, servers: Sequence[int]) -> list[str]:
    """The shipped configuration with other ports, and the command that takes it."""
    shipped = SHIPPED.read_text(encoding="utf-8")
    server, count = re.subn(r"( +server )127\.0\.0\.1:8001( .*;\n) +server .*;\n", _many(servers), shipped)
    listening, found = re.subn(r"listen 80;", f"listen 127.0.0.1:{port};", server)
    assert (count, found) == (1, 1), "the shipped configuration has another shape"
    (folder / "veillee.conf").write_text(listening, encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "main.conf").write_text(_MAIN.format(folder=folder, user=user), encoding="utf-8")
    return [program(), "-p", str(folder), "-c", str(folder / "main.conf"), "-e", str(folder / "error.log")]


def _many(servers: Sequence[int]) -> str:
    return "".join(rf"\g<1>127.0.0.1:{port}\g<2>" for port in servers)


@contextmanager
def running(servers: Sequence[int]) -> Iterator[str]:
    """Nginx before servers on these ports of loopback: its address."""
    listening = free_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    listening.close()
    with tempfile.TemporaryDirectory(prefix="veillee-nginx-") as name:
        folder = Path(name)
        with subprocess.Popen(write_configuration(folder, port, servers)) as nginx:
            try:
                _wait(f"http://127.0.0.1:{port}/", nginx, folder / "error.log")
                yield f"http://127.0.0.1:{port}"
            finally:
                nginx.terminate()


def _wait(address: str, nginx: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(200):
        assert nginx.poll() is None, log.read_text()
        try:
            urlopen(address, timeout=5).close()
        except HTTPError:
            return  # nginx answers, its servers do not yet
        except OSError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("nginx does not answer")
