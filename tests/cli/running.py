"""Running `veillee` inside a test."""

from __future__ import annotations

import json
from typing import Any

import pytest

from veillee.commands import main

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: object) -> tuple[int, str]:
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert captured.err == ""
    return code, captured.out


def run_json(capsys: Capture, *arguments: object) -> tuple[int, Any]:
    code, out = run(capsys, *arguments, "--json")
    return code, json.loads(out)
