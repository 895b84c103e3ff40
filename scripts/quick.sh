#!/bin/sh
# The tests for every day: style, types, every rule, the engine's own tests and the store; no browser, no laws.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
say "ruff, mypy, imports"
.venv/bin/ruff check
.venv/bin/ruff format --check
.venv/bin/mypy
.venv/bin/lint-imports --no-logo
say "tests for every day"
VEILLEE_BUILD=pure .venv/bin/pytest -n 2 -m "not browser and not postgres and not redis and not nginx" \
    tests/unit tests/scenarios tests/golden tests/games tests/mutants tests/store tests/kept/test_kept.py "$@"
