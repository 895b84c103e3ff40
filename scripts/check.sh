#!/bin/sh
# Style, types, the direction of imports, the protocol, the web client, what others made, and that the engine compiles.
# Exit codes: 1 something is wrong, 3 something could not be run (with CI=true: 1).
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
say "ruff"
.venv/bin/ruff check
.venv/bin/ruff format --check
say "mypy"
.venv/bin/mypy
say "imports"
.venv/bin/lint-imports --no-logo
say "protocol"
.venv/bin/python scripts/protocol.py --check
scripts/web.sh
scripts/web.sh check
say "what others made"
.venv/bin/python scripts/third_party.py --check
say "compiled build"
status=0
scripts/env.sh compiled || status=$?
if [ "$status" = 3 ]; then not_run "$no_compiler"; fi
exit "$status"
