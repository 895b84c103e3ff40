#!/bin/sh
# Prepares everything and opens the house in the browser. With COMPILED=1 it runs the compiled engine, in which bots
# that search see farther in the same time; where that cannot be built, it says so and runs the sources.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

environment=.venv
scripts/env.sh pure
scripts/web.sh
if [ "${COMPILED:-}" = 1 ]; then
    status=0
    scripts/env.sh compiled || status=$?
    case $status in
    0) environment=.venv-compiled ;;
    3) say "playing without the compiled engine" ;;
    *) exit "$status" ;;
    esac
fi
exec "$environment/bin/veillee" serve --open "$@"
