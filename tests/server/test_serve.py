"""`veillee serve` as it is typed."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from veillee.commands import main
from veillee.server import addresses
from veillee.server.settings import Settings
from veillee.server.store import open_store


def test_a_taken_port_gives_way_to_the_next_and_ctrl_c_closes(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "veillee", "serve", "--port", str(port), "--data", str(tmp_path)]
        with subprocess.Popen(
            [*command, "--open"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={
                "VEILLEE_GAMES": "",
                **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            },
        ) as server:
            assert server.stdout is not None
            said = [server.stdout.readline() for _ in range(3)]
            address = said[1].split()[-1]
            assert said[0].startswith(f"Port {port} is taken; using ")
            assert address.startswith("http://localhost:")
            assert httpx.get(f"{address.replace('localhost', '127.0.0.1')}/health").status_code == 200
            server.send_signal(signal.SIGINT)
            assert server.communicate(timeout=20)[1] == ""
            assert server.returncode == 0


def test_however_often_it_is_told_to_end_it_leaves_nothing_behind(tmp_path: Path) -> None:
    """Not even the bots' processes, which get the signals of the whole group, have anything to say."""
    command = [sys.executable, "-m", "veillee", "serve", "--port", "0", "--data", str(tmp_path), "--json"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VEILLEE_GAMES": ""},
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        port = json.loads(server.stdout.readline())["port"]
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        os.killpg(server.pid, signal.SIGTERM)
        while server.poll() is None:
            server.send_signal(signal.SIGTERM)
            threading.Event().wait(0.02)
        assert server.communicate(timeout=20)[1] == ""
        assert server.returncode == 0


def test_the_home_network_is_told_its_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "veillee", "serve", "--port", "0", "--data", str(tmp_path), "--lan"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "VEILLEE_GAMES": ""}
    ) as server:
        assert server.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            said += server.stdout.readline()
        port = re.findall(r"open at http://localhost:(\d+)", said)[0]
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
    assert "In the home network: http://" in said or "does not seem to be in a network" in said
    if "In the home network" in said:
        assert "█" in said or "▄" in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--port", "70000"], "is not a port"),
        (["--metrics", "70000"], "--metrics 70000 is not a port"),
        (["--origin", "games.example"], "should read like https://games.example"),
        (["--origin", "https://games.example/path"], "should read like"),
        (["--origin", "https://games.example:abc"], "should read like"),
        (["--origin", "https://anna@games.example"], "should read like"),
        (["--lan", "--host", "127.0.0.1"], "only this machine reaches --host 127.0.0.1"),
        (["--lan", "--host", "::1"], "only this machine reaches --host ::1"),
        (["--lan", "--host", "localhost"], "only this machine reaches --host localhost"),
        (["--workers", "-1"], "should be 0 to 64"),
        (["--grace", "-1"], "should be 0 or more seconds"),
        (["--grace", "nan"], "should be 0 or more seconds"),
        (["--host", "192.0.2.1", "--port", "0"], "cannot listen on 192.0.2.1"),
    ],
)
def test_wrong_input_is_told_in_one_line(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path / "data"), *arguments]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("host", "outside"),
    [
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("localhost", None),
        ("::1", None),
        ("0.0.0.0", "http://192.168.1.7:8000"),
        ("::", "http://192.168.1.7:8000"),
        ("10.0.0.3", "http://10.0.0.3:8000"),
        ("fd00::3", "http://[fd00::3]:8000"),
    ],
)
def test_others_come_by_an_address_that_reaches_the_house(
    host: str, outside: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "home_address", lambda: "192.168.1.7")
    assert addresses.outside_address(host, 8000) == outside


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a proxy's idea of an address", "a proxy's idea of an address"),
    ],
)
def test_limits_count_whole_networks_of_ipv6(address: str, network: str) -> None:
    assert addresses.network_of(address) == network


def test_invitations_begin_with_the_address_others_come_by(tmp_path: Path) -> None:
    """The one that was named, as browsers spell it."""
    command = [sys.executable, "-m", "veillee", "serve", "--port", "0", "--data", str(tmp_path), "--json"]
    with subprocess.Popen(
        [*command, "--origin", "https://Games.example:443/"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "VEILLEE_GAMES": ""},
    ) as server:
        assert server.stdout is not None
        port = json.loads(server.stdout.readline())["port"]
        house = httpx.get(f"http://127.0.0.1:{port}/api/v1/house")
        assert house.json() == {"address": "https://games.example"}
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "veillee", "serve", "--port", "0", "--data", str(tmp_path), "--json"]
    with subprocess.Popen(
        [*command, "--metrics", "0", "--log", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VEILLEE_GAMES": ""},
    ) as server:
        assert server.stdout is not None
        said = json.loads(server.stdout.readline())
        port = said["metrics"]
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "veillee_sockets 0.0" in answer.text
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 404
        assert httpx.get(f"http://127.0.0.1:{said['port']}/metrics").status_code == 404
        with socket.create_connection(("127.0.0.1", port)) as lingering:
            lingering.sendall(b"GET /metr")
            server.send_signal(signal.SIGTERM)
            assert server.communicate(timeout=20)[1] == ""
        assert server.returncode == 0


def test_a_taken_port_for_metrics_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", "0", "--data", str(tmp_path / "data"), "--metrics", str(port)]) == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in capsys.readouterr().err


def test_a_folder_in_use_or_no_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(Settings(tmp_path / "data"))
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "data")]) == 2
    assert "another server is using it" in capsys.readouterr().err
    store.close()
    (tmp_path / "file").write_text("")
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    assert "cannot use the data folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://anna:sesame@127.0.0.1/x", "a URL such as postgresql://user@host/name"),
        ("postgresql://anna:sesame%@127.0.0.1/x", "cannot be read"),
        (
            "postgresql://anna:sesame@127.0.0.1:1/x",
            "postgresql://anna@127.0.0.1:1/x: no PostgreSQL server is running there",
        ),
    ],
)
@pytest.mark.parametrize("by", ["option", "environment"])
def test_a_database_that_cannot_be_used_is_refused_without_its_password(
    url: str, words: str, by: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VEILLEE_DB", url if by == "environment" else "")
    assert main(["serve", "--port", "0", *(["--db", url] if by == "option" else [])]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert "sesame" not in error
    assert error.count("\n") == 1


def test_tables_are_kept_in_one_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = ["--data", str(tmp_path / "file")]
    assert main(["serve", "--port", "0", "--db", "postgresql:///x", *folder]) == 2
    assert "leave one out" in capsys.readouterr().err
    (tmp_path / "file").touch()
    monkeypatch.setenv("VEILLEE_DB", "postgresql:///x")
    assert main(["serve", "--port", "0", *folder]) == 2
    assert "cannot use the data folder" in capsys.readouterr().err
