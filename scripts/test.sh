#!/bin/sh
# The whole suite on the sources, then what is marked `both` on the compiled build.
# Exit codes: 1 a test failed, 3 something could not be run (with CI=true: 1).
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
scripts/web.sh

missing=
marks=
leave_out() { # MARK WHY
    marks="${marks:+$marks and }not $1"
    missing="${missing:+$missing; }$2"
}
if VEILLEE_CHROMIUM=$(need_chromium); then export VEILLEE_CHROMIUM; else leave_out browser "$no_chromium"; fi
if VEILLEE_POSTGRES=$(need_postgres); then export VEILLEE_POSTGRES; else leave_out postgres "$no_postgres"; fi
if VEILLEE_REDIS=$(need_redis); then export VEILLEE_REDIS; else leave_out redis "$no_redis"; fi
if VEILLEE_NGINX=$(need_nginx); then export VEILLEE_NGINX; else leave_out nginx "$no_nginx"; fi
say "tests, pure build"
VEILLEE_BUILD=pure .venv/bin/pytest -n 2 ${marks:+-m "$marks"} "$@"

status=0
scripts/env.sh compiled || status=$?
case $status in
0)
    say "tests, compiled build"
    VEILLEE_BUILD=compiled .venv-compiled/bin/pytest -n 2 -m both --override-ini pythonpath= "$@"
    ;;
3) missing="${missing:+$missing; }$no_compiler" ;;
*) exit "$status" ;;
esac
if [ -n "$missing" ]; then not_run "$missing"; fi
