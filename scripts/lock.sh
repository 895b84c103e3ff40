#!/bin/sh
# Pins every package, with hashes, for all platforms. `make lock UPGRADE=1` takes newer releases.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

# Only the main index: what lies on this machine besides must not narrow the hashes.
use_pip_settings .venv/bin/python -m pip
unset UV_INDEX UV_EXTRA_INDEX_URL UV_FIND_LINKS

cd requirements
for name in bootstrap runtime dev audit peers node; do
    say "locking requirements/$name.txt"
    ../.venv/bin/uv pip compile -q --universal --generate-hashes --python-version 3.11 \
        --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' \
        ${UPGRADE:+--upgrade} --output-file "$name.txt" "$name.in"
done

if grep -nE '://|^--|file:' ./*.txt; then
    die 1 "an address went into a requirement file"
fi
