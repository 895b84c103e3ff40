#!/bin/sh
# The whole suite on the sources, then what is marked `both` on the compiled build.
# Exit codes: 1 a test failed, 3 something could not be run (with CI=true: 1).
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
say "tests, pure build"
VEILLEE_BUILD=pure .venv/bin/pytest -n 2 "$@"

status=0
scripts/env.sh compiled || status=$?
case $status in
0) ;;
3) not_run "$no_compiler" ;;
*) exit "$status" ;;
esac
say "tests, compiled build"
VEILLEE_BUILD=compiled .venv-compiled/bin/pytest -n 2 -m both --override-ini pythonpath= "$@"
