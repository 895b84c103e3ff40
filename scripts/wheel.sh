#!/bin/sh
# A wheel in dist/ with the web client inside: it plays and serves without Node. With COMPILED=1 core and games go into it
# compiled, for machines like this one alone.
# Exit codes: 1 it cannot be built, 2 nothing to build it with, 3 no C compiler.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
scripts/web.sh
if [ "${COMPILED:-}" = 1 ]; then
    need_compiler .venv/bin/python || die 3 "$no_compiler"
    VEILLEE_COMPILE=1
    export VEILLEE_COMPILE
    say "compiling core and games for the wheel (some minutes; log: $log)"
else
    say "building the wheel (log: $log)"
fi
rm -rf build
unset PYTHONDONTWRITEBYTECODE
quietly .venv/bin/python -m build --wheel --no-isolation
rm -rf build
# shellcheck disable=SC2012 # the names of wheels have no odd letters
say "built $(ls -t dist/*.whl | head -n 1)"
