#!/bin/sh
# A wheel in dist/ with the web client inside: it plays and serves without Node.
# Exit codes: 1 it cannot be built, 2 nothing to build it with.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
scripts/web.sh
say "building the wheel (log: $log)"
rm -rf build
unset PYTHONDONTWRITEBYTECODE
quietly .venv/bin/python -m build --wheel --no-isolation
rm -rf build
# shellcheck disable=SC2012 # the names of wheels have no odd letters
say "built $(ls -t dist/*.whl | head -n 1)"
