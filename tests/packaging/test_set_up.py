"""What the scripts that prepare a checkout say, and what they hand on to pip, uv and npm."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMON = ROOT / "scripts" / "common.sh"
README = (ROOT / "README.md").read_text(encoding="utf-8")


def sh(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """A script that has sourced the common one, with a clean environment."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), **variables}
    return subprocess.run(
        ["sh", "-euc", f'. "{COMMON}"\n{script}'],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_installers_say_goes_to_the_log(tmp_path: Path) -> None:
    done = sh('say "preparing"; quietly sh -c "echo loud; echo louder >&2"', tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "== preparing\n")
    assert (tmp_path / ".set-up.log").read_text().endswith("\nloud\nlouder\n")


def test_an_installer_that_fails_is_shown(tmp_path: Path) -> None:
    done = sh('quietly sh -c "echo the reason; exit 7"', tmp_path)
    assert done.returncode == 7
    assert "== this failed: sh -c echo the reason; exit 7 (all of it: .set-up.log)" in done.stderr
    assert done.stderr.endswith("the reason\n")
    assert "SSL_CERT_FILE" not in done.stderr


@pytest.mark.parametrize(
    "complaint",
    [
        "invalid peer certificate: UnknownIssuer",
        "SSL: CERTIFICATE_VERIFY_FAILED",
        "SELF_SIGNED_CERT_IN_CHAIN",
    ],
)
def test_a_certificate_that_nobody_knows_gets_a_line_of_advice(complaint: str, tmp_path: Path) -> None:
    done = sh(f'quietly sh -c "echo {complaint}; exit 1"', tmp_path)
    assert done.stderr.endswith("name its file: SSL_CERT_FILE=FILE make play\n")


SHOWN = 'use_pip_settings sh -c "$PIP"; echo "$SSL_CERT_FILE $PIP_CERT $NODE_EXTRA_CA_CERTS"'


def test_the_certificates_of_the_system_are_handed_on(tmp_path: Path) -> None:
    system = next(
        (path for path in re.findall(r"/etc/\S+\.(?:crt|pem)", COMMON.read_text()) if Path(path).is_file()),
        None,
    )
    if system is None:
        pytest.skip("this system has no list of certificates")
    assert sh(SHOWN, tmp_path, PIP="true").stdout == f"{system} {system} {system}\n"


def test_certificates_that_were_chosen_stay(tmp_path: Path) -> None:
    assert sh(SHOWN, tmp_path, PIP="true", SSL_CERT_FILE="/mine").stdout == "/mine /mine /mine\n"
    chosen = sh(SHOWN, tmp_path, PIP="echo \"global.cert='/pips'\"")
    assert chosen.stdout == "/pips /pips /pips\n"


def test_the_readme_names_every_package_that_is_installed() -> None:
    scripts = "\n".join(path.read_text() for path in (ROOT / "scripts").glob("*.sh"))
    named = re.findall(r"apt_install ((?:[a-z][\w-]* ?)+)", scripts)
    assert len(named) == 6
    for package in " ".join(named).split():
        assert re.search(rf"[` ]{package}[` ]", README), f"{package} is not in the README"
    for folder in set(re.findall(r"\.venv-(?:compiled|node)\b", scripts)):
        assert folder in README
