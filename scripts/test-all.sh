#!/bin/sh
# The pure suite on every Python 3.11+ of this machine, each in an environment of its own.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
scripts/web.sh
VEILLEE_CHROMIUM=$(need_chromium) || die 3 "not run: $no_chromium"
VEILLEE_POSTGRES=$(need_postgres) || die 3 "not run: $no_postgres"
VEILLEE_REDIS=$(need_redis) || die 3 "not run: $no_redis"
VEILLEE_NGINX=$(need_nginx) || die 3 "not run: $no_nginx"
export VEILLEE_CHROMIUM VEILLEE_POSTGRES VEILLEE_REDIS VEILLEE_NGINX
failed=
for version in 3.11 3.12 3.13 3.14; do
    for python in "python$version" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$version".*/bin/python; do
        usable_python "$python" || continue
        scripts/env.sh python "$("$python" -c 'import os, sys; print(os.path.realpath(sys.executable))')"
        say "tests, Python $version"
        VEILLEE_BUILD=pure ".venv-$version/bin/pytest" -n 2 "$@" || failed="$failed $version"
        break
    done || true
done
[ -z "$failed" ] || die 1 "failed on Python$failed"
