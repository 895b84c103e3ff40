#!/bin/sh
# The laws with many examples and a fresh seed each round, until one breaks or MINUTES (10) are over.
# With SEED=n just that round.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/env.sh pure
end=$(($(date +%s) + ${MINUTES:-10} * 60))
while :; do
    seed=${SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
    say "torture, replay with: make torture SEED=$seed"
    VEILLEE_BUILD=pure VEILLEE_TORTURE=1 .venv/bin/pytest -n 2 -m laws --hypothesis-profile=torture \
        --hypothesis-seed="$seed" "$@" || die 1 "found something; replay with: make torture SEED=$seed"
    if [ -n "${SEED:-}" ] || [ "$(date +%s)" -ge "$end" ]; then break; fi
done
